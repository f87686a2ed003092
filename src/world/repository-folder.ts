import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The root of the git repository around a folder; null outside of any. */
export function repositoryTop(folder: string): string | null {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
    if (above === dirname(above)) return null;
  }
}

/** The path of a folder from the root of the git repository around it, with forward slashes; '' for the root itself, and outside of any. */
export const repositoryFolder = (folder: string): string =>
  relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, '/');
