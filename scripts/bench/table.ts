export type Row = readonly string[];

/** A table in Markdown that also reads well in a terminal; every column but the first is set right. */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`)));
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const line = (row: Row): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [first = [], ...others] = all;
  return [line(first), rule, ...others.map(line)].join('\n');
}

/** A number with as many digits as matter; a dash for what is not known. */
export function figure(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return '-';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return grouped(value.toFixed(0));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
