import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { Ask, type ImpactSources } from './ask.ts';
import { countItems, estimateDetection } from './detection.ts';
import { estimateRemediation } from './policies.ts';

/**
 * Estimates the open findings that a plan's changes concern, by rule, severity and repository; archived projects do not count. Stays within the
 * limits for the whole plan. Never throws for an error of the platform: the estimate says what is missing.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const ask = new Ask(sources, limits);
  // Lists of findings come one after another, since each bundle leaves a part of the limit to the next. Counts of issues run beside them.
  let counted: Promise<unknown> = Promise.resolve();
  const estimates = changing.map((bundle) => {
    if (bundle.kind === 'remediation') return () => estimateRemediation(bundle, ask);
    const counting = counted.then(() => countItems(bundle, ask));
    counted = counting;
    return () => estimateDetection(bundle, counting, ask);
  });
  const bundles: BundleImpact[] = [];
  for (const estimate of estimates) bundles.push(await estimate());
  return { bundles, looked: { findings: limits.findings - ask.findingsLeft, requests: ask.requests } };
}
