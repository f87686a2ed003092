import { createHash } from 'node:crypto';
import { bundleKinds, type Deployment } from '../domain/bundle.ts';
import { canonicalLimits } from '../domain/guards.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { RecordedBundle, RecordPayload } from '../domain/record.ts';
import type { Settings } from '../domain/settings.ts';
import { diffDigest } from '../plan/digest.ts';

/** Three bundles with this many changes still fit into the longest line. */
const mostChanges = 100;

/** Identifies changes in messages only; the digest of the whole diff is what binds. */
export const shortDigest = (change: Change): string => diffDigest([change]).slice(7, 23);

/** A record's data beyond the plan: where and when it was reviewed. */
export type Review = Omit<RecordPayload, 'version' | 'plan' | 'bundles'>;

/** Summarizes a plan for one deployment. The same plan and review give the same payload, in any bundle order. */
export function recordPayload(plan: Plan, of: Review): RecordPayload {
  return { ...of, version: 1, plan: plan.digest, bundles: recordedBundles(plan.bundles, of.deployment) };
}

/** The changed bundles of a deployment, in the order of `bundleKinds`; the others pin nothing. A deployment is identified by id and slug. */
const recordedBundles = (bundles: readonly PlannedBundle[], { id, slug }: Deployment): RecordedBundle[] =>
  bundles
    .filter(({ deployment, changes }) => deployment.id === id && deployment.slug === slug && changes.length > 0)
    .toSorted((a, b) => bundleKinds.indexOf(a.kind) - bundleKinds.indexOf(b.kind))
    .map(toRecorded);

function toRecorded({ kind, bundleDigest, stateVersion, diffDigest: diff, changes }: PlannedBundle): RecordedBundle {
  const { creates, updates, deletes } = summarize(changes);
  const digests = changes.length > mostChanges ? null : changes.map(shortDigest);
  return { kind, bundle: bundleDigest, stateVersion, diff, creates, updates, deletes, changes: digests };
}

/**
 * SHA-256 over the settings that judge a plan: guards, deployments and `on_stale`. Field by field, and sorted where order has no meaning;
 * excludes the config's path, its common `policies` and `impact`.
 */
export function settingsDigest({ guards, deployments, onStale }: Settings): string {
  const text = JSON.stringify({
    guards: canonicalLimits(guards),
    deployments: [...deployments]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, { id, policies }]) => [slug, id, policies === null ? null : asSet(policies)]),
    on_stale: onStale,
  });
  return `sha256:${createHash('sha256').update(`settings 1\n${text}`).digest('hex')}`;
}

const asSet = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();
