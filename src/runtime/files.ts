import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import nodePath, { basename, dirname, join, parse, sep } from 'node:path';
import type { PlanFile } from '../generated/types.ts';

// Writes all files that a run leaves behind, each as a new file that replaces the old one. A branch may contain symbolic links, so none is followed:
// neither at the path nor above it in the checkout.

/**
 * Writes a result: a regular file is replaced as a whole, a pipe or device gets the text directly. `checkout`: the repository around the run, without
 * links in its path. Throws the system's error, and for a folder or a link.
 */
export function writeResult(path: string, text: string, checkout: string): void {
  if (isReplaced(path, checkout)) return replaceFile(path, text);
  // Pipes and devices are appended to, so that `--output /dev/stdout > file` keeps earlier output.
  const noLink = openStream.test(path) ? 0 : (constants.O_NOFOLLOW ?? 0);
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND | noLink);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Throws what `writeResult` would throw for a link, a missing folder or missing permission; leaves nothing behind. */
export function tryToWrite(path: string, checkout: string): void {
  if (!isReplaced(path, checkout)) return;
  removeAbandonedDrafts([dirname(path)]);
  // An old plan may hold an undo, which must be read before it is replaced.
  if (existsSync(path)) accessSync(path, constants.R_OK);
  rmSync(writeDraft(path, ''));
}

/** Replaces whatever is at a path, even a link. */
export function replaceFile(path: string, text: string): void {
  const draft = writeDraft(path, text);
  try {
    takePlace(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a file or link, so that an old file does not pass for a result; also a folder named like a JSON file. Throws for any other folder, and
 * for a link above.
 */
export function removeOldResult(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  const isFolder = entry?.isDirectory() === true;
  if (isFolder && !/\.json$/i.test(path)) throw new Error('it is a folder');
  // Pipes, devices and the system's own links hold no old result.
  const holdsResult = isFolder || entry?.isFile() === true || entry?.isSymbolicLink() === true;
  if (holdsResult && !openStream.test(path)) rmSync(path, { recursive: true });
}

/** Whether the path is for a regular file, not a pipe or device. Throws for a folder or a link. */
function isReplaced(path: string, checkout: string): boolean {
  // The system's own links to streams that the caller passed.
  if (openStream.test(path)) return false;
  refuseLinks(path, checkout);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory() === true) throw new Error('it is a folder');
  return entry === undefined || entry.isFile();
}

const openStream = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;

/** Throws if there is a link at a path, or above it in the checkout. */
export function refuseLinks(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  if (isLink(path)) throw new Error(`it is ${linkWords}`);
}

/** Links outside the checkout are the user's own, such as /tmp on macOS. */
function refuseLinkAbove(path: string, checkout: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!isLink(folder)) continue;
    const place = realpathSync.native(dirname(folder));
    if (place === checkout || place.startsWith(checkout.endsWith(sep) ? checkout : checkout + sep))
      throw new Error(`${basename(folder)} above it is ${linkWords}`);
  }
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

const linkWords = 'a symbolic link, and nothing is written through one';

/** Milliseconds between attempts. */
const retryDelays = [10, 20, 40, 80, 160];

/** Renames a draft to its target. Retries on Windows, where virus scanners briefly open new files. */
export function takePlace(
  draft: string,
  target: string,
  { platform = process.platform, rename = renameSync, sleep = pause } = {},
): void {
  for (const wait of platform === 'win32' ? retryDelays : []) {
    try {
      return rename(draft, target);
    } catch (error) {
      if (!/^(?:EPERM|EACCES|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      sleep(wait);
    }
  }
  rename(draft, target);
}

/** Blocks for some milliseconds. */
export const pause = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The names of drafts, with the id of the process that writes them. */
const draftName = /^\.ifmatch-(\d+)-[a-z\d]+\.tmp$/;

/** Drafts of this process. In a container, every run may have the same id. */
const writtenDrafts = new Set<string>();

/** Removes the drafts in some folders whose process does not run any more: it was killed before they took their place. */
export function removeAbandonedDrafts(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    for (const name of namesIn(folder)) {
      const id = Number(draftName.exec(name)?.[1] ?? Number.NaN);
      const isAbandoned = id === process.pid ? !writtenDrafts.has(name) : id > 0 && !isRunning(id);
      if (isAbandoned) rmSync(join(folder, name), { force: true });
    }
  }
}

/** The names of the files in a folder; none if it cannot be listed. */
function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((one) => (one.isFile() ? [one.name] : []));
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user may not be asked.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Writes a draft beside its target, with the target's permissions from the start, since it may hold secrets; returns its path. */
export function writeDraft(target: string, text: string): string {
  // `node:crypto` would cost every command time and memory.
  const name = `.ifmatch-${String(process.pid)}-${Math.random().toString(36).slice(2)}.tmp`;
  const path = join(dirname(target), name);
  writtenDrafts.add(name);
  const entry = lstatSync(target, { throwIfNoEntry: false });
  const mode = entry?.isFile() === true ? entry.mode : undefined;
  // Must be new: a prepared link could lead anywhere.
  const file = openSync(path, 'wx', mode);
  try {
    // Restores what the umask removed. Not every disk knows permissions.
    if (mode !== undefined && mode !== fstatSync(file).mode) fchmodSync(file, mode & 0o7777);
    writeFileSync(file, text);
    return path;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Keeps a copy of a plan if the new text lacks an undo that it holds. Returns the name of the copy, or null if nothing is lost. */
export function keepUndo(path: string, next: string): string | null {
  // Whether it can be written is checked later.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  return losesUndo(readFileSync(path, 'utf8'), next) ? copyPlan(path) : null;
}

/** Copies `plan.json` to `plan.applied-1.json`, or the next free number. */
function copyPlan(path: string): string {
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

/** A file with the undo of an apply, from before its first PUT until it has ended. Its number makes the name new. */
const undoFile = /^\.ifmatch-undo-\d{4}-\d\d-\d\d-\d+\.json$/;

/**
 * Creates an undo file in a folder, for its owner only, and returns its name when the text is on the disk. `checkout`: as for `writeResult`. Throws
 * the system's error; then nothing is left behind.
 */
export function createUndoFile(folder: string, text: string, day: string, checkout: string): string {
  for (let number = 1; ; number += 1) {
    const name = `.ifmatch-undo-${day}-${String(number)}.json`;
    refuseLinkAbove(join(folder, name), checkout);
    try {
      createPrivate(join(folder, name), text);
      return name;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function createPrivate(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Names of the undo files in a folder, of applies that were killed or only partly applied; none if it cannot be listed. */
export const undoFilesIn = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => undoFile.test(name))
    .toSorted();

/** Whether a new text lacks an undo that the old plan file holds. */
export function losesUndo(old: string, next: string): boolean {
  const keptUndos = new Set(undosOf(next));
  return undosOf(old).some((undo) => !keptUndos.has(undo));
}

/** The undos in a plan file, each by its bundle and old values, whatever the state version; none for other files. */
function undosOf(text: string): string[] {
  if (!text.includes('"undo"')) return [];
  try {
    // Later versions may have more fields.
    const { bundles } = JSON.parse(text.replace(/^\uFEFF/, '')) as Pick<PlanFile, 'bundles'>;
    return bundles.flatMap(({ deployment, kind, product, undo }) =>
      undo ? [JSON.stringify([deployment, kind, product, undo.bundle])] : [],
    );
  } catch {
    return []; // it is no plan
  }
}

/** Converts a typed path to one relative to a folder, with forward slashes; absolute on another Windows drive. */
export function insideFolder(folder: string, path: string, paths: typeof nodePath.win32 = nodePath): string {
  const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, '/');
  return inside === '' ? '.' : inside;
}
