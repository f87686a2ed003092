import type { Event, GitHub, GitHubError, Job, Pull } from '../domain/github.ts';
import { commit, inside, member, readComment, readFileText, readPull, type Spot, text, unless } from './answers.ts';
import { type Call, listAll, openCall } from './call.ts';
import { openIssues } from './drift-issue.ts';
import { type Clock, type Fetch, Transport } from './http.ts';
import { shareComments } from './publish.ts';

type GitHubOptions = {
  readonly token: string;
  readonly job: Pick<Job, 'api' | 'repository'>;
  /** From undici. */
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Logs a line per request, without secrets. */
  readonly log?: (line: string) => void;
};

/** GitHub for one repository. Sends nothing before the first call. Throws GitHubError when the token is malformed. */
export function openGitHub({ token: secret, job, fetch, clock, log = () => {} }: GitHubOptions): GitHub {
  // A secret pasted from a file often ends with a line break.
  const token = secret.trim();
  const tell = (line: string): void => log(token === '' ? line : line.replaceAll(token, '[redacted]'));
  const transport = new Transport(fetch, clock, tell);
  const { api, repository } = job;
  const call = openCall({ token, api, repository, transport, now: () => clock.now(), log: tell });
  const shared = shareComments(
    {
      list: (pull) =>
        listAll(call, {
          id: 'comments',
          about: `#${String(pull)}`,
          parameters: { issue_number: pull },
          read: readComment,
        }),
      create: async (pull, body) =>
        (await call('createComment', `#${String(pull)}`, { issue_number: pull, body }, readComment)).value,
      pull: async (number) => (await call('pull', `#${String(number)}`, { pull_number: number }, readPull)).value,
      update: (id, body) =>
        unless(
          ({ status }) => status === 404,
          null,
          async () => (await call('updateComment', null, { comment_id: id, body }, readComment)).value,
        ),
    },
    () => clock.now(),
  );
  return {
    ...shared,
    ...openIssues(call),
    ...listing(call),
    readFile: (path, ref) =>
      unless(isMissingFile, null, async () => (await call('readFile', path, { path, ref }, readFileText)).value),
    async tipOf(branch) {
      const read = (spot: Spot): string => commit(inside(spot, 'object', 'sha'));
      return (await call('tipOf', branch, { ref: `heads/${branch}` }, read)).value;
    },
    async setStatus(sha, { context, state, description, url }) {
      const parameters = { sha, context, state, description: fitDescription(description), target_url: url };
      // The value is unused, but a page of a gateway must not pass for a status that was set.
      await call('setStatus', sha, parameters, (spot) => text(member(spot, 'context')));
    },
    get requests() {
      return transport.requests;
    },
  };
}

const listing = (call: Call): Pick<GitHub, 'recentComments' | 'pullsOf' | 'openPulls' | 'mergedPulls'> => ({
  recentComments: (limit) =>
    listAll(call, {
      id: 'recentComments',
      about: null,
      parameters: { sort: 'updated', direction: 'desc' },
      read: readComment,
      limit,
    }),
  // A commit that GitHub has not processed yet is missing, or has no pull request.
  pullsOf: (sha) =>
    unless(isUnknownCommit, [], () =>
      listAll(call, { id: 'pullsOf', about: sha, parameters: { commit_sha: sha }, read: readPull }),
    ),
  openPulls: (base) =>
    listAll(call, {
      id: 'pulls',
      about: base,
      parameters: { state: 'open', base, sort: 'created', direction: 'asc' },
      read: readPull,
    }),
  mergedPulls: async (base, limit) => {
    const parameters = { state: 'closed', base, sort: 'updated', direction: 'desc' };
    const closed = await listAll(call, { id: 'pulls', about: base, parameters, read: readPull, limit });
    return closed.filter(({ merged }) => merged);
  },
});

/** A missing commit is a 404 as well, and must not look like a missing file. */
const isMissingFile = ({ status, message }: GitHubError): boolean =>
  status === 404 && !/no commit found/i.test(message);

const isUnknownCommit = ({ status, message }: GitHubError): boolean =>
  (status === 404 || status === 422) && /no commit found/i.test(message);

/** GitHub accepts 140 characters and answers 422 beyond. */
function fitDescription(description: string): string {
  const characters = Array.from(description);
  return characters.length <= 140 ? description : `${characters.slice(0, 139).join('')}…`;
}

type Push = Pick<Extract<Event, { kind: 'push' }>, 'branch' | 'after' | 'commits'>;

/** A push contains at most the pull requests of one merge queue group, a hundred. */
const mostPulls = 100;

/**
 * The pull requests that a push merged to its branch, in commit order. GitHub may learn that of the last commit a minute after the merge,
 * so this retries for as long. For an apply, look for one with `merge` equal to `after`: without it, the push ended with a commit from no
 * pull request. `first`: an answer requested ahead. Throws GitHubError.
 */
export async function mergedPulls(
  github: GitHub,
  push: Push,
  clock: Pick<Clock, 'sleep'>,
  first = knownPulls(github, push),
): Promise<Pull[]> {
  let found = await first;
  for (const seconds of waits) {
    if (found.some(({ merge }) => merge === push.after)) return found;
    await clock.sleep(seconds * 1000);
    found = await knownPulls(github, push);
  }
  return found;
}

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/** Those that GitHub already knows. */
export async function knownPulls(github: GitHub, push: Push): Promise<Pull[]> {
  const order = [...push.commits.filter((id) => id !== push.after), push.after];
  const place = ({ merge }: Pull): number => (merge === null ? -1 : order.indexOf(merge));
  const last = await github.pullsOf(push.after);
  // One request for all others, instead of one per commit.
  const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
  const found = [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
  const brought = new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull]));
  return [...brought.values()].toSorted((a, b) => place(a) - place(b));
}
