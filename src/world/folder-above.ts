import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The nearest folder above another one, up to the root of the git repository around it, that has a file of this name, or a link, wherever
 * that leads; as a path such as `../..`, null where there is none. `folder`: the path of the other one from that root, '' for the root
 * itself. `leftOut`: files that count although they are not there, as paths from the other one.
 */
export function folderAbove(root: string, folder: string, name: string, leftOut: readonly string[]): string | null {
  const steps = folder === '' ? [] : folder.split('/');
  const above = steps.map((_, index) => Array.from({ length: index + 1 }, () => '..').join('/'));
  const isThere = (path: string): boolean =>
    leftOut.includes(`${path}/${name}`) || lstatSync(join(root, path, name), { throwIfNoEntry: false }) !== undefined;
  return above.find(isThere) ?? null;
}
