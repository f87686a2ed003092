import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Environment } from '../runtime.ts';
import { repositoryFolder, repositoryTop } from './submodules.ts';

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
