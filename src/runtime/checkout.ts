import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { baseName, type EntryKind, parentOf, type Source } from '../domain/problem.ts';
import { openDisk } from '../files/disk.ts';
import type { Environment } from '../runtime.ts';

// The git repository around a folder, as far as its files tell: its root, its submodules, and what a sparse checkout leaves out.

/** The root of the git repository around a folder; null outside of any. */
export function repositoryTop(folder: string): string | null {
  for (let above = folder; ; above = dirname(above)) {
    if (isRepository(join(above, '.git'))) return above;
    if (above === dirname(above)) return null;
  }
}

/**
 * A worktree's and a submodule's is a file, and a link may lead to either. A pipe must not be read; and an empty folder of another user, as
 * one may put into `/tmp`, is no one's repository.
 */
function isRepository(path: string): boolean {
  try {
    const found = statSync(path);
    return found.isFile() || (found.isDirectory() && (found.uid === userInfo().uid || existsSync(join(path, 'HEAD'))));
  } catch {
    return false; // there is nothing, or a link that leads nowhere
  }
}

/** The path of a folder from the root of the git repository around it, with forward slashes; '' for the root itself, and outside of any. */
export const repositoryFolder = (folder: string): string =>
  relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, '/');

/**
 * Whether a folder is where the repository around it, which may be a submodule itself, puts one, by the `.gitmodules` at its root; outside
 * of any repository that of the run's folder counts. Throws SourceError where that file cannot be read.
 */
export function isSubmodule(root: string, path: string): boolean {
  const folder = join(root, path);
  const top = repositoryTop(dirname(folder)) ?? root;
  const disk = openDisk(top);
  if (disk.kind('.gitmodules') === 'missing') return false;
  const list = Buffer.from(disk.read('.gitmodules', 1024 * 1024)).toString('utf8');
  const inside = relative(top, folder).replaceAll(sep, '/');
  const paths = [...list.matchAll(/^[ \t]*path[ \t]*=(.*)$/gim)];
  return paths.some(([, value = '']) => readValue(value.trim()).replace(/\/$/, '') === inside);
}

/** A value of git's config: in quotes, or up to a comment. */
const readValue = (text: string): string =>
  (text.startsWith('"') ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? '';

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
