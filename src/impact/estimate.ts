import type { BundleImpact, Impact, ImpactBudget } from '../domain/impact.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import { countIssues, type Detection, estimateDetection, type ItemWithIssues } from './detection.ts';
import { type ImpactSources, PlatformReader } from './platform-reader.ts';
import { estimateRemediation, type Remediation } from './policies.ts';

/**
 * Estimates the open findings that a plan's changes concern, by rule, severity and repository; archived projects do not count. Stays within the
 * budget for the whole plan. Never throws for an error of the platform: the estimate says what is missing.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, budget: ImpactBudget): Promise<Impact> {
  const changedBundles = plan.bundles.filter(({ changes }) => changes.length > 0);
  const reader = new PlatformReader(sources, budget);
  const bundles: BundleImpact[] = [];
  // Findings are read one bundle after another, since each leaves a part of the budget to the next.
  for (const target of startIssueCounts(changedBundles, reader)) {
    const impact =
      'issueCounts' in target
        ? await estimateDetection(target.bundle, target.issueCounts, reader)
        : await estimateRemediation(target.bundle, reader);
    bundles.push(impact);
  }
  return { bundles, used: { findings: budget.findings - reader.findingsLeft, requests: reader.requestsSent } };
}

/** A bundle to estimate. `issueCounts`: the open issues of the rules that a detection bundle changes, which are being counted. */
type BundleToEstimate =
  | { readonly bundle: Remediation }
  | { readonly bundle: Detection; readonly issueCounts: Promise<readonly ItemWithIssues[]> };

/** Starts to count the issues of detection bundles, one bundle after another. That goes on while the findings are read. */
function startIssueCounts(bundles: readonly PlannedBundle[], reader: PlatformReader): BundleToEstimate[] {
  let previousCount: Promise<unknown> = Promise.resolve();
  return bundles.map((bundle) => {
    if (bundle.kind === 'remediation') return { bundle };
    const issueCounts = previousCount.then(() => countIssues(bundle, reader));
    previousCount = issueCounts;
    return { bundle, issueCounts };
  });
}
