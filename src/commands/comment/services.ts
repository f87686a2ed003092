import { UsageError } from '../../domain/errors.ts';
import { isLoopback } from '../../platform/network.ts';
import type { Environment } from '../../util/environment.ts';
import { isObject } from '../../util/json.ts';

/** The first line of the comment, by which the next run knows it. */
export const marker = '<!-- ifmatch:preview -->';

const isOurs = (body: unknown): boolean => typeof body === 'string' && body.startsWith(marker);

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** Sends a request and returns the JSON of its answer. */
type Call = (method: Method, address: string, body?: object) => Promise<unknown>;

/** A CI service whose merge requests have comments that can be edited. */
type CommentService = {
  /** Whether this is one of its jobs. */
  readonly isItsJob: (env: Environment) => boolean;
  readonly name: string;
  /** The address of the comments of the request; null if a variable is missing, as outside of a pipeline of a request. */
  readonly commentsUrl: (env: Environment) => string | null;
  /** The variable with the token, and what the token needs. */
  readonly token: { readonly variable: string; readonly needs: string };
  readonly authorize: (token: string) => Readonly<Record<string, string>>;
  /** The address of the comment that this token's user wrote before. Comments of others are never edited, whatever they begin with. */
  readonly findComment: (commentsUrl: string, call: Call) => Promise<string | null>;
  readonly updateComment: (existing: string, body: string, call: Call) => Promise<unknown>;
  readonly createComment: (thread: string, body: string, call: Call) => Promise<unknown>;
};

/** Pages of 100 notes each. */
const maxPages = 50;

/** https://docs.gitlab.com/api/notes/#merge-requests */
const gitlab: CommentService = {
  name: 'GitLab',
  isItsJob: (env) => env['GITLAB_CI'] === 'true',
  commentsUrl(env) {
    // In a pipeline of a fork, the request is in another project.
    const project = env['CI_MERGE_REQUEST_PROJECT_ID'] === undefined ? 'CI_PROJECT_ID' : 'CI_MERGE_REQUEST_PROJECT_ID';
    const values = readVariables(env, ['CI_API_V4_URL', project, 'CI_MERGE_REQUEST_IID']);
    return values === null ? null : `${values[0]}/projects/${values[1]}/merge_requests/${values[2]}/notes`;
  },
  token: { variable: 'IFMATCH_GITLAB_TOKEN', needs: 'a project access token with the scope api and the role Reporter' },
  authorize: (token) => ({ 'private-token': token }),
  async findComment(thread, call) {
    const { id: me } = asObject(await call('GET', thread.replace(/\/projects\/.*$/, '/user')));
    for (let page = 1; page <= maxPages; page++) {
      const notes = asObjects(
        await call('GET', `${thread}?sort=asc&order_by=created_at&per_page=100&page=${String(page)}`),
      );
      const existing = notes.find(({ author, body }) => isOurs(body) && asObject(author)['id'] === me);
      if (existing !== undefined) return `${thread}/${String(existing['id'])}`;
      if (notes.length === 0) return null;
    }
    throw new UsageError(
      `The merge request has more than ${String(maxPages * 100)} notes, so that ours is not found.`,
      {
        fix: 'Delete notes that nobody needs, or open a new merge request.',
      },
    );
  },
  updateComment: (existing, body, call) => call('PUT', existing, { body }),
  createComment: (thread, body, call) => call('POST', thread, { body }),
};

/** https://learn.microsoft.com/rest/api/azure/devops/git/pull-request-threads */
const azure: CommentService = {
  name: 'Azure Repos',
  isItsJob: (env) => env['TF_BUILD'] === 'True',
  commentsUrl(env) {
    const names = ['SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMPROJECTID', 'BUILD_REPOSITORY_ID'] as const;
    const values = readVariables(env, [...names, 'SYSTEM_PULLREQUEST_PULLREQUESTID']);
    if (values === null) return null;
    const [collection, project, repository, request] = values;
    return `${collection}${project}/_apis/git/repositories/${repository}/pullRequests/${request}/threads`;
  },
  token: {
    variable: 'SYSTEM_ACCESSTOKEN',
    needs: '$(System.AccessToken), and its build service the permission "Contribute to pull requests"',
  },
  authorize: (token) => ({ authorization: `Bearer ${token}` }),
  async findComment(thread, call) {
    const [project = ''] = thread.split('/_apis/git/');
    const collection = project.slice(0, project.lastIndexOf('/') + 1);
    const { authenticatedUser } = asObject(await call('GET', `${collection}_apis/connectionData`));
    const { id: me } = asObject(authenticatedUser);
    const threads = asObjects(asObject(await call('GET', `${thread}?${azureApiVersion}`))['value']);
    for (const { id, isDeleted, comments } of threads) {
      const [first = {}] = asObjects(comments);
      const isByUser = isDeleted !== true && first['isDeleted'] !== true && asObject(first['author'])['id'] === me;
      if (isByUser && isOurs(first['content'])) return `${thread}/${String(id)}/comments/${String(first['id'])}`;
    }
    return null;
  },
  updateComment: (existing, content, call) => call('PATCH', `${existing}?${azureApiVersion}`, { content }),
  createComment: (thread, content, call) =>
    call('POST', `${thread}?${azureApiVersion}`, {
      comments: [{ parentCommentId: 0, content, commentType: 'text' }],
      // It asks for no answer, which an open thread may require before the merge.
      status: 'closed',
    }),
};

const azureApiVersion = 'api-version=7.1';

const services: readonly CommentService[] = [gitlab, azure];

/** The values of variables; null if one is not set. */
function readVariables<const Names extends readonly string[]>(
  env: Environment,
  names: Names,
):
  | {
      readonly [Index in keyof Names]: string;
    }
  | null {
  const values = names.map((name) => env[name] ?? '');
  return values.includes('')
    ? null
    : (values as {
        readonly [Index in keyof Names]: string;
      });
}

/** The request that a job is about, by the variables of its service. */
export function currentRequest(env: Environment): {
  readonly service: CommentService;
  readonly thread: string;
  readonly token: string;
} {
  const service = services.find(({ isItsJob }) => isItsJob(env));
  if (service === undefined)
    throw new UsageError('This is no job of GitLab or Azure Pipelines.', {
      fix: 'Run it there, in a pipeline of a merge request or pull request. On GitHub, the action writes the comment.',
    });
  const thread = service.commentsUrl(env);
  if (thread === null)
    throw new UsageError(`This job of ${service.name} is not about a merge request or pull request.`, {
      fix: 'Run it in a pipeline of one.',
    });
  const { variable, needs } = service.token;
  const token = (env[variable] ?? '').trim();
  if (token === '') throw new UsageError(`${variable} is not set.`, { fix: `Set it to ${needs}.` });
  const url = URL.canParse(thread) ? new URL(thread) : null;
  // The token is sent there.
  if (url === null || (url.protocol !== 'https:' && !isLoopback(url)))
    throw new UsageError(
      `The address of ${service.name} does not begin with https://, since anybody on the way could read the token.`,
    );
  return { service, thread, token };
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

const asObjects = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
