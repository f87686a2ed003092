import { breakLineCommand, escapeTerminal, isLineCommand } from '../escape.ts';
import { padTo, splitAt, widthOf } from './text.ts';

const gap = '  ';

/** Narrower columns are useless. */
const leastColumn = 4;

/** A column; `keeps`: the end to keep of a cut value. */
export type TableColumn = { readonly title: string; readonly keeps: 'start' | 'end' };

/** Columns of fixed widths; longer values are cut. */
export type Table = {
  /** The titles, in capitals. */
  readonly head: string;
  row(cells: readonly string[]): string;
  /** A table with room for these rows, too; columns only grow while everything fits. */
  widen(rows: readonly (readonly string[])[]): Table;
};

/** A table for these rows, at most `width` columns wide. */
export function openTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[], width: number): Table {
  const least = columns.map(({ title }) => widthOf(title));
  return tableOf(columns, least, width).widen(rows);
}

function tableOf(columns: readonly TableColumn[], natural: readonly number[], width: number): Table {
  const widths = shrink(natural, width - gap.length * (columns.length - 1));
  const row = (cells: readonly string[]): string => lineOf(cells.map(escapeCell), columns, widths);
  return {
    head: row(columns.map(({ title }) => title.toUpperCase())),
    row,
    widen(rows) {
      const needed = natural.map((least, index) =>
        rows.reduce((most, cells) => Math.max(most, cellWidth(cells[index])), least),
      );
      return tableOf(columns, needed, width);
    },
  };
}

const cellWidth = (cell = ''): number => widthOf(escapeCell(cell));

/** Any cell may be the first one with text in its line. */
function escapeCell(cell: string): string {
  const text = escapeTerminal(cell);
  return isLineCommand(text) ? breakLineCommand(text) : text;
}

/** Shrinks the widest columns until everything fits. */
function shrink(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over -= 1) {
    const widest = widths.indexOf(Math.max(...widths));
    if ((widths[widest] ?? 0) <= leastColumn) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function lineOf(cells: readonly string[], columns: readonly TableColumn[], widths: readonly number[]): string {
  const fitted = columns.map(({ keeps }, index) => {
    const width = widths[index] ?? 0;
    return padTo(cut(cells[index] ?? '', width, keeps), width);
  });
  return `${fitted.join(gap).trimEnd()}\n`;
}

function cut(text: string, width: number, keeps: TableColumn['keeps']): string {
  if (widthOf(text) <= width) return text;
  if (keeps === 'start') return `${splitAt(text, width - 1)[0]}…`;
  let [, end] = splitAt(text, widthOf(text) - width + 1);
  // A wide character may be at the cut.
  while (widthOf(end) > width - 1) end = Array.from(end).slice(1).join('');
  return `…${end}`;
}
