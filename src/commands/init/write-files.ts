import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileWrite } from '../../domain/setup.ts';
import { foldersAbove } from '../../domain/source-path.ts';
import { systemWords } from '../../domain/system-words.ts';
import { openDisk } from '../../files/disk.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import { replaceFile } from '../../world/write-file.ts';
import { textAt } from './existing.ts';

/** The disk refused a file; the message says which were written before it. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/** Writes the files one after another, each whole or not at all. Throws WriteFailed at the first that cannot be written, with those that were. */
export function writeFiles(top: string, writes: readonly FileWrite[]): void {
  const root = realpathSync.native(top);
  const written: string[] = [];
  for (const write of writes) {
    try {
      writeOne(root, write);
    } catch (cause) {
      throw new WriteFailed(failure(write.path, cause, written), { cause });
    }
    written.push(write.path);
  }
}

function writeOne(root: string, { path, text, before }: FileWrite): void {
  // A fresh look at the disk: somebody had time to change it while questions were asked.
  if (textAt(openDisk(root), path) !== before) throw new Error('it changed meanwhile');
  for (const folder of foldersAbove(path)) makeFolder(join(root, folder));
  const target = join(root, path);
  const folder = dirname(target);
  if (realpathSync.native(folder) !== folder) throw new Error('it lies behind a symbolic link');
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) throw new Error('it is no regular file');
  replaceFile(target, text);
}

function makeFolder(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined) mkdirSync(path);
  else if (!there.isDirectory()) throw new Error(`${basename(path)} above it is no folder`);
}

function failure(path: string, cause: unknown, written: readonly string[]): string {
  const reason = systemWords(cause, 'there is no such folder');
  const done =
    written.length === 0
      ? 'Nothing was written before it'
      : `Written before it: ${written.map(escapeTerminal).join(', ')}`;
  return `${escapeTerminal(path)} cannot be written: ${reason}. ${done}. Run \`ifmatch init\` again when that is mended: it goes on from there.`;
}
