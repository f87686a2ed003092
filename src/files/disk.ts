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
} from 'node:fs';
import { join } from 'node:path';
import { describeSystemError } from '../util/system-errors.ts';
import { type EntryKind, parentFolder, type Source, SourceError } from '../domain/source.ts';

/** Opens a folder on disk as a source, which follows no links and never reads outside the folder. `isSubmodule`: see `Source`. */
export function openDisk(root: string, isSubmodule: (path: string) => boolean = () => false): Source {
  const disk = newDisk(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    isSubmodule,
    read: (path, limit) => readFile(disk, path, limit),
  };
}

/** A folder on disk. `folders`: the paths, relative to its root, that were checked to be folders and no links. */
type Disk = { readonly root: string; readonly folders: Set<string> };

const newDisk = (root: string): Disk => ({ root, folders: new Set(['']) });

function kindOf(disk: Disk, path: string): EntryKind {
  if (disk.folders.has(path)) return 'folder';
  const parentKind = kindOf(disk, parentFolder(path));
  if (parentKind !== 'folder') return parentKind === 'symlink' ? 'symlink' : 'missing';
  const kind = kindOnDisk(join(disk.root, path));
  if (kind === 'folder') disk.folders.add(path);
  return kind;
}

/** The kind of a path. A path without access counts as a file, so that reading it reports the reason. A name that is too long does not exist. */
function kindOnDisk(path: string): EntryKind {
  try {
    return entryKind(lstatSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG' ? 'missing' : 'file';
  }
}

function listFolder(disk: Disk, path: string): { name: string; kind: EntryKind }[] {
  if (kindOf(disk, path) !== 'folder') throw new SourceError('unreadable', path, 'it is not a folder');
  const entries = convertSystemErrors(path === '' ? '.' : path, () =>
    readdirSync(join(disk.root, path), { withFileTypes: true }),
  );
  return entries
    .map((entry) => ({ name: entry.name, kind: entryKind(entry) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type FileStatus = { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean };

function entryKind(entry: FileStatus | undefined): EntryKind {
  if (entry === undefined) return 'missing';
  if (entry.isSymbolicLink()) return 'symlink';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** Accesses a path, and converts system errors to `SourceError`. */
function convertSystemErrors<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // Only system errors have a code.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const codes: Record<string, SourceError['kind']> = {
      ENOENT: 'missing',
      ENOTDIR: 'missing',
      ELOOP: 'symlink',
      EISDIR: 'not-a-file',
    };
    throw new SourceError(
      codes[String(error.code)] ?? 'unreadable',
      path,
      describeSystemError(error, 'it is not there'),
      {
        cause: error,
      },
    );
  }
}

/** Reads the bytes of a regular file. Throws `SourceError`; see `Source`. */
function readFile(disk: Disk, path: string, limit: number): Uint8Array {
  if (kindOf(disk, parentFolder(path)) === 'symlink')
    throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  const descriptor = openWithoutLinks(disk, path);
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) throw new SourceError('not-a-file', path, 'it is not a regular file');
    if (status.size > limit) throw new SourceError('too-large', path, 'it is too large', { bytes: status.size });
    return convertSystemErrors(path, () => readAll(descriptor, status.size, path));
  } finally {
    closeSync(descriptor);
  }
}

function readAll(descriptor: number, size: number, path: string): Uint8Array {
  // One byte more than the expected size, to notice a file that has grown.
  const bytes = Buffer.allocUnsafe(size + 1);
  const length = readSync(descriptor, bytes);
  // A file that was read while it was written could be valid YAML, but lack the policies at its end.
  if (length !== size) throw new SourceError('unreadable', path, 'it changed while it was read');
  return bytes.subarray(0, length);
}

// Opening a FIFO must not block, and a link must not be followed. Windows has neither flag.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a file, and checks the real path of the open file, since a folder may have been replaced by a link after it was checked. */
function openWithoutLinks(disk: Disk, path: string): number {
  const descriptor = convertSystemErrors(path, () => openSync(join(disk.root, path), openFlags));
  try {
    const realPath = realPathOfOpenFile(descriptor);
    const expectedPath = join(disk.root, path);
    const isExpected = realPath === null ? isSameFile(disk, path, descriptor) : realPath === expectedPath;
    if (isExpected) return descriptor;
    // Editors replace a file when they save it. Linux then adds this suffix to the path of the open file.
    const isDeleted = realPath === `${expectedPath} (deleted)`;
    throw new SourceError(isDeleted ? 'unreadable' : 'symlink', path, 'it was replaced while it was read');
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** Whether a path still leads to an open file: for systems that do not tell the path of an open file. */
function isSameFile(disk: Disk, path: string, descriptor: number): boolean {
  if (['missing', 'symlink'].includes(kindOf(newDisk(disk.root), path))) return false;
  const status = lstatSync(join(disk.root, path), { throwIfNoEntry: false, bigint: true });
  // The device is not compared, because some versions of Node on Windows report it in two forms (https://github.com/libuv/libuv/pull/4698).
  return status !== undefined && status.ino === fstatSync(descriptor, { bigint: true }).ino;
}

/** The real path of an open file; null on systems that do not tell it (all but Linux). */
function realPathOfOpenFile(descriptor: number): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return null;
  }
}
