import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { Ask, type ImpactSources } from './ask.ts';
import { estimateDetection } from './detection.ts';
import { estimateRemediation } from './policies.ts';

/**
 * Estimates the open findings that a plan's changes concern, by rule, severity and repository; archived projects do not count. Stays within the
 * limits for the whole plan. Never throws for an error of the platform: the estimate says what is missing.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const ask = new Ask(sources, limits);
  const bundles: BundleImpact[] = [];
  for (const bundle of changing)
    bundles.push(
      await (bundle.kind === 'remediation' ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask)),
    );
  return { bundles, looked: { findings: limits.findings - ask.findingsLeft, requests: ask.requests } };
}
