import type { Readable, Writable } from 'node:stream';
import { Cancelled } from './cancelled.ts';

export type Stream = Writable & { isTTY?: boolean; columns?: number };
/** Where data goes. `destroyed`: nobody reads any more. */
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
    this.streams.err.write(`\r\u001B[2K${text}`);
    this.progressShown = true;
  }

  clearProgress(): void {
    if (!this.progressShown) return;
    this.streams.err.write('\r\u001B[2K');
    this.progressShown = false;
  }

  /** Whether somebody is there to be asked. */
  get canAsk(): boolean {
    return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
  }

  /** Asks for a yes; anything else is a no: also Ctrl-C, and a terminal that goes away. */
  async ask(question: string): Promise<boolean> {
    const { openPrompts } = await import('./prompts.ts');
    try {
      return await openPrompts(this.streams).confirm(question);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error; // else somebody went away
      return false;
    }
  }

  /** What a person must see before saying yes, `--quiet` or not. */
  show(text: string): void {
    this.clearProgress();
    this.streams.err.write(`${text}\n`);
  }
}
