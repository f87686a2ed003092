import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync } from 'node:fs';
import { SourceError } from '../../domain/source.ts';
import { attempt } from './attempt.ts';
import { type Disk, diskAt, fullPath, kindOf } from './entries.ts';

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
export const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a path. Between the look at the folders and the open somebody may have put a link in place of a folder: asks what was really opened. */
export function openTrue(disk: Disk, path: string, how: number): number {
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
export const openPaths = '/proc/self/fd';

/** The true path of an open file; null where the system does not tell. */
export function openedPath(file: number): string | null {
  try {
    return readlinkSync(`${openPaths}/${file}`);
  } catch {
    return null; // it is not there
  }
}
