import { styleText } from 'node:util';
import type { Effect } from '../../../generated/types.ts';
import { breakLineCommand, escapeTerminal, isLineCommand } from '../../escape.ts';
import type { Sentence } from '../../../domain/sentence.ts';

/** Narrower lines would be unreadable, so they overflow. */
export const minColumns = 40;

type Row = { readonly indent: number; readonly spans: readonly Span[] };

/** Columns of the text, and whether it is coloured. */
export type Layout = { readonly width: number; readonly color: boolean };

/** Escapes, wraps and colours lines. The only way to terminal text, so that nothing stays unescaped. */
export function layout(lines: readonly Line[], { width, color }: Layout): string {
  const columns = Math.max(width, minColumns);
  return lines
    .flatMap((line) => ('cells' in line ? layoutCells(line, columns) : wrap(line, columns)))
    .map((row) => printRow(row, color))
    .join('');
}

/** Cells side by side. The one without a width takes what the others leave. */
function layoutCells({ cells }: Cells, columns: number): Row[] {
  const fixedColumns = cells.reduce((sum, { width }) => sum + (width ?? 0) + cellGap, -cellGap);
  const wrapped = cells.map(({ width, lines }) => {
    const cellColumns = width ?? Math.max(columns - fixedColumns, minCellColumns);
    return { cellColumns, rows: lines.flatMap((line) => wrap({ ...line, hang: 0 }, cellColumns, true)) };
  });
  const height = Math.max(...wrapped.map(({ rows }) => rows.length));
  return Array.from({ length: height }, (_, rowIndex) => {
    const spans = wrapped.flatMap(({ cellColumns, rows }, cellIndex): Span[] => {
      const { indent, spans: text } = rows[rowIndex] ?? { indent: 0, spans: [] };
      const isLast = wrapped.slice(cellIndex + 1).every((cell) => (cell.rows[rowIndex]?.spans.length ?? 0) === 0);
      const padding = cellColumns - indent - widthOf(spansText(text)) + cellGap;
      return [
        styled('plain', ' '.repeat(indent)),
        ...text,
        styled('plain', isLast ? '' : ' '.repeat(Math.max(padding, 0))),
      ];
    });
    return { indent: 0, spans: spans.filter(({ text }) => text !== '') };
  });
}

/** Columns between two cells. */
const cellGap = 2;

/** Narrower cells would be unreadable. */
const minCellColumns = 20;

function printRow({ indent, spans }: Row, color: boolean): string {
  const withoutCommand = isLineCommand(spansText(spans)) ? breakFirstColon(spans) : spans;
  const text = withoutCommand.map((span) => applyStyle(span.style, span.text, color)).join('');
  return `${spans.length === 0 ? '' : ' '.repeat(indent)}${text}\n`;
}

function breakFirstColon(spans: readonly Span[]): Span[] {
  const first = spans.findIndex(({ text }) => text.includes(':'));
  return spans.map(({ text, style }, index) => ({ text: index === first ? breakLineCommand(text) : text, style }));
}

/**
 * The rows of a line. A word that is wider than a row is broken if `breaksLongWords`, or else overflows, where the terminal breaks it. Spaces at the end
 * are lost.
 */
function wrap(line: TextLine, columns: number, breaksLongWords = false): Row[] {
  const { indent, hang, isUnwrapped } = line;
  const spans = line.spans.map(({ text, style }) => ({ text: escapeTerminal(text), style }));
  if (isUnwrapped) return [{ indent, spans }];
  // Limits the indent, so that text fits.
  const hangingIndent = Math.min(indent + hang, Math.floor(columns / 2));
  const maxWordColumns = breaksLongWords ? columns - hangingIndent : Infinity;
  const rows: Row[] = [];
  let row = { indent, from: 0, to: 0 };
  let free = columns - indent;
  for (const { word, index } of splitWords(spansText(spans), maxWordColumns)) {
    const spaces = index - row.to;
    free -= spaces + widthOf(word);
    if (free < 0 && row.to > 0) {
      rows.push({ indent: row.indent, spans: sliceSpans(spans, row.from, row.to) });
      row = { indent: hangingIndent, from: index, to: index };
      free = columns - hangingIndent - widthOf(word);
    }
    row.to = index + word.length;
  }
  return [...rows, { indent: row.indent, spans: sliceSpans(spans, row.from, row.to) }];
}

/** The words of a text; those wider than `maxColumns` in pieces, if possible behind a separator. */
function* splitWords(text: string, maxColumns: number): Generator<{ readonly word: string; readonly index: number }> {
  for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
    let start = 0;
    while (widthOf(word.slice(start)) > maxColumns) {
      const length = pieceLength(word.slice(start), maxColumns);
      yield { word: word.slice(start, start + length), index: index + start };
      start += length;
    }
    yield { word: word.slice(start), index: index + start };
  }
}

/** How much of a word fits into a row: up to the last separator in it, else as much as possible. */
function pieceLength(word: string, maxColumns: number): number {
  let fitting = '';
  for (const character of word) {
    if (widthOf(fitting + character) > maxColumns) break;
    fitting += character;
  }
  const lengthToSeparator = /^.*[./_-]/su.exec(fitting)?.[0].length ?? 0;
  // At least one character, or it would never end.
  return lengthToSeparator || Math.max(fitting.length, 1);
}

const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** The part of spans between two offsets of their text. */
function sliceSpans(spans: readonly Span[], from: number, to: number): Span[] {
  let end = 0;
  return spans.flatMap(({ text, style }) => {
    const start = end;
    end += text.length;
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return part === '' ? [] : [{ text: part, style }];
  });
}

/** `plain`: the terminal's own. */
export type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Text in one style, from anywhere: the layout escapes it. */
export type Span = { readonly text: string; readonly style: Style };

/** Text, or cells side by side. */
export type Line = TextLine | Cells;

/** Cells side by side, each wrapped to its width; null for what the others leave. */
export type Cells = {
  readonly cells: readonly { readonly width: number | null; readonly lines: readonly TextLine[] }[];
};

/** A line that the layout still has to escape: `indent` spaces, then the spans. It wraps at spaces, with `hang` more spaces on further rows, unless `isUnwrapped`. */
export type TextLine = {
  readonly indent: number;
  readonly hang: number;
  readonly isUnwrapped: boolean;
  readonly spans: readonly Span[];
};

export const styled = (style: Style, text: string): Span => ({ text, style });

/** A sentence with its foreign pieces in bold, and our words in a style. */
export const spansOf = (sentence: Sentence, style: Style = 'plain'): Span[] =>
  sentence.map((piece) => (typeof piece === 'string' ? styled(style, piece) : styled('bold', piece.foreign)));

const toSpans = (parts: readonly (Span | string)[]): Span[] =>
  parts.map((part) => (typeof part === 'string' ? styled('plain', part) : part));

/** A line that wraps; strings are plain. */
export const textLine = (indent: number, ...parts: readonly (Span | string)[]): TextLine => ({
  indent,
  hang: 2,
  isUnwrapped: false,
  spans: toSpans(parts),
});

/** A line that never wraps, such as a command or a line of a diff. */
export const unwrappedLine = (indent: number, ...parts: readonly (Span | string)[]): TextLine => ({
  ...textLine(indent, ...parts),
  isUnwrapped: true,
});

export const blankLine = unwrappedLine(0);

/** Non-empty groups of lines, separated by empty lines. */
export function paragraphs(...groups: readonly (readonly Line[])[]): Line[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [blankLine, ...group]));
}

/** Styles of effects. */
export const effectStyles = {
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
  unknown: 'yellow',
} as const satisfies Record<Effect, Style>;

/** The text in its style; unchanged without colours. */
const applyStyle = (style: Style, text: string, color: boolean): string =>
  !color || style === 'plain' || text === '' ? text : styleText(style, text, { validateStream: false });

const printableAscii = /^[ -~]*$/;

const wideCharacter =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

const combiningMark = /\p{M}/u;

/** Columns of escaped text on a terminal. */
export function widthOf(text: string): number {
  if (printableAscii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character: string): 0 | 1 | 2 {
  if (combiningMark.test(character)) return 0;
  return wideCharacter.test(character) ? 2 : 1;
}

/** Pads with spaces to a width. */
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
