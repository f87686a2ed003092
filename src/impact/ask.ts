import type { Deployment } from '../domain/bundle.ts';
import type { ImpactLimits, Limit } from '../domain/impact.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { Finding, IssueGroupList, IssueSearchRequest, ListFindingsQuery } from '../generated/types.ts';
import { type Found, readFinding } from './findings.ts';

/** What the platform is asked; each call is one request for one page. What they throw becomes a limit of the estimate. */
export type ImpactSources = {
  findings(deployment: Deployment, query: ListFindingsQuery): Promise<readonly Finding[]>;
  issueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList>;
};

const smallestPage = 100;
const largestPage = 3000;
/** Beside the pages of findings. Only a plan for several deployments may need more. */
const mostRequests = 8;

const pagesWithin = ({ findings }: ImpactLimits): number => Math.ceil(findings / largestPage);

/** Three lists of findings for policies; for code its rules and a list, for secrets its rules. */
export function leastRequests(bundles: readonly PlannedBundle[], limits: ImpactLimits): number {
  const least = { remediation: 3 + pagesWithin(limits), 'detection/code': 2, 'detection/secrets': 1 };
  return bundles.reduce((sum, { kind }) => sum + least[kind], 0);
}

/** What narrows a list of findings, all but the page. */
export type Listing = Omit<ListFindingsQuery, 'page' | 'page_size'>;

/** `because`: why there may be more. */
export type Listed = { readonly findings: readonly Found[]; readonly because: readonly Limit[] };

/** Asks the platform within the limits of a plan; what one bundle leaves is there for the next. Nothing of it throws. */
export class Ask {
  /** Answered or not. */
  requests = 0;
  findingsLeft: number;
  keptForOthers = 0;
  private readonly sources: ImpactSources;
  private readonly limits: ImpactLimits;
  private readonly most: number;
  private readonly late: Promise<Limit>;

  constructor(sources: ImpactSources, limits: ImpactLimits, bundles: readonly PlannedBundle[]) {
    this.sources = sources;
    this.limits = limits;
    this.findingsLeft = limits.findings;
    this.most = Math.max(mostRequests + pagesWithin(limits), leastRequests(bundles, limits));
    this.late = new Promise((resolve) => {
      setTimeout(() => resolve({ why: 'time', milliseconds: limits.ms }), limits.ms).unref();
    });
  }

  /** Groups of issues by rule, unless no more than `kept` requests are left; or why there are none. */
  groups(deployment: Deployment, body: IssueSearchRequest, kept: number): Promise<IssueGroupList | Limit> {
    return this.request(() => this.sources.issueGroups(deployment, body), kept);
  }

  /** The lists side by side, page after page up to one that is not full. A finding that comes twice counts once. */
  async list(deployment: Deployment, listings: readonly Listing[]): Promise<Listed> {
    // So that each list may have a first page; the platform gives no smaller ones.
    const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
    const found = new Map<unknown, Found>();
    const because: Limit[] = [];
    let open = listings;
    for (let page = 0; open.length > 0; page += 1) {
      const allowed = open.slice(0, Math.floor(this.findingsLeft / size));
      if (allowed.length < open.length) because.push({ why: 'findings', limit: this.limits.findings });
      const queries = allowed.map((listing) => ({ ...listing, page, page_size: size }));
      const asked = await Promise.all(
        queries.map((query) => this.request(() => this.sources.findings(deployment, query))),
      );
      because.push(...asked.filter(isLimit));
      const pages = asked.map((answer) => (isLimit(answer) ? [] : answer));
      for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
      this.findingsLeft -= pages.flat().length;
      open = allowed.filter((_, index) => pages[index]?.length === size);
    }
    return { findings: [...found.values()], because };
  }

  /** A refusal costs the estimate, never the preview. */
  private async request<T extends object>(send: () => Promise<T>, kept = 0): Promise<T | Limit> {
    if (this.requests + this.keptForOthers + kept >= this.most) return { why: 'requests', limit: this.most };
    this.requests += 1;
    const failed = (error: unknown): Limit => ({
      why: 'platform',
      message: error instanceof Error ? error.message : String(error),
    });
    return Promise.race([send().catch(failed), this.late]);
  }
}

export const isLimit = (answer: object): answer is Limit => 'why' in answer;
