import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The path of a folder from the root of the git repository around it, with forward slashes; '' for the root itself, and outside of any. */
export function repositoryFolder(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return relative(above, folder).replaceAll(sep, '/');
    if (above === dirname(above)) return '';
  }
}
