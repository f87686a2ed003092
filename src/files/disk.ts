import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { type EntryKind, type Source, SourceError } from '../domain/source.ts';

/** A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. */
export function openDisk(root: string): Source {
  const disk = diskAt(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    leadsToFile: (path) => leadsToFile(disk, path),
    read: (path, limit) => readFile(disk, path, limit),
  };
}

const diskAt = (root: string): Disk => ({
  root,
  inside: root.endsWith('/') ? root : `${root}/`,
  folders: new Set(['']),
});

type Disk = {
  readonly root: string;
  /** What every path inside begins with. */
  readonly inside: string;
  /** Those that were found to be real folders, so that each is asked once. */
  readonly folders: Set<string>;
};

const fullPath = (disk: Disk, path: string): string => (path === '' ? disk.root : `${disk.inside}${path}`);

function kindOf(disk: Disk, path: string): EntryKind {
  if (disk.folders.has(path)) return 'folder';
  const parent = parentOf(path);
  if (parent !== '' && !disk.folders.has(parent)) {
    const above = kindOf(disk, parent);
    if (above !== 'folder') return above === 'symlink' ? 'symlink' : 'missing';
  }
  const kind = entryKind(lstatSync(fullPath(disk, path), { throwIfNoEntry: false }));
  if (kind === 'folder') disk.folders.add(path);
  return kind;
}

function leadsToFile(disk: Disk, path: string): boolean {
  if (kindOf(disk, parentOf(path)) !== 'folder') return false;
  try {
    return statSync(fullPath(disk, path)).isFile();
  } catch {
    return false; // it leads nowhere, or round in a circle
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

type Entry = { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean };

function entryKind(entry: Entry | undefined): EntryKind {
  if (entry === undefined) return 'missing';
  if (entry.isSymbolicLink()) return 'symlink';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

function listFolder(disk: Disk, path: string): { name: string; kind: EntryKind }[] {
  if (kindOf(disk, path) !== 'folder') throw new SourceError('unreadable', `${path} is not a folder`);
  const entries = attempt(path, () => readdirSync(fullPath(disk, path), { withFileTypes: true }));
  return entries
    .map((entry) => ({ name: entry.name, kind: entryKind(entry) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

function readFile(disk: Disk, path: string, limit: number): Uint8Array {
  const above = kindOf(disk, parentOf(path));
  if (above === 'symlink') throw new SourceError('symlink', `${path} lies behind a symbolic link`);
  const file = attempt(path, () => openSync(fullPath(disk, path), flags));
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new SourceError('not-a-file', `${path} is not a regular file`);
    if (stat.size > limit) throw new SourceError('too-large', `${path} is too large`, { bytes: stat.size });
    refuseSwapped(disk, path, file);
    return attempt(path, () => readAll(file, stat.size, path));
  } finally {
    closeSync(file);
  }
}

/** Between the look at the folders and the open somebody may have put a link in place of a folder: ask what was really opened. */
function refuseSwapped(disk: Disk, path: string, file: number): void {
  const opened = openedPath(file);
  if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return;
  throw new SourceError('symlink', `${path} was replaced while it was read`);
}

/** The next best where the system does not tell: the path, looked at afresh, leads to the very file that is open. */
function isStillThere(disk: Disk, path: string, file: number): boolean {
  if (kindOf(diskAt(disk.root), path) !== 'file') return false;
  const opened = fstatSync(file);
  const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false });
  return named !== undefined && named.ino === opened.ino && named.dev === opened.dev;
}

/** The true path of an open file; null where the system does not tell. */
function openedPath(file: number): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null; // only Linux has it
  }
}

function readAll(file: number, size: number, path: string): Uint8Array {
  const bytes = Buffer.allocUnsafe(size + 1);
  let filled = 0;
  for (let [wanted, count] = [0, 0]; count === wanted && filled <= size; filled += count) {
    wanted = bytes.length - filled;
    // Of a regular file less than was asked for is all that is left.
    count = readSync(file, bytes, filled, wanted, null);
  }
  // Cut off by somebody who was just writing it, it could still be good YAML, without the policies at its end.
  if (filled !== size) throw new SourceError('unreadable', `${path} changed while it was read`);
  return bytes.subarray(0, filled);
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // The system's own errors carry a code: a file that went away, a link in the last place, no permission.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reasons: Record<string, SourceError['reason']> = {
      ENOENT: 'missing',
      ENOTDIR: 'missing',
      ELOOP: 'symlink',
      EISDIR: 'not-a-file',
    };
    throw new SourceError(reasons[String(error.code)] ?? 'unreadable', `${path}: ${String(error.code)}`, {
      cause: error,
    });
  }
}
