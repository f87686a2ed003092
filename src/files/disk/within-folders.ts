import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { SourceError } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { attempt } from './attempt.ts';
import type { Disk, Enter } from './entries.ts';
import { openedPath, openFlags, openPaths, openTrue } from './open-true.ts';

/**
 * Runs work that reads many files: the process then enters the folder of each, which is looked at once. What is opened from there lies in it,
 * whatever is done to its path meanwhile. The work may not wait for anything, nor go by relative paths of its own.
 */
export function withinFolders<T>(disk: Disk, enter: Enter, work: () => T): T {
  const home = openHome();
  disk.enter = home === null ? null : enter;
  try {
    return work();
  } finally {
    disk.enter = null;
    if (home !== null) goHome(disk, enter, home);
  }
}

/** The folder that the process is in; null where it cannot be opened, or where the system does not show what is open. */
function openHome(): number | null {
  try {
    return existsSync(openPaths) ? openSync('.', openFlags | constants.O_DIRECTORY) : null;
  } catch {
    return null; // a folder that may be entered and not looked into
  }
}

/** Back to where the process was, even if that has another path now, or none. Throws UsageError where it may not be entered any more. */
function goHome(disk: Disk, enter: Enter, home: number): void {
  try {
    if (disk.entered !== null) enter(`${openPaths}/${home}`);
  } catch (cause) {
    throw new UsageError('The folder that you are in may not be entered any more. Change to another one.', { cause });
  } finally {
    disk.entered = null;
    closeSync(home);
  }
}

/** Whether the process is in a folder, which it enters. It does not where that fails: then each of the files there says what is so. */
export function isIn(disk: Disk, enter: Enter, path: string): boolean {
  if (disk.entered === path) return true;
  try {
    const folder = openTrue(disk, path, openFlags | constants.O_DIRECTORY);
    try {
      if (openedPath(folder) === null) return false; // something else is mounted where Linux shows what is open
      attempt(path, () => enter(`${openPaths}/${folder}`));
      disk.entered = path;
      return true;
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return false;
  }
}
