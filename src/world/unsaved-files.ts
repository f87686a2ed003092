import { posix } from 'node:path';
import type { Git } from './git.ts';

/**
 * Those of some files of a clone whose texts git does not hold: they are not as they were added last, or never were. Paths are relative to
 * the folder of the clone. Outside of any clone, and of files that git is told to ignore, nobody expects it to.
 */
export function unsavedFiles(git: Git, paths: readonly string[]): string[] {
  if (paths.length === 0 || !git.isWorkTree()) return [];
  const folders = new Set(paths.map((path) => posix.dirname(path)));
  const args = [
    '--literal-pathspecs',
    'ls-files',
    '--modified',
    '--others',
    '--exclude-standard',
    '-z',
    '--',
    ...folders,
  ];
  const unsaved = new Set(git.read(args).toString('utf8').split('\0'));
  return paths.filter((path) => unsaved.has(path));
}
