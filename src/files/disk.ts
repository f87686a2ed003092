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
import { describeSystemError } from '../util/system-errors.ts';
import { type EntryKind, parentOf, type Source, SourceError } from '../domain/source.ts';
import { fileError, type Position, type Problem } from '../domain/problem.ts';

/** A folder on disk as a source. Follows no links, and never reads outside the folder. */
export function openDisk(root: string, isSubmodule: (path: string) => boolean = () => false): Source {
  const disk = diskAt(realpathSync.native(root));
  return {
    kind: (path) => kindOf(disk, path),
    list: (path) => listFolder(disk, path),
    isSubmodule,
    read: (path, limit) => readFile(disk, path, limit),
  };
}

/** A folder on disk; paths are relative to its root. `folders`: those already checked to be real. */
type Disk = { readonly root: string; readonly folders: Set<string> };

const diskAt = (root: string): Disk => ({ root, folders: new Set(['']) });

function kindOf(disk: Disk, path: string): EntryKind {
  if (disk.folders.has(path)) return 'folder';
  const above = kindOf(disk, parentOf(path));
  if (above !== 'folder') return above === 'symlink' ? 'symlink' : 'missing';
  const kind = lookAt(join(disk.root, path));
  if (kind === 'folder') disk.folders.add(path);
  return kind;
}

/** Inaccessible entries count as files, so that reading them reports why. Names that are too long do not exist. */
function lookAt(path: string): EntryKind {
  try {
    return entryKind(lstatSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENAMETOOLONG' ? 'missing' : 'file';
  }
}

function listFolder(disk: Disk, path: string): { name: string; kind: EntryKind }[] {
  if (kindOf(disk, path) !== 'folder') throw new SourceError('unreadable', path, 'it is not a folder');
  const entries = attempt(path === '' ? '.' : path, () => readdirSync(join(disk.root, path), { withFileTypes: true }));
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

/** Accesses a path; throws `SourceError` when the system refuses. */
function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    // System errors have a code: missing file, link in the last place, no permission.
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reasons: Record<string, SourceError['reason']> = {
      ENOENT: 'missing',
      ENOTDIR: 'missing',
      ELOOP: 'symlink',
      EISDIR: 'not-a-file',
    };
    throw new SourceError(
      reasons[String(error.code)] ?? 'unreadable',
      path,
      describeSystemError(error, 'it is not there'),
      {
        cause: error,
      },
    );
  }
}

/** The bytes of a regular file; see `Source`. */
function readFile(disk: Disk, path: string, limit: number): Uint8Array {
  if (kindOf(disk, parentOf(path)) === 'symlink')
    throw new SourceError('symlink', path, 'it lies behind a symbolic link');
  const file = openVerified(disk, path);
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
  // A file cut off while being written could still be valid YAML, without the policies at its end.
  if (filled !== size) throw new SourceError('unreadable', path, 'it changed while it was read');
  return bytes.subarray(0, filled);
}

// A FIFO must not block the open, and a link in the last place must not be followed. Windows has neither flag.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a path. A folder may be replaced by a link after it was checked, so this asks which file is really open. */
function openVerified(disk: Disk, path: string): number {
  const file = attempt(path, () => openSync(join(disk.root, path), openFlags));
  try {
    const opened = openedPath(file);
    if (opened === null ? isSameFile(disk, path, file) : opened === join(disk.root, path)) return file;
    // Editors save by replacing the file.
    const isGone = opened === `${join(disk.root, path)} (deleted)`;
    throw new SourceError(isGone ? 'unreadable' : 'symlink', path, 'it was replaced while it was read');
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Where the system does not tell: whether the path, checked again, still leads to the open file. */
function isSameFile(disk: Disk, path: string, file: number): boolean {
  if (['missing', 'symlink'].includes(kindOf(diskAt(disk.root), path))) return false;
  const named = lstatSync(join(disk.root, path), { throwIfNoEntry: false, bigint: true });
  // Not the device: some versions of Node on Windows tell it in two forms (https://github.com/libuv/libuv/pull/4698).
  return named !== undefined && named.ino === fstatSync(file, { bigint: true }).ino;
}

/** The real path of an open file; null unless on Linux. */
function openedPath(file: number): string | null {
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null; // it is not there
  }
}

/** A larger policy file cannot be valid, since the platform would not accept such a bundle. */
export const byteLimit = 10 * 1024 * 1024;

/** A file's text without byte order mark, or why it is unreadable. */
type ReadText = { readonly text: string } | { readonly problem: Problem };

/** Reads a file, which must be UTF-8 without control characters, except tabs and line breaks (LF or CRLF). */
export function readText(source: Source, file: string): ReadText {
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

/** The same for bytes that are already read and within the limit. */
export function readBytes(file: string, bytes: Uint8Array): ReadText {
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

// Most texts are ASCII, which is checked several times faster.
const beyondAscii = /[^\n -~]/;
// Control characters and non-characters. A byte order mark inside a text is invisible and has no meaning. A lone carriage return ends a line only
// for some readers of YAML.
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;

// ── Lines of a text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The offsets of a text's lines. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Line and column of an offset (from 0, in UTF-16 units). */
export function positionAt(starts: readonly number[], file: string, offset: number): Position {
  // Halving: a file may have a quarter of a million lines, and as many mistakes.
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if ((starts[middle] ?? 0) <= offset) line = middle;
    else end = middle;
  }
  return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
