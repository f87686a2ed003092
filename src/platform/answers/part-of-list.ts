import { isObject } from '../../domain/json.ts';
import type { Headers } from '../http/exchange.ts';
import { remarks, saysCut } from './cut-remark.ts';
import { tryJson } from './json.ts';
import { isNothing, numberIn } from './untyped.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What came of lists. */
export type Read = {
  /** How many entries under which name; without any, no total is held against them. */
  readonly lists: Readonly<Record<string, number>>;
  /** How many pages. */
  readonly pages: number;
  /** Whether a bare `total` or `next` beside them is about them: in a dry run it may as well count what stays. */
  readonly plain: boolean;
};

/** The field beside lists that says that they go on elsewhere; null where none does. */
export const signOfPart = (beside: Fields, read: Read): string | null =>
  signIn(beside, read, { paged: false, counted: read.plain, own: true });

/** The same of the headers, by which some platforms page: `Link` (RFC 8288), `Content-Range`, `X-Total-Count`, `X-Next-Page`. */
export const headerOfPart = (headers: Headers, read: Read): string | null =>
  Object.entries(headers).find(([name, value]) => signOfPart(fieldOf(name, value), read) !== null)?.[0] ?? null;

/** What a field of a body would say in place of a header. */
function fieldOf(name: string, value: string): Fields {
  if (name === 'link') return { has_more: value.split(/,\s*(?=<)/).some((link) => linkToNext.test(link)) };
  if (name === 'content-range') return { offset: 0, total: rangeOf.exec(value)?.[1] };
  if (name === 'warning') return { warning: value };
  if (name === 'x-pagination') return { pagination: tryJson(value) };
  return name.startsWith('x-') ? { [name.slice(2)]: value } : {};
}

/** Some platforms name a next page that has no results. An address of another relation may end in `next`. */
const linkToNext =
  /^<[^>]*>(?!.*;\s*results\s*=\s*"?false\b).*;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\s*(;|,|$))/i;
/** A range of bytes is one of the file. */
const rangeOf = /^(?!bytes )\S+ [0-9]+-[0-9]+\/([0-9]+)$/i;

type Around = {
  /** The fields stand among words of paging. */
  readonly paged: boolean;
  /** A bare total counts the lists. */
  readonly counted: boolean;
  /** They are about the answer. A scan or a subscription has words of its own for what it did not complete. */
  readonly own: boolean;
};
type Field = { readonly name: string; readonly value: unknown };
/** `ended`: a field says that nothing remains. `last`: or all of them leave no room for more. */
type Place = Around & { readonly ended: boolean; readonly last: boolean; readonly read: Read };

function signIn(fields: Fields, read: Read, around: Around): string | null {
  const all = Object.entries(fields).map(([given, value]) => ({ given, name: words(given), value }));
  const paged = around.paged || all.some(({ name }) => ofPages.test(name));
  const ended = all.some(({ name, value }) => (goesOn.test(name) && isNo(value)) || (isEnd.test(name) && isYes(value)));
  const last = ended || all.some((field) => isLastPage(field, read));
  // A dry run whose only page this is may count what stays among words of paging too.
  const counted = around.counted || (paged && !last);
  const place = { ...around, paged, counted, ended, last: last || all.some(isCount), read };
  return all.find(({ name, value }) => saysMore(name, value, place))?.given ?? null;
}

const isCount = ({ name, value }: Field): boolean => count.test(name) && numberIn(value) !== null;

function isLastPage({ name, value }: Field, read: Read): boolean {
  if (name === 'next' || nextPart.test(name)) return isNothing(value);
  const said = pages.test(name) ? (numberIn(value) ?? 0) : 0;
  return said > 0 && said <= read.pages;
}

function saysMore(name: string, value: unknown, place: Place): boolean {
  if (isNextOfPages(name, value, place) || tellsOfRest(name, value, place)) return true;
  if (Array.isArray(value)) return links.test(name) && value.some(isLinkToNext);
  if (isObject(value)) return signWithin(name, value, place) !== null;
  return (
    isUnfinished(name, value, place) ||
    namesNext(name, value, place) ||
    countsMore(name, value, place) ||
    fillsPage(name, value, place)
  );
}

function tellsOfRest(name: string, value: unknown, { own }: Place): boolean {
  if (typeof value === 'object' && leftOut.test(name)) return !isNothing(value);
  return own && ((errors.test(name) && !isNothing(value)) || (remarks.test(name) && saysCut(value)));
}

const isLinkToNext = (link: unknown): boolean =>
  isObject(link) && (/(^|\s)next(\s|$)/i.test(String(link['rel'])) || !isNothing(link['next']));

function signWithin(name: string, fields: Fields, place: Place): string | null {
  const paged = paging.test(name) || links.test(name);
  const ofList = Object.keys(place.read.lists).some((list) => isOf(name, list));
  const own = place.own && (paged || about.test(name) || ofAnswer.test(name));
  // What has a list of its own tells of the pages of that one.
  if (!own && Object.values(fields).some((value) => Array.isArray(value) && value.length > 0)) return null;
  const counted = place.counted && (paged || about.test(name) || ofList);
  // `counts: { policies: 3 }` is `policies_count: 3`.
  const counts = sums.test(name) && counted ? asCounts(fields) : {};
  return signIn({ ...counts, ...fields }, place.read, { paged, counted, own });
}

const asCounts = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}_count`, value] as const));

function isUnfinished(name: string, value: unknown, { own, paged }: Place): boolean {
  if (paged && name === 'remaining') return isSome(value);
  if (goesOn.test(name)) return (own || !ofOthers.test(name)) && isSome(value);
  if (!own) return false;
  if (outcome.test(name)) return /^(partial|truncated|incomplete)/i.test(String(value));
  // A 0 may be the number of the last page.
  return isEnd.test(name) && isNo(value) && (numberIn(value) === null || name.startsWith('is_'));
}

/** `next` says nothing by itself; among words of paging it is the next page, whatever names it: HAL and JSON:API have an object there. */
const isNextOfPages = (name: string, value: unknown, { paged, counted, ended }: Place): boolean =>
  name === 'next' && (paged || counted) && !ended && !isNothing(value);

function namesNext(name: string, value: unknown, { ended, paged }: Place): boolean {
  const isNext = nextPart.test(name) || (paged && nextKey.test(name));
  if (typeof value === 'number') return value > 0 && isNext;
  if (typeof value !== 'string' || value === '') return false;
  // The last page may have a cursor too, as in the lists that the document pages by one.
  return isNext || (name === 'cursor' && !ended) || (name === 'next' && page.test(value));
}

function countsMore(name: string, value: unknown, { paged, counted, read }: Place): boolean {
  const said = numberIn(value) ?? 0;
  if (pages.test(name) || (paged && name === 'pages')) return said > read.pages;
  if (!counted || !count.test(name)) return false;
  const what = name
    .split('_')
    .filter((word) => !ofCounts.test(word))
    .join('_');
  const lengths = Object.entries(read.lists).filter(([list]) => what === '' || things.test(what) || isOf(what, list));
  return lengths.length > 0 && said > lengths.reduce((sum, [, length]) => sum + length, 0);
}

/** As many entries as a page may have, and not a word on whether it was the last one. */
function fillsPage(name: string, value: unknown, { paged, counted, last, read }: Place): boolean {
  if (last || !(pageSize.test(name) || (paged && name === 'size')) || !(paged || counted)) return false;
  const lengths = Object.values(read.lists);
  const said = numberIn(value) ?? 0;
  // Ten, for a small number is more often one of something else.
  return said >= 10 && [...lengths, lengths.reduce((sum, length) => sum + length, 0)].includes(said);
}

const isOf = (what: string, list: string): boolean =>
  [list, list.replace(/ies$/, 'y').replace(/s$/, '')].includes(what);

/** What came beside an error is what could be had. */
const errors = /^errors?$/;
const goesOn =
  /^(?!(allow|support|accept|enable)|(learn|read)_|(description|message|title|comment)s?_)(.*_)?(more|hasmore|has_more_[a-z]+|has_next|has_next_?page|more_(available|items|pages|records|results)|truncated|(partial|incomplete)(_results?)?)$|^(timed_out|terminated_early|(limit|max)(_was)?_reached|capped|clipped|omitted(_count)?|remaining_(items?|pages|entries|records|results)(_count)?)$/;
/** Of these words others have a use. */
const ofOthers = /^(partial|incomplete|capped|timed_out|limit_reached|max_reached)$/;
/** What was left out of a list, one by one or by its kind. */
const leftOut = /^(omitted|left_out|not_shown)(_[a-z]+)?$/;
const outcome = /^(status|result|outcome|completeness)$/;
const isEnd = /^(is_?)?(complete|done|finished|exhaustive|exhausted|last|last_page)$/;
const nextPart =
  /(^|_)(next_?(page|cursor|marker|batch|token|offset|link|links|url|uri|href|key|page_?(token|url|link|number|start)|records_url)|more(_results|_items)?_(url|link)|(continuation|resumption|resume)_?token|ms_continuation)$|^continue$/;
/** Where the next page begins, among words of paging. */
const nextKey = /^next_(id|start|index|from|after|skip)$/;
/** An address of another part of a list; what else may be next is no list. */
const page =
  /^(https?:\/)?\/.*[/?&$]([a-z_]+_|[a-z]+\[)?(page|cursor|offset|after|token|start|skip|limit|marker|continuation)/i;

/** Objects that tell of the pages, and fields that do. */
const paging = /^_?(paging|pagination|pager|page|page_?info|cursors?)$/;
export const links = /^_?links?$/;
const ofPages = /^(page|page_(number|size)|current_page|per_page|offset|skip|(total|num)_pages|page_count)$/;
const pages = /^(wp_|pagination_)?((total|num|number_of)_pages?|pages?_(count|total)|last_page)$/;
/** Objects that tell of the whole answer; what is counted elsewhere, as in a quota, is something else. */
const about = /^_?(meta|meta_?data|summary|counts?|totals?)$/;
const sums = /^(counts?|totals?|summary)$/;
/** Objects that may tell of it whether it is complete. */
const ofAnswer =
  /^_?(results?|response|answer|diffs?|changes|plan|preview|dry_?run|data|info|list|listing|query|search|status|state|outcome|completeness)$/;
const pageSize = /^(limit|page_size|per_page|page_limit|max_(results|items|page_size))$/;
const count = /(^|_)(total|count)(_|$)|^num(ber_of)?_/;
const ofCounts = /^(total|count|num|number|of|overall|full|size|available|value|list|pagination|wp)$/;
const things = /^(items?|results?|records?|rows?|elements?|entry|entries|objects?|resources?|hits|matches|found)$/;

const isSome = (value: unknown): boolean => isYes(value) || (numberIn(value) ?? 0) > 0;
const isYes = (value: unknown): boolean => /^(true|yes|1)$/i.test(String(value));
const isNo = (value: unknown): boolean => /^(false|no|0)$/i.test(String(value));

/** `nextCursor`, `next-cursor`, `nextcursor` and `@odata.nextCursor` as `next_cursor`. */
export const words = (name: string): string =>
  name
    .replace(/^[@$_]?([a-z]+[.:]|(?=[a-z]))/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
    .replace(
      /(^|_)(total|next|has)(?=(count|pages?|items|results|records|token|cursor|link|url|marker|more|next))/,
      '$1$2_',
    );
