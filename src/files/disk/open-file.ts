import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readlinkSync } from 'node:fs';
import { baseName, parentOf } from '../../domain/source-path.ts';
import { SourceError } from '../../domain/source.ts';
import { attempt } from './attempt.ts';
import { type Disk, diskAt, fullPath, kindOf } from './entries.ts';

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens what stands at a path, and has made sure that no link led there. Throws a `SourceError` otherwise. */
export function openFile(disk: Disk, path: string): number {
  const parent = parentOf(path);
  if (kindOf(disk, parent) === 'symlink') throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  const folder = disk.isKeeping ? folderOf(disk, parent) : null;
  if (folder === null) return openTrue(disk, path, flags);
  return attempt(path, () => openSync(`${openPaths}/${folder}/${baseName(path)}`, flags));
}

/**
 * Runs work that reads many files: those of one folder are then opened from that folder, which is looked at once. What is opened from an
 * open folder lies in it, whatever is done to the path meanwhile.
 */
export function keptOpen<T>(disk: Disk, work: () => T): T {
  disk.isKeeping = existsSync(openPaths);
  try {
    return work();
  } finally {
    disk.isKeeping = false;
    letGo(disk);
  }
}

/** Null where the folder cannot be opened: then each of its files says what is so. */
function folderOf(disk: Disk, path: string): number | null {
  if (disk.kept?.path === path) return disk.kept.folder;
  letGo(disk);
  try {
    const folder = openTrue(disk, path, flags | constants.O_DIRECTORY);
    disk.kept = { path, folder };
    if (openedPath(folder) !== null) return folder;
    letGo(disk); // something else is mounted where Linux shows what is open
    return null;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return null;
  }
}

function letGo(disk: Disk): void {
  if (disk.kept !== null) closeSync(disk.kept.folder);
  disk.kept = null;
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
