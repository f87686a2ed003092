import { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { formsIn, formsOf } from './forms.ts';

// Every test is a test for the token too: whatever program of ours it starts, none may print a secret that it was given.

/** The variables that give our programs a secret. */
const secretNames = /^(?:IFMATCH_API_TOKEN(?:_\w+)?|IFMATCH_USER_JWT|INPUT_(?:API|GITHUB)-TOKEN)$/;
/** A shorter one may stand in a text by chance. */
const fewest = 8;
const ours = /\b(?:dist|src)\/(?:cli|action)\.[jt]s$/;

export const secretsIn = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(env).flatMap(([name, text = '']) => (secretNames.test(name) && text.length >= fewest ? [text] : []));

/** A log as GitHub's runner keeps it: it takes the commands that mask a secret out. */
export const withoutMasks = (log: string): string => log.replaceAll(/^::add-mask::.*(?:\n|$)/gm, '');

/** Throws when a text holds one of the secrets in any form. */
export function refuseSecrets(text: string, secrets: readonly string[], where: string): void {
  const forms = formsIn(text, secrets);
  if (forms.length > 0) throw new Error(`${where} shows a token that it was given, in ${String(forms.length)} forms`);
}

type Started = { readonly args?: readonly string[]; readonly envPairs?: readonly string[] };
type Spawn = (this: ChildProcess, started: Started) => unknown;

/** From now on in this thread a program of ours that prints one of its secrets fails the test run. */
export function watchPrograms(): void {
  const prototype = ChildProcess.prototype as unknown as { spawn: Spawn & { isWatched?: true } };
  const { spawn } = prototype;
  if (spawn.isWatched === true) return;
  const watched: Spawn & { isWatched?: true } = function (this: ChildProcess, started) {
    const answer = spawn.call(this, started);
    const program = started.args?.find((arg) => ours.test(arg));
    const secrets = secretsIn(Object.fromEntries((started.envPairs ?? []).map(pairOf)));
    if (program !== undefined && secrets.length > 0) {
      for (const stream of [this.stdout, this.stderr]) if (stream !== null) watch(stream, secrets, program);
    }
    return answer;
  };
  watched.isWatched = true;
  prototype.spawn = watched;
}

function pairOf(pair: string): [string, string] {
  const cut = pair.indexOf('=');
  return [pair.slice(0, cut), pair.slice(cut + 1)];
}

/** Looks at what comes without taking it: whoever reads the stream gets all of it. */
function watch(stream: Readable, secrets: readonly string[], program: string): void {
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
