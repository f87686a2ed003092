import type { Job } from '../domain/event.ts';
import { GitHubError } from '../domain/github.ts';
import { unreadable } from './event.ts';
import { commit, inside, member, Misshapen, number, orNull, text, whole } from './json.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The repository and the run, from what the runner sets and the payload of the event. Throws GitHubError for whatever the runner would not
 * have set like this; the address of the API counts most, for the token goes there.
 */
export function readJob(env: Environment, payload: unknown): Job {
  const { owner, name } = readRepository(env);
  const [server, api] = [readAddress(env, 'GITHUB_SERVER_URL'), readAddress(env, 'GITHUB_API_URL')];
  const run = { id: readNumber(env, 'GITHUB_RUN_ID'), attempt: readNumber(env, 'GITHUB_RUN_ATTEMPT') };
  return {
    repository: { owner, name, ...readPayload(env, payload) },
    sha: readCommit(env),
    ref: read(env, 'GITHUB_REF'),
    run: { ...run, url: `${server}/${owner}/${name}/actions/runs/${String(run.id)}/attempts/${String(run.attempt)}` },
    startedBy: env['GITHUB_TRIGGERING_ACTOR'] ?? null,
    api,
    server,
  };
}

function readPayload(env: Environment, payload: unknown): { id: string; defaultBranch: string } {
  const event = read(env, 'GITHUB_EVENT_NAME');
  try {
    const repository = member(whole(payload), 'repository');
    // A schedule may come without a payload to speak of. It always runs on the default branch.
    if (event === 'schedule' && orNull(repository, () => true) === null) return readSchedule(env);
    return {
      id: String(number(member(repository, 'id'))),
      defaultBranch: text(inside(repository, 'default_branch')),
    };
  } catch (error) {
    if (error instanceof Misshapen) throw unreadable(event, error);
    throw error;
  }
}

function readSchedule(env: Environment): { id: string; defaultBranch: string } {
  const id = String(readNumber(env, 'GITHUB_REPOSITORY_ID'));
  return { id, defaultBranch: read(env, 'GITHUB_REF').replace(/^refs\/heads\//, '') };
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
    // It throws for nothing else than its shape.
    throw wrong('GITHUB_SHA', sha, 'the id of a commit');
  }
}

function readNumber(env: Environment, variable: string): number {
  const digits = read(env, variable);
  if (!/^[1-9][0-9]{0,14}$/.test(digits)) throw wrong(variable, digits, 'a number');
  return Number(digits);
}

/** Without a slash at the end. */
function readAddress(env: Environment, variable: string): string {
  const address = read(env, variable);
  if (!URL.canParse(address) || !isSafe(new URL(address))) {
    throw wrong(variable, address, 'an address that begins with https:// and holds no password and no query');
  }
  return address.replace(/(?<!\/)\/+$/, '');
}

/** Https, or a server on this machine, as in tests. */
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

const hint = 'The runner sets it. Run the action in a workflow of GitHub.';
