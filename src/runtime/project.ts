import { lstatSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { configName } from '../domain/settings.ts';
import { repositoryTop } from './checkout.ts';

// A project is the folder of a config with everything below it: a run from one of its folders is about all of it, as with git and npm.

/** Where a run starts, and what the user reads about that. */
type Start = {
  /** An absolute path. */
  readonly folder: string;
  /** The config as typed; null for the nearest one. */
  readonly config: string | null;
  /** Files that a sparse checkout excludes, by their paths from the folder. */
  readonly leftOut: (() => readonly string[]) | null;
};

/**
 * The project around a folder: the nearest folder above it with the config, up to the root of the repository, or of the disk outside of any. The folder itself
 * if it has the config, or if no folder above has one.
 */
export function projectAround({ folder, config, leftOut }: Start): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return folder; // reported when it is opened
  const from = realpathSync.native(folder);
  const found = config === null ? nearestConfigFolder(from, leftOut) : dirname(resolve(from, config));
  return found !== null && from.startsWith(found.endsWith(sep) ? found : found + sep) ? found : folder;
}

function nearestConfigFolder(from: string, leftOut: Start['leftOut']): string | null {
  const top = repositoryTop(from);
  const isTrusted = (config: Stats): boolean => top !== null || isOwnedByUser(config);
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, configName);
    const stats = lstatOrNull(path);
    if (stats === null ? isLeftOut(relative(from, path), leftOut) : isTrusted(stats)) return folder;
    if (folder === top || folder === dirname(folder)) return null;
  }
}

/** Outside of a repository anyone may have put it above, for example into `/tmp` (as in CVE-2022-24765). */
const isOwnedByUser = ({ uid }: Stats): boolean => process.geteuid === undefined || uid === process.geteuid();

/** A link counts, which is reported when it is read: guards must not be silently off. Null where nothing is, or nothing may be seen. */
function lstatOrNull(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

const isLeftOut = (path: string, leftOut: Start['leftOut']): boolean =>
  leftOut?.().includes(path.replaceAll(sep, '/')) === true;
