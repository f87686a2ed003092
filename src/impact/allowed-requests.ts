import type { BundleKind } from '../domain/bundle.ts';
import type { ImpactLimits } from '../domain/impact.ts';
import { largestPage } from './budget.ts';

type Requests = Readonly<Record<BundleKind, number>>;

/** Of a bundle, beside the pages: with the three requests that the preview of policies takes, its impact comes to 12. */
const most: Requests = { remediation: 5, 'detection/code': 9, 'detection/secrets': 4 };

/** What bundles before it leave to it, beside the pages: its rules, and for code the list of their findings. */
const least: Requests = { remediation: 5, 'detection/code': 2, 'detection/secrets': 1 };

/** Of a plan, beside the pages: 12 within the usual limit of findings. Only a plan for several deployments may need more. */
const mostOfPlan = 8;

/** How many requests a plan may have made, for each of its bundles in their order once that is done. */
export function allowedRequests(kinds: readonly BundleKind[], { findings }: ImpactLimits): number[] {
  const pages = Math.ceil(findings / largestPage);
  const sum = (requests: Requests, some: readonly BundleKind[]): number =>
    some.reduce((total, kind) => total + requests[kind] + (kind === 'remediation' ? pages : 0), 0);
  const all = Math.max(mostOfPlan + pages, sum(least, kinds));
  return kinds.map((_, index) =>
    Math.min(sum(most, kinds.slice(0, index + 1)), all - sum(least, kinds.slice(index + 1))),
  );
}
