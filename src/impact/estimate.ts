import type { BundleImpact, Impact, ImpactBudget } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { countIssues, estimateDetection } from './detection.ts';
import { type ImpactSources, PlatformReader } from './platform-reader.ts';
import { estimateRemediation } from './policies.ts';

/**
 * Estimates the open findings that a plan's changes concern, by rule, severity and repository; archived projects do not count. Stays within the
 * budget for the whole plan. Never throws for an error of the platform: the estimate says what is missing.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, budget: ImpactBudget): Promise<Impact> {
  const changedBundles = plan.bundles.filter(({ changes }) => changes.length > 0);
  const reader = new PlatformReader(sources, budget);
  // Two queues run side by side. The issues of the detection bundles are counted one bundle after another, from here on; the findings of all bundles
  // are read one bundle after another, below, since each leaves a part of the budget to the next.
  let issueQueue: Promise<unknown> = Promise.resolve();
  const estimates = changedBundles.map((bundle) => {
    if (bundle.kind === 'remediation') return () => estimateRemediation(bundle, reader);
    const issueCounts = issueQueue.then(() => countIssues(bundle, reader));
    issueQueue = issueCounts;
    return () => estimateDetection(bundle, issueCounts, reader);
  });
  const bundles: BundleImpact[] = [];
  for (const estimate of estimates) bundles.push(await estimate());
  return { bundles, used: { findings: budget.findings - reader.findingsLeft, requests: reader.requests } };
}
