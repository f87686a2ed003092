import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import nodePath, { basename, dirname, join, parse, sep } from 'node:path';

// Writes all files that a run leaves behind, each as a new file that replaces the old one. A branch may contain symbolic links, so none is followed:
// neither at the path nor above it in the checkout.

/** A file being written. The old file stays until `finish`. Each method throws the system's error. */
export type Writing = {
  write(text: string): void;
  finish(): void;
  /** Removes the unfinished file; no effect after `finish`. */
  abandon(): void;
};

/**
 * Opens a file for writing: a regular file is replaced as a whole, a pipe or device gets the text directly. `checkout`: the repository around the
 * run, without links in its path. Throws for a folder or a link.
 */
export function openWriting(path: string, checkout: string): Writing {
  return isReplaced(path, checkout) ? replacing(path) : through(path);
}

/** Writes a regular file atomically, or a pipe or device directly. */
export function writeFile(path: string, text: string, checkout: string): void {
  writeAll(openWriting(path, checkout), text);
}

/** Replaces whatever is at a path, even a link. */
export const replaceFile = (path: string, text: string): void => writeAll(replacing(path), text);

function writeAll(writing: Writing, text: string): void {
  try {
    writing.write(text);
    writing.finish();
  } finally {
    writing.abandon();
  }
}

/** Throws what `writeFile` would throw for a link, a missing folder or missing permission; leaves nothing behind. */
export function tryToWrite(path: string, checkout: string): void {
  if (isReplaced(path, checkout)) replacing(path).abandon();
}

/**
 * Removes a file or link, so that an old file does not pass for a result; also a folder named like a JSON file. Throws for any other folder, and
 * for a link above.
 */
export function removeFormer(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) {
    if (!/\.json$/i.test(path)) throw new Error('it is a folder');
    return rmSync(path, { recursive: true });
  }
  // Pipes, devices and the system's own links hold no old result.
  if (there !== undefined && !openStream.test(path) && (there.isFile() || there.isSymbolicLink())) unlinkSync(path);
}

/** Whether the path is for a regular file, not a pipe or device. Throws for a folder or a link. */
function isReplaced(path: string, checkout: string): boolean {
  // The system's own links to streams that the caller passed.
  if (openStream.test(path)) return false;
  refuseLinks(path, checkout);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) throw new Error('it is a folder');
  return there === undefined || there.isFile();
}

const openStream = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;

/** Throws if there is a link at a path, or above it in the checkout. */
export function refuseLinks(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`it is ${aLink}`);
}

/** Links outside the checkout are the user's own, such as /tmp on macOS. */
function refuseLinkAbove(path: string, checkout: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    const place = realpathSync.native(dirname(folder));
    if (place === checkout || place.startsWith(checkout.endsWith(sep) ? checkout : checkout + sep))
      throw new Error(`${basename(folder)} above it is ${aLink}`);
  }
}

const aLink = 'a symbolic link, and nothing is written through one';

/** Appends, so that `--output /dev/stdout > file` keeps earlier output. */
function through(path: string): Writing {
  const noLink = openStream.test(path) ? 0 : (constants.O_NOFOLLOW ?? 0);
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND | noLink);
  const close = closeOnce(file);
  return { write: (text) => writeTo(file, text), finish: close, abandon: close };
}

function replacing(path: string): Writing {
  removeLeftDrafts(dirname(path));
  const draft = openDraft(path);
  const close = closeOnce(draft.file);
  let isDraft = true;
  return {
    write: (text) => writeTo(draft.file, text),
    finish() {
      close();
      takePlace(draft.path, path);
      isDraft = false;
    },
    abandon() {
      close();
      if (isDraft) rmSync(draft.path, { force: true });
    },
  };
}

/** Milliseconds between attempts. */
const patience = [10, 20, 40, 80, 160];

/** Renames a draft to its target. Retries on Windows, where virus scanners briefly open new files. */
export function takePlace(
  draft: string,
  target: string,
  {
    platform = process.platform,
    rename = renameSync,
    sleep = (milliseconds: number): unknown =>
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
  } = {},
): void {
  for (const wait of platform === 'win32' ? patience : []) {
    try {
      return rename(draft, target);
    } catch (error) {
      if (!/^(?:EPERM|EACCES|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      sleep(wait);
    }
  }
  rename(draft, target);
}

function writeTo(file: number, text: string): void {
  for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(file, rest));
}

function closeOnce(file: number): () => void {
  let isOpen = true;
  return () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
}

/** Writes a draft beside its target, with the target's permissions; returns its path. */
export function writeDraft(target: string, text: string): string {
  const { path, file } = openDraft(target);
  try {
    try {
      writeTo(file, text);
    } finally {
      closeSync(file);
    }
    return path;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Creates a draft beside its target with the target's permissions from the start, since it may hold secrets. */
export function openDraft(target: string): { readonly path: string; readonly file: number } {
  // `node:crypto` would cost every command time and memory.
  const path = join(dirname(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
  const there = lstatSync(target, { throwIfNoEntry: false });
  const mode = there?.isFile() === true ? there.mode : undefined;
  // Must be new: a prepared link could lead anywhere.
  const file = openSync(path, 'wx', mode);
  try {
    // Restores what the umask removed. Not every disk knows permissions.
    if (mode !== undefined && mode !== fstatSync(file).mode) fchmodSync(file, mode & 0o7777);
    return { path, file };
  } catch (error) {
    closeSync(file);
    rmSync(path, { force: true });
    throw error;
  }
}

const isDraft = (name: string): boolean => /^\.ifmatch-[0-9a-z]+\.tmp$/.test(name);

/** Milliseconds after which a draft is abandoned. */
const longest = 60 * 60 * 1000;

/** Removes abandoned drafts of killed runs from a folder. */
export function removeLeftDrafts(folder: string): void {
  const before = Date.now() - longest;
  for (const name of namesIn(folder).filter(isDraft)) {
    const path = join(folder, name);
    try {
      const entry = lstatSync(path);
      if (entry.isFile() && entry.mtimeMs < before) rmSync(path);
    } catch {
      // it is gone already, or of another user
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a later write reports why it fails
  }
}

/** Keeps a copy of a plan if the new text lacks an undo that it holds. Returns the name of the copy, or null if nothing is lost. */
export function keepUndo(path: string, next: string): string | null {
  return losesUndo(regularTextAt(path), next) ? copyAside(path) : null;
}

/** The text of a regular file; empty if there is none or it is unreadable. */
function regularTextAt(path: string): string {
  try {
    return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    // Whether it can be written is checked later.
    return '';
  }
}

/** Copies `plan.json` to `plan.applied-1.json`, or the next free number. */
function copyAside(path: string): string {
  const { name, ext } = parse(path);
  for (let number = 1; ; number += 1) {
    const copy = join(dirname(path), `${name}.applied-${String(number)}${ext}`);
    try {
      copyFileSync(path, copy, constants.COPYFILE_EXCL);
      return basename(copy);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** Converts a typed path to one relative to a folder, with forward slashes; absolute on another Windows drive. */
export function insideFolder(folder: string, path: string, paths: typeof nodePath.win32 = nodePath): string {
  const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, '/');
  return inside === '' ? '.' : inside;
}

/** Whether two absolute paths are the same file, by links or letter case. */
export const isSameFile = (one: string, other: string): boolean => identityOf(one) === identityOf(other);

function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${String(dev)} ${String(ino)}`;
  } catch {
    // Missing or inaccessible: reported when it is opened.
    return path;
  }
}

/** Whether a path is a pipe or device, which can be read only once. */
export function isStream(path: string): boolean {
  try {
    const there = statSync(path);
    return !there.isFile() && !there.isDirectory();
  } catch {
    // Missing or inaccessible: reported when it is opened.
    return false;
  }
}

/**
 * The nearest parent folder, up to the repository's root, that contains a file or link of this name; as a path such as `../..`, or null. `folder`:
 * the path of the starting folder from that root. `leftOut`: files that a sparse checkout excludes, relative to the starting folder.
 */
export function folderAbove(root: string, folder: string, name: string, leftOut: readonly string[]): string | null {
  const steps = folder === '' ? [] : folder.split('/');
  const above = steps.map((_, index) => Array.from({ length: index + 1 }, () => '..').join('/'));
  const isThere = (path: string): boolean =>
    leftOut.includes(`${path}/${name}`) || lstatSync(join(root, path, name), { throwIfNoEntry: false }) !== undefined;
  return above.find(isThere) ?? null;
}

/** Whether a new text lacks an undo that the old plan file holds. */
export function losesUndo(old: string, next: string): boolean {
  const lost = undosOf(old);
  for (const undo of undosOf(next)) lost.delete(undo);
  return lost.size > 0;
}

/** The undos in a plan file, as texts; none for other files. Checks only the shape, since later versions may have more fields. */
function undosOf(text: string): Set<string> {
  const bundles: unknown[] = text.includes('"undo"') ? [listIn(text)].flat() : [];
  return new Set(bundles.flatMap((bundle) => undoOf(Object(bundle) as Record<string, unknown>)));
}

function listIn(text: string): unknown {
  try {
    return (Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as { bundles?: unknown }).bundles;
  } catch {
    // Not a plan.
    return [];
  }
}

/** Identifies an undo by its bundle and old values, whatever the state version. */
function undoOf({ deployment, kind, product, undo }: Record<string, unknown>): string[] {
  if (typeof undo !== 'object' || undo === null || !('bundle' in undo)) return [];
  return [JSON.stringify([deployment, kind, product, undo.bundle])];
}
