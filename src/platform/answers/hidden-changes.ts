import { isObject } from '../../domain/json.ts';
import { isBookkeeping } from '../../domain/bookkeeping.ts';
import { objectId } from '../../domain/object.ts';
import type { Headers } from '../http/exchange.ts';
import { excerpt } from './excerpt.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { headerOfPart, links, signOfPart, words } from './part-of-list.ts';
import { isNothing } from './untyped.ts';

const diffLists = ['creates', 'updates', 'deletes'];
const lists = [...diffLists, 'validation_errors'];
const known: ReadonlySet<string> = new Set([...lists, 'state_version']);
const knownLetters: ReadonlySet<string> = new Set(lists.map(letters));

/**
 * Unknown fields are fine, except a list of ours by another name, one with entries that ours do not have, one that says that the lists go
 * on elsewhere, and beside empty lists anything that may tell of changes: what is not understood must never become «no changes». Throws
 * Misunderstanding.
 */
export function refuseHidden(answer: Readonly<Record<string, unknown>>, headers: Headers): void {
  const lengths = diffLists.map((list) => lengthOf(answer[list]));
  const entries = lengths.reduce((sum, length) => sum + length, 0);
  const unknown = Object.entries(answer).filter(([name]) => !known.has(name));
  // The diff of a bundle is never a page of one.
  const plain = lengths.some(isPageful);
  const read = { lists: { entries }, pages: 1, plain };
  const sign = signOfPart(Object.fromEntries(unknown), read) ?? headerOfPart(headers, read);
  if (sign !== null) {
    const shown = excerpt(JSON.stringify(sign));
    throw new Misunderstanding(`with a part of the changes only, as ${shown} says`, newerVersion);
  }
  const hasOthers = othersThan(answer);
  for (const [name, value] of unknown) {
    const shown = excerpt(JSON.stringify(name));
    if ((knownLetters.has(letters(name)) && !isNothing(value)) || hasOthers(value)) {
      throw new Misunderstanding(`with changes under ${shown}, which is not understood`, newerVersion);
    }
    if (entries > 0 || !tells(name, value)) continue;
    throw new Misunderstanding(
      `with no changes, but with something under ${shown} that is not understood`,
      newerVersion,
    );
  }
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** A bare total may count what stays. Beside a list as long as pages are, it counts what is not in it. */
const isPageful = (length: number): boolean => length > 0 && length % 50 === 0;

/** Whether a list, or one in an object, has entries of a diff that are none of ours: a platform may also tell all of them once more. */
function othersThan(answer: Readonly<Record<string, unknown>>): (value: unknown) => boolean {
  let ours: ReadonlySet<string> | null = null;
  return (value) => {
    const found = identitiesIn(value);
    if (found.length === 0) return false;
    const named = (ours ??= new Set(diffLists.flatMap((list) => identitiesIn(answer[list]))));
    return found.some((identity) => !named.has(identity));
  };
}

/** Of the objects that the entries of a diff are about. A remark names an object too, but no side of it. */
function identitiesIn(value: unknown): string[] {
  if (isObject(value)) return Object.values(value).flatMap(identitiesIn);
  return (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    if (!isObject(item) || !isObject(item['key'])) return [];
    const hasSide = isObject(item['before']) || isObject(item['after']);
    return hasSide && !isUnchanged(item) ? [objectId(String(item['kind']), item['key'])] : [];
  });
}

const newerVersion =
  'A newer version of ifmatch may know this field. Without it nobody can say what would change: look on the platform, or report this answer with the request id.';

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

const telling = /error|fail|creat|updat|delet|remov|chang|diff|more|cursor|next|trunc|partial|reject|invalid|unsuccess/;
/** What such a field says is bad news only when it is false. */
const yesOrNo =
  /^((is|was)_?)?(ok|success|successful|succeeded|valid|complete|completed|unchanged|unmodified|no_?changes|no_?op|in_sync|up_to_date)$/;
/** A platform's remarks, which are no changes. */
const remarks = /^(warnings|hints|notices|deprecations)$/;
/** What tells of the answer itself may be in objects of any name. */
const ofAll = /^meta(_?data)?$/;
/** How many objects stay as they are. */
const unchanged = /^(total_|num_)?un(changed|modified)(_count|_total)?$/;
/** The way back is none to the rest. */
const backward = /^((start|prev|previous)_(page|cursor)|has_prev(ious)?(_page)?)$/;
/** These are about what a dry run is for: an object by such a name tells of it whatever stands in it, a text when it is bad news. */
const subject = /result|outcome|status|state$/;
const badNews = /error|fail|partial|trunc|reject|invalid|incomplete|pending|progress/i;

const isHarmless = (name: string): boolean =>
  isBookkeeping(name) || name.endsWith('_at') || unchanged.test(name) || backward.test(name);

/** Whether a field beside empty lists may tell that something would change, went wrong or is not complete. */
function tells(given: string, value: unknown): boolean {
  const name = words(given);
  if (Array.isArray(value)) return !value.every((item) => isSilent(name, item));
  if (isObject(value)) return !links.test(name) && tellsWithin(name, value);
  if (yesOrNo.test(name)) return value === false || value === 'false';
  if (isHarmless(name)) return false;
  if (name === 'code') return !isNothing(value) && !/^(ok|success|200)$/i.test(String(value));
  return (telling.test(name) && !isNothing(value)) || (subject.test(name) && badNews.test(String(value)));
}

function tellsWithin(name: string, object: Readonly<Record<string, unknown>>): boolean {
  const suspicious = telling.test(name) || subject.test(name);
  return Object.entries(object).some(
    ([field, value]) =>
      tells(field, value) || ((suspicious || (isObject(value) && !ofAll.test(name))) && !isNothing(value)),
  );
}

/** An item of a list that is no news. Whether one of links leads to the rest has been seen. */
const isSilent = (list: string, item: unknown): boolean =>
  isUnchanged(item) || links.test(list) || (remarks.test(list) && isRemark(item));

/** An object of the platform that says itself that nothing happens to it. */
function isUnchanged(item: unknown): boolean {
  if (!isObject(item) || !isObject(item['key']) || !isObject(item['before'])) return false;
  if (Object.keys(item).some((field) => !['kind', 'key', 'before', 'after'].includes(field))) return false;
  return JSON.stringify(item['before']) === JSON.stringify(item['after']);
}

const isRemark = (item: unknown): boolean =>
  typeof item === 'string' || (isObject(item) && Object.values(item).every((value) => typeof value !== 'object'));
