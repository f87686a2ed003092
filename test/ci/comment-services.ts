import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Loopback, listenOnLoopback } from '../rig/loopback.ts';

/** A comment of a request. */
export type Comment = { readonly id: number; readonly author: string; body: string };

/** Emulates what GitLab and Azure Repos have for the comments of one request: their paths, tokens, pages and refusals. */
export class CommentServices {
  readonly comments: Comment[] = [];
  /** `POST /path` of each request, without its query. */
  readonly requests: string[] = [];
  /** Users by their token. */
  readonly users = new Map([
    ['glpat-bot', 'bot'],
    ['azure-bot', 'bot'],
  ]);
  private listening: Loopback | null = null;

  async start(): Promise<this> {
    this.listening = await listenOnLoopback(createServer((request, response) => void this.respond(request, response)));
    return this;
  }

  async close(): Promise<void> {
    await this.listening?.close();
  }

  get address(): string {
    if (this.listening === null) throw new Error('it is not started');
    return this.listening.url;
  }

  /** The variables of a job on merge request 7 of project 5. */
  get gitlab(): Record<string, string> {
    return {
      GITLAB_CI: 'true',
      CI_API_V4_URL: `${this.address}/api/v4`,
      CI_PROJECT_ID: '5',
      CI_MERGE_REQUEST_PROJECT_ID: '5',
      CI_MERGE_REQUEST_IID: '7',
      IFMATCH_GITLAB_TOKEN: 'glpat-bot',
    };
  }

  /** The variables of a job on pull request 7 of the repository `repo-id`. */
  get azure(): Record<string, string> {
    return {
      TF_BUILD: 'True',
      SYSTEM_COLLECTIONURI: `${this.address}/acme/`,
      SYSTEM_TEAMPROJECTID: 'project-id',
      BUILD_REPOSITORY_ID: 'repo-id',
      SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
      SYSTEM_ACCESSTOKEN: 'azure-bot',
    };
  }

  add(author: string, body: string): Comment {
    const comment = { id: this.comments.length + 100, author, body };
    this.comments.push(comment);
    return comment;
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method = '' } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? '', this.address);
    this.requests.push(`${method} ${pathname}`);
    const body = await text(request);
    const given = (body === '' ? {} : JSON.parse(body)) as Asked['given'];
    const user = this.users.get(tokenOf(request));
    if (user === undefined) return { status: 401, body: { message: '401 Unauthorized' } };
    const call = (start: string): Asked => ({ call: `${method} ${pathname.slice(start.length)}`, query, given, user });
    if (pathname.startsWith('/api/v4/')) return this.gitlabAnswer(call('/api/v4'));
    return pathname.startsWith('/acme/') ? this.azureAnswer(call('/acme')) : missing;
  }

  private gitlabAnswer({ call, query, given, user }: Asked): Answer {
    const [, id] = /^PUT \/projects\/5\/merge_requests\/7\/notes\/(\d+)$/.exec(call) ?? [];
    const note = ({ id: number, author, body }: Comment) => ({
      id: number,
      body,
      author: { id: idOf(author) },
      system: false,
    });
    if (call === 'GET /user') return { status: 200, body: { id: idOf(user), username: user } };
    if (call === 'GET /projects/5/merge_requests/7/notes') {
      const [size, page] = [Number(query.get('per_page') ?? 20), Number(query.get('page') ?? 1)];
      const sorted = query.get('sort') === 'asc' ? this.comments : this.comments.toReversed();
      return { status: 200, body: sorted.slice((page - 1) * size, page * size).map(note) };
    }
    if (call === 'POST /projects/5/merge_requests/7/notes')
      return { status: 201, body: note(this.add(user, String(given['body']))) };
    return id === undefined ? missing : this.edit(Number(id), String(given['body']), user, note);
  }

  private azureAnswer({ call, query, given, user }: Asked): Answer {
    if (call === 'GET /_apis/connectionData') return { status: 200, body: { authenticatedUser: { id: idOf(user) } } };
    if (query.get('api-version') !== '7.1') return { status: 400, body: { message: 'no api-version' } };
    const threads = '/project-id/_apis/git/repositories/repo-id/pullRequests/7/threads';
    const comment = ({ author, body }: Comment) => ({ id: 1, content: body, author: { id: idOf(author) } });
    if (call === `GET ${threads}`)
      return { status: 200, body: { value: this.comments.map((one) => ({ id: one.id, comments: [comment(one)] })) } };
    if (call === `POST ${threads}`) {
      const [{ content } = { content: '' }] = given['comments'] as { content: string }[];
      return { status: 200, body: comment(this.add(user, content)) };
    }
    const [, id] = /\/threads\/(\d+)\/comments\/1$/.exec(call) ?? [];
    if (id === undefined || !call.startsWith(`PATCH ${threads}/`)) return missing;
    return this.edit(Number(id), String(given['content']), user, comment);
  }

  private edit(id: number, body: string, user: string, print: (one: Comment) => unknown): Answer {
    const comment = this.comments.find((one) => one.id === id);
    if (comment === undefined) return missing;
    if (comment.author !== user) return { status: 403, body: { message: '403 Forbidden' } };
    comment.body = body;
    return { status: 200, body: print(comment) };
  }
}

type Asked = {
  /** `GET /path`, from the root of the API. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly given: Readonly<Record<string, unknown>>;
  readonly user: string;
};

const tokenOf = ({ headers }: IncomingMessage): string =>
  [headers['private-token']].flat()[0] ?? (headers.authorization ?? '').replace('Bearer ', '');

type Answer = { readonly status: number; readonly body: unknown };

const missing: Answer = { status: 404, body: { message: '404 Not Found' } };

const idOf = (user: string): number => user.length * 1000 + (user.codePointAt(0) ?? 0);
