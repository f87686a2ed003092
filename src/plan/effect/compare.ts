import type { Deed, Enforcement } from './enforcement.ts';
import { type Cube, type Region, shareUnknown } from './region.ts';
import { findUncovered, matches, type Sample, TooManyCases } from './uncovered.ts';

/** All policies of a bundle before and after, the one that is looked at among them. */
export type Sides = { readonly before: Side; readonly after: Side };

export type Comparison = {
  readonly effect: 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';
  /** Slugs of other policies that do what this one does, so that part of its change makes no difference. */
  readonly coveredBy: readonly string[];
};

/**
 * What the change of one policy does to what the whole bundle enforces. It loosens where it did something that no policy does
 * afterwards, and tightens where it does something that no policy did before. So changes of one plan that make up for each other have
 * no effect, and whatever the plan as a whole loosens is looser in at least one of its changes. `sides` null: as if there were no other.
 */
export function compareEnforcement(slug: string, was: Enforcement, is: Enforcement, sides: Sides | null): Comparison {
  // The policy itself comes first, so others count only for what it does not do.
  const others = sides ?? { before: sideOf([]), after: sideOf([]) };
  const losses = differences(slug, was, both(sideOf([{ ...is, slug }]), others.after));
  const gains = differences(slug, is, both(sideOf([{ ...was, slug }]), others.before));
  const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
  const looser = losses.deeds.has('enforces') || gains.deeds.has('hides');
  const stricter = gains.deeds.has('enforces') || losses.deeds.has('hides');
  const isUnknown =
    losses.deeds.has('unknown') || gains.deeds.has('unknown') || ((looser || stricter) && hasOtherUnknowns(was, is));
  if (isUnknown) return { effect: 'unknown', coveredBy };
  if (looser) return { effect: stricter ? 'mixed' : 'looser', coveredBy };
  return { effect: stricter ? 'stricter' : 'neutral', coveredBy };
}

/** Whether a condition that no one knows came, went or changed in a policy that stands before and after. */
function hasOtherUnknowns(was: Enforcement, is: Enforcement): boolean {
  return was.region.length > 0 && is.region.length > 0 && !shareUnknown(was.region, is.region);
}

type Differences = { readonly deeds: ReadonlySet<Deed>; readonly coveredBy: readonly string[] };

type Does = (policy: Enforced) => boolean;

/** What a policy does that no policy of a side does to the same findings; `unknown` also where that cannot be told. */
function differences(slug: string, { level, deeds, region }: Enforcement, side: Side): Differences {
  const asked = Array.from(deeds, ([text, deed]): [Deed, Does] => [deed, (other) => other.deeds.has(text)]);
  if (level > 0) asked.push(['enforces', (other) => other.level >= level]);
  const found = asked.map(([deed, does]) => ({ deed, by: coverOf(region, side, does) }));
  return {
    deeds: new Set(
      found.flatMap(({ deed, by }) => {
        if (by === 'too-many') return 'unknown';
        return by === null ? deed : [];
      }),
    ),
    coveredBy: found.flatMap(({ by }) => (Array.isArray(by) ? by : [])).filter((one) => one !== slug),
  };
}

/** With more policies than this to be looked at together, no one can follow that they cover something. */
const maxTogether = 12;

/** The policies of a side that do something and together match every finding of a region; null where they leave one. */
function coverOf(region: Region, side: Side, does: Does): string[] | null | 'too-many' {
  try {
    const parts: Part[] = [];
    for (const cube of region) {
      const most = parts.length + maxTogether;
      // Takes policies in until they leave no finding, asking each time for one that they leave.
      const left = findUncovered(cube, [], (sample) => {
        const part = side(sample, does);
        if (part !== null) parts.push(part);
        return part === null || parts.length > most ? null : part.cube;
      });
      if (left !== null) return parts.length > most ? 'too-many' : null;
    }
    return parts.map(({ policy }) => policy.slug);
  } catch (error) {
    // Only a search for a finding throws it.
    if (error instanceof TooManyCases) return 'too-many';
    throw error;
  }
}

/** One policy as it enforces, by its slug. */
export type Enforced = Enforcement & { readonly slug: string };

type Part = { readonly cube: Cube; readonly policy: Enforced };

/** Finds a part of some policy that matches a finding and does at least something. */
export type Side = (sample: Sample, does: Does) => Part | null;

/**
 * What all of these policies enforce. A policy that needs a tag is looked at only for findings that have it, so that asking stays quick
 * where each of many policies is for a tag of its own.
 */
export function sideOf(policies: readonly Enforced[]): Side {
  const parts = policies.flatMap((policy) => policy.region.map((cube): Part => ({ cube, policy })));
  const needs = parts.flatMap((part) => neededNames(part.cube).map((name) => ({ name, part })));
  const byName = Map.groupBy(needs, ({ name }) => name);
  return (sample, does) => {
    for (const name of [...sample.holds, null]) {
      const found = byName.get(name)?.find(({ part }) => matches(part.cube, sample) && does(part.policy));
      if (found !== undefined) return found.part;
    }
    return null;
  };
}

/** The shortest list of which a finding needs one; only null where it needs none. */
const neededNames = ({ some }: Cube): readonly (string | null)[] =>
  some.toSorted((a, b) => a.length - b.length)[0] ?? [null];

/** Two sets of policies as one. */
export const both =
  (one: Side, other: Side): Side =>
  (sample, does) =>
    one(sample, does) ?? other(sample, does);
