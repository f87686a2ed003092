import type { PlannedBundle } from '../domain/plan.ts';
import type { IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import type { Asked, Budget } from './budget.ts';
import { listFindings, type Listed } from './findings/list-findings.ts';
import type { Listing } from './findings/plan-listing.ts';
import type { ImpactSources } from './sources.ts';

/** What may be asked of the deployment of a bundle, within the budget of the plan. Nothing of it throws. */
export type Ask = {
  requestsLeft(): number;
  /** One request, unless no more than `kept` are left. */
  groups(body: IssueSearchRequest, kept?: number): Promise<Asked<IssueGroupList>>;
  list(listings: readonly Listing[]): Promise<Listed>;
};

export const askOf = ({ deployment }: PlannedBundle, sources: ImpactSources, budget: Budget): Ask => ({
  requestsLeft: () => budget.requestsLeft,
  groups: (body, kept) => budget.ask(() => sources.issueGroups(deployment, body), kept),
  list: (listings) => listFindings(listings, (query) => sources.findings(deployment, query), budget),
});
