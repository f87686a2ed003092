import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { openDisk } from '../files/disk.ts';

// Facts about the git repository around a folder, read from its files without running git.

/** The root of the git repository around a folder; null if there is none. */
export function repositoryRoot(folder: string): string | null {
  for (let parent = folder; ; parent = dirname(parent)) {
    if (isRepository(join(parent, '.git'))) return parent;
    if (parent === dirname(parent)) return null;
  }
}

/** Whether a path `.git` is that of a repository. */
function isRepository(path: string): boolean {
  try {
    const stats = statSync(path);
    // In worktrees and submodules, `.git` is a file.
    if (stats.isFile()) return true;
    // A pipe or device is not a repository.
    if (!stats.isDirectory()) return false;
    // Nor is an empty folder that another user has created, for example in `/tmp`.
    return stats.uid === process.geteuid?.() || existsSync(join(path, 'HEAD'));
  } catch {
    return false; // there is nothing, or a broken link
  }
}

/** The path of a folder from the repository's root, with forward slashes; '' for the root, or if there is no repository. */
export const pathInRepository = (folder: string): string =>
  relative(repositoryRoot(folder) ?? folder, folder).replaceAll(sep, '/');

/**
 * Whether a folder is a submodule, by the `.gitmodules` of the repository around it (itself perhaps a submodule), or of `root` if there is none.
 * Throws SourceError if that file cannot be read.
 */
export function isSubmodule(root: string, path: string): boolean {
  const folder = join(root, path);
  const top = repositoryRoot(dirname(folder)) ?? root;
  const disk = openDisk(top);
  if (disk.kind('.gitmodules') === 'missing') return false;
  const list = Buffer.from(disk.read('.gitmodules', 1024 * 1024)).toString('utf8');
  const pathFromRoot = relative(top, folder).replaceAll(sep, '/');
  // Values may be quoted, and end in a comment.
  const paths = list.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"#;\r\n]*)/gim);
  return [...paths].some(([, value = '']) => value.trimEnd().replace(/\/$/, '') === pathFromRoot);
}
