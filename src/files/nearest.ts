/** Longer words get no suggestion. */
const longest = 100;

/** The allowed word that was probably meant; null if none is close. `mostSteps`: letters that may differ. */
export function nearest(word: string, allowed: readonly string[], mostSteps = 3): string | null {
  if (word.length > longest) return null;
  let best: string | null = null;
  let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), mostSteps) + 1;
  for (const one of allowed) {
    if (Math.abs(one.length - word.length) >= limit) continue;
    const steps = distance(word.toLowerCase(), one.toLowerCase());
    if (steps >= limit || steps >= one.length) continue;
    best = one;
    limit = steps;
  }
  return best;
}

/** The same if no other allowed word is as near, so that nothing else can be meant. */
export function onlyNearest(word: string, allowed: readonly string[]): string | null {
  const meant = nearest(word, allowed);
  const others = allowed.filter((one) => one !== meant);
  const second = meant === null ? null : nearest(word, others);
  const steps = (one: string): number => distance(word.toLowerCase(), one.toLowerCase());
  return meant !== null && second !== null && steps(second) <= steps(meant) ? null : meant;
}

/** Number of comparisons, which take up to a second. */
const mostCompared = 100_000;

/** Like `nearest`, but returns null after very many comparisons, since no one reads thousands of suggestions. */
export function nearestOfMany(): typeof nearest {
  let compared = 0;
  return (word, allowed) => {
    compared += allowed.length;
    return compared > mostCompared ? null : nearest(word, allowed);
  };
}

/** Letters to add, drop, change or swap with a neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    const steps: number[] = [];
    rows.push(steps);
    for (let column = 0; column <= b.length; column++) {
      const changed = at(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Infinity;
      const least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped);
      steps.push(row + column === 0 ? 0 : least);
    }
  }
  return at(a.length, b.length);
}
