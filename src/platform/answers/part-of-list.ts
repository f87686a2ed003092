import type { Headers } from '../http/exchange.ts';
import { isNothing, isRecord, numberIn } from './untyped.ts';

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
  signIn(beside, read, { paged: false, counted: read.plain });

/** The same of the headers, by which some platforms page: `Link` (RFC 8288), `Content-Range`, `X-Total-Count`, `X-Next-Page`. */
export const headerOfPart = (headers: Headers, read: Read): string | null =>
  Object.entries(headers).find(([name, value]) => signOfPart(fieldOf(name, value), read) !== null)?.[0] ?? null;

/** What a field of a body would say in place of a header. */
function fieldOf(name: string, value: string): Fields {
  if (name === 'link') return { has_more: linkToNext.test(value) };
  if (name === 'content-range') return { total: rangeOf.exec(value)?.[1] };
  return name.startsWith('x-') ? { [name.slice(2)]: value } : {};
}

const linkToNext = /;\s*rel\s*=\s*("[^"]*\bnext\b[^"]*"|next\b)/i;
const rangeOf = /^\S+ [0-9]+-[0-9]+\/([0-9]+)$/;

/** `paged`: the fields stand among words of paging. `counted`: a bare total counts the lists. `ended`: one says that nothing remains. */
type Around = { readonly paged: boolean; readonly counted: boolean };
type Place = Around & { readonly ended: boolean; readonly read: Read };

function signIn(fields: Fields, read: Read, around: Around): string | null {
  const all = Object.entries(fields).map(([given, value]) => ({ given, name: words(given), value }));
  const paged = around.paged || all.some(({ name }) => ofPages.test(name));
  const ended = all.some(({ name, value }) => (goesOn.test(name) && isNo(value)) || (isEnd.test(name) && isYes(value)));
  const place = { paged, counted: around.counted || paged, ended, read };
  return all.find(({ name, value }) => saysMore(name, value, place))?.given ?? null;
}

function saysMore(name: string, value: unknown, place: Place): boolean {
  if (isNextOfPages(name, value, place) || (errors.test(name) && !isNothing(value))) return true;
  if (Array.isArray(value)) return links.test(name) && value.some((link) => isRecord(link) && link['rel'] === 'next');
  if (!isRecord(value))
    return isUnfinished(name, value) || namesNext(name, value, place) || countsMore(name, value, place);
  const paged = paging.test(name) || links.test(name);
  return signIn(value, place.read, { paged, counted: place.counted && about.test(name) }) !== null;
}

function isUnfinished(name: string, value: unknown): boolean {
  if (goesOn.test(name)) return isYes(value) || (numberIn(value) ?? 0) > 0;
  if (outcome.test(name)) return /^(partial|truncated|incomplete)/i.test(String(value));
  // A 0 may be the number of the last page.
  return isEnd.test(name) && isNo(value) && (numberIn(value) === null || name.startsWith('is_'));
}

/** `next` says nothing by itself; among words of paging it is the next page, whatever names it: HAL and JSON:API have an object there. */
const isNextOfPages = (name: string, value: unknown, { paged, counted, ended }: Place): boolean =>
  name === 'next' && (paged || counted) && !ended && !isNothing(value);

function namesNext(name: string, value: unknown, { ended }: Place): boolean {
  if (typeof value === 'number') return value > 0 && nextPart.test(name);
  if (typeof value !== 'string' || value === '') return false;
  // The last page may have a cursor too, as in the lists that the document pages by one.
  return nextPart.test(name) || (name === 'cursor' && !ended) || (name === 'next' && page.test(value));
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

const isOf = (what: string, list: string): boolean =>
  [list, list.replace(/ies$/, 'y').replace(/s$/, '')].includes(what);

/** What came beside an error is what could be had. */
const errors = /^errors?$/;
const goesOn =
  /(^|_)(more|hasmore|has_more_[a-z]+|has_next|has_next_page|more_(available|items|pages|records|results)|truncated|(partial|incomplete)(_results?)?)$|^(timed_out|omitted(_count)?|remaining_items?(_count)?)$/;
const outcome = /^(status|result|outcome|completeness)$/;
const isEnd = /^(is_?)?(complete|done|last|last_page)$/;
const nextPart =
  /(^|_)(next_?(page|cursor|marker|batch|token|offset|link|links|url|uri|href|page_(token|url|link|number|start)|records_url)|continuation_token|continue)$/;
/** An address of another part of a list; what else may be next is no list. */
const page = /^(https?:\/)?\/.*(page|cursor|offset|after|token|start)/i;

/** Objects that tell of the pages, and fields that do. */
const paging = /^_?(paging|pagination|pager|page|page_?info|cursors?)$/;
const links = /^_?links?$/;
const ofPages = /^(page|page_(number|size)|current_page|per_page|offset|skip|(total|num)_pages|page_count)$/;
const pages = /^((total|num|number_of)_pages?|pages?_(count|total)|last_page)$/;
/** Objects that tell of the whole answer; what is counted elsewhere, as in a quota, is something else. */
const about = /^_?(meta|meta_?data|summary|counts?|totals?)$/;
const count = /(^|_)(total|count)(_|$)|^num(ber_of)?_/;
const ofCounts = /^(total|count|num|number|of|overall|full|size|available)$/;
const things = /^(items?|results?|records?|rows?|elements?|entry|entries|objects?|resources?|hits|matches|found)$/;

const isYes = (value: unknown): boolean => /^(true|yes|1)$/i.test(String(value));
const isNo = (value: unknown): boolean => /^(false|no|0)$/i.test(String(value));

/** `nextCursor`, `next-cursor` and `@odata.nextCursor` as `next_cursor`. */
export const words = (name: string): string =>
  name
    .replace(/^@?[a-z]+[.:]/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
