import { type Event, GitHubError, type Job } from '../domain/github.ts';
import { as, commit, list, Misshapen, object, pullRequest, type Read, text } from './answers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The repository and the run, from the runner's variables and the event payload. Throws GitHubError for values that no runner would set;
 * the API address is the most critical, since it receives the token.
 */
export function readJob(env: Environment, payload: unknown): Job {
  const [owner = '', name = ''] = variable(env, 'GITHUB_REPOSITORY', repositoryName).split('/');
  const [server, api] = [readAddress(env, 'GITHUB_SERVER_URL'), readAddress(env, 'GITHUB_API_URL')];
  const [id, attempt] = [variable(env, 'GITHUB_RUN_ID', digits), variable(env, 'GITHUB_RUN_ATTEMPT', digits)];
  const ref = variable(env, 'GITHUB_REF', /^/);
  const event = variable(env, 'GITHUB_EVENT_NAME', /^/);
  return {
    repository: {
      owner,
      name,
      id: variable(env, 'GITHUB_REPOSITORY_ID', digits),
      // A schedule, which always runs on the default branch, may have no payload.
      defaultBranch:
        event === 'schedule' ? ref.replace(/^refs\/heads\//, '') : readPayload(event, withRepository, payload),
    },
    sha: variable(env, 'GITHUB_SHA', /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
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

const withRepository = as(
  object({ repository: object({ default_branch: text }) }),
  ({ repository }) => repository.default_branch,
);

const digits = /^[1-9][0-9]{0,14}$/;

const repositoryName = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;

function variable(env: Environment, name: string, pattern: RegExp): string {
  const value = env[name] ?? '';
  if (value === '') throw new GitHubError(`${name} is not set.`, { hint });
  if (!pattern.test(value)) throw new GitHubError(`${name} is "${value}", which is not valid.`, { hint });
  return value;
}

const hint = 'The runner sets it. Run the action in a GitHub workflow.';

const address = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?:[:/]|$)/;

/** An address with https, or of this machine as in tests, without a password, a query, and a trailing slash. */
function readAddress(env: Environment, name: string): string {
  const value = variable(env, name, address);
  const { username, password, search, hash } = URL.canParse(value) ? new URL(value) : { username: 'unknown' };
  if (`${username}${password ?? ''}${search ?? ''}${hash ?? ''}` === '') return value.replace(/(?<!\/)\/+$/, '');
  throw new GitHubError(`${name} is "${value}", which is not valid.`, { hint });
}

/** Throws GitHubError when a payload is malformed. */
function readPayload<T>(event: string, read: Read<T>, payload: unknown): T {
  try {
    return read(payload, '');
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error;
    throw new GitHubError(`The payload of the event ${event} cannot be used: ${error.message}.`, {
      hint: 'It is the file of GITHUB_EVENT_PATH. Run the action in a GitHub workflow.',
    });
  }
}

const pullRequestOf = (hardened: boolean): Read<Event> =>
  as(object({ pull_request: pullRequest }), ({ pull_request: pull }) => ({ kind: 'pull-request', pull, hardened }));

/** Events by their name in a workflow's `on:`, and how to read their payloads. */
const readers: ReadonlyMap<string, Read<Event>> = new Map<string, Read<Event>>([
  ['pull_request', pullRequestOf(false)],
  ['pull_request_target', pullRequestOf(true)],
  [
    'merge_group',
    as(object({ merge_group: object({ head_sha: commit, base_sha: commit, head_ref: text }) }), ({ merge_group }) => ({
      kind: 'merge-group',
      head: merge_group.head_sha,
      base: merge_group.base_sha,
      pulls: pullsIn(merge_group.head_ref),
    })),
  ],
  ['push', readPush],
  ['schedule', () => ({ kind: 'schedule' })],
  ['workflow_dispatch', () => ({ kind: 'dispatch' })],
]);

/**
 * Reads the triggering event. `name` is `GITHUB_EVENT_NAME`, `payload` the JSON from the file at `GITHUB_EVENT_PATH`. Unsupported events
 * are `other`, including a push that moves no branch. Throws GitHubError when a payload is malformed.
 */
export function readEvent(name: string, payload: unknown): Event {
  const read = readers.get(name);
  return read === undefined ? { kind: 'other', name } : readPayload(name, read, payload);
}

/** The message and fix for an unsupported event. */
export const refuseEvent = ({ name }: Extract<Event, { kind: 'other' }>): string =>
  `The event "${name}" is not supported. Run the workflow on ${[...readers.keys()].join(', ')}.`;

/** A group's branch is named after its last pull request, and the commit before that: `gh-readonly-queue/<base>/pr-<number>-<commit>`. */
function pullsIn(ref: string): { number: number; onto: string }[] {
  const named = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40,64})$/.exec(ref);
  const [, pull, onto] = named ?? [];
  return pull === undefined || onto === undefined ? [] : [{ number: Number(pull), onto }];
}

const moved = object({ before: commit, commits: list(as(object({ id: commit }), ({ id }) => id)) });

function readPush(payload: unknown, path: string): Event {
  const { ref, after } = object({ ref: text, after: commit })(payload, path);
  if (!ref.startsWith('refs/heads/')) return { kind: 'other', name: 'push of a tag' };
  if (/^0+$/.test(after)) return { kind: 'other', name: 'push that deletes a branch' };
  return { kind: 'push', branch: ref.slice('refs/heads/'.length), after, ...moved(payload, path) };
}
