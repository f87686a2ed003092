import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import { doctor, usualLimits } from '../../src/commands/doctor.ts';
import type { Check, CheckId } from '../../src/domain/preview.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { Git } from '../../src/runtime/git.ts';
import { Runtime } from '../../src/runtime.ts';

export const packageRoot = join(import.meta.dirname, '../..');
export const canary = 'canary-token-0123456789-abcdef';

type Given = {
  directory?: string;
  env?: Record<string, string>;
  sandbox?: boolean;
  baseUrl?: string;
  deployment?: string;
  config?: string;
  node?: string;
  now?: () => number;
  /** By default no deadline passes. */
  timer?: Clock['timer'];
  limits?: Partial<typeof usualLimits>;
};

const usual = () => ({
  directory: emptyFolder(),
  env: {},
  sandbox: false,
  baseUrl: null,
  node: '24.21.0',
  now: Date.now,
  timer: () => () => {},
  deployment: null,
  config: null,
  limits: {},
});

/** The checks of one run; `is` finds one by its name. No secret may be in any of them. */
export async function examine(given: Given = {}) {
  const { directory, env, sandbox, baseUrl, node, now, timer, deployment, config, limits } = { ...usual(), ...given };
  const parts = {
    env,
    cwd: directory,
    streams: { in: new PassThrough(), out: new PassThrough(), err: new PassThrough() },
    packageRoot,
    now,
    timing: { clock: { ...systemClock, now, timer } },
    stop: () => new Promise<void>(() => {}),
  };
  const connection = { sandbox: sandbox ? startSandbox : null, baseUrl };
  const runtime = new Runtime(parts, { directory: '.', quiet: false, verbose: false, leftOut: null, connection });
  try {
    const options = { config, deployment, baseUrl, sandbox, limits: { ...usualLimits, ...limits } };
    const git = new Git(directory, { PATH: process.env['PATH'], HOME: '/nonexistent', ...env });
    const checks = await doctor(options, runtime, { env, node, git });
    if (JSON.stringify(checks).includes(canary)) throw new Error('the token is shown');
    return { checks, is: (id: CheckId, about?: string) => find(checks, id, about) };
  } finally {
    await runtime.close();
  }
}

function find(checks: readonly Check[], id: CheckId, about?: string): Check {
  const found = checks.filter((check) => check.id === id && (about === undefined || check.about === about));
  if (found.length !== 1) throw new Error(`${String(found.length)} checks ${id}`);
  return found[0]!;
}

export const statuses = (checks: readonly Check[]): Record<string, string> =>
  Object.fromEntries(checks.map(({ id, status }) => [id, status]));

/** A folder that lives as long as the test, with these files in it. */
export function emptyFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A copy of the example policies, with other texts in some files. */
export function examplePolicies(files: Record<string, string> = {}): string {
  const folder = emptyFolder();
  cpSync(join(packageRoot, 'examples/policies'), folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

export function runGit(folder: string, ...args: string[]): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' },
  });
}
