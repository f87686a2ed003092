import { closeSync, fchmodSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { draftName } from './left-drafts.ts';

/** A new file, open, whose text is to take the place of another one. */
type Draft = { readonly path: string; readonly file: number };

/** Opens a draft beside its target, with the permissions of that from the start: what is written may hold a token. */
export function openDraft(target: string): Draft {
  const path = join(dirname(target), draftName());
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  // Only a new file will do: a link that somebody put there beforehand would lead anywhere.
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
