import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import type { Environment } from '../util/environment.ts';
import { UsageError } from '../domain/errors.ts';
import { type Approval, eachGuard, type GuardKey, guards } from '../domain/guards.ts';
import type { ActionInputs } from './action-runtime.ts';

/**
 * Step outputs in the format of the `GITHUB_OUTPUT` file. The delimiter must be unguessable, since a value may contain any other line.
 */
export function formatOutputs(outputs: Readonly<Record<string, string>>): string {
  const delimiter = `ifmatch-${randomUUID()}`;
  return Object.entries(outputs)
    .map(([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`)
    .join('');
}

/** Appends to a file that the runner names; outside a runner there is none. */
export function append(path: string | undefined, text: string): void {
  if (path !== undefined && path !== '') appendFileSync(path, text);
}

/** Reads and checks the inputs of a step. Throws UsageError. */
export function readInputs(env: Environment): ActionInputs {
  return {
    command: oneOf(env, 'command', ['auto', 'validate', 'preview', 'apply', 'drift']),
    drift: oneOf(env, 'drift', ['issue', 'off']),
    folder: folderOf(input(env, 'working-directory') ?? '.'),
    config: input(env, 'config')?.replaceAll(sep, '/') ?? null,
    deployment: input(env, 'deployment'),
    approval: eachGuard<Approval>((key) => approvedIn(env, key) ?? guards[key].values.nothing),
    onStale: input(env, 'on-stale') === null ? null : oneOf(env, 'on-stale', ['refuse', 'same-diff']),
    failOn: failures(input(env, 'fail-on')),
    comment: oneOf(env, 'comment', ['true', 'false']) === 'true',
    planFile: planFileOf(env),
    planDigest: matching(env, 'plan-digest', /^sha256:[0-9a-f]{64}$/, 'the digest of a plan, as a preview prints it'),
    summary: oneOf(env, 'summary', ['true', 'false']) === 'true',
    hasAddress: (input(env, 'base-url') ?? env['IFMATCH_BASE_URL'] ?? '').trim() !== '',
    hasToken: hasToken(env),
    githubToken: input(env, 'github-token') ?? '',
  };
}

/** An input by its name in action.yml; null if empty. */
export function input(env: Environment, name: string): string | null {
  const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  return value === '' ? null : value;
}

/** Path of the plan file, relative to the workspace. */
export const planFileOf = (env: Environment): string => input(env, 'plan-file') ?? 'ifmatch-plan.json';

/** A token for all deployments, or for at least one. */
const hasToken = (env: Environment): boolean =>
  input(env, 'api-token') !== null ||
  Object.entries(env).some(([name, value]) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name) && (value ?? '').trim() !== '');

/** The first value is the default. */
const oneOf = <const T extends string>(env: Environment, name: string, all: readonly [T, ...T[]]): T =>
  allowed(name, input(env, name) ?? all[0], all);

function allowed<T extends string>(name: string, value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new UsageError(`The input ${name} is "${value}". Allowed are: ${all.join(', ')}.`);
  return found;
}

/** What an input approves for a guard; null for nothing. */
function approvedIn<K extends GuardKey>(env: Environment, key: K): Approval[K] | null {
  const approving = guards[key].input;
  const text = approving === null ? null : input(env, approving.name);
  if (approving === null || text === null) return null;
  const approved = approving.parse(text);
  if (approved === null) throw unexpected(approving.name, text, approving.expected);
  return approved;
}

function matching(env: Environment, name: string, pattern: RegExp, what: string): string | null {
  const value = input(env, name);
  if (value === null || pattern.test(value)) return value;
  throw unexpected(name, value, what);
}

const unexpected = (name: string, value: string, what: string): UsageError =>
  new UsageError(`The input ${name} is "${value}", but must be ${what}.`);

function failures(value: string | null): ActionInputs['failOn'] {
  const names = (value ?? 'errors').split(',').map((name) => name.trim());
  return new Set(names.filter(Boolean).map((name) => allowed('fail-on', name, failOns)));
}

const failOns = ['errors', 'warnings', 'changes', 'looser'] as const;

/** On Windows, the path may contain backslashes. */
export function folderOf(path: string, separator = sep): string {
  const folder = posix.normalize(path.replaceAll(separator, '/')).replace(/\/$/, '');
  if (posix.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === '..' || folder.startsWith('../'))
    throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
  return folder;
}
