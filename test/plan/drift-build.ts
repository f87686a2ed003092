import type { BundleContent } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import { type Compared } from '../../src/plan/three-way.ts';

/** A bundle of which a commit tells what was applied last. */
export const compared = (
  bundle: PlannedBundle,
  applied: BundleContent | null,
  more: Partial<Compared> = {},
): Compared => ({
  bundle,
  base: { kind: 'none', why: 'no-git' },
  applied,
  history: null,
  since: null,
  ...more,
});
