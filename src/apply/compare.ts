import type { PlannedBundle } from '../domain/plan.ts';

/** `done`: nothing is left to change. `same-diff`: applying does exactly what was reviewed. `other`: it does something else. */
export function compareWithReviewed(reviewed: PlannedBundle, fresh: PlannedBundle): 'done' | 'same-diff' | 'other' {
  if (fresh.bundleDigest !== reviewed.bundleDigest) return 'other';
  if (fresh.changes.length === 0) return 'done';
  return fresh.diffDigest === reviewed.diffDigest ? 'same-diff' : 'other';
}
