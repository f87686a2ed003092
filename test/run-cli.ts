import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { main } from '../src/cli/main.ts';
import type { ProcessParts } from '../src/runtime/runtime.ts';
import { refuseSecrets, secretsIn } from './trust/canary/watch.ts';

type RunEnvironment = {
  directory: string;
  /** The platform that the environment points to. */
  sandbox?: { url: string; token: string };
  /** Environment variables of the user, and the time. */
  env?: Record<string, string>;
  now?: () => number;
  timing?: ProcessParts['timing'];
};

/** Runs a command line in this process, without a terminal; returns its output and exit code. */
export async function runCli(
  args: readonly string[],
  { directory, sandbox, env = {}, now = () => Date.UTC(2026, 10, 20), timing }: RunEnvironment,
): Promise<{ code: number; text: string }> {
  const out = new PassThrough();
  // Read from the start, since writers wait for a reader.
  const written = out.setEncoding('utf8').toArray();
  const platform = sandbox === undefined ? {} : { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token };
  const code = await main(args, {
    env: { ...platform, ...env },
    cwd: directory,
    streams: { in: new PassThrough(), out, err: out },
    packageRoot: join(import.meta.dirname, '..'),
    now,
    stop: () => new Promise<void>(() => {}),
    ...(timing && { timing }),
  });
  out.end();
  const text = (await written).join('');
  refuseSecrets(text, secretsIn({ ...platform, ...env }), 'a command line');
  if (text.includes('This is a bug')) throw new Error(text); // must not become a golden file
  return { code, text };
}
