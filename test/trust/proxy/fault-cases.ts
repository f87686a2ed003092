import { drawSample } from '../resources/tally.ts';
import { type Random, randomFrom } from '../suite.ts';
import { type FaultName, faultNames } from './network-faults.ts';
import { shortKinds } from './put-log.ts';

/** `plan`: `ifmatch apply --plan plan.json`. `yes`: `ifmatch apply --yes`. */
export type ApplyMode = 'plan' | 'yes';
/** A place for a fault: the name of an exchange, and the number of exchanges that end before it begins. */
export type FaultPoint = { readonly mode: ApplyMode; readonly exchange: string; readonly after: number };
/** A fault of one exchange. `forever`: all later exchanges of the same kind have it too, so that no retry helps. */
export type PlannedFault = {
  readonly fault: FaultName;
  readonly exchange: string;
  readonly after: number;
  readonly forever: boolean;
};
export type FaultCase = { readonly mode: ApplyMode; readonly seed: number; readonly faults: readonly PlannedFault[] };

const concurrentPoints = (mode: ApplyMode, after: number, exchangeNames: readonly string[]): FaultPoint[] =>
  exchangeNames.map((exchange) => ({ mode, exchange, after }));

/** All PUTs, then the dry runs that verify them. `round` is the number of these dry runs, counted from 1 for each bundle. */
const sendingPoints = (mode: ApplyMode, endedBefore: number, round: number): FaultPoint[] => [
  ...shortKinds.map((kind, index) => ({ mode, exchange: `PUT ${kind} 1`, after: endedBefore + index })),
  ...concurrentPoints(
    mode,
    endedBefore + shortKinds.length,
    shortKinds.map((kind) => `dry run ${kind} ${String(round)}`),
  ),
];

/** Every exchange of an apply of three bundles without faults, for both ways to apply. */
export const faultPoints: readonly FaultPoint[] = [
  ...concurrentPoints('plan', 0, ['deployments 1']),
  ...concurrentPoints(
    'plan',
    1,
    shortKinds.map((kind) => `dry run ${kind} 1`),
  ),
  ...sendingPoints('plan', 4, 2),
  ...concurrentPoints('yes', 0, ['deployments 1']),
  ...concurrentPoints(
    'yes',
    1,
    shortKinds.flatMap((kind) => [`dry run ${kind} 1`, `vocabulary ${kind} 1`]),
  ),
  ...concurrentPoints(
    'yes',
    7,
    shortKinds.map((kind) => `dry run ${kind} 2`),
  ),
  ...sendingPoints('yes', 10, 3),
];

/** The number of random pairs of faults in the full suite. */
export const pairCount = 500;

/** Returns `count` cases: every fault at every exchange, and random pairs of faults. If `count` is smaller, the seed selects some of them. */
export function drawCases(seed: number, count: number): FaultCase[] {
  const random = randomFrom(seed);
  const singles = faultPoints.flatMap(({ mode, exchange, after }) =>
    faultNames.map((fault) => ({
      mode,
      seed: random.below(2 ** 31),
      faults: [{ fault, exchange, after, forever: false }],
    })),
  );
  const allCases = [...singles, ...Array.from({ length: pairCount }, () => drawPair(random))];
  return drawSample(allCases, count, seed);
}

function drawPair(random: Random): FaultCase {
  const mode = random.pick<ApplyMode>(['plan', 'yes']);
  const [first, ...others] = faultPoints.filter((place) => place.mode === mode);
  if (first === undefined) throw new Error('there is no exchange');
  const points: [FaultPoint, ...FaultPoint[]] = [first, ...others];
  const drawFault = (): PlannedFault => {
    const { exchange, after } = random.pick(points);
    return {
      fault: random.pick(faultNames),
      exchange: random.below(3) === 0 ? nextExchangeName(exchange) : exchange,
      after,
      forever: random.below(3) === 0,
    };
  };
  // Two faults of the same PUT, or of a PUT and its verification, are the hardest cases, so they come often.
  const [firstFault, secondFault] = [drawFault(), drawFault()];
  const isRelated = random.below(2) === 0 && firstFault.exchange.startsWith('PUT');
  return {
    mode,
    seed: random.below(2 ** 31),
    faults: [firstFault, isRelated ? { ...secondFault, ...drawRelatedPoint(firstFault, random) } : secondFault],
  };
}

const nextExchangeName = (exchange: string): string => exchange.replace(/\d+$/, (count) => String(Number(count) + 1));

function drawRelatedPoint({ exchange, after }: PlannedFault, random: Random): Pick<PlannedFault, 'exchange' | 'after'> {
  if (random.below(2) === 0) return { exchange: nextExchangeName(exchange), after };
  const dryRun = faultPoints.find((place) => place.after === after + 1 && place.exchange.startsWith('dry run'));
  return { exchange: dryRun?.exchange ?? nextExchangeName(exchange), after: after + 1 };
}
