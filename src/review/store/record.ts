import { createHash } from 'node:crypto';
import { bundleKinds } from '../../domain/bundle.ts';
import { canonicalLimits } from '../../domain/guards.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../../domain/plan.ts';
import type { RecordedBundle, ReviewRecord } from '../../domain/review.ts';
import type { Settings } from '../../domain/settings.ts';
import type { UnmanagedGlobs } from '../../domain/unmanaged-globs.ts';
import type { WithoutEntry } from '../../generated/types.ts';
import { diffDigest } from '../../plan/digest.ts';

/** With up to so many changes in all, a record fits into a comment beside its text. */
const maxListedChanges = 300;

/** Identifies a change in messages. The digest of the whole diff decides what may be applied. */
export const shortDigest = (change: Change): string => diffDigest([change]).slice(7, 23);

/** What a record says beside the plan. */
export type ReviewedFacts = Omit<ReviewRecord, 'version' | 'plan' | 'bundles'>;

/** A bundle of a plan, and the digest of what the base declares of it; null for nothing. */
export type CoveredBundle = { readonly bundle: PlannedBundle; readonly base: string | null };

/** Makes the record of a plan from its covered bundles, in any order: the same plan and review give the same record. */
export function makeRecord(plan: Plan, covered: readonly CoveredBundle[], reviewed: ReviewedFacts): ReviewRecord {
  const sorted = covered.toSorted(byDeploymentAndKind);
  const isLong = covered.flatMap(({ bundle }) => bundle.changes).length > maxListedChanges;
  return {
    version: 1,
    pull: reviewed.pull,
    head: reviewed.head,
    base: { branch: reviewed.base.branch, commit: reviewed.base.commit },
    platform: reviewed.platform,
    settings: reviewed.settings,
    plan: plan.digest,
    needsApproval: reviewed.needsApproval ?? false,
    bundles: sorted.map(({ bundle, base }): RecordedBundle => {
      const { creates, updates, deletes } = summarize(bundle.changes);
      const { deployment, kind, stateVersion } = bundle;
      return {
        deployment: { id: deployment.id, slug: deployment.slug },
        kind,
        bundle: bundle.bundleDigest,
        base,
        diff: bundle.diffDigest,
        stateVersion,
        creates,
        updates,
        deletes,
        changes: isLong ? null : bundle.changes.map(shortDigest),
      };
    }),
  };
}

/** Whether applying a recorded bundle would have changed anything. */
export const hasChanges = ({ creates, updates, deletes }: RecordedBundle): boolean => creates + updates + deletes > 0;

function byDeploymentAndKind({ bundle: a }: CoveredBundle, { bundle: b }: CoveredBundle): number {
  if (a.deployment.slug !== b.deployment.slug) return a.deployment.slug < b.deployment.slug ? -1 : 1;
  return bundleKinds.indexOf(a.kind) - bundleKinds.indexOf(b.kind);
}

/** The first 128 bits of SHA-256 over a record, in 22 characters of base64url. */
export const recordDigest = (record: ReviewRecord): string =>
  createHash('sha256')
    .update(`record 1\n${JSON.stringify(record)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/**
 * SHA-256 over the settings that judge a plan: guards, rules, deployments, `unmanaged` and `on_stale`. Field by field, and sorted where order has no
 * meaning; excludes the config's path, its common `policies`, `impact` and `expiry_warning_days`.
 */
export function settingsDigest({ guards, rules, deployments, unmanaged, onStale }: Settings): string {
  const text = JSON.stringify({
    guards: canonicalLimits(guards),
    rules: rules
      .toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
      .map(({ name, severity, when, expression }) => [name, severity, when, expression]),
    deployments: [...deployments]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, { id, policies, without, unmanaged: deploymentUnmanaged }]) => [
        slug,
        id,
        policies,
        sortedSet(without.map(canonicalWithout)),
        canonicalUnmanaged(deploymentUnmanaged),
      ]),
    unmanaged: canonicalUnmanaged(unmanaged),
    on_stale: onStale,
  });
  return `sha256:${createHash('sha256').update(`settings 1\n${text}`).digest('hex')}`;
}

/** The text of an entry of `without`. Names have no space, so no name equals the text of an exception. */
const canonicalWithout = (entry: WithoutEntry): string =>
  typeof entry === 'string'
    ? entry
    : `exceptions ${JSON.stringify([entry.rule, entry.rule_type, entry.project, entry.project_tag_name])}`;

const canonicalUnmanaged = ({ policies, projects, projectTags }: UnmanagedGlobs): string[][] =>
  [policies, projects, projectTags].map(sortedSet);

const sortedSet = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();
