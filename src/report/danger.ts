import type { Change } from '../domain/plan.ts';

/** Whether a change removes protection, or might. */
export const isLoosening = ({ effect }: Change): boolean =>
  effect === 'looser' || effect === 'unknown' || effect === 'mixed';

/** Deletes first, loosening ones before others; then other loosening changes; then the rest in the plan's order. */
export const byDanger = (a: Change, b: Change): number =>
  dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a));

/** 0: delete, 1: loosens, 2: other. */
export function dangerOf(change: Change): 0 | 1 | 2 {
  if (change.verb === 'delete') return 0;
  return isLoosening(change) ? 1 : 2;
}
