import type { Random } from './random.ts';

/** Some items of which few come up often. */
export class Weighted<Item> {
  readonly items: readonly Item[];
  private readonly sums: Float64Array;

  constructor(items: readonly Item[], weights: readonly number[]) {
    this.items = items;
    this.sums = new Float64Array(items.length);
    let sum = 0;
    for (const index of items.keys()) this.sums[index] = sum += weights[index] ?? 0;
  }

  pick(random: Random): Item {
    const wanted = random.next() * (this.sums.at(-1) ?? 0);
    let low = 0;
    let high = this.items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const item = this.items[low];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}

/** The power law: each rank weighs as much as one divided by it, to the power. */
export function byRank<Item>(items: readonly Item[], power: number): Weighted<Item> {
  return new Weighted(
    items,
    items.map((_, index) => 1 / (index + 1) ** power),
  );
}
