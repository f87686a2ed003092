import { lstatSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/**
 * The paths of submodules in a folder of a git repository, by the `.gitmodules` at its root; those of submodules in submodules are not told.
 * `folder`: the path of the folder from that root, '' for the root itself.
 */
export function submodulesIn(root: string, folder: string): string[] {
  const list = resolve(root, posix.relative(folder, ''), '.gitmodules');
  if (lstatSync(list, { throwIfNoEntry: false })?.isFile() !== true) return [];
  const paths = readFileSync(list, 'utf8').matchAll(/^[ \t]*path[ \t]*=(.*)$/gim);
  return Array.from(paths, ([, value = '']) => posix.relative(folder, readValue(value.trim())));
}

/** A value of git's config: in quotes, or up to a comment. */
const readValue = (text: string): string =>
  (text.startsWith('"') ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? '';
