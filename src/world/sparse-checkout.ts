import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Environment } from '../world.ts';
import { repositoryFolder, repositoryTop } from './repository-folder.ts';

/**
 * The YAML files of a repository that a sparse checkout leaves out of its folders, as paths from a folder in it. Throws UsageError where
 * git cannot tell.
 */
export async function leftOutFiles(folder: string, env: Environment): Promise<string[]> {
  if (!existsSync(folder)) return []; // whoever opens it says so
  const from = realpathSync.native(folder);
  const top = repositoryTop(from);
  // It stays where a checkout is not sparse any more, so git has the last word.
  if (top === null || !existsSync(join(gitFolder(top), 'info/sparse-checkout'))) return [];
  const [{ Git }, { isPolicyName }] = await Promise.all([import('./git.ts'), import('../files/find/meant-name.ts')]);
  const listed = new Git(from, env).read(['ls-files', '-t', '-z', '--full-name', '--', ':(top)']).toString('utf8');
  const leftOut = listed.split('\0').filter((line) => line.startsWith('S ') && isPolicyName(line));
  return leftOut.map((line) => posix.relative(repositoryFolder(from), line.slice(2)));
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
