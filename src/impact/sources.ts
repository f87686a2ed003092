import type { Deployment } from '../domain/bundle.ts';
import type { Finding, IssueGroupList, IssueSearchRequest, ListFindingsQuery } from '../generated/types.ts';

/** What the platform is asked; each call is one request. What they throw is told as a limit of the estimate. */
export type ImpactSources = {
  /** One page. */
  findings(deployment: Deployment, query: ListFindingsQuery): Promise<readonly Finding[]>;
  /** One page. */
  issueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList>;
};
