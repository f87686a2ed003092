import type { Estimate, Limit } from '../domain/impact.ts';

/** At most so many reasons are told. */
const mostReasons = 5;

/** Figures, and the reasons why they may be higher. */
export function estimateOf<T>(figures: T, because: readonly Limit[]): Estimate<T> {
  const reasons = distinct(because);
  return reasons.length === 0 ? { kind: 'estimate', figures } : { kind: 'at-least', figures, because: reasons };
}

export const notEstimable = (because: readonly Limit[]): Estimate<never> => ({
  kind: 'not-estimable',
  because: distinct(because),
});

function distinct(limits: readonly Limit[]): Limit[] {
  return [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()].slice(0, mostReasons);
}
