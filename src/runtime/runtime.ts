import { lstatSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Source } from '../domain/source.ts';
import type { Environment } from '../util/environment.ts';
import { describeSystemError } from '../util/system-errors.ts';
import { UsageError } from '../domain/errors.ts';
import { openDisk } from '../files/disk.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { escapeTerminal } from '../report/escape.ts';
import { Connections, type ConnectionOptions, type Timing } from './connections.ts';
import {
  createUndoFile,
  relativeToFolder,
  copyPlanWithUndo,
  refuseLinks,
  checkWritable,
  undoFilesIn,
  writeOutputFile,
} from './files.ts';
import { isSubmodule, pathInRepository, repositoryRoot } from './repository.ts';
import { withExcludedFiles } from './sparse.ts';
import type { Streams } from './streams.ts';
import { Terminal } from './terminal.ts';

/**
 * All effects of a command. Tests pass their own streams and environment.
 *
 * Its folders: the user runs a command in `folder`, which typed and printed paths start from. The project around it, with the config, is `root`, which all
 * other paths start from. The repository around that is `checkout`.
 *
 * A request to stop (Ctrl-C, a cancelled job): `stop` resolves. By default the process then ends. After `deferStop` it finishes the current bundle: retries
 * stop (`Connections.stopRetrying`), and in a job, open requests are aborted when the grace period ends (`Connections.giveUp`).
 */
export class Runtime {
  /** The user's repository, read only. */
  readonly source: Source;
  readonly nodeVersion = process.versions.node;
  /** When the run began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Today in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  readonly connections: Connections;
  readonly terminal: Terminal;
  readonly clock: Clock;
  /** Folder of the package, with `examples/`. */
  readonly packageRoot: string;
  /** Resolves when a stop is requested; see `ProcessParts.stop`. */
  readonly stop: () => Promise<void>;
  /** Path of the config in use from the root, once known. */
  config: string | null = null;
  /** The project's folder: the source. */
  readonly root: string;
  /** The user's folder: the root, or a folder in it. Typed paths, and paths in printed commands, are relative to it. */
  private readonly folder: string;
  /** The root without links in its path. */
  private readonly realRoot: string;
  /** The repository around the run, without links in its path. */
  private readonly checkout: string;
  readonly env: Environment;

  constructor(parts: ProcessParts, options: RuntimeOptions) {
    const folder = resolve(parts.cwd, options.directory);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new UsageError(`${options.directory} is not a folder.`);
    this.root = options.project ?? folder;
    this.realRoot = realpathSync.native(this.root);
    this.folder = this.root === folder ? folder : realpathSync.native(folder);
    this.checkout = repositoryRoot(this.realRoot) ?? this.realRoot;
    this.env = parts.env;
    this.stop = () => parts.stop();
    const disk = openDisk(this.root, (path) => isSubmodule(this.realRoot, path));
    this.source = withExcludedFiles(disk, options.excludedFiles);
    this.startedAt = parts.now();
    this.today = new Date(this.startedAt).toISOString().slice(0, 10);
    this.terminal = new Terminal(parts.streams, { quiet: options.quiet, env: parts.env });
    const log = options.verbose ? (line: string) => this.terminal.printNote(line) : null;
    const progress = (text: string): void => this.terminal.showProgress(text);
    const reportWaiting = (text: string): void => this.terminal.showWaiting(text);
    const { env, timing } = parts;
    this.clock = timing?.clock ?? systemClock;
    this.connections = new Connections({
      ...options.connection,
      env,
      log,
      progress,
      reportWaiting,
      ...(timing && { timing }),
    });
    this.packageRoot = parts.packageRoot;
  }

  /**
   * From now on, the first Ctrl-C or the job's cancellation does not end the process, so that the current bundle is finished and reported. The
   * returned function says whether a stop was requested. A job then waits up to `gracePeriod` milliseconds for responses.
   */
  deferStop(gracePeriod = jobGracePeriod): () => boolean {
    let isRequested = false;
    const waitForStop = async (): Promise<void> => {
      await this.stop();
      isRequested = true;
      this.connections.stopRetrying();
      const isJob = this.env['GITHUB_ACTIONS'] === 'true';
      if (isJob) this.clock.timer(gracePeriod, () => this.connections.giveUp());
      const hint = isJob ? '' : ' Press Ctrl-C again to stop at once.';
      this.terminal.printNote(`Stopping once the bundle that is being written is done.${hint}`);
    };
    void waitForStop();
    return () => isRequested;
  }

  /** Converts a typed path to one from the root, with forward slashes. */
  fromRoot(path: string): string {
    return relativeToFolder(this.root, this.absolute(path));
  }

  /** Converts a path from the root to one that the user would type. */
  asTyped(path: string): string {
    return relativeToFolder(this.folder, resolve(this.root, path));
  }

  /** A typed path for the system. */
  absolute(path: string): string {
    return resolve(this.folder, path);
  }

  /** Sets the config of the run. If the user is in a folder below, prints where it is: paths in the report are relative to the root. */
  useConfig(path: string | null): void {
    const isKnown = path === this.config;
    this.config = path;
    if (isKnown || path === null || this.folder === this.root) return;
    this.terminal.printNote(escapeTerminal(`Using ${this.asTyped(path)} (paths below start at ${this.asTyped('.')}).`));
  }

  /** The root, relative to that of the repository; see `repositoryFolder`. */
  get repositoryFolder(): string {
    return pathInRepository(this.realRoot);
  }

  /** Whether two typed paths are the same file, by links or letter case. */
  isSameFile(path: string, otherPath: string): boolean {
    const identity = (typedPath: string): string => {
      const file = this.absolute(typedPath);
      const stats = this.statOrNull(file);
      return stats === null ? file : `${String(stats.dev)} ${String(stats.ino)}`;
    };
    return identity(path) === identity(otherPath);
  }

  /** Whether a typed path is a pipe or device, which can be read only once: `--plan /dev/stdin`, `--plan <(…)`. */
  isStream(path: string): boolean {
    const stats = this.statOrNull(this.absolute(path));
    return stats !== null && !stats.isFile() && !stats.isDirectory();
  }

  /** The stats of a file; null if it is missing or inaccessible, which is reported when it is opened. */
  private statOrNull(file: string) {
    try {
      return statSync(file, { bigint: true });
    } catch {
      return null;
    }
  }

  /** Reads a text file named by the user, such as a plan. */
  readText(path: string): string {
    try {
      return readFileSync(this.absolute(path), 'utf8');
    } catch (cause) {
      throw new UsageError(`${path} cannot be read: ${describeSystemError(cause)}.`, { cause });
    }
  }

  /** Writes a text file named by the user. If the old file contains an undo that the new one lacks, it is copied, which is reported. */
  writeText(path: string, text: string): void {
    const file = this.absolute(path);
    this.withWriteError(path, () => {
      const copy = copyPlanWithUndo(file, text);
      if (copy !== null) this.terminal.printNote(undoKeptMessage(path, copy));
      writeOutputFile(file, text, this.checkout);
    });
  }

  /** Replaces a text file that this run has written. */
  rewriteText(path: string, text: string): void {
    this.withWriteError(path, () => writeOutputFile(this.absolute(path), text, this.checkout));
  }

  /** Creates a file beside the config for the undo of an apply, and returns its path. Throws UsageError. */
  createUndoFile(text: string): string {
    const folder = this.undoFolder;
    const pathInErrors = join(folder, '.ifmatch-undo-….json');
    const name = this.withWriteError(pathInErrors, () =>
      createUndoFile(this.absolute(folder), text, this.today, this.checkout),
    );
    return join(folder, name);
  }

  /** Paths of the undo files beside the config: of applies that were killed or only partly applied. */
  undoFiles(): string[] {
    const folder = this.undoFolder;
    return undoFilesIn(this.absolute(folder)).map((name) => join(folder, name));
  }

  /** The folder of the config, relative to the user's folder. */
  private get undoFolder(): string {
    return this.asTyped(dirname(this.config ?? ''));
  }

  /** Whether there is a file at a typed path. */
  exists(path: string): boolean {
    return this.statOrNull(this.absolute(path)) !== null;
  }

  /** Whether there is a folder at a typed path. */
  isFolder(path: string): boolean {
    return this.statOrNull(this.absolute(path))?.isDirectory() === true;
  }

  /** Removes an undo file. One that cannot be removed is mentioned by the next apply. */
  removeUndoFile(path: string): void {
    try {
      rmSync(this.absolute(path), { force: true });
    } catch (error) {
      this.terminal.printNote(`${path} cannot be removed: ${describeSystemError(error)}.`);
    }
  }

  /**
   * Checks before a run that its result can be written, so that it is not lost after an apply, and overwrites neither policies nor `others`: files
   * that the run reads or writes too, such as a plan with the only undo.
   */
  ensureWritable(path: string, others: readonly (string | undefined)[] = []): void {
    if (others.some((other) => other !== undefined && this.isSameFile(path, other)))
      throw new UsageError(`${path} is read or written by the same command and would be overwritten.`, {
        fix: 'Name another file.',
      });
    const file = this.absolute(path);
    this.withWriteError(path, () => checkWritable(file, this.checkout));
    if (/\.ya?ml$/i.test(path) && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true)
      throw new UsageError(`${path} is a YAML file and would be overwritten.`, { fix: 'Name another file.' });
  }

  /** Throws UsageError if a file that is opened elsewhere is a link or behind one. */
  refuseLinks(path: string): void {
    this.withWriteError(path, () => refuseLinks(this.absolute(path), this.checkout));
  }

  /** Runs an action that writes a file. Throws UsageError if it fails. */
  private withWriteError<T>(path: string, action: () => T): T {
    try {
      return action();
    } catch (cause) {
      throw new UsageError(`${path} cannot be written: ${describeSystemError(cause, 'there is no such folder')}.`, {
        cause,
      });
    }
  }

  /** Runs this program as a user would, in its own process, with only the tokens in `env`; returns its exit code. `reader` gets what it prints. */
  async runSelf(
    args: readonly string[],
    { directory, env }: { directory: string; env: Environment },
    reader: Pick<Terminal, 'forward'> = this.terminal,
  ): Promise<number> {
    const { runSelf } = await import('./child-process.ts');
    const script = join(this.packageRoot, 'dist', 'cli.js');
    return runSelf(script, args, { directory, env: this.env, extra: env }, reader);
  }

  async close(): Promise<void> {
    this.terminal.clearProgress();
    await this.connections.close();
  }
}

const undoKeptMessage = (path: string, copy: string): string =>
  escapeTerminal(`${path} held the undo of an apply: kept as ${join(dirname(path), copy)}, for \`ifmatch rollback\`.`);

/** In milliseconds. GitHub ends the process of a cancelled job after 7.5 seconds, so this leaves time for the report. */
const jobGracePeriod = 5000;

/** The parts of a process. */
export type ProcessParts = {
  readonly env: Environment;
  readonly cwd: string;
  readonly streams: Streams;
  readonly packageRoot: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves at the next request to stop (Ctrl-C), which then does not end the process. */
  stop(): Promise<void>;
  readonly timing?: Timing;
};

export type RuntimeOptions = {
  /** The user's folder, as typed. */
  readonly directory: string;
  /** The folder of the config above it, an absolute path; see `projectAround`. */
  readonly project?: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Files that a sparse checkout excludes; see `findExcludedFiles`. */
  readonly excludedFiles: (() => readonly string[]) | null;
  readonly connection: Pick<ConnectionOptions, 'sandbox' | 'baseUrl'>;
};
