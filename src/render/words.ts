import { count } from '../util/text.ts';
import type { BundleKind, Deployment } from '../domain/bundle.ts';
import type { BundleResult, Change, Summary } from '../domain/plan.ts';
import { countWarnings, type LocatedProblem, type Position } from '../domain/problem.ts';
import type { Effect } from '../generated/types.ts';
import type { Outcome } from '../domain/outcome.ts';

export type Owner = { readonly deployment: Deployment; readonly kind: BundleKind };

/** A key for a bundle of a run. */
export const ownerKey = ({ deployment, kind }: Owner): string => `${kind} ${deployment.slug}`;

type OfDeployment = Pick<Owner, 'deployment'>;

/** The distinct deployments of some bundles, by slug. */
export const slugsOf = (bundles: readonly OfDeployment[]): string[] => [
  ...new Set(bundles.map(({ deployment }) => deployment.slug)),
];

export const hasSeveralDeployments = (bundles: readonly OfDeployment[]): boolean => slugsOf(bundles).length > 1;

/** `1 create, 2 updates, 1 delete; enforcement: looser`; `no changes` without any. */
export function summaryWords(summary: Summary): string {
  const counts = changeWords(summary);
  return summary.creates + summary.updates + summary.deletes === 0
    ? counts
    : `${counts}; enforcement: ${summary.effect}`;
}

/** `1 create, 2 updates, 1 delete` without zeros, or `no changes`. */
export const changeWords = (summary: Counts): string => countsOf(summary, count);

/** `1 created, 2 updated, 1 deleted`. */
export const doneWords = (summary: Counts): string => countsOf(summary, (number, verb) => `${number} ${verb}d`);

type Counts = Omit<Summary, 'effect'>;

const countsOf = (summary: Counts, words: (number: number, verb: Verb) => string): string =>
  (['create', 'update', 'delete'] as const)
    .filter((verb) => summary[`${verb}s`] > 0)
    .map((verb) => words(summary[`${verb}s`], verb))
    .join(', ') || 'no changes';

/** `3 errors, 1 warning`. */
export function problemWords(problems: readonly LocatedProblem[]): string {
  const warnings = countWarnings(problems);
  const errors = problems.length - warnings;
  const words = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return words.filter(Boolean).join(', ');
}

export const errorsFirst = (problems: readonly LocatedProblem[]): LocatedProblem[] =>
  problems.toSorted((a, b) => Number(a.problem.severity === 'warning') - Number(b.problem.severity === 'warning'));

/** The result of a check of the files, in one line. */
export function foundWords(outcome: Extract<Outcome, { kind: 'valid' | 'invalid' }>): string {
  const { kind, problems } = outcome;
  if (kind === 'invalid') return `Invalid: ${problemWords(problems)}`;
  return `Valid: ${policiesIn(outcome)}${problems.length > 0 ? `, ${problemWords(problems)}` : ''}`;
}

/** What was checked; detection policies are not counted. */
export const policiesIn = ({ policies, files }: { readonly policies: number; readonly files: number }): string =>
  `${policies === 0 ? '' : `${count(policies, 'policy', 'policies')} in `}${count(files, 'file')}`;

type Verb = Change['verb'];

type Result = BundleResult['result'];

export const signs = { create: '+', update: '~', delete: '-' } as const satisfies Record<Verb, string>;

export const verbTitles = { create: 'Create', update: 'Update', delete: 'Delete' } as const satisfies Record<
  Verb,
  string
>;

/** `unknown` alone would be unclear. */
export const effectWords = (effect: Effect): string => (effect === 'unknown' ? 'effect unknown' : effect);

/** `already applied` */
export const resultWords = (result: Result): string => result.replace('-', ' ');

/** For results without a reason. */
export const resultReasons = {
  applied: 'written and confirmed by the platform',
  'already-applied': 'already on the platform; nothing was sent',
  unverified: 'written, but the platform still reports changes',
  'not-applied': 'nothing was sent',
  unknown: 'the platform did not answer',
} as const satisfies Record<Result, string>;

/** `policies/a.yaml:12:5`, which editors and terminals link. */
export const placeWords = ({ file, line, column }: Position): string => `${file}:${line}:${column}`;

/** A text from files or the platform, escaped by each format in its own way. */
type Foreign = { readonly foreign: string };

/** A sentence in pieces; strings are our own words. */
export type Sentence = readonly (string | Foreign)[];

export const foreign = (text: string): Foreign => ({ foreign: text });

/** A sentence whose inserted texts are foreign; numbers and sentences are our own. */
export function say(literals: TemplateStringsArray, ...values: readonly (string | number | Sentence)[]): Sentence {
  const pieces = literals.flatMap((literal, at): Sentence => {
    const value = values[at] ?? [];
    if (typeof value === 'string') return [literal, foreign(value)];
    return typeof value === 'number' ? [literal, String(value)] : [literal, ...value];
  });
  return pieces.filter((piece) => piece !== '');
}

/** Joins sentences without the empty ones. */
export const joined = (sentences: readonly Sentence[], by = ' '): Sentence =>
  sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, index) => (index === 0 ? sentence : [by, ...sentence]));

/** As plain text, not escaped yet. */
export const plainText = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.foreign)).join('');

const mostListed = 12;

/** `a, b and c`; the number of the others after twelve. */
export function listed(things: readonly Sentence[], word: 'and' | 'or' = 'and'): Sentence {
  const more = things.length - mostListed;
  const all = more > 0 ? [...things.slice(0, mostListed), [`${more} more`]] : things;
  const last = all.at(-1) ?? [];
  return all.length < 2 ? last : [...joined(all.slice(0, -1), ', '), ` ${word} `, ...last];
}
