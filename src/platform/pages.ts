import { PlatformError } from '../domain/preview.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type { Dependency, Finding, IssueGroup } from '../generated/types.ts';
import { signOfPart } from './answers/part-of-list.ts';
import { pagingError } from './errors.ts';
import { isKnownCode } from './hints.ts';
import { cursorPages, numberedPages } from './paging.ts';
import type { WebArgs, WebCall } from './web-call.ts';

/** What the pages of an operation hold. */
export type Paged = { listFindings: Finding; listDependencies: Dependency; searchIssues: IssueGroup };
export type PagedId = keyof Paged & OperationId;

/** The parts of a request and of an answer that paging looks at. */
type Asking = {
  readonly query?: { readonly page?: number; readonly page_size?: number };
  readonly body?: { readonly cursor?: string };
  readonly about?: string;
};
type Answered = Readonly<Record<string, unknown>> & {
  readonly cursor?: string | null;
  readonly hasMore?: boolean | null;
};

/** Follows the pages of an operation by the means that the document gives it. */
export function pagesOf<Id extends PagedId>(
  call: WebCall,
  id: Id,
  args: WebArgs<Id>,
): AsyncGenerator<readonly Paged[Id][]> {
  const { by, items: name } = operations[id].paging;
  const asking = args as Asking;
  const fail = (says: string): never => {
    throw pagingError({ id, about: asking.about ?? null }, says);
  };
  const ask = async (changed: Asking): Promise<Answered> => call(id, { ...args, ...changed });
  const itemsIn = (answer: Answered): readonly Paged[Id][] => (answer[name] ?? []) as readonly Paged[Id][];
  if (by === 'cursor') {
    return cursorPages({
      first: asking.body?.cursor ?? null,
      async ask(cursor) {
        const answer = await ask(cursor === null ? {} : { body: { ...asking.body, cursor } });
        return {
          items: itemsIn(answer),
          cursor: answer.cursor ?? null,
          hasMore: answer.hasMore ?? (saysMore(answer) ? true : null),
        };
      },
      fail,
    });
  }
  const { page = 0, page_size: size = defaultSize(id) } = asking.query ?? {};
  return numberedPages({
    first: page,
    size,
    async ask(number) {
      const answer = await ask({ query: { ...asking.query, page: number, page_size: size } });
      return { items: itemsIn(answer), hasMore: saysMore(answer) };
    },
    isMissing: isNoPage,
    // No description guarantees an id.
    idOf: (item) => ('id' in item ? (item.id ?? item) : item),
    fail,
  });
}

/** Whether a platform says that more follows, be it by other words than those of the document. A total may count what the token does not see. */
function saysMore({ cursor: _, ...beside }: Answered): boolean {
  return signOfPart(beside, { lists: {}, pages: Infinity, plain: true }) !== null;
}

/** Some platforms answer so behind the last page; a code that we know is about something else. */
const isNoPage = (error: unknown): boolean =>
  error instanceof PlatformError && error.status === 404 && !isKnownCode(error.code);

/** How many items a page has when nobody says. */
function defaultSize(id: OperationId): number {
  const size = requests[id].inputs.find(({ path }) => path[0] === 'page_size')?.default;
  if (typeof size !== 'number') throw new Error(`${id} has no default for page_size`);
  return size;
}
