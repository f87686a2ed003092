import { type Event, GitHubError, type Job } from '../domain/github.ts';
import { commit, items, member, Misshapen, orNull, readPull, type Spot, text, whole } from './answers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The repository and the run, from the runner's variables and the event payload. Throws GitHubError for values that no runner would set;
 * the API address is the most critical, since it receives the token.
 */
export function readJob(env: Environment, payload: unknown): Job {
  const { owner, name } = readRepository(env);
  const [server, api] = [readAddress(env, 'GITHUB_SERVER_URL'), readAddress(env, 'GITHUB_API_URL')];
  const run = { id: readNumber(env, 'GITHUB_RUN_ID'), attempt: readNumber(env, 'GITHUB_RUN_ATTEMPT') };
  return {
    repository: {
      owner,
      name,
      id: String(readNumber(env, 'GITHUB_REPOSITORY_ID')),
      defaultBranch: readDefaultBranch(env, payload),
    },
    sha: readCommit(env),
    ref: read(env, 'GITHUB_REF'),
    run: { ...run, url: `${server}/${owner}/${name}/actions/runs/${String(run.id)}/attempts/${String(run.attempt)}` },
    startedBy: env['GITHUB_TRIGGERING_ACTOR'] ?? null,
    api,
    server,
  };
}

/** A schedule, which always runs on the default branch, may have no payload. */
function readDefaultBranch(env: Environment, payload: unknown): string {
  const event = read(env, 'GITHUB_EVENT_NAME');
  try {
    const name = orNull(member(whole(payload), 'repository'), (one) => text(member(one, 'default_branch')));
    if (name !== null || event === 'schedule') return name ?? read(env, 'GITHUB_REF').replace(/^refs\/heads\//, '');
    throw new Misshapen(whole(payload), 'about a repository');
  } catch (error) {
    if (error instanceof Misshapen) throw unreadable(event, error);
    throw error;
  }
}

function readRepository(env: Environment): { owner: string; name: string } {
  const full = read(env, 'GITHUB_REPOSITORY');
  const [, owner, name] = /^([A-Za-z0-9_-]+)\/(?!\.{1,2}$)([A-Za-z0-9._-]+)$/.exec(full) ?? [];
  if (owner === undefined || name === undefined) throw wrong('GITHUB_REPOSITORY', full, 'like owner/name');
  return { owner, name };
}

function readCommit(env: Environment): string {
  const sha = read(env, 'GITHUB_SHA');
  try {
    return commit(whole(sha));
  } catch {
    // It throws only for a wrong shape.
    throw wrong('GITHUB_SHA', sha, 'the id of a commit');
  }
}

function readNumber(env: Environment, variable: string): number {
  const digits = read(env, variable);
  if (!/^[1-9][0-9]{0,14}$/.test(digits)) throw wrong(variable, digits, 'a number');
  return Number(digits);
}

/** Without a trailing slash. */
function readAddress(env: Environment, variable: string): string {
  const address = read(env, variable);
  if (!URL.canParse(address) || !isSafe(new URL(address))) {
    throw wrong(variable, address, 'an address that begins with https:// and holds no password and no query');
  }
  return address.replace(/(?<!\/)\/+$/, '');
}

/** HTTPS, or a server on this machine, as in tests. */
function isSafe({ protocol, hostname, username, password, search, hash }: URL): boolean {
  const loopback = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/.test(hostname);
  const encrypted = protocol === 'https:' || (protocol === 'http:' && loopback);
  return encrypted && username + password + search + hash === '';
}

function read(env: Environment, variable: string): string {
  const value = env[variable];
  if (value === undefined || value === '') {
    throw new GitHubError(`${variable} is not set.`, { hint });
  }
  return value;
}

const wrong = (variable: string, value: string, expected: string): GitHubError =>
  new GitHubError(`${variable} is "${value}", which is not ${expected}.`, { hint });

const hint = 'The runner sets it. Run the action in a GitHub workflow.';

/** Events by their name in a workflow's `on:`, and how to read their payloads. */
const readers = {
  pull_request: (payload) => readPullRequest(payload, false),
  pull_request_target: (payload) => readPullRequest(payload, true),
  merge_group: (payload) => readMergeGroup(member(payload, 'merge_group')),
  push: readPush,
  schedule: () => ({ kind: 'schedule' }),
  workflow_dispatch: () => ({ kind: 'dispatch' }),
} as const satisfies Record<string, (payload: Spot) => Event>;

/**
 * Reads the triggering event. `name` is `GITHUB_EVENT_NAME`, `payload` the JSON from the file at `GITHUB_EVENT_PATH`. Unsupported events
 * are `other`, including a push that moves no branch. Throws GitHubError when a payload is malformed.
 */
export function readEvent(name: string, payload: unknown): Event {
  if (!isServed(name)) return { kind: 'other', name };
  try {
    return readers[name](whole(payload));
  } catch (error) {
    if (error instanceof Misshapen) throw unreadable(name, error);
    throw error;
  }
}

/** The message and fix for an unsupported event. */
export const refuseEvent = ({ name }: Extract<Event, { kind: 'other' }>): { says: string; fix: string } => ({
  says: `The event "${name}" is not supported.`,
  fix: `Run the workflow on ${Object.keys(readers).join(', ')}.`,
});

/** An unusable payload, with the fix. */
const unreadable = (name: string, { message }: Misshapen): GitHubError =>
  new GitHubError(`The payload of the event ${name} cannot be used: ${message}.`, {
    hint: 'It is the file of GITHUB_EVENT_PATH. Run the action in a GitHub workflow.',
  });

const isServed = (name: string): name is keyof typeof readers => Object.hasOwn(readers, name);

const readPullRequest = (payload: Spot, hardened: boolean): Event => ({
  kind: 'pull-request',
  pull: readPull(member(payload, 'pull_request')),
  hardened,
});

function readMergeGroup(group: Spot): Event {
  return {
    kind: 'merge-group',
    head: commit(member(group, 'head_sha')),
    base: commit(member(group, 'base_sha')),
    pulls: pullsIn(text(member(group, 'head_ref'))),
  };
}

/** A group's branch is named after its last pull request, and the commit before that: `gh-readonly-queue/<base>/pr-<number>-<commit>`. */
function pullsIn(ref: string): { number: number; onto: string }[] {
  const named = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40,64})$/.exec(ref);
  const [, pull, onto] = named ?? [];
  return pull === undefined || onto === undefined ? [] : [{ number: Number(pull), onto }];
}

function readPush(payload: Spot): Event {
  const ref = text(member(payload, 'ref'));
  if (!ref.startsWith('refs/heads/')) return { kind: 'other', name: 'push of a tag' };
  const after = commit(member(payload, 'after'));
  if (/^0+$/.test(after)) return { kind: 'other', name: 'push that deletes a branch' };
  return {
    kind: 'push',
    branch: ref.slice('refs/heads/'.length),
    before: commit(member(payload, 'before')),
    after,
    commits: items(member(payload, 'commits')).map((one) => commit(member(one, 'id'))),
  };
}
