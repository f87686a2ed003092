import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import type {
  DependenciesRequest,
  Dependency,
  Finding,
  IssueGroup,
  IssueSearchRequest,
  ListFindingsQuery,
} from '../generated/types.ts';
import { answerOf, type Called } from './call.ts';
import { type Connection, type ConnectionOptions, openConnection } from './connection.ts';
import type { Credentials } from './credentials.ts';
import { doubtfulError } from './errors.ts';
import { declaredFindings } from './answers/declared-findings.ts';
import { toIfMatch } from './answers/state-version.ts';
import { type Paged, type PagedId, pagesOf } from './pages.ts';
import { provesNothingWritten } from './put.ts';
import type { Profile } from './profile.ts';
import { repeatPath } from './repeat-path.ts';
import type { WebArgs, WebCall } from './web-call.ts';

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
  const pages: WebApi['pages'] = (id, args) => pagesOf(call, id, args);
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

async function callOne<Id extends OperationId>(
  { call, profile }: Connection,
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

/** Says of a request that writes when nobody can tell whether it was processed. */
function doubted<T>(called: Called<T>, profile: Profile): Called<T> {
  if (called.kind === 'answer') return called;
  const surelyNot =
    called.kind === 'failure' ? called.processed === 'no' : provesNothingWritten(called.refusal, profile);
  return surelyNot ? called : { ...called, error: doubtfulError(called.error) };
}
