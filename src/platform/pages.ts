import { type OperationId, operations } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type { Dependency, Finding, IssueGroup } from '../generated/types.ts';
import { signOfCut } from './answers.ts';
import { pagingError } from './errors.ts';
import type { Args } from './http.ts';

/** What the pages of an operation hold. */
export type Paged = { listFindings: Finding; listDependencies: Dependency; searchIssues: IssueGroup };
export type PagedId = keyof Paged & OperationId;

/** The parts of a request and of an answer that paging looks at. */
type Asking = {
  readonly query?: { readonly page?: number; readonly page_size?: number };
  readonly body?: { readonly cursor?: string } | null;
};
type Answered = Readonly<Record<string, unknown>> & {
  readonly cursor?: string | null;
  readonly hasMore?: boolean | null;
};

/**
 * Follows the pages of an operation by the means that the document gives it; `ask` sends a request with other paging. Throws
 * PlatformError where they cannot be followed to the end.
 */
export function pagesOf<Id extends PagedId>(
  id: Id,
  args: Asking & { readonly about?: string },
  ask: (changed: Partial<Pick<Args<Id>, 'query' | 'body'>>) => Promise<Answered>,
): AsyncGenerator<readonly Paged[Id][]> {
  const { by, items: name } = operations[id].paging;
  const pages = {
    ask: async (changed: Asking) => ask(changed),
    itemsIn: (answer: Answered) => (answer[name] ?? []) as readonly Paged[Id][],
    fail: (says: string): never => {
      throw pagingError({ id, about: args.about ?? null }, says);
    },
  };
  if (by === 'cursor') return cursorPages(pages, args.body ?? {});
  return numberedPages(pages, { ...args.query, page_size: args.query?.page_size ?? defaultSize(id) });
}

type Pages<T> = {
  readonly ask: (changed: Asking) => Promise<Answered>;
  readonly itemsIn: (answer: Answered) => readonly T[];
  /** Throws; the words continue «List findings: …». */
  readonly fail: (says: string) => never;
};

/**
 * The pages up to the first that is empty. One that is shorter than was asked is not the end: a platform that leaves out rows after it has
 * cut the pages, or that gives smaller ones, has more behind it. While items come in at the top, one may be seen twice, and while items go,
 * one may be missed: whoever needs each item once looks at the ids. A full page with the items of the one before means that the platform
 * ignores the number, so that fails; after a short one it is the end.
 */
async function* numberedPages<T>(
  { ask, itemsIn, fail }: Pages<T>,
  query: { readonly page?: number; readonly page_size: number },
): AsyncGenerator<readonly T[]> {
  let before = '';
  let wasShort = false;
  for (let page = query.page ?? 0; ; page += 1) {
    const items = itemsIn(await ask({ query: { ...query, page } }));
    if (items.length === 0) return;
    const content = items
      .map((item) => JSON.stringify(idOf(item)))
      .toSorted()
      .join();
    if (content === before && wasShort) return;
    if (content === before) fail(`page ${String(page)} is the same as the one before, so the list would never end`);
    yield items;
    before = content;
    wasShort = items.length < query.page_size;
  }
}

/** Who an item is, whatever else of it changes between two requests; no description guarantees an id. */
const idOf = (item: unknown): unknown => (item as { readonly id?: unknown }).id ?? item;

/** Platforms that filter after they cut pages may send some that are empty; no more than so many in a row. */
const mostEmpty = 100;

/**
 * The pages up to the one that has no cursor, or that says that nothing remains. An empty page is the end too, unless the platform says
 * that more remains. A cursor that came before fails, for the list would never end.
 */
async function* cursorPages<T>(
  { ask, itemsIn, fail }: Pages<T>,
  body: { readonly cursor?: string },
): AsyncGenerator<readonly T[]> {
  const seen = new Set([body.cursor ?? '']);
  let empty = 0;
  for (let asked: Asking = { body }; ;) {
    const answer = await ask(asked);
    const items = itemsIn(answer);
    if (items.length > 0) yield items;
    empty = items.length > 0 ? 0 : empty + 1;
    if (empty === mostEmpty) fail(`${String(mostEmpty)} pages in a row were empty, and still more are said to remain`);
    const cursor = nextCursor(answer, items.length, fail);
    if (cursor === null) return;
    if (seen.has(cursor)) fail('the platform gave the cursor of an earlier page again, so the list would never end');
    seen.add(cursor);
    asked = { body: { ...body, cursor } };
  }
}

/** Null at the end. */
function nextCursor(answer: Answered, count: number, fail: (says: string) => never): string | null {
  const { cursor, hasMore, ...beside } = answer;
  if (hasMore === false) return null;
  if (cursor) return count === 0 && hasMore !== true ? null : cursor;
  if (hasMore === true || signOfCut(beside, {}) !== null)
    fail('the platform says that more remains, and gave no cursor to ask for it');
  return null;
}

/** How many items a page has when no one says. */
function defaultSize(id: OperationId): number {
  const size = requests[id].inputs.find(({ path }) => path[0] === 'page_size')?.default;
  if (typeof size !== 'number') throw new Error(`${id} has no default for page_size`);
  return size;
}
