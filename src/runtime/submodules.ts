import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { type Source, SourceError } from '../domain/problem.ts';
import { openDisk } from '../files/disk.ts';

/**
 * Whether a folder is where the repository around it, which may be a submodule itself, puts one, by the `.gitmodules` at its root; outside
 * of any repository that of the run's folder counts. Throws SourceError where the list cannot be read: whether what an empty folder
 * declares is missing then no one can tell.
 */
export function isSubmodule(root: string, path: string): boolean {
  const folder = join(root, path);
  const top = repositoryTop(dirname(folder)) ?? root;
  const disk = openDisk(top);
  if (disk.kind(list) === 'missing') return false;
  const inside = relative(top, folder).replaceAll(sep, '/');
  const paths = [...readList(disk).matchAll(/^[ \t]*path[ \t]*=(.*)$/gim)];
  return paths.some(([, value = '']) => readValue(value.trim()).replace(/\/$/, '') === inside);
}

const list = '.gitmodules';

const largest = 1024 * 1024;

/** What is not UTF-8 in it can only be a name that is refused where it stands. */
function readList(top: Source): string {
  try {
    return Buffer.from(top.read(list, largest)).toString('utf8');
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const reason = `${list}, which tells whether this is a submodule, cannot be read (${error.why})`;
    throw new SourceError(error.reason, list, reason, { cause: error });
  }
}

/** A value of git's config: in quotes, or up to a comment. */
const readValue = (text: string): string =>
  (text.startsWith('"') ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? '';

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
