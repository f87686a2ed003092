import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Environment } from '../domain/json.ts';
import { baseName, type EntryKind, parentOf, type Source } from '../domain/problem.ts';
import { repositoryFolder, repositoryTop } from './checkout.ts';

// What a sparse checkout leaves out of its folders: it is named, and a run that would read it is refused.

/**
 * Finds the YAML files of a repository that a sparse checkout leaves out of its folders, as paths from a folder in it; null where no
 * checkout is sparse. What it answers asks git once it is called, for who reads no files needs none, and throws UsageError where git
 * cannot tell.
 */
export async function leftOutFiles(folder: string, env: Environment): Promise<(() => readonly string[]) | null> {
  if (!existsSync(folder)) return null; // whoever opens it says so
  const from = realpathSync.native(folder);
  const top = repositoryTop(from);
  // It stays where a checkout is not sparse any more, so git has the last word.
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

/** That of a worktree, or of a submodule, lies elsewhere, where a file in its place says. */
function gitFolder(top: string): string {
  const path = join(top, '.git');
  try {
    const [, elsewhere] = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
    return elsewhere === undefined ? path : resolve(top, elsewhere);
  } catch {
    return path; // it is a folder, or there is none
  }
}

/** A folder of a sparse checkout with the files that it leaves out, which can be seen there and not be read. */
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

/** The names of files, and of the folders that they lie in, by folder. */
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
