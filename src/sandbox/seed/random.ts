import { createHash } from 'node:crypto';

/** Deterministic pseudo-random numbers: mulberry32, seeded by a text. */
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

  /** An integer from 0 to below `limit`; a power above 1 prefers small ones. */
  below(limit: number, power = 1): number {
    return Math.floor(this.next() ** power * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of some items; a power above 1 prefers the first ones. */
  pick<Item>(items: readonly Item[], power = 1): Item {
    const item = items[this.below(items.length, power)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }

  /** One of some items by weights, which are percentages. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = this.next() * 100;
    return (items.find(([, weight]) => (left -= weight) < 0) ?? this.pick(items))[0];
  }
}

/** The lines of a table in text form. */
export const linesOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const wordsOf = (table: string): string[] => table.trim().split(/\s+/);

/** The lines of a table in columns; those below a line with # begin with its columns. */
export function rowsOf(table: string): string[][] {
  let head: string[] = [];
  return linesOf(table).flatMap((line) => {
    if (!line.startsWith('# ')) return [[...head, ...wordsOf(line)]];
    head = wordsOf(line.slice(2));
    return [];
  });
}

/** The end of the seed's history, in milliseconds; fixed, so that a seed is the same on any day. */
export const anchor = Date.UTC(2026, 10, 1);

/** 18 months before. */
export const beginning = Date.UTC(2025, 4, 1);

export const minute = 60_000;

export const day = 86_400_000;
