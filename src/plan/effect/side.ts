import type { Enforcement } from './enforcement.ts';
import type { Cube } from './region.ts';
import { matches, type Sample } from './uncovered.ts';

/** One policy as it enforces, by its slug. */
export type Enforced = Enforcement & { readonly slug: string };
export type Part = { readonly cube: Cube; readonly policy: Enforced };

/** Finds a part of some policy that matches a finding and does at least something. */
export type Side = (sample: Sample, does: (policy: Enforced) => boolean) => Part | null;

/**
 * What all of these policies enforce. A policy that needs a tag is looked at only for findings that have it, so that asking stays quick
 * where each of many policies is for a tag of its own.
 */
export function sideOf(policies: readonly Enforced[]): Side {
  const parts = policies.flatMap((policy) => policy.region.map((cube): Part => ({ cube, policy })));
  const uses = countNames(parts);
  const [always, byName] = [[] as Part[], new Map<string, Part[]>()];
  for (const part of parts) {
    const needs = rarest(part.cube.some, uses);
    if (needs === null) always.push(part);
    for (const name of needs ?? []) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [part]);
      else list.push(part);
    }
  }
  return (sample, does) => {
    const fits = ({ cube, policy }: Part): boolean => matches(cube, sample) && does(policy);
    for (const name of sample.holds) {
      const found = byName.get(name)?.find(fits);
      if (found !== undefined) return found;
    }
    return always.find(fits) ?? null;
  };
}

/** How many policies ask for each name. */
function countNames(parts: readonly Part[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { cube } of parts)
    for (const names of cube.some) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

/** The list that the fewest policies ask for. */
function rarest(lists: Cube['some'], uses: ReadonlyMap<string, number>): readonly string[] | null {
  const countOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
  return lists.reduce<readonly string[] | null>(
    (best, names) => (best === null || countOf(names) < countOf(best) ? names : best),
    null,
  );
}

/** Two sets of policies as one. */
export const both =
  (one: Side, other: Side): Side =>
  (sample, does) =>
    one(sample, does) ?? other(sample, does);
