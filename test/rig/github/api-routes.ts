import type { Call } from './api-server.ts';
import type { Pull } from './pulls.ts';
import {
  type Actor,
  addComment,
  addIssue,
  changeComment,
  commentsOf,
  findComment,
  type IssueJson,
  type Permission,
  repositoryId,
  type GitHubState,
  userOf,
} from './github-state.ts';
import { addStatus, type NewStatus, refusalOfStatus, statusesOf } from './statuses.ts';

export type GitHubResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
type Route = {
  /** The level, and the permissions of which any one is enough. */
  readonly needs: readonly ['read' | 'write', ...Permission[]];
  readonly answer: (call: Call, github: GitHubState, actor: Actor) => GitHubResponse | Promise<GitHubResponse>;
};
type Json = Readonly<Record<string, unknown>>;

/** GitHub's response to a request that it refuses. */
export const refusal = (status: number, message: string, more: object = {}): GitHubResponse => ({
  status,
  body: { message, ...more, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

const ok = (body: unknown, status = 200): GitHubResponse => ({ status, body });

const notFound = refusal(404, 'Not Found');

/** One page of a list, with the links to the others. */
function pageOf(all: readonly unknown[], { query, url }: Call): GitHubResponse {
  const size = Number(query.get('per_page') ?? 30);
  const number = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const links: string[] = [];
  const link = (rel: string, to: number): void => {
    const address = new URL(url);
    address.searchParams.set('page', String(to));
    links.push(`<${address.href}>; rel="${rel}"`);
  };
  if (number > 1) link('prev', number - 1);
  if (number < last) {
    link('next', number + 1);
    link('last', last);
  }
  if (number > 1) link('first', 1);
  const headers = links.length === 0 ? {} : { link: links.join(', ') };
  return { status: 200, body: all.slice((number - 1) * size, number * size), headers };
}

type Direction = 'asc' | 'desc';

/** Sorts by the field and direction of the query; by default, by creation. Items of the same time keep their order. */
function sortByTime<T extends { created_at: string; updated_at: string }>(
  all: readonly T[],
  query: URLSearchParams,
  defaultDirection: Direction,
): T[] {
  const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const sorted = all.toSorted((a, b) => (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
  return (query.get('direction') ?? defaultDirection) === 'desc' ? sorted.toReversed() : sorted;
}

/** Throws for parameters that the rig does not support: it must not ignore them. */
function refuseParameters({ query, operation }: Call, ...names: readonly string[]): void {
  for (const name of names)
    if (query.has(name)) throw new Error(`the rig knows no parameter "${name}" of ${operation.id}`);
}

/** Refuses a body that is too long, as GitHub does. How GitHub counts is unknown, so this uses the strictest count: UTF-16 units. */
const limitBody =
  (write: Route['answer']): Route['answer'] =>
  (call, github, actor) =>
    (call.body['body'] ?? '').length <= 65_536
      ? write(call, github, actor)
      : refusal(422, 'Validation Failed', { errors: [{ message: 'Body is too long (maximum is 65536 characters)' }] });

const numberOf = ({ params }: Call): number =>
  Number(params['issue_number'] ?? params['pull_number'] ?? params['comment_id']);

const unknownMergeability = { mergeable: null, mergeable_state: 'unknown' };

function mergeability({ isOpen, testMerge }: Pull): Json {
  if (!isOpen) return unknownMergeability;
  if (testMerge === null) return { mergeable: false, mergeable_state: 'dirty' };
  return { mergeable: true, mergeable_state: 'clean' };
}

function pullJson(
  pull: Pull,
  github: GitHubState,
): Json & { readonly created_at: string; readonly updated_at: string } {
  const { merged } = pull;
  const repository = { id: repositoryId, full_name: github.fullName };
  return {
    number: pull.number,
    title: pull.title,
    state: pull.isOpen ? 'open' : 'closed',
    html_url: `${github.server}/${github.fullName}/pull/${String(pull.number)}`,
    user: { login: pull.author, type: 'User' },
    head: {
      ref: pull.branch,
      sha: pull.head,
      repo: pull.fork === null ? repository : { id: 4242, full_name: pull.fork },
    },
    base: { ref: pull.base, sha: pull.baseSha, repo: repository },
    merged: merged !== null,
    merged_at: merged?.at ?? null,
    merge_commit_sha: merged?.sha ?? pull.testMerge,
    ...mergeability(pull),
    commits: pull.commits,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt,
  };
}

/** A pull request as GitHub describes it. */
export const describePull = async (number: number, github: GitHubState): Promise<Json> =>
  pullJson(await github.pulls.refresh(number), github);

const hasIssueOrPull = (number: number, github: GitHubState): boolean =>
  github.pulls.has(number) || github.issues.some((issue) => issue.number === number);

const listComments: Route['answer'] = (call, github) =>
  hasIssueOrPull(numberOf(call), github) ? pageOf(commentsOf(github, numberOf(call)), call) : notFound;

const readComment: Route['answer'] = (call, github) => {
  const comment = findComment(github, numberOf(call));
  return comment === undefined ? notFound : ok(comment);
};

const writeComment: Route['answer'] = (call, github, { login }) =>
  hasIssueOrPull(numberOf(call), github)
    ? ok(addComment(github, numberOf(call), login, call.body['body'] ?? ''), 201)
    : notFound;

const updateComment: Route['answer'] = (call, github) => {
  const comment = findComment(github, numberOf(call));
  return comment === undefined ? notFound : ok(changeComment(github, comment, call.body['body'] ?? ''));
};

const writeIssue: Route['answer'] = ({ body }, github, { login }) => {
  const labels = ((body['labels'] ?? []) as readonly string[]).map((name) => ({ name }));
  return ok(addIssue(github, login, { title: body['title'] ?? '', body: body['body'] ?? '', labels }), 201);
};

const updateIssue: Route['answer'] = (call, github) => {
  const issue = github.issues.find(({ number }) => number === numberOf(call));
  if (issue === undefined) return notFound;
  const at = github.clock.tick();
  const closed_at = call.body['state'] === 'closed' ? at : issue.closed_at;
  return ok(Object.assign(issue, call.body, { closed_at, updated_at: at }));
};

/** On GitHub, every pull request is an issue, too, and is in this list. */
const listIssues: Route['answer'] = (call, github) => {
  const pulls = github.pulls.all().map((pull) => ({ ...pullJson(pull, github), pull_request: {} }));
  refuseParameters(call, 'creator', 'assignee', 'mentioned', 'milestone', 'since');
  const { state = 'open', labels = '' } = Object.fromEntries(call.query);
  const requestedLabels = labels.split(',').filter((label) => label !== '');
  const hasAll = ({ labels: issueLabels = [] }: { readonly labels?: IssueJson['labels'] }): boolean =>
    requestedLabels.every((label) => issueLabels.some(({ name }) => name === label));
  const matching = [...github.issues, ...pulls].filter((issue: Json) => issue['state'] === state && hasAll(issue));
  return pageOf(sortByTime(matching as typeof pulls, call.query, 'desc'), call);
};

const readPull: Route['answer'] = async (call, github) => {
  const number = numberOf(call);
  if (!github.pulls.has(number)) return notFound;
  if (github.delays.testMerge === 0) return ok(await describePull(number, github));
  github.delays.testMerge -= 1;
  return ok({ ...pullJson(github.pulls.get(number), github), ...unknownMergeability });
};

const listPulls: Route['answer'] = (call, github) => {
  const { query } = call;
  refuseParameters(call, 'head');
  const [state, base] = [query.get('state') ?? 'open', query.get('base')];
  const pulls = github.pulls.all().filter((pull) => base === null || pull.base === base);
  const described = pulls
    .map((pull) => pullJson(pull, github))
    .filter((description) => state === 'all' || description['state'] === state);
  return pageOf(sortByTime(described, query, query.get('sort') === 'updated' ? 'asc' : 'desc'), call);
};

/** Lists the pull requests of a commit. The list is empty for a while after a merge (`delays.commitPulls`). */
const pullsOfCommit: Route['answer'] = async (call, github) => {
  if (github.delays.commitPulls > 0) {
    github.delays.commitPulls -= 1;
    return ok([]);
  }
  const commitSha = call.params['commit_sha'] ?? '';
  const sha = await github.repository.commitAt(commitSha);
  if (sha === null) return refusal(422, `No commit found for SHA: ${commitSha}`);
  const pullsWithCommit = await github.pulls.ofCommit(sha);
  return pageOf(
    pullsWithCommit.map((pull) => pullJson(pull, github)),
    call,
  );
};

const listReviews: Route['answer'] = (call, github) => {
  const number = numberOf(call);
  if (!github.pulls.has(number)) return notFound;
  const url = `${github.server}/${github.fullName}/pull/${String(number)}`;
  const reviews = github.reviews.filter(({ pull }) => pull === number);
  const described = reviews.map(({ pull: _, ...review }) => ({
    ...review,
    node_id: `PRR_${String(review.id)}`,
    body: '',
    author_association: 'COLLABORATOR',
    html_url: `${url}#pullrequestreview-${String(review.id)}`,
    pull_request_url: `${github.api}/repos/${github.fullName}/pulls/${String(number)}`,
    _links: { html: { href: url }, pull_request: { href: url } },
  }));
  return pageOf(described, call);
};

const readRepository: Route['answer'] = (_, { fullName, server }) => {
  const [owner = '', name = ''] = fullName.split('/');
  return ok({
    id: repositoryId,
    name,
    full_name: fullName,
    owner: userOf(owner),
    html_url: `${server}/${fullName}`,
    default_branch: 'main',
  });
};

const setStatus: Route['answer'] = async ({ params, body }, github, { login }) => {
  const [sha, status] = [params['sha'] ?? '', body as NewStatus];
  const problem = await refusalOfStatus(github, sha, status);
  if (problem === null) return ok(addStatus(github, sha, login, status), 201);
  const { message, ...more } = problem;
  return refusal(422, message, more);
};

const listStatuses: Route['answer'] = async (call, github) => {
  const sha = await github.repository.commitAt(call.params['ref'] ?? '');
  return sha === null ? notFound : pageOf(statusesOf(github, sha), call);
};

const listCommits: Route['answer'] = async (call, github) => {
  refuseParameters(call, 'path', 'author', 'committer', 'since', 'until');
  const start = await github.repository.commitAt(call.query.get('sha') ?? 'main');
  if (start === null) return notFound;
  const commits = await github.repository.history(start);
  const url = (sha: string): string => `${github.api}/repos/${github.fullName}/commits/${sha}`;
  const login = (name: string): string => (name === 'GitHub' ? 'web-flow' : name);
  const described = commits.map(({ sha, parents, tree, author, committer, message }) => ({
    sha,
    url: url(sha),
    html_url: `${github.server}/${github.fullName}/commit/${sha}`,
    commit: { author, committer, message, tree: { sha: tree } },
    author: userOf(login(author.name)),
    committer: userOf(login(committer.name)),
    parents: parents.map((parent) => ({ sha: parent, url: url(parent) })),
  }));
  return pageOf(described, call);
};

/** Lists the approvals of a run. In this repository, no run needs one. */
const reviewsOfRun: Route['answer'] = ({ params }, github) =>
  github.runs.has(Number(params['run_id'])) ? ok([]) : notFound;

const readFile: Route['answer'] = async ({ params, query }, { repository }) => {
  const ref = query.get('ref') ?? 'main';
  const commit = await repository.commitAt(ref);
  if (commit === null) return refusal(404, `No commit found for the ref ${ref}`);
  const bytes = await repository.read(commit, params['path'] ?? '');
  if (bytes === null) return notFound;
  return ok({ type: 'file', encoding: 'base64', content: bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n') });
};

const readRef: Route['answer'] = async ({ params }, { repository }) => {
  const sha = await repository.commitAt(`refs/${params['ref'] ?? ''}`);
  return sha === null ? notFound : ok({ object: { sha, type: 'commit' } });
};

/** The handler of each operation, and the permission that it needs. A pull request is an issue, too. */
export const routes: Readonly<Record<string, Route>> = {
  'actions/get-reviews-for-run': { needs: ['read', 'actions'], answer: reviewsOfRun },
  'git/get-ref': { needs: ['read', 'contents'], answer: readRef },
  'issues/create': { needs: ['write', 'issues'], answer: limitBody(writeIssue) },
  'issues/create-comment': { needs: ['write', 'issues', 'pull_requests'], answer: limitBody(writeComment) },
  'issues/get-comment': { needs: ['read', 'issues', 'pull_requests'], answer: readComment },
  'issues/list-comments': { needs: ['read', 'issues', 'pull_requests'], answer: listComments },
  'issues/list-comments-for-repo': {
    needs: ['read', 'issues', 'pull_requests'],
    answer: (call, github) => pageOf(sortByTime(github.comments, call.query, 'asc'), call),
  },
  'issues/list-for-repo': { needs: ['read', 'issues'], answer: listIssues },
  'issues/update': { needs: ['write', 'issues', 'pull_requests'], answer: limitBody(updateIssue) },
  'issues/update-comment': { needs: ['write', 'issues', 'pull_requests'], answer: limitBody(updateComment) },
  'pulls/get': { needs: ['read', 'pull_requests'], answer: readPull },
  'pulls/list-reviews': { needs: ['read', 'pull_requests'], answer: listReviews },
  'repos/get': { needs: ['read', 'metadata'], answer: readRepository },
  'pulls/list': { needs: ['read', 'pull_requests'], answer: listPulls },
  'repos/create-commit-status': { needs: ['write', 'statuses'], answer: setStatus },
  'repos/list-commit-statuses-for-ref': { needs: ['read', 'statuses'], answer: listStatuses },
  'repos/list-commits': { needs: ['read', 'contents'], answer: listCommits },
  'repos/get-content': { needs: ['read', 'contents'], answer: readFile },
  'repos/list-pull-requests-associated-with-commit': { needs: ['read', 'pull_requests'], answer: pullsOfCommit },
};
