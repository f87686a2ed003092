import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { FindingsReader, type ImpactSources } from './ask.ts';
import { countItems, estimateDetection } from './detection.ts';
import { estimateRemediation } from './policies.ts';

/**
 * Estimates the open findings that a plan's changes concern, by rule, severity and repository; archived projects do not count. Stays within the
 * limits for the whole plan. Never throws for an error of the platform: the estimate says what is missing.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const ask = new FindingsReader(sources, limits);
  // Lists of findings come one after another, since each bundle leaves a part of the limit to the next. Counts of issues run beside them.
  let previousCount: Promise<unknown> = Promise.resolve();
  const estimates = changing.map((bundle) => {
    if (bundle.kind === 'remediation') return () => estimateRemediation(bundle, ask);
    const counts = previousCount.then(() => countItems(bundle, ask));
    previousCount = counts;
    return () => estimateDetection(bundle, counts, ask);
  });
  const bundles: BundleImpact[] = [];
  for (const estimate of estimates) bundles.push(await estimate());
  return { bundles, looked: { findings: limits.findings - ask.findingsLeft, requests: ask.requests } };
}
