import { posix } from 'node:path';
import { noConsent } from '../domain/consent.ts';
import { UsageError } from '../domain/usage-error.ts';
import type { ActionInputs } from '../world/action-world.ts';
import type { Environment } from '../world.ts';

/** The inputs of a step as the runner hands them over, read and checked. Throws UsageError. */
export function readInputs(env: Environment): ActionInputs {
  return {
    command: oneOf(env, 'command', ['auto', 'validate', 'preview', 'apply', 'drift']),
    drift: oneOf(env, 'drift', ['issue', 'off']),
    folder: folderOf(input(env, 'working-directory') ?? '.'),
    config: input(env, 'config'),
    deployment: input(env, 'deployment'),
    consent: { ...noConsent, maxDeletes: wholeNumber(env, 'max-deletes') },
    onStale: input(env, 'on-stale') === null ? null : oneOf(env, 'on-stale', ['refuse', 'same-diff']),
    failOn: failures(input(env, 'fail-on')),
    comment: oneOf(env, 'comment', ['true', 'false']) === 'true',
    commentAuthor: input(env, 'comment-author') ?? 'github-actions[bot]',
    planFile: planFileOf(env),
    expect: digest(input(env, 'expect')),
    summary: oneOf(env, 'summary', ['true', 'false']) === 'true',
    hasAddress: (input(env, 'base-url') ?? env['IFMATCH_BASE_URL'] ?? '').trim() !== '',
    hasToken: hasToken(env),
    githubToken: input(env, 'github-token') ?? '',
  };
}

/** An input by its name in action.yml; null when it is empty. */
export function input(env: Environment, name: string): string | null {
  const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  return value === '' ? null : value;
}

/** Where the plan goes, as a path from the workspace. */
export const planFileOf = (env: Environment): string => input(env, 'plan-file') ?? 'ifmatch-plan.json';

/** One for all deployments, or at least that of one. */
const hasToken = (env: Environment): boolean =>
  input(env, 'api-token') !== null ||
  Object.entries(env).some(([name, value]) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name) && (value ?? '').trim() !== '');

/** The first of the values is the default. */
function oneOf<const T extends string>(env: Environment, name: string, allowed: readonly [T, ...T[]]): T {
  const value = input(env, name) ?? defaults[name] ?? allowed[0];
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(`The input ${name} is "${value}". Allowed are: ${allowed.join(', ')}.`);
  return found;
}

const defaults: Readonly<Record<string, string>> = { comment: 'true', summary: 'true' };

function wholeNumber(env: Environment, name: string): number | null {
  const value = input(env, name);
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new UsageError(`The input ${name} is "${value}", but must be a whole number.`);
}

function failures(value: string | null): ActionInputs['failOn'] {
  const names = (value ?? 'errors').split(',').map((name) => name.trim());
  return new Set(names.filter(Boolean).map(failure));
}

function failure(name: string): FailOn {
  const known = failOns.find((one) => one === name);
  if (known !== undefined) return known;
  throw new UsageError(`The input fail-on has "${name}". Allowed are: ${failOns.join(', ')}.`);
}

const failOns = ['errors', 'warnings', 'changes', 'looser'] as const;
type FailOn = (typeof failOns)[number];

function digest(value: string | null): string | null {
  if (value === null || /^sha256:[0-9a-f]{64}$/.test(value)) return value;
  throw new UsageError(
    `The input expect is "${value}", but must be the digest of a plan, as a preview prints it: sha256: and 64 digits.`,
  );
}

function folderOf(path: string): string {
  const folder = posix.normalize(path).replace(/\/$/, '');
  if (posix.isAbsolute(folder) || folder === '..' || folder.startsWith('../'))
    throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
  return folder;
}
