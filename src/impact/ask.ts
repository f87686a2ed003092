import type { Deployment } from '../domain/bundle.ts';
import type { ImpactLimits, ImpactList, Limit } from '../domain/impact.ts';
import type { Clock } from '../platform/clock.ts';
import { PlatformError } from '../domain/errors.ts';
import type {
  Finding,
  IssueGroupList,
  IssueSearchRequest,
  ListFindingsQuery,
  ListProjectsQuery,
  ListSecretsQuery,
  Project,
  SecretFindingList,
} from '../generated/types.ts';
import { openSecrets } from '../platform/profile.ts';
import { type FindingFields, type Projects, readFinding, readSecretFinding } from './findings.ts';

/** Requests to the platform, one page per call, and the clock's timer. An error becomes a limit of the estimate. */
export type ImpactSources = Pick<Clock, 'timer'> & {
  findings(deployment: Deployment, query: ListFindingsQuery): Promise<readonly Finding[]>;
  issueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList>;
  projects(deployment: Deployment, query: ListProjectsQuery): Promise<readonly Project[]>;
  secrets(deployment: Deployment, query: ListSecretsQuery): Promise<SecretFindingList>;
};

const smallestPage = 100;
const largestPage = 3000;

/** The filters of a list of findings, without the page. */
export type Listing = Omit<ListFindingsQuery, 'page' | 'page_size'>;

/** `because`: why the list may be incomplete. */
export type Listed = { readonly findings: readonly FindingFields[]; readonly because: readonly Limit[] };

/** Sends the requests of a plan within its limits; what one bundle does not use is left for the next. Never throws. */
export class FindingsReader {
  /** Requests sent so far. */
  requests = 0;
  findingsLeft: number;
  private readonly sources: ImpactSources;
  private readonly limits: ImpactLimits;
  private readonly timeout: Promise<Limit>;
  private readonly tags = new Map<string, Promise<Projects>>();

  constructor(sources: ImpactSources, limits: ImpactLimits) {
    this.sources = sources;
    this.limits = limits;
    this.findingsLeft = limits.findings;
    this.timeout = new Promise((resolve) => {
      sources.timer(limits.ms, () => resolve({ why: 'time', milliseconds: limits.ms }));
    });
  }

  /** Groups of issues by rule, or why there are none. */
  groups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList | Limit> {
    return this.request('issues', () => this.sources.issueGroups(deployment, body));
  }

  /** Reads the lists in parallel, page by page up to the first short page. Duplicates count once. */
  async list(deployment: Deployment, listings: readonly Listing[]): Promise<Listed> {
    // Leaves each list a first page of at least the platform's minimum size.
    const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
    const found = new Map<unknown, FindingFields>();
    const because: Limit[] = [];
    let unfinished = listings;
    for (let page = 0; unfinished.length > 0; page += 1) {
      const allowed = unfinished.slice(0, Math.floor(this.findingsLeft / size));
      if (allowed.length < unfinished.length) because.push({ why: 'findings', limit: this.limits.findings });
      const queries = allowed.map((listing) => ({ ...listing, page, page_size: size }));
      const answers = await Promise.all(
        queries.map((query) => this.request('findings', () => this.sources.findings(deployment, query))),
      );
      because.push(...answers.filter(isLimit));
      const pages = answers.map((answer) => (isLimit(answer) ? [] : answer));
      for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
      this.findingsLeft -= pages.flat().length;
      unfinished = allowed.filter((_, index) => pages[index]?.length === size);
    }
    return { findings: [...found.values()], because };
  }

  /**
   * Open findings and open secrets, side by side. Secrets have the share of one more list for their first page; more pages take what the lists
   * leave.
   */
  async openFindings(deployment: Deployment, listings: readonly Listing[]): Promise<Listed> {
    const share = Math.min(maxSecretsPerPage, Math.floor(this.findingsLeft / (listings.length + 1)));
    const reserved = share < smallestPage ? 0 : share;
    this.findingsLeft -= reserved;
    const firstPage = reserved === 0 ? null : this.secretsPage(deployment, reserved, null);
    const listed = await this.list(deployment, listings);
    this.findingsLeft += reserved;
    const secrets = await this.secrets(deployment, await firstPage);
    return { findings: [...listed.findings, ...secrets.findings], because: [...listed.because, ...secrets.because] };
  }

  /** Reads the open secrets, page by page. */
  private async secrets(deployment: Deployment, firstPage: SecretFindingList | Limit | null): Promise<Listed> {
    const found = new Map<unknown, FindingFields>();
    let page = firstPage;
    let cursor: string | null = null;
    for (;;) {
      if (page === null) {
        if (this.findingsLeft < smallestPage)
          return { findings: [...found.values()], because: [{ why: 'findings', limit: this.limits.findings }] };
        page = await this.secretsPage(deployment, Math.min(maxSecretsPerPage, this.findingsLeft), cursor);
      }
      if (isLimit(page)) return { findings: [...found.values()], because: [page] };
      const findings = page.findings ?? [];
      this.findingsLeft -= findings.length;
      for (const one of findings)
        if ((one.status ?? openSecrets) === openSecrets) found.set(one.id ?? one, readSecretFinding(one));
      // A cursor that comes again would never end.
      if (!page.cursor || page.cursor === cursor) return { findings: [...found.values()], because: [] };
      cursor = page.cursor;
      page = null;
    }
  }

  /** A deployment without the product has no secrets. */
  private secretsPage(
    deployment: Deployment,
    limit: number,
    cursor: string | null,
  ): Promise<SecretFindingList | Limit> {
    const query = { status: openSecrets, limit, ...(cursor !== null && { cursor }) };
    return this.request('secrets', () => this.sources.secrets(deployment, query).catch(noneIfNotEnabled));
  }

  /** The tags of all projects of a deployment; each is read once. */
  projects(deployment: Deployment): Promise<Projects> {
    const tags = this.tags.get(deployment.id) ?? this.readProjects(deployment);
    this.tags.set(deployment.id, tags);
    return tags;
  }

  /** Two pages at a time, since the end is known only from a page without a new project. */
  private async readProjects(deployment: Deployment): Promise<Projects> {
    const tags = new Map<string, readonly string[]>();
    for (let page = 0; page < maxProjectPages; page += 2) {
      const pages = await Promise.all([this.projectsPage(deployment, page), this.projectsPage(deployment, page + 1)]);
      for (const projects of pages) {
        if (isLimit(projects)) return projects;
        const before = tags.size;
        addTags(tags, projects);
        // A short page is not the end, since archived projects may be left out after paging.
        if (tags.size === before) return tags;
      }
    }
    return { why: 'requests', limit: maxProjectPages };
  }

  private projectsPage(deployment: Deployment, page: number): Promise<readonly Project[] | Limit> {
    return this.request('projects', () => this.sources.projects(deployment, { page }));
  }

  /** A refusal limits the estimate and never fails the preview. */
  private async request<T extends object>(list: ImpactList, send: () => Promise<T>): Promise<T | Limit> {
    this.requests += 1;
    const failed = (error: unknown): Limit => ({
      why: 'platform',
      list,
      status: error instanceof PlatformError ? error.status : null,
      message: error instanceof Error ? error.message : String(error),
    });
    return Promise.race([send().catch(failed), this.timeout]);
  }
}

/** The maximum of this list is not shown. */
const maxSecretsPerPage = 1000;

/** Of 100 projects each, by default. */
const maxProjectPages = 100;

function addTags(tags: Map<string, readonly string[]>, projects: readonly Project[]): void {
  for (const project of projects) if (project.name) tags.set(project.name, project.tags ?? []);
}

function noneIfNotEnabled(error: unknown): SecretFindingList {
  if (error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED') return {};
  throw error;
}

export const isLimit = (answer: object): answer is Limit => 'why' in answer;
