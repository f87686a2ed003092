import { lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from '../../domain/source-path.ts';
import type { Source } from '../../domain/source.ts';
import { systemWords } from '../../domain/system-words.ts';
import { ChangedMeanwhile, UsageError } from '../../domain/usage-error.ts';
import { openDisk } from '../../files/disk.ts';
import { byteLimit } from '../../files/read-text.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import { replaceFiles } from '../../world/replace-files.ts';
import type { TextEdits } from './policy-texts.ts';

/**
 * Writes policy files, all or none, and makes the folders that they need; answers what puts everything back. `before`: the texts that the
 * edits were made from. Throws ChangedMeanwhile when a file is not as it was then, UsageError when it would be written through a symbolic
 * link or cannot be written; then nothing was changed.
 */
export function replaceTexts(root: string, before: ReadonlyMap<string, string>, edits: TextEdits): () => void {
  // A fresh look at the disk: an editor may have saved a file meanwhile.
  const disk = openDisk(root);
  for (const path of edits.keys()) {
    // What the system refuses here passes for a file, or for none, below.
    onDisk(path, () => lstatSync(join(root, path), { throwIfNoEntry: false }));
    const blocking = onDisk(path, () => blockingFolder(disk, path));
    if (blocking !== undefined) throw unwritable(path, `${escapeTerminal(blocking)} is no folder`);
    const change = onDisk(path, () => changeOf(disk, path, before.get(path) ?? null));
    if (change !== null)
      throw new ChangedMeanwhile(`${escapeTerminal(path)} ${change} meanwhile. No file was changed. Run it again.`);
  }
  const made: string[] = [];
  try {
    for (const folder of missingFolders(disk, edits)) {
      onDisk(folder, () => mkdirSync(join(root, folder)));
      made.push(join(root, folder));
    }
    const restore = replaceFiles(root, edits);
    return () => {
      restore();
      removeFolders(made);
    };
  } catch (error) {
    removeFolders(made);
    throw error;
  }
}

/** What the system refuses is no bug of ours: the disk is full, a name is too long, a folder is not the user's. */
function onDisk<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    throw unwritable(path, systemWords(cause, 'there is no such folder'), cause);
  }
}

const unwritable = (path: string, reason: string, cause?: unknown): UsageError =>
  new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });

const blockingFolder = (disk: Source, path: string): string | undefined =>
  foldersAbove(path).find((folder) => !['folder', 'missing'].includes(disk.kind(folder)));

/** What happened to a file since it was read; null when it is as it was. */
function changeOf(disk: Source, path: string, before: string | null): string | null {
  const kind = disk.kind(path);
  if (before === null) return kind === 'missing' ? null : 'came up';
  if (kind !== 'file') return 'went away';
  return Buffer.from(before).equals(disk.read(path, byteLimit)) ? null : 'was changed';
}

/** The folders that the written files need and that are not there, outer ones first. */
function missingFolders(disk: Source, edits: TextEdits): string[] {
  const needed = [...edits].flatMap(([path, text]) => (text === null ? [] : foldersAbove(path)));
  return [...new Set(needed)].filter((folder) => disk.kind(folder) === 'missing');
}

/** Those that are empty again; one that somebody put a file into stays. */
function removeFolders(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      // it is not empty, or gone already
    }
  }
}
