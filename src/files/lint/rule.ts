import type { Bundle } from '../../domain/bundle.ts';
import { type ObjectId, policyId } from '../../domain/object.ts';
import type { Place, Pointer } from '../../domain/position.ts';
import type { Vocabulary } from '../../domain/preview.ts';
import type { Problem } from '../../domain/problem.ts';
import { deriveSlug } from '../../domain/slug.ts';
import type { RemediationPolicy } from '../../generated/types.ts';

export type Known = { readonly today: string; readonly vocabulary: Vocabulary | null };

/** One thing that is looked for in a bundle. */
export type Rule = (bundle: Bundle, known: Known) => Problem[];

type PlacedPolicy = { readonly policy: RemediationPolicy; readonly at: Place };

/** Of each bundle, for the rules ask one after the other. */
const placed = new WeakMap<Bundle, readonly PlacedPolicy[]>();

/** Every remediation policy and where it stands. */
export function policiesOf(bundle: Bundle): readonly PlacedPolicy[] {
  if (bundle.kind !== 'remediation') return [];
  const known = placed.get(bundle);
  if (known !== undefined) return known;
  const place = (policy: RemediationPolicy) => ({ policy, at: originOf(bundle, policyId(slugOf(policy))) });
  const policies = bundle.content.policies.map(place);
  placed.set(bundle, policies);
  return policies;
}

export const slugOf = (policy: RemediationPolicy): string => policy.slug ?? deriveSlug(policy.name);

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
