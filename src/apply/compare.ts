import { nameOfBundle } from '../domain/bundle.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';

/**
 * `done`: nothing is left to change. `same-diff`: applying does exactly what was reviewed. `other`: it does something else. `odd`: nothing
 * is left to change at the very state at which something was, so one of both is wrong.
 */
export function compareWithReviewed(reviewed: Reviewed, fresh: PlannedBundle): 'done' | 'same-diff' | 'other' | 'odd' {
  if (fresh.bundleDigest !== reviewed.bundleDigest) return 'other';
  const isSame = fresh.diffDigest === reviewed.diffDigest;
  if (fresh.changes.length === 0) return !isSame && fresh.stateVersion === reviewed.stateVersion ? 'odd' : 'done';
  return isSame ? 'same-diff' : 'other';
}

type Reviewed = Pick<PlannedBundle, 'bundleDigest' | 'stateVersion' | 'diffDigest'>;

/** What to say of a dry run that is `odd`. */
export const oddAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { hint: 'Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform.' },
  );
