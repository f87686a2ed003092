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
