import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../world.ts';
import { Git } from './git.ts';
import { repositoryTop } from './repository-folder.ts';

/**
 * Those of some files whose texts git does not hold: they are not as they were added last, or never were. Outside of any clone, and of
 * files that git is told to ignore, nobody expects it to. Paths are relative to the root, and may lie in submodules below it. Throws
 * UsageError where git cannot tell, as in a clone of another user, or where there is no git.
 */
export function unsavedFiles(root: string, env: Environment, paths: readonly string[]): string[] {
  const from = realpathSync.native(root);
  const folders = new Set(paths.map((path) => dirname(join(from, path))));
  const byClone = Map.groupBy(folders, repositoryTop);
  const unsaved = new Set(
    [...byClone].flatMap(([top, own]) => (top === null ? [] : changedIn(own, top, new Git(top, env)))),
  );
  return paths.filter((path) => unsaved.has(join(from, path)));
}

/** Full paths of what is not in the index of a clone as it stands in some of its folders. */
function changedIn(folders: readonly string[], clone: string, git: Git): string[] {
  const top = git.top();
  // A folder called .git need not be one of git; a file is, and leads to where the clone was.
  if (top === null && statSync(join(clone, '.git')).isDirectory()) return [];
  const asked = folders.join(' ').length > longest ? [] : folders;
  const args = ['ls-files', '--modified', '--others', '--exclude-standard', '-z', '--', ...asked];
  return git
    .read(args, { env: asNames, runsFilters: true })
    .toString('utf8')
    .split('\0')
    .map((path) => join(top ?? clone, path));
}

/** Windows takes no longer command line; all of the clone is looked at then. */
const longest = 20_000;

const asNames = { GIT_LITERAL_PATHSPECS: '1' };
