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
export const withDoubts = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    const reads = typeof inner;
    return reads === 'boolean' || reads === 'number' ? new Doubt(String(inner), reads) : inner;
  });
