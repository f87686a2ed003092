import { unchangedPolicies } from '../../domain/declared-policies.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
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
  return { changed, unchanged: unchangedPolicies(content, changes).map(readPolicy) };
}
