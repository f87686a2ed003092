import type { PlannedBundle } from '../domain/plan.ts';
import type { IssueGroupList, IssueSearchRequest } from '../generated/types.ts';
import type { Asked, Budget } from './budget.ts';
import { codeListings, isAllCode } from './findings/code-listing.ts';
import { listFindings, type Listed, type ListedFinding } from './findings/list-findings.ts';
import type { Listing } from './findings/plan-listing.ts';
import type { ImpactSources } from './sources.ts';

/** What may be asked of the deployment of a bundle, within the budget of the plan. Nothing of it throws. */
export type Ask = {
  requestsLeft(): number;
  /** One request, unless no more than `kept` are left. */
  groups(body: IssueSearchRequest, kept?: number): Promise<Asked<IssueGroupList>>;
  list(listings: readonly Listing[]): Promise<Listed>;
  /** Open code findings of these rules, and maybe of others; without a request where all are known. */
  listCode(rules: readonly string[]): Promise<Listed>;
  knowsCode(): boolean;
};

/** All open code findings, by the id of the deployment of which they came whole. */
export type KnownCode = Map<string, readonly ListedFinding[]>;

type Shared = { readonly sources: ImpactSources; readonly budget: Budget; readonly code: KnownCode };

export function askOf({ deployment }: PlannedBundle, { sources, budget, code }: Shared): Ask {
  const list = async (listings: readonly Listing[]): Promise<Listed> => {
    const listed = await listFindings(listings, (query) => sources.findings(deployment, query), budget);
    if (listed.because.length === 0 && listings.some(isAllCode))
      code.set(
        deployment.id,
        listed.findings.filter(({ type }) => type === 'sast'),
      );
    return listed;
  };
  return {
    requestsLeft: () => budget.requestsLeft,
    groups: (body, kept) => budget.ask(() => sources.issueGroups(deployment, body), kept),
    list,
    async listCode(rules) {
      const known = code.get(deployment.id);
      return known === undefined ? list(codeListings(rules)) : { findings: known, because: [] };
    },
    knowsCode: () => code.has(deployment.id),
  };
}
