import { type Random, randomFrom } from '../suite.ts';
import { drawSample } from '../resources/tally.ts';
import { type ShortKind, shortKinds } from '../proxy/put-log.ts';

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
  readonly edit: ShortKind | null;
};

/** Exchanges of an apply over three bundles. */
const exchangeCount = 10;
const randomKillCount = 380;

export const killCount = exchangeCount * moments.length + randomKillCount;

/** `count` of all named points and random times, chosen by the seed. */
export function drawKills(seed: number, count: number): Kill[] {
  const random = randomFrom(seed);
  const namedPoints: KillPoint[] = Array.from({ length: exchangeCount }, (_, exchange) =>
    moments.map((moment) => ({ exchange, moment })),
  ).flat();
  const timedPoints = Array.from({ length: randomKillCount }, (): KillPoint => ({
    from: random.pick<'start' | 'first connection'>(['start', 'first connection']),
    share: random.next(),
  }));
  return drawSample([...namedPoints, ...timedPoints], count, seed).map((point) => drawKillAt(point, random));
}

const drawKillAt = (point: KillPoint, random: Random): Kill => ({
  point,
  arrives: random.below(2) === 0,
  edit: random.below(3) === 0 ? random.pick(shortKinds) : null,
});
