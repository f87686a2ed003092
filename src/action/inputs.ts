import { posix, sep } from 'node:path';
import type { Environment } from '../util/environment.ts';
import { UsageError } from '../domain/errors.ts';
import { type Approval, mapGuards, type GuardKey, guards } from '../domain/guards.ts';
import type { ActionInputs, Toolkit } from './action-runtime.ts';

/** Reads and checks the inputs of a step. Throws UsageError. */
export function readInputs(toolkit: Toolkit, env: Environment): ActionInputs {
  return {
    command: oneOf(toolkit, 'command', ['auto', 'validate', 'preview', 'apply', 'drift']),
    drift: oneOf(toolkit, 'drift', ['issue', 'off']),
    folder: folderOf(readInput(toolkit, 'working-directory') ?? '.'),
    config: readInput(toolkit, 'config')?.replaceAll(sep, '/') ?? null,
    deployment: readInput(toolkit, 'deployment'),
    approval: mapGuards<Approval>((key) => approvalByInput(toolkit, key) ?? guards[key].values.nothing),
    onStale: readInput(toolkit, 'on-stale') === null ? null : oneOf(toolkit, 'on-stale', ['refuse', 'same-diff']),
    failOn: failOnKinds(readInput(toolkit, 'fail-on')),
    comment: oneOf(toolkit, 'comment', ['true', 'false']) === 'true',
    planFile: planFileOf(toolkit),
    planDigest: matching(
      toolkit,
      'plan-digest',
      /^sha256:[0-9a-f]{64}$/,
      'the digest of a plan, as a preview prints it',
    ),
    summary: oneOf(toolkit, 'summary', ['true', 'false']) === 'true',
    hasAddress: (readInput(toolkit, 'base-url') ?? env['IFMATCH_BASE_URL'] ?? '').trim() !== '',
    hasToken: apiTokens(toolkit, env).length > 0,
    githubToken: readInput(toolkit, 'github-token') ?? '',
  };
}

/** An input by its name in action.yml; null if empty. */
export function readInput(toolkit: Toolkit, name: string): string | null {
  const value = toolkit.getInput(name);
  return value === '' ? null : value;
}

/** Path of the plan file, relative to the workspace. */
export const planFileOf = (toolkit: Toolkit): string => readInput(toolkit, 'plan-file') ?? 'ifmatch-plan.json';

/** Masks the tokens in the log of the job. The runner itself masks secrets of the repository only, not what an earlier step fetched from a vault. */
export function maskTokens(toolkit: Toolkit, env: Environment): void {
  const githubToken = readInput(toolkit, 'github-token') ?? [];
  for (const token of apiTokens(toolkit, env).concat(githubToken)) toolkit.setSecret(token);
}

/** The API tokens of all deployments. */
function apiTokens(toolkit: Toolkit, env: Environment): string[] {
  const variables = Object.keys(env).filter((name) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name));
  const values = [toolkit.getInput('api-token'), ...variables.map((name) => (env[name] ?? '').trim())];
  return values.filter((value) => value !== '');
}

/** The first value is the default. */
const oneOf = <const T extends string>(toolkit: Toolkit, name: string, all: readonly [T, ...T[]]): T =>
  requireOneOf(name, readInput(toolkit, name) ?? all[0], all);

function requireOneOf<T extends string>(name: string, value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found === undefined)
    throw new UsageError(`The input ${name} is "${value}".`, { fix: `Set one of: ${all.join(', ')}.` });
  return found;
}

/** What an input approves for a guard; null for nothing. */
function approvalByInput<K extends GuardKey>(toolkit: Toolkit, key: K): Approval[K] | null {
  const approving = guards[key].input;
  const text = approving === null ? null : readInput(toolkit, approving.name);
  if (approving === null || text === null) return null;
  const approved = approving.parse(text);
  if (approved === null) throw unexpectedValue(approving.name, text, approving.expected);
  return approved;
}

function matching(toolkit: Toolkit, name: string, pattern: RegExp, what: string): string | null {
  const value = readInput(toolkit, name);
  if (value === null || pattern.test(value)) return value;
  throw unexpectedValue(name, value, what);
}

const unexpectedValue = (name: string, value: string, what: string): UsageError =>
  new UsageError(`The input ${name} is "${value}".`, { fix: `Set ${what}.` });

function failOnKinds(value: string | null): ActionInputs['failOn'] {
  const names = (value ?? 'errors').split(',').map((name) => name.trim());
  return new Set(names.filter(Boolean).map((name) => requireOneOf('fail-on', name, failOns)));
}

const failOns = ['errors', 'warnings', 'changes', 'looser'] as const;

/** On Windows, the path may contain backslashes. */
export function folderOf(path: string, separator = sep): string {
  const folder = posix.normalize(path.replaceAll(separator, '/')).replace(/\/$/, '');
  if (posix.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === '..' || folder.startsWith('../'))
    throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`, {
      fix: 'Set a folder of the repository.',
    });
  return folder;
}
