/** An entry in two sizes, each made on demand; `small` is null if the entry has no small size. The lowest rank is the most important. */
export type TextInTwoSizes = {
  readonly rank: number;
  readonly small: (() => string) | null;
  readonly full: () => string;
};

/** An empty line between two entries. */
const separatorLength = 2;

/** The number of too large entries in a row after which the search for smaller ones ends. */
const maxConsecutiveMisses = 20;

/**
 * As many entries as fit into `maxChars`, by rank. First each takes its small size, then again by rank its full size, so that important ones
 * shrink and go last. No entry is cut.
 */
export function fitEntries(entries: readonly TextInTwoSizes[], maxChars: number): ReadonlyMap<TextInTwoSizes, string> {
  const byRank = entries.toSorted((a, b) => a.rank - b.rank);
  const texts = new Map<TextInTwoSizes, string>();
  let free = maxChars;
  for (const entry of byRank) {
    if (entry.small === null) continue;
    const small = entry.small();
    free -= small.length + separatorLength;
    // Nothing may replace a more important entry that did not fit.
    if (free < 0) return texts;
    texts.set(entry, small);
  }
  let misses = 0;
  for (const entry of byRank) {
    const small = texts.get(entry);
    const full = entry.full();
    const extra = small === undefined ? full.length + separatorLength : full.length - small.length;
    if (extra > free) {
      misses += 1;
      if (misses > maxConsecutiveMisses) break;
    } else {
      misses = 0;
      texts.set(entry, full);
      free -= extra;
    }
  }
  return texts;
}

/** Whole texts from the front that fit into `maxChars`. Each also takes `reserve`, for what follows it. */
export function takeWithin(texts: Iterable<string>, maxChars: number, reserve = separatorLength): string[] {
  const taken: string[] = [];
  let free = maxChars;
  for (const text of texts) {
    free -= text.length + reserve;
    if (free < 0) break;
    taken.push(text);
  }
  return taken;
}
