import { UsageError } from '../domain/json.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type { Dependency, Finding, IssueGroup, ListFindingsQuery } from '../generated/types.ts';
import { checkShape, signOfCut, toIfMatch } from './answers.ts';
import { type Args, type Connection, type ConnectionOptions, openConnection } from './call.ts';
import { CallError, doubtfulError, pagingError } from './errors.ts';
import type { Credentials } from './token.ts';

/** The arguments of an operation. `about`: the slug that errors name. */
export type WebArgs<Id extends OperationId> = Partial<Args<Id>> & { readonly about?: string };

/**
 * Calls an operation. Reads are retried; a write only if it surely was not processed, and the error says when it may have been. Throws
 * PlatformError if the platform refuses or its answer is unusable, UsageError if the request or the credentials are invalid.
 */
type WebCall = <Id extends OperationId>(id: Id, args: WebArgs<Id>) => Promise<Operations[Id]['answer']>;

/** Every operation of openapi.yaml. */
export type WebApi = {
  /** Its address with the path in front of the API and without a slash at the end, or `sandbox` for the embedded one. */
  readonly name: string;
  readonly call: WebCall;
  /** The items of an operation, page by page, starting at the page or cursor in `args`. Empty pages are skipped. */
  pages<Id extends PagedId>(id: Id, args: WebArgs<Id>): AsyncGenerator<readonly Paged[Id][]>;
  close(): Promise<void>;
};

export type WebApiOptions = ConnectionOptions & Credentials;

/** Opens the API at an address; sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export function openWebApi({ token, userToken, ...options }: WebApiOptions): WebApi {
  const connection = openConnection(options, { token, userToken });
  const call: WebCall = (id, args) => callOne(connection, id, args);
  return {
    name: connection.name,
    call,
    pages: (id, args) => pagesOf(id, args, async (changed) => call(id, { ...args, ...changed })),
    close: () => connection.close(),
  };
}

/** A `WebCall` on a given connection. */
export async function callOne<Id extends OperationId>(
  { call, profile }: Pick<Connection, 'call' | 'profile'>,
  id: Id,
  { about, ...given }: WebArgs<Id>,
): Promise<Operations[Id]['answer']> {
  const args = repeatPath(id, { path: {}, query: {}, body: null, ...given });
  const { ifMatch } = args;
  const sent = ifMatch === undefined ? args : { ...args, ifMatch: toIfMatch(ifMatch, profile) };
  const check = id === 'listFindings' ? await findingsCheck(args.query as ListFindingsQuery) : null;
  const slug = 'deploymentSlug' in args.path ? args.path.deploymentSlug : null;
  try {
    return await call(id, about ?? slug, sent, (answer) => {
      check?.(answer as Operations['listFindings']['answer']);
      return answer;
    });
  } catch (error) {
    const isDoubtful = error instanceof CallError && operations[id].writes && error.processed !== 'no';
    throw isDoubtful ? doubtfulError(error) : error;
  }
}

/** Fills in body fields that repeat a path parameter. Throws UsageError if a given one differs. */
function repeatPath<Id extends OperationId>(id: Id, args: Args<Id>): Args<Id> {
  const fields = requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true);
  if (fields.length === 0 || args.body === null) return args;
  const body: Record<string, unknown> = { ...args.body };
  for (const {
    path: [name = ''],
    kind,
  } of fields) {
    const value = args.path[name as keyof typeof args.path] as string;
    // An id too large for a JavaScript number is only sent in the path.
    if (kind !== 'integer') body[name] ??= value;
    else if (Number.isSafeInteger(Number(value))) body[name] ??= Number(value);
    if (body[name] !== undefined && `${body[name] as string | number}` !== value) {
      throw new UsageError(
        `${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`,
      );
    }
  }
  return { ...args, body };
}

/** Checks that each finding has the requested type. The returned function throws Misunderstanding. */
async function findingsCheck({ issue_type: asked = 'sast' }: ListFindingsQuery) {
  const guards = await import('../generated/guards/web-api-answers.js');
  const hasShape = { sast: guards.isCodeFinding, sca: guards.isSupplyChainFinding, ai_sast: guards.isAiFinding }[asked];
  return ({ findings }: Operations['listFindings']['answer']): void => {
    for (const finding of findings ?? []) checkShape<unknown>(finding, hasShape);
  };
}

// ── Pages ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The items of an operation's pages. */
export type Paged = { listFindings: Finding; listDependencies: Dependency; searchIssues: IssueGroup };
export type PagedId = keyof Paged & OperationId;

/** The fields of requests and answers that paging uses. */
type Asking = {
  readonly query?: { readonly page?: number; readonly page_size?: number };
  readonly body?: { readonly cursor?: string } | null;
};
type Answered = Readonly<Record<string, unknown>> & {
  readonly cursor?: string | null;
  readonly hasMore?: boolean | null;
};

/**
 * Follows the pages of an operation by number or cursor, as openapi.yaml says; `ask` sends the request for one page. Throws
 * PlatformError if the end cannot be reached.
 */
export function pagesOf<Id extends PagedId>(
  id: Id,
  args: Asking & { readonly about?: string },
  ask: (changed: Partial<Pick<Args<Id>, 'query' | 'body'>>) => Promise<Answered>,
): AsyncGenerator<readonly Paged[Id][]> {
  const { by, items } = operations[id].paging;
  const pages: Pages<Paged[Id]> = {
    ask: async (changed) => ask(changed),
    itemsIn: (answer) => (answer[items] ?? []) as readonly Paged[Id][],
    fail: (message) => {
      throw pagingError({ id, about: args.about ?? null }, message);
    },
  };
  if (by === 'cursor') return cursorPages(pages, args.body ?? {});
  const usual = requests[id].inputs.find(({ path }) => path[0] === 'page_size')?.default as number;
  return numberedPages(pages, { ...args.query, page_size: args.query?.page_size ?? usual });
}

type Pages<T> = {
  readonly ask: (changed: Asking) => Promise<Answered>;
  readonly itemsIn: (answer: Answered) => readonly T[];
  /** Throws; the text continues «List findings: …». */
  readonly fail: (message: string) => never;
};

/**
 * Reads pages up to the first empty one. A short page is not the end: the platform may filter rows after paging, or cap the page size.
 * Items added or removed meanwhile may be seen twice or missed; compare ids if each must count once. A full page equal to the previous one
 * means that the platform ignores the page number, which fails; after a short page it is the end.
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
    // Identifies an item even if other fields change between requests; an id is not guaranteed.
    const ids = items.map((item) => JSON.stringify((item as { readonly id?: unknown }).id ?? item));
    const content = ids.toSorted().join();
    if (content === before && wasShort) return;
    if (content === before) fail(`page ${String(page)} is the same as the one before, so the list would never end`);
    yield items;
    before = content;
    wasShort = items.length < query.page_size;
  }
}

/** Limit for consecutive empty pages, which platforms send that filter after paging. */
const mostEmpty = 100;

/**
 * Reads pages until one has no cursor or says that nothing remains. An empty page is the end too, unless the platform says that more
 * remains. A repeated cursor fails, since the list would never end.
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
function nextCursor(
  { cursor, hasMore, ...beside }: Answered,
  count: number,
  fail: Pages<unknown>['fail'],
): string | null {
  if (hasMore === false) return null;
  if (cursor) return count === 0 && hasMore !== true ? null : cursor;
  if (hasMore === true || signOfCut(beside, {}) !== null)
    fail('the platform says that more remains, and gave no cursor to ask for it');
  return null;
}
