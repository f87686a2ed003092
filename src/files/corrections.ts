import type { Correction } from '../domain/fix.ts';
import type { FactsOf, Problem, ProblemCode } from '../domain/problem.ts';
import { knownRulesets } from './lint/known-values.ts';
import { onlyNearest } from './nearest.ts';

/** The correction of a problem in its file; null unless there is exactly one. */
export function correctionOf(problem: Problem): Correction | null {
  // TypeScript cannot see that the function and the problem have the same code.
  const correct = corrections[problem.code] as ((problem: Problem) => Correction | null) | undefined;
  return correct?.(problem) ?? null;
}

type ProblemOf<Code extends ProblemCode> = Pick<Problem, 'severity' | 'at'> & FactsOf<Code>;

/** Finds the correction by the code of a problem. Problems with other codes have several corrections, or none that keeps the meaning. */
const corrections: { readonly [Code in ProblemCode]?: (problem: ProblemOf<Code>) => Correction | null } = {
  'missing-slug': ({ derived }) => (isDerivedEverywhere(derived) ? { kind: 'slug', slug: derived } : null),
  // Quotes:
  'ambiguous-scalar': ({ text, reads: reading }) => (reading === 'null' ? null : { kind: 'text', text }),
  'wrong-type': ({ expected, text, isEntry = false }) =>
    replaceByBareValue(expected, text) ?? (isEntry ? addDash : null),
  // Dashes and spaces:
  'bad-text': ({ at, value, expected }) => {
    const trimmed = value.trim();
    if (trimmed !== value && new RegExp(expected).test(trimmed)) return { kind: 'text', text: trimmed };
    return expected === identifierPattern && typeof at.pointer.at(-1) === 'number' ? addDash : null;
  },
  'joined-lines': ({ severity }) => (severity === 'error' ? addDash : null),
  syntax: ({ reason, position }) => {
    const repair = syntaxCorrections[reason];
    return repair === undefined ? null : { kind: 'syntax', what: repair, position };
  },
  // Names that resemble a known name:
  'unknown-field': ({ field, allowed }) => replaceText(onlyNearest(field, allowed)),
  'bad-value': ({ value, allowed }) => replaceText(onlyNearest(value, allowed)),
  'bad-expectation': ({ value, allowed }) => {
    // `not blok`: the last word is the one that is not allowed.
    const words = value.split(' ');
    const lastWord = onlyNearest(words.pop() ?? '', allowed);
    return lastWord === null ? null : { kind: 'text', text: [...words, lastWord].join(' ') };
  },
  'deployment-unknown': ({ slug, configured }) => replaceText(onlyNearest(slug, configured)),
  'unknown-condition-type': ({ type, known }) => replaceText(onlyNearest(type, known)),
  'unknown-condition-value': ({ value, known }) => replaceText(onlyNearest(value, known)),
  'unknown-config-value': ({ value, known }) => replaceText(onlyNearest(value, known)),
  'unknown-action-type': ({ type, known }) => replaceText(onlyNearest(type, known)),
  'unknown-ruleset': ({ ruleset, nearest }) =>
    onlyNearest(ruleset, knownRulesets) === nearest ? replaceText(nearest) : null,
  misnamed: ({ meant: intended }) => replaceText(intended),
  'rule-type': ({ meant: intended }) => replaceText(intended),
  'misnamed-expiry': () => replaceText('x-expires'),
};

/** Whether all platforms derive the same slug from a name. They may differ in how they treat other letters, and in the maximum length. */
const isDerivedEverywhere = (slug: string): boolean => /^[a-z0-9-]{1,100}$/.test(slug);

/** The pattern of the schema for identifiers. A text with a space, in place of an identifier, is most likely two list entries. */
const identifierPattern = '^\\S+$';

const addDash: Correction = { kind: 'dash' };

const replaceText = (text: string | null): Correction | null => (text === null ? null : { kind: 'text', text });

const syntaxCorrections: {
  readonly [Reason in FactsOf<'syntax'>['reason']]?: Extract<Correction, { kind: 'syntax' }>['what'];
} = { 'odd-space': 'odd-space', 'reserved-start': 'quotes', indentation: 'dash', 'missing-colon': 'dash' };

/** Replaces `"true"`, `yes` or `"10"` by a boolean or a number, where one is expected. */
function replaceByBareValue(expected: readonly string[], text: string | null): Correction | null {
  if (text === null || expected.includes('string')) return null;
  if (expected.includes('boolean')) {
    const value = booleanByWord.get(text.toLowerCase());
    return value === undefined ? null : { kind: 'bare', text: value };
  }
  return expected.includes('integer') && /^(?:0|[1-9]\d{0,14})$/.test(text) ? { kind: 'bare', text } : null;
}

/** The words for booleans in YAML 1.1, since people write them for a boolean. */
const booleanByWord: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'off'].map((word) => [word, 'false'] as const),
]);
