import { closeSync, lstatSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { removeLeftDrafts } from './left-drafts.ts';
import { openDraft } from './open-draft.ts';

/** Writes a regular file whole or not at all; whatever else stands at the path (a pipe, a device) is written through. */
export function writeFile(path: string, text: string): void {
  const target = fileAt(path);
  if (target === null) writeFileSync(path, text);
  else replaceFile(target, text);
}

/** Puts a text in the place of whatever stands at a path, also of a link. */
export function replaceFile(target: string, text: string): void {
  removeLeftDrafts(dirname(target));
  const draft = writeDraft(target, text);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Throws what `writeFile` would throw for want of a folder or of permission, and leaves nothing behind. */
export function tryToWrite(path: string): void {
  const target = fileAt(path);
  if (target !== null) rmSync(writeDraft(target, ''));
}

/** Writes a text beside the file whose place it will take, with the permissions of that file; answers its path. */
export function writeDraft(target: string, text: string): string {
  const { path, file } = openDraft(target);
  try {
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
    return path;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** The regular file that is or will be at a path, behind its links; null for a pipe or a device. Throws for a folder. */
export function fileAt(path: string): string | null {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) {
    const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    return link ? fileAt(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
  }
  if (there.isDirectory()) throw new Error('it is a folder');
  return there.isFile() ? realpathSync(path) : null;
}
