import type { BundleKind, ObjectKey } from '../domain/bundle.ts';
import { hintOf, isObject } from '../domain/json.ts';
import { type Change, entryOf } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import { foreign, joined, type Owner, type Sentence } from './words.ts';

/** Why a run failed. */
export type Failure = { readonly message: string; readonly hint: string | null; readonly facts: readonly string[] };

/** Only errors of the platform have further facts. */
export function failureOf(error: Error): Failure {
  const { message } = error;
  const hint = hintOf(error);
  if (!(error instanceof PlatformError)) return { message, hint, facts: [] };
  const { status, code, requestId } = error;
  const facts = [
    status === null ? null : `status ${String(status)}`,
    code === null ? null : `code ${code}`,
    requestId === null ? null : `request ${requestId}`,
  ];
  return { message, hint, facts: facts.filter((fact) => fact !== null) };
}

/** The repository's notes: `owner: appsec · ticket: SEC-12`. */
export function noteWords(change: Change): Sentence {
  const notes = change.verb === 'delete' ? [] : Object.entries(change.notes);
  return joined(
    notes.map(([name, value]) => [foreign(`${name.replace(/^x-/, '')}: ${value}`)]),
    ' · ',
  );
}

/** An object: our noun, and a name from files or platform, which must be escaped. */
type ObjectName = { readonly noun: string; readonly name: string };

/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
export function objectName(change: Change, kind: BundleKind): ObjectName {
  const { object, key } = change;
  if (object === 'RemediationPolicy') return { noun: 'policy', name: keyText(key['slug']) };
  if (object === 'DetectionPolicy') return { noun: 'rules of', name: kind };
  if (object === 'DetectionPolicyException') return { noun: 'exception', name: exceptionName(change, key) };
  return { noun: 'object', name: `${object} ${JSON.stringify(key)}` };
}

/** The name of an object as a sentence. `several`: whether to name its deployment. */
export function nameOf(change: Change, owner: Owner, several: boolean): Sentence {
  const { noun, name } = objectName(change, owner.kind);
  const kind = change.object === 'DetectionPolicyException' ? ` of ${owner.kind}` : '';
  return [`${noun} `, foreign(name), kind, ...(several ? [' of ', foreign(owner.deployment.slug)] : [])];
}

/** A bundle by its kind, and by deployment if there are several. */
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

/** What a change does, with its values marked as foreign. */
export const saysOf = (change: Change): Sentence =>
  proseOf(change.says, valuesIn([change.key, entryOf(change).before, entryOf(change).after]));

/** Values that need no mark. Using such a name for something else gains nothing. */
const everyday: ReadonlySet<string> = new Set(['critical', 'high', 'medium', 'low', 'severity', 'rule', 'any', 'all']);

/** All texts and field names in some content. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...valuesIn(inner)]) : [];
}

/**
 * Our own sentence about things from files or the platform: known values become foreign. If anything else is no plain word or number, the whole
 * sentence does, so that nothing can act as markup or mention.
 */
export function proseOf(text: string, values: Iterable<string> = []): Sentence {
  if (text.length > longestProse) return [foreign(text)];
  const named = [...new Set(values)].filter((value) => !/^(?: *|\d{1,6})$/.test(value) && !everyday.has(value));
  const pieces = splitBy(text, named, false);
  const last = pieces.length - 1;
  const isOurs = pieces.every((piece, at) => typeof piece !== 'string' || isHarmless(piece, at > 0, at < last));
  return isOurs ? pieces : [foreign(text)];
}

/** A longer text may not be our own sentence. */
const longestProse = 1000;

/** Punctuation beside a value: after one that it `follows`, before one that it `leads` to. */
function isHarmless(text: string, follows: boolean, leads: boolean): boolean {
  const all = text.split(' ');
  return all.every((word, at) => {
    if (at === 0 && follows && /^\)?[,.:;?]?$/.test(word)) return true;
    if (at === all.length - 1 && leads && /^\(?$/.test(word)) return true;
    return word !== '' && harmless.some((one) => one.test(word));
  });
}

/** `unquote`: removes the quotes around a value. */
export function splitBy(text: string, values: readonly string[], unquote: boolean): Sentence {
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

/** A value that may occur in our own words. */
const ordinary = /^[a-z]*$|^[^\p{L}\p{N}]*$/iu;

const onlySigns = /^[^\p{L}\p{N}]*$/u;

const isInWord = (character = ' '): boolean => /[\w-]/.test(character);

/** Words, numbers and arrows with punctuation. Words of only a to f may be a commit, which GitHub would link. */
export const harmless = [
  /^["(]{0,2}(?![A-Fa-f]{7})[A-Za-z]+(?:['-][a-z]+)*"?\)?[,.:;?]?$/,
  /^\(?\d{1,6}%?(?:\)?[,:;]|\)\.)?$/,
  /^[→−±]$/,
];
