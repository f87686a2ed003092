import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Environment } from '../domain/json.ts';
import { baseName, type EntryKind, parentOf, type Source } from '../domain/problem.ts';
import { repositoryFolder, repositoryTop } from './checkout.ts';

// Sparse checkouts: the files they exclude are listed, and reading one fails.

/**
 * Finds the YAML files that a sparse checkout excludes, relative to a folder; null if the checkout is not sparse. The returned function asks git
 * when called, since not every run reads files; it throws UsageError if git refuses.
 */
export async function leftOutFiles(folder: string, env: Environment): Promise<(() => readonly string[]) | null> {
  if (!existsSync(folder)) return null; // reported when it is opened
  const from = realpathSync.native(folder);
  const top = repositoryTop(from);
  // The file remains after sparse checkout is disabled, so git decides.
  if (top === null || !existsSync(join(gitFolder(top), 'info/sparse-checkout'))) return null;
  const [{ Git }, { isPolicyName }] = await Promise.all([import('./git.ts'), import('../files/find.ts')]);
  let found: readonly string[] | null = null;
  return () => {
    if (found !== null) return found;
    const listed = new Git(top, env).read(['ls-files', '-t', '-z']).toString('utf8');
    const leftOut = listed.split('\0').filter((line) => line.startsWith('S ') && isPolicyName(line));
    const inside = repositoryFolder(from);
    found = leftOut.map((line) => posix.relative(inside, line.slice(2)));
    return found;
  };
}

/** In a worktree or submodule, `.git` is a file that names the folder. */
function gitFolder(top: string): string {
  const path = join(top, '.git');
  try {
    const [, elsewhere] = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
    return elsewhere === undefined ? path : resolve(top, elsewhere);
  } catch {
    return path; // it is a folder, or there is none
  }
}

/** Adds the excluded files to a source; they can be listed but not read. */
export function withLeftOut(source: Source, leftOut: (() => readonly string[]) | null): Source {
  if (leftOut === null) return source;
  let known: ReturnType<typeof namesByFolder> | null = null;
  const namesIn = (folder: string): ReadonlySet<string> | undefined => {
    known ??= namesByFolder(leftOut().filter((path) => !path.startsWith('../')));
    return known.get(folder);
  };
  const isLeftOut = (path: string): boolean => namesIn(parentOf(path))?.has(baseName(path)) === true;
  const kind = (path: string): EntryKind => {
    const found = source.kind(path);
    return found === 'missing' && isLeftOut(path) ? 'left-out' : found;
  };
  return {
    ...source,
    kind,
    list(path) {
      const there = source.list(path);
      const seen = new Set(there.map(({ name }) => name));
      const missing = [...(namesIn(path === '.' ? '' : path) ?? [])].filter((name) => !seen.has(name));
      const added = missing.map((name) => ({ name, kind: 'left-out' as const }));
      return [...there, ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

/** Names of files and folders, by parent folder. */
function namesByFolder(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let at = path; at !== ''; at = parentOf(at)) {
      const folder = parentOf(at);
      names.set(folder, (names.get(folder) ?? new Set()).add(baseName(at)));
    }
  }
  return names;
}
