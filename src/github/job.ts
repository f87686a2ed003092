import type { Job, Pull } from '../domain/forge.ts';
import { ForgeError } from '../domain/errors.ts';
import type { Environment } from '../util/environment.ts';
import { commit, type PullRequest, pullRequest } from './answers.ts';

/**
 * The repository and the run, from the runner's variables and the event payload. Throws ForgeError for values that no runner would set;
 * the API address is the most critical, since it receives the token.
 */
export function readJob(env: Environment, payload: unknown): Job {
  const variable = (name: string, pattern: RegExp): string => {
    const value = env[name] ?? '';
    if (pattern.test(value)) return value;
    throw new ForgeError(`${name} is "${value}", which is not valid.`, { fix });
  };
  const [owner = '', name = ''] = variable('GITHUB_REPOSITORY', repositoryName).split('/');
  const [server, api] = [variable('GITHUB_SERVER_URL', address), variable('GITHUB_API_URL', address)];
  const [id, attempt] = [variable('GITHUB_RUN_ID', digits), variable('GITHUB_RUN_ATTEMPT', digits)];
  const ref = variable('GITHUB_REF', /./);
  const event = variable('GITHUB_EVENT_NAME', /./);
  return {
    repository: {
      owner,
      name,
      id: variable('GITHUB_REPOSITORY_ID', digits),
      // A schedule, which always runs on the default branch, may have no payload.
      defaultBranch: event === 'schedule' ? ref.replace(/^refs\/heads\//, '') : read(event, payload, defaultBranchIn),
    },
    sha: variable('GITHUB_SHA', /^[0-9a-f]{40}$/),
    ref,
    run: {
      id: Number(id),
      attempt: Number(attempt),
      url: `${server}/${owner}/${name}/actions/runs/${id}/attempts/${attempt}`,
    },
    startedBy: env['GITHUB_TRIGGERING_ACTOR'] ?? null,
    api,
    server,
  };
}

const digits = /^[1-9][0-9]{0,14}$/;

const repositoryName = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

const fix = 'The runner sets it. Run the action in a GitHub workflow.';

/** An address with https, or of this machine as in tests, without a password and a query. */
const address = /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?=[:/]))[^@?#\s]+$/;

/** A pull request was opened, pushed, closed, …; `hardened`: the workflow is that of the base branch, whatever the pull request changes. */
export type PullRequestEvent = { readonly kind: 'pull-request'; readonly pull: Pull; readonly hardened: boolean };

/** A group waits in a merge queue. `pulls`: its last pull request, and the commit below it, if the name of its branch has them. */
export type MergeGroupEvent = {
  readonly kind: 'merge-group';
  readonly base: string;
  readonly pulls: readonly { readonly number: number; readonly parent: string }[];
};

export type PushEvent = {
  readonly kind: 'push';
  readonly branch: string;
  readonly before: string;
  readonly after: string;
};

/** The event that triggered the run. */
export type Event =
  | PullRequestEvent
  | MergeGroupEvent
  | PushEvent
  | { readonly kind: 'schedule' | 'dispatch' }
  | OtherEvent;

/** An event that the action does not know. `isPush`: of something else than a branch that stays. */
type OtherEvent = { readonly kind: 'other'; readonly name: string; readonly isPush: boolean };

type Payload = {
  readonly repository: { readonly default_branch: string };
  readonly pull_request: PullRequest;
  readonly merge_group: { readonly base_sha: string; readonly head_ref: string };
} & Push;

type Push = {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
};

const defaultBranchIn = ({ repository }: Payload): string => repository.default_branch;

/** Throws ForgeError when a payload is malformed. */
function read<T>(event: string, payload: unknown, reader: (payload: Payload) => T): T {
  try {
    return reader(payload as Payload);
  } catch (cause) {
    throw new ForgeError(`The payload of the event ${event}, in the file GITHUB_EVENT_PATH, cannot be used.`, {
      cause,
      fix: 'Run the action in a GitHub workflow.',
    });
  }
}

/** Events by their name in a workflow's `on:`, and how to read their payloads. */
const readers: ReadonlyMap<string, (payload: Payload) => Event> = new Map<string, (payload: Payload) => Event>([
  ['pull_request', ({ pull_request: pull }) => ({ kind: 'pull-request', pull: pullRequest(pull), hardened: false })],
  [
    'pull_request_target',
    ({ pull_request: pull }) => ({ kind: 'pull-request', pull: pullRequest(pull), hardened: true }),
  ],
  [
    'merge_group',
    ({ merge_group: { base_sha, head_ref } }) => ({
      kind: 'merge-group',
      base: commit(base_sha),
      pulls: pullsIn(head_ref),
    }),
  ],
  ['push', readPush],
  ['schedule', () => ({ kind: 'schedule' })],
  ['workflow_dispatch', () => ({ kind: 'dispatch' })],
]);

/**
 * Reads the triggering event. `name` is `GITHUB_EVENT_NAME`, `payload` the JSON from the file at `GITHUB_EVENT_PATH`. Unsupported events
 * are `other`, including a push that moves no branch. Throws ForgeError when a payload is malformed.
 */
export function readEvent(name: string, payload: unknown): Event {
  const reader = readers.get(name);
  return reader === undefined ? { kind: 'other', name, isPush: false } : read(name, payload, reader);
}

/** The message and fix for an unsupported event. */
export const refuseEvent = ({ name }: OtherEvent): string =>
  `The event "${name}" is not supported. Run the workflow on ${[...readers.keys()].join(', ')}.`;

/** A group's branch is named after its last pull request, and the commit before that: `gh-readonly-queue/<base>/pr-<number>-<commit>`. */
function pullsIn(ref: string): { number: number; parent: string }[] {
  const named = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40})$/.exec(ref);
  const [, pull, parent] = named ?? [];
  return pull === undefined || parent === undefined ? [] : [{ number: Number(pull), parent }];
}

function readPush({ ref, before, after }: Push): Event {
  if (!ref.startsWith('refs/heads/')) return { kind: 'other', name: 'push of a tag', isPush: true };
  if (/^0+$/.test(after)) return { kind: 'other', name: 'push that deletes a branch', isPush: true };
  return {
    kind: 'push',
    branch: ref.slice('refs/heads/'.length),
    before: commit(before),
    after: commit(after),
  };
}
