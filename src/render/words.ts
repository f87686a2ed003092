import type { BundleKind, ObjectKey } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import { GitHubError } from '../domain/github.ts';
import { type BundleResult, type Change, entryOf, type PlannedBundle, type Summary } from '../domain/plan.ts';
import type { LocatedProblem, Position, Problem } from '../domain/problem.ts';
import { PlatformError } from '../domain/preview.ts';
import type { Effect } from '../generated/types.ts';
import { phrase } from './meaning-words.ts';
import { begun } from './problem-words.ts';
import type { Owner } from './shown-plan.ts';
import type { Comparison } from './yaml-diff.ts';

/** A bundle as plain text, by its kind and its deployment. */
export const bundleName = ({ deployment, kind }: Pick<PlannedBundle, 'deployment' | 'kind'>): string =>
  `${deployment.slug} ${kind}`;

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
    return 'The changes are the reviewed ones; only the state version changed.';
  }
  const counts = { new: added.length, different: altered.length, gone: goneNow, 'as reviewed': same };
  const parts = Object.entries(counts).filter(([, number]) => number > 0);
  return `Since the review: ${parts.map(([what, number]) => `${String(number)} ${what}`).join(', ')}.`;
}

/** `1 policy`, `2 policies`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;

/** `1 create, 2 updates, 1 delete; enforcement: looser`; `no changes` when there is none. */
export function summaryWords(summary: Summary, deletesFirst = false): string {
  const words = changeWords(summary);
  const counts = (deletesFirst ? words.toReversed() : words).join(', ');
  return counts === '' ? 'no changes' : `${counts}; enforcement: ${summary.effect}`;
}

/** `Plan: 1 to create, 2 to update, 1 to delete. Enforcement: looser.` */
export const planLine = ({ creates, updates, deletes, effect }: Summary): string =>
  `Plan: ${String(creates)} to create, ${String(updates)} to update, ${String(deletes)} to delete. Enforcement: ${effect}.`;

/** `1 created, 2 updated, 1 deleted`, of what was written. */
export function doneWords(summary: Omit<Summary, 'effect'>, deletesFirst = false): string {
  const parts = countsOf(summary, (number, verb) => `${String(number)} ${verb}d`);
  return (deletesFirst ? parts.toReversed() : parts).join(', ') || 'no changes';
}

/** `1 create`, `2 updates`, `1 delete`; what is zero is left out. */
export const changeWords = (summary: Omit<Summary, 'effect'>): string[] => countsOf(summary, count);

const countsOf = (summary: Omit<Summary, 'effect'>, words: (number: number, verb: Verb) => string): string[] =>
  (['create', 'update', 'delete'] as const).flatMap((verb) => {
    const number = summary[`${verb}s`];
    return number === 0 ? [] : [words(number, verb)];
  });

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
  'already-applied': 'already on the platform; nothing was sent',
  unverified: 'written, but the platform still reports changes',
  'not-applied': 'nothing was sent',
  unknown: 'the platform did not answer',
} as const satisfies Record<Result, string>;

/** What is known of why a run failed. */
export type Failure = { readonly message: string; readonly hint: string | null; readonly facts: readonly string[] };

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

/** `owner: appsec · ticket: SEC-12`, of the repository's own notes. */
export function noteWords(change: Change): Sentence {
  const notes = change.verb === 'delete' ? [] : Object.entries(change.notes);
  return joined(
    notes.map(([name, value]) => [foreign(`${name.replace(/^x-/, '')}: ${value}`)]),
    ' · ',
  );
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

/** The name of an object as a sentence. `several`: whether its deployment is named too. */
export function nameOf(change: Change, owner: Owner, several: boolean): Sentence {
  const { noun, name } = objectName(change, owner.kind);
  const kind = change.object === 'DetectionPolicyException' ? ` of ${owner.kind}` : '';
  return [`${noun} `, foreign(name), kind, ...(several ? [' of ', foreign(owner.deployment.slug)] : [])];
}

/** A bundle by its kind, and by its deployment where there are several. */
export const bundleOf = ({ deployment, kind }: Owner, several: boolean): Sentence =>
  several ? [foreign(deployment.slug), ` ${kind}`] : [kind];

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

/** What a change does, with its values told apart from our own words. */
export const saysOf = (change: Change): Sentence =>
  proseOf(change.says, valuesIn([change.key, entryOf(change).before, entryOf(change).after]));

/** Values that read well without a mark; whoever gives another value such a name gains nothing. */
const everyday: ReadonlySet<string> = new Set(['critical', 'high', 'medium', 'low', 'severity', 'rule', 'any', 'all']);

/** Every text and name of a field in some content. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...valuesIn(inner)]) : [];
}

/**
 * A sentence of ours that names things from files or the platform: known values become foreign. Where anything is left that is no word
 * or number, or a value that is not known, the whole of it does, so that nothing can be mark-up or a mention.
 */
export function proseOf(text: string, values: Iterable<string> = []): Sentence {
  if (text.length > longestProse) return [foreign(text)];
  const named = [...new Set(values)].filter((value) => !/^(?: *|\d{1,6})$/.test(value) && !everyday.has(value));
  const pieces = splitBy(text, named, false);
  const last = pieces.length - 1;
  const isOurs = pieces.every((piece, at) => typeof piece !== 'string' || isHarmless(piece, at > 0, at < last));
  return isOurs ? pieces : [foreign(text)];
}

/** A longer text may be no sentence of ours. */
const longestProse = 1000;

/** Punctuation may stand next to a value: after one that it `follows`, before one that it `leads` to. */
function isHarmless(text: string, follows: boolean, leads: boolean): boolean {
  const all = text.split(' ');
  return all.every((word, at) => {
    if (at === 0 && follows && /^\)?[,.:;?]?$/.test(word)) return true;
    if (at === all.length - 1 && leads && /^\(?$/.test(word)) return true;
    return word !== '' && harmless.some((one) => one.test(word));
  });
}

/** `unquote`: a value in quotes stands without them. */
function splitBy(text: string, values: readonly string[], unquote: boolean): Sentence {
  const named = values.filter((value) => value !== '' && text.includes(value)).toSorted((a, b) => b.length - a.length);
  return cutAt(text, named, unquote);
}

function cutAt(text: string, [first, ...rest]: readonly string[], unquote: boolean): Sentence {
  if (first === undefined || text === '') return text === '' ? [] : [text];
  const pieces: Sentence[] = [];
  let from = 0;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + first.length)) {
    const end = at + first.length;
    if (isInWord(text[at - 1]) || isInWord(text[end])) continue;
    const quote = unquote ? quoteAt(text, at, end) : 0;
    if (quote === 0 && (unquote ? ordinary : onlySigns).test(first)) continue;
    pieces.push(cutAt(text.slice(from, at - quote), rest, unquote), [foreign(first)]);
    from = end + quote;
  }
  return [...pieces, cutAt(text.slice(from), rest, unquote)].flat();
}

const quoteAt = (text: string, at: number, end: number): 0 | 1 => (text[at - 1] === '"' && text[end] === '"' ? 1 : 0);

/** A value that our own words may hold too. */
const ordinary = /^[a-z]*$|^[^\p{L}\p{N}]*$/iu;

const onlySigns = /^[^\p{L}\p{N}]*$/u;

const isInWord = (character = ' '): boolean => /[\w-]/.test(character);

/** Words of letters, numbers and arrows with what stands around them. Letters from a to f only may be a commit, which GitHub would link. */
const harmless = [
  /^["(]{0,2}(?![A-Fa-f]{7})[A-Za-z]+(?:['-][a-z]+)*"?\)?[,.:;?]?$/,
  /^\(?\d{1,6}%?(?:\)?[,:;]|\)\.)?$/,
  /^[→−±]$/,
];

/** What is wrong and what to do, with the values of the file told apart. What else is no plain word is a part of our own advice. */
export function problemSentences(problem: Problem): { readonly says: Sentence; readonly fix: Sentence } {
  const { says, fix } = phrase(problem);
  const { code: _code, severity: _severity, at: _at, ...facts } = problem;
  const values = Object.values(facts)
    .flatMap(valuesIn)
    .flatMap((value) => [value, begun(value)]);
  const ours = (text: string): Sentence => text.split(/( +)/).flatMap(wordOf);
  const split = (text: string): Sentence =>
    splitBy(text, values, true).flatMap((piece) =>
      typeof piece === 'string'
        ? piece.split('""').flatMap((one, at) => (at === 0 ? ours(one) : [foreign(''), ...ours(one)]))
        : piece,
    );
  return { says: split(says), fix: split(fix) };
}

function wordOf(word: string): Sentence {
  if (/^[ ("]*$|^"?\)?[,.:;?]$/.test(word) || harmless.some((one) => one.test(word))) return [word];
  const [, start = '', core = '', end = ''] = /^([("]?)(.*?)((?:"?\)?[,.:;?]?)?)$/su.exec(word) ?? [];
  const isWhole = core === '' || start + core + end !== word;
  return isWhole ? [foreign(word)] : [start, foreign(core), end].filter((piece) => piece !== '');
}
