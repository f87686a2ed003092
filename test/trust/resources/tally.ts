import { type Random, randomFrom, type TrustFigures } from '../suite.ts';

/** Counts cases and keeps what broke. */
export class Tally {
  readonly failures: string[] = [];
  readonly #counts = new Map<string, number>();
  #cases = 0;

  /** One case more; what is not null is why it broke the claim. */
  add(name: string, wrong: string | null): void {
    this.#cases += 1;
    if (wrong !== null) this.failures.push(`${name}: ${wrong}`);
  }

  count(figure: string, more = 1): void {
    this.#counts.set(figure, (this.#counts.get(figure) ?? 0) + more);
  }

  /** Keeps the highest value. */
  most(figure: string, value: number): void {
    this.#counts.set(figure, Math.max(this.#counts.get(figure) ?? value, value));
  }

  /** `failed` is added to the figures. */
  figures(more: Readonly<Record<string, number>> = {}): TrustFigures {
    const figures = { ...Object.fromEntries(this.#counts), ...more, failed: this.failures.length };
    return { cases: this.#cases, figures, failures: this.failures };
  }
}

/** So many of them, drawn by the seed and in their order; all when that many are asked for. */
export function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  if (count >= all.length) return [...all];
  const random: Random = randomFrom(seed);
  const left = all.map((_, index) => index);
  const chosen = Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
  return chosen.toSorted((a, b) => a - b).flatMap((index) => all.slice(index, index + 1));
}

/** Null when both are the same as JSON, else both. */
export function difference(found: unknown, wanted: unknown): string | null {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return is === should ? null : `${is}, not ${should}`;
}
