import { type Random, randomFrom, type TrustFigures } from '../suite.ts';

/** Counts cases and other figures of a suite, and collects failures. */
export class Tally {
  readonly failures: string[] = [];
  readonly #counts = new Map<string, number>();
  #cases = 0;

  /** Adds a case. `failure` says why it broke the claim, or is null. */
  add(name: string, failure: string | null): void {
    this.#cases += 1;
    if (failure !== null) this.failures.push(`${name}: ${failure}`);
  }

  count(figure: string, by = 1): void {
    this.#counts.set(figure, (this.#counts.get(figure) ?? 0) + by);
  }

  /** Keeps the highest value. */
  keepHighest(figure: string, value: number): void {
    this.#counts.set(figure, Math.max(this.#counts.get(figure) ?? value, value));
  }

  /** `failed` is added to the figures. */
  figures(moreFigures: Readonly<Record<string, number>> = {}): TrustFigures {
    const figures = { ...Object.fromEntries(this.#counts), ...moreFigures, failed: this.failures.length };
    return { cases: this.#cases, figures, failures: this.failures };
  }
}

/** Selects `count` of the items by the seed, in their original order. Returns all if there are not more. */
export function drawSample<T>(all: readonly T[], count: number, seed: number): T[] {
  if (count >= all.length) return [...all];
  const random: Random = randomFrom(seed);
  const remaining = all.map((_, index) => index);
  const chosen = Array.from({ length: count }, () => remaining.splice(random.below(remaining.length), 1)[0] ?? 0);
  return chosen.toSorted((a, b) => a - b).flatMap((index) => all.slice(index, index + 1));
}

/** Describes how two values differ as JSON. Returns null if they are equal. */
export function describeDifference(actual: unknown, expected: unknown): string | null {
  const [actualJson, expectedJson] = [JSON.stringify(actual), JSON.stringify(expected)];
  return actualJson === expectedJson ? null : `${actualJson}, not ${expectedJson}`;
}
