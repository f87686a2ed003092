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

// Writes all files that a run creates, each as a new file that replaces the old one. A branch may contain symbolic links, so none is followed,
// neither at the path nor above it in the checkout.

/**
 * Writes a result: a regular file is replaced atomically, a pipe or device gets the text directly. `checkout`: the repository around the run,
 * without links in its path. Throws the system's error, and an error for a folder or a link.
 */
export function writeOutputFile(path: string, text: string, checkout: string): void {
  if (isRegularTarget(path, checkout)) return replaceFile(path, text);
  // Pipes and devices are appended to, so that `--output /dev/stdout > file` keeps earlier output.
  const noLink = openStreamPath.test(path) ? 0 : (constants.O_NOFOLLOW ?? 0);
  const file = openSync(path, constants.O_WRONLY | constants.O_APPEND | noLink);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Throws what `writeOutputFile` would throw for a link, a missing folder or missing permission. Leaves no file. */
export function checkWritable(path: string, checkout: string): void {
  if (!isRegularTarget(path, checkout)) return;
  removeAbandonedDrafts([dirname(path)]);
  // An old plan may contain an undo, so it must be readable before it is replaced.
  if (existsSync(path)) accessSync(path, constants.R_OK);
  rmSync(writeDraft(path, ''));
}

/** Replaces whatever is at a path, even a link. */
export function replaceFile(path: string, text: string): void {
  const draft = writeDraft(path, text);
  try {
    renameDraft(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes a file or link, so that an old file is not taken for a result; also a folder named like a JSON file. Throws for any other folder, and
 * for a link above the path.
 */
export function removeOldOutputFile(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  const isFolder = entry?.isDirectory() === true;
  if (isFolder && !/\.json$/i.test(path)) throw new Error('it is a folder');
  // Pipes, devices and the system's own links contain no old result.
  const holdsResult = isFolder || entry?.isFile() === true || entry?.isSymbolicLink() === true;
  if (holdsResult && !openStreamPath.test(path)) rmSync(path, { recursive: true });
}

/** Whether the path is for a regular file, not a pipe or device. Throws for a folder or a link. */
function isRegularTarget(path: string, checkout: string): boolean {
  // Links of the system to streams that the caller has opened.
  if (openStreamPath.test(path)) return false;
  refuseLinks(path, checkout);
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isDirectory() === true) throw new Error('it is a folder');
  return entry === undefined || entry.isFile();
}

const openStreamPath = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;

/** Throws if there is a link at a path, or above it in the checkout. */
export function refuseLinks(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  if (isLink(path)) throw new Error(`it is ${linkText}`);
}

/** Links outside the checkout are the user's own, such as /tmp on macOS. */
function refuseLinkAbove(path: string, checkout: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!isLink(folder)) continue;
    const realParent = realpathSync.native(dirname(folder));
    if (realParent === checkout || realParent.startsWith(checkout.endsWith(sep) ? checkout : checkout + sep))
      throw new Error(`${basename(folder)} above it is ${linkText}`);
  }
}

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

const linkText = 'a symbolic link, and nothing is written through one';

/** Milliseconds between attempts. */
const retryDelays = [10, 20, 40, 80, 160];

/** Renames a draft to its target. Retries on Windows, where virus scanners briefly open new files. */
export function renameDraft(
  draft: string,
  target: string,
  { platform = process.platform, rename = renameSync, sleep = sleepSync } = {},
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
export const sleepSync = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The names of drafts, with the id of the process that writes them. */
const draftName = /^\.ifmatch-(\d+)-[a-z\d]+\.tmp$/;

/** Drafts of this process. In a container, every run may have the same id. */
const writtenDrafts = new Set<string>();

/** Removes drafts of processes that were killed before they renamed them. */
export function removeAbandonedDrafts(folders: Iterable<string>): void {
  for (const folder of new Set(folders)) {
    for (const name of fileNamesIn(folder)) {
      const id = Number(draftName.exec(name)?.[1] ?? Number.NaN);
      const isAbandoned = id === process.pid ? !writtenDrafts.has(name) : id > 0 && !isRunning(id);
      if (isAbandoned) rmSync(join(folder, name), { force: true });
    }
  }
}

/** The names of the files in a folder; none if it cannot be listed. */
function fileNamesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM means that a process of another user has this id.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Writes a draft next to its target, with the target's permissions from the start, since it may contain secrets; returns its path. */
export function writeDraft(target: string, text: string): string {
  // Not `node:crypto`, since loading it would cost every command time and memory.
  const name = `.ifmatch-${String(process.pid)}-${Math.random().toString(36).slice(2)}.tmp`;
  const path = join(dirname(target), name);
  writtenDrafts.add(name);
  const entry = lstatSync(target, { throwIfNoEntry: false });
  const mode = entry?.isFile() === true ? entry.mode : undefined;
  // Fails if the path exists: a prepared link could lead anywhere.
  const file = openSync(path, 'wx', mode);
  try {
    // Restores what the umask removed. Not every file system has permissions.
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

/** Copies a plan if it contains an undo that its new text lacks. Returns the name of the copy, or null if no undo would be lost. */
export function copyPlanWithUndo(path: string, next: string): string | null {
  // Whether the path can be written is checked later.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  return wouldLoseUndo(readFileSync(path, 'utf8'), next) ? copyPlan(path) : null;
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

/** Names of files with the undo of an apply, which exist from before its first PUT until its end. The number makes the name unique. */
const undoFile = /^\.ifmatch-undo-\d{4}-\d\d-\d\d-\d+\.json$/;

/**
 * Creates an undo file in a folder, readable by its owner only, and returns its name once the text is on the disk. `checkout`: as for `writeOutputFile`. Throws
 * the system's error, and leaves no file then.
 */
export function createUndoFile(folder: string, text: string, day: string, checkout: string): string {
  for (let number = 1; ; number += 1) {
    const name = `.ifmatch-undo-${day}-${String(number)}.json`;
    refuseLinkAbove(join(folder, name), checkout);
    try {
      createPrivateFile(join(folder, name), text);
      return name;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function createPrivateFile(path: string, text: string): void {
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
  fileNamesIn(folder)
    .filter((name) => undoFile.test(name))
    .toSorted();

/** Whether the new text of a plan file lacks an undo that the old one contains. */
export function wouldLoseUndo(old: string, next: string): boolean {
  const keptUndos = new Set(undoKeysOf(next));
  return undoKeysOf(old).some((undo) => !keptUndos.has(undo));
}

/** Keys of the undos in a plan file, by bundle and old values, without the state version; none for other files. */
function undoKeysOf(text: string): string[] {
  if (!text.includes('"undo"')) return [];
  try {
    // Later versions may have more fields.
    const { bundles } = JSON.parse(text.replace(/^\uFEFF/, '')) as Pick<PlanFile, 'bundles'>;
    return bundles.flatMap(({ deployment, kind, product, undo }) =>
      undo ? [JSON.stringify([deployment, kind, product, undo.bundle])] : [],
    );
  } catch {
    return []; // it is not a plan
  }
}

/** Converts a typed path to one relative to a folder, with forward slashes; absolute on another Windows drive. */
export function relativeToFolder(folder: string, path: string, paths: typeof nodePath.win32 = nodePath): string {
  const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, '/');
  return inside === '' ? '.' : inside;
}
