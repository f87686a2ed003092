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
  const files = paths.map((path) => join(from, path));
  const byClone = Map.groupBy(new Set(files.map(dirname)), repositoryTop);
  const unsaved = new Set(
    [...byClone].flatMap(([top, own]) => (top === null ? [] : changedIn(own, top, new Git(top, env), new Set(files)))),
  );
  return paths.filter((path) => unsaved.has(join(from, path)));
}

/** Full paths of what is not in the index of a clone as it stands in some of its folders; of what git does not look at only among `files`. */
function changedIn(folders: readonly string[], clone: string, git: Git, files: ReadonlySet<string>): string[] {
  const found = git.top();
  // A folder called .git need not be one of git; a file is, and leads to where the clone was.
  if (found === null && statSync(join(clone, '.git')).isDirectory()) return [];
  const top = found ?? clone;
  const asked = folders.join(' ').length > longest ? [] : folders;
  const list = (...what: string[]): string[] =>
    git
      .read(['ls-files', ...what, '-z', '--', ...asked], { env: asNames, runsFilters: true })
      .toString('utf8')
      .split('\0');
  const unseen = list('-v').flatMap((line) => (notLookedAt.test(line) ? line.slice(2) : []));
  const differing = unseen.filter((path) => files.has(join(top, path)) && isOther(path, git));
  return [...list('--modified', '--others', '--exclude-standard'), ...differing].map((path) => join(top, path));
}

/** What somebody told git to take for unchanged, with `update-index --assume-unchanged` or `--skip-worktree`. */
const notLookedAt = /^[a-zS] /;

const isOther = (path: string, git: Git): boolean =>
  !git.read(['hash-object', '--', path], { runsFilters: true }).equals(git.read(['rev-parse', `:0:${path}`]));

/** Windows takes no longer command line; all of the clone is looked at then. */
const longest = 20_000;

const asNames = { GIT_LITERAL_PATHSPECS: '1' };
