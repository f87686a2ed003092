import { entryLimit } from './limits.ts';

/** Where a document has more places at which a value may begin than it may; null where it has not. It is asked before any value is made. */
export function beyondEntries(text: string): number | null {
  if (text.length <= entryLimit) return null;
  let left = entryLimit;
  begins.lastIndex = 0;
  while (begins.test(text)) if (left-- === 0) return begins.lastIndex - 1;
  return null;
}

/** A dash or a question mark begins one where a space follows; what follows a colon is counted by its line or comma. */
const begins = /[\n,[{]|[-?](?= )/g;
