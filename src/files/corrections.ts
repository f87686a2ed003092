import type { Correction } from '../domain/fix.ts';
import type { FactsOf, Problem, ProblemCode } from '../domain/problem.ts';
import { knownRulesets } from './known-words.ts';
import { onlyNearest } from './nearest.ts';

/** What fixes a problem in its file, if there is exactly one way; else a person has to decide. */
export function correctionOf(problem: Problem): Correction | null {
  // TypeScript cannot see that the function and the problem belong together.
  const correct = corrections[problem.code] as ((one: Problem) => Correction | null) | undefined;
  return correct?.(problem) ?? null;
}

type ProblemOf<Code extends ProblemCode> = Pick<Problem, 'severity' | 'at'> & FactsOf<Code>;

/** Codes that are not here have several fixes, or none that keeps the meaning. */
const corrections: { readonly [Code in ProblemCode]?: (problem: ProblemOf<Code>) => Correction | null } = {
  'missing-slug': ({ derived }) => (isCommonSlug(derived) ? { kind: 'slug', slug: derived } : null),
  // Quotes
  'ambiguous-scalar': ({ text, reads }) => (reads === 'null' ? null : { kind: 'text', text }),
  'wrong-type': ({ expected, text, isEntry = false }) => bareValue(expected, text) ?? (isEntry ? dash : null),
  // Dashes and spaces
  'bad-text': ({ at, value, expected }) => {
    const trimmed = value.trim();
    if (trimmed !== value && new RegExp(expected).test(trimmed)) return { kind: 'text', text: trimmed };
    return expected === identifier && typeof at.pointer.at(-1) === 'number' ? dash : null;
  },
  'joined-lines': ({ severity }) => (severity === 'error' ? dash : null),
  syntax: ({ reason, position }) => {
    const what = syntaxCorrections[reason];
    return what === undefined ? null : { kind: 'syntax', what, position };
  },
  // Did you mean
  'unknown-field': ({ field, allowed }) => meant(onlyNearest(field, allowed)),
  'bad-value': ({ value, allowed }) => meant(onlyNearest(value, allowed)),
  'bad-expectation': ({ value, allowed }) => {
    const words = value.split(' ');
    const word = onlyNearest(words.pop() ?? '', allowed);
    return word === null ? null : { kind: 'text', text: [...words, word].join(' ') };
  },
  'deployment-unknown': ({ slug, configured }) => meant(onlyNearest(slug, configured)),
  'unknown-condition-type': ({ type, known }) => meant(onlyNearest(type, known)),
  'unknown-condition-value': ({ value, known }) => meant(onlyNearest(value, known)),
  'unknown-config-value': ({ value, known }) => meant(onlyNearest(value, known)),
  'unknown-action-type': ({ type, known }) => meant(onlyNearest(type, known)),
  'unknown-ruleset': ({ ruleset, nearest }) => meant(onlyNearest(ruleset, knownRulesets) === nearest ? nearest : null),
  misnamed: ({ meant: name }) => meant(name),
  'rule-type': ({ meant: type }) => meant(type),
  'misnamed-expiry': () => meant('x-expires'),
};

/** Whether every platform most likely derives this slug: they may differ in other letters, and in where they cut. */
const isCommonSlug = (slug: string): boolean => /^[a-z0-9-]{1,100}$/.test(slug);

/** The schema's pattern for identifiers: one with a space is most likely two entries of a list. */
const identifier = '^\\S+$';

const dash: Correction = { kind: 'dash' };

const meant = (text: string | null): Correction | null => (text === null ? null : { kind: 'text', text });

const syntaxCorrections: {
  readonly [Reason in FactsOf<'syntax'>['reason']]?: Extract<Correction, { kind: 'syntax' }>['what'];
} = { 'odd-space': 'odd-space', 'reserved-start': 'quotes', indentation: 'dash', 'missing-colon': 'dash' };

/** `"true"`, `yes` or `"10"` where true or false, or a number is expected. */
function bareValue(expected: readonly string[], text: string | null): Correction | null {
  if (text === null || expected.includes('string')) return null;
  if (expected.includes('boolean')) {
    const value = booleans.get(text.toLowerCase());
    return value === undefined ? null : { kind: 'bare', text: value };
  }
  return expected.includes('integer') && /^(?:0|[1-9]\d{0,14})$/.test(text) ? { kind: 'bare', text } : null;
}

/** As YAML 1.1 reads them, and as people mean them. */
const booleans: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'off'].map((word) => [word, 'false'] as const),
]);
