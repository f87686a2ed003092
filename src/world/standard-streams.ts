import { fstatSync, statSync } from 'node:fs';
import { systemWords } from '../domain/system-words.ts';
import { DirectOutput } from './direct-output.ts';
import type { Out, Stream } from './terminal.ts';

/**
 * Standard output. Node's own stream takes longer to load than a small run takes, so it is used for a terminal only, and for what a reader
 * that is slower than we are leaves over. A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
 */
export const standardOutput = (): Out => (isTerminal() ? streamed() : new DirectOutput(1, streamed));

/** Standard error. Nobody is left to be told that it cannot be written, and that must not end an apply half-way. */
export const standardError = (): Stream => process.stderr.on('error', () => {});

/** Whether there may be a terminal at the other end; to be sure of it would load the stream. */
function isTerminal(): boolean {
  const out = fstatSync(1);
  return out.isCharacterDevice() && out.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

/** A pipe without a reader, or a terminal that was closed. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EIO']);

function streamed(): Out {
  let isTold = false;
  return process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold || gone.has(error.code)) return;
    isTold = true;
    failAtEnd(`Standard output cannot be written: ${systemWords(error)}.`);
  });
}

/** Nothing awaits what a stream says later, so the run goes on; a result that nobody got must not look like one. */
function failAtEnd(message: string): void {
  standardError().write(`${message}\n`);
  process.once('exit', () => (process.exitCode = unwritable));
}

/** As for every output that cannot be written: `sysexits` EX_USAGE. */
const unwritable = 64;
