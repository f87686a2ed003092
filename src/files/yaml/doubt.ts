import type { Reading } from './scalars.ts';

/** A plain scalar that not every reader takes for text, as it stands in the source. */
export class Doubt {
  readonly text: string;
  readonly reads: Reading;
  constructor(text: string, reads: Reading) {
    this.text = text;
    this.reads = reads;
  }
}

/** A value of plain YAML with a `Doubt` for each boolean and number, which print as they were written; nothing else in it is in doubt. */
export function withDoubts(value: unknown): unknown {
  if (typeof value === 'boolean' || typeof value === 'number') return new Doubt(String(value), typeof value as Reading);
  if (Array.isArray(value)) return value.map(withDoubts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDoubts(inner)]));
}
