import { fstatSync, statSync } from 'node:fs';
import { systemWords } from '../domain/system-words.ts';
import { DirectOutput } from './direct-output.ts';
import type { Out, Stream, Streams } from './terminal.ts';

/** The streams of this process. Each loads when it is asked for: what a pipe, a file or a terminal takes, most runs never read. */
export class StandardStreams implements Streams {
  private openOut: Out | null = null;
  private openErr: Stream | null = null;

  get in(): Streams['in'] {
    return process.stdin;
  }

  get out(): Out {
    return (this.openOut ??= standardOutput());
  }

  get err(): Stream {
    return (this.openErr ??= standardError());
  }

  /** Whether all that was written is out, so that nothing is lost where the process ends at once. */
  get areDone(): boolean {
    // What a terminal does not take it says later.
    const isOut = this.openOut === null || (this.openOut instanceof DirectOutput && this.openOut.isDone);
    return isOut && (this.openErr === null || this.openErr.writableLength === 0);
  }
}

/**
 * Standard output. Node's own stream takes longer to load than a small run takes, so it is used for a terminal only, and for what a reader
 * that is slower than we are leaves over. A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
 */
const standardOutput = (): Out => (isTerminal() ? streamed() : new DirectOutput(1, streamed));

/** Standard error. Nobody is left to be told that it cannot be written, and that must not end an apply half-way. */
const standardError = (): Stream => process.stderr.on('error', () => {});

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
