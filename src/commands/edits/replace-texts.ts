import { byteLimit } from '../../files/text.ts';
import { mkdirSync, rmdirSync, rmSync, existsSync, accessSync, constants, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FileChangedError, UsageError } from '../../domain/errors.ts';
import { foldersAbove, type Source } from '../../domain/source.ts';
import { openDisk } from '../../files/disk.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { removeAbandonedDrafts, renameDraft, writeDraft, replaceFile } from '../../runtime/files.ts';
import { describeSystemError } from '../../util/system-errors.ts';
import type { NewTexts } from './overlay.ts';

/**
 * Writes files, all or none, and creates the folders they need. `textsBefore`: the texts that the new ones were made from. Throws FileChangedError when a
 * file changed since, UsageError when it would be written through a symbolic link or cannot be written; then nothing was changed. Removes drafts of
 * a run that was killed.
 */
export function replaceTexts(root: string, textsBefore: ReadonlyMap<string, string>, newTexts: NewTexts): void {
  // Read again: an editor may have saved a file meanwhile.
  const disk = openDisk(root);
  for (const path of newTexts.keys()) requireUnchanged(disk, path, textsBefore.get(path) ?? null);
  removeAbandonedDrafts([...textsBefore.keys(), ...newTexts.keys()].map((path) => dirname(join(root, path))));
  const neededFolders = [...newTexts].flatMap(([path, text]) => (text === null ? [] : foldersAbove(path)));
  const createdFolders: string[] = [];
  try {
    for (const folder of new Set(neededFolders)) {
      if (disk.kind(folder) !== 'missing') continue;
      throwAsUsageError(folder, () => mkdirSync(join(root, folder)));
      createdFolders.push(join(root, folder));
    }
    replaceFiles(root, newTexts);
  } catch (error) {
    removeFolders(createdFolders);
    throw error;
  }
}

/** Throws if a file is not as it was read, or would be written through a link. */
function requireUnchanged(disk: Source, path: string, textBefore: string | null): void {
  const blocking = foldersAbove(path).find((folder) => !['folder', 'missing'].includes(disk.kind(folder)));
  if (blocking !== undefined) throw unwritableError(path, `${escapeTerminal(blocking)} is not a folder`);
  const kind = disk.kind(path);
  const isSame =
    textBefore === null
      ? kind === 'missing'
      : kind === 'file' && throwAsUsageError(path, () => Buffer.from(textBefore).equals(disk.read(path, byteLimit)));
  if (!isSame)
    throw new FileChangedError(`${escapeTerminal(path)} was changed meanwhile. No file was changed.`, {
      fix: 'Run it again.',
    });
}

/** Turns refusals of the system (disk full, name too long, no permission) into UsageError. */
function throwAsUsageError<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    throw unwritableError(path, describeSystemError(cause, 'there is no such folder'), cause);
  }
}

const unwritableError = (path: string, reason: string, cause?: unknown): UsageError =>
  new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });

/** Removes folders that are empty again; others stay. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      // Not empty, or removed already.
    }
  }
}

/**
 * Writes or removes (null) files in a folder, all or none. Paths are relative to the folder; the files are UTF-8. Throws UsageError when one
 * cannot be written; then all are restored, except for those that someone changed meanwhile, which the message names.
 */
export function replaceFiles(root: string, newTexts: NewTexts): void {
  const drafts = new Map<string, string>();
  const textsBefore = new Map<string, string | null>();
  // Steps that need disk space or permissions come first, so that hardly anything can fail once a file has changed.
  let failure = runUntilFailure(newTexts.keys(), (path) =>
    prepareDraft(join(root, path), newTexts.get(path) ?? null, drafts),
  );
  failure ??= runUntilFailure(newTexts.keys(), (path) => {
    const target = join(root, path);
    const textBefore = readIfPresent(target);
    const draft = drafts.get(target);
    if (draft === undefined) rmSync(target, { force: true });
    else renameDraft(draft, target);
    textsBefore.set(path, textBefore);
  });
  if (failure === null) return;
  for (const draft of drafts.values()) rmSync(draft, { force: true });
  const notRestored = [...textsBefore].filter(
    ([path, old]) => !restore(join(root, path), old, newTexts.get(path) ?? null),
  );
  const reason = describeSystemError(failure.cause, 'there is no such folder');
  if (notRestored.length === 0) throw unwritableError(failure.path, reason, failure.cause);
  const changed = notRestored.map(([path]) => escapeTerminal(path)).join(', ');
  throw new UsageError(
    `${escapeTerminal(failure.path)} cannot be written: ${reason}. Could not undo the changes in ${changed}.`,
    { fix: 'Check them with `git diff`.', cause: failure.cause },
  );
}

/** Takes a step for each file until one throws. Returns that file and the error; null if none throws. */
function runUntilFailure(
  paths: Iterable<string>,
  step: (path: string) => void,
): { readonly path: string; readonly cause: unknown } | null {
  for (const path of paths) {
    try {
      step(path);
    } catch (cause) {
      return { path, cause };
    }
  }
  return null;
}

/** Writes the draft of a file, if it is not removed. Throws for a write-protected file, which a rename would replace all the same. */
function prepareDraft(target: string, text: string | null, drafts: Map<string, string>): void {
  if (existsSync(target)) accessSync(target, constants.W_OK);
  if (text === null) accessSync(dirname(target), constants.W_OK);
  else drafts.set(target, writeDraft(target, text));
}

/** Restores the text of a file, or removes it (null), unless someone changed it since it was replaced. Returns whether it is as before. */
function restore(target: string, text: string | null, replacement: string | null): boolean {
  try {
    if (readIfPresent(target) !== replacement) return false;
    if (text === null) rmSync(target, { force: true });
    else replaceFile(target, text);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file; null if it does not exist. */
function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
