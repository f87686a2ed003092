import { posix, resolve } from 'node:path';
import { type Source, SourceError } from '../domain/source.ts';
import { openDisk } from '../files/disk.ts';

/**
 * The paths of submodules in a folder of a git repository, by the `.gitmodules` at its root; those of submodules in submodules are not told.
 * `folder`: the path of the folder from that root, '' for the root itself. Throws SourceError where the list cannot be read: whether what
 * an empty folder declares is missing then nobody can tell.
 */
export function submodulesIn(root: string, folder: string): string[] {
  const top = openDisk(resolve(root, posix.relative(folder, '')));
  if (top.kind(list) === 'missing') return [];
  const paths = readList(top).matchAll(/^[ \t]*path[ \t]*=(.*)$/gim);
  return Array.from(paths, ([, value = '']) => posix.relative(folder, readValue(value.trim())));
}

const list = '.gitmodules';
const largest = 1024 * 1024;

/** What is not UTF-8 in it can only be a name that is refused where it stands. */
function readList(top: Source): string {
  try {
    return Buffer.from(top.read(list, largest)).toString('utf8');
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const reason = `${list}, which tells whether this is a submodule, cannot be read (${error.message})`;
    throw new SourceError(error.reason, reason, { cause: error });
  }
}

/** A value of git's config: in quotes, or up to a comment. */
const readValue = (text: string): string =>
  (text.startsWith('"') ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? '';
