import type { Call } from './http.ts';
import type { Pull } from './pulls.ts';
import { type Actor, addComment, addIssue, commentsOf, now, type Permission, repositoryId, type Site } from './site.ts';

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

/** One page of a list, with the link to the next. */
function page(all: readonly unknown[], { query, url }: Call): Answer {
  const size = Number(query.get('per_page') ?? 30);
  const number = Number(query.get('page') ?? 1);
  const hasMore = all.length > number * size;
  const link = { link: `<${url}&page=${String(number + 1)}>; rel="next"` };
  return { status: 200, body: all.slice((number - 1) * size, number * size), headers: hasMore ? link : {} };
}

/** As the query says; by age otherwise. */
function inOrder<T extends { created_at: string; updated_at: string }>(all: readonly T[], query: URLSearchParams): T[] {
  const field = query.get('sort') === 'updated' ? 'updated_at' : 'created_at';
  const sorted = all.toSorted((a, b) => (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
  return query.get('direction') === 'desc' ? sorted.toReversed() : sorted;
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

function jsonOf(pull: Pull, site: Site): Json & { readonly created_at: string; readonly updated_at: string } {
  const { merged } = pull;
  const mergeable = merged === null ? pull.testMerge !== null : null;
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
    mergeable,
    created_at: pull.createdAt,
    updated_at: merged?.at ?? pull.createdAt,
  };
}

/** A pull request as GitHub describes it. */
export const describePull = async (number: number, site: Site): Promise<Json> =>
  jsonOf(await site.pulls.refresh(number), site);

const writeComment: Route['answer'] = (call, site, { login }) =>
  ok(addComment(site, numberOf(call), login, call.body['body'] ?? ''), 201);

const updateComment: Route['answer'] = (call, site) => {
  const comment = site.comments.find(({ id }) => id === numberOf(call));
  if (comment === undefined) return refusal(404, 'Not Found');
  return ok(Object.assign(comment, { body: call.body['body'], updated_at: now() }));
};

const writeIssue: Route['answer'] = ({ body }, site, { login }) => {
  const labels = ((body['labels'] ?? []) as readonly string[]).map((name) => ({ name }));
  return ok(addIssue(site, login, { title: body['title'] ?? '', body: body['body'] ?? '', labels }), 201);
};

const updateIssue: Route['answer'] = (call, site) => {
  const issue = site.issues.find(({ number }) => number === numberOf(call));
  if (issue === undefined) return refusal(404, 'Not Found');
  const closed_at = call.body['state'] === 'closed' ? now() : issue.closed_at;
  return ok(Object.assign(issue, call.body, { closed_at, updated_at: now() }));
};

/** On GitHub, every pull request is an issue, too, and is in this list. */
const listIssues: Route['answer'] = (call, site) => {
  const pulls = site.pulls.all().map((pull) => ({ ...jsonOf(pull, site), pull_request: {} }));
  const { state = 'open', creator } = Object.fromEntries(call.query);
  const wanted = [...site.issues, ...pulls].filter(
    (one: Json) => one['state'] === state && (one['user'] as { login: string }).login === creator,
  );
  return page(inOrder(wanted as typeof pulls, call.query), call);
};

const listPulls: Route['answer'] = (call, site) => {
  const isWanted = ({ base, isOpen }: Pull): boolean =>
    base === call.query.get('base') && isOpen === (call.query.get('state') === 'open');
  const pulls = site.pulls.all().filter(isWanted);
  return page(
    inOrder(
      pulls.map((pull) => jsonOf(pull, site)),
      call.query,
    ),
    call,
  );
};

/** Empty for a while after a merge. */
const pullsOfCommit: Route['answer'] = async (call, site) => {
  if (site.late.association > 0) {
    site.late.association -= 1;
    return ok([]);
  }
  const found = await site.pulls.ofCommit(call.params['commit_sha'] ?? '');
  return page(
    found.map((pull) => jsonOf(pull, site)),
    call,
  );
};

const setStatus: Route['answer'] = ({ params, body }, site) => {
  if (Array.from(body['description'] ?? '').length > 140) return refusal(422, 'Validation Failed');
  site.statuses.push({ sha: params['sha'], ...body } as unknown as Site['statuses'][number]);
  return ok(body, 201);
};

const readFile: Route['answer'] = async ({ params, query }, { repository }) => {
  const bytes = await repository.read(query.get('ref') ?? 'main', params['path'] ?? '');
  if (bytes === null) return refusal(404, 'Not Found');
  return ok({ type: 'file', encoding: 'base64', content: bytes.toString('base64').replaceAll(/.{1,60}/g, '$&\n') });
};

const readRef: Route['answer'] = async ({ params }, { repository }) =>
  ok({ object: { sha: await repository.tip((params['ref'] ?? '').replace(/^heads\//, '')), type: 'commit' } });

/** Who may call each operation, and what answers it. A pull request is an issue, too. */
export const routes: Readonly<Record<string, Route>> = {
  'git/get-ref': { needs: ['read', 'contents'], answer: readRef },
  'issues/create': { needs: ['write', 'issues'], answer: bounded(writeIssue) },
  'issues/create-comment': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(writeComment) },
  'issues/list-comments': {
    needs: ['read', 'issues', 'pull_requests'],
    answer: (call, site) => page(commentsOf(site, numberOf(call)), call),
  },
  'issues/list-comments-for-repo': {
    needs: ['read', 'issues', 'pull_requests'],
    answer: (call, site) => page(inOrder(site.comments, call.query), call),
  },
  'issues/list-for-repo': { needs: ['read', 'issues'], answer: listIssues },
  'issues/update': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(updateIssue) },
  'issues/update-comment': { needs: ['write', 'issues', 'pull_requests'], answer: bounded(updateComment) },
  'pulls/get': {
    needs: ['read', 'pull_requests'],
    answer: async (call, site) => ok(await describePull(numberOf(call), site)),
  },
  'pulls/list': { needs: ['read', 'pull_requests'], answer: listPulls },
  'repos/create-commit-status': { needs: ['write', 'statuses'], answer: setStatus },
  'repos/get-content': { needs: ['read', 'contents'], answer: readFile },
  'repos/list-pull-requests-associated-with-commit': { needs: ['read', 'pull_requests'], answer: pullsOfCommit },
};
