import type { Job, Pull } from '../domain/forge.ts';
import { ForgeError } from '../domain/errors.ts';
import type { Environment } from '../util/environment.ts';
import { parseCommitId, type PullRequest, parsePullRequest } from './parse.ts';

/**
 * The repository and the run, from the runner's variables and the event payload. Throws ForgeError for values that no runner would set;
 * the API address is the most critical, since it receives the token.
 */
export function readJob(env: Environment, payload: unknown): Job {
  const readVariable = (name: string, pattern: RegExp): string => {
    const value = env[name] ?? '';
    if (pattern.test(value)) return value;
    throw new ForgeError(`${name} is "${value}", which is not valid.`, { fix: runnerFix });
  };
  const [owner = '', name = ''] = readVariable('GITHUB_REPOSITORY', repositoryNamePattern).split('/');
  const server = readVariable('GITHUB_SERVER_URL', addressPattern);
  const api = readVariable('GITHUB_API_URL', addressPattern);
  const id = readVariable('GITHUB_RUN_ID', digitsPattern);
  const attempt = readVariable('GITHUB_RUN_ATTEMPT', digitsPattern);
  const ref = readVariable('GITHUB_REF', /./);
  const event = readVariable('GITHUB_EVENT_NAME', /./);
  return {
    repository: {
      owner,
      name,
      id: readVariable('GITHUB_REPOSITORY_ID', digitsPattern),
      // A schedule, which always runs on the default branch, may have no payload.
      defaultBranch:
        event === 'schedule' ? ref.replace(/^refs\/heads\//, '') : parsePayload(event, payload, defaultBranchOf),
    },
    sha: readVariable('GITHUB_SHA', /^[0-9a-f]{40}$/),
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

const digitsPattern = /^[1-9][0-9]{0,14}$/;

const repositoryNamePattern = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

const runnerFix = 'The runner sets it. Run the action in a GitHub workflow.';

/** An https address, or one of this machine as in tests, without user name, password, query or fragment. */
const addressPattern = /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?=[:/]))[^@?#\s]+$/;

/**
 * A pull request was opened, pushed, closed, …; `usesBaseWorkflow`: the event is `pull_request_target`, so the workflow of the base branch runs, not that
 * of the pull request.
 */
export type PullRequestEvent = {
  readonly kind: 'pull-request';
  readonly pull: Pull;
  readonly usesBaseWorkflow: boolean;
};

/** A group is in a merge queue. `pulls`: its last pull request, and the commit before it, if the branch name contains them. */
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

/** An unsupported event. `isPush`: the push of a tag, or the deletion of a branch. */
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

const defaultBranchOf = ({ repository }: Payload): string => repository.default_branch;

/** Parses a payload. Throws ForgeError if `parse` throws, since the payload is then malformed. */
function parsePayload<T>(event: string, payload: unknown, parse: (payload: Payload) => T): T {
  try {
    return parse(payload as Payload);
  } catch (cause) {
    throw new ForgeError(`The payload of the event ${event}, in the file GITHUB_EVENT_PATH, cannot be used.`, {
      cause,
      fix: 'Run the action in a GitHub workflow.',
    });
  }
}

/** The parsers of payloads, by the event's name in a workflow's `on:`. */
const payloadParsers: ReadonlyMap<string, (payload: Payload) => Event> = new Map<string, (payload: Payload) => Event>([
  [
    'pull_request',
    ({ pull_request: pull }) => ({ kind: 'pull-request', pull: parsePullRequest(pull), usesBaseWorkflow: false }),
  ],
  [
    'pull_request_target',
    ({ pull_request: pull }) => ({ kind: 'pull-request', pull: parsePullRequest(pull), usesBaseWorkflow: true }),
  ],
  [
    'merge_group',
    ({ merge_group: { base_sha, head_ref } }) => ({
      kind: 'merge-group',
      base: parseCommitId(base_sha),
      pulls: parseQueueBranch(head_ref),
    }),
  ],
  ['push', parsePush],
  ['schedule', () => ({ kind: 'schedule' })],
  ['workflow_dispatch', () => ({ kind: 'dispatch' })],
]);

/**
 * Reads the triggering event. `name` is `GITHUB_EVENT_NAME`, `payload` the JSON from the file at `GITHUB_EVENT_PATH`. Unsupported events
 * are `other`, including a push that moves no branch. Throws ForgeError when a payload is malformed.
 */
export function readEvent(name: string, payload: unknown): Event {
  const reader = payloadParsers.get(name);
  return reader === undefined ? { kind: 'other', name, isPush: false } : parsePayload(name, payload, reader);
}

/** The message and fix for an unsupported event. */
export const describeUnsupportedEvent = ({ name }: OtherEvent): string =>
  `The event "${name}" is not supported. Run the workflow on ${[...payloadParsers.keys()].join(', ')}.`;

/** A group's branch is named after its last pull request, and the commit before that: `gh-readonly-queue/<base>/pr-<number>-<commit>`. */
function parseQueueBranch(ref: string): { number: number; parent: string }[] {
  const named = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40})$/.exec(ref);
  const [, pull, parent] = named ?? [];
  return pull === undefined || parent === undefined ? [] : [{ number: Number(pull), parent }];
}

function parsePush({ ref, before, after }: Push): Event {
  if (!ref.startsWith('refs/heads/')) return { kind: 'other', name: 'push of a tag', isPush: true };
  if (/^0+$/.test(after)) return { kind: 'other', name: 'push that deletes a branch', isPush: true };
  return {
    kind: 'push',
    branch: ref.slice('refs/heads/'.length),
    before: parseCommitId(before),
    after: parseCommitId(after),
  };
}
