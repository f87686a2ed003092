import type { PlannedBundle } from '../domain/plan.ts';
import { PlatformError } from '../domain/preview.ts';
import { nameOf } from './reasons.ts';

/**
 * `done`: nothing is left to change. `same-diff`: applying does exactly what was reviewed. `other`: it does something else. `odd`: nothing
 * is left to change at the very state at which something was, so one of both is wrong.
 */
export function compareWithReviewed(
  reviewed: PlannedBundle,
  fresh: PlannedBundle,
): 'done' | 'same-diff' | 'other' | 'odd' {
  if (fresh.bundleDigest !== reviewed.bundleDigest) return 'other';
  if (fresh.changes.length === 0) {
    return reviewed.changes.length > 0 && fresh.stateVersion === reviewed.stateVersion ? 'odd' : 'done';
  }
  return fresh.diffDigest === reviewed.diffDigest ? 'same-diff' : 'other';
}

/** What to say of a dry run that is `odd`. */
export const oddAnswer = (fresh: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOf(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`,
    { hint: 'Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform.' },
  );
