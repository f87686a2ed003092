import type { BundleKind, ObjectKey } from '../domain/bundle.ts';
import type { Edited } from '../domain/drift.ts';
import { GitHubError } from '../domain/github.ts';
import type { BundleResult, Change, PlannedBundle, Summary } from '../domain/plan.ts';
import type { LocatedProblem, Position } from '../domain/problem.ts';
import { PlatformError } from '../domain/preview.ts';
import type { Effect } from '../generated/types.ts';
import type { Comparison } from './shown-plan.ts';
import { tidyObject } from './yaml-diff.ts';

/** A bundle by its kind, and by its deployment where a run has several. */
export const bundleName = (bundle: PlannedBundle, several: boolean): string =>
  several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;

type OfDeployment = Pick<PlannedBundle, 'deployment'>;

/** The deployments of some bundles by slug, each once. */
export const slugsOf = (bundles: readonly OfDeployment[]): string[] => [
  ...new Set(bundles.map(({ deployment }) => deployment.slug)),
];

export const hasSeveralDeployments = (bundles: readonly OfDeployment[]): boolean => slugsOf(bundles).length > 1;

/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` `goneUnnamed`: reviewed changes that are gone, and of which only the number is known. */
export function comparisonWords({ added, altered, gone, same }: Comparison, goneUnnamed = 0): string {
  const goneNow = gone.length + goneUnnamed;
  if (added.length + altered.length + goneNow === 0) {
    return 'The changes are exactly the reviewed ones; only the state version moved.';
  }
  const parts = [
    added.length > 0 ? `${count(added.length, 'change')} new` : '',
    altered.length > 0 ? `${String(altered.length)} different` : '',
    goneNow > 0 ? `${String(goneNow)} gone` : '',
    `${String(same)} as reviewed`,
  ];
  return `Since the review: ${parts.filter(Boolean).join(', ')}.`;
}

/** `1 policy`, `2 policies`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;

/** `1 create, 2 updates, 1 delete, looser`; `no changes` when there is none. */
export function summaryWords(summary: Summary): string {
  const words = changeWords(summary);
  return words.length === 0 ? 'no changes' : [...words, effectWords[summary.effect]].join(', ');
}

/** `1 create`, `2 updates`, `1 delete`; what is zero is left out. */
export function changeWords({ creates, updates, deletes }: Omit<Summary, 'effect'>): string[] {
  const parts = [count(creates, 'create'), count(updates, 'update'), count(deletes, 'delete')];
  return parts.filter((_, index) => [creates, updates, deletes][index] !== 0);
}

/** `3 errors, 1 warning`. */
export function problemWords(problems: readonly LocatedProblem[]): string {
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

/** What was checked; detection policies have no number of their own. */
export const policiesIn = ({ policies, files }: { readonly policies: number; readonly files: number }): string =>
  `${policies === 0 ? '' : `${count(policies, 'policy', 'policies')} in `}${count(files, 'file')}`;

type Verb = Change['verb'];

type Result = BundleResult['result'];

export const signs = { create: '+', update: '~', delete: '-' } as const satisfies Record<Verb, string>;

export const verbTitles = { create: 'Create', update: 'Update', delete: 'Delete' } as const satisfies Record<
  Verb,
  string
>;

/** `unknown` alone would not say what is not known. */
export const effectWords = {
  stricter: 'stricter',
  looser: 'looser',
  mixed: 'mixed',
  neutral: 'neutral',
  unknown: 'effect unknown',
} as const satisfies Record<Effect, string>;

export const resultWords = {
  applied: 'applied',
  'already-applied': 'already applied',
  unverified: 'unverified',
  'not-applied': 'not applied',
  unknown: 'unknown',
} as const satisfies Record<Result, string>;

/** For results that come without a reason of their own. */
export const resultReasons = {
  applied: 'written and confirmed by the platform',
  'already-applied': 'the platform had it; nothing was sent',
  unverified: 'written, but the platform still answers with changes',
  'not-applied': 'nothing was sent',
  unknown: 'no answer came',
} as const satisfies Record<Result, string>;

/** `by dana, 2026-11-18T10:00:00Z`; both come from the platform. Null where it says neither. */
export function editedWords(edited: Edited | null): string | null {
  if (edited === null) return null;
  const { by, at } = edited;
  const words = [by === null ? '' : `by ${by}`, at ?? ''].filter(Boolean).join(', ');
  return words === '' ? null : words;
}

/** What is known of why a run failed. */
type Failure = { readonly message: string; readonly hint: string | null; readonly facts: readonly string[] };

/** Of an error that is none of the platform's only the message is known. */
export function failureOf(error: Error): Failure {
  const { message } = error;
  if (error instanceof GitHubError) return { message, hint: error.hint, facts: [] };
  if (!(error instanceof PlatformError)) return { message, hint: null, facts: [] };
  const { hint, status, code, requestId } = error;
  const facts = [
    status === null ? null : `status ${String(status)}`,
    code === null ? null : `code ${code}`,
    requestId === null ? null : `request ${requestId}`,
  ];
  return { message, hint, facts: facts.filter((fact) => fact !== null) };
}

/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
export function noteWords(change: Change): string | null {
  const notes = change.verb === 'delete' ? [] : Object.entries(change.notes);
  if (notes.length === 0) return null;
  return notes.map(([name, value]) => `${name.replace(/^x-/, '')}: ${value}`).join(' · ');
}

/** An object in words: the noun is ours, the name comes from files or platform and must be escaped. */
type ObjectName = { readonly noun: string; readonly name: string };

/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
export function objectName(change: Change, kind: BundleKind): ObjectName {
  const { object, key } = change;
  if (object === 'RemediationPolicy') return { noun: 'policy', name: keyText(key['slug']) };
  if (object === 'DetectionPolicy') return { noun: 'rules of', name: kind };
  if (object === 'DetectionPolicyException') return { noun: 'exception', name: exceptionName(change, key) };
  return { noun: 'object', name: `${object} ${JSON.stringify(key)}` };
}

function exceptionName(change: Change, key: ObjectKey): string {
  const content = change.verb === 'delete' ? change.before : change.after;
  const type = content['exception_type'];
  const parts = [type, key['rule_type'], key['rule'], 'in', key['scope_type'], key['scope_target']];
  return parts
    .filter((part) => part !== undefined && part !== null)
    .map(keyText)
    .join(' ');
}

const keyText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** `policies/a.yaml:12:5`, as editors and terminals link it. */
export const placeWords = ({ file, line, column }: Position): string => `${file}:${String(line)}:${String(column)}`;

/** A text of files or the platform, which each output escapes in its own way. */
type Foreign = { readonly foreign: string };

/** A sentence in pieces; a bare string is our own words. */
export type Sentence = readonly (string | Foreign)[];

export const foreign = (text: string): Foreign => ({ foreign: text });

/** Sentences in a row with something of ours between them. */
export const joined = (sentences: readonly Sentence[], by: string): Sentence =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [by, ...sentence]));

/** A sentence as plain text, not escaped yet. */
export const textOf = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === 'string' ? piece : piece.foreign)).join('');

/** Things as they are counted off: `a, b and c`. */
export function listed(things: readonly Sentence[]): Sentence {
  const last = things.at(-1) ?? [];
  return things.length < 2 ? last : [...joined(things.slice(0, -1), ', '), ' and ', ...last];
}

/** Names of an object's fields that an update changes; none for creates and deletes. */
export function changedFields(change: Change): string[] {
  if (change.verb !== 'update') return [];
  const before = tidyObject(change.object, change.key, change.before);
  const after = tidyObject(change.object, change.key, change.after);
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
