/** Chooses among things; the same seed gives the same choices on every machine. */
export type Dice = {
  /** A whole number from 0 to `below` - 1. */
  number(below: number): number;
  pick<T>(all: readonly T[]): T;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
};

/** A linear congruential generator of 32 bits, of which only the high ones are used: the low ones repeat soon. */
export function diceOf(seed: number): Dice {
  let state = scatter(seed);
  const number = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
  return {
    number,
    pick<T>(all: readonly T[]): T {
      if (all.length === 0) throw new Error('nothing to pick from');
      return all[number(all.length)] as T;
    },
    chance: (percent) => number(100) < percent,
  };
}

/** Seeds that follow each other must not begin alike. */
function scatter(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
