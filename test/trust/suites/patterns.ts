import { findPatterns, type Found } from '../patterns/find-patterns.ts';
import { patience, timeOf } from '../patterns/time.ts';
import { inputOf, type Worst, worstInputs } from '../patterns/worst-inputs.ts';
import { randomFrom, type TrustFigures, type TrustRun, type TrustSuite } from '../suite.ts';

/** Made at run time of what stands in the document, whose patterns are tried where they stand in `src/generated`. */
const fromTheDocument: readonly RegExp[] = [
  /^src\/files\/shape\/field\.ts:/,
  /^src\/platform\/http\.ts:/,
  /^src\/sandbox\/http\/query\.ts:/,
  /^src\/sandbox\/http\/respond\.ts:/,
];

export const suite: TrustSuite = {
  name: 'patterns',
  threat: 'A regular expression that takes time out of proportion to its input',
  claim: 'Each pattern of the sources under 20 ms on 100,000-character inputs built against it',
  cases: { full: 40_000, quick: 1600 },
  run: async (run) => Promise.resolve(tryPatterns(run)),
};

type Case = { readonly pattern: Found; readonly worst: Worst };

function tryPatterns({ seed, cases }: TrustRun): TrustFigures {
  const { found, unread } = findPatterns();
  const patterns = [...new Map(found.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
  const all = chosen(
    patterns.map((pattern) => worstInputs(pattern.source, pattern.flags).map((worst) => ({ pattern, worst }))),
    { seed, cases },
  );
  const slowest = new Map<Found, number>();
  const failures = unread
    .filter((at) => !fromTheDocument.some((known) => known.test(at)))
    .map((at) => `${at} makes a pattern that cannot be read from the source: say in this suite what bounds it`);
  for (const { pattern, worst } of all) {
    const { milliseconds, length } = timeOf(pattern, worst);
    slowest.set(pattern, Math.max(slowest.get(pattern) ?? 0, milliseconds));
    if (milliseconds >= patience) failures.push(tooSlow({ pattern, worst }, milliseconds, length));
  }
  const figures = { patterns: patterns.length, ...slowestFive(slowest) };
  return { cases: all.length, figures, failures: failures.slice(0, 40) };
}

/** All of them, or for each pattern as many as there is room for, from another place for each seed. */
function chosen(inputs: readonly (readonly Case[])[], { seed, cases }: TrustRun): Case[] {
  if (inputs.flat().length <= cases) return inputs.flat();
  const random = randomFrom(seed);
  const each = Math.max(1, Math.floor(cases / inputs.length));
  return inputs.flatMap((of) => {
    const from = random.below(of.length);
    return [...of.slice(from), ...of.slice(0, from)].slice(0, each);
  });
}

function tooSlow({ pattern: { at, source }, worst }: Case, milliseconds: number, length: number): string {
  const input = JSON.stringify(inputOf(worst, 20).slice(0, 60));
  return `${at}: /${source}/ takes ${String(Math.ceil(milliseconds))} ms for ${String(length)} characters like ${input}`;
}

/** In milliseconds, by the place of the pattern. */
function slowestFive(slowest: ReadonlyMap<Found, number>): Record<string, number> {
  const inOrder = [...slowest].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  return Object.fromEntries(inOrder.map(([{ at }, time]) => [`${at} ms`, Math.ceil(time)]));
}
