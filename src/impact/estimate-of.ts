import type { Estimate, Limit } from '../domain/impact.ts';

/** At most so many reasons are told. */
const mostReasons = 5;

/** Figures, and the reasons why they may be higher. */
export const estimateOf = <T>(figures: T, because: readonly Limit[]): Estimate<T> =>
  because.length === 0 ? { kind: 'estimate', figures } : atLeast(figures, because);

type OfKind<T, Kind extends Estimate<T>['kind']> = Extract<Estimate<T>, { readonly kind: Kind }>;

export const atLeast = <T>(figures: T, because: readonly Limit[]): OfKind<T, 'at-least'> => ({
  kind: 'at-least',
  figures,
  because: distinct(because),
});

export const notEstimable = (because: readonly Limit[]): OfKind<never, 'not-estimable'> => ({
  kind: 'not-estimable',
  because: distinct(because),
});

function distinct(limits: readonly Limit[]): Limit[] {
  return [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()].slice(0, mostReasons);
}
