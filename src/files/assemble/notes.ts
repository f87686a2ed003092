import type { Notes } from '../../domain/bundle.ts';

/** The repository's own notes on an entry: every key that begins with `x-`. Null when there is none. */
export function notesOf(entry: object): Notes | null {
  const notes = Object.entries(entry).filter(
    (pair): pair is [string, string] => pair[0].startsWith('x-') && typeof pair[1] === 'string',
  );
  return notes.length === 0 ? null : Object.fromEntries(notes);
}
