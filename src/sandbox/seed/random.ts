import { createHash } from 'node:crypto';

/** Deterministic pseudo-random numbers: mulberry32, seeded by a text. */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = createHash('sha256').update(seed).digest().readInt32LE();
  }

  /** A number of at least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    const value = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_00_00_00_00;
  }

  /** An integer of at least 0 and below `limit`; a power above 1 prefers small ones. */
  below(limit: number, power = 1): number {
    return Math.floor(this.next() ** power * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items; a power above 1 prefers the first ones. */
  pick<Item>(items: readonly Item[], power = 1): Item {
    const item = items[this.below(items.length, power)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  }

  /** One of the items, by the percentages in `share`. */
  weighted<Item extends { readonly share: number }>(items: readonly Item[]): Item {
    let remainingShare = this.next() * 100;
    return items.find(({ share }) => (remainingShare -= share) < 0) ?? this.pick(items);
  }
}

/** The end of the seed's history, in milliseconds since 1970. Fixed, so that a seed is the same on any day. */
export const historyEnd = Date.UTC(2026, 10, 1);

/** 18 months before `historyEnd`. */
export const historyStart = Date.UTC(2025, 4, 1);

export const minute = 60_000;

export const day = 86_400_000;
