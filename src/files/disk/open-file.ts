import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readlinkSync } from 'node:fs';
import { baseName, parentOf } from '../../domain/source-path.ts';
import { SourceError } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { attempt } from './attempt.ts';
import { type Disk, diskAt, type Enter, fullPath, kindOf } from './entries.ts';

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens what stands at a path, and has made sure that no link led there. Throws a `SourceError` otherwise. */
export function openFile(disk: Disk, path: string): number {
  const parent = parentOf(path);
  if (kindOf(disk, parent) === 'symlink') throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  // From within the folder the system has no path to follow.
  if (disk.enter !== null && isIn(disk, disk.enter, parent))
    return attempt(path, () => openSync(baseName(path), flags));
  return openTrue(disk, path, flags);
}

/**
 * Runs work that reads many files: the process then enters the folder of each, which is looked at once. What is opened from there lies in it,
 * whatever is done to its path meanwhile. The work may not wait for anything, nor go by relative paths of its own.
 */
export function keptOpen<T>(disk: Disk, enter: Enter, work: () => T): T {
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
    return existsSync(openPaths) ? openSync('.', flags | constants.O_DIRECTORY) : null;
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
function isIn(disk: Disk, enter: Enter, path: string): boolean {
  if (disk.entered === path) return true;
  try {
    const folder = openTrue(disk, path, flags | constants.O_DIRECTORY);
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

/** Between the look at the folders and the open somebody may have put a link in place of a folder: asks what was really opened. */
function openTrue(disk: Disk, path: string, how: number): number {
  const file = attempt(path, () => openSync(fullPath(disk, path), how));
  try {
    const opened = openedPath(file);
    if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return file;
    // Editors save a file by putting another one in its place.
    const isGone = opened === `${fullPath(disk, path)} (deleted)`;
    throw new SourceError(isGone ? 'unreadable' : 'symlink', path, 'it was replaced while it was read');
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The next best where the system does not tell: the path, looked at afresh, leads to the very file that is open. */
function isStillThere(disk: Disk, path: string, file: number): boolean {
  if (['missing', 'symlink'].includes(kindOf(diskAt(disk.root), path))) return false;
  const opened = fstatSync(file);
  const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false });
  return named !== undefined && named.ino === opened.ino && named.dev === opened.dev;
}

/** Where Linux shows what a process has open. */
const openPaths = '/proc/self/fd';

/** The true path of an open file; null where the system does not tell. */
function openedPath(file: number): string | null {
  try {
    return readlinkSync(`${openPaths}/${file}`);
  } catch {
    return null; // it is not there
  }
}
