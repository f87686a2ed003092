import type { Limit } from '../../domain/impact.ts';
import type { Finding, ListFindingsQuery } from '../../generated/types.ts';
import { type Asked, type Budget, largestPage, smallestPage } from '../budget.ts';
import type { Listing } from './plan-listing.ts';
import { type Found, readFinding } from './read-finding.ts';

export type ListedFinding = Found & { readonly type: Listing['issue_type'] };

/** `because`: why there may be more. */
export type Listed = { readonly findings: readonly ListedFinding[]; readonly because: readonly Limit[] };

type AskPage = (query: ListFindingsQuery) => Promise<readonly Finding[]>;
/** A list on its way, and the page that comes next. */
type Lane = { readonly listing: Listing; readonly next: number };
type Page = { readonly lane: Lane; readonly number: number };

/** The lists as far as the budget goes: a page of each and another one, then 2, 4, 8 at a time, in parallel. A finding that comes twice counts once. */
export async function listFindings(listings: readonly Listing[], askPage: AskPage, budget: Budget): Promise<Listed> {
  const size = sizeOfPages(budget, listings.length);
  const found = new Map<string, ListedFinding>();
  const because: Limit[] = [];
  let lanes: readonly Lane[] = listings.map((listing) => ({ listing, next: 0 }));
  for (let round = 0; lanes.length > 0; round += 1) {
    const pages = pagesOf(lanes, Math.ceil(2 ** (round - 1))).filter(() => budget.reserve(size));
    if (pages.length < lanes.length) because.push({ why: 'findings', limit: budget.limits.findings });
    const asked = await Promise.all(
      pages.map(({ lane, number }) => budget.ask(() => askPage({ ...lane.listing, page: number, page_size: size }))),
    );
    for (const [index, one] of asked.entries()) {
      const type = pages[index]?.lane.listing.issue_type;
      for (const finding of findingsIn(one)) found.set(String(finding.id), { ...readFinding(finding), type });
    }
    because.push(...asked.flatMap((one) => (one.kind === 'limit' ? [one.because] : [])));
    for (const one of asked) budget.giveBack(size - findingsIn(one).length);
    lanes = goOn(lanes, pages, asked, size);
  }
  return { findings: [...found.values()], because };
}

/** So that each list may have a first page; the platform gives no smaller ones. */
const sizeOfPages = ({ limits }: Budget, lists: number): number =>
  Math.max(smallestPage, Math.min(largestPage, Math.floor(limits.findings / lists)));

/** The next page of each lane, then the one after it. */
const pagesOf = (lanes: readonly Lane[], width: number): Page[] =>
  Array.from({ length: width }, (_, ahead) => lanes.map((lane) => ({ lane, number: lane.next + ahead }))).flat();

const findingsIn = (asked: Asked<readonly Finding[]>): readonly Finding[] =>
  asked.kind === 'answer' ? asked.answer : [];

/**
 * The lanes of which every page that was asked came full. A short one may be followed by more where a platform leaves out rows of its
 * pages; a proof that nothing comes would take a request for each list, and this is an estimate.
 */
function goOn(
  lanes: readonly Lane[],
  pages: readonly Page[],
  asked: readonly Asked<readonly Finding[]>[],
  size: number,
): Lane[] {
  return lanes.flatMap((lane) => {
    const own = asked.filter((_, index) => pages[index]?.lane === lane);
    const isFull = own.length > 0 && own.every((one) => findingsIn(one).length >= size);
    return isFull ? [{ listing: lane.listing, next: lane.next + own.length }] : [];
  });
}
