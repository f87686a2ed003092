/**
 * Pairs what is alike in two lists without crossing: for each item of the new one the index of its partner in the old one, or -1.
 * `likeness` is 0 for items that have nothing in common; the pairs have the largest sum.
 */
export function align<T>(old: readonly T[], next: readonly T[], likeness: (a: T, b: T) => number): number[] {
  // best[i][j]: the largest sum for the old items from i on and the new ones from j on.
  const best: number[][] = [];
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const alike = old.map((a) => next.map((b) => likeness(a, b)));
  const paired = (i: number, j: number): number => {
    const like = alike[i]?.[j] ?? 0;
    return like === 0 ? 0 : like + at(i + 1, j + 1);
  };
  for (let i = old.length - 1; i >= 0; i--) {
    const row: number[] = [];
    best[i] = row;
    for (let j = next.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
  }
  const partners = next.map(() => -1);
  for (let i = 0, j = 0; i < old.length && j < next.length;) {
    const sum = at(i, j);
    if (sum > 0 && sum === paired(i, j)) partners[j++] = i++;
    else if (sum === at(i + 1, j)) i++;
    else j++;
  }
  return partners;
}
