import type { Deed, Enforcement } from './enforcement.ts';
import { type Cube, type FilterSpace, unknownIn } from './filter-space.ts';
import { findCounterexample, matches, type Sample, TooManyCases } from './counterexample.ts';

/** All policies of a bundle before and after, including the one that is compared. */
export type Sides = { readonly before: Side; readonly after: Side };

export type Comparison = {
  readonly effect: 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';
  /** Slugs of other policies that do the same and so cancel a part of the change. */
  readonly coveredBy: readonly string[];
};

/**
 * Compares what one policy enforces before and after, within its bundle. It is looser if it did something that no policy does afterwards, and
 * stricter if it does something that no policy did before. So changes that compensate each other have no effect, and whatever the plan loosens is
 * looser in at least one change. `sides` null: as if there were no other policies.
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

/** Whether an unknown condition appeared, disappeared or changed in a policy that exists before and after. */
function hasOtherUnknowns(was: Enforcement, is: Enforcement): boolean {
  return was.space.length > 0 && is.space.length > 0 && unknownIn(was.space) !== unknownIn(is.space);
}

type Differences = { readonly deeds: ReadonlySet<Deed>; readonly coveredBy: readonly string[] };

type Does = (policy: Enforced) => boolean;

/** What a policy does that no policy of a side does to the same findings; `unknown` if undecided. */
function differences(slug: string, { level, deeds, space }: Enforcement, side: Side): Differences {
  const asked = Array.from(deeds, ([text, deed]): [Deed, Does] => [deed, (other) => other.deeds.has(text)]);
  if (level > 0) asked.push(['enforces', (other) => other.level >= level]);
  const found = asked.map(([deed, does]) => ({ deed, by: coverOf(space, side, does) }));
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

/** A reader cannot follow a coverage by more policies than this. */
const maxTogether = 12;

/** The policies of a side that together match every finding of a space; null if a finding is left. */
function coverOf(space: FilterSpace, side: Side, does: Does): string[] | null | 'too-many' {
  try {
    const parts: Part[] = [];
    for (const cube of space) {
      const most = parts.length + maxTogether;
      // Adds policies until no finding is left, each time asking for one that matches an uncovered finding.
      const left = findCounterexample(cube, (sample) => {
        const part = side(sample, does);
        if (part !== null) parts.push(part);
        return part === null || parts.length > most ? null : part.cube;
      });
      if (left !== null) return parts.length > most ? 'too-many' : null;
    }
    return parts.map(({ policy }) => policy.slug);
  } catch (error) {
    // Thrown by findCounterexample.
    if (error instanceof TooManyCases) return 'too-many';
    throw error;
  }
}

/** What one policy enforces. */
export type Enforced = Enforcement & { readonly slug: string };

type Part = { readonly cube: Cube; readonly policy: Enforced };

/** Finds a part of a policy that matches a finding and satisfies `does`. */
export type Side = (sample: Sample, does: Does) => Part | null;

/** Looks through all policies. */
export function sideOf(policies: readonly Enforced[]): Side {
  const parts = policies.flatMap((policy) => policy.space.map((cube): Part => ({ cube, policy })));
  return (sample, does) => parts.find((part) => does(part.policy) && matches(part.cube, sample)) ?? null;
}

/** Two sets of policies as one. */
export const both =
  (one: Side, other: Side): Side =>
  (sample, does) =>
    one(sample, does) ?? other(sample, does);
