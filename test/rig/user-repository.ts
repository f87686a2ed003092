import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitEnvironment, runGit } from './git.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Text by path; null removes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** The folder of a user, with or without git. */
export class UserRepository {
  readonly folder = temporaryFolder();
  /** Environment variables of commands besides the address and the token of a platform. */
  readonly env: Record<string, string> = {};
  #day = 1;

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
  }

  /** Replaces all files. */
  reset(files: Files = {}): void {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    this.write(files);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /** The texts of all files by path, sorted; with those of git. */
  files(): Record<string, string> {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(this.folder.length + 1));
    return Object.fromEntries(paths.toSorted().map((path) => [path, this.read(path)]));
  }

  /** Makes the folder a git repository, and lets commands find git. */
  initGit(): void {
    Object.assign(this.env, gitEnvironment, { HOME: this.folder });
    this.git('init', '--quiet');
  }

  /** Runs git in the folder, and returns what it prints. */
  git(...args: string[]): string {
    return runGit(this.folder, args, this.#day);
  }

  /** Commits everything, one day after the last commit; returns the abbreviated commit id. */
  commit(files: Files = {}): string {
    this.write(files);
    this.#day += 1;
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', 'policies');
    return this.git('rev-parse', '--short', 'HEAD');
  }
}
