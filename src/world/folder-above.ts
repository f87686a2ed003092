import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The nearest folder above another one, up to the root of the git repository around it, that has a file of this name; as a path such as
 * `../..`, null where there is none. `folder`: the path of the other one from that root, '' for the root itself.
 */
export function folderAbove(root: string, folder: string, name: string): string | null {
  const steps = folder === '' ? [] : folder.split('/');
  const above = steps.map((_, index) => Array.from({ length: index + 1 }, () => '..').join('/'));
  return above.find((path) => existsSync(join(root, path, name))) ?? null;
}
