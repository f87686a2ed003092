/** Details or a problem in two sizes, each made on demand; null for nothing. The lowest rank is the most important. */
export type SizedText = { readonly rank: number; readonly small: (() => string) | null; readonly full: () => string };

/** Between two entries. */
const gap = 2;

/** After this many entries in a row that are too large, the search for smaller ones ends. */
const patience = 20;

/**
 * As many entries as fit into `room` characters, by rank. First each takes its small size, then again by rank its full size, so that dangerous ones
 * shrink and go last. No entry is cut.
 */
export function fit(entries: readonly SizedText[], room: number): ReadonlyMap<SizedText, string> {
  const kept = new Map<SizedText, string>();
  const sorted = entries.toSorted((a, b) => a.rank - b.rank);
  let left = room;
  for (const entry of sorted) {
    if (entry.small === null) continue;
    const text = entry.small();
    left -= text.length + gap;
    // Nothing may replace a more dangerous entry that did not fit.
    if (left < 0) return kept;
    kept.set(entry, text);
  }
  let misses = 0;
  for (const entry of sorted) {
    const small = kept.get(entry);
    const text = entry.full();
    const cost = text.length - (small === undefined ? -gap : small.length);
    misses = cost > left ? misses + 1 : 0;
    if (misses > patience) break;
    if (cost > left) continue;
    kept.set(entry, text);
    left -= cost;
  }
  return kept;
}

/** Whole texts from the front that fit into `room` characters, each with `more` for what follows it. */
export function takeWithin(texts: Iterable<string>, room: number, more = gap): string[] {
  const taken: string[] = [];
  let left = room;
  for (const text of texts) {
    left -= text.length + more;
    if (left < 0) break;
    taken.push(text);
  }
  return taken;
}
