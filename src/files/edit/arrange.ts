import type { CST } from 'yaml';
import { isCollection, separators, tokensText } from '../yaml/tokens.ts';
import { isScalar, token } from './layout.ts';

// Decides where comments go when entries of a collection are added, removed or moved:
//
//     rules:
//       # about a            text in front of `a`: goes where `a` goes
//       - a  # short         rest of the line of `a`: part of `a`
//
//       # about the list     an empty line separates it from `b`: stays when `b` goes
//
//       - b
//       # end                closing line: stays where it is
//
// A comment on the opening bracket of a flow collection stays, too.

/** An entry that a collection will have: an old one, in the old order, or a new one. */
export type Placement = { readonly item: CST.CollectionItem; readonly isNew: boolean };

export const newItem = (text: string): Placement => ({ item: { start: [token(text)] }, isNew: true });

/**
 * An entry and the text in front of it. If the entry `startsLine`, `textInFront` is the lines above it and its indent; otherwise it is the space
 * behind the comma.
 */
export type EntryLine = {
  readonly item: CST.CollectionItem;
  readonly isNew: boolean;
  textInFront: string;
  startsLine: boolean;
};

/** The text between the last entry and the end of the collection. */
export type ClosingLine = Pick<EntryLine, 'textInFront' | 'startsLine'>;

/** Removes from an entry what precedes it, and returns that: its comma, spaces, line breaks and comments. */
export function takeTextInFront(item: CST.CollectionItem): CST.SourceToken[] {
  const length = item.start.findIndex(({ type }) => !separators.has(type));
  return item.start.splice(0, length < 0 ? item.start.length : length);
}

/**
 * Puts entries in their new order, with the comments between them. Comments of removed entries that stay go above the next entry, or above `end`.
 * `margin` is the indent of a new line, `column` the column of the entries.
 */
export function arrangeLines(
  oldLines: readonly EntryLine[],
  end: ClosingLine,
  placements: readonly Placement[],
  { margin, column }: { readonly margin: string; readonly column: number },
): EntryLine[] {
  const remaining = new Set(placements.map(({ item }) => item));
  const oldIndexes = new Map(oldLines.map(({ item }, index) => [item, index]));
  /** The lines that stay of removed entries, from an index up to the next entry that remains. */
  const takeLinesOfRemovedEntries = (start: number): string => {
    let lines = '';
    for (let index = start; ; index += 1) {
      const line = oldLines[index];
      if (line === undefined || remaining.has(line.item)) return lines;
      lines += takeLinesOfRemovedEntry(line, oldLines[index + 1], column);
    }
  };
  const addLinesAbove = (line: ClosingLine, lines: string): void => {
    if (lines === '') return;
    const isSeparated = leadingEmptyLines.test(line.textInFront);
    const ownText = line.startsLine ? line.textInFront : margin;
    line.textInFront = (isSeparated ? trimTrailingEmptyLines(lines) : lines) + ownText;
    line.startsLine = true;
  };
  let linesOfRemoved = takeLinesOfRemovedEntries(0);
  const arranged = placements.map((placement): EntryLine => {
    const oldIndex = oldIndexes.get(placement.item);
    const oldLine = oldIndex === undefined ? undefined : oldLines[oldIndex];
    const line = oldLine ?? { ...placement, textInFront: margin, startsLine: true };
    addLinesAbove(line, linesOfRemoved);
    linesOfRemoved = oldIndex === undefined ? '' : takeLinesOfRemovedEntries(oldIndex + 1);
    return line;
  });
  addLinesAbove(end, linesOfRemoved);
  return arranged;
}

export const leadingEmptyLines = /^(?:[ \t]*\r?\n)+/;

const trimTrailingEmptyLines = (lines: string): string =>
  lines.slice(0, lines.indexOf('\n', lines.trimEnd().length) + 1);

/**
 * Returns the lines above a removed entry that stay. A comment above several scalars concerns all of them, so it moves to the next one if that has
 * no lines above it.
 */
function takeLinesOfRemovedEntry(
  { item, textInFront, startsLine }: EntryLine,
  next: EntryLine | undefined,
  column: number,
): string {
  const isScalarItem = item.key === undefined && !isCollection(item.value);
  if (isScalarItem && textInFront.includes('#') && next !== undefined && !next.textInFront.includes('\n')) {
    next.textInFront = textInFront;
    next.startsLine = startsLine;
    return '';
  }
  // The text behind the last line break is the indent of the entry.
  const lines = textInFront.slice(0, textInFront.lastIndexOf('\n') + 1).split(/(?<=\n)/);
  const length = lines.findLastIndex((line) => !isCommentOfEntryBelow(line, column)) + 1;
  const stayingLines = lines.slice(0, length).join('');
  return stayingLines.includes('#') ? stayingLines : '';
}

/** Whether a line is a comment about the entry below it. A comment that is indented more is about the entry above. */
function isCommentOfEntryBelow(line: string, column: number): boolean {
  const match = /^([ \t]*)#(?!\s*yaml-language-server:)/.exec(line);
  return match !== null && (match[1] ?? '').length <= column;
}

/** Removes from a node what is behind its value, and returns that: spaces, a comment, the line break. */
export function takeRestOfLine(node: CST.Token | undefined): string {
  if (node?.type === 'flow-collection') return tokensText(node.end.splice(1));
  if (node?.type === 'block-scalar') return tokensText(node.props.splice(1));
  return isScalar(node) ? tokensText(node.end?.splice(0) ?? []) : '';
}
