import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { doctor } from '../../src/commands/doctor/doctor.ts';
import type { Check, CheckId } from '../../src/domain/doctor-check.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { Runtime } from '../../src/runtime/runtime.ts';
import { root } from '../../scripts/files.ts';
import { processParts } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

export const canary = 'canary-token-0123456789-abcdef';

type Given = {
  directory?: string;
  env?: Record<string, string>;
  sandbox?: boolean;
  baseUrl?: string;
  deployment?: string;
  config?: string;
  /** By default no deadline passes. */
  timer?: Clock['timer'];
};

const usual = () => ({
  directory: emptyFolder(),
  env: {},
  sandbox: false,
  baseUrl: null,
  timer: () => () => {},
  deployment: null,
  config: null,
});

/** The checks of one run; `is` finds one by its name. No secret may be in any of them. */
export async function examine(given: Given = {}) {
  const { directory, env, sandbox, baseUrl, timer, deployment, config } = { ...usual(), ...given };
  const timing = { clock: { ...systemClock, timer } };
  const parts = processParts({ directory, env, out: new PassThrough(), now: Date.now, timing });
  const connection = { sandbox: sandbox ? startSandbox : null, baseUrl };
  const runtime = new Runtime(parts, { directory: '.', quiet: false, verbose: false, excludedFiles: null, connection });
  try {
    const checks = await doctor({ config, deployment, baseUrl }, runtime);
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
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A copy of the example policies, with other texts in some files. */
export function examplePolicies(files: Record<string, string> = {}): string {
  const folder = emptyFolder();
  cpSync(join(root, 'examples/policies'), folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
