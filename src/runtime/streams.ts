import { fstatSync, type Stats, statSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { describeSystemError } from '../util/system-errors.ts';
import { UsageError } from '../domain/errors.ts';
import { sleepSync } from './files.ts';

type Stream = Writable & { isTTY?: boolean; columns?: number };

/** A stream for output. `destroyed`: closed by the reader. */
export type Out = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly destroyed: boolean;
  readonly writableLength?: number;
  write(data: string | Uint8Array, written?: (error?: Error | null) => void): boolean;
};

export type Streams = {
  readonly in: Readable & { isTTY?: boolean };
  readonly out: Out;
  readonly err: Stream;
  /** Whether `in` and `err` are terminals; absent where opening them to find out costs nothing. */
  readonly areInteractive?: boolean;
};

/** Codes of a pipe without a reader (EOF on Windows), and of a closed terminal. */
const closedPipeCodes: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EOF', 'EIO']);

/**
 * Writes directly to an open file or pipe, and waits while a pipe is full. Node's own stream loads slower than a small run takes. A reader that
 * stops early (`ifmatch preview | head`) affects neither the run nor its exit code.
 */
export class DirectOutput implements Out {
  private readonly file: number;
  private readonly system: {
    readonly write: (file: number, bytes: Uint8Array) => number;
    readonly wait: () => unknown;
  };
  private closedBy: Error | null = null;

  constructor(file: number, system = { write: writeSync, wait: () => sleepSync(5) }) {
    this.file = file;
    this.system = system;
  }

  get destroyed(): boolean {
    return this.closedBy !== null;
  }

  write(text: string, written: (error: Error | null) => void = () => {}): boolean {
    for (let bytes = Buffer.from(text); bytes.length > 0 && this.closedBy === null;)
      bytes = bytes.subarray(this.attempt(bytes));
    written(this.closedBy);
    return true;
  }

  /** The number of bytes written. */
  private attempt(bytes: Uint8Array): number {
    try {
      return this.system.write(this.file, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EAGAIN') {
        this.system.wait();
        return 0;
      }
      if (closedPipeCodes.has(code)) {
        this.closedBy = error as Error;
        return 0;
      }
      // For example a full disk, which is not a bug.
      throw new UsageError(`Standard output cannot be written: ${describeSystemError(error)}.`, { cause: error });
    }
  }
}

/** The streams of this process. Each loads on use, since most runs need only one. */
export class StandardStreams implements Streams {
  private openOut: Out | null = null;
  private openErr: Stream | null = null;

  get in(): Streams['in'] {
    return process.stdin;
  }

  get out(): Out {
    return (this.openOut ??= isTerminal(1) ? ignoreErrors(process.stdout) : new DirectOutput(1));
  }

  get err(): Stream {
    return (this.openErr ??= ignoreErrors(process.stderr));
  }

  /** Asks the system, because opening both streams takes as long as reading a policy file. */
  get areInteractive(): boolean {
    return isTerminal(0) && isTerminal(2);
  }

  /** Whether everything was written, so that the process may exit at once. */
  get areFlushed(): boolean {
    return [this.openOut, this.openErr].every((stream) => stream === null || (stream.writableLength ?? 0) === 0);
  }
}

/** Failing to write to a closed terminal, or to standard error, must not stop an apply half-way. */
const ignoreErrors = <T extends Writable>(stream: T): T => stream.on('error', () => {});

/** Whether a file descriptor is a terminal. Loads `node:tty` only for a device, since few runs need it. */
function isTerminal(descriptor: 0 | 1 | 2): boolean {
  let file: Stats;
  try {
    file = fstatSync(descriptor);
  } catch {
    // Closed, as the standard input of a service on Windows may be.
    return false;
  }
  const isDevice = file.isCharacterDevice() && file.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  return isDevice && process.getBuiltinModule('node:tty').isatty(descriptor);
}
