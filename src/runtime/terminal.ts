import { fstatSync, type Stats, statSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../util/environment.ts';
import { describeSystemError } from '../util/system-errors.ts';
import { UsageError } from '../domain/errors.ts';
import { sleepSync } from './files.ts';
import type { Prompts } from './prompts.ts';

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

/** The user's terminal: data goes to `out`, everything else to `err`. */
export class Terminal {
  private readonly streams: Streams;
  private readonly quiet: boolean;
  private readonly env: Environment;
  private progressShown = false;

  constructor(streams: Streams, { quiet, env }: { readonly quiet: boolean; readonly env: Environment }) {
    this.streams = streams;
    this.quiet = quiet;
    this.env = env;
  }

  /** Whether the terminal supports no control codes. */
  private get isDumb(): boolean {
    return this.env['TERM'] === 'dumb';
  }

  get width(): number {
    return columnsOf(this.streams.out, 100);
  }

  /** Whether to use colour: by option, NO_COLOR, FORCE_COLOR, else only on a terminal. */
  wantsColor(choice: 'auto' | 'always' | 'never'): boolean {
    const { NO_COLOR: no = '', FORCE_COLOR: forced = '' } = this.env;
    if (choice !== 'auto') return choice === 'always';
    if (no !== '') return false;
    if (forced !== '') return forced !== '0';
    return this.streams.out.isTTY === true && !this.isDumb;
  }

  /** Prints data, for people and programs. */
  print(text: string): void {
    this.clearProgress();
    this.streams.out.write(text.endsWith('\n') || text === '' ? text : `${text}\n`);
  }

  /** Forwards another program's text. */
  forward(text: string): void {
    this.clearProgress();
    this.streams.out.write(text);
  }

  /** Prints a line to stderr. `always`: even with `--quiet`, for what the user must see before approving. */
  printNote(line: string, always = false): void {
    if (this.quiet && !always) return;
    this.clearProgress();
    this.streams.err.write(`${line}\n`);
  }

  /** Shows one line that the next one replaces; only on a terminal. */
  showProgress(text: string): void {
    if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
    // A wrapped line could not be erased.
    this.streams.err.write(`\r\u001B[2K${text.slice(0, columnsOf(this.streams.err, 80) - 1)}`);
    this.progressShown = true;
  }

  /** Shows what the run is waiting for: like `progress` on a terminal, otherwise as a line, so that the run does not seem to hang. */
  showWaiting(text: string): void {
    if (this.streams.err.isTTY === true) this.showProgress(text);
    else this.printNote(text);
  }

  clearProgress(): void {
    if (!this.progressShown) return;
    this.streams.err.write('\r\u001B[2K');
    this.progressShown = false;
  }

  /** Whether the user can be asked. */
  get canAsk(): boolean {
    const { areInteractive } = this.streams;
    return areInteractive ?? (this.streams.in.isTTY === true && this.streams.err.isTTY === true);
  }

  /** Questions to the user. The library is loaded with the first one. */
  async prompts(): Promise<Prompts> {
    const { openPrompts } = await import('./prompts.ts');
    return openPrompts(this.streams.in, this.streams.err, () => this.clearProgress());
  }

  /** Asks for approval; anything but yes declines, such as Ctrl-C or a closed terminal. */
  async ask(question: string): Promise<boolean> {
    const { Cancelled } = await import('./prompts.ts');
    const prompts = await this.prompts();
    return prompts.confirm(question).catch((error: unknown) => {
      if (error instanceof Cancelled) return false;
      throw error;
    });
  }
}

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

/**
 * Signals that request a stop; a second one ends the process. SIGBREAK is Windows' SIGTERM: GitHub's runner sends it after Ctrl-C to a cancelled
 * job.
 */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** For a closed terminal, which the shell and the system may both signal: no second signal is needed to stop. */
const hangUp = 'SIGHUP';

/**
 * Returns a function that waits for a stop request. Signals have their default effect until it is called, and, if `secondSignal` is `ends`, after the
 * first signal; with `ignored`, only the system can end the process. A closed terminal requests a stop and never ends a process that is stopping.
 */
export function stopRequest(secondSignal: 'ends' | 'ignored'): () => Promise<void> {
  let request: Promise<void> | null = null;
  return () => (request ??= firstSignal(secondSignal));
}

function firstSignal(secondSignal: 'ends' | 'ignored'): Promise<void> {
  return new Promise((resolve) => {
    const onSignal = (): void => {
      if (secondSignal === 'ends') for (const signal of stopSignals) process.off(signal, onSignal);
      resolve();
    };
    for (const signal of [...stopSignals, hangUp]) process.on(signal, onSignal);
  });
}

/** A run over fewer files ends before the heap grows. */
const minFilesForHeap = 1000;

/** Versions of Node whose V8 has the flag; others would print a warning. */
const versionsWithFlag = /^(?:22|24)\./;

/**
 * Keeps the heap small for a run over many files. Since most data stays until the end, V8 would keep doubling the space for young objects, up to
 * 60 MB without saving time.
 */
export function prepareHeap(files: number): void {
  if (files < minFilesForHeap || !versionsWithFlag.test(process.versions.node)) return;
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}

/** The width of a terminal. Some report 0 columns, as those of containers and editors do. */
export const columnsOf = ({ columns = 0 }: { readonly columns?: number }, defaultColumns: number): number =>
  columns > 0 ? columns : defaultColumns;
