import type { Deployment } from '../domain/bundle.ts';
import type { ImpactLimits, Limit } from '../domain/impact.ts';
import type { Clock } from '../platform/clock.ts';
import type { Finding, IssueGroupList, IssueSearchRequest, ListFindingsQuery } from '../generated/types.ts';
import { type FindingFields, readFinding } from './findings.ts';

/** Requests to the platform, one page per call, and the clock's timer. An error becomes a limit of the estimate. */
export type ImpactSources = Pick<Clock, 'timer'> & {
  findings(deployment: Deployment, query: ListFindingsQuery): Promise<readonly Finding[]>;
  issueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList>;
};

const smallestPage = 100;
const largestPage = 3000;

/** The filters of a list of findings, without the page. */
export type Listing = Omit<ListFindingsQuery, 'page' | 'page_size'>;

/** `because`: why the list may be incomplete. */
export type Listed = { readonly findings: readonly FindingFields[]; readonly because: readonly Limit[] };

/** Sends the requests of a plan within its limits; what one bundle does not use is left for the next. Never throws. */
export class Ask {
  /** Requests sent so far. */
  requests = 0;
  findingsLeft: number;
  private readonly sources: ImpactSources;
  private readonly limits: ImpactLimits;
  private readonly late: Promise<Limit>;

  constructor(sources: ImpactSources, limits: ImpactLimits) {
    this.sources = sources;
    this.limits = limits;
    this.findingsLeft = limits.findings;
    this.late = new Promise((resolve) => {
      sources.timer(limits.ms, () => resolve({ why: 'time', milliseconds: limits.ms }));
    });
  }

  /** Groups of issues by rule, or why there are none. */
  groups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList | Limit> {
    return this.request(() => this.sources.issueGroups(deployment, body));
  }

  /** Reads the lists in parallel, page by page up to the first short page. Duplicates count once. */
  async list(deployment: Deployment, listings: readonly Listing[]): Promise<Listed> {
    // Leaves each list a first page of at least the platform's minimum size.
    const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
    const found = new Map<unknown, FindingFields>();
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

  /** A refusal limits the estimate and never fails the preview. */
  private async request<T extends object>(send: () => Promise<T>): Promise<T | Limit> {
    this.requests += 1;
    const failed = (error: unknown): Limit => ({
      why: 'platform',
      message: error instanceof Error ? error.message : String(error),
    });
    return Promise.race([send().catch(failed), this.late]);
  }
}

export const isLimit = (answer: object): answer is Limit => 'why' in answer;
