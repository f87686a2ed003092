import type { Deployment } from '../domain/bundle.ts';
import type { ImpactBudget, ImpactList, IncompleteReason } from '../domain/impact.ts';
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
import { openSecrets } from '../platform/assumptions.ts';
import { type FindingFields, type ProjectTags, readFinding, readSecretFinding } from './findings.ts';

/** Requests to the platform, one page per call, and the clock's timer. An error becomes a reason why the estimate is incomplete. */
export type ImpactSources = Pick<Clock, 'timer'> & {
  findings(deployment: Deployment, query: ListFindingsQuery): Promise<readonly Finding[]>;
  issueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList>;
  projects(deployment: Deployment, query: ListProjectsQuery): Promise<readonly Project[]>;
  secrets(deployment: Deployment, query: ListSecretsQuery): Promise<SecretFindingList>;
};

const smallestPage = 100;
const largestPage = 3000;

/** The filters of a list of findings, without the page. */
export type FindingsQuery = Omit<ListFindingsQuery, 'page' | 'page_size'>;

/** The findings of some lists, and why there may be more. */
export type FindingsResult = {
  readonly findings: readonly FindingFields[];
  readonly reasons: readonly IncompleteReason[];
};

/** Reads what an estimate needs, within the budget of the plan: what one bundle does not use is left for the next. Never throws. */
export class PlatformReader {
  /** Requests sent so far. */
  requestsSent = 0;
  findingsLeft: number;
  private readonly sources: ImpactSources;
  private readonly budget: ImpactBudget;
  private readonly timeout: Promise<IncompleteReason>;
  private readonly projectTagsByDeployment = new Map<string, Promise<ProjectTags>>();

  constructor(sources: ImpactSources, budget: ImpactBudget) {
    this.sources = sources;
    this.budget = budget;
    this.findingsLeft = budget.findings;
    this.timeout = new Promise((resolve) => {
      sources.timer(budget.ms, () => resolve({ kind: 'time', milliseconds: budget.ms }));
    });
  }

  /** Groups of issues by rule, or why there are none. */
  readIssueGroups(deployment: Deployment, body: IssueSearchRequest): Promise<IssueGroupList | IncompleteReason> {
    return this.request('issues', () => this.sources.issueGroups(deployment, body));
  }

  /** Reads the lists in parallel, page by page up to the first short page. Duplicates count once. */
  async readFindings(deployment: Deployment, queries: readonly FindingsQuery[]): Promise<FindingsResult> {
    // Each list gets a first page of at least the platform's minimum size.
    const pageSize = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / queries.length)));
    const findingsById = new Map<unknown, FindingFields>();
    const reasons: IncompleteReason[] = [];
    let unfinished = queries;
    for (let page = 0; unfinished.length > 0; page += 1) {
      const allowed = unfinished.slice(0, Math.floor(this.findingsLeft / pageSize));
      if (allowed.length < unfinished.length) reasons.push({ kind: 'findings', limit: this.budget.findings });
      const responses = await Promise.all(
        allowed.map((query) => {
          const pageQuery = { ...query, page, page_size: pageSize };
          return this.request('findings', () => this.sources.findings(deployment, pageQuery));
        }),
      );
      reasons.push(...responses.filter(isIncompleteReason));
      const pages = responses.map((response) => (isIncompleteReason(response) ? [] : response));
      for (const finding of pages.flat()) findingsById.set(finding.id ?? finding, readFinding(finding));
      this.findingsLeft -= pages.flat().length;
      unfinished = allowed.filter((_, index) => pages[index]?.length === pageSize);
    }
    return { findings: [...findingsById.values()], reasons };
  }

  /**
   * Open findings and open secrets, side by side. The first page of secrets gets the same share of the budget as a list of findings; further pages
   * use what the lists leave over.
   */
  async readOpenFindings(deployment: Deployment, queries: readonly FindingsQuery[]): Promise<FindingsResult> {
    const share = Math.min(maxSecretsPerPage, Math.floor(this.findingsLeft / (queries.length + 1)));
    const reserved = share < smallestPage ? 0 : share;
    this.findingsLeft -= reserved;
    const firstPage = reserved === 0 ? null : this.readSecretsPage(deployment, reserved, null);
    const lists = await this.readFindings(deployment, queries);
    this.findingsLeft += reserved;
    const secrets = await this.readSecrets(deployment, await firstPage);
    return { findings: [...lists.findings, ...secrets.findings], reasons: [...lists.reasons, ...secrets.reasons] };
  }

  /** Reads the open secrets, page by page; `firstPage` is null if it was not requested yet. */
  private async readSecrets(
    deployment: Deployment,
    firstPage: SecretFindingList | IncompleteReason | null,
  ): Promise<FindingsResult> {
    const findingsById = new Map<unknown, FindingFields>();
    let page = firstPage;
    let cursor: string | null = null;
    for (;;) {
      if (page === null) {
        if (this.findingsLeft < smallestPage)
          return { findings: [...findingsById.values()], reasons: [{ kind: 'findings', limit: this.budget.findings }] };
        page = await this.readSecretsPage(deployment, Math.min(maxSecretsPerPage, this.findingsLeft), cursor);
      }
      if (isIncompleteReason(page)) return { findings: [...findingsById.values()], reasons: [page] };
      const findings = page.findings ?? [];
      this.findingsLeft -= findings.length;
      for (const finding of findings)
        if ((finding.status ?? openSecrets) === openSecrets)
          findingsById.set(finding.id ?? finding, readSecretFinding(finding));
      // The same cursor again would be an endless loop.
      if (!page.cursor || page.cursor === cursor) return { findings: [...findingsById.values()], reasons: [] };
      cursor = page.cursor;
      page = null;
    }
  }

  /** A deployment without the product has no secrets. */
  private readSecretsPage(
    deployment: Deployment,
    limit: number,
    cursor: string | null,
  ): Promise<SecretFindingList | IncompleteReason> {
    const query = { status: openSecrets, limit, ...(cursor !== null && { cursor }) };
    return this.request('secrets', () => this.sources.secrets(deployment, query).catch(noneIfNotEnabled));
  }

  /** The tags of all projects of a deployment; each is read once. */
  readProjectTags(deployment: Deployment): Promise<ProjectTags> {
    const tags = this.projectTagsByDeployment.get(deployment.id) ?? this.readAllProjectTags(deployment);
    this.projectTagsByDeployment.set(deployment.id, tags);
    return tags;
  }

  /** Two pages at a time, since the end is known only from a page without a new project. */
  private async readAllProjectTags(deployment: Deployment): Promise<ProjectTags> {
    const tagsByRepository = new Map<string, readonly string[]>();
    for (let page = 0; page < maxProjectPages; page += 2) {
      const pages = await Promise.all([
        this.readProjectsPage(deployment, page),
        this.readProjectsPage(deployment, page + 1),
      ]);
      for (const projects of pages) {
        if (isIncompleteReason(projects)) return projects;
        const sizeBefore = tagsByRepository.size;
        addTags(tagsByRepository, projects);
        // A short page is not the end, since archived projects may be left out after paging.
        if (tagsByRepository.size === sizeBefore) return tagsByRepository;
      }
    }
    return { kind: 'requests', limit: maxProjectPages };
  }

  private readProjectsPage(deployment: Deployment, page: number): Promise<readonly Project[] | IncompleteReason> {
    return this.request('projects', () => this.sources.projects(deployment, { page }));
  }

  /** A refusal makes the estimate incomplete and never fails the preview. */
  private async request<T extends object>(list: ImpactList, send: () => Promise<T>): Promise<T | IncompleteReason> {
    this.requestsSent += 1;
    const toReason = (error: unknown): IncompleteReason => ({
      kind: 'platform',
      list,
      status: error instanceof PlatformError ? error.status : null,
      message: error instanceof Error ? error.message : String(error),
    });
    return Promise.race([send().catch(toReason), this.timeout]);
  }
}

/** The API description names no maximum page size for secrets. */
const maxSecretsPerPage = 1000;

/** Pages have 100 projects each, the default size. */
const maxProjectPages = 100;

function addTags(tagsByRepository: Map<string, readonly string[]>, projects: readonly Project[]): void {
  for (const project of projects) if (project.name) tagsByRepository.set(project.name, project.tags ?? []);
}

function noneIfNotEnabled(error: unknown): SecretFindingList {
  if (error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED') return {};
  throw error;
}

export const isIncompleteReason = (response: object): response is IncompleteReason => 'kind' in response;
