import type { Limit } from '../../domain/impact.ts';
import { PlatformError } from '../../domain/preview.ts';
import type { Finding, ListFindingsQuery } from '../../generated/types.ts';
import { type Asked, type Budget, largestPage, smallestPage } from '../budget.ts';
import type { Listing } from './plan-listing.ts';
import { type Found, readFinding } from './read-finding.ts';

export type ListedFinding = Found & { readonly type: Listing['issue_type'] };

/** `because`: why there may be more. */
export type Listed = { readonly findings: readonly ListedFinding[]; readonly because: readonly Limit[] };

type AskPage = (query: ListFindingsQuery) => Promise<readonly Finding[]>;
/** A list on its way, and the page that comes next. `isOver`: the page before it was not full, so it should have nothing more. */
type Lane = { readonly listing: Listing; readonly next: number; readonly isOver: boolean };
type Page = { readonly lane: Lane; readonly number: number; readonly reserved: number };
type Answered = { readonly page: Page; readonly asked: Asked<readonly Finding[]> };

/**
 * The lists as far as the budget goes: a page of each and another one, then 2, 4, 8 at a time, in parallel. A finding that comes twice
 * counts once. A short page is not the end, for a platform may leave out rows of its pages or give smaller ones: the next one has to show
 * that nothing comes any more.
 */
export async function listFindings(listings: readonly Listing[], askPage: AskPage, budget: Budget): Promise<Listed> {
  const size = sizeOfPages(budget, listings.length);
  const found = new Map<string, ListedFinding>();
  const because: Limit[] = [];
  let lanes: readonly Lane[] = listings.map((listing) => ({ listing, next: 0, isOver: false }));
  for (let round = 0; lanes.length > 0; round += 1) {
    const pages = pagesOf(lanes, Math.ceil(2 ** (round - 1)), size).filter(({ reserved }) => budget.reserve(reserved));
    if (lanes.some((lane) => !pages.some((page) => page.lane === lane)))
      because.push({ why: 'findings', limit: budget.limits.findings });
    const answered = await Promise.all(
      pages.map(async (page): Promise<Answered> => ({
        page,
        asked: await budget.ask(() => askFor(page, size, askPage)),
      })),
    );
    const known = new Set(found.keys());
    for (const { page, asked } of answered) {
      const { issue_type: type } = page.lane.listing;
      for (const finding of findingsIn(asked)) found.set(keyOf(type, finding), { ...readFinding(finding), type });
      if (asked.kind === 'limit') because.push(asked.because);
      budget.giveBack(page.reserved - findingsIn(asked).length);
    }
    lanes = lanes.flatMap((lane) => goOn(lane, answered, size, known));
  }
  return { findings: [...found.values()], because };
}

/** So that each list may have a first page; the platform gives no smaller ones. */
const sizeOfPages = ({ limits }: Budget, lists: number): number =>
  Math.max(smallestPage, Math.min(largestPage, Math.floor(limits.findings / lists)));

/** The next page of each lane, then the one after it. One that should have nothing needs no room. */
function pagesOf(lanes: readonly Lane[], width: number, size: number): Page[] {
  return Array.from({ length: width }, (_, ahead) =>
    lanes
      .filter(({ isOver }) => ahead === 0 || !isOver)
      .map((lane) => ({ lane, number: lane.next + ahead, reserved: lane.isOver ? 0 : size })),
  ).flat();
}

async function askFor({ lane, number }: Page, size: number, askPage: AskPage): Promise<readonly Finding[]> {
  const asked = askPage({ ...lane.listing, page: number, page_size: size });
  return lane.isOver ? asked.catch(noPage) : asked;
}

/** Some platforms answer so behind the last page. */
function noPage(error: unknown): readonly Finding[] {
  if (error instanceof PlatformError && error.status === 404) return [];
  throw error;
}

/** A platform may number the findings of each type for themselves. */
const keyOf = (type: Listing['issue_type'], { id }: Finding): string => `${type ?? ''} ${String(id)}`;

const findingsIn = (asked: Asked<readonly Finding[]>): readonly Finding[] =>
  asked.kind === 'answer' ? asked.answer : [];

/** A lane whose last page had something, unless one of its pages did not come; a page behind a short one has to bring something new. */
function goOn(lane: Lane, answered: readonly Answered[], size: number, known: ReadonlySet<string>): Lane[] {
  const own = answered.filter(({ page }) => page.lane === lane);
  if (own.some(({ asked }) => asked.kind === 'limit')) return [];
  const last = own.map(({ asked }) => findingsIn(asked)).at(-1) ?? [];
  const { issue_type: type } = lane.listing;
  const isOld = lane.isOver && last.every((finding) => known.has(keyOf(type, finding)));
  if (last.length === 0 || isOld) return [];
  return [{ ...lane, next: lane.next + own.length, isOver: last.length < size }];
}
