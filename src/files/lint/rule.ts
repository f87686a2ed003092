import type { Bundle } from '../../domain/bundle.ts';
import { slugOf } from '../../domain/declared-policies.ts';
import { type ObjectId, policyId } from '../../domain/object.ts';
import type { Place, Pointer } from '../../domain/position.ts';
import type { Vocabulary } from '../../domain/preview.ts';
import type { Problem } from '../../domain/problem.ts';
import type { RemediationPolicy } from '../../generated/types.ts';

/** One thing that is looked for in a bundle. The vocabulary is null where the platform was not asked or does not say. */
export type Rule = (bundle: Bundle, vocabulary: Vocabulary | null) => Problem[];

/**
 * One thing that is looked for in every policy of a bundle: the rule makes ready for the bundle, and what it gives back is asked of one
 * policy after the other. All rules see a policy while it is at hand, and a policy that is right costs no memory: `fine`.
 */
export type PolicyRule = (
  bundle: Bundle,
  vocabulary: Vocabulary | null,
) => (policy: RemediationPolicy) => readonly Problem[];

export const fine: readonly Problem[] = [];

/** A place in a policy of a bundle. */
export const inPolicy = (bundle: Bundle, policy: RemediationPolicy, ...steps: Pointer): Place =>
  within(originOf(bundle, policyId(slugOf(policy))), ...steps);

/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
export function originOf(bundle: Bundle, id: ObjectId): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} stands in no file`);
  return origin;
}

/** A place further in. */
export const within = (place: Place, ...steps: Pointer): Place => ({
  file: place.file,
  pointer: [...place.pointer, ...steps],
});
