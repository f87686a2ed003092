import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Source } from './domain/source.ts';
import { UsageError } from './domain/usage-error.ts';
import { openDisk } from './files/disk.ts';
import { Connections, type ConnectionOptions } from './world/connections.ts';
import { Terminal, type Streams } from './world/terminal.ts';

/** Every effect that a command may have. Tests hand in streams and an environment of their own. */
export class World {
  /** The user's repository, read only. */
  readonly source: Source;
  /** Today in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  readonly connections: Connections;
  readonly terminal: Terminal;
  /** Folder of the package, where `examples/` lies. */
  readonly packageRoot: string;
  private readonly root: string;
  private readonly env: Environment;

  constructor(parts: ProcessParts, options: WorldOptions) {
    this.root = resolve(parts.cwd, options.directory);
    this.env = parts.env;
    this.source = openDisk(this.root);
    this.today = new Date(parts.now()).toISOString().slice(0, 10);
    this.terminal = new Terminal(parts.streams, options.quiet);
    const log = options.verbose ? (line: string) => this.terminal.tell(line) : null;
    this.connections = new Connections({ ...options.connection, env: parts.env, log });
    this.packageRoot = parts.packageRoot;
  }

  /** A path as the user typed it, relative to the repository's root and with forward slashes. */
  insideRoot(path: string): string {
    const inside = relative(this.root, resolve(this.root, path)).replaceAll(sep, '/');
    return inside === '' ? '.' : inside;
  }

  /** Reads a text file that the user named, for example a plan. */
  readText(path: string): string {
    try {
      return readFileSync(resolve(this.root, path), 'utf8');
    } catch (cause) {
      throw new UsageError(`${path} cannot be read: ${reason(cause)}.`, { cause });
    }
  }

  /** Writes a file whole or not at all, so that a crash never leaves half a plan. */
  writeText(path: string, text: string): void {
    const target = resolve(this.root, path);
    const draft = `${target}.${String(process.pid)}.tmp`;
    try {
      writeFileSync(draft, text);
      renameSync(draft, target);
    } catch (cause) {
      throw new UsageError(`${path} cannot be written: ${reason(cause)}.`, { cause });
    }
  }

  /** Runs this program as a user would, in a process of its own; answers its exit code. */
  async runSelf(args: readonly string[], extra: { directory: string; env: Environment }): Promise<number> {
    const { runSelf } = await import('./world/run-self.ts');
    return runSelf(
      join(this.packageRoot, 'dist', 'cli.js'),
      args,
      { ...extra, env: { ...this.env, ...extra.env } },
      this.terminal,
    );
  }

  async close(): Promise<void> {
    this.terminal.clearProgress();
    await this.connections.close();
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a process gives us. */
export type ProcessParts = {
  readonly env: Environment;
  readonly cwd: string;
  readonly streams: Streams;
  readonly packageRoot: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves when somebody asks the process to stop. */
  readonly stop: Promise<void>;
};

export type WorldOptions = {
  readonly directory: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly connection: Omit<ConnectionOptions, 'env' | 'log'>;
};

function reason(cause: unknown): string {
  return cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : String(cause);
}
