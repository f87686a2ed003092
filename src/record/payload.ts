import { type BundleKind, bundleKinds, type Deployment } from '../domain/bundle.ts';
import type { Change, Plan, PlannedBundle } from '../domain/plan.ts';
import type { RecordedBundle, RecordPayload } from '../domain/record.ts';
import { summarize } from '../domain/summary.ts';

/** The digest of one change, canonical, as `sha256:` and 64 digits. */
export type DigestOf = (change: Change) => string;

/** Three bundles with so many changes each still fit into the longest line that is read. */
const mostChanges = 100;

/** Only for telling changes apart in messages; what binds is the digest of the whole diff. */
export const shortDigest = (change: Change, digestOf: DigestOf): string => digestOf(change).slice(7, 23);

/** What a record says beyond the plan: where and when it was reviewed. */
export type Review = Omit<RecordPayload, 'version' | 'plan' | 'bundles'>;

/** The essence of what a plan does to one deployment. The same plan and review give the same payload, whatever the order of the bundles. */
export function recordPayload(plan: Plan, of: Review, digestOf: DigestOf): RecordPayload {
  return {
    version: 1,
    repository: of.repository,
    pull: of.pull,
    head: of.head,
    merge: of.merge,
    platform: of.platform,
    settings: of.settings,
    plan: plan.digest,
    deployment: { id: of.deployment.id, slug: of.deployment.slug },
    run: { id: of.run.id, attempt: of.run.attempt },
    bundles: recordedBundles(plan.bundles, of.deployment, digestOf),
    ...(of.shown === undefined ? {} : { shown: of.shown }),
    ...(of.consent === undefined ? {} : { consent: of.consent }),
    ...(of.config === undefined ? {} : { config: of.config }),
  };
}

/** The bundles of a deployment as a record holds them, in the order of `bundleKinds`. A deployment is the same when id and slug are. */
export function recordedBundles(
  bundles: readonly PlannedBundle[],
  { id, slug }: Deployment,
  digestOf: DigestOf = () => '',
): RecordedBundle[] {
  return bundles
    .filter(({ deployment }) => deployment.id === id && deployment.slug === slug)
    .toSorted((a, b) => rank(a.kind) - rank(b.kind))
    .map((bundle) => toRecorded(bundle, digestOf));
}

/** Where a kind stands in `bundleKinds`. */
export const rank = (kind: BundleKind): number => bundleKinds.indexOf(kind);

function toRecorded(
  { kind, bundleDigest, stateVersion, diffDigest, changes }: PlannedBundle,
  digestOf: DigestOf,
): RecordedBundle {
  const { creates, updates, deletes } = summarize(changes);
  const digests = changes.length > mostChanges ? null : changes.map((change) => shortDigest(change, digestOf));
  return { kind, bundle: bundleDigest, stateVersion, diff: diffDigest, creates, updates, deletes, changes: digests };
}
