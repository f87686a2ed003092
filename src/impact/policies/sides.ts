import { policyId } from '../../domain/object.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import { deriveSlug } from '../../domain/slug.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import { noPolicy, type Policy, readPolicy } from './read-policy.ts';

/** A changed policy before and after. */
export type ChangedPolicy = { readonly change: Change; readonly before: Policy; readonly after: Policy };

/** The policies of a bundle, by whether the plan changes them. */
export type Sides = { readonly changed: readonly ChangedPolicy[]; readonly unchanged: readonly Policy[] };

export function sidesOf({ content, changes }: Pick<PlannedBundle, 'changes'> & { content: RemediationBundle }): Sides {
  const changed = changes
    .filter(({ object }) => object === 'RemediationPolicy')
    .map((change) => ({
      change,
      before: change.verb === 'create' ? noPolicy : readPolicy(change.before),
      after: change.verb === 'delete' ? noPolicy : readPolicy(change.after),
    }));
  return { changed, unchanged: unchangedOf(content, changes).map(readPolicy) };
}

/** A platform may have derived a slug otherwise than we do; then the name tells which policy is meant. */
function unchangedOf({ policies }: RemediationBundle, changes: readonly Change[]): RemediationBundle['policies'] {
  const touched = changes.flatMap((change) => (change.verb === 'delete' ? [] : [change]));
  const ids = new Set(touched.map(({ id }) => id));
  const names = new Set(touched.map(({ after }) => after['name']));
  return policies.filter(({ slug, name }) =>
    slug === undefined ? !ids.has(policyId(deriveSlug(name))) && !names.has(name) : !ids.has(policyId(slug)),
  );
}
