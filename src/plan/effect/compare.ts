import type { ActionEffect } from '../../domain/action-types.ts';
import type { Enforcement } from './enforcement.ts';
import { coverOf, type Cube, unknownIn } from './filter-space.ts';

/** All policies of a bundle before and after, including the one that is compared. */
export type BundleSides = { readonly before: BundleSide; readonly after: BundleSide };

/** As if there were no other policies. */
export const noOtherPolicies: BundleSides = { before: [], after: [] };

export type EnforcementChange = {
  readonly effect: 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';
  /** Slugs of other policies that do the same and so cancel a part of the change. */
  readonly coveredBy: readonly string[];
};

/**
 * Compares what one policy enforces before and after, within its bundle. It is looser if it did something that no policy does afterwards, and
 * stricter if it does something that no policy did before. So changes that compensate each other have no effect, and whatever the plan loosens is
 * looser in at least one change.
 */
export function compareEnforcement(
  slug: string,
  was: Enforcement,
  is: Enforcement,
  sides: BundleSides,
): EnforcementChange {
  // The policy itself comes first, so others count only for what it does not do.
  const losses = findUncovered(slug, was, [...enforcedCubes([{ ...is, slug }]), ...sides.after]);
  const gains = findUncovered(slug, is, [...enforcedCubes([{ ...was, slug }]), ...sides.before]);
  const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
  const looser = losses.effects.has('enforces') || gains.effects.has('hides');
  const stricter = gains.effects.has('enforces') || losses.effects.has('hides');
  const isUnknown =
    losses.effects.has('unknown') ||
    gains.effects.has('unknown') ||
    ((looser || stricter) && hasOtherUnknowns(was, is));
  if (isUnknown) return { effect: 'unknown', coveredBy };
  if (looser) return { effect: stricter ? 'mixed' : 'looser', coveredBy };
  return { effect: stricter ? 'stricter' : 'neutral', coveredBy };
}

/** Whether an unknown condition appeared, disappeared or changed in a policy that exists before and after. */
function hasOtherUnknowns(was: Enforcement, is: Enforcement): boolean {
  return was.space.length > 0 && is.space.length > 0 && unknownIn(was.space) !== unknownIn(is.space);
}

type Uncovered = { readonly effects: ReadonlySet<ActionEffect>; readonly coveredBy: readonly string[] };

type HasSameEffect = (policy: PolicyEnforcement) => boolean;

/** What a policy does that no policy of a side does to the same findings; `unknown` if undecided. */
function findUncovered(slug: string, { strictness, effectByAction, space }: Enforcement, side: BundleSide): Uncovered {
  const enforced = Array.from(effectByAction, ([text, effect]): [ActionEffect, HasSameEffect] => [
    effect,
    (other) => other.effectByAction.has(text),
  ]);
  if (strictness > 0) enforced.push(['enforces', (other) => other.strictness >= strictness]);
  const covers = enforced.map(([effect, does]) => {
    const cover = coverOf(
      space,
      side.filter(({ policy }) => does(policy)),
    );
    return cover === 'unknown' ? { effect: cover, cover: null } : { effect, cover };
  });
  return {
    effects: new Set(covers.flatMap(({ effect, cover }) => (cover === null ? effect : []))),
    coveredBy: covers
      .flatMap(({ cover }) => Array.from(cover ?? [], ({ policy }) => policy.slug))
      .filter((one) => one !== slug),
  };
}

/** What one policy enforces. */
export type PolicyEnforcement = Enforcement & { readonly slug: string };

type PolicyCube = { readonly cube: Cube; readonly policy: PolicyEnforcement };

/** The parts of all policies. */
export type BundleSide = readonly PolicyCube[];

export const enforcedCubes = (policies: readonly PolicyEnforcement[]): BundleSide =>
  policies.flatMap((policy) => policy.space.map((cube) => ({ cube, policy })));
