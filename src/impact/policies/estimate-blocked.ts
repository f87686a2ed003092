import type { Blocked, BlockedEstimate } from '../../domain/impact.ts';
import type { Effect } from '../../domain/plan.ts';
import { atLeast, notEstimable } from '../estimate-of.ts';
import { FigureMaker } from '../figures.ts';
import { every, type Truth } from '../truth.ts';
import { type Enforcement, isBlocking, type Turn } from './enforcement.ts';
import { acts, type HasOne } from './match.ts';
import type { Filters, Policy } from './read-policy.ts';
import { type Alike, countSeen, type Seen } from './seen.ts';
import type { ChangedPolicy } from './sides.ts';

type Way = keyof Blocked;
const allWays = ['newly', 'noLonger'] as const satisfies readonly Way[];

/** Which way a change can turn findings by its filters, and which way it does by its effect, for what was not looked at. */
export type Ways = { readonly can: readonly Way[]; readonly says: readonly Way[] };

const waysOfEffect = {
  stricter: ['newly'],
  looser: ['noLonger'],
  neutral: [],
  mixed: allWays,
  unknown: allWays,
} as const satisfies Record<Effect, readonly Way[]>;

/** A policy turns findings only by filters that come to the bundle or go from it. */
export function waysFinder({ coming, going }: Enforcement): (policy: ChangedPolicy) => Ways {
  const [come, go] = [textsOf(coming), textsOf(going)];
  return ({ change, before, after }) => {
    const turns = {
      newly: isBlocking(after) && come.has(after.filters.text),
      noLonger: isBlocking(before) && go.has(before.filters.text),
    };
    const can = allWays.filter((way) => turns[way]);
    const says: readonly Way[] = waysOfEffect[change.effect];
    return { can, says: can.filter((way) => says.includes(way)) };
  };
}

/** Of all changes together. */
export const allOf = (ways: readonly Ways[]): Ways => ({
  can: allWays.filter((way) => ways.some(({ can }) => can.includes(way))),
  says: allWays.filter((way) => ways.some(({ says }) => says.includes(way))),
});

const textsOf = (all: readonly Filters[]): ReadonlySet<string> => new Set(all.map(({ text }) => text));

/** The findings that turn and on which the policy itself blocks, on the side where they are blocked. */
export function turnBy({ before, after }: ChangedPolicy): (one: Alike) => Turn {
  const blocks = (policy: Policy, has: HasOne): Truth => isBlocking(policy) && acts(policy, has);
  return ({ has, turn }) => ({
    newly: turn.newly === false ? false : every([blocks(after, has), turn.newly]),
    noLonger: turn.noLonger === false ? false : every([blocks(before, has), turn.noLonger]),
  });
}

const none = new FigureMaker([]).sum([]);
const noneBlocked: BlockedEstimate = { kind: 'estimate', figures: { newly: none, noLonger: none } };

/** What is not known of some findings makes it a lower bound, or where nothing is certain not estimable. */
export function estimateBlocked(seen: Seen, turnsOf: (one: Alike) => Turn, { can, says }: Ways): BlockedEstimate {
  if (can.length === 0) return noneBlocked;
  const { alike, because, sum } = seen;
  const turns = alike.map(({ has, tallies, turn }) => ({ has, tallies, turn: turnsOf({ has, tallies, turn }) }));
  const counted = {
    newly: countSeen(turns, ({ turn }) => turn.newly),
    noLonger: countSeen(turns, ({ turn }) => turn.noLonger),
  };
  const sure = allWays.filter((way) => counted[way].tallies.length > 0);
  const open = allWays.filter((way) => says.includes(way) || sure.includes(way));
  const unsure = open.filter((way) => because.length + counted[way].doubts.length > 0);
  const figures = { newly: sum(counted.newly.tallies), noLonger: sum(counted.noLonger.tallies) };
  if (unsure.length === 0) return { kind: 'estimate', figures };
  const doubts = open.flatMap((way) => counted[way].doubts);
  if (sure.length === 0 && (alike.length === 0 || doubts.length > 0))
    return { ...notEstimable([...doubts, ...because]), unsure };
  return { ...atLeast(figures, [...doubts, ...because]), unsure };
}
