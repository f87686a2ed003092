import { breakLineCommand, escapeTerminal, isLineCommand } from '../escape/terminal.ts';
import type { Line, Span } from './line.ts';
import { paint } from './palette.ts';
import { splitAt, widthOf } from './width.ts';

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
  for (const { text, style } of pieces) {
    const core = withoutEnd(text);
    if (line.flow === 'words' && last().spans.length > 0 && widthOf(core) > last().room) {
      rows.push(new OpenRow(hang, columns));
    }
    let [start, rest] = splitAt(core, last().room);
    while (rest !== '') {
      last().add({ text: start, style });
      rows.push(new OpenRow(hang, columns));
      [start, rest] = splitAt(rest, last().room);
    }
    last().add({ text: start + text.slice(core.length), style });
  }
  return rows.map(({ indent, spans }) => ({ indent, spans: trimLast(spans) }));
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
