/** Platforms that filter after they cut pages may send some that are empty; no more than so many in a row. */
const mostEmpty = 100;

/** A page by its number. */
export type NumberedPage<T> = {
  readonly items: readonly T[];
  /** Whether it says itself that more follows. */
  readonly hasMore: boolean;
};

export type NumberedPages<T> = {
  /** The number of the first page. */
  readonly first: number;
  /** How many items a full page has. */
  readonly size: number;
  readonly ask: (page: number) => Promise<NumberedPage<T>>;
  /** Whether an error may say that there is no such page. */
  readonly isMissing: (error: unknown) => boolean;
  /** Who an item is, whatever else of it changes between two requests. */
  readonly idOf: (item: T) => unknown;
  /** Throws; the words continue «List findings: …». */
  readonly fail: (says: string) => never;
};

/**
 * The pages up to the first that is empty, or does not exist. One that is shorter than was asked is not the end: a platform that leaves out
 * rows after it has cut the pages, or that gives smaller ones, has more behind it, and so has an empty one that says so. Numbers say nothing
 * about what was added or removed in between: while items come in at the top, one may be seen twice, and while items go, one may be missed.
 * Whoever needs each item once looks at the ids. A full page with the items of the one before, in whatever order, means that the platform ignores the number,
 * so that fails; after a short one it is the end, unless it says that more follows.
 */
export async function* numberedPages<T>(pages: NumberedPages<T>): AsyncGenerator<readonly T[]> {
  const { first, size, idOf, fail } = pages;
  let before = '';
  for (let page = first, wasShort = false, empty = 0; ; page += 1) {
    const { items, hasMore } = await pageOrEnd(page, pages);
    empty = items.length === 0 ? empty + 1 : 0;
    if (empty >= mostEmpty) fail(tooManyEmpty);
    if (items.length === 0 && !hasMore) return;
    if (items.length === 0) continue;
    const content = items
      .map((item) => JSON.stringify(idOf(item)))
      .toSorted()
      .join();
    if (content === before) {
      if (wasShort && !hasMore) return;
      fail(`page ${String(page)} is the same as the one before, so the list would never end`);
    }
    yield items;
    before = content;
    wasShort = items.length < size;
  }
}

const tooManyEmpty = `${String(mostEmpty)} pages in a row were empty, and still more are said to remain`;

/**
 * A page, empty where there is none of that number. A token that was revoked on the way and a gateway that misses the platform for a moment
 * answer so too, so it has to be missing twice, while the page before is there.
 */
async function pageOrEnd<T>(page: number, { first, ask, isMissing }: NumberedPages<T>): Promise<NumberedPage<T>> {
  try {
    return await ask(page);
  } catch (error) {
    if (page === first || !isMissing(error) || (await ask(page - 1)).items.length === 0) throw error;
  }
  try {
    return await ask(page);
  } catch (error) {
    if (isMissing(error)) return { items: [], hasMore: false };
    throw error;
  }
}

/** A page and the way to the next one. `hasMore` null where the operation does not tell. */
export type CursorPage<T> = {
  readonly items: readonly T[];
  readonly cursor: string | null;
  readonly hasMore: boolean | null;
};

export type CursorPages<T> = {
  readonly first: string | null;
  readonly ask: (cursor: string | null) => Promise<CursorPage<T>>;
  /** Throws; the words continue «List dependencies: …». */
  readonly fail: (says: string) => never;
};

/**
 * The pages up to the one that has no cursor, or that says that nothing remains. An empty page is the end too, unless the platform says
 * that more remains. A cursor that came before fails, for the list would never end.
 */
export async function* cursorPages<T>({ first, ask, fail }: CursorPages<T>): AsyncGenerator<readonly T[]> {
  const seen = new Set([first ?? '']);
  let empty = 0;
  for (let cursor = first; ;) {
    const page = await ask(cursor);
    if (page.items.length > 0) yield page.items;
    cursor = nextCursor(page, fail);
    if (cursor === null) return;
    if (seen.has(cursor)) fail('the platform gave the cursor of an earlier page again, so the list would never end');
    seen.add(cursor);
    empty = page.items.length === 0 ? empty + 1 : 0;
    if (empty >= mostEmpty) fail(tooManyEmpty);
  }
}

/** Null at the end. */
function nextCursor<T>({ items, cursor, hasMore }: CursorPage<T>, fail: (says: string) => never): string | null {
  const given = cursor ?? '';
  if (hasMore === true && given === '') fail('the platform says that more remains, and gave no cursor to ask for it');
  if (given === '' || hasMore === false) return null;
  return items.length === 0 && hasMore !== true ? null : given;
}
