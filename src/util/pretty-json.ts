const maxColumns = 80;

/** JSON as Prettier and its relatives print it, with a line break at the end: a list of plain values is on one line if it fits. */
export const prettyJson = (value: unknown): string => `${formatValue(value, '', 0)}\n`;

/** `usedColumns`: number of columns on the line that the value cannot use: those before it, and the comma after it. */
function formatValue(value: unknown, indent: string, usedColumns: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (isPlain && usedColumns + line.length <= maxColumns) return line;
    const items = value.map((item) => inner + formatValue(item, inner, inner.length + 1));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([name, field], index) => {
    const key = `${inner}${JSON.stringify(name)}: `;
    return key + formatValue(field, inner, key.length + Number(index < fields.length - 1));
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
