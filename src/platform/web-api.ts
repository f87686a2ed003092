import { UsageError, PlatformError } from '../domain/errors.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type { Dependency, Finding, IssueGroup, Project, SecretFinding } from '../generated/types.ts';
import type { Args, Call, Connection } from './call.ts';
import { maybeProcessedError, pagingError } from './response-errors.ts';

/**
 * Calls an operation. Reads are retried; a write only if it cannot have been processed, and the error says when it may have been. Throws
 * PlatformError if the platform refuses or its answer is unusable, UsageError if the request or the credentials are invalid.
 */
type WebCall = <Id extends OperationId>(id: Id, args: Args<Id>) => Promise<Operations[Id]['answer']>;

/** Every operation of openapi.yaml. */
export type WebApi = {
  readonly call: WebCall;
  /** The items of an operation, page by page, starting at the page or cursor in `args`. Empty pages are skipped. */
  pages<Id extends PagedId>(id: Id, args: Args<Id>): AsyncGenerator<readonly Paged[Id][]>;
};

/** The operations of a connection. */
export const createWebApi = ({ call }: Connection): WebApi => ({
  call: (id, args) => callWebOperation(call, id, args),
  pages: (id, args) => readItems(id, args, (changed) => callWebOperation(call, id, { ...args, ...changed })),
});

/** Calls an operation on a connection; see `WebCall`. */
export async function callWebOperation<Id extends OperationId>(
  call: Call,
  id: Id,
  args: Args<Id>,
): Promise<Operations[Id]['answer']> {
  try {
    return await call(id, repeatPath(id, args), (answer) => answer);
  } catch (error) {
    const isDoubtful = error instanceof PlatformError && operations[id].writes && error.processed !== 'no';
    throw isDoubtful ? maybeProcessedError(error) : error;
  }
}

/** Fills in body fields that repeat a path parameter. Throws UsageError if such a field is set to another value. */
function repeatPath<Id extends OperationId>(id: Id, args: Args<Id>): Args<Id> {
  if (!args.body) return args;
  const values: Readonly<Record<string, string>> = args.path ?? {};
  const body: Record<string, unknown> = { ...args.body };
  for (const { path, kind } of requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true)) {
    const [name = ''] = path;
    const value = values[name] ?? '';
    // An id too large for a JavaScript number is only sent in the path.
    const repeated = kind === 'integer' ? Number(value) : value;
    if (typeof repeated === 'string' || Number.isSafeInteger(repeated)) body[name] ??= repeated;
    if (body[name] !== undefined && `${body[name] as string | number}` !== value)
      throw new UsageError(
        `${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path.`,
        { fix: 'Leave it out of the body.' },
      );
  }
  return { ...args, body };
}

// ── Pages ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The items of an operation's pages. */
export type Paged = {
  listProjects: Project;
  listFindings: Finding;
  listSecrets: SecretFinding;
  listDependencies: Dependency;
  searchIssues: IssueGroup;
};
export type PagedId = keyof Paged & OperationId;

/** The fields of requests and responses that paging uses. */
type PageReference = { readonly page?: number; readonly cursor?: string };
type PageRequest = { readonly query?: PageReference; readonly body?: PageReference | null };
type PageAnswer = Readonly<Record<string, unknown>> & {
  readonly cursor?: string | null;
  readonly hasMore?: boolean | null;
};

/** The items of the pages of an operation; empty pages are left out. See `readPages`. */
export async function* readItems<Id extends PagedId>(
  id: Id,
  args: PageRequest & Pick<Args<Id>, 'slugInErrors'>,
  requestPage: RequestPage<Id>,
): AsyncGenerator<readonly Paged[Id][]> {
  for await (const { items } of readPages(id, args, requestPage)) if (items.length > 0) yield items;
}

type RequestPage<Id extends PagedId> = (changed: Partial<Pick<Args<Id>, 'query' | 'body'>>) => Promise<PageAnswer>;

/**
 * A page: the response and its items. `page`: its number, if pages have numbers. `hasMore`: whether another page is requested; numbered pages end
 * with an empty one.
 */
export type Page<Id extends PagedId> = {
  readonly answer: PageAnswer;
  readonly items: readonly Paged[Id][];
  readonly page: number | null;
  readonly hasMore: boolean;
};

/**
 * Reads the pages of an operation by number or cursor, as openapi.yaml says; `requestPage` requests one page. An empty page is the end, unless
 * the platform says that more remains; a short one is not, since the platform may filter rows after paging, or cap the page size. Items added or
 * removed meanwhile may be seen twice or missed. Throws PlatformError if the end cannot be reached.
 */
export async function* readPages<Id extends PagedId>(
  id: Id,
  args: PageRequest & Pick<Args<Id>, 'slugInErrors'>,
  requestPage: RequestPage<Id>,
): AsyncGenerator<Page<Id>> {
  const { by, items: itemsField } = operations[id].paging;
  // A GET has its cursor in the query, a POST in the body.
  const part = operations[id].body === null ? 'query' : 'body';
  const previousMarkers = new Set([args[part]?.cursor ?? '']);
  for (let reference = firstPage(by, args[part]); ;) {
    const answer = await requestPage({ [part]: reference });
    const items = (answer[itemsField] ?? []) as readonly Paged[Id][];
    const marker = nextPageMarker(by, answer, items);
    yield { answer, items, page: reference.page ?? null, hasMore: marker !== null };
    if (marker === null) return;
    if (previousMarkers.has(marker))
      throw pagingError(
        { id, deploymentSlug: args.slugInErrors },
        'the platform says that more remains, but sends no cursor for it, or an earlier page again',
      );
    previousMarkers.add(marker);
    reference = by === 'page' ? { ...reference, page: (reference.page ?? 0) + 1 } : { ...reference, cursor: marker };
  }
}

const firstPage = (by: 'page' | 'cursor', reference: PageReference | null = {}): PageReference =>
  by === 'page' ? { ...reference, page: reference?.page ?? 0 } : { ...reference };

/** The cursor of the next page, or the first item of this numbered page: a later page must not have the same. Null at the end. */
function nextPageMarker(
  by: 'page' | 'cursor',
  { cursor, hasMore = null }: PageAnswer,
  items: readonly unknown[],
): string | null {
  if (hasMore === false || (items.length === 0 && hasMore === null)) return null;
  if (by === 'page') return JSON.stringify(items[0]);
  if (cursor) return cursor;
  return hasMore === null ? null : '';
}
