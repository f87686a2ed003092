import type { BundleKind } from '../domain/bundle.ts';
import type { BundleImpact, Impact, ImpactLimits } from '../domain/impact.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import { type Ask, askOf } from './ask.ts';
import { Budget, largestPage } from './budget.ts';
import { estimateDetection } from './detection/estimate-detection.ts';
import { estimateRemediation } from './policies/estimate-remediation.ts';
import type { ImpactSources } from './sources.ts';

/**
 * Which open findings the changes of a plan touch. It asks no more than the limits allow for the whole plan, and never throws for what the
 * platform does: what could not be found out is said in the estimate. Bundles share the budget, in their order.
 */
export async function estimateImpact(plan: Plan, sources: ImpactSources, limits: ImpactLimits): Promise<Impact> {
  const budget = new Budget(limits);
  const bundles: BundleImpact[] = [];
  for (const bundle of plan.bundles.filter(({ changes }) => changes.length > 0)) {
    budget.allow(requestsFor(bundle, limits));
    bundles.push(await estimateBundle(bundle, askOf(bundle, sources, budget)));
  }
  return { bundles, looked: { findings: budget.findings, requests: budget.requests } };
}

/** Beside the pages: with the three requests that the preview of policies takes, its impact comes to 12. */
const otherRequests = { remediation: 5, 'detection/code': 9, 'detection/secrets': 4 } as const satisfies Record<
  BundleKind,
  number
>;

const requestsFor = ({ kind }: PlannedBundle, { findings }: ImpactLimits): number =>
  otherRequests[kind] + (kind === 'remediation' ? Math.ceil(findings / largestPage) : 0);

const estimateBundle = (bundle: PlannedBundle, ask: Ask): Promise<BundleImpact> =>
  bundle.kind === 'remediation' ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask);
