import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { initCommand } from '../../src/cli/commands/init.ts';
import { globalOptions, configureCommand } from '../../src/cli/options.ts';
import { Session } from '../../src/cli/session.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const packageRoot = join(import.meta.dirname, '..', '..');

/** A folder of the user's, with or without git. */
export class Place {
  readonly folder: string;
  constructor() {
    this.folder = temporaryFolder();
  }

  git(...args: string[]): this {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    execFileSync('git', ['-C', this.folder, ...identity, ...args], {
      stdio: 'pipe',
      env: { ...gitEnv, PATH: process.env['PATH'] },
    });
    return this;
  }

  write(path: string, text: string): this {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
    return this;
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /** Every file but git's own and the copy of the action, sorted. */
  files(): string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('.git/') && path !== '.git' && !path.startsWith('.github/actions/'))
      .filter((path) => statSync(join(this.folder, path), { throwIfNoEntry: false })?.isFile() === true)
      .toSorted();
  }

  /** What stands in every file, to see that nothing changed. */
  content(): Record<string, string> {
    return Object.fromEntries(this.files().map((path) => [path, this.read(path)]));
  }
}

const gitEnv = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** A new folder with a repository on `main`, and this remote. */
export function repository(remote?: string): Place {
  const place = new Place().git('init', '--quiet', '--initial-branch=main');
  return remote === undefined ? place : place.git('remote', 'add', 'origin', remote);
}

export type Ran = { code: number; text: string; error: unknown };
type Options = { env?: Record<string, string>; folder?: string };

/** Runs `ifmatch init`. What it throws is answered, for `main` has its own tests. */
export async function runInit(
  place: Place,
  args: readonly string[] = [],
  { env = {}, folder }: Options = {},
): Promise<Ran> {
  const out = new PassThrough();
  const streams = { in: new PassThrough(), out, err: out };
  const parts = {
    env: { ...gitEnv, ...env },
    cwd: folder ?? place.folder,
    streams,
    packageRoot,
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  };
  const session = new Session(parts);
  const program = globalOptions(new Command('ifmatch')).addCommand(initCommand(session));
  for (const command of [program, ...program.commands]) configureCommand(command, streams);
  let error: unknown = null;
  try {
    await program.parseAsync(['init', ...args], { from: 'user' });
  } catch (thrown) {
    error = thrown;
  }
  out.end();
  const text = (await out.setEncoding('utf8').toArray()).join('');
  return { code: session.exitCode, text, error };
}
