import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { systemWords, UsageError } from '../domain/json.ts';

type Stream = Writable & { isTTY?: boolean; columns?: number };

/** A stream for output. `destroyed`: closed by the reader. */
export type Out = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly destroyed: boolean;
  write(data: string | Uint8Array, written?: (error?: Error | null) => void): boolean;
};

export type Streams = { readonly in: Readable & { isTTY?: boolean }; readonly out: Out; readonly err: Stream };

/** The person at the other end: data goes to `out`, everything else to `err`. */
export class Terminal {
  private readonly streams: Streams;
  private readonly quiet: boolean;
  private readonly isDumb: boolean;
  private progressShown = false;

  /** `isDumb`: the terminal obeys no codes, by the custom of `TERM=dumb`. */
  constructor(streams: Streams, { quiet, isDumb }: { readonly quiet: boolean; readonly isDumb: boolean }) {
    this.streams = streams;
    this.quiet = quiet;
    this.isDumb = isDumb;
  }

  get width(): number {
    return this.streams.out.columns ?? 100;
  }

  /** Whether colour is wanted, by the customs of NO_COLOR, FORCE_COLOR and a terminal at the other end. */
  wantsColor(choice: 'auto' | 'always' | 'never', env: Readonly<Record<string, string | undefined>>): boolean {
    if (choice !== 'auto') return choice === 'always';
    if ((env['NO_COLOR'] ?? '') !== '') return false;
    if ((env['FORCE_COLOR'] ?? '') !== '') return env['FORCE_COLOR'] !== '0';
    return this.streams.out.isTTY === true && !this.isDumb;
  }

  /** Data, for the next program as much as for a person. */
  print(text: string): void {
    this.clearProgress();
    this.streams.out.write(text.endsWith('\n') || text === '' ? text : `${text}\n`);
  }

  /** Text of another program, as it comes. */
  pass(text: string): void {
    this.clearProgress();
    this.streams.out.write(text);
  }

  /** A line beside the data. */
  tell(line: string): void {
    if (this.quiet) return;
    this.clearProgress();
    this.streams.err.write(`${line}\n`);
  }

  /** One line that the next one replaces; only where a person watches. */
  progress(text: string): void {
    if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
    // A line that wraps could not be taken away again.
    this.streams.err.write(`\r\u001B[2K${text.slice(0, (this.streams.err.columns ?? 80) - 1)}`);
    this.progressShown = true;
  }

  clearProgress(): void {
    if (!this.progressShown) return;
    this.streams.err.write('\r\u001B[2K');
    this.progressShown = false;
  }

  /** Whether someone is there to be asked. */
  get canAsk(): boolean {
    return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
  }

  /** For questions of other kinds. */
  get prompts(): Prompts {
    return openPrompts(this.streams, () => this.clearProgress());
  }

  /** Asks for a yes; anything else is a no: also Ctrl-C, and a terminal that goes away. */
  async ask(question: string): Promise<boolean> {
    try {
      return await this.prompts.confirm(question);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error; // else the person cancelled
      return false;
    }
  }

  /** What a person must see before saying yes, `--quiet` or not. */
  show(text: string): void {
    this.clearProgress();
    this.streams.err.write(`${text}\n`);
  }
}

/** Someone pressed Ctrl-C, or the terminal went away. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export type Choice<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string };

/** Questions on a terminal. Each throws `Cancelled` without an answer. Texts must be escaped already. */
export type Prompts = {
  /** A line of text; `check` answers what is wrong with it, or null. */
  text(message: string, hint: string, check: (text: string) => string | null): Promise<string>;
  select<T extends string>(message: string, choices: readonly Choice<T>[]): Promise<T>;
  /** One or more. */
  several(message: string, choices: readonly Choice<string>[]): Promise<string[]>;
  /** A yes; it has to be chosen. */
  confirm(message: string): Promise<boolean>;
};

/** `clear` takes away what a question must not stand behind. */
function openPrompts({ in: input, err: output }: Pick<Streams, 'in' | 'err'>, clear: () => void): Prompts {
  const streams = { input, output };
  /** The library waits forever on a stream that has ended. */
  const answer = async <T>(ask: Promise<T>): Promise<Exclude<T, symbol>> => {
    let leave = (): void => {};
    const gone = new Promise<null>((resolve) => {
      leave = () => resolve(null);
      for (const event of ends) input.once(event, leave);
    });
    try {
      const given = await Promise.race([ask, gone]);
      if (given === null || typeof given === 'symbol') throw new Cancelled('no answer');
      return given as Exclude<T, symbol>;
    } finally {
      for (const event of ends) input.off(event, leave);
    }
  };
  return {
    async text(message, hint, check) {
      const { text } = await openClack(clear);
      const validate = (typed = ''): string | undefined => check(typed.trim()) ?? undefined;
      return (await answer(text({ message, placeholder: hint, defaultValue: '', validate, ...streams }))).trim();
    },
    async select(message, choices) {
      const { select } = await openClack(clear);
      const options = choices.map((choice) => ({ ...choice }));
      const asked: Promise<string | symbol> = select<string>({ message, options, ...streams });
      return (await answer(asked)) as (typeof choices)[number]['value'];
    },
    async several(message, choices) {
      const { multiselect } = await openClack(clear);
      const options = choices.map((choice) => ({ ...choice }));
      return answer(multiselect<string>({ message, options, required: true, ...streams }));
    },
    async confirm(message) {
      const { confirm } = await openClack(clear);
      return answer(confirm({ message, initialValue: false, ...streams }));
    },
  };
}

/** Ctrl-D would close the line that the library reads from, and leave a question that no key answers. */
async function openClack(clear: () => void) {
  const clack = await import('@clack/prompts');
  clear();
  clack.updateSettings({ aliases: { '\u0004': 'cancel' } });
  return clack;
}

const ends = ['end', 'close', 'error'] as const;

type Written = (error?: Error | null) => void;

/** A pipe without a reader, which Windows also calls EOF, or a terminal that was closed. */
const gone: ReadonlySet<string | undefined> = new Set(['EPIPE', 'EOF', 'EIO']);

/** Writes at once to an open file or pipe; what a pipe does not take goes to `stream`, which waits for the reader. */
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

  /** Whether nothing is left to `stream`. */
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

  /** How many bytes went out; null when the pipe takes no more for now. */
  private attempt(bytes: Uint8Array): number | null {
    try {
      return this.writeBytes(this.file, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EAGAIN') return null;
      // A full disk is no bug of ours.
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

/** Standard error. Failing to write there must not stop an apply half-way. */
const standardError = (): Stream => process.stderr.on('error', () => {});

/** Whether there may be a terminal at the other end; to be sure of it would load the stream. */
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

/** As for every output that cannot be written: `sysexits` EX_USAGE. */
const unwritable = 64;

/**
 * Who sends one asks for the end a second time by sending another. Ctrl-Break is what Windows has for SIGTERM: GitHub's runner sends it after
 * Ctrl-C to a job that is cancelled. Elsewhere it never comes.
 */
const asking = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** For a closed terminal, which the shell and the system may both signal: no second signal is needed to stop. */
const closed = 'SIGHUP';

/**
 * What waits for someone to ask for a stop. Until it is called, and after a first signal where a second one `ends` the process, signals
 * do what they do by themselves; where it is `ignored`, only the system can end the process. A closed terminal asks for a stop, and never
 * ends what is stopping.
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

/** A run over fewer files ends before the heap grows. */
const manyFiles = 1000;

/** Majors of Node whose V8 knows the flag; another one would complain of it. */
const knowing = /^(?:22|24)\./;

/**
 * Keeps the heap small for a run over many files. Most of what is read stays to the end, and V8 answers that by doubling the space for young
 * objects over and over, to 60 MB that save no time here.
 */
export function prepareHeap(files: number): void {
  if (files < manyFiles || !knowing.test(process.versions.node)) return;
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}
