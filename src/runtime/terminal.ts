import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { type Environment, systemWords, UsageError } from '../domain/json.ts';
import type { Prompts } from './prompts.ts';

type Stream = Writable & { isTTY?: boolean; columns?: number };

/** A stream for output. `destroyed`: closed by the reader. */
export type Out = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly destroyed: boolean;
  write(data: string | Uint8Array, written?: (error?: Error | null) => void): boolean;
};

export type Streams = { readonly in: Readable & { isTTY?: boolean }; readonly out: Out; readonly err: Stream };

/** The person at the terminal: data goes to `out`, everything else to `err`. */
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
    return this.streams.out.columns ?? 100;
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
  pass(text: string): void {
    this.clearProgress();
    this.streams.out.write(text);
  }

  /** Prints a line to stderr. */
  tell(line: string): void {
    if (this.quiet) return;
    this.clearProgress();
    this.streams.err.write(`${line}\n`);
  }

  /** Shows one line that the next one replaces; only on a terminal. */
  progress(text: string): void {
    if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
    // A wrapped line could not be erased.
    this.streams.err.write(`\r\u001B[2K${text.slice(0, (this.streams.err.columns ?? 80) - 1)}`);
    this.progressShown = true;
  }

  clearProgress(): void {
    if (!this.progressShown) return;
    this.streams.err.write('\r\u001B[2K');
    this.progressShown = false;
  }

  /** Whether a person can be asked. */
  get canAsk(): boolean {
    return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
  }

  /** Other questions. What asks them loads with the first. */
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

  /** Shows what a person must see before approving, even with `--quiet`. */
  show(text: string): void {
    this.clearProgress();
    this.streams.err.write(`${text}\n`);
  }
}

type Written = (error?: Error | null) => void;

/** Codes of a pipe without a reader (EOF on Windows), and of a closed terminal. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EOF', 'EIO']);

/** Writes directly to an open file or pipe; what a full pipe does not accept goes to `stream`, which waits for the reader. */
export class DirectOutput implements Out {
  private readonly file: number;
  private readonly stream: () => Out;
  private readonly writeBytes: (file: number, bytes: Uint8Array) => number;
  private gone: Error | null = null;
  private rest: Out | null = null;

  constructor(file: number, stream: () => Out, writeBytes = (to: number, bytes: Uint8Array) => writeSync(to, bytes)) {
    this.file = file;
    this.stream = stream;
    this.writeBytes = writeBytes;
  }

  get destroyed(): boolean {
    return this.gone !== null || this.rest?.destroyed === true;
  }

  /** Whether nothing went to `stream`. */
  get isDone(): boolean {
    return this.rest === null;
  }

  write(text: string, written: Written = () => {}): boolean {
    if (this.rest !== null) return this.rest.write(text, written);
    for (let bytes = Buffer.from(text); bytes.length > 0 && this.gone === null;) {
      const count = this.attempt(bytes);
      if (count === null) return this.leaveRest(bytes, written);
      bytes = bytes.subarray(count);
    }
    written(this.gone);
    return true;
  }

  /** The number of bytes written; null if the pipe is full. */
  private attempt(bytes: Uint8Array): number | null {
    try {
      return this.writeBytes(this.file, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EAGAIN') return null;
      // A full disk is no bug.
      if (!gone.has(code))
        throw new UsageError(`Standard output cannot be written: ${systemWords(error)}.`, { cause: error });
      this.gone = error as Error;
      return 0;
    }
  }

  private leaveRest(bytes: Uint8Array, written: Written): boolean {
    this.rest = this.stream();
    return this.rest.write(bytes, written);
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
    return (this.openOut ??= standardOutput());
  }

  get err(): Stream {
    return (this.openErr ??= standardError());
  }

  /** Whether everything was written, so that the process may exit at once. */
  get areDone(): boolean {
    // A terminal reports failures later.
    const isOut = this.openOut === null || (this.openOut instanceof DirectOutput && this.openOut.isDone);
    return isOut && (this.openErr === null || this.openErr.writableLength === 0);
  }
}

/**
 * Standard output. Node's own stream loads slower than a small run takes, so it is only used for terminals and for slow readers. A reader that
 * stops early (`ifmatch preview
 * head`) affects neither the run nor its exit code.
 */
const standardOutput = (): Out => (isTerminal() ? streamed() : new DirectOutput(1, streamed));

/** Standard error. Failing to write there must not stop an apply half-way. */
const standardError = (): Stream => process.stderr.on('error', () => {});

/** Whether stdout may be a terminal; a certain answer would load the stream. */
function isTerminal(): boolean {
  const out = fstatSync(1);
  return out.isCharacterDevice() && out.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
}

function streamed(): Out {
  let isTold = false;
  return process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (isTold || gone.has(error.code)) return;
    isTold = true;
    failAtEnd(`Standard output cannot be written: ${systemWords(error)}.`);
  });
}

/** A stream's later error must not end the run, but a lost result must not look like a success. */
function failAtEnd(message: string): void {
  standardError().write(`${message}\n`);
  process.once('exit', () => (process.exitCode = unwritable));
}

/** As for every output that cannot be written: EX_USAGE of `sysexits`. */
const unwritable = 64;

/**
 * Signals that request a stop; a second one ends the process. SIGBREAK is Windows' SIGTERM: GitHub's runner sends it after Ctrl-C to a cancelled
 * job.
 */
const asking = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** For a closed terminal, which the shell and the system may both signal: no second signal is needed to stop. */
const closed = 'SIGHUP';

/**
 * Returns a function that waits for a stop request. Signals have their default effect until it is called, and, if `second` is `ends`, after the
 * first signal; with `ignored`, only the system can end the process. A closed terminal requests a stop and never ends a process that is stopping.
 */
export function stopRequest(second: 'ends' | 'ignored'): () => Promise<void> {
  let asked: Promise<void> | null = null;
  return () => (asked ??= firstSignal(second));
}

function firstSignal(second: 'ends' | 'ignored'): Promise<void> {
  return new Promise((resolve) => {
    const note = (): void => {
      if (second === 'ends') for (const signal of asking) process.off(signal, note);
      resolve();
    };
    for (const signal of [...asking, closed]) process.on(signal, note);
  });
}

/** With fewer files a run ends before the heap grows. */
const manyFiles = 1000;

/** Versions of Node whose V8 knows the flag; others would print a warning. */
const knowing = /^(?:22|24)\./;

/**
 * Keeps the heap small for a run over many files. Since most data stays until the end, V8 would keep doubling the space for young objects, up to
 * 60 MB without saving time.
 */
export function prepareHeap(files: number): void {
  if (files < manyFiles || !knowing.test(process.versions.node)) return;
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}
