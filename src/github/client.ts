import type { Job } from '../domain/event.ts';
import type { GitHub, GitHubError } from '../domain/github.ts';
import { readComment } from './answers/comment.ts';
import { readFileText } from './answers/file.ts';
import { readPull } from './answers/pull.ts';
import { type Call, openCall } from './call.ts';
import type { Clock } from './clock.ts';
import type { Fetch } from './http/fetch.ts';
import { Transport } from './http/transport.ts';
import { commit, inside, member, text } from './json.ts';
import { openIssues } from './issues.ts';
import { listAll } from './list-all.ts';
import { shareComments } from './shared-comments.ts';
import { unless } from './unless.ts';

export type GitHubOptions = {
  readonly token: string;
  readonly job: Pick<Job, 'api' | 'repository'>;
  /** undici's. */
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** A line about each request; it holds no secret. */
  readonly log?: (line: string) => void;
};

/** GitHub for one repository. Nothing is asked before the first call. Throws GitHubError when the token cannot be one. */
export function openGitHub({ token: secret, job, fetch, clock, log = () => {} }: GitHubOptions): GitHub {
  // A secret that was pasted from a file often ends with the line break of that file.
  const token = secret.trim();
  const tell = (line: string): void => log(token === '' ? line : line.replaceAll(token, '[redacted]'));
  const transport = new Transport(fetch, clock, tell);
  const { api, repository } = job;
  const call = openCall({ token, api, repository, transport, now: () => clock.now(), log: tell });
  return {
    ...reading(call),
    ...comments(call, () => clock.now()),
    ...pulls(call),
    ...openIssues(call),
    async setStatus(sha, { context, state, description, url }) {
      const parameters = { sha, context, state, description: fitDescription(description), target_url: url };
      // What is read is of no use, but a page of something in between must not pass for a status that was set.
      await call('setStatus', sha, parameters, (spot) => text(member(spot, 'context')));
    },
    get requests() {
      return transport.requests;
    },
  };
}

type Part<Name extends keyof GitHub> = Pick<GitHub, Name>;

const reading = (call: Call): Part<'readFile' | 'tipOf' | 'commitsBetween'> => ({
  readFile: (path, ref) =>
    unless(isMissingFile, null, async () => (await call('readFile', path, { path, ref }, readFileText)).value),
  tipOf: async (branch) => {
    const read = call('tipOf', branch, { ref: `heads/${branch}` }, (spot) => commit(inside(spot, 'object', 'sha')));
    return (await read).value;
  },
  commitsBetween: (base, head) =>
    listAll(call, {
      id: 'commitsBetween',
      about: `${base}...${head}`,
      parameters: { basehead: `${base}...${head}` },
      find: (spot) => member(spot, 'commits'),
      read: (spot) => commit(member(spot, 'sha')),
    }),
});

const comments = (
  call: Call,
  now: () => number,
): Part<'comments' | 'recentComments' | 'createComment' | 'updateComment'> => ({
  ...shareComments(wholeComments(call), now),
  recentComments: (limit) =>
    listAll(call, {
      id: 'recentComments',
      about: null,
      parameters: { sort: 'updated', direction: 'desc' },
      read: readComment,
      limit,
    }),
});

const wholeComments = (call: Call): Parameters<typeof shareComments>[0] => ({
  list: (pull, since) =>
    listAll(call, {
      id: 'comments',
      about: `#${String(pull)}`,
      parameters: { issue_number: pull, ...(since === null ? {} : { since: new Date(since).toISOString() }) },
      read: readComment,
    }),
  create: async (pull, body) =>
    (await call('createComment', `#${String(pull)}`, { issue_number: pull, body }, readComment)).value,
  update: (id, body) =>
    unless(
      ({ status }) => status === 404,
      null,
      async () => (await call('updateComment', null, { comment_id: id, body }, readComment)).value,
    ),
});

const pulls = (call: Call): Part<'pull' | 'pullsOf' | 'openPulls' | 'mergedPulls'> => ({
  pull: async (number) => (await call('pull', `#${String(number)}`, { pull_number: number }, readPull)).value,
  // A commit that GitHub has not looked at yet is not found, or is found without a pull request.
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

/** A commit that is not there is answered 404 as well, and must not read as a file that is not there. */
const isMissingFile = ({ status, message }: GitHubError): boolean =>
  status === 404 && !/no commit found/i.test(message);

const isUnknownCommit = ({ status, message }: GitHubError): boolean =>
  (status === 404 || status === 422) && /no commit found/i.test(message);

/** GitHub takes 140 characters and answers 422 beyond. */
function fitDescription(description: string): string {
  const characters = Array.from(description);
  return characters.length <= 140 ? description : `${characters.slice(0, 139).join('')}…`;
}
