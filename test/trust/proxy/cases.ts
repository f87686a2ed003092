import { drawn } from '../resources/tally.ts';
import { type Random, randomFrom } from '../suite.ts';
import { type FaultName, faultNames } from './faults.ts';
import { kinds } from './put-log.ts';

/** `plan`: `ifmatch apply --plan plan.json`. `yes`: `ifmatch apply --yes`. */
export type Mode = 'plan' | 'yes';
/** Where a fault strikes: an exchange, and how many ended before it can begin. */
export type Place = { readonly mode: Mode; readonly exchange: string; readonly after: number };
/** `forever`: it also strikes everything that comes after it for the same purpose, so that no retry helps. */
export type Planned = {
  readonly fault: FaultName;
  readonly exchange: string;
  readonly after: number;
  readonly forever: boolean;
};
export type Case = { readonly mode: Mode; readonly seed: number; readonly faults: readonly Planned[] };

const together = (mode: Mode, after: number, names: readonly string[]): Place[] =>
  names.map((exchange) => ({ mode, exchange, after }));

/** All PUTs, then the dry runs that verify them. `round` is how many dry runs of a bundle there will have been. */
const sending = (mode: Mode, from: number, round: number): Place[] => [
  ...kinds.map((kind, index) => ({ mode, exchange: `PUT ${kind} 1`, after: from + index })),
  ...together(
    mode,
    from + kinds.length,
    kinds.map((kind) => `dry run ${kind} ${String(round)}`),
  ),
];

/** Every exchange of an apply over three bundles that nothing disturbs, in both ways to apply. */
export const exchanges: readonly Place[] = [
  ...together('plan', 0, ['deployments 1']),
  ...together(
    'plan',
    1,
    kinds.map((kind) => `dry run ${kind} 1`),
  ),
  ...sending('plan', 4, 2),
  ...together('yes', 0, ['deployments 1']),
  ...together(
    'yes',
    1,
    kinds.flatMap((kind) => [`dry run ${kind} 1`, `vocabulary ${kind} 1`]),
  ),
  ...together(
    'yes',
    7,
    kinds.map((kind) => `dry run ${kind} 2`),
  ),
  ...sending('yes', 10, 3),
];

/** How many random pairs the full form tries. */
export const pairs = 500;

/** Every exchange with every fault, then pairs; or so many of them, drawn by the seed. */
export function drawCases(seed: number, count: number): Case[] {
  const random = randomFrom(seed);
  const singles = exchanges.flatMap(({ mode, exchange, after }) =>
    faultNames.map((fault) => ({
      mode,
      seed: random.below(2 ** 31),
      faults: [{ fault, exchange, after, forever: false }],
    })),
  );
  const all = [...singles, ...Array.from({ length: pairs }, () => pair(random))];
  return drawn(all, count, seed);
}

function pair(random: Random): Case {
  const mode = random.pick<Mode>(['plan', 'yes']);
  const [first, ...others] = exchanges.filter((place) => place.mode === mode);
  if (first === undefined) throw new Error('there is no exchange');
  const places: [Place, ...Place[]] = [first, ...others];
  const fault = (): Planned => {
    const { exchange, after } = random.pick(places);
    return {
      fault: random.pick(faultNames),
      exchange: random.below(3) === 0 ? later(exchange) : exchange,
      after,
      forever: random.below(3) === 0,
    };
  };
  // The same PUT twice, or a PUT and what looks after it, is where the hard decisions are.
  const [one, other] = [fault(), fault()];
  const close = random.below(2) === 0 && one.exchange.startsWith('PUT');
  return { mode, seed: random.below(2 ** 31), faults: [one, close ? { ...other, ...nextTo(one, random) } : other] };
}

const later = (exchange: string): string => exchange.replace(/\d+$/, (count) => String(Number(count) + 1));

function nextTo({ exchange, after }: Planned, random: Random): Pick<Planned, 'exchange' | 'after'> {
  if (random.below(2) === 0) return { exchange: later(exchange), after };
  const look = exchanges.find((place) => place.after === after + 1 && place.exchange.startsWith('dry run'));
  return { exchange: look?.exchange ?? later(exchange), after: after + 1 };
}
