import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A name for a draft. Better chance would cost every command the time and memory of `node:crypto`. */
export const draftName = (): string => `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`;

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
