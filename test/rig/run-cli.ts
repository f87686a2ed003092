import { PassThrough, type Readable, type Writable } from 'node:stream';
import { main } from '../../src/cli/main.ts';
import type { ProcessParts } from '../../src/runtime/runtime.ts';
import { root } from '../../scripts/files.ts';
import { refuseSecrets, secretsIn } from '../trust/canary/watch.ts';

/** The time at which commands run, unless a test says otherwise. */
export const startOfTests = Date.UTC(2026, 10, 20);

type PartsOptions = {
  directory: string;
  env?: Record<string, string>;
  /** Standard input; empty by default. */
  stdin?: Readable;
  out: Writable;
  /** By default the same as `out`. */
  err?: Writable;
  now?: () => number;
  timing?: ProcessParts['timing'];
};

/** The process of a command without a terminal, which is never interrupted: what `main` and `Session` take. */
export const processParts = ({
  directory,
  env = {},
  stdin,
  out,
  err = out,
  now,
  timing,
}: PartsOptions): ProcessParts => ({
  env,
  cwd: directory,
  streams: { in: stdin ?? new PassThrough(), out, err },
  packageRoot: root,
  now: now ?? (() => startOfTests),
  stop: () => new Promise<void>(() => {}),
  ...(timing && { timing }),
});

/** A stream, and everything that was written to it once it is ended. */
export function collectOutput(): { readonly out: PassThrough; readonly end: () => Promise<string> } {
  const out = new PassThrough();
  // Reads from the start, since a writer waits for a reader.
  const chunks = out.setEncoding('utf8').toArray();
  return {
    out,
    async end() {
      out.end();
      return (await chunks).join('');
    },
  };
}

export type CommandResult = { readonly code: number; readonly text: string };

type RunOptions = Pick<PartsOptions, 'directory' | 'env' | 'now' | 'timing'> & {
  /** The platform that the environment names. */
  sandbox?: { url: string; token: string };
};

/** Runs a command line in this process, without a terminal; returns its output and exit code. */
export async function runCli(
  args: readonly string[],
  { sandbox, env = {}, ...options }: RunOptions,
): Promise<CommandResult> {
  const platform = sandbox === undefined ? {} : { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token };
  const variables = { ...platform, ...env };
  const { out, end } = collectOutput();
  const code = await main(args, processParts({ ...options, env: variables, out }));
  const text = await end();
  refuseSecrets(text, secretsIn(variables), 'a command line');
  if (text.includes('This is a bug')) throw new Error(text); // must not become a golden file
  return { code, text };
}
