import { type Random, randomFrom } from '../suite.ts';
import { drawn } from '../resources/tally.ts';
import { type Kind, kinds } from '../proxy/journal.ts';

/** Moments of an exchange, as the proxy sees them; the last ones lie so many milliseconds behind its last byte. */
export const moments = [
  'connection opened',
  'head arrived',
  'body arrived',
  'passed on',
  'platform answered',
  'head sent',
  'half sent',
  'all sent',
  '1 ms after',
  '2 ms after',
  '4 ms after',
  '8 ms after',
] as const;
export type Moment = (typeof moments)[number];

/** When the process is killed: at a moment of its n-th exchange, or so far into a run of usual length (from 0 to 1). */
export type Point =
  | { readonly exchange: number; readonly moment: Moment }
  | { readonly from: 'start' | 'first connection'; readonly share: number };

export type Kill = {
  readonly point: Point;
  /** Whether a request that was on its way when the process died still arrives. */
  readonly arrives: boolean;
  /** What somebody else changes on the platform before the command is run again. */
  readonly edit: Kind | null;
};

/** Exchanges of an apply over three bundles. */
const exchanges = 10;
const randomKills = 380;

export const allKills = exchanges * moments.length + randomKills;

/** Every named point, then random times; or so many of them, drawn by the seed. */
export function drawKills(seed: number, count: number): Kill[] {
  const random = randomFrom(seed);
  const named: Point[] = Array.from({ length: exchanges }, (_, exchange) =>
    moments.map((moment) => ({ exchange, moment })),
  ).flat();
  const timed = Array.from({ length: randomKills }, (): Point => ({
    from: random.pick<'start' | 'first connection'>(['start', 'first connection']),
    share: random.next(),
  }));
  return drawn([...named, ...timed], count, seed).map((point) => withChance(point, random));
}

const withChance = (point: Point, random: Random): Kill => ({
  point,
  arrives: random.below(2) === 0,
  edit: random.below(3) === 0 ? random.pick(kinds) : null,
});
