import type { Bundle, Deployment } from '../domain/bundle.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { Locate } from '../domain/position.ts';
import type { Preview } from '../domain/preview.ts';
import { summarize } from '../domain/summary.ts';
import { changesOf } from './changes.ts';
import { diffDigest, planDigest } from './digest.ts';
import { type Prepared, prepareNow } from './prepare.ts';

/** What applying a bundle would change, from the platform's answer to its dry run, which must hold no rejections. */
export const planBundle = (bundle: Bundle, deployment: Deployment, preview: Preview, locate: Locate): PlannedBundle =>
  planPrepared(prepareNow(bundle), deployment, preview, locate);

/** The same of a bundle that was prepared while the platform answered. */
export function planPrepared(
  { bundle, bundleDigest }: Prepared,
  deployment: Deployment,
  preview: Preview,
  locate: Locate,
): PlannedBundle {
  if (preview.rejections.length > 0) throw new Error('a rejected bundle has no plan');
  const changes = changesOf(bundle, preview, locate);
  const digests = { bundleDigest, diffDigest: diffDigest(changes) };
  const planned = { deployment, stateVersion: preview.stateVersion, ...digests, changes };
  return bundle.kind === 'remediation'
    ? { kind: bundle.kind, content: bundle.content, ...planned }
    : { kind: bundle.kind, content: bundle.content, ...planned };
}

/** The plan of a run. The same bundles give the same plan, byte for byte. */
export function makePlan(bundles: readonly PlannedBundle[]): Plan {
  return { bundles, digest: planDigest(bundles), summary: summarize(bundles.flatMap((bundle) => bundle.changes)) };
}
