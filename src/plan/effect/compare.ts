import type { Deed, Enforcement } from './enforcement.ts';
import { type Cube, type FilterSpace, findUncovered, matches, TooManyCases, unknownIn } from './filter-space.ts';

/** All policies of a bundle before and after, including the one that is compared. */
export type Sides = { readonly before: Side; readonly after: Side };

/** As if there were no other policies. */
export const alone: Sides = { before: [], after: [] };

export type Comparison = {
  readonly effect: 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';
  /** Slugs of other policies that do the same and so cancel a part of the change. */
  readonly coveredBy: readonly string[];
};

/**
 * Compares what one policy enforces before and after, within its bundle. It is looser if it did something that no policy does afterwards, and
 * stricter if it does something that no policy did before. So changes that compensate each other have no effect, and whatever the plan loosens is
 * looser in at least one change.
 */
export function compareEnforcement(slug: string, was: Enforcement, is: Enforcement, sides: Sides): Comparison {
  // The policy itself comes first, so others count only for what it does not do.
  const losses = differences(slug, was, [...partsOf([{ ...is, slug }]), ...sides.after]);
  const gains = differences(slug, is, [...partsOf([{ ...was, slug }]), ...sides.before]);
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
  const own = side.filter(({ policy }) => does(policy));
  const parts: Part[] = [];
  try {
    for (const cube of space) {
      const most = parts.length + maxTogether;
      const left = findUncovered(cube, (sample) => {
        const part = own.find((one) => matches(one.cube, sample));
        if (part !== undefined) parts.push(part);
        return part === undefined || parts.length > most ? null : part.cube;
      });
      if (left !== null) return parts.length > most ? 'too-many' : null;
    }
  } catch (error) {
    if (error instanceof TooManyCases) return 'too-many';
    throw error;
  }
  return parts.map(({ policy }) => policy.slug);
}

/** What one policy enforces. */
export type Enforced = Enforcement & { readonly slug: string };

type Part = { readonly cube: Cube; readonly policy: Enforced };

/** The parts of all policies. */
export type Side = readonly Part[];

export const partsOf = (policies: readonly Enforced[]): Side =>
  policies.flatMap((policy) => policy.space.map((cube) => ({ cube, policy })));
