import { createHash } from 'node:crypto';

/** Numbers that look random and are the same in every run: mulberry32, seeded by a text. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readInt32LE();
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    const value = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_00_00_00_00;
  }

  /** A whole number from 0 to below `limit`; with a power above 1 small ones come up more often. */
  below(limit: number, power = 1): number {
    return Math.floor(this.next() ** power * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of some; with a power above 1 the first ones come up more often. */
  pick<Item>(items: readonly Item[], power = 1): Item {
    const item = items[this.below(items.length, power)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }
}

/** Picks names as often as their weights say. */
export function weighted<Name extends string>(weights: Readonly<Record<Name, number>>): (random: Random) => Name {
  const entries = Object.entries(weights) as [Name, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random.next() * total;
    const found = entries.find(([, weight]) => (left -= weight) < 0);
    if (found === undefined) throw new Error('there is nothing to pick from');
    return found[0];
  };
}

/** The lines of a table that is written as text. */
export const linesOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const wordsOf = (table: string): string[] => table.trim().split(/\s+/);

/** The lines below each line with a #, which all belong to it; both as columns. */
export function sectionsOf(table: string): { readonly head: readonly string[]; readonly lines: readonly string[][] }[] {
  return table
    .split(/^[ \t]*# /m)
    .slice(1)
    .map((section) => {
      const [head = [], ...lines] = linesOf(section).map(wordsOf);
      return { head, lines };
    });
}

/** The end of every seed's history, in milliseconds: fixed, so that the same seed gives the same rows on any day. */
export const anchor = Date.UTC(2026, 10, 1);

/** 18 months before. */
export const beginning = Date.UTC(2025, 4, 1);

export const minute = 60_000;

export const day = 86_400_000;
