/** One row of the table in docs/trust.md: a threat or fault, what must hold under it, and the figures that show it. */
export type TrustSuite = {
  /** Short, in kebab-case; the argument of `npm run trust -- --only`. */
  readonly name: string;
  /** The threat or fault, in a few words. */
  readonly threat: string;
  /** What must hold, with its limits. */
  readonly claim: string;
  /** The number of cases of `npm run trust`, and of `npm run test:all`. */
  readonly cases: { readonly full: number; readonly quick: number };
  run(run: TrustRun): Promise<TrustFigures>;
};

export type TrustRun = {
  /** Determines all random choices. */
  readonly seed: number;
  readonly cases: number;
};

export type TrustFigures = {
  /** The number of cases that ran. */
  readonly cases: number;
  /** Counts and times, with their unit in the name: `slowest ms`. */
  readonly figures: Readonly<Record<string, number>>;
  /** A sentence for each case that broke the claim, with what is needed to repeat it. Empty if the claim holds. */
  readonly failures: readonly string[];
};

export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
};

/** Random numbers from a seed (mulberry32), so that a failure can be repeated on any machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: (from) => from[below(from.length)] ?? from[0] };
}
