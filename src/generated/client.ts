// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type {
  AiFinding,
  AutotriageVerdict,
  BacklogReport,
  CodeFinding,
  Confidence,
  Dependency,
  DependencyFilter,
  DeploymentList,
  DetectionBundle,
  DetectionState,
  DetectionSummary,
  FindingStatus,
  GuardrailsReport,
  IssueFilter,
  IssueGroup,
  LegacyPolicyList,
  NotificationWebhookAnswer,
  PatternFixAnswer,
  PreviewAnswer,
  Product,
  RemediationBundle,
  RemediationState,
  ReportFilters,
  ResolutionConfiguration,
  ScmSubscriptionList,
  Severity,
  SupplyChainFinding,
  Texts,
  TriageAnswer,
  TriageReason,
  TriageTexts,
  Vocabulary,
} from './types.ts';

/** What any call takes besides the values of its request. */
export type CallOptions = {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal;
};

export type ListDeploymentsParams = Record<string, never>;

export type ListFindingsParams = {
  /** Slug of the deployment. */
  deploymentSlug: string;
  /** Which findings. */
  issue_type?: 'sast' | 'sca' | 'ai_sast';
  /** Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all. */
  since?: number;
  /** Zero-based number of the page. */
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

export type TriageFindingsParams = {
  /** Slug of the deployment. */
  deploymentSlug: string;
  /** Which findings. */
  issue_type: 'sast' | 'sca' | 'secrets';
  /** Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match. */
  issue_ids?: number[];
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
  epss_probability?: string[];
  /** Reachability types; sca only. */
  exposures?: string[];
  /** Secrets only. */
  include_historical?: boolean;
  /** Policy mode identifiers. */
  policies?: string[];
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
  transitivities?: string[];
  /** Reasons given at an earlier triage. */
  triage_reasons?: string[];
  /** Validation states of secrets; the types of the entries are not shown. */
  validation_state?: string[];
};

export type ListDependenciesParams = {
  /** Numeric id of the deployment, kept as text because 64 bits do not fit a JavaScript number. */
  deploymentId: string | number;
  dependencyFilter?: DependencyFilter;
  /** Value from a previous answer; omitted for the first page. */
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
  /** Value from a previous answer; empty or absent for the first page. */
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

/** A method for each operation of the API, under the id that it has in its description. */
export type Client = {
  /** List the deployments that the token sees. */
  listDeployments(params?: ListDeploymentsParams, options?: CallOptions): Promise<DeploymentList>;
  /** List findings, newest first. Each page is asked for when its first item is. */
  listFindings<Type extends 'sast' | 'sca' | 'ai_sast' = 'sast'>(
    params: ListFindingsParams & { issue_type?: Type },
    options?: CallOptions,
  ): AsyncIterable<{ sast: CodeFinding; sca: SupplyChainFinding; ai_sast: AiFinding }[Type]>;
  /** Triage findings in bulk. */
  triageFindings(params: TriageFindingsParams, options?: CallOptions): Promise<TriageAnswer>;
  /** List dependencies. Each page is asked for when its first item is. */
  listDependencies(params: ListDependenciesParams, options?: CallOptions): AsyncIterable<Dependency>;
  /** Read how the dependencies of a project are resolved. Experimental: may change. */
  getResolutionConfigs(params: GetResolutionConfigsParams, options?: CallOptions): Promise<ResolutionConfiguration>;
  /** Report what guardrails showed and what became of it. Beta: may change. */
  reportGuardrailsActivity(params: ReportGuardrailsActivityParams, options?: CallOptions): Promise<GuardrailsReport>;
  /** Report the backlog by rule. Beta: may change. */
  reportBacklogByRule(params: ReportBacklogByRuleParams, options?: CallOptions): Promise<BacklogReport>;
  /** Search issues and group them by rule. Each page is asked for when its first item is. */
  searchIssues(params: SearchIssuesParams, options?: CallOptions): AsyncIterable<IssueGroup>;
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
