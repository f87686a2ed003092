import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan } from '../domain/plan.ts';
import { Ask, type ImpactSources, leastRequests } from './ask.ts';
import { estimateDetection } from './detection.ts';
import { estimateRemediation } from './policies.ts';

/**
 * How many open findings, on projects that are not archived, the changes of a plan touch: by rule, severity and repository. It asks no more
 * than the limits allow for the whole plan, and never throws for what the platform does: what could not be found out is said in the estimate.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const ask = new Ask(sources, limits, changing);
  const bundles: BundleImpact[] = [];
  for (const [index, bundle] of changing.entries()) {
    ask.keptForOthers = leastRequests(changing.slice(index + 1), limits);
    bundles.push(
      await (bundle.kind === 'remediation' ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask)),
    );
  }
  return { bundles, looked: { findings: limits.findings - ask.findingsLeft, requests: ask.requests } };
}
