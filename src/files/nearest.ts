/** The allowed word that was probably meant; null when none is close enough. */
export function nearest(word: string, allowed: readonly string[]): string | null {
  let best: string | null = null;
  let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
  for (const one of allowed) {
    const steps = distance(word.toLowerCase(), one.toLowerCase(), limit);
    if (steps > limit || steps >= one.length) continue;
    if (best === null || steps < limit) best = one;
    limit = steps;
  }
  return best;
}

/** Letters to add, drop, change or swap with a neighbour; beyond `limit` any larger number. (Optimal string alignment.) */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // Row n holds the steps from the first n letters of `a` to each beginning of `b`.
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  let [fewest, before] = [0, 0];
  for (let row = 1; row <= a.length; row++) {
    const next = nextRow(a.slice(0, row), b, rows);
    rows.push(next);
    [fewest, before] = [Math.min(...next), fewest];
    // No later row has fewer steps than this one, or than the one before it and a swap.
    if (fewest > limit && before >= limit) return limit + 1;
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

function nextRow(a: string, b: string, rows: readonly (readonly number[])[]): number[] {
  const [last = [], before = []] = [rows.at(-1), rows.at(-2)];
  const row = [a.length];
  for (let column = 1; column <= b.length; column++) {
    const cost = a.at(-1) === b[column - 1] ? 0 : 1;
    const isSwap = column > 1 && a.at(-1) === b[column - 2] && a.at(-2) === b[column - 1];
    const swapped = isSwap ? (before[column - 2] ?? 0) + 1 : Infinity;
    row.push(Math.min((row[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost, swapped));
  }
  return row;
}
