import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Environment } from '../util/environment.ts';
import { baseName, parentFolder, type Source } from '../domain/source.ts';
import { pathInRepository, repositoryRoot } from './repository.ts';

// Sparse checkouts: files that they exclude are listed, but cannot be read.

/**
 * Finds the YAML files that a sparse checkout excludes, relative to a folder; null if the checkout is not sparse. The returned function runs git
 * when it is called, since not every run reads files; it throws UsageError if git refuses.
 */
export async function findExcludedFiles(folder: string, env: Environment): Promise<(() => readonly string[]) | null> {
  if (!existsSync(folder)) return null; // reported when it is opened
  const from = realpathSync.native(folder);
  const top = repositoryRoot(from);
  // The file remains after sparse checkout is disabled, so only git knows.
  if (top === null || !existsSync(join(gitFolder(top), 'info/sparse-checkout'))) return null;
  const [{ Git }, { isPolicyName }] = await Promise.all([import('./git.ts'), import('../files/find.ts')]);
  let files: readonly string[] | null = null;
  return () => {
    files ??= new Git(top, env)
      .text('ls-files', '-t', '-z')
      .split('\0')
      .filter((line) => line.startsWith('S ') && isPolicyName(line))
      .map((line) => posix.relative(pathInRepository(from), line.slice(2)));
    return files;
  };
}

/** In a worktree or submodule, `.git` is a file that names the folder. */
function gitFolder(top: string): string {
  const path = join(top, '.git');
  if (statSync(path).isDirectory()) return path;
  const [, gitdir = path] = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return resolve(top, gitdir);
}

/** Adds the excluded files and their folders to a source; they can be listed, but not read. */
export function withExcludedFiles(source: Source, excludedFiles: (() => readonly string[]) | null): Source {
  if (excludedFiles === null) return source;
  let excludedPaths: ReadonlySet<string> | null = null;
  const excluded = (): ReadonlySet<string> =>
    (excludedPaths ??= new Set(excludedFiles().flatMap((path) => (path.startsWith('../') ? [] : withParents(path)))));
  return {
    ...source,
    kind(path) {
      const kind = source.kind(path);
      return kind === 'missing' && excluded().has(path) ? 'left-out' : kind;
    },
    list(path) {
      const entries = source.list(path);
      const names = new Set(entries.map(({ name }) => name));
      const excludedHere = [...excluded()]
        .filter((file) => parentFolder(file) === (path === '.' ? '' : path))
        .map(baseName);
      const added = excludedHere
        .filter((name) => !names.has(name))
        .map((name) => ({ name, kind: 'left-out' as const }));
      return [...entries, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

/** A path and the folders above it. */
const withParents = (path: string): string[] => (path === '' ? [] : [path, ...withParents(parentFolder(path))]);
