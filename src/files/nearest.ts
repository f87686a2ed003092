/** The allowed word that was probably meant; null when none is close enough. */
export function nearest(word: string, allowed: readonly string[]): string | null {
  let best: string | null = null;
  const small = word.toLowerCase();
  let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
  for (const one of allowed) {
    const steps = distance(small, one.toLowerCase(), limit);
    if (steps > limit || steps >= one.length) continue;
    if (best === null || steps < limit || isNearerAsWritten(word, one, best)) best = one;
    limit = steps;
  }
  return best;
}

/** Pairs of words, which take up to a second. */
const mostCompared = 1_000_000;

/** As `nearest`, until very many words were compared, and none from then on: of thousands of wrong words no one reads the last ones. */
export function nearestOfMany(): typeof nearest {
  let compared = 0;
  return (word, allowed) => {
    compared += allowed.length;
    return compared > mostCompared ? null : nearest(word, allowed);
  };
}

/** Of words that differ in capitals alone, the one that has those of the word. */
const isNearerAsWritten = (word: string, one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() && distance(word, one, 3) < distance(word, other, 3);

/** Letters to add, drop, change or swap with a neighbour; beyond `limit` any larger number. (Optimal string alignment.) */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Row n holds the steps from the first n letters of `a` to the beginnings of `b` that are up to `limit` letters shorter or longer.
  let before: readonly number[] = [];
  let last: readonly number[] = firstRows[limit] ?? [];
  for (let row = 1; row <= a.length; row++) {
    const next = nextRow(a, b, row, last, before);
    // No later row has fewer steps than this one, nor can a swap help: it adds one to the row before, which has at most one less.
    if (Math.min(...next) > limit) return limit + 1;
    before = last;
    last = next;
  }
  return last[b.length - a.length + limit] ?? limit + 1;
}

const far = 1000;
const firstRows = [0, 1, 2, 3].map((limit) =>
  Array.from({ length: 2 * limit + 1 }, (_, index) => (index < limit ? far : index - limit)),
);

/** The same letter of `b` stands one further on in the row above, and at the same index where it is a letter earlier. */
function nextRow(a: string, b: string, row: number, last: readonly number[], before: readonly number[]): number[] {
  const next: number[] = [];
  let left = far;
  // Beyond the ends of a word no letter stands, and NaN equals nothing.
  const [letter, letterBefore] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)];
  for (let index = 0, column = row - (last.length - 1) / 2; index < last.length; index++, column++) {
    const [other, otherBefore] = [b.charCodeAt(column - 1), b.charCodeAt(column - 2)];
    const changed = (last[index] ?? far) + (letter === other ? 0 : 1);
    const isSwap = letter === otherBefore && letterBefore === other;
    left = Math.min(left + 1, (last[index + 1] ?? far) + 1, changed, isSwap ? (before[index] ?? far) + 1 : far);
    next.push(left);
  }
  return next;
}
