import type { Change } from '../domain/plan.ts';

/** How reviewers count changes, the riskiest direction first. What is only partly looser, or may be, counts as looser. */
export const directions = ['looser', 'stricter', 'neutral'] as const;

export type Direction = (typeof directions)[number];

const directionByEffect = {
  looser: 'looser',
  mixed: 'looser',
  unknown: 'looser',
  stricter: 'stricter',
  neutral: 'neutral',
} as const satisfies Record<Change['effect'], Direction>;

/** Whether a change makes enforcement looser, stricter or neither. */
export const effectDirection = ({ effect }: Pick<Change, 'effect'>): Direction => directionByEffect[effect];

/** Whether a change removes protection, or might. */
export const isLoosening = (change: Change): boolean => effectDirection(change) === 'looser';

/** A change, and how many open findings lose protection by it; infinite if unknown. */
export type RankedChange = { readonly change: Change; readonly findingsImpact: { readonly lostFindings: number } };

/** The riskiest first: looser before stricter before neutral, then by the findings that lose protection, then deletes before others. */
export const compareByRisk = (a: RankedChange, b: RankedChange): number =>
  riskRank(a.change) - riskRank(b.change) ||
  compareLostFindings(a, b) ||
  Number(b.change.verb === 'delete') - Number(a.change.verb === 'delete');

/** Not a difference alone, since both numbers may be infinite. */
const compareLostFindings = (a: RankedChange, b: RankedChange): number =>
  a.findingsImpact.lostFindings === b.findingsImpact.lostFindings
    ? 0
    : b.findingsImpact.lostFindings - a.findingsImpact.lostFindings;

/** 0: looser, the riskiest; 1: stricter; 2: neutral. */
export const riskRank = (change: Change): number => directions.indexOf(effectDirection(change));
