import { nameOfBundle } from '../domain/bundle.ts';
import { PlatformError } from '../domain/errors.ts';
import type { PlannedBundle } from '../domain/plan.ts';

/**
 * How a reviewed bundle compares with its current plan:
 * - `no-changes`: the platform already has it
 * - `as-reviewed`: applying does exactly what was reviewed
 * - `state-changed`: the same diff at another state version
 * - `plan-changed`: another content or diff
 * - `inconsistent`: no changes at the very state version that had some, so one of the two dry runs is wrong
 */
export type Comparison = 'no-changes' | 'as-reviewed' | 'state-changed' | 'plan-changed' | 'inconsistent';

type ReviewedDigests = Pick<PlannedBundle, 'bundleDigest' | 'stateVersion' | 'diffDigest'>;

/** Compares what was reviewed of a bundle with its current plan. */
export function compareWithReviewed(reviewed: ReviewedDigests, current: PlannedBundle): Comparison {
  const isSameDiff = current.diffDigest === reviewed.diffDigest;
  const isSameContent = current.bundleDigest === reviewed.bundleDigest;
  const isSameState = current.stateVersion === reviewed.stateVersion;
  if (current.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? 'inconsistent' : 'no-changes';
  if (!isSameContent || !isSameDiff) return 'plan-changed';
  return isSameState ? 'as-reviewed' : 'state-changed';
}

/** The error for a dry run that is `inconsistent`. */
export const inconsistentAnswer = (current: PlannedBundle): PlatformError =>
  new PlatformError(
    `The platform shows no changes of ${nameOfBundle(current)} at the very state version, ${current.stateVersion}, at which there have to be some.`,
    { fix: 'Its answer may be incomplete. Retry; if it persists, ask the operator of the platform.' },
  );
