import type { Call } from './http.ts';
import type { Pull } from './pulls.ts';
import {
  type Actor,
  addComment,
  addIssue,
  changeComment,
  commentsOf,
  commentWith,
  type IssueJson,
  type Permission,
  repositoryId,
  type Site,
  userOf,
} from './site.ts';
import { addStatus, type NewStatus, problemOfStatus, statusesOf } from './statuses.ts';

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};
type Route = {
  /** The level, and the permissions of which any one is enough. */
  readonly needs: readonly ['read' | 'write', ...Permission[]];
  readonly answer: (call: Call, site: Site, actor: Actor) => Answer | Promise<Answer>;
};
type Json = Readonly<Record<string, unknown>>;

/** How GitHub says no. */
export const refusal = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { message, ...more, documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

const ok = (body: unknown, status = 200): Answer => ({ status, body });

const notFound = refusal(404, 'Not Found');

/** One page of a list, with the links to the others. */
function page(all: readonly unknown[], { query, url }: Call): Answer {
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

/** As the query says; by age otherwise, and by number where the times are the same. */
function inOrder<T extends { created_at: string; updated_at: string }>(
  all: readonly T[],
  query: URLSearchParams,
  usual: Direction,
): T[] {
  const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const sorted = all.toSorted((a, b) => (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
  return (query.get('direction') ?? usual) === 'desc' ? sorted.toReversed() : sorted;
}

/** The rig must not answer as if it had understood a parameter that it ignores. */
function refuseParameters({ query, operation }: Call, ...names: readonly string[]): void {
  for (const name of names)
    if (query.has(name)) throw new Error(`the rig knows no parameter "${name}" of ${operation.id}`);
}

/** GitHub refuses a longer body. Which characters it counts is unknown, so the harshest count holds: UTF-16 units. */
const bounded =
  (write: Route['answer']): Route['answer'] =>
  (call, site, actor) =>
    (call.body['body'] ?? '').length <= 65_536
      ? write(call, site, actor)
      : refusal(422, 'Validation Failed', { errors: [{ message: 'Body is too long (maximum is 65536 characters)' }] });

const numberOf = ({ params }: Call): number =>
  Number(params['issue_number'] ?? params['pull_number'] ?? params['comment_id']);

const notKnown = { mergeable: null, mergeable_state: 'unknown' };

function mergeability({ isOpen, testMerge }: Pull): Json {
  if (!isOpen) return notKnown;
  if (testMerge === null) return { mergeable: false, mergeable_state: 'dirty' };
  return { mergeable: true, mergeable_state: 'clean' };
}

function jsonOf(pull: Pull, site: Site): Json & { readonly created_at: string; readonly updated_at: string } {
  const { merged } = pull;
  const own = { id: repositoryId, full_name: site.fullName };
  return {
    number: pull.number,
    title: pull.title,
    state: pull.isOpen ? 'open' : 'closed',
    html_url: `${site.server}/${site.fullName}/pull/${String(pull.number)}`,
    user: { login: pull.author, type: 'User' },
    head: { ref: pull.branch, sha: pull.head, repo: pull.fork === null ? own : { id: 4242, full_name: pull.fork } },
    base: { ref: pull.base, sha: pull.baseSha, repo: own },
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
export const describePull = async (number: number, site: Site): Promise<Json> =>
  jsonOf(await site.pulls.refresh(number), site);

const hasPage = (number: number, site: Site): boolean =>
  site.pulls.has(number) || site.issues.some((issue) => issue.number === number);

const listComments: Route['answer'] = (call, site) =>
  hasPage(numberOf(call), site) ? page(commentsOf(site, numberOf(call)), call) : notFound;

const readComment: Route['answer'] = (call, site) => {
  const comment = commentWith(site, numberOf(call));
  return comment === undefined ? notFound : ok(comment);
};

const writeComment: Route['answer'] = (call, site, { login }) =>
  hasPage(numberOf(call), site) ? ok(addComment(site, numberOf(call), login, call.body['body'] ?? ''), 201) : notFound;

const updateComment: Route['answer'] = (call, site) => {
  const comment = commentWith(site, numberOf(call));
  return comment === undefined ? notFound : ok(changeComment(site, comment, call.body['body'] ?? ''));
};

const writeIssue: Route['answer'] = ({ body }, site, { login }) => {
  const labels = ((body['labels'] ?? []) as readonly string[]).map((name) => ({ name }));
  return ok(addIssue(site, login, { title: body['title'] ?? '', body: body['body'] ?? '', labels }), 201);
};

const updateIssue: Route['answer'] = (call, site) => {
  const issue = site.issues.find(({ number }) => number === numberOf(call));
  if (issue === undefined) return notFound;
  const at = site.clock.tick();
  const closed_at = call.body['state'] === 'closed' ? at : issue.closed_at;
  return ok(Object.assign(issue, call.body, { closed_at, updated_at: at }));
};

/** On GitHub, every pull request is an issue, too, and is in this list. */
const listIssues: Route['answer'] = (call, site) => {
  const pulls = site.pulls.all().map((pull) => ({ ...jsonOf(pull, site), pull_request: {} }));
  refuseParameters(call, 'creator', 'assignee', 'mentioned', 'milestone', 'since');
  const { state = 'open', labels = '' } = Object.fromEntries(call.query);
  const asked = labels.split(',').filter((label) => label !== '');
  const hasAll = ({ labels: own = [] }: { readonly labels?: IssueJson['labels'] }): boolean =>
    asked.every((label) => own.some(({ name }) => name === label));
  const wanted = [...site.issues, ...pulls].filter((one: Json) => one['state'] === state && hasAll(one));
  return page(inOrder(wanted as typeof pulls, call.query, 'desc'), call);
};

const readPull: Route['answer'] = async (call, site) => {
  const number = numberOf(call);
  if (!site.pulls.has(number)) return notFound;
  if (site.delays.testMerge === 0) return ok(await describePull(number, site));
  site.delays.testMerge -= 1;
  return ok({ ...jsonOf(site.pulls.get(number), site), ...notKnown });
};

const listPulls: Route['answer'] = (call, site) => {
  const { query } = call;
  refuseParameters(call, 'head');
  const [state, base] = [query.get('state') ?? 'open', query.get('base')];
  const wanted = site.pulls.all().filter((pull) => base === null || pull.base === base);
  const described = wanted.map((pull) => jsonOf(pull, site)).filter((one) => state === 'all' || one['state'] === state);
  return page(inOrder(described, query, query.get('sort') === 'updated' ? 'asc' : 'desc'), call);
};

/** Empty for a while after a merge. */
const pullsOfCommit: Route['answer'] = async (call, site) => {
  if (site.delays.commitPulls > 0) {
    site.delays.commitPulls -= 1;
    return ok([]);
  }
  const asked = call.params['commit_sha'] ?? '';
  const sha = await site.repository.commitAt(asked);
  if (sha === null) return refusal(422, `No commit found for SHA: ${asked}`);
  const found = await site.pulls.ofCommit(sha);
  return page(
    found.map((pull) => jsonOf(pull, site)),
    call,
  );
};

const listReviews: Route['answer'] = (call, site) => {
  const number = numberOf(call);
  if (!site.pulls.has(number)) return notFound;
  const url = `${site.server}/${site.fullName}/pull/${String(number)}`;
  const own = site.reviews.filter(({ pull }) => pull === number);
  const described = own.map(({ pull: _, ...review }) => ({
    ...review,
    node_id: `PRR_${String(review.id)}`,
    body: '',
    author_association: 'COLLABORATOR',
    html_url: `${url}#pullrequestreview-${String(review.id)}`,
    pull_request_url: `${site.api}/repos/${site.fullName}/pulls/${String(number)}`,
    _links: { html: { href: url }, pull_request: { href: url } },
  }));
  return page(described, call);
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

const setStatus: Route['answer'] = async ({ params, body }, site, { login }) => {
  const [sha, given] = [params['sha'] ?? '', body as NewStatus];
  const problem = await problemOfStatus(site, sha, given);
  if (problem === null) return ok(addStatus(site, sha, login, given), 201);
  const { message, ...more } = problem;
  return refusal(422, message, more);
};

const listStatuses: Route['answer'] = async (call, site) => {
  const sha = await site.repository.commitAt(call.params['ref'] ?? '');
  return sha === null ? notFound : page(statusesOf(site, sha), call);
};

const listCommits: Route['answer'] = async (call, site) => {
  refuseParameters(call, 'path', 'author', 'committer', 'since', 'until');
  const start = await site.repository.commitAt(call.query.get('sha') ?? 'main');
  if (start === null) return notFound;
  const commits = await site.repository.history(start);
  const url = (sha: string): string => `${site.api}/repos/${site.fullName}/commits/${sha}`;
  const login = (name: string): string => (name === 'GitHub' ? 'web-flow' : name);
  const described = commits.map(({ sha, parents, tree, author, committer, message }) => ({
    sha,
    url: url(sha),
    html_url: `${site.server}/${site.fullName}/commit/${sha}`,
    commit: { author, committer, message, tree: { sha: tree } },
    author: userOf(login(author.name)),
    committer: userOf(login(committer.name)),
    parents: parents.map((parent) => ({ sha: parent, url: url(parent) })),
  }));
  return page(described, call);
};

/** Nobody ever had to approve a run here. */
const reviewsOfRun: Route['answer'] = ({ params }, site) =>
  site.runs.has(Number(params['run_id'])) ? ok([]) : notFound;

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

/** Who may call each operation, and what answers it. A pull request is an issue, too. */
export const routes: Readonly<Record<string, Route>> = {
  'actions/get-reviews-for-run': { needs: ['read', 'actions'], answer: reviewsOfRun },
  'git/get-ref': { needs: ['read', 'contents'], answer: readRef },
  'issues/create': { needs: ['write', 'issues'], answer: bounded(writeIssue) },
  'issues/create-comment': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(writeComment) },
  'issues/get-comment': { needs: ['read', 'issues', 'pull_requests'], answer: readComment },
  'issues/list-comments': { needs: ['read', 'issues', 'pull_requests'], answer: listComments },
  'issues/list-comments-for-repo': {
    needs: ['read', 'issues', 'pull_requests'],
    answer: (call, site) => page(inOrder(site.comments, call.query, 'asc'), call),
  },
  'issues/list-for-repo': { needs: ['read', 'issues'], answer: listIssues },
  'issues/update': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(updateIssue) },
  'issues/update-comment': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(updateComment) },
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
