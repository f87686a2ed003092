import type { Change } from '../domain/plan.ts';

/** How reviewers count changes; what is only partly looser, or may be, counts as looser. In order of danger. */
export const directions = ['looser', 'stricter', 'neutral'] as const;

export type Direction = (typeof directions)[number];

const directionOf = {
  looser: 'looser',
  mixed: 'looser',
  unknown: 'looser',
  stricter: 'stricter',
  neutral: 'neutral',
} as const satisfies Record<Change['effect'], Direction>;

/** Whether a change makes enforcement looser, stricter or neither. */
export const direction = ({ effect }: Pick<Change, 'effect'>): Direction => directionOf[effect];

/** Whether a change removes protection, or might. */
export const isLoosening = (change: Change): boolean => direction(change) === 'looser';

/** A change, and how many open findings lose protection by it; infinite if unknown. */
export type Ranked = { readonly change: Change; readonly loss: number };

/** The most dangerous first: looser before stricter before neutral, then by the findings that lose protection, then deletes before others. */
export const byDanger = (a: Ranked, b: Ranked): number =>
  dangerOf(a.change) - dangerOf(b.change) ||
  // Both may be infinite.
  (a.loss === b.loss ? 0 : b.loss - a.loss) ||
  Number(b.change.verb === 'delete') - Number(a.change.verb === 'delete');

/** 0: looser, 1: stricter, 2: neutral. */
export const dangerOf = (change: Change): number => directions.indexOf(direction(change));
