/** Options of a client. */
export type ClientOptions = {
  /** The address of the platform: https, or http on loopback. A path is kept as a prefix. */
  readonly baseUrl: string;
  /** An API token with the Web API permission. */
  readonly token?: string;
  /** A user's JSON Web Token, for the operations that accept or require one. */
  readonly userToken?: string;
  /** Replaces the global `fetch`, for example to use a proxy. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every request; `ifmatch/<version>` by default. */
  readonly userAgent?: string;
  /** Timeout in milliseconds for one request and its complete response; 60,000 by default. */
  readonly timeout?: number;
  /**
   * Retries after a broken connection, a timeout or a status 429, 502, 503 or 504: 0 to 4, default 4. A write is retried only if it cannot have been
   * processed.
   */
  readonly retries?: number;
};
/** Why a call failed. An aborted call throws the reason of its signal instead. */
export declare class ApiError extends Error {
  override readonly name: string;
  /** The id of the operation; null if the client could not be created. */
  readonly operation: string | null;
  /** The HTTP status; null without a response. */
  readonly status: number | null;
  /** The platform's error code, for example `STATE_VERSION_MISMATCH`; null if the response has none. */
  readonly code: string | null;
  /** The request id, for the operator of the platform. */
  readonly requestId: string | null;
  /** The response body if it is a JSON object, with tokens redacted; else empty. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether a write may have been processed despite the error. It is not retried. */
  readonly maybeProcessed: boolean;
  constructor(message: string, facts?: Partial<Omit<ApiError, keyof Error>>);
}
/** Creates a client; sends nothing yet. Throws `ApiError` if an option, the address or a token is invalid. */
export declare function createClient(options: ClientOptions): Client;

/** The options of each call. */
export type CallOptions = {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal;
};
/** How far an iteration over pages has come. */
export type PageProgress = {
  /** How many items there were so far, with those of this page: by the platform's count, else since this iteration began. */
  fetched: number;
  /** Whether more follow. */
  hasMore: boolean;
  /** How many items there are, where the platform says so. */
  total?: number;
};
/**
 * The items of all pages. A page is requested when its first item is needed, and each iteration starts at the first page.
 *
 * `pages()` iterates over whole responses, with all their fields and the progress so far. To continue later, start at the `cursor` of the last
 * response, or at the page behind its `page`. Numbered pages are requested one ahead, since only the next page tells whether there are more.
 */
export type Paged<Item, Page> = AsyncIterable<Item> & {
  pages(): AsyncIterable<Page & PageProgress>;
};
export type ListDeploymentsParams = Record<string, never>;
export type ListProjectsParams = {
  /** Slug of the deployment. */
  deploymentSlug: string;
  /** Zero-based number of the first page to read; the pages behind it follow. */
  page?: number;
  /** How many projects a page holds. The maximum is not shown. */
  page_size?: number;
};
export type ListFindingsParams = {
  /** Slug of the deployment. */
  deploymentSlug: string;
  /** Which findings. */
  issue_type?: 'sast' | 'sca' | 'ai_sast';
  /** Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all. */
  since?: number;
  /** Zero-based number of the first page to read; the pages behind it follow. */
  page?: number;
  /** How many findings a page holds. */
  page_size?: number;
  /** `true` shows a finding once that is on several refs. */
  dedup?: boolean;
  /** Repository names. */
  repos?: Texts;
  /** Repository ids. */
  repository_ids?: Array<number | string>;
  /** `removed` findings are always excluded. */
  status?: FindingStatus;
  /** Reasons given at triage; only with `status` ignored. */
  triage_reasons?: TriageReason[];
  /** Severities. */
  severities?: Severity[];
  /** External reference (branch). */
  ref?: string;
  /** Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block; sast only. */
  policies?: Array<'rule-board-audit' | 'rule-board-pr-comments' | 'rule-board-block'>;
  /** Rule names; sast only. */
  rules?: Texts;
  /** Categories of the rule; sast only. */
  categories?: Texts;
  /** Confidence of the rule; sast only. */
  confidence?: Confidence;
  /** Verdict of the automatic triage; sast only. */
  autotriage_verdict?: AutotriageVerdict;
  /** Tags of components. */
  component_tags?: Texts;
  /** Reachability; sca only. */
  exposures?: Array<'reachable' | 'always_reachable' | 'conditionally_reachable' | 'unreachable' | 'unknown'>;
  /** How the dependency came in; sca only. */
  transitivities?: Array<'direct' | 'transitive' | 'unknown'>;
  /** `true`: only findings from malicious dependencies. `false`: findings from all other reachabilities. Sca only. */
  is_malicious?: boolean;
  /** State of the pull requests that the autofix feature opened; sast and sca. */
  click_to_fix_pr_state?: Array<'open' | 'merged'>;
};
export type ListSecretsParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Where to begin: the `cursor` of an earlier answer. Absent for the first page. */
  cursor?: string;
  /** How many findings a page holds. Default and maximum are not shown. */
  limit?: number;
  /** ISO 8601 date-time: keeps findings from then on. Absent means all. */
  since?: Timestamp;
  /** Whether the secret still works, for example `VALIDATION_STATE_CONFIRMED_VALID`. */
  validationState?: Texts;
  /** `FINDING_STATUS_OPEN`, `FINDING_STATUS_IGNORED`, `FINDING_STATUS_FIXED`, `FINDING_STATUS_REMOVED`, `FINDING_STATUS_UNKNOWN` or `FINDING_STATUS_PROVISIONALLY_IGNORED`. */
  status?: string;
  /** Severities, for example `SEVERITY_HIGH`. */
  severity?: Texts;
  /** Repository names. */
  repo?: Texts;
};
export type TriageFindingsParams = {
  /** Slug of the deployment. */
  deploymentSlug: string;
  /** Which findings. */
  issue_type: 'sast' | 'sca' | 'secrets';
  /** Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match. */
  issue_ids?: Array<number | string>;
  /** How many findings to triage at most, newest first. */
  limit?: number;
  /** Target state. */
  new_triage_state?: 'ignored' | 'reviewing' | 'fixing' | 'reopened' | 'provisionally_ignored';
  /** Only with `new_triage_state` ignored. */
  new_triage_reason?: 'acceptable_risk' | 'false_positive' | 'no_time' | 'no_triage_reason' | 'duplicate';
  /** A note to attach. */
  new_note?: string;
  autotriage_verdict?: AutotriageVerdict;
  categories?: TriageTexts;
  component_tags?: TriageTexts;
  confidence?: Confidence;
  /** Names of dependencies; sca only. */
  dependencies?: string[];
  /** Exploit likelihood; sca only. */
  epss_probability?: Array<'low' | 'medium' | 'high' | 'none'>;
  /** Reachability; sca only. */
  exposures?: Array<'reachable' | 'always_reachable' | 'conditionally_reachable' | 'unreachable' | 'unknown'>;
  /** Secrets only. */
  include_historical?: boolean;
  /** Policy modes: `rule-board-audit` is Monitor, `rule-board-pr-comments` Comment, `rule-board-block` Block. */
  policies?: Array<'rule-board-audit' | 'rule-board-pr-comments' | 'rule-board-block'>;
  /** Modes of policies. */
  policy_mode?: Array<'monitor' | 'comment' | 'block'>;
  /** By availability only with advanced features. */
  pro_only?: boolean;
  project_tags?: TriageTexts;
  /** Ref of a branch. */
  ref?: string;
  /** Repository names. */
  repos?: string[];
  /** Secrets only. */
  repository_visibility?: Array<'public' | 'private'>;
  /** Rule names. */
  rules?: string[];
  /** Registry rulesets. */
  ruleset?: string[];
  /** Types of secrets, related to the provider; secrets only. */
  secret_types?: string[];
  /** Severities. */
  severities?: Severity[];
  /** Epoch seconds: findings whose `relevant_since` is at or after it. */
  since?: number;
  /** The allowed values are not shown. */
  status?: string;
  /** How the dependency came in; sca only. */
  transitivities?: Array<'direct' | 'transitive' | 'unknown'>;
  /** Reasons given at an earlier triage. */
  triage_reasons?: TriageReason[];
  /** Validation states of secrets, for example `confirmed_valid`; secrets only. The types of the entries are not shown. */
  validation_state?: string[];
};
export type ListDependenciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  dependencyFilter?: DependencyFilter;
  /** Where to begin: the `cursor` of an earlier answer. Absent for the first page. */
  cursor?: string;
  /** How many dependencies a page holds. */
  pageSize?: number;
};
export type GetResolutionConfigsParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Unique identifier of the project. */
  projectId: string;
};
export type ReportGuardrailsActivityParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  filters: ReportFilters;
  /** How long a bucket is. The values are not shown, nor whether it stands here or among the filters. */
  timeBucketSize?: string;
};
export type ReportBacklogByRuleParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  filters: ReportFilters;
  /** How long a bucket is. The values are not shown, nor whether it stands here or among the filters. */
  timeBucketSize?: string;
};
export type SearchIssuesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Groups issues by rule. */
  groupBy?: 'GROUP_BY_RULE';
  /** How many groups a page holds. */
  limit?: number;
  /** Where to begin: the `cursor` of an earlier answer. Absent for the first page. */
  cursor?: string;
  filter?: IssueFilter;
  /** Sort key. */
  sortBy?: 'SORT_BY_ISSUE_COUNTS' | 'SORT_BY_SEVERITY';
  /** Sort direction. */
  sortDirection?: 'SORT_DIRECTION_ASC' | 'SORT_DIRECTION_DESC';
  /** Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issueType` is used. */
  issueTypes?: Array<
    | 'ISSUE_TYPE_UNSPECIFIED'
    | 'ISSUE_TYPE_SAST'
    | 'ISSUE_TYPE_SCA'
    | 'ISSUE_TYPE_SECRETS'
    | 'ISSUE_TYPE_RESEARCH'
    | 'ISSUE_TYPE_AI_SAST'
  >;
  /** Use `issueTypes`. */
  issueType?:
    | 'ISSUE_TYPE_SAST'
    | 'ISSUE_TYPE_SCA'
    | 'ISSUE_TYPE_SECRETS'
    | 'ISSUE_TYPE_RESEARCH'
    | 'ISSUE_TYPE_AI_SAST';
  /** Types of issues: code rules, supply chain rules, secrets rules, research rules or scanners, AI detection code scanning. When empty, `issue_type` is used. */
  issue_types?: Array<
    | 'ISSUE_TYPE_UNSPECIFIED'
    | 'ISSUE_TYPE_SAST'
    | 'ISSUE_TYPE_SCA'
    | 'ISSUE_TYPE_SECRETS'
    | 'ISSUE_TYPE_RESEARCH'
    | 'ISSUE_TYPE_AI_SAST'
  >;
  /** Use `issue_types`. */
  issue_type?:
    | 'ISSUE_TYPE_SAST'
    | 'ISSUE_TYPE_SCA'
    | 'ISSUE_TYPE_SECRETS'
    | 'ISSUE_TYPE_RESEARCH'
    | 'ISSUE_TYPE_AI_SAST';
};
export type GetRemediationPoliciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
};
export type ApplyRemediationPoliciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  bundle: RemediationBundle;
  /** The `state_version` of the preview, exactly as it was answered, without quotes of our own. */
  ifMatch: string;
};
export type PreviewRemediationPoliciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  bundle: RemediationBundle;
};
export type GetDetectionPolicySummaryParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
};
export type GetDetectionPolicyParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** What the detection policy detects. */
  product: Product;
};
export type ApplyDetectionPolicyParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** What the detection policy detects. */
  product: Product;
  bundle: DetectionBundle;
  /** The `state_version` of the preview, exactly as it was answered, without quotes of our own. */
  ifMatch: string;
};
export type PreviewDetectionPolicyParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** What the detection policy detects. */
  product: Product;
  bundle: DetectionBundle;
};
export type GetVocabularyParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Narrows the vocabulary to one kind of bundle. */
  product?: 'code' | 'secrets' | 'remediation';
};
export type ListLegacyPoliciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
};
export type ListScmSubscriptionsParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Identifies the configuration; its meaning is not shown. */
  configId: string;
};
export type CreateNotificationWebhookParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  /** Name for people. */
  name: string;
  /** Where notifications go. */
  url: string;
  /** Whether calls go through the network broker. */
  useNetworkBroker?: boolean;
  /** Shared secret; never answered. */
  webhookSecret?: string;
};
export type CreatePatternFixTaskParams = {
  /** The pattern. */
  pattern: string;
  /** Its language. */
  language: string;
};
/** Which dependencies; every field narrows. */
export type DependencyFilter = {
  /** Name of the dependency. */
  name?: string;
  /** Its version. */
  version?: string;
  /** Ids of repositories. */
  repositoryId?: Array<number | string>;
  /** Path of the lockfile. */
  lockfilePath?: string;
  /** Licences, for example MIT. */
  license?: string[];
  /** Ecosystems of packages, for example `npm`, `pypi`, `gomod` or `gem`. */
  ecosystem?: Texts;
  /** How the dependency came in. */
  transitivity?: Array<'DIRECT' | 'TRANSITIVE' | 'UNKNOWN_TRANSITIVITY'>;
  /** What the licence policy says of its licence. */
  licensePolicySettings?: Array<
    'LICENSE_POLICY_SETTING_ALLOW' | 'LICENSE_POLICY_SETTING_COMMENT' | 'LICENSE_POLICY_SETTING_BLOCK'
  >;
  /** Any of these. */
  packageFilters?: PackageFilter[];
  /** Whether archived repositories count, too. */
  includeArchived?: boolean;
};
/** An AI-powered detection finding (`ai_sast`). The specification does not show its fields; these are of the published description. */
export type AiFinding = {
  /** A 64-bit number, so it may come as text. */
  id: number | string;
  /** Id of the scan that first identified it. */
  first_seen_scan_id: number | string;
  /** When it was created. */
  created_at: string;
  /** When it was detected, for the first time or when it was reintroduced. */
  relevant_since: string;
  /** Derived from the rule; absent where it has none. */
  confidence?: 'low' | 'medium' | 'high' | (string & Record<never, never>);
  /** Derived from the rule; absent where it has none. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | (string & Record<never, never>);
  /** External reference of the source. */
  ref: string;
  /** URL of the source file and line. */
  line_of_code_url: string;
  /** Calculated from file path, rule identifier, pattern and index. */
  match_based_id: string;
  /** Calculated from file path, rule identifier, matched code and index. */
  syntactic_id: string;
  /** @deprecated Use `rule.name`. */
  rule_name: string;
  /** @deprecated Use `rule.message`; may be absent on older findings. */
  rule_message?: string;
  /** What could happen if it is exploited, written by the AI. */
  ai_impact?: string;
  location?: FindingLocation;
  repository: FindingRepository;
  rule: FindingRule;
  external_ticket?: ExternalTicket;
  /** Comments on pull requests about it. */
  review_comments: ReviewComment[];
  /** Last change of `state`. */
  state_updated_at: string;
  /** When it was triaged. */
  triaged_at?: string;
  /** Changed only by detection at scan time. */
  state: 'fixed' | 'muted' | 'unresolved' | (string & Record<never, never>);
  /** Set by users. */
  triage_state:
    | 'untriaged'
    | 'ignored'
    | 'reopened'
    | 'reviewing'
    | 'fixing'
    | 'provisionally_ignored'
    | (string & Record<never, never>);
  /** Derived from `state` and `triage_state`. */
  status:
    | 'open'
    | 'fixed'
    | 'ignored'
    | 'reviewing'
    | 'fixing'
    | 'provisionally_ignored'
    | (string & Record<never, never>);
  /** Reason given at triage. */
  triage_reason?:
    | 'acceptable_risk'
    | 'false_positive'
    | 'no_time'
    | 'no_triage_reason'
    | 'duplicate'
    | (string & Record<never, never>);
  /** Comment given at triage. */
  triage_comment?: string;
  assistant?: Assistant;
  /** Pull requests that the autofix feature created. */
  click_to_fix_prs: FixPullRequest[];
  /** Pull requests that the autofix feature failed to create. */
  click_to_fix_failures: FixFailure[];
  sourcing_policy?: PolicyReference;
};
/** What the AI of the platform says of it. Absent where it is switched off. */
export type Assistant = {
  /** Whether to fix it. */
  autotriage?: {
    /** `true_positive`: fix it. `false_positive`: ignore it. */
    verdict?: 'true_positive' | 'false_positive' | (string & Record<never, never>);
    /** Why it may be ignored. */
    reason?: string;
  };
  /** A change that fixes it. */
  autofix?: {
    /** Code in place of all matched lines. */
    fix_code?: string;
    /** @deprecated Use `guidance`. */
    explanation?: string;
  };
  /** What the code is for. */
  component?: {
    /** For example `user data`. */
    tag?: string;
    /** How sensitive it is. */
    risk?: 'high' | 'neutral' | 'low' | (string & Record<never, never>);
  };
  /** How to fix it. */
  guidance?: {
    /** In one line. */
    summary?: string;
    /** Step by step. */
    instructions?: string;
  };
  /** Why the rule found this code. */
  rule_explanation?: {
    /** In one line. */
    summary?: string;
    /** At length. */
    explanation?: string;
  };
};
/** One period. */
export type BacklogBucket = {
  timePeriod?: TimePeriod;
  open?: Opaque;
};
/** Open findings of each rule over time. */
export type BacklogReport = {
  buckets: BacklogBucket[];
};
/** A code finding (`sast`). */
export type CodeFinding = CommonFinding &
  TriagedFinding & {
    assistant?: Assistant;
    /** Pull requests that the autofix feature created. */
    click_to_fix_prs: FixPullRequest[];
    /** Pull requests that the autofix feature failed to create. */
    click_to_fix_failures: FixFailure[];
    sourcing_policy?: PolicyReference;
  };
/** A place in a file, its numbers as text. */
export type CodeLocation = {
  /** Path in the repository. */
  path?: string;
  /** First line. */
  startLine?: string;
  /** First column. */
  startCol?: string;
  /** Last line. */
  endLine?: string;
  /** Last column. */
  endCol?: string;
  /** Address of the place. */
  url?: string;
  /** When the file was last changed. */
  committedAt?: string;
};
/** What a code finding and a supply chain finding have in common. */
export type CommonFinding = {
  /** A 64-bit number, so it may come as text. */
  id: number | string;
  /** Id of the scan that first identified it. */
  first_seen_scan_id: number | string;
  /** When it was created, ISO 8601 in UTC with milliseconds, as all times here. */
  created_at: string;
  /** When it was detected, for the first time or when it was reintroduced. */
  relevant_since: string;
  /** Categories from the metadata of the rule. */
  categories: string[];
  /** Derived from the rule; absent where it has none. */
  confidence?: 'low' | 'medium' | 'high';
  /** Derived from the rule, and absent where it has none; low is INFO, medium is WARNING, high is ERROR. */
  severity?: 'low' | 'medium' | 'high' | 'critical';
  /** External reference of the source, for example the ref of a pull request. */
  ref: string;
  /** URL of the source file and line. */
  line_of_code_url: string;
  /** Calculated from file path, rule identifier, pattern and index. */
  match_based_id: string;
  /** @deprecated Use `rule.name`. */
  rule_name: string;
  /** @deprecated Use `rule.message`; may be absent on older findings. */
  rule_message?: string;
  location?: FindingLocation;
  repository: FindingRepository;
  rule: FindingRule;
  external_ticket?: ExternalTicket;
  /** Comments on pull requests about it. */
  review_comments: ReviewComment[];
};
/** A dependency of a repository. The published description guarantees none of these fields; further ones are not shown. */
export type Dependency = {
  /** Its id. */
  id?: string;
  /** Name of the package. */
  name?: string;
  /** Its version. */
  version?: string;
  /** The package; the published description has name and version here. */
  package?: {
    /** Name of the package. */
    name?: string;
    /** Its version. */
    versionSpecifier?: string;
  };
  /** Where the package comes from. */
  ecosystem?:
    | 'npm'
    | 'pypi'
    | 'gomod'
    | 'cargo'
    | 'maven'
    | 'gem'
    | 'composer'
    | 'nuget'
    | 'pub'
    | 'swiftpm'
    | 'hex'
    | 'cocoapods'
    | 'mix'
    | 'opam'
    | 'no_package_manager'
    | (string & Record<never, never>);
  /** How it came in. */
  transitivity?: 'DIRECT' | 'TRANSITIVE' | 'UNKNOWN_TRANSITIVITY' | (string & Record<never, never>);
  /** Id of the repository that has it. */
  repositoryId?: string | number;
  /** Its licences. */
  licenses: string[];
  /** From where the package manager gets it. */
  resolvedUrl?: string;
  definedAt?: CodeLocation;
  manifestDefinition?: CodeLocation;
};
/** A page of dependencies. */
export type DependencyList = {
  dependencies: Dependency[];
  /** Whether more dependencies remain. */
  hasMore?: boolean;
  /** Goes into the next request; absent on the last page. */
  cursor?: string;
};
/** Where the vulnerable package is used; of reachable findings. */
export type DependencyUsage = {
  location?: FindingLocation;
  external_ticket?: ExternalTicket;
};
/** A deployment, the root object of an organization. */
export type DeploymentEntry = {
  /** Numeric id; a 64-bit number, so it may come as text. */
  id: number | string;
  /** The name used in `/api/v1/…` paths and in files. */
  slug: string;
  /** Name for people. */
  name: string;
};
/** The deployments that a token sees. */
export type DeploymentList = {
  deployments: DeploymentEntry[];
};
/** What a detection policy of this product may hold. */
export type DetectionConstraints = {
  rulesets_accepted?: boolean;
  exception_types: string[];
  rule_types: string[];
};
/** The lists of a detection policy, and the type of an exception. */
export type DetectionContent = {
  rulesets?: string[];
  rules?: string[];
  disabled?: string[];
  exception_type?: string;
};
/** A diff entry of the kind `DetectionPolicyException` or `DetectionPolicy`; the key of the latter holds only `product`. */
export type DetectionDiff = {
  key: {
    product?: string;
    /** `project` or `project_tag`. */
    scope_type?: string;
    scope_target?: string;
    rule?: string;
    rule_type?: string;
  };
  before?: DetectionContent;
  after?: DetectionContent;
};
/** The detection policy of one product as it stands. */
export type DetectionState = {
  bundle: LiveDetection;
  state_version: StateVersion;
};
/** The detection policy of every enabled product. */
export type DetectionSummary = {
  deployment_slug?: string;
  code?: DetectionState;
  secrets?: DetectionState;
};
/** Absent or null means none. */
export type DiffEntries = DiffEntry[];
/** One object that an apply would create, update or delete. `before` is absent on creates, `after` on deletes. */
export type DiffEntry = {
  /** `RemediationPolicy`, `DetectionPolicy`, `DetectionPolicyException`; more may come. */
  kind: string;
  /** Identity of the object: `{slug}`, `{product}`, or `{product, scope_type, scope_target, rule, rule_type}`. */
  key: Record<string, unknown>;
  /** The object as it stands. */
  before?: Record<string, unknown>;
  /** The object as it would be. */
  after?: Record<string, unknown>;
} & RemediationDiff &
  DetectionDiff;
/** The score of FIRST's Exploit Prediction Scoring System. */
export type EpssScore = {
  /** Probability of exploitation, from 0 to 1. */
  score?: number;
  /** Among all scores, from 0 to 1. */
  percentile?: number;
};
/** A ticket about it in another system. Absent without one. */
export type ExternalTicket = {
  /** Name of the ticket, for example OPS-158. */
  external_slug?: string;
  /** Address of the ticket. */
  url?: string;
  /** Id of the ticket. */
  id?: number | string;
  /** Findings that the ticket is about. */
  linked_issue_ids: Id64[];
};
/** A finding of the declared `issue_type`. */
export type Finding = CodeFinding | SupplyChainFinding | AiFinding;
/** A page of findings of the asked type. */
export type FindingList = {
  /** Newest first, by `relevant_since`. */
  findings: Finding[];
};
/** Where in a file it is. Absent where it is not known. Lines and columns count from 1. */
export type FindingLocation = {
  /** Path in the repository. */
  file_path?: string;
  /** First line. */
  line?: number;
  /** First column. */
  column?: number;
  /** Last line. */
  end_line?: number;
  /** Last column. */
  end_column?: number;
};
/** The repository in which it was found. */
export type FindingRepository = {
  /** Name of the repository or project. */
  name?: string;
  /** From where it was scanned last. */
  url?: string;
};
/** The rule that found it. */
export type FindingRule = {
  /** Name of the rule. */
  name?: string;
  /** What the rule says. */
  message?: string;
  /** How sure the rule is. */
  confidence?: 'low' | 'medium' | 'high' | (string & Record<never, never>);
  /** For example `security`. */
  category?: string;
  /** For example `vuln`. */
  subcategories: string[];
  /** For example `SQL Injection`. */
  vulnerability_classes: string[];
  /** Names in the CWE. */
  cwe_names: string[];
  /** Names in the lists of OWASP. */
  owasp_names: string[];
};
/** A pull request that the autofix feature failed to create. */
export type FixFailure = {
  /** Why. */
  reason?: string;
  /** When. */
  created_at?: string;
};
/** A pull request that the autofix feature created. */
export type FixPullRequest = {
  /** Address of the pull request. */
  url?: string;
  /** When it was created. */
  created_at?: string;
};
/** A version without the vulnerability. */
export type FixRecommendation = {
  /** Name of the package. */
  package?: string;
  /** Its version. */
  version?: string;
};
/** The vulnerable package that was found. */
export type FoundDependency = {
  /** Name of the package. */
  package?: string;
  /** Its version. */
  version?: string;
  /** Where the package comes from. */
  ecosystem?:
    | 'npm'
    | 'pypi'
    | 'gomod'
    | 'cargo'
    | 'maven'
    | 'gem'
    | 'composer'
    | 'nuget'
    | 'pub'
    | 'swiftpm'
    | 'hex'
    | 'no_package_manager'
    | (string & Record<never, never>);
  /** How it came in. */
  transitivity?: 'direct' | 'transitive' | 'unknown' | (string & Record<never, never>);
  /** URL of its line in the lockfile. */
  lockfile_line_url?: string;
};
/** Counts of one period; how wide the numbers are is not shown, so they may come as text. */
export type GuardrailsBucket = {
  timePeriod?: TimePeriod;
  silenced?: number;
  open?: number;
  fixed?: number;
  ignored?: number;
  provisionallyIgnored?: number;
};
/** What guardrails showed to developers, and what became of it. */
export type GuardrailsReport = {
  buckets: GuardrailsBucket[];
  totalFixed?: number;
  totalOpened?: number;
};
/** The issues of one rule. The enumerations are not shown whole, so they are open. */
export type IssueGroup = {
  /** A 64-bit count as text. */
  issuesCount?: string;
  ruleId?: string;
  ruleShaSum?: string;
  rulePath?: string;
  ruleSourceUri?: string;
  ruleLastChangeBy?: string;
  ruleDeploymentName?: string;
  /** For example `RULE_VISIBILITY_UNLISTED`. */
  ruleVisibility?: string;
  ruleMeta?: {
    author?: string;
    authorPhotoUrl?: string;
    rule?: {
      ruleId?: string;
      ruleVersionId?: string;
      /** For example `RULE_ORIGIN_CUSTOM`. */
      origin?: string;
    };
  };
  /** A date-time. */
  ruleLastChangeAt?: string;
  ruleTestCases: Array<{
    target?: string;
    language?: string;
  }>;
  ruleDefinition?: Opaque;
  ruleSupersededBy: Array<{
    /** For example `RULE_TYPE_SAST`. */
    product?: string;
    rulePath?: string;
  }>;
  sastAttributes?: Opaque;
  scaAttributes?: {
    epssScore?: {
      score?: number;
      percentile?: number;
      /** A date-time. */
      updatedAt?: string;
      /** For example `EPSS_PROBABILITY_LOW`. */
      categorization?: string;
    };
  };
  secretsAttributes?: Opaque;
};
/** A page of groups. */
export type IssueGroupList = {
  groups: IssueGroup[];
  /** Goes into the next request; empty or absent on the last page. */
  cursor?: string;
  /** How many there are. */
  total?: number;
  /** How many the answers had so far. */
  fetched?: number;
};
/** A legacy (v1) policy. */
export type LegacyPolicy = {
  id?: string;
  name?: string;
  slug?: string;
  productType?: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS';
  isDefault?: boolean;
};
/** The legacy policies of a deployment that was not migrated. */
export type LegacyPolicyList = {
  policies: LegacyPolicy[];
};
/** A detection policy as a platform answers it; a list that is absent or null is empty. */
export type LiveDetection = {
  deployment_slug?: string;
  /** What it detects. */
  product?: Product;
  /** Registry rulesets. */
  rulesets: string[];
  /** Rules beside those of the rulesets. */
  rules: string[];
  /** Rules that are disabled although a ruleset includes them. */
  disabled: string[];
  /** Where a rule is switched on or off for some projects only. */
  exceptions: LiveException[];
};
/** An exception as a platform answers it; the scope that it does not use may be null, empty or absent. */
export type LiveException = {
  /** Whether the rule is switched on or off in this scope. */
  exception_type: ExceptionType;
  /** Identifier of the rule or of the pack. */
  rule: string;
  /** Whether `rule` names one rule or a pack of rules. */
  rule_type: ExceptionRuleType;
  /** Name of the repository. */
  project?: string;
  /** Tag of projects. */
  project_tag_name?: string;
};
/** A remediation policy as a platform answers it; unused fields may be null or absent. */
export type LivePolicy = {
  /** Identity of the policy. */
  slug: string;
  /** Name for people. */
  name: string;
  /** What the policy is for. */
  description?: string;
  /** Whether it does anything. */
  active?: boolean;
  /** Which findings the policy matches. */
  filters: Filters;
  /** What happens to a matching finding. */
  actions: Action[];
};
/** A notification webhook, without its secret. */
export type NotificationWebhook = {
  id?: string;
  name?: string;
  url?: string;
  hasSecret?: boolean;
  useNetworkBroker?: boolean;
};
/** The webhook as it stands. */
export type NotificationWebhookAnswer = {
  webhook?: NotificationWebhook;
};
/** Its structure is not shown. */
export type Opaque = Record<string, unknown>;
/** The task. */
export type PatternFixAnswer = {
  /** Token of the task. */
  taskTokenJwt?: string;
};
/** The policy under which it was found. Absent where that is not known. */
export type PolicyReference = {
  /** Id of the policy. */
  id?: number | string;
  /** Its name for people. */
  name?: string;
  /** Its identity. */
  slug?: string;
};
/** What a strict apply would do, and against which state that was computed. */
export type PreviewAnswer = {
  creates: DiffEntries;
  updates: DiffEntries;
  deletes: DiffEntries;
  state_version: StateVersion;
  /** When there is any, the three lists are empty. */
  validation_errors: ValidationError[];
};
/** A repository that is scanned. */
export type Project = {
  /** A 64-bit number, so it may come as text. */
  id?: number | string;
  /** Name of the repository, as in findings. */
  name?: string;
  /** Address of the repository. */
  url?: string;
  /** What `repository_tag` conditions and exceptions of project tags name. */
  tags: string[];
  /** When it was created. */
  created_at?: string;
  /** When it was last scanned. */
  latest_scan_at?: string;
  /** The branch whose findings count. */
  primary_branch?: string;
  /** The default branch of the repository. */
  default_branch?: string;
};
/** A page of projects. */
export type ProjectList = {
  projects: Project[];
};
/** A remediation policy. */
export type RemediationContent = {
  name?: string;
  slug?: string;
  description?: string;
  active?: boolean;
  filters?: Filters;
  actions?: Action[];
};
/** A diff entry of the kind `RemediationPolicy`. */
export type RemediationDiff = {
  key: {
    slug?: string;
  };
  before?: RemediationContent;
  after?: RemediationContent;
};
/** The remediation policies as they stand. */
export type RemediationState = {
  /** The bundle; a list that is absent or null is empty. */
  bundle: {
    deployment_slug?: string;
    policies: LivePolicy[];
  };
  state_version: StateVersion;
};
/** Custom dependency-resolution configurations. */
export type ResolutionConfiguration = {
  resolutionConfigs?: {
    /** Configuration by the id of the subproject; its structure is not shown. */
    perSubproject?: Record<string, unknown>;
  };
};
/** A comment on a pull request. */
export type ReviewComment = {
  /** Id of the comment or of its thread. */
  external_discussion_id?: string | number;
  /** Id of the note in the thread, on GitLab and Azure DevOps. */
  external_note_id?: string | number;
};
/** A webhook subscription to a source-code-management system. */
export type ScmSubscription = {
  scmUrl?: string;
  /** Names of event kinds, which are not shown. */
  events: string[];
};
/** The subscriptions of one configuration. */
export type ScmSubscriptionList = {
  deploymentId?: string;
  configId?: string;
  subscriptions: ScmSubscription[];
};
/** A secret in the code. No field names its rule. The fields are known second-hand, so that their words are left open. */
export type SecretFinding = {
  /** Tells findings apart. */
  id?: number | string;
  /** Type of the secret, for example `AWS`. */
  type?: string;
  /** The file and line. */
  findingPath?: string;
  repository?: {
    name?: string;
    url?: string;
    visibility?: string;
    scmType?: string;
  };
  /** Ref of a branch or pull request. */
  ref?: string;
  /** `SEVERITY_CRITICAL`, `SEVERITY_HIGH`, `SEVERITY_MEDIUM` or `SEVERITY_LOW`. */
  severity?: string;
  /** `CONFIDENCE_HIGH`, `CONFIDENCE_MEDIUM` or `CONFIDENCE_LOW`. */
  confidence?: string;
  /** One of the words of the query parameter `status`. */
  status?: string;
  /** Whether the secret still works. */
  validationState?: string;
  /** What the policy of the finding does. */
  mode?: string;
  /** When it was found. */
  createdAt?: string;
};
/** A page of findings of secrets. */
export type SecretFindingList = {
  findings: SecretFinding[];
  /** Goes into the next request; empty or absent on the last page. */
  cursor?: string;
};
/** A supply chain finding (`sca`). */
export type SupplyChainFinding = CommonFinding &
  TriagedFinding & {
    /** Whether the finding comes from a malicious dependency. */
    is_malicious: boolean;
    /** Whether the vulnerable code is reachable. */
    reachability:
      | 'no reachability analysis'
      | 'reachable'
      | 'always reachable'
      | 'conditionally reachable'
      | 'unreachable';
    /** Condition under which a conditionally reachable finding becomes reachable. */
    reachable_condition?: string;
    epss_score?: EpssScore;
    /** Versions without the vulnerability. */
    fix_recommendations: FixRecommendation[];
    found_dependency?: FoundDependency;
    /** Its identifier in a database of vulnerabilities, for example a CVE. */
    vulnerability_identifier?: string;
    usage?: DependencyUsage;
  };
/** From `since` up to and without `until`. */
export type TimePeriod = {
  since?: string;
  until?: string;
};
/** What was triaged; with findings of the same fingerprint on other branches, so it can exceed `limit`. */
export type TriageAnswer = {
  /** How many findings. */
  num_triaged: number;
  /** Their ids. */
  triaged_issues: Id64[];
};
/** The state of a finding. The specification shows it for code findings, the published description for all. */
export type TriagedFinding = {
  /** Last change of `state`, distinct from `triaged_at`. */
  state_updated_at: string;
  /** When it was triaged. */
  triaged_at?: string;
  /** Changed only by detection at scan time. */
  state: 'fixed' | 'muted' | 'unresolved';
  /** Set by users; `reviewing` and `fixing` are private beta. */
  triage_state: 'untriaged' | 'ignored' | 'reopened' | 'reviewing' | 'fixing' | 'provisionally_ignored';
  /** Derived from `state` and `triage_state`. */
  status: 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored';
  /** Reason given at triage. */
  triage_reason?: 'acceptable_risk' | 'false_positive' | 'no_time' | 'no_triage_reason' | 'duplicate';
  /** Comment given at triage. */
  triage_comment?: string;
  /** Calculated from file path, rule identifier, matched code and index; `match_based_id` is preferred. */
  syntactic_id: string;
};
/** Why the platform would reject the bundle. */
export type ValidationError = {
  /** For example `UNSUPPORTED_ACTION_TYPE`; the list is open. */
  code: string;
  message?: string;
  /** Empty for an error of the whole bundle. */
  policy_slug?: string;
  /** Text to text, for example `action_type`, `missing_companion`, `condition_type`, `value`. */
  context?: Record<string, unknown>;
};
/** The values that a condition type accepts. */
export type ValueEnum = {
  type: string;
  values: string[];
};
/** Which condition types, action types and values the platform knows. */
export type Vocabulary = {
  condition_types: VocabularyEntry[];
  action_types: VocabularyEntry[];
  value_enums: ValueEnum[];
  detection_constraints?: DetectionConstraints;
};
/** One condition type or action type. */
export type VocabularyEntry = {
  type: string;
  description?: string;
  /** Action types that must stand in the same policy. */
  requires: string[];
};
/** A method for each operation of the API, under the id that it has in its description. */
export type Client = {
  /** List the deployments that the token sees. */
  listDeployments(params?: ListDeploymentsParams, options?: CallOptions): Promise<DeploymentList>;
  /** List the projects with their tags. Each page is requested when its first item is. */
  listProjects(
    params: ListProjectsParams,
    options?: CallOptions,
  ): Paged<
    Project,
    ProjectList & {
      /** Its number. */ page: number;
    }
  >;
  /** List findings, newest first. Each page is requested when its first item is. */
  listFindings<Type extends 'sast' | 'sca' | 'ai_sast' = 'sast'>(
    params: ListFindingsParams & {
      issue_type?: Type;
    },
    options?: CallOptions,
  ): Paged<
    {
      sast: CodeFinding;
      sca: SupplyChainFinding;
      ai_sast: AiFinding;
    }[Type],
    {
      findings: Array<
        {
          sast: CodeFinding;
          sca: SupplyChainFinding;
          ai_sast: AiFinding;
        }[Type]
      >;
    } & {
      /** Its number. */ page: number;
    }
  >;
  /** List findings of secrets. Each page is requested when its first item is. */
  listSecrets(params: ListSecretsParams, options?: CallOptions): Paged<SecretFinding, SecretFindingList>;
  /** Triage findings in bulk. */
  triageFindings(params: TriageFindingsParams, options?: CallOptions): Promise<TriageAnswer>;
  /** List dependencies. Each page is requested when its first item is. */
  listDependencies(params: ListDependenciesParams, options?: CallOptions): Paged<Dependency, DependencyList>;
  /** Read how the dependencies of a project are resolved. Experimental: may change. */
  getResolutionConfigs(params: GetResolutionConfigsParams, options?: CallOptions): Promise<ResolutionConfiguration>;
  /** Report what guardrails showed and what became of it. Beta: may change. */
  reportGuardrailsActivity(params: ReportGuardrailsActivityParams, options?: CallOptions): Promise<GuardrailsReport>;
  /** Report the backlog by rule. Beta: may change. */
  reportBacklogByRule(params: ReportBacklogByRuleParams, options?: CallOptions): Promise<BacklogReport>;
  /** Search issues and group them by rule. Each page is requested when its first item is. */
  searchIssues(params: SearchIssuesParams, options?: CallOptions): Paged<IssueGroup, IssueGroupList>;
  /** Read the remediation policies bundle. Beta: may change. */
  getRemediationPolicies(params: GetRemediationPoliciesParams, options?: CallOptions): Promise<RemediationState>;
  /** Replace the remediation policies bundle, strictly. Beta: may change. */
  applyRemediationPolicies(params: ApplyRemediationPoliciesParams, options?: CallOptions): Promise<RemediationState>;
  /** Preview a remediation policies apply. Beta: may change. */
  previewRemediationPolicies(params: PreviewRemediationPoliciesParams, options?: CallOptions): Promise<PreviewAnswer>;
  /** Read the detection policy of every enabled product. Beta: may change. */
  getDetectionPolicySummary(params: GetDetectionPolicySummaryParams, options?: CallOptions): Promise<DetectionSummary>;
  /** Read the detection policy bundle of a product. Beta: may change. */
  getDetectionPolicy(params: GetDetectionPolicyParams, options?: CallOptions): Promise<DetectionState>;
  /** Replace the detection policy bundle of a product, strictly. Beta: may change. */
  applyDetectionPolicy(params: ApplyDetectionPolicyParams, options?: CallOptions): Promise<DetectionState>;
  /** Preview a detection policy apply. Beta: may change. */
  previewDetectionPolicy(params: PreviewDetectionPolicyParams, options?: CallOptions): Promise<PreviewAnswer>;
  /** Read which condition types, action types and values the platform knows. Beta: may change. */
  getVocabulary(params: GetVocabularyParams, options?: CallOptions): Promise<Vocabulary>;
  /**
   * List the legacy (v1) policies. Experimental: may change.
   *
   * @deprecated
   */
  listLegacyPolicies(params: ListLegacyPoliciesParams, options?: CallOptions): Promise<LegacyPolicyList>;
  /** List the webhook subscriptions to a source-code-management system. Experimental: may change. */
  listScmSubscriptions(params: ListScmSubscriptionsParams, options?: CallOptions): Promise<ScmSubscriptionList>;
  /** Create a notification webhook. Experimental: may change. */
  createNotificationWebhook(
    params: CreateNotificationWebhookParams,
    options?: CallOptions,
  ): Promise<NotificationWebhookAnswer>;
  /** Create a task that fixes a pattern. Experimental: may change. */
  createPatternFixTask(params: CreatePatternFixTaskParams, options?: CallOptions): Promise<PatternFixAnswer>;
};

/** Any of these. */
export type Texts = string[];

/** An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z. */
export type Timestamp = string;

/** Low is INFO, medium is WARNING, high is ERROR in the rule. */
export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** How sure the rule is. */
export type Confidence = 'low' | 'medium' | 'high';

/** Derived from `state` and `triage_state`; `reviewing` and `fixing` are private beta. The mapping is not shown. */
export type FindingStatus = 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored';

/** Reason given at triage. */
export type TriageReason = 'acceptable_risk' | 'false_positive' | 'no_time' | 'no_triage_reason' | 'duplicate';

/** Verdict of the automatic triage. */
export type AutotriageVerdict = 'true_positive' | 'false_positive';

/** A 64-bit number, so it may come as text. */
export type Id64 = number | string;

/** Any of these. An empty list could be read as none or as all, so it is refused. */
export type TriageTexts = string[];

/**
 * A package and its versions. Bounds are compared as the ecosystem of the package orders its versions. The published description writes
 * them with an operator (`>=1.0.0`, `>1.0.0`, `<2.0.0`, `<=2.0.0`); one without an operator belongs to the range.
 */
export type PackageFilter = {
  /** Name, or a part of it without `exactNameMatch`. */
  name?: string;
  /** This version or a later one; `>` leaves it out. */
  versionLowerBound?: string;
  /** This version or an earlier one; `<` leaves it out. */
  versionUpperBound?: string;
  /** Just this version. */
  exactVersion?: string;
  /** Whether `name` is the whole name. */
  exactNameMatch?: boolean;
};

/** Every field narrows. */
export type ReportFilters = {
  timePeriod?: AskedPeriod;
  /** Names of projects. */
  projects?: string[];
  /** Tags of projects. */
  tags?: string[];
  /** Names of teams. */
  teams?: string[];
  /** Ids of rules, or their names. */
  ruleIds?: string[];
  /** Categories of rules. */
  findingCategories?: string[];
  /** Ids of projects. */
  projectIds?: string[];
  /** Types of findings; the values are not shown. */
  findingTypes?: Texts;
  /** How long a bucket is; the values are not shown. */
  timeBucketSize?: string;
};

/** From `since` up to and without `until`. */
export type AskedPeriod = {
  since?: Timestamp;
  until?: Timestamp;
};

/** Every field narrows. Which states count without `tab` and `aggregateIssueStates` is not stated. */
export type IssueFilter = {
  /** Ids of issues. */
  ids?: string[];
  /** Names of repositories. */
  repositoryNames?: string[];
  /** Ids of repositories. */
  repositoryIds?: string[];
  /** Tags of repositories. */
  repositoryTags?: string[];
  /** Refs, for example `refs/heads/main`. */
  refs?: string[];
  /** Ids of refs. */
  repositoryRefIds?: string[];
  /** How sensitive the code is by the AI, for example `SENSITIVITY_HIGH_SENSITIVITY`; the values are not shown whole. */
  aiSensitivities?: string[];
  /** Names of teams. */
  teamNames?: string[];
  /** Slugs of the remediation policies under which they were found. */
  policySlugs?: string[];
  /** Names of rules. */
  rules?: string[];
  /** Ids of rules, or their names. */
  ruleIds?: string[];
  /** Registry rulesets. */
  rulesets?: string[];
  /** Categories of rules. */
  categories?: string[];
  /** Names of dependencies. */
  dependencies?: string[];
  /** CVE numbers. */
  cves?: string[];
  /** Ids of the issues that they repeat on another ref. */
  issueParentIds?: string[];
  /** Types of secrets, for example `AWS`. */
  secretTypes?: string[];
  /** Identifiers of advisories. */
  advisoryIds?: string[];
  /** Paths of files. */
  filePaths?: string[];
  /** Found at or after this time, for example 2026-01-31T12:00:00.000Z. */
  since?: Timestamp;
  /** Found before this time, for example 2026-01-31T12:00:00.000Z. */
  until?: Timestamp;
  /** Which time `since` and `until` are about, for example `TIME_FILTER_FIXED_AT`; absent, when the issue was found. The values are not shown whole. */
  timeFilter?: string;
  /** Leaves out secrets that are only in the history of the repository. */
  excludeHistorical?: boolean;
  /** Only those on the primary branch. */
  onPrimaryBranch?: boolean;
  /** `true`: only issues with a ticket. The specification does not say what it includes; absent, all count. */
  includeTicketed?: boolean;
  /** `true`: only issues to which the AI was shown a memory. The specification does not say what it includes; absent, all count. */
  includeAiMemoryRendered?: boolean;
  /** `true`: only issues of archived projects, as the published description says. Absent: only those of the others. */
  includeArchived?: boolean;
  /** Only those with an open pull request of the autofix feature. */
  hasInFlightAutofixPr?: boolean;
  /** Id of a memory of the AI that changes the verdict. */
  aiMemoryWillFlipVerdict?: string;
  /** Id of a memory that the AI refers to. */
  aiMemoryReferenced?: string;
  /** Id of a memory that the AI was shown. */
  aiMemoryRendered?: string;
  /** Id of a memory that holds for the code. */
  memoryIdInScope?: string;
  /** For example `SEVERITY_CRITICAL`; the values are not shown whole. */
  severities?: string[];
  /** For example `CONFIDENCE_HIGH`; the values are not shown whole. */
  confidences?: string[];
  /** Of secrets, for example `VALIDATION_STATE_CONFIRMED_VALID`; the values are not shown whole. */
  validationStates?: string[];
  /** For example `REPOSITORY_VISIBILITY_PUBLIC`; the values are not shown whole. */
  repoVisibilities?: string[];
  /** The tab of the findings page, for example `ISSUE_TAB_OPEN`; the values are not shown whole. */
  tab?: string;
  /** For example `AGGREGATE_ISSUE_STATE_OPEN`; the values are not shown whole. */
  aggregateIssueStates?: Texts;
};

/** Decides what happens to a finding: when the filters match it, the actions run. */
export type RemediationPolicy = {
  name: PolicyName;
  slug?: Slug;
  description?: PolicyDescription;
  active?: PolicyActive;
  filters: Filters;
  actions: Actions;
};

/** Name for people. It may change freely as long as `slug` stays. */
export type PolicyName = string;

/** Identity of the policy; it cannot change. Without one the platform derives it from `name`, and a later rename would then delete this policy and create another. */
export type Slug = string;

/** What the policy is for, for people. */
export type PolicyDescription = string;

/** An inactive policy is kept but does nothing. Default `true`. */
export type PolicyActive = boolean;

/** Which findings the policy matches. */
export type Filters = {
  /** `all`: every condition must hold. `any`: one is enough. */
  mode: 'all' | 'any';
  /** At least one condition. */
  conditions: Condition[];
};

/** One test of a finding. */
export type Condition = {
  /** What is tested. Seen so far are `severity`, `confidence`, `repository_tag`, `vulnerability_class`, `breaking_change` and `full_scan`; the platform's vocabulary decides. */
  type:
    | 'severity'
    | 'confidence'
    | 'repository_tag'
    | 'vulnerability_class'
    | 'breaking_change'
    | 'full_scan'
    | (string & Record<never, never>);
  /** The values to compare with. Their order does not matter. */
  values: string[];
  /** `any` (default): the finding has one of the values. `none`: it has none of them. */
  mode?: 'any' | 'none';
};

/** What happens to a matching finding. The list is replaced as a unit. */
export type Actions = Action[];

/** One thing that happens to a matching finding. */
export type Action = {
  /** What happens. Seen so far are `block`, `pr_comment`, `jira`, `slack_app`, `webhook` and `triage`; the platform's vocabulary decides. `block` needs `pr_comment` in the same policy. */
  type: 'pr_comment' | 'block' | 'jira' | 'slack_app' | 'webhook' | 'triage' | (string & Record<never, never>);
  /** Settings of the action, text to text. */
  config?: Record<string, string>;
};

/** Every remediation policy of a deployment. What is absent is deleted by an apply. */
export type RemediationBundle = {
  /** Output only; ignored when sent. */
  deployment_slug?: string;
  /** Every policy of the deployment. */
  policies: RemediationPolicy[];
};

/** `code`: rules over source code. `secrets`: rules over leaked credentials. */
export type Product = 'code' | 'secrets';

/** Rule identifiers. Their order does not matter. */
export type RuleList = string[];

/** Includes or excludes a rule for one project or for every project with a tag. */
export type DetectionException = {
  exception_type: ExceptionType;
  rule: ExceptionRule;
  rule_type: ExceptionRuleType;
  project?: ExceptionProject;
  project_tag_name?: ExceptionTag;
};

/** `exclude` switches the rule off in this scope, `include` switches it on. */
export type ExceptionType = 'include' | 'exclude';

/** Identifier of the rule or of the pack. */
export type ExceptionRule = string;

/** Whether `rule` names one rule or a pack of rules. */
export type ExceptionRuleType = 'rule' | 'pack';

/** Name of the repository. Give this or `project_tag_name`. */
export type ExceptionProject = string;

/** Tag of projects: the exception holds in each of them. Give this or `project`. */
export type ExceptionTag = string;

/** The whole detection policy of one product of a deployment. What is absent is gone after an apply. */
export type DetectionBundle = {
  /** Output only; ignored when sent. */
  deployment_slug?: string;
  product?: Product;
  rulesets: RuleList;
  rules: RuleList;
  disabled: RuleList;
  /** Where a rule is switched on or off for some projects only. */
  exceptions: DetectionException[];
};

/** Content-only fingerprint of one bundle. A no-op save keeps it, and undoing an edit brings the old one back. */
export type StateVersion = string;
