import { posix, sep } from 'node:path';
import type { Environment } from '../util/environment.ts';
import { UsageError } from '../domain/errors.ts';
import { type Approval, mapGuards, type GuardKey, guardDefinitions } from '../domain/guards.ts';
import type { ActionInputs, Toolkit } from './action-runtime.ts';

/** Reads and checks the inputs of a step. Throws UsageError for a value that is not allowed. */
export function readInputs(toolkit: Toolkit, env: Environment): ActionInputs {
  return {
    command: readChoice(toolkit, 'command', ['auto', 'validate', 'preview', 'apply', 'drift']),
    drift: readChoice(toolkit, 'drift', ['issue', 'off']),
    folder: normalizeFolder(readInput(toolkit, 'working-directory') ?? '.'),
    config: readInput(toolkit, 'config')?.replaceAll(sep, '/') ?? null,
    deployment: readInput(toolkit, 'deployment'),
    approval: mapGuards<Approval>((key) => readApproval(toolkit, key) ?? guardDefinitions[key].values.none),
    onStale: readInput(toolkit, 'on-stale') === null ? null : readChoice(toolkit, 'on-stale', ['refuse', 'same-diff']),
    failOn: parseFailOn(readInput(toolkit, 'fail-on')),
    comment: readChoice(toolkit, 'comment', ['true', 'false']) === 'true',
    planFile: planFileOf(toolkit),
    planDigest: readMatchingInput(
      toolkit,
      'plan-digest',
      /^sha256:[0-9a-f]{64}$/,
      'the digest of a plan, as a preview prints it',
    ),
    summary: readChoice(toolkit, 'summary', ['true', 'false']) === 'true',
    hasAddress: (readInput(toolkit, 'base-url') ?? env['IFMATCH_BASE_URL'] ?? '').trim() !== '',
    hasToken: apiTokens(toolkit, env).length > 0,
    githubToken: readInput(toolkit, 'github-token') ?? '',
  };
}

/** Reads an input by its name in action.yml. Returns null if it is empty. */
export function readInput(toolkit: Toolkit, name: string): string | null {
  const value = toolkit.getInput(name);
  return value === '' ? null : value;
}

/** The path of the plan file, relative to the workspace. */
export const planFileOf = (toolkit: Toolkit): string => readInput(toolkit, 'plan-file') ?? 'ifmatch-plan.json';

/** Masks the tokens in the log of the job. The runner only masks secrets of the repository, not those that an earlier step fetched from a vault. */
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

/** Reads an input with a fixed set of values, the first of which is the default. */
const readChoice = <const T extends string>(toolkit: Toolkit, name: string, values: readonly [T, ...T[]]): T =>
  requireOneOf(name, readInput(toolkit, name) ?? values[0], values);

function requireOneOf<T extends string>(name: string, value: string, values: readonly T[]): T {
  const known = values.find((candidate) => candidate === value);
  if (known === undefined)
    throw new UsageError(`The input ${name} is "${value}".`, { fix: `Set one of: ${values.join(', ')}.` });
  return known;
}

/** Reads what an input approves for a guard. Returns null if it approves nothing. */
function readApproval<K extends GuardKey>(toolkit: Toolkit, key: K): Approval[K] | null {
  const { input } = guardDefinitions[key];
  const text = input === null ? null : readInput(toolkit, input.name);
  if (input === null || text === null) return null;
  const approval = input.parse(text);
  if (approval === null) throw unexpectedValue(input.name, text, input.expected);
  return approval;
}

/** `expected`: describes the pattern, to complete the sentence "Set …". */
function readMatchingInput(toolkit: Toolkit, name: string, pattern: RegExp, expected: string): string | null {
  const value = readInput(toolkit, name);
  if (value === null || pattern.test(value)) return value;
  throw unexpectedValue(name, value, expected);
}

const unexpectedValue = (name: string, value: string, expected: string): UsageError =>
  new UsageError(`The input ${name} is "${value}".`, { fix: `Set ${expected}.` });

function parseFailOn(value: string | null): ActionInputs['failOn'] {
  const names = (value ?? 'errors').split(',').map((name) => name.trim());
  return new Set(names.filter(Boolean).map((name) => requireOneOf('fail-on', name, failOnValues)));
}

const failOnValues = ['errors', 'warnings', 'changes', 'looser'] as const;

/** Checks and normalizes a working directory. On Windows, its path may contain backslashes. Throws UsageError if it is outside the repository. */
export function normalizeFolder(path: string, separator = sep): string {
  const folder = posix.normalize(path.replaceAll(separator, '/')).replace(/\/$/, '');
  if (posix.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === '..' || folder.startsWith('../'))
    throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`, {
      fix: 'Set a folder of the repository.',
    });
  return folder;
}
