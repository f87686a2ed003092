export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** The same things in another order, which depends on the seed alone. */
export function shuffled<T>(all: readonly T[], dice: { number(below: number): number }): T[] {
  const rest = [...all];
  return all.flatMap(() => rest.splice(dice.number(rest.length), 1));
}
