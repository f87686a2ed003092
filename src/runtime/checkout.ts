import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { openDisk } from '../files/disk.ts';

// The git repository around a folder, as far as its files tell: its root, and its submodules.

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
