import { lstatSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { configName } from '../domain/settings.ts';
import { repositoryRoot } from './repository.ts';

// A project is the folder of a config with everything below it: a run in one of its folders is for the whole project, as with git and npm.

/** Where a run starts. */
type Start = {
  /** An absolute path. */
  readonly folder: string;
  /** The config as typed; null for the nearest one. */
  readonly config: string | null;
  /** Files that a sparse checkout excludes, by their paths from the folder. */
  readonly excludedFiles: (() => readonly string[]) | null;
};

/**
 * The project around a folder: the nearest folder above it with the config, up to the root of the repository, or of the disk if there is no
 * repository. The folder itself if it has the config, or if no folder above has one.
 */
export function projectAround({ folder, config, excludedFiles }: Start): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return folder; // reported when it is opened
  const realFolder = realpathSync.native(folder);
  const projectFolder =
    config === null ? nearestConfigFolder(realFolder, excludedFiles) : dirname(resolve(realFolder, config));
  return projectFolder !== null &&
    realFolder.startsWith(projectFolder.endsWith(sep) ? projectFolder : projectFolder + sep)
    ? projectFolder
    : folder;
}

function nearestConfigFolder(from: string, excludedFiles: Start['excludedFiles']): string | null {
  const top = repositoryRoot(from);
  const isTrusted = (config: Stats): boolean => top !== null || isOwnedByUser(config);
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, configName);
    const stats = lstatOrNull(path);
    if (stats === null ? isExcluded(relative(from, path), excludedFiles) : isTrusted(stats)) return folder;
    if (folder === top || folder === dirname(folder)) return null;
  }
}

/** Outside of a repository, another user may have created the config, for example in `/tmp` (as in CVE-2022-24765). */
const isOwnedByUser = ({ uid }: Stats): boolean => process.geteuid === undefined || uid === process.geteuid();

/** The stats of a file, null if it is missing or inaccessible. A link is not followed: it is reported when it is read, so that guards are never silently off. */
function lstatOrNull(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

const isExcluded = (path: string, excludedFiles: Start['excludedFiles']): boolean =>
  excludedFiles?.().includes(path.replaceAll(sep, '/')) === true;
