const width = 80;

/** JSON as Prettier and its relatives print it, with a line break at the end: a list of plain values stands on one line where it fits. */
export const prettyJson = (value: unknown): string => `${printed(value, '', 0)}\n`;

/** `before`: what stands on the line already, and what follows the value there. */
function printed(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (isPlain && before + line.length <= width) return line;
    const items = value.map((item) => inner + printed(item, inner, inner.length + 1));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  const lines = fields.map(([name, field], index) => {
    const key = `${inner}${JSON.stringify(name)}: `;
    return key + printed(field, inner, key.length + Number(index < fields.length - 1));
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
