import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { openDisk } from '../files/disk.ts';

// The root and the submodules of the git repository around a folder, read from its files.

/** The root of the git repository around a folder; null outside of any. */
export function repositoryTop(folder: string): string | null {
  for (let above = folder; ; above = dirname(above)) {
    if (isRepository(join(above, '.git'))) return above;
    if (above === dirname(above)) return null;
  }
}

/**
 * `.git` is a file in worktrees and submodules, and may be a link. A pipe must not be read, and an empty folder of another user, possibly in
 * `/tmp`, is not a repository.
 */
function isRepository(path: string): boolean {
  try {
    const found = statSync(path);
    return (
      found.isFile() || (found.isDirectory() && (found.uid === process.geteuid?.() || existsSync(join(path, 'HEAD'))))
    );
  } catch {
    return false; // there is nothing, or a link that leads nowhere
  }
}

/** The path of a folder from the repository's root, with forward slashes; '' for the root, or outside of any repository. */
export const repositoryFolder = (folder: string): string =>
  relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, '/');

/**
 * Whether a folder is a submodule, by the `.gitmodules` of the repository around it (itself perhaps a submodule), or of `root` outside of any.
 * Throws SourceError if that file cannot be read.
 */
export function isSubmodule(root: string, path: string): boolean {
  const folder = join(root, path);
  const top = repositoryTop(dirname(folder)) ?? root;
  const disk = openDisk(top);
  if (disk.kind('.gitmodules') === 'missing') return false;
  const list = Buffer.from(disk.read('.gitmodules', 1024 * 1024)).toString('utf8');
  const inside = relative(top, folder).replaceAll(sep, '/');
  // Values may be quoted, and end in a comment.
  const paths = list.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"#;\r\n]*)/gim);
  return [...paths].some(([, value = '']) => value.trimEnd().replace(/\/$/, '') === inside);
}
