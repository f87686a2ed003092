import type { Change, Effect } from '../domain/plan.ts';

/** Lower comes first: what a person must not miss. */
const effectRank = { looser: 0, unknown: 0, mixed: 0, stricter: 1, neutral: 2 } as const satisfies Record<
  Effect,
  number
>;
const verbRank = { delete: 0, update: 1, create: 2 } as const satisfies Record<Change['verb'], number>;

/** Whether a change takes protection away, or might. */
export const isLoosening = (change: Change): boolean => effectRank[change.effect] === 0;

/** Deletes first, of them those that loosen or might; then what else does, then the rest; the plan's own order within each. */
export const byDanger = (a: Change, b: Change): number =>
  dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a)) || verbRank[a.verb] - verbRank[b.verb];

/** 0 a delete, 1 loosens, 2 the rest. */
export function dangerOf(change: Change): 0 | 1 | 2 {
  if (change.verb === 'delete') return 0;
  return isLoosening(change) ? 1 : 2;
}
