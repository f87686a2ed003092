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

/** What is in doubt about a value of a document with doubts; null where nothing is. */
export function doubtIn(value: unknown): Doubt | null {
  if (value instanceof Doubt) return value;
  return typeof value === 'boolean' || typeof value === 'number'
    ? new Doubt(String(value), typeof value as Reading)
    : null;
}
