import { lineEnd, lineStart, nextLine } from './edits.ts';

/** The lines of an entry of a block collection, or of one that has lines of its own between brackets. */
export type Extent = { readonly start: number; readonly end: number };

/** The entry's own lines, with the comment directly above and with those below that are indented further than it. */
export function extentOf(text: string, entry: { start: number; end: number }, floor: number): Extent {
  return { start: commentAbove(text, entry.start, floor), end: behind(text, entry) };
}

const commentLine = /^([ \t]*)#/;

/** Where the comment begins that stands directly above an entry; the entry's line where there is none. Nothing above `floor` is asked. */
function commentAbove(text: string, entry: number, floor: number): number {
  let start = lineStart(text, entry);
  const column = entry - start;
  while (start > floor) {
    const line = lineStart(text, start - 1);
    const found = commentLine.exec(text.slice(line, start));
    if (found === null || (found[1] ?? '').length > column || isModeline(text, line)) break;
    start = line;
  }
  return start;
}

const isModeline = (text: string, line: number): boolean =>
  /^#\s*yaml-language-server:/.test(text.slice(line, lineEnd(text, line)));

/** Where the next line begins after an entry and the comments that belong to it by their indent. */
export function behind(text: string, entry: { start: number; end: number }): number {
  const column = entry.start - lineStart(text, entry.start);
  let end = nextLine(text, entry.end);
  while (end < text.length) {
    const found = commentLine.exec(text.slice(end, nextLine(text, end)));
    if (found === null || (found[1] ?? '').length <= column) break;
    end = nextLine(text, end);
  }
  return end;
}

/** Where the empty lines begin that end at an offset. */
export function emptyAbove(text: string, offset: number): number {
  let start = offset;
  while (start > 0) {
    const line = lineStart(text, start - 1);
    if (text.slice(line, start).trim() !== '') break;
    start = line;
  }
  return start;
}

/** Where the empty lines end that begin at an offset. */
export function emptyBelow(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text.slice(end, nextLine(text, end)).trim() === '') end = nextLine(text, end);
  return end;
}
