import { isUtf8 } from 'node:buffer';
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
import { systemWords } from '../domain/json.ts';
import {
  type EntryKind,
  fileError,
  parentOf,
  type Position,
  type Problem,
  type Source,
  SourceError,
} from '../domain/problem.ts';

/** A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. */
export function openDisk(root: string, isSubmodule: (path: string) => boolean = () => false): Source {
  const disk = diskAt(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    isSubmodule,
    read: (path, limit) => readFile(disk, path, limit),
  };
}

/** A folder of the machine's disk, of which paths are told relative to its root; `folders` were found to be real, so that each is asked once. */
type Disk = { readonly root: string; readonly folders: Set<string> };

const diskAt = (root: string): Disk => ({ root, folders: new Set(['']) });

const fullPath = ({ root }: Disk, path: string): string => join(root, path);

function kindOf(disk: Disk, path: string): EntryKind {
  if (disk.folders.has(path)) return 'folder';
  const above = kindOf(disk, parentOf(path));
  if (above !== 'folder') return above === 'symlink' ? 'symlink' : 'missing';
  const kind = lookAt(fullPath(disk, path));
  if (kind === 'folder') disk.folders.add(path);
  return kind;
}

/** What may not be looked at passes for a file: whoever reads it is told why that fails. A name that is too long is none that exists. */
function lookAt(path: string): EntryKind {
  try {
    return entryKind(lstatSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG' ? 'missing' : 'file';
  }
}

function listFolder(disk: Disk, path: string): { name: string; kind: EntryKind }[] {
  if (kindOf(disk, path) !== 'folder') throw new SourceError('unreadable', path, 'it is not a folder');
  const entries = attempt(path === '' ? '.' : path, () => readdirSync(fullPath(disk, path), { withFileTypes: true }));
  return entries
    .map((entry) => ({ name: entry.name, kind: entryKind(entry) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type Entry = { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean };

function entryKind(entry: Entry | undefined): EntryKind {
  if (entry === undefined) return 'missing';
  if (entry.isSymbolicLink()) return 'symlink';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** Does something to a path; throws a `SourceError` where the system refuses it. */
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
    throw new SourceError(reasons[String(error.code)] ?? 'unreadable', path, systemWords(error, 'it is not there'), {
      cause: error,
    });
  }
}

/** The bytes of a regular file; see `Source`. */
function readFile(disk: Disk, path: string, limit: number): Uint8Array {
  const file = openFile(disk, path);
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new SourceError('not-a-file', path, 'it is not a regular file');
    if (stat.size > limit) throw new SourceError('too-large', path, 'it is too large', { bytes: stat.size });
    return attempt(path, () => readAll(file, stat.size, path));
  } finally {
    closeSync(file);
  }
}

function readAll(file: number, size: number, path: string): Uint8Array {
  const bytes = Buffer.allocUnsafe(size + 1); // one more than there should be, so that a file that grew is noticed
  const filled = readSync(file, bytes);
  // Cut off by someone who was just writing it, it could still be good YAML, without the policies at its end.
  if (filled !== size) throw new SourceError('unreadable', path, 'it changed while it was read');
  return bytes.subarray(0, filled);
}

/** Opens what stands at a path, and has made sure that no link led there. Throws a `SourceError` otherwise. */
function openFile(disk: Disk, path: string): number {
  if (kindOf(disk, parentOf(path)) === 'symlink')
    throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  return openTrue(disk, path);
}

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a path. Between the look at the folders and the open someone may have put a link in place of a folder: asks what was really opened. */
function openTrue(disk: Disk, path: string): number {
  const file = attempt(path, () => openSync(fullPath(disk, path), openFlags));
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
  const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false, bigint: true });
  return named !== undefined && isSameEntry(named, fstatSync(file, { bigint: true }));
}

type Identity = { readonly dev: bigint; readonly ino: bigint };

/**
 * Whether what was asked by a path and what is open are one file. On Windows some Nodes (24.0, 24.1) tell the number of the disk in full for
 * the one, in 32 bits for the other, or not at all (https://github.com/libuv/libuv/pull/4698).
 */
export function isSameEntry(one: Identity, other: Identity): boolean {
  const disks = [one.dev, other.dev].map((dev) => BigInt.asUintN(32, dev));
  return one.ino === other.ino && (disks[0] === disks[1] || disks.includes(0n));
}

/** The true path of an open file; null where the system does not tell: only Linux does. */
function openedPath(file: number): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null; // it is not there
  }
}

/** No policy file may be larger: the platform would not take a bundle of that size. */
export const byteLimit = 10 * 1024 * 1024;

/** The text of a file without a byte order mark; or why there is none. */
type Text = { readonly text: string } | { readonly problem: Problem };

/** Reads a file that must be UTF-8 and hold no control character but tabs and line breaks (LF or CRLF). */
export function readText(source: Source, file: string): Text {
  try {
    return readBytes(file, source.read(file, byteLimit));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error; // else it is too large, or changed since it was found
    return { problem: whyUnreadable(file, error) };
  }
}

function whyUnreadable(file: string, { reason, bytes, why }: SourceError): Problem {
  if (reason === 'too-large') {
    return fileError(file, { code: 'file-too-large', bytes: bytes ?? byteLimit, limit: byteLimit });
  }
  if (reason === 'unreadable') return fileError(file, { code: 'unreadable', reason: why });
  return fileError(file, { code: reason === 'missing' ? 'path-missing' : reason, path: file });
}

/** What `readText` answers for a file of these bytes, which must not be more than it may have. */
export function readBytes(file: string, bytes: Uint8Array): Text {
  const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (!isUtf8(bytes)) {
    const offset = Buffer.byteLength(decoded.slice(0, decoded.indexOf('\uFFFD')));
    return { problem: fileError(file, { code: 'not-utf8', offset }) };
  }
  const text = decoded.startsWith('\u{FEFF}') ? decoded.slice(1) : decoded;
  if (!beyondAscii.test(text)) return { text };
  const found = text.search(forbidden);
  if (found < 0) return { text };
  const position = positionAt(lineStarts(text), file, found);
  return { problem: fileError(file, { code: 'control-character', codePoint: text.charCodeAt(found), position }) };
}

// Most texts are ASCII, for which this pattern is several times faster.
const beyondAscii = /[^\n -~]/;
// Control characters, and what is no character at all. A byte order mark inside a text is invisible and means nothing. A carriage return
// alone ends a line for some readers of YAML and not for others.
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;

// ── Lines of a text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Line and column of an offset (from 0, in UTF-16 units). */
export function positionAt(starts: readonly number[], file: string, offset: number): Position {
  const line = starts.findLastIndex((start) => start <= offset);
  return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
