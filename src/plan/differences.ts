import type { Content, DiffObjectKind } from '../domain/bundle.ts';
import type { DiffEntry } from '../domain/dry-run.ts';
import { excerpt } from '../platform/answers.ts';
import { isList, isObject } from '../util/json.ts';
import { canonicalJson, canonicalText } from './digest.ts';
import { exceptionName } from './strength.ts';

/** How the platform's objects differ from what was sent to it, in a sentence; null if a change is more than another value of a field. */
export function describeDifferences(changes: readonly DiffEntry[]): string | null {
  const texts = changes.map((change) => {
    const { object, before, after } = change;
    const difference = before && after && firstDifference(object, after, before);
    if (difference === null) return null;
    const { field, sent, stored } = difference;
    return `${field} of ${describeObject(change)} was sent as ${sent} and is ${stored} on the platform`;
  });
  const described = texts.filter((text) => text !== null);
  if (described.length === 0 || described.length < texts.length) return null;
  const omitted = described.length - maxDescribed;
  return `${described.slice(0, maxDescribed).join('; ')}${omitted > 0 ? `; and ${String(omitted)} more` : ''}.`;
}

const maxDescribed = 3;

/** A field in which the sent and the stored object differ, with both values as JSON, shortened around the difference. */
export type Difference = { readonly field: string; readonly sent: string; readonly stored: string };

/** The first field whose meaning differs; null if there is none. */
export function firstDifference(object: DiffObjectKind, sent: Content, stored: Content): Difference | null {
  if (canonicalText(object, sent) === canonicalText(object, stored)) return null;
  const textOf = (content: Content, field: string): string => canonicalText(object, { [field]: content[field] });
  const field = namesIn(sent, stored).find((name) => textOf(sent, name) !== textOf(stored, name));
  return field === undefined ? null : innermostDifference(field, sent[field], stored[field]);
}

const namesIn = (a: Content, b: Content): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** Follows a difference down to the innermost field. */
function innermostDifference(field: string, sent: unknown, stored: unknown): Difference {
  if (isObject(sent) && isObject(stored)) {
    const name = namesIn(sent, stored).find((key) => canonicalJson(sent[key]) !== canonicalJson(stored[key]));
    if (name !== undefined) return innermostDifference(`${field}.${name}`, sent[name], stored[name]);
  }
  if (isList(sent) && isList(stored)) {
    // Lists of texts are sets: only what is in one of them differs.
    if (sent.every(isText) && stored.every(isText)) {
      const onlySent = sent.filter((item) => !stored.includes(item));
      const onlyStored = stored.filter((item) => !sent.includes(item));
      return { field, sent: shortJson(onlySent), stored: shortJson(onlyStored) };
    }
    const index = sent.findIndex((item, position) => canonicalJson(item) !== canonicalJson(stored[position]));
    if (sent.length === stored.length && index >= 0)
      return innermostDifference(`${field}[${String(index)}]`, sent[index], stored[index]);
  }
  const [sentText, storedText] = shortenToDifference(JSON.stringify(sent ?? null), JSON.stringify(stored ?? null));
  return { field, sent: sentText, stored: storedText };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** The longest value in a message, in characters. */
const maxLength = 60;

/** Two texts, each shortened to what is around the first difference, which may be the end of a long one. */
function shortenToDifference(a: string, b: string): readonly [string, string] {
  let commonLength = 0;
  while (commonLength < a.length && a[commonLength] === b[commonLength]) commonLength += 1;
  const isShort = a.length <= maxLength && b.length <= maxLength;
  const start = isShort ? 0 : Math.max(0, commonLength - maxLength / 2);
  const shorten = (text: string): string => {
    const part = text.slice(start, start + maxLength);
    return excerpt(`${start > 0 ? '…' : ''}${part}${start + maxLength < text.length ? '…' : ''}`);
  };
  return [shorten(a), shorten(b)];
}

/** A value as JSON, shortened for a message. */
export const shortJson = (value: unknown): string => shortenToDifference(JSON.stringify(value), '')[0];

/** `policy critical`: the object of a diff entry. */
export function describeObject({ object, key }: DiffEntry): string {
  if (object === 'RemediationPolicy') return `policy ${String(key['slug'])}`;
  return object === 'DetectionPolicyException' ? exceptionName(key) : 'the detection policy';
}
