import { nameOfBundle } from '../domain/bundle.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';

/**
 * How a reviewed bundle stands against a fresh dry run. `done`: nothing is left to change. `same`: applying does exactly what was reviewed.
 * `moved`: so it does, at another state version. `other`: it does something else. `odd`: nothing is left to change at the very state at
 * which something was, so one of both is wrong.
 */
export type Standing = 'done' | 'same' | 'moved' | 'other' | 'odd';

export function compareWithReviewed(reviewed: Reviewed, fresh: PlannedBundle): Standing {
  const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
  const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
  const isSameState = fresh.stateVersion === reviewed.stateVersion;
  if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? 'odd' : 'done';
  if (!isSameContent || !isSameDiff) return 'other';
  return isSameState ? 'same' : 'moved';
}

type Reviewed = Pick<PlannedBundle, 'bundleDigest' | 'stateVersion' | 'diffDigest'>;

/** What to say of a dry run that is `odd`. */
export const oddAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { hint: 'Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform.' },
  );
