/** Maximum length of a word that gets a suggestion. */
const maxWordLength = 100;

/** The allowed word that was probably intended; null if none is close. `maxEdits`: how many letters may differ, at most a third of the word. */
export function nearest(word: string, allowed: readonly string[], maxEdits = 3): string | null {
  if (word.length > maxWordLength) return null;
  let best: string | null = null;
  let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), maxEdits) + 1;
  for (const candidate of allowed) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits >= limit || edits >= candidate.length) continue;
    best = candidate;
    limit = edits;
  }
  return best;
}

/** Like `nearest`, but null if another allowed word is equally near, so that the intended one is not certain. */
export function onlyNearest(word: string, allowed: readonly string[]): string | null {
  const best = nearest(word, allowed);
  if (best === null) return null;
  const others = allowed.filter((other) => other !== best);
  const second = nearest(word, others);
  const editsTo = (other: string): number => editDistance(word.toLowerCase(), other.toLowerCase());
  return second !== null && editsTo(second) <= editsTo(best) ? null : best;
}

/** Maximum number of comparisons; this many take up to a second. */
const maxComparisons = 100_000;

/** Returns a function like `nearest` that returns null after `maxComparisons`, which limits the time for a file with thousands of unknown names. */
export function nearestOfMany(): typeof nearest {
  let comparisons = 0;
  return (word, allowed) => {
    comparisons += allowed.length;
    return comparisons > maxComparisons ? null : nearest(word, allowed);
  };
}

/** The number of edits that turn one word into another: a letter added, dropped, changed or swapped with the next (optimal string alignment). */
function editDistance(a: string, b: string): number {
  // `distances[i][j]` is the distance between the first i letters of a and the first j letters of b.
  const distances: number[][] = [];
  const distanceAt = (row: number, column: number): number => distances[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    const distancesOfRow: number[] = [];
    distances.push(distancesOfRow);
    for (let column = 0; column <= b.length; column++) {
      const changed = distanceAt(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? distanceAt(row - 2, column - 2) + 1 : Infinity;
      const dropped = distanceAt(row - 1, column) + 1;
      const added = distanceAt(row, column - 1) + 1;
      distancesOfRow.push(row + column === 0 ? 0 : Math.min(dropped, added, changed, swapped));
    }
  }
  return distanceAt(a.length, b.length);
}
