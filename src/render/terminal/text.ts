import type { Effect } from '../../generated/types.ts';
import { breakLineCommand, escapeTerminal, isLineCommand } from '../escape.ts';

/** Below this nothing can be read, so lines run over instead. */
const leastWidth = 40;

type Row = { readonly indent: number; readonly spans: readonly Span[] };

/** Escapes, wraps and colours: the only way from lines to the text of a terminal, so that no text escapes the escaping. */
export function layout(lines: readonly Line[], { width, color }: { width: number; color: boolean }): string {
  const columns = Math.max(width, leastWidth);
  return lines
    .map((line) =>
      wrap(line, columns)
        .map((row) => show(row, color))
        .join(''),
    )
    .join('');
}

function show({ indent, spans }: Row, color: boolean): string {
  const inert = isLineCommand(spans.map(({ text }) => text).join('')) ? breakFirstColon(spans) : spans;
  const painted = inert.map(({ text, style }) => paint(style, text, color));
  return `${spans.length === 0 ? '' : ' '.repeat(indent)}${painted.join('')}\n`;
}

function breakFirstColon(spans: readonly Span[]): Span[] {
  const first = spans.findIndex(({ text }) => text.includes(':'));
  return spans.map(({ text, style }, index) => ({ text: index === first ? breakLineCommand(text) : text, style }));
}

/** A line as the rows that it takes. */
function wrap(line: Line, columns: number): Row[] {
  const spans = line.spans.map(({ text, style }) => ({ text: escapeTerminal(text), style }));
  const width = spans.reduce((sum, { text }) => sum + widthOf(text), line.indent);
  if (width <= columns || line.flow === 'raw') return [{ indent: line.indent, spans }];
  const pieces = spans.flatMap(({ text, style }) => cutWords(text, line.flow).map((piece) => ({ text: piece, style })));
  return fill(pieces, line, columns);
}

/** Words with the space behind them, or code as one piece. */
const cutWords = (text: string, flow: Line['flow']): string[] =>
  flow === 'words' ? (text.match(/ +|[^ ]+ */g) ?? []) : [text];

/** Puts pieces into rows; one that is longer than a row is broken. */
function fill(pieces: readonly Span[], line: Line, columns: number): Row[] {
  // A deep indent must leave room for text.
  const hang = Math.min(line.indent + line.hang, Math.floor(columns / 2));
  const rows = [new OpenRow(line.indent, columns)];
  const last = (): OpenRow => rows.at(-1) ?? new OpenRow(hang, columns);
  const split = line.flow === 'code' ? splitAtSpace : splitAt;
  for (const [index, { text, style }] of pieces.entries()) {
    const core = withoutEnd(text);
    if (line.flow === 'words' && last().spans.length > 0 && wordAt(pieces, index) > last().room) {
      rows.push(new OpenRow(hang, columns));
    }
    let [start, rest] = split(core, last().room);
    while (rest !== '') {
      last().add({ text: start, style });
      rows.push(new OpenRow(hang, columns));
      [start, rest] = split(rest, last().room);
    }
    last().add({ text: start + text.slice(core.length), style });
  }
  return rows.map(({ indent, spans }) => ({ indent, spans: trimLast(spans) }));
}

/** Columns of the word that begins with a piece, and may go on in those behind it; 0 where none begins. */
function wordAt(pieces: readonly Span[], index: number): number {
  if (pieces[index - 1]?.text.endsWith(' ') === false) return 0;
  let width = 0;
  for (let at = index; at < pieces.length; at += 1) {
    const text = pieces[at]?.text ?? '';
    width += widthOf(withoutEnd(text));
    if (text.endsWith(' ')) break;
  }
  return width;
}

/** Characters before the first place at which code is broken: a sign and a dash are no line of their own. */
const leastCode = 4;

/** As `splitAt`, but before a space where there is one, which begins the next row. */
function splitAtSpace(text: string, columns: number): readonly [string, string] {
  const [start, rest] = splitAt(text, columns);
  if (rest === '' || rest.startsWith(' ')) return [start, rest];
  let cut = start.lastIndexOf(' ');
  while (cut > 0 && start[cut - 1] === ' ') cut -= 1;
  if (start.slice(0, Math.max(0, cut)).trimStart().length < leastCode) return [start, rest];
  return [text.slice(0, cut), text.slice(cut)];
}

/** A row while it is filled. */
class OpenRow {
  readonly indent: number;
  readonly spans: Span[] = [];
  room: number;
  constructor(indent: number, columns: number) {
    this.indent = indent;
    this.room = columns - indent;
  }
  add(span: Span): void {
    if (span.text === '') return;
    const last = this.spans.at(-1);
    if (last?.style === span.style) {
      this.spans[this.spans.length - 1] = { text: last.text + span.text, style: span.style };
    } else {
      this.spans.push(span);
    }
    this.room -= widthOf(span.text);
  }
}

/** Spaces at the end of a row show nothing. */
function trimLast(spans: readonly Span[]): Span[] {
  return spans.map((span, index) =>
    index === spans.length - 1 ? { text: withoutEnd(span.text), style: span.style } : span,
  );
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/** How a stretch of text looks; `plain` is the terminal's own. */
export type Style = 'plain' | 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** Text in one look. It may come from anywhere: the layout escapes it. */
export type Span = { readonly text: string; readonly style: Style };

/**
 * One line before it is escaped, wrapped and coloured: `indent` spaces, then the spans; when it wraps, `hang` more spaces. Words wrap
 * at spaces, `code` before them, so that its own spaces stay. A `raw` line is never wrapped.
 */
export type Line = {
  readonly indent: number;
  readonly hang: number;
  readonly flow: 'words' | 'code' | 'raw';
  readonly spans: readonly Span[];
};

export const plain = (text: string): Span => ({ text, style: 'plain' });

export const styled = (style: Style, text: string): Span => ({ text, style });

/** A sentence; a bare string is plain. */
export const words = (indent: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang: 2,
  flow: 'words',
  spans: toSpans(parts),
});

/** Text whose spaces count. */
export const code = (indent: number, hang: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang,
  flow: 'code',
  spans: toSpans(parts),
});

/** Text that is laid out already. */
export const raw = (indent: number, ...parts: readonly (Span | string)[]): Line => ({
  indent,
  hang: 0,
  flow: 'raw',
  spans: toSpans(parts),
});

export const blank: Line = { indent: 0, hang: 0, flow: 'raw', spans: [] };

/** Groups of lines with one empty line between those that hold something. */
export function paragraphs(...groups: readonly (readonly Line[])[]): Line[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [blank, ...group]));
}

const toSpans = (parts: readonly (Span | string)[]): Span[] =>
  parts.map((part) => (typeof part === 'string' ? plain(part) : part));

/** How an effect looks beside a change. */
export const effectLooks = {
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
  unknown: 'yellow',
} as const satisfies Record<Effect, Style>;

/** Codes that switch a look on and off again: ECMA-48, 8.3.117 (SGR). */
const codes = {
  plain: null,
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const satisfies Record<Style, readonly [number, number] | null>;

/** Text in its look, or as it is when colour is not wanted. */
function paint(style: Style, text: string, color: boolean): string {
  const escapes = codes[style];
  if (!color || escapes === null || text === '') return text;
  const [on, off] = escapes;
  return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
}

const ascii = /^[ -~]*$/;

const wide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

const combining = /\p{M}/u;

/** Columns that text takes on a terminal. For escaped text: control and zero-width characters are gone by then. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character: string): 0 | 1 | 2 {
  if (combining.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}

/** Fills up with spaces to a width. */
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The longest start of a text that fits into some columns, and what remains. */
export function splitAt(text: string, columns: number): readonly [string, string] {
  const most = Math.max(0, columns);
  // One more, for it may belong to the one before.
  if (ascii.test(text.slice(0, most + 1))) return [text.slice(0, most), text.slice(most)];
  let width = 0;
  let index = 0;
  for (const character of text) {
    const next = width + widthOfCharacter(character);
    if (next > columns) break;
    width = next;
    index += character.length;
  }
  return [text.slice(0, index), text.slice(index)];
}
