import { type Random, randomFrom } from '../suite.ts';
import { drawn } from '../resources/tally.ts';
import { type Kind, kinds } from '../proxy/put-log.ts';

/** Moments of an exchange at the proxy; the last four are milliseconds after its last byte. */
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

/** When the process is killed: at a moment of its n-th exchange, or after a share (from 0 to 1) of the usual duration. */
export type KillPoint =
  | { readonly exchange: number; readonly moment: Moment }
  | { readonly from: 'start' | 'first connection'; readonly share: number };

export type Kill = {
  readonly point: KillPoint;
  /** Whether a request that is under way at the kill still arrives. */
  readonly arrives: boolean;
  /** The bundle that another client changes before the command is run again. */
  readonly edit: Kind | null;
};

/** Exchanges of an apply over three bundles. */
const exchanges = 10;
const randomKills = 380;

export const allKills = exchanges * moments.length + randomKills;

/** `count` of all named points and random times, chosen by the seed. */
export function drawKills(seed: number, count: number): Kill[] {
  const random = randomFrom(seed);
  const named: KillPoint[] = Array.from({ length: exchanges }, (_, exchange) =>
    moments.map((moment) => ({ exchange, moment })),
  ).flat();
  const timed = Array.from({ length: randomKills }, (): KillPoint => ({
    from: random.pick<'start' | 'first connection'>(['start', 'first connection']),
    share: random.next(),
  }));
  return drawn([...named, ...timed], count, seed).map((point) => withChance(point, random));
}

const withChance = (point: KillPoint, random: Random): Kill => ({
  point,
  arrives: random.below(2) === 0,
  edit: random.below(3) === 0 ? random.pick(kinds) : null,
});
