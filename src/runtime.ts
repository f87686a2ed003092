import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Source } from './domain/problem.ts';
import { type Environment, systemWords, UsageError } from './domain/json.ts';
import { openDisk } from './files/disk.ts';
import { escapeTerminal } from './render/escape.ts';
import { Connections, type ConnectionOptions, type Timing } from './runtime/connections.ts';
import {
  folderAbove,
  insideFolder,
  isSameFile,
  isStream,
  keepUndo,
  openWriting,
  refuseLinks,
  tryToWrite,
  type Writing,
} from './runtime/files.ts';
import { isSubmodule, repositoryFolder, repositoryTop } from './runtime/checkout.ts';
import { withLeftOut } from './runtime/sparse.ts';
import { type Streams, Terminal } from './runtime/terminal.ts';

/** Every effect that a command may have. Tests hand in streams and an environment of their own. */
export class Runtime {
  /** The user's repository, read only. */
  readonly source: Source;
  readonly nodeVersion = process.versions.node;
  /** Today in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  readonly connections: Connections;
  readonly terminal: Terminal;
  /** Folder of the package, where `examples/` lies. */
  readonly packageRoot: string;
  /** Waits for someone to ask for a stop; see `ProcessParts.stop`. */
  readonly stop: () => Promise<void>;
  /** Path of the config that a command went by, once it is known. */
  config: string | null = null;
  readonly root: string;
  /** The root without links in its path: folders above it are looked for from here. */
  private readonly realRoot: string;
  /** The repository around the folder of the run, without links in its path. */
  private readonly checkout: string;
  private readonly leftOut: RuntimeOptions['leftOut'];
  private readonly env: Environment;

  constructor(parts: ProcessParts, options: RuntimeOptions) {
    this.root = resolve(parts.cwd, options.directory);
    if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new UsageError(`${options.directory} is not a folder.`);
    this.realRoot = realpathSync.native(this.root);
    this.checkout = repositoryTop(this.realRoot) ?? this.realRoot;
    this.env = parts.env;
    this.stop = () => parts.stop();
    const disk = openDisk(this.root, (path) => isSubmodule(this.realRoot, path));
    this.source = withLeftOut(disk, options.leftOut);
    this.leftOut = options.leftOut;
    this.today = new Date(parts.now()).toISOString().slice(0, 10);
    this.terminal = new Terminal(parts.streams, { quiet: options.quiet, isDumb: parts.env['TERM'] === 'dumb' });
    const log = options.verbose ? (line: string) => this.terminal.tell(line) : null;
    const progress = (text: string): void => this.terminal.progress(text);
    const { env, timing } = parts;
    this.connections = new Connections({ ...options.connection, env, log, progress, ...(timing && { timing }) });
    this.packageRoot = parts.packageRoot;
  }

  /**
   * From now on a first Ctrl-C, or a job's cancellation, is only noted, so that what was begun is finished and told. Answers whether
   * someone asked for a stop. A job then waits so many milliseconds more for answers.
   */
  noteStop(patience = jobPatience): () => boolean {
    let asked = false;
    const note = async (): Promise<void> => {
      await this.stop();
      asked = true;
      this.connections.hurry();
      const isJob = this.env['GITHUB_ACTIONS'] === 'true';
      if (isJob) setTimeout(() => this.connections.giveUp(), patience).unref();
      const hint = isJob ? '' : ' Press Ctrl-C again to stop at once.';
      this.terminal.tell(`Stopping once the bundle that is being written is done.${hint}`);
    };
    void note();
    return () => asked;
  }

  /** A path as the user typed it, relative to the repository's root and with forward slashes. */
  insideRoot(path: string): string {
    return insideFolder(this.root, path);
  }

  /** The folder of the run as a path from the repository's root; see `repositoryFolder`. */
  get repositoryFolder(): string {
    return repositoryFolder(this.realRoot);
  }

  /** The nearest folder above that of the run, within its repository, that has a file of this name; see `folderAbove`. */
  folderAbove(name: string): string | null {
    return folderAbove(this.realRoot, this.repositoryFolder, name, this.leftOut?.() ?? []);
  }

  /** Whether two paths as the user typed them lead to one file. */
  isSameFile(one: string, other: string): boolean {
    return isSameFile(resolve(this.root, one), resolve(this.root, other));
  }

  /** Whether a pipe or a device is at a path as the user typed it: `--plan /dev/stdin`, `--plan <(…)`. */
  isStream(path: string): boolean {
    return isStream(resolve(this.root, path));
  }

  /** Reads a text file that the user named, for example a plan. */
  readText(path: string): string {
    try {
      return readFileSync(resolve(this.root, path), 'utf8');
    } catch (cause) {
      throw new UsageError(`${path} cannot be read: ${systemWords(cause)}.`, { cause });
    }
  }

  /** Writes a text file that the user named. */
  writeText(path: string, text: string): void {
    const writing = this.openWriting(path, text);
    try {
      writing.write(text);
      writing.finish();
    } finally {
      writing.abandon();
    }
  }

  /**
   * Opens a file that the user named, for a text that comes in pieces; see `openWriting`. Before it takes the place of a file that alone
   * holds an undo which `next` lacks, that is kept, and the user is told.
   */
  openWriting(path: string, next: string): Writing {
    const file = resolve(this.root, path);
    const writing = this.onFile(path, () => openWriting(file, this.checkout));
    return {
      write: (text) => this.onFile(path, () => writing.write(text)),
      finish: () =>
        this.onFile(path, () => {
          this.keepUndo(path, keepUndo(file, next));
          writing.finish();
        }),
      abandon: () => writing.abandon(),
    };
  }

  private keepUndo(path: string, copy: string | null): void {
    if (copy === null) return;
    const kept = join(dirname(path), copy);
    this.terminal.tell(escapeTerminal(`${path} held the undo of an apply: kept as ${kept}, for \`ifmatch rollback\`.`));
  }

  /** Finds out before a run whether its result can be written, so that no result is lost after it, and no policy for it. */
  ensureWritable(path: string): void {
    const file = resolve(this.root, path);
    this.onFile(path, () => tryToWrite(file, this.checkout));
    if (/\.ya?ml$/i.test(path) && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true)
      throw new UsageError(`${path} is a YAML file and would be overwritten. Name another file.`);
  }

  /** Throws UsageError where a file that the user named, and that someone else opens, is a link or lies behind one. */
  refuseLinks(path: string): void {
    this.onFile(path, () => refuseLinks(resolve(this.root, path), this.checkout));
  }

  private onFile<T>(path: string, action: () => T): T {
    try {
      return action();
    } catch (cause) {
      throw new UsageError(`${path} cannot be written: ${systemWords(cause, 'there is no such folder')}.`, { cause });
    }
  }

  /** Runs this program as a user would, in a process of its own, with no token but those in `env`; answers its exit code. */
  async runSelf(args: readonly string[], { directory, env }: { directory: string; env: Environment }): Promise<number> {
    const { runSelf } = await import('./runtime/child-process.ts');
    const script = join(this.packageRoot, 'dist', 'cli.js');
    return runSelf(script, args, { directory, env: this.env, extra: env }, this.terminal);
  }

  async close(): Promise<void> {
    this.terminal.clearProgress();
    await this.connections.close();
  }
}

export type { Environment } from './domain/json.ts';

/** GitHub ends a cancelled job after 10 seconds, and a command after 7.5: the rest is for telling what became of it. */
const jobPatience = 5000;

/** What a process gives us. */
export type ProcessParts = {
  readonly env: Environment;
  readonly cwd: string;
  readonly streams: Streams;
  readonly packageRoot: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** From now on a request to stop (Ctrl-C) does not end the process: the first one resolves this. */
  stop(): Promise<void>;
  readonly timing?: Timing;
};

export type RuntimeOptions = {
  readonly directory: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Files that the repository has and its folders do not show; see `leftOutFiles`. */
  readonly leftOut: (() => readonly string[]) | null;
  readonly connection: Pick<ConnectionOptions, 'sandbox' | 'baseUrl'>;
};
