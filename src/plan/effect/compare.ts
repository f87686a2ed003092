import type { ActionEffect } from '../../domain/action-types.ts';
import type { Enforcement } from './enforcement.ts';
import { coverOf, type Cube, unknownIn } from './filter-space.ts';

/** What all policies of a bundle enforce before and after a diff, including the policy that is compared. */
export type EnforcementBeforeAfter = { readonly before: BundleEnforcement; readonly after: BundleEnforcement };

/** The enforcement of a bundle without other policies. */
export const noOtherPolicies: EnforcementBeforeAfter = { before: [], after: [] };

/** How the enforcement of a policy changes within its bundle. */
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
  before: Enforcement,
  after: Enforcement,
  bundleEnforcement: EnforcementBeforeAfter,
): EnforcementChange {
  // The policy itself comes first, so others count only for what it does not do.
  const losses = findUncovered(slug, before, [...enforcedCubes([{ ...after, slug }]), ...bundleEnforcement.after]);
  const gains = findUncovered(slug, after, [...enforcedCubes([{ ...before, slug }]), ...bundleEnforcement.before]);
  const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
  const isLooser = losses.effects.has('enforces') || gains.effects.has('hides');
  const isStricter = gains.effects.has('enforces') || losses.effects.has('hides');
  const isUnknown =
    losses.effects.has('unknown') ||
    gains.effects.has('unknown') ||
    ((isLooser || isStricter) && hasOtherUnknowns(before, after));
  if (isUnknown) return { effect: 'unknown', coveredBy };
  if (isLooser) return { effect: isStricter ? 'mixed' : 'looser', coveredBy };
  return { effect: isStricter ? 'stricter' : 'neutral', coveredBy };
}

/** Whether an unknown condition appeared, disappeared or changed in a policy that exists before and after. */
function hasOtherUnknowns(before: Enforcement, after: Enforcement): boolean {
  return before.space.length > 0 && after.space.length > 0 && unknownIn(before.space) !== unknownIn(after.space);
}

/** What a policy does that the other side does not. `effects`: of the actions that are not covered. `coveredBy`: slugs for the others. */
type Uncovered = { readonly effects: ReadonlySet<ActionEffect>; readonly coveredBy: readonly string[] };

/** Finds what a policy does that no policy of a side does to the same findings; `unknown` if that cannot be decided. */
function findUncovered(slug: string, enforcement: Enforcement, side: BundleEnforcement): Uncovered {
  const effects = new Set<ActionEffect>();
  const coveredBy = new Set<string>();
  for (const { effect, isDoneBy } of enforcedEffects(enforcement)) {
    const cover = coverOf(
      enforcement.space,
      side.filter(({ policy }) => isDoneBy(policy)),
    );
    if (cover === 'unknown') effects.add('unknown');
    else if (cover === null) effects.add(effect);
    else for (const { policy } of cover) coveredBy.add(policy.slug);
  }
  coveredBy.delete(slug);
  return { effects, coveredBy: [...coveredBy] };
}

/** Something that a policy does, and whether another policy does the same. */
type EnforcedEffect = {
  readonly effect: ActionEffect;
  readonly isDoneBy: (policy: PolicyEnforcement) => boolean;
};

function enforcedEffects({ strictness, effectByAction }: Enforcement): EnforcedEffect[] {
  const ofActions = Array.from(effectByAction, ([action, effect]): EnforcedEffect => ({
    effect,
    isDoneBy: (policy) => policy.effectByAction.has(action),
  }));
  if (strictness === 0) return ofActions;
  return [...ofActions, { effect: 'enforces', isDoneBy: (policy) => policy.strictness >= strictness }];
}

/** What one policy enforces. */
export type PolicyEnforcement = Enforcement & { readonly slug: string };

/** Some of the findings that a policy matches, with what it does to them. */
type EnforcedCube = { readonly cube: Cube; readonly policy: PolicyEnforcement };

/** The cubes of all policies. */
export type BundleEnforcement = readonly EnforcedCube[];

export const enforcedCubes = (policies: readonly PolicyEnforcement[]): BundleEnforcement =>
  policies.flatMap((policy) => policy.space.map((cube) => ({ cube, policy })));
