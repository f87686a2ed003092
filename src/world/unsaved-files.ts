import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../world.ts';
import { readBlobs } from './commit-source.ts';
import { Git } from './git.ts';
import { repositoryTop } from './repository-folder.ts';

/**
 * Those of some files whose texts git does not hold: they are not as they were added last, or never were. Outside of any clone, and of
 * files that git is told to ignore, nobody expects it to. Paths are relative to the root, and may lie in submodules below it. Throws
 * UsageError where git cannot tell, as in a clone of another user, or where there is no git.
 */
export function unsavedFiles(root: string, env: Environment, paths: readonly string[]): string[] {
  const from = realpathSync.native(root);
  const byClone = Map.groupBy(
    paths.map((path) => join(from, path)),
    (file) => repositoryTop(dirname(file)),
  );
  const unsaved = new Set(
    [...byClone].flatMap(([top, files]) => (top === null ? [] : unsavedIn(top, files, new Git(top, env)))),
  );
  return paths.filter((path) => unsaved.has(join(from, path)));
}

/** Files by their full paths. Their texts are compared here: git would run the clone's filters for that. */
function unsavedIn(clone: string, files: readonly string[], git: Git): string[] {
  const found = git.top();
  // A folder called .git need not be one of git; a file is, and leads to where the clone was.
  if (found === null && statSync(join(clone, '.git')).isDirectory()) return [];
  const folders = [...new Set(files.map(dirname))];
  const asked = folders.join(' ').length > longest ? [] : folders;
  const list = (...what: string[]): string[] =>
    git
      .read(['--literal-pathspecs', 'ls-files', ...what, '-z', '--', ...asked])
      .toString('utf8')
      .split('\0');
  const pathOf = (name: string): string => join(found ?? clone, name);
  const others = new Set(list('--others', '--exclude-standard').map(pathOf));
  // `<mode> <id> <stage>`, a tab and the name.
  const ids = new Map(list('--stage').map((line) => [pathOf(line.slice(line.indexOf('\t') + 1)), line.split(' ')[1]]));
  const added = files.flatMap((file) => ids.get(file) ?? []);
  const blobs = added.length === 0 ? new Map<string, Buffer>() : new Map(readBlobs(git, added));
  return files.filter((file) => {
    const id = ids.get(file);
    return id === undefined ? others.has(file) : !isSameText(file, blobs.get(id));
  });
}

/** Line ends are as git was told to check them out. */
function isSameText(file: string, blob: Buffer | undefined): boolean {
  const plain = (text: Buffer): string => text.toString('latin1').replaceAll('\r\n', '\n');
  try {
    return blob !== undefined && plain(readFileSync(file)) === plain(blob);
  } catch {
    return false; // it was deleted, or cannot be read
  }
}

/** Windows takes no longer command line; all of the clone is looked at then. */
const longest = 20_000;
