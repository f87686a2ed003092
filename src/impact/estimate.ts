import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import { type Ask, askOf, type KnownCode } from './ask.ts';
import { allowedRequests } from './allowed-requests.ts';
import { Budget } from './budget.ts';
import { estimateDetection } from './detection/estimate-detection.ts';
import { estimateRemediation } from './policies/estimate-remediation.ts';
import type { ImpactSources } from './sources.ts';

/**
 * Which open findings the changes of a plan touch. It asks no more than the limits allow for the whole plan, and never throws for what the
 * platform does: what could not be found out is said in the estimate. Bundles share the budget, in their order.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const budget = new Budget(limits);
  const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
  const allowed = allowedRequests(
    changing.map(({ kind }) => kind),
    limits,
  );
  const code: KnownCode = new Map();
  const bundles: BundleImpact[] = [];
  for (const [index, bundle] of changing.entries()) {
    budget.allowUpTo(allowed[index] ?? 0);
    bundles.push(await estimateBundle(bundle, askOf(bundle, { sources, budget, code })));
  }
  return { bundles, looked: { findings: budget.findings, requests: budget.requests } };
}

const estimateBundle = (bundle: PlannedBundle, ask: Ask): Promise<BundleImpact> =>
  bundle.kind === 'remediation' ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask);
