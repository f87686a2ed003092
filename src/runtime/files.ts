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

// Every file that a run leaves behind is written from here, into a new file that takes the place of whatever had the name. A branch may hold a symbolic link of any name, so none is followed: neither at the path nor, in the checkout, above it.

/** A result on its way. Until `finish` a file at its path stays as it is. Each of the three throws what the disk says. */
export type Writing = {
  write(text: string): void;
  finish(): void;
  /** Leaves nothing half written behind; after `finish` it does nothing. */
  abandon(): void;
};

/**
 * Opens a result: a regular file is replaced whole, a pipe or a device gets the pieces as they come. `checkout`: the repository around the
 * run, without links in its path. Throws for a folder, and for a link.
 */
export function openWriting(path: string, checkout: string): Writing {
  return isReplaced(path, checkout) ? replacing(path) : through(path);
}

/** Writes a regular file whole or not at all; whatever else stands at the path (a pipe, a device) is written through. */
export function writeFile(path: string, text: string, checkout: string): void {
  writeAll(openWriting(path, checkout), text);
}

/** Puts a text in the place of whatever stands at a path, also of a link. */
export const replaceFile = (path: string, text: string): void => writeAll(replacing(path), text);

function writeAll(writing: Writing, text: string): void {
  try {
    writing.write(text);
    writing.finish();
  } finally {
    writing.abandon();
  }
}

/** Throws what `writeFile` would throw for a link, for want of a folder or of permission, and leaves nothing behind. */
export function tryToWrite(path: string, checkout: string): void {
  if (isReplaced(path, checkout)) replacing(path).abandon();
}

/**
 * Removes the file or the link at a path, so that nothing that was there passes for a result; also a folder of the name of a JSON file.
 * Throws for every other folder, and for a link above.
 */
export function removeFormer(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) {
    if (!/\.json$/i.test(path)) throw new Error('it is a folder');
    return rmSync(path, { recursive: true });
  }
  // A pipe or a device holds nothing that could stay, and the system's own links lead to one.
  if (there !== undefined && !openStream.test(path) && (there.isFile() || there.isSymbolicLink())) unlinkSync(path);
}

/** Whether a regular file is or will be at a path; not where a pipe or a device is. Throws for a folder and for a link. */
function isReplaced(path: string, checkout: string): boolean {
  // These are links of the system itself: where they lead is what whoever started us gave us.
  if (openStream.test(path)) return false;
  refuseLinks(path, checkout);
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) throw new Error('it is a folder');
  return there === undefined || there.isFile();
}

const openStream = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;

/** Throws where a link is at a path, or above it in the checkout. */
export function refuseLinks(path: string, checkout: string): void {
  refuseLinkAbove(path, checkout);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`it is ${aLink}`);
}

/** Links outside of the checkout are the user's own, such as macOS's /tmp. */
function refuseLinkAbove(path: string, checkout: string): void {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    const place = realpathSync.native(dirname(folder));
    if (place === checkout || place.startsWith(checkout.endsWith(sep) ? checkout : checkout + sep))
      throw new Error(`${basename(folder)} above it is ${aLink}`);
  }
}

const aLink = 'a symbolic link, and nothing is written through one';

/** A stream that is a file after all, as with `--output /dev/stdout > file`, keeps what is in it. */
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

/** Milliseconds between attempts, a third of a second in all. */
const patience = [10, 20, 40, 80, 160];

/**
 * Puts a draft in the place of a file. On Windows neither may be open meanwhile, and virus scanners and indexers open every new file for some
 * milliseconds: there it is tried again.
 */
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

/** Writes a text beside the file whose place it will take, with the permissions of that file; answers its path. */
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

/** Opens a new file beside its target, with the permissions of that from the start: what is written may hold a token. */
export function openDraft(target: string): { readonly path: string; readonly file: number } {
  // Better chance would cost every command the time and memory of `node:crypto`.
  const path = join(dirname(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
  const there = lstatSync(target, { throwIfNoEntry: false });
  const mode = there?.isFile() === true ? there.mode : undefined;
  // Only a new file will do: a link that someone put there beforehand would lead anywhere.
  const file = openSync(path, 'wx', mode);
  try {
    // What the umask took away when it was made. Not every disk knows permissions.
    if (mode !== undefined && mode !== fstatSync(file).mode) fchmodSync(file, mode & 0o7777);
    return { path, file };
  } catch (error) {
    closeSync(file);
    rmSync(path, { force: true });
    throw error;
  }
}

const isDraft = (name: string): boolean => /^\.ifmatch-[0-9a-z]+\.tmp$/.test(name);

/** No run takes so long from one piece of a draft to the next, or to the file that it becomes. Milliseconds. */
const longest = 60 * 60 * 1000;

/** Removes the drafts that killed runs have left in a folder; those of a run that goes on are younger, and stay. */
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
    return []; // whoever writes there is told why that fails
  }
}

/**
 * Copies the plan at a path aside where a text that is to take its place lacks an undo that it holds: no one else may have that. Answers
 * the name of the copy, which lies beside it, or null where nothing is lost.
 */
export function keepUndo(path: string, next: string): string | null {
  return losesUndo(regularTextAt(path), next) ? copyAside(path) : null;
}

/** Empty where there is no regular file, and of one that no one here could undo anything with. */
function regularTextAt(path: string): string {
  try {
    return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    // It is not there, or not readable; whether it can be written shows then.
    return '';
  }
}

/** `plan.json` as `plan.applied-1.json`; the older ones stay as they are. */
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

/** A path as the user typed it, relative to a folder and with forward slashes; on another drive of Windows it stays absolute. */
export function insideFolder(folder: string, path: string, paths: typeof nodePath.win32 = nodePath): string {
  const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, '/');
  return inside === '' ? '.' : inside;
}

/** Whether two absolute paths lead to one file: by links, or where the disk takes upper and lower case for the same. */
export const isSameFile = (one: string, other: string): boolean => identityOf(one) === identityOf(other);

function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${String(dev)} ${String(ino)}`;
  } catch {
    // It is not there, or cannot be looked at, which whoever opens it will say.
    return path;
  }
}

/** Whether a pipe or a device is at a path, which takes nothing back once it was read. */
export function isStream(path: string): boolean {
  try {
    const there = statSync(path);
    return !there.isFile() && !there.isDirectory();
  } catch {
    // It is not there, or cannot be looked at, which whoever opens it will say.
    return false;
  }
}

/**
 * The nearest folder above another one, up to the root of the git repository around it, that has a file of this name, or a link, wherever
 * that leads; as a path such as `../..`, null where there is none. `folder`: the path of the other one from that root, '' for the root
 * itself. `leftOut`: files that count although they are not there, as paths from the other one.
 */
export function folderAbove(root: string, folder: string, name: string, leftOut: readonly string[]): string | null {
  const steps = folder === '' ? [] : folder.split('/');
  const above = steps.map((_, index) => Array.from({ length: index + 1 }, () => '..').join('/'));
  const isThere = (path: string): boolean =>
    leftOut.includes(`${path}/${name}`) || lstatSync(join(root, path, name), { throwIfNoEntry: false }) !== undefined;
  return above.find(isThere) ?? null;
}

/** Whether a text that takes the place of another one lacks an undo which that holds as a plan file. */
export function losesUndo(old: string, next: string): boolean {
  const lost = undosOf(old);
  for (const undo of undosOf(next)) lost.delete(undo);
  return lost.size > 0;
}

/** Each undo of a plan file, as text; of whatever else a file may hold, none. By shape alone: a later version may have more fields. */
function undosOf(text: string): Set<string> {
  const bundles: unknown[] = text.includes('"undo"') ? [listIn(text)].flat() : [];
  return new Set(bundles.flatMap((bundle) => undoOf(Object(bundle) as Record<string, unknown>)));
}

function listIn(text: string): unknown {
  try {
    return (Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as { bundles?: unknown }).bundles;
  } catch {
    // What is no JSON is no plan.
    return [];
  }
}

/** The same old values of the same bundle are the same undo, whatever state version they are to replace. */
function undoOf({ deployment, kind, product, undo }: Record<string, unknown>): string[] {
  if (typeof undo !== 'object' || undo === null || !('bundle' in undo)) return [];
  return [JSON.stringify([deployment, kind, product, undo.bundle])];
}
