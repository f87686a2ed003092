import { UsageError } from '../domain/json.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type {
  DependenciesRequest,
  Dependency,
  Finding,
  FindingList,
  IssueGroup,
  IssueSearchRequest,
  ListFindingsQuery,
} from '../generated/types.ts';
import { checkShape, toIfMatch } from './answers.ts';
import { answerOf, type Called, type Connection, type ConnectionOptions, openConnection } from './call.ts';
import { provesNothingWritten } from './client.ts';
import { doubtfulError } from './errors.ts';
import type { Args } from './http.ts';
import { type Paged, type PagedId, pagesOf } from './pages.ts';
import type { Profile } from './profile.ts';
import type { Credentials } from './token.ts';

/** The parts of a request that an operation has nothing in. */
type Empty<Id extends OperationId> = {
  [Part in 'path' | 'query' | 'body']: Operations[Id][Part] extends null | Record<string, never> ? Part : never;
}['path' | 'query' | 'body'];

/** What an operation takes; parts that it does not have are left out. `about` is the slug that errors name. */
export type WebArgs<Id extends OperationId> = Omit<Args<Id>, Empty<Id>> & { readonly about?: string };

/**
 * Calls an operation. A read is repeated where that helps; one that writes only when it surely was not processed, and the error says
 * so when it may have been. Throws PlatformError when the platform says no or cannot be understood, UsageError when the request or the
 * credentials cannot be.
 */
export type WebCall = <Id extends OperationId>(id: Id, args: WebArgs<Id>) => Promise<Operations[Id]['answer']>;

/**
 * Every operation of the API as the document has it. Each method throws PlatformError when the platform says no or cannot be understood,
 * and UsageError when the request or the credentials cannot be.
 */
export type WebApi = {
  /** Its address with the path in front of the API and without a slash at the end, or `sandbox` for the embedded one. */
  readonly name: string;
  readonly call: WebCall;
  /** The items of an operation page by page, from the page or cursor in `args` on; none is empty. */
  pages<Id extends PagedId>(id: Id, args: WebArgs<Id>): AsyncGenerator<readonly Paged[Id][]>;
  /** Newest first. Findings that come in meanwhile push others to the next page: one may be seen twice, by its `id`. */
  findings(slug: string, query?: ListFindingsQuery): AsyncGenerator<readonly Finding[]>;
  dependencies(deploymentId: string, body?: DependenciesRequest): AsyncGenerator<readonly Dependency[]>;
  issueGroups(deploymentId: string, body?: IssueSearchRequest): AsyncGenerator<readonly IssueGroup[]>;
  close(): Promise<void>;
};

export type WebApiOptions = ConnectionOptions & Credentials;

/** The API at an address. Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
export function openWebApi({ token, userToken, ...options }: WebApiOptions): WebApi {
  const connection = openConnection(options, { token, userToken });
  const call: WebCall = (id, args) => callOne(connection, id, args);
  const pages: WebApi['pages'] = (id, args) => pagesOf(id, args, async (changed) => call(id, { ...args, ...changed }));
  return {
    name: connection.name,
    call,
    pages,
    findings: (slug, query = {}) => pages('listFindings', { path: { deploymentSlug: slug }, query, about: slug }),
    dependencies: (deploymentId, body = {}) => pages('listDependencies', { path: { deploymentId }, body }),
    issueGroups: (deploymentId, body = {}) => pages('searchIssues', { path: { deploymentId }, body }),
    close: () => connection.close(),
  };
}

/** As `WebCall`, on any connection. */
export async function callOne<Id extends OperationId>(
  { call, profile }: Pick<Connection, 'call' | 'profile'>,
  id: Id,
  { about, ...given }: WebArgs<Id>,
): Promise<Operations[Id]['answer']> {
  const args = repeatPath(id, { path: {}, query: {}, body: null, ...given });
  const { ifMatch } = args;
  const sent = ifMatch === undefined ? args : { ...args, ifMatch: toIfMatch(ifMatch, profile) };
  const tidy = id === 'listFindings' ? await declaredFindings(args.query as ListFindingsQuery) : null;
  const called = await call(id, about ?? slugIn(args.path), sent, (answer) => {
    tidy?.(answer as Operations['listFindings']['answer']);
    return answer;
  });
  return answerOf(operations[id].writes ? doubted(called, profile) : called);
}

const slugIn = (path: Readonly<Record<string, string>>): string | null => path['deploymentSlug'] ?? null;

/** Says of a request that writes when no one can tell whether it was processed. */
function doubted<T>(called: Called<T>, profile: Profile): Called<T> {
  if (called.kind === 'answer') return called;
  const surelyNot =
    called.kind === 'failure' ? called.processed === 'no' : provesNothingWritten(called.refusal, profile);
  return surelyNot ? called : { ...called, error: doubtfulError(called.error) };
}

/** Fills in the fields of a body that repeat a parameter of the path. Throws UsageError when they are given and say something else. */
function repeatPath<Id extends OperationId>(id: Id, args: Args<Id>): Args<Id> {
  const fields = requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true);
  if (fields.length === 0 || args.body === null) return args;
  const body = Object.fromEntries(Object.entries(args.body));
  for (const { path, kind } of fields) {
    const [name = ''] = path;
    const value = args.path[name as keyof typeof args.path] as string;
    body[name] ??= kind === 'integer' ? asNumber(value) : value;
    if (body[name] !== undefined && String(body[name]) !== value) {
      throw new UsageError(
        `${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`,
      );
    }
  }
  return { ...args, body };
}

/** Nothing for an id that a JavaScript number cannot hold: the path has it. */
function asNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** Holds each finding against the type that was asked for: the list alone would take any. What it answers throws Misunderstanding. */
async function declaredFindings({
  issue_type: asked = 'sast',
}: ListFindingsQuery): Promise<(answer: FindingList) => void> {
  const guards = await import('../generated/guards/web-api-answers.js');
  const hasShape = { sast: guards.isCodeFinding, sca: guards.isSupplyChainFinding, ai_sast: guards.isAiFinding }[asked];
  return ({ findings }) => {
    for (const finding of findings ?? []) checkShape<unknown>(finding, hasShape);
  };
}
