import type { Environment } from '../util/environment.ts';
import type { Prompts } from './prompts.ts';
import type { Streams } from './streams.ts';

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

/** The width of a terminal. Some report 0 columns, as those of containers and editors do. */
export const columnsOf = ({ columns = 0 }: { readonly columns?: number }, defaultColumns: number): number =>
  columns > 0 ? columns : defaultColumns;
