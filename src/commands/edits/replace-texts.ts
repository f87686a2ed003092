import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersAbove } from '../../domain/source-path.ts';
import type { Source } from '../../domain/source.ts';
import { systemWords } from '../../domain/system-words.ts';
import { ChangedMeanwhile, UsageError } from '../../domain/usage-error.ts';
import { openDisk } from '../../files/disk.ts';
import { byteLimit } from '../../files/read-text.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import { removeLeftDrafts, replaceFile, writeDraft } from '../../world/write-file.ts';
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

/**
 * Writes or removes (null) files of a folder, all or none; answers what puts the old texts back. Paths are relative to the folder, and
 * the files are in UTF-8, as all that were read as policies are.
 * Throws UsageError when one cannot be written, or is not to be; then all are as they were. What puts them back leaves alone what somebody
 * changed meanwhile, and throws UsageError with the names of what it leaves.
 */
export function replaceFiles(root: string, texts: ReadonlyMap<string, string | null>): () => void {
  for (const folder of new Set(Array.from(texts.keys(), dirname))) removeLeftDrafts(join(root, folder));
  const drafts = new Map<string, string>();
  const done = new Map<string, Kept>();
  let path = '';
  try {
    // What needs room or permission comes first, so that almost nothing is left to fail once a file has changed.
    for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
    for (const [next, text] of texts) {
      path = next;
      const target = join(root, path);
      const kept = { text: textOf(target), mode: modeOf(target), instead: text };
      replace(target, drafts);
      done.set(path, kept);
    }
  } catch (cause) {
    for (const draft of drafts.values()) rmSync(draft, { force: true });
    throw new UsageError(
      `${path} cannot be written: ${systemWords(cause, 'there is no such folder')}. ${leftWords(putBack(root, done))}`,
      { cause },
    );
  }
  return () => {
    const left = putBack(root, done);
    if (left.length > 0) throw new UsageError(leftWords(left));
  };
}

const leftWords = (left: readonly string[]): string =>
  left.length === 0
    ? 'No file was changed.'
    : `What was written could not be taken back in ${left.join(', ')}. Look at it with git.`;

/** What a file was before, null for none, and what was written instead. */
type Kept = { readonly text: string | null; readonly mode: number | null; readonly instead: string | null };

/** Refuses a file that is kept from being written; a file that would only be replaced would not ask. */
function prepare(target: string, text: string | null, drafts: Map<string, string>): void {
  if (modeOf(target) !== null) accessSync(target, constants.W_OK);
  if (text === null) accessSync(dirname(target), constants.W_OK);
  else drafts.set(target, writeDraft(target, text));
}

function replace(target: string, drafts: Map<string, string>): void {
  const draft = drafts.get(target);
  if (draft === undefined) rmSync(target, { force: true });
  else renameSync(draft, target);
}

/** Answers what had to be left as it is, each with the reason. */
const putBack = (root: string, done: ReadonlyMap<string, Kept>): string[] =>
  [...done].flatMap(([path, kept]) => {
    const reason = whyLeft(join(root, path), kept);
    return reason === null ? [] : [`${path} (${reason})`];
  });

/** Puts one file back; answers why that did not come about, or null. */
function whyLeft(target: string, { text, mode, instead }: Kept): string | null {
  try {
    if (textOf(target) !== instead) return 'it was changed meanwhile';
    if (text === null) rmSync(target, { force: true });
    else replaceFile(target, text);
    if (mode !== null && mode !== modeOf(target)) chmodSync(target, mode & 0o7777);
    return null;
  } catch (error) {
    return systemWords(error, 'its folder is gone');
  }
}

const modeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.mode ?? null;

/** Null where there is no file. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
