import { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { formsIn, formsOf } from './forms.ts';

// Every test checks for leaked tokens too: no program of ours that a test starts may print a secret from its environment.

/** The environment variables that contain secrets for our programs. */
const secretNames = /^(?:IFMATCH_API_TOKEN(?:_\w+)?|IFMATCH_USER_JWT|INPUT_(?:API|GITHUB)-TOKEN)$/;
/** A shorter secret may occur in a text by chance. */
const minSecretLength = 8;
const ourPrograms = /\b(?:dist|src)\/(?:cli|action)\.[jt]s$/;

export const secretsIn = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(env).flatMap(([name, text = '']) =>
    secretNames.test(name) && text.length >= minSecretLength ? [text] : [],
  );

/** The log as GitHub's runner stores it, without the commands that mask secrets. */
export const withoutMasks = (log: string): string => log.replaceAll(/^::add-mask::.*(?:\n|$)/gm, '');

/** Throws if the text contains one of the secrets in any form. */
export function refuseSecrets(text: string, secrets: readonly string[], where: string): void {
  const forms = formsIn(text, secrets);
  if (forms.length > 0) throw new Error(`${where} shows a token that it was given, in ${String(forms.length)} forms`);
}

type SpawnOptions = { readonly args?: readonly string[]; readonly envPairs?: readonly string[] };
type Spawn = (this: ChildProcess, started: SpawnOptions) => unknown;

/** Makes every later `spawn` in this thread watch our programs: one that prints a secret from its environment fails the test run. */
export function failOnPrintedSecrets(): void {
  const prototype = ChildProcess.prototype as unknown as { spawn: Spawn & { isWatched?: true } };
  const { spawn } = prototype;
  if (spawn.isWatched === true) return;
  const watchedSpawn: Spawn & { isWatched?: true } = function (this: ChildProcess, options) {
    const result = spawn.call(this, options);
    const program = options.args?.find((arg) => ourPrograms.test(arg));
    const secrets = secretsIn(Object.fromEntries((options.envPairs ?? []).map(splitPair)));
    if (program !== undefined && secrets.length > 0) {
      for (const stream of [this.stdout, this.stderr]) if (stream !== null) watchStream(stream, secrets, program);
    }
    return result;
  };
  watchedSpawn.isWatched = true;
  prototype.spawn = watchedSpawn;
}

function splitPair(pair: string): [string, string] {
  const separator = pair.indexOf('=');
  return [pair.slice(0, separator), pair.slice(separator + 1)];
}

/** Checks the chunks of a stream without consuming them. */
function watchStream(stream: Readable, secrets: readonly string[], program: string): void {
  const longest = Math.max(...secrets.flatMap(formsOf).map(({ length }) => length));
  const push = stream.push.bind(stream);
  let tail = '';
  stream.push = (chunk: unknown, encoding?: BufferEncoding): boolean => {
    const text = withoutMasks(tail + (Buffer.isBuffer(chunk) ? chunk.toString('latin1') : ''));
    refuseSecrets(text, secrets, program);
    tail = text.slice(-longest);
    return push(chunk, encoding);
  };
}
