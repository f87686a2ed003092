// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

/** The deployments that a token sees. */
export type DeploymentList = {
  deployments?: DeploymentEntry[] | null;
};

/** A deployment, the root object of an organization. */
export type DeploymentEntry = {
  /** Numeric id; a 64-bit number, so it may come as text. */
  id?: number | string | null;
  /** The name used in `/api/v1/…` paths and in files. */
  slug?: string | null;
  /** Name for people. */
  name?: string | null;
};

/** A page of projects. */
export type ProjectList = {
  projects?: Project[] | null;
};

/** A repository that is scanned. */
export type Project = {
  /** A 64-bit number, so it may come as text. */
  id?: number | string | null;
  /** Name of the repository, as in findings. */
  name?: string | null;
  /** Address of the repository. */
  url?: string | null;
  /** What `repository_tag` conditions and exceptions of project tags name. */
  tags?: string[] | null;
  /** When it was created. */
  created_at?: string | null;
  /** When it was last scanned. */
  latest_scan_at?: string | null;
  /** The branch whose findings count. */
  primary_branch?: string | null;
  /** The default branch of the repository. */
  default_branch?: string | null;
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

/** Its structure is not shown. */
export type Opaque = Record<string, unknown> | null;

/** A page of findings of the asked type. */
export type FindingList = {
  /** Newest first, by `relevant_since`. */
  findings?: Finding[] | null;
};

/** A finding of the declared `issue_type`. */
export type Finding = CodeFinding | SupplyChainFinding | AiFinding;

/** What a code finding and a supply chain finding have in common. */
export type CommonFinding = {
  /** A 64-bit number, so it may come as text. */
  id?: number | string | null;
  /** Id of the scan that first identified it. */
  first_seen_scan_id?: number | string | null;
  /** When it was created, ISO 8601 in UTC with milliseconds, as all times here. */
  created_at?: string | null;
  /** When it was detected, for the first time or when it was reintroduced. */
  relevant_since?: string | null;
  /** Categories from the metadata of the rule. */
  categories?: string[] | null;
  /** Derived from the rule; absent where it has none. */
  confidence?: 'low' | 'medium' | 'high' | null | '';
  /** Derived from the rule, and absent where it has none; low is INFO, medium is WARNING, high is ERROR. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | null | '';
  /** External reference of the source, for example the ref of a pull request. */
  ref?: string | null;
  /** URL of the source file and line. */
  line_of_code_url?: string | null;
  /** Calculated from file path, rule identifier, pattern and index. */
  match_based_id?: string | null;
  /** Use `rule.name`. */
  rule_name?: string | null;
  /** Use `rule.message`; may be absent on older findings. */
  rule_message?: string | null;
  location?: FindingLocation;
  repository?: FindingRepository;
  rule?: FindingRule;
  external_ticket?: ExternalTicket;
  /** Comments on pull requests about it. */
  review_comments?: ReviewComment[] | null;
};

/** The state of a finding. The specification shows it for code findings, the published description for all. */
export type TriagedFinding = {
  /** Last change of `state`, distinct from `triaged_at`. */
  state_updated_at?: string | null;
  /** When it was triaged. */
  triaged_at?: string | null;
  /** Changed only by detection at scan time. */
  state?: 'fixed' | 'muted' | 'unresolved' | null | '';
  /** Set by users; `reviewing` and `fixing` are private beta. */
  triage_state?: 'untriaged' | 'ignored' | 'reopened' | 'reviewing' | 'fixing' | 'provisionally_ignored' | null | '';
  /** Derived from `state` and `triage_state`. */
  status?: 'open' | 'fixed' | 'ignored' | 'reviewing' | 'fixing' | 'provisionally_ignored' | null | '';
  /** Reason given at triage. */
  triage_reason?: 'acceptable_risk' | 'false_positive' | 'no_time' | 'no_triage_reason' | 'duplicate' | null | '';
  /** Comment given at triage. */
  triage_comment?: string | null;
  /** Calculated from file path, rule identifier, matched code and index; `match_based_id` is preferred. */
  syntactic_id?: string | null;
};

/** A code finding (`sast`). */
export type CodeFinding = CommonFinding &
  TriagedFinding & {
    assistant?: Assistant;
    /** Pull requests that the autofix feature created. */
    click_to_fix_prs?: FixPullRequest[] | null;
    /** Pull requests that the autofix feature failed to create. */
    click_to_fix_failures?: FixFailure[] | null;
    sourcing_policy?: PolicyReference;
  };

/** A supply chain finding (`sca`). */
export type SupplyChainFinding = CommonFinding &
  TriagedFinding & {
    /** Whether the finding comes from a malicious dependency. */
    is_malicious?: boolean | null;
    /** Whether the vulnerable code is reachable. */
    reachability?:
      | 'no reachability analysis'
      | 'reachable'
      | 'always reachable'
      | 'conditionally reachable'
      | 'unreachable'
      | null
      | '';
    /** Condition under which a conditionally reachable finding becomes reachable. */
    reachable_condition?: string | null;
    epss_score?: EpssScore;
    /** Versions without the vulnerability. */
    fix_recommendations?: FixRecommendation[] | null;
    found_dependency?: FoundDependency;
    /** Its identifier in a database of vulnerabilities, for example a CVE. */
    vulnerability_identifier?: string | null;
    usage?: DependencyUsage;
  };

/** An AI-powered detection finding (`ai_sast`). The specification does not show its fields; these are of the published description. */
export type AiFinding = {
  /** A 64-bit number, so it may come as text. */
  id?: number | string | null;
  /** Id of the scan that first identified it. */
  first_seen_scan_id?: number | string | null;
  /** When it was created. */
  created_at?: string | null;
  /** When it was detected, for the first time or when it was reintroduced. */
  relevant_since?: string | null;
  /** Derived from the rule; absent where it has none. */
  confidence?: 'low' | 'medium' | 'high' | (string & Record<never, never>) | null;
  /** Derived from the rule; absent where it has none. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | (string & Record<never, never>) | null;
  /** External reference of the source. */
  ref?: string | null;
  /** URL of the source file and line. */
  line_of_code_url?: string | null;
  /** Calculated from file path, rule identifier, pattern and index. */
  match_based_id?: string | null;
  /** Calculated from file path, rule identifier, matched code and index. */
  syntactic_id?: string | null;
  /** Use `rule.name`. */
  rule_name?: string | null;
  /** Use `rule.message`; may be absent on older findings. */
  rule_message?: string | null;
  /** What could happen if it is exploited, written by the AI. */
  ai_impact?: string | null;
  location?: FindingLocation;
  repository?: FindingRepository;
  rule?: FindingRule;
  external_ticket?: ExternalTicket;
  /** Comments on pull requests about it. */
  review_comments?: ReviewComment[] | null;
  /** Last change of `state`. */
  state_updated_at?: string | null;
  /** When it was triaged. */
  triaged_at?: string | null;
  /** Changed only by detection at scan time. */
  state?: 'fixed' | 'muted' | 'unresolved' | (string & Record<never, never>) | null;
  /** Set by users. */
  triage_state?:
    | 'untriaged'
    | 'ignored'
    | 'reopened'
    | 'reviewing'
    | 'fixing'
    | 'provisionally_ignored'
    | (string & Record<never, never>)
    | null;
  /** Derived from `state` and `triage_state`. */
  status?:
    | 'open'
    | 'fixed'
    | 'ignored'
    | 'reviewing'
    | 'fixing'
    | 'provisionally_ignored'
    | (string & Record<never, never>)
    | null;
  /** Reason given at triage. */
  triage_reason?:
    | 'acceptable_risk'
    | 'false_positive'
    | 'no_time'
    | 'no_triage_reason'
    | 'duplicate'
    | (string & Record<never, never>)
    | null;
  /** Comment given at triage. */
  triage_comment?: string | null;
  assistant?: Assistant;
  /** Pull requests that the autofix feature created. */
  click_to_fix_prs?: FixPullRequest[] | null;
  /** Pull requests that the autofix feature failed to create. */
  click_to_fix_failures?: FixFailure[] | null;
  sourcing_policy?: PolicyReference;
};

/** Where in a file it is. Absent where it is not known. Lines and columns count from 1. */
export type FindingLocation = {
  /** Path in the repository. */
  file_path?: string | null;
  /** First line. */
  line?: number | null;
  /** First column. */
  column?: number | null;
  /** Last line. */
  end_line?: number | null;
  /** Last column. */
  end_column?: number | null;
} | null;

/** The repository in which it was found. */
export type FindingRepository = {
  /** Name of the repository or project. */
  name?: string | null;
  /** From where it was scanned last. */
  url?: string | null;
} | null;

/** The rule that found it. */
export type FindingRule = {
  /** Name of the rule. */
  name?: string | null;
  /** What the rule says. */
  message?: string | null;
  /** How sure the rule is. */
  confidence?: 'low' | 'medium' | 'high' | (string & Record<never, never>) | null;
  /** For example `security`. */
  category?: string | null;
  /** For example `vuln`. */
  subcategories?: string[] | null;
  /** For example `SQL Injection`. */
  vulnerability_classes?: string[] | null;
  /** Names in the CWE. */
  cwe_names?: string[] | null;
  /** Names in the lists of OWASP. */
  owasp_names?: string[] | null;
} | null;

/** A ticket about it in another system. Absent without one. */
export type ExternalTicket = {
  /** Name of the ticket, for example OPS-158. */
  external_slug?: string | null;
  /** Address of the ticket. */
  url?: string | null;
  /** Id of the ticket. */
  id?: number | string | null;
  /** Findings that the ticket is about. */
  linked_issue_ids?: Id64[] | null;
} | null;

/** A comment on a pull request. */
export type ReviewComment = {
  /** Id of the comment or of its thread. */
  external_discussion_id?: string | number | null;
  /** Id of the note in the thread, on GitLab and Azure DevOps. */
  external_note_id?: string | number | null;
};

/** What the AI of the platform says of it. Absent where it is switched off. */
export type Assistant = {
  /** Whether to fix it. */
  autotriage?: {
    /** `true_positive`: fix it. `false_positive`: ignore it. */
    verdict?: 'true_positive' | 'false_positive' | (string & Record<never, never>) | null;
    /** Why it may be ignored. */
    reason?: string | null;
  } | null;
  /** A change that fixes it. */
  autofix?: {
    /** Code in place of all matched lines. */
    fix_code?: string | null;
    /** Use `guidance`. */
    explanation?: string | null;
  } | null;
  /** What the code is for. */
  component?: {
    /** For example `user data`. */
    tag?: string | null;
    /** How sensitive it is. */
    risk?: 'high' | 'neutral' | 'low' | (string & Record<never, never>) | null;
  } | null;
  /** How to fix it. */
  guidance?: {
    /** In one line. */
    summary?: string | null;
    /** Step by step. */
    instructions?: string | null;
  } | null;
  /** Why the rule found this code. */
  rule_explanation?: {
    /** In one line. */
    summary?: string | null;
    /** At length. */
    explanation?: string | null;
  } | null;
} | null;

/** A pull request that the autofix feature created. */
export type FixPullRequest = {
  /** Address of the pull request. */
  url?: string | null;
  /** When it was created. */
  created_at?: string | null;
};

/** A pull request that the autofix feature failed to create. */
export type FixFailure = {
  /** Why. */
  reason?: string | null;
  /** When. */
  created_at?: string | null;
};

/** The policy under which it was found. Absent where that is not known. */
export type PolicyReference = {
  /** Id of the policy. */
  id?: number | string | null;
  /** Its name for people. */
  name?: string | null;
  /** Its identity. */
  slug?: string | null;
} | null;

/** The score of FIRST's Exploit Prediction Scoring System. */
export type EpssScore = {
  /** Probability of exploitation, from 0 to 1. */
  score?: number | null;
  /** Among all scores, from 0 to 1. */
  percentile?: number | null;
} | null;

/** A version without the vulnerability. */
export type FixRecommendation = {
  /** Name of the package. */
  package?: string | null;
  /** Its version. */
  version?: string | null;
};

/** The vulnerable package that was found. */
export type FoundDependency = {
  /** Name of the package. */
  package?: string | null;
  /** Its version. */
  version?: string | null;
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
    | (string & Record<never, never>)
    | null;
  /** How it came in. */
  transitivity?: 'direct' | 'transitive' | 'unknown' | (string & Record<never, never>) | null;
  /** URL of its line in the lockfile. */
  lockfile_line_url?: string | null;
} | null;

/** Where the vulnerable package is used; of reachable findings. */
export type DependencyUsage = {
  location?: FindingLocation;
  external_ticket?: ExternalTicket;
} | null;

/** A page of findings of secrets. */
export type SecretFindingList = {
  findings?: SecretFinding[] | null;
  /** Goes into the next request; empty or absent on the last page. */
  cursor?: string | null;
};

/** A secret in the code. No field names its rule. The fields are known second-hand, so that their words are left open. */
export type SecretFinding = {
  /** Tells findings apart. */
  id?: number | string | null;
  /** Type of the secret, for example `AWS`. */
  type?: string | null;
  /** The file and line. */
  findingPath?: string | null;
  repository?: {
    name?: string | null;
    url?: string | null;
    visibility?: string | null;
    scmType?: string | null;
  } | null;
  /** Ref of a branch or pull request. */
  ref?: string | null;
  /** `SEVERITY_CRITICAL`, `SEVERITY_HIGH`, `SEVERITY_MEDIUM` or `SEVERITY_LOW`. */
  severity?: string | null;
  /** `CONFIDENCE_HIGH`, `CONFIDENCE_MEDIUM` or `CONFIDENCE_LOW`. */
  confidence?: string | null;
  /** One of the words of the query parameter `status`. */
  status?: string | null;
  /** Whether the secret still works. */
  validationState?: string | null;
  /** What the policy of the finding does. */
  mode?: string | null;
  /** When it was found. */
  createdAt?: string | null;
};

/** Any of these. An empty list could be read as none or as all, so it is refused. */
export type TriageTexts = string[];

/** Which findings to triage, and how. */
export type TriageRequest = {
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

/** What was triaged; with findings of the same fingerprint on other branches, so it can exceed `limit`. */
export type TriageAnswer = {
  /** How many findings. */
  num_triaged?: number | string | null;
  /** Their ids. */
  triaged_issues?: Id64[] | null;
};

/** Which dependencies, and which page of them. */
export type DependenciesRequest = {
  /** Id of the deployment, the same as in the path. */
  deploymentId?: number;
  dependencyFilter?: DependencyFilter;
  /** Value from a previous answer; omitted for the first page. */
  cursor?: string;
  /** How many dependencies a page holds. */
  pageSize?: number;
};

/** Which dependencies; every field narrows. */
export type DependencyFilter = {
  /** Name of the dependency. */
  name?: string;
  /** Its version. */
  version?: string;
  /** Ids of repositories. */
  repositoryId?: number[];
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

/** A page of dependencies. */
export type DependencyList = {
  dependencies?: Dependency[] | null;
  /** Whether more dependencies remain. */
  hasMore?: boolean | null;
  /** Goes into the next request; absent on the last page. */
  cursor?: string | null;
};

/** A dependency of a repository. The published description guarantees none of these fields; further ones are not shown. */
export type Dependency = {
  /** Its id. */
  id?: string | null;
  /** Name of the package. */
  name?: string | null;
  /** Its version. */
  version?: string | null;
  /** The package; the published description has name and version here. */
  package?: {
    /** Name of the package. */
    name?: string | null;
    /** Its version. */
    versionSpecifier?: string | null;
  } | null;
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
    | (string & Record<never, never>)
    | null;
  /** How it came in. */
  transitivity?: 'DIRECT' | 'TRANSITIVE' | 'UNKNOWN_TRANSITIVITY' | (string & Record<never, never>) | null;
  /** Id of the repository that has it. */
  repositoryId?: string | number | null;
  /** Its licences. */
  licenses?: string[] | null;
  /** From where the package manager gets it. */
  resolvedUrl?: string | null;
  definedAt?: CodeLocation;
  manifestDefinition?: CodeLocation;
};

/** A place in a file, its numbers as text. */
export type CodeLocation = {
  /** Path in the repository. */
  path?: string | null;
  /** First line. */
  startLine?: string | null;
  /** First column. */
  startCol?: string | null;
  /** Last line. */
  endLine?: string | null;
  /** Last column. */
  endCol?: string | null;
  /** Address of the place. */
  url?: string | null;
  /** When the file was last changed. */
  committedAt?: string | null;
} | null;

/** Custom dependency-resolution configurations. */
export type ResolutionConfiguration = {
  resolutionConfigs?: {
    /** Configuration by the id of the subproject; its structure is not shown. */
    perSubproject?: Record<string, unknown> | null;
  } | null;
};

/** What a report is about. */
export type ReportRequest = {
  filters: ReportFilters;
  /** How long a bucket is. The values are not shown, nor whether it stands here or among the filters. */
  timeBucketSize?: string;
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

/** From `since` up to and without `until`. */
export type TimePeriod = {
  since?: string | null;
  until?: string | null;
} | null;

/** What guardrails showed to developers, and what became of it. */
export type GuardrailsReport = {
  buckets?: GuardrailsBucket[] | null;
  totalFixed?: number | string | null;
  totalOpened?: number | string | null;
};

/** Counts of one period; how wide the numbers are is not shown, so they may come as text. */
export type GuardrailsBucket = {
  timePeriod?: TimePeriod;
  silenced?: number | string | null;
  open?: number | string | null;
  fixed?: number | string | null;
  ignored?: number | string | null;
  provisionallyIgnored?: number | string | null;
};

/** Open findings of each rule over time. */
export type BacklogReport = {
  buckets?: BacklogBucket[] | null;
};

/** One period. */
export type BacklogBucket = {
  timePeriod?: TimePeriod;
  open?: Opaque;
};

/**
 * Which issues, and how they are grouped. The names of the fields that carry the sort key and the sort direction are not shown:
 * `sortBy` and `sortDirection` are assumed, and other fields are let through.
 */
export type IssueSearchRequest = {
  /** Id of the deployment, the same as in the path. */
  deploymentId?: string;
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

/** A page of groups. */
export type IssueGroupList = {
  groups?: IssueGroup[] | null;
  /** Goes into the next request; empty or absent on the last page. */
  cursor?: string | null;
  /** How many there are. */
  total?: string | null;
  /** How many the answers had so far. */
  fetched?: string | null;
};

/** The issues of one rule. The enumerations are not shown whole, so they are open. */
export type IssueGroup = {
  /** A 64-bit count as text. */
  issuesCount?: string | null;
  ruleId?: string | null;
  ruleShaSum?: string | null;
  rulePath?: string | null;
  ruleSourceUri?: string | null;
  ruleLastChangeBy?: string | null;
  ruleDeploymentName?: string | null;
  /** For example `RULE_VISIBILITY_UNLISTED`. */
  ruleVisibility?: string | null;
  ruleMeta?: {
    author?: string | null;
    authorPhotoUrl?: string | null;
    rule?: {
      ruleId?: string | null;
      ruleVersionId?: string | null;
      /** For example `RULE_ORIGIN_CUSTOM`. */
      origin?: string | null;
    } | null;
  } | null;
  /** A date-time. */
  ruleLastChangeAt?: string | null;
  ruleTestCases?: Array<{
    target?: string | null;
    language?: string | null;
  }> | null;
  ruleDefinition?: Opaque;
  ruleSupersededBy?: Array<{
    /** For example `RULE_TYPE_SAST`. */
    product?: string | null;
    rulePath?: string | null;
  }> | null;
  sastAttributes?: Opaque;
  scaAttributes?: {
    epssScore?: {
      score?: number | null;
      percentile?: number | null;
      /** A date-time. */
      updatedAt?: string | null;
      /** For example `EPSS_PROBABILITY_LOW`. */
      categorization?: string | null;
    } | null;
  } | null;
  secretsAttributes?: Opaque;
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

/** Body of a preview or apply of remediation policies. */
export type RemediationRequest = {
  bundle: RemediationBundle;
};

/** The remediation policies as they stand. */
export type RemediationState = {
  /** The bundle; a list that is absent or null is empty. */
  bundle: {
    deployment_slug?: string | null;
    policies?: LivePolicy[] | null;
  };
  state_version: StateVersion;
};

/** A remediation policy as a platform answers it; unused fields may be null or absent. */
export type LivePolicy = {
  /** Identity of the policy. */
  slug: string;
  /** Name for people. */
  name?: string | null;
  /** What the policy is for. */
  description?: string | null;
  /** Whether it does anything. */
  active?: boolean | null;
  /** Which findings the policy matches. */
  filters?: Record<string, unknown> | null;
  /** What happens to a matching finding. */
  actions?: Array<Record<string, unknown>> | null;
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

/** Body of a preview or apply of a detection policy. */
export type DetectionRequest = {
  bundle: DetectionBundle;
};

/** The detection policy of one product as it stands. */
export type DetectionState = {
  bundle: LiveDetection;
  state_version: StateVersion;
};

/** A detection policy as a platform answers it; a list that is absent or null is empty. */
export type LiveDetection = {
  deployment_slug?: string | null;
  /** What it detects. */
  product?: string | null;
  /** Registry rulesets. */
  rulesets?: string[] | null;
  /** Rules beside those of the rulesets. */
  rules?: string[] | null;
  /** Rules that are disabled although a ruleset includes them. */
  disabled?: string[] | null;
  /** Where a rule is switched on or off for some projects only. */
  exceptions?: LiveException[] | null;
};

/** An exception as a platform answers it; the scope that it does not use may be null, empty or absent. */
export type LiveException = {
  /** Whether the rule is switched on or off in this scope. */
  exception_type?: string | null;
  /** Identifier of the rule or of the pack. */
  rule: string;
  /** Whether `rule` names one rule or a pack of rules. */
  rule_type?: string | null;
  /** Name of the repository. */
  project?: string | null;
  /** Tag of projects. */
  project_tag_name?: string | null;
};

/** The detection policy of every enabled product. */
export type DetectionSummary = {
  deployment_slug?: string | null;
  code?: DetectionState | null;
  secrets?: DetectionState | null;
};

/** Content-only fingerprint of one bundle. A no-op save keeps it, and undoing an edit brings the old one back. */
export type StateVersion = string;

/** What a strict apply would do, and against which state that was computed. */
export type PreviewAnswer = {
  creates?: DiffEntries;
  updates?: DiffEntries;
  deletes?: DiffEntries;
  state_version: StateVersion;
  /** When there is any, the three lists are empty. */
  validation_errors?: ValidationError[] | null;
};

/** Absent or null means none. */
export type DiffEntries = DiffEntry[] | null;

/** One object that an apply would create, update or delete. `before` is absent on creates, `after` on deletes. */
export type DiffEntry = {
  /** `RemediationPolicy`, `DetectionPolicy`, `DetectionPolicyException`; more may come. */
  kind: string;
  /** Identity of the object: `{slug}`, `{product}`, or `{product, scope_type, scope_target, rule, rule_type}`. */
  key: Record<string, unknown>;
  /** The object as it stands. */
  before?: Record<string, unknown> | null;
  /** The object as it would be. */
  after?: Record<string, unknown> | null;
};

/** A diff entry of the kind `RemediationPolicy`. */
export type RemediationDiff = {
  key: {
    slug?: string | null;
  };
  before?: RemediationContent;
  after?: RemediationContent;
};

/** A remediation policy. */
export type RemediationContent = {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  active?: boolean | null;
  filters?: Record<string, unknown> | null;
  actions?: Array<Record<string, unknown>> | null;
} | null;

/** A diff entry of the kind `DetectionPolicyException` or `DetectionPolicy`; the key of the latter holds only `product`. */
export type DetectionDiff = {
  key: {
    product?: string | null;
    /** `project` or `project_tag`. */
    scope_type?: string | null;
    scope_target?: string | null;
    rule?: string | null;
    rule_type?: string | null;
  };
  before?: DetectionContent;
  after?: DetectionContent;
};

/** The lists of a detection policy, and the type of an exception. */
export type DetectionContent = {
  rulesets?: string[] | null;
  rules?: string[] | null;
  disabled?: string[] | null;
  exception_type?: string | null;
} | null;

/** Why the platform would reject the bundle. */
export type ValidationError = {
  /** For example `UNSUPPORTED_ACTION_TYPE`; the list is open. */
  code: string;
  message?: string | null;
  /** Empty for an error of the whole bundle. */
  policy_slug?: string | null;
  /** Text to text, for example `action_type`, `missing_companion`, `condition_type`, `value`. */
  context?: Record<string, unknown> | null;
};

/** Which condition types, action types and values the platform knows. */
export type Vocabulary = {
  condition_types?: VocabularyEntry[] | null;
  action_types?: VocabularyEntry[] | null;
  value_enums?: ValueEnum[] | null;
  detection_constraints?: DetectionConstraints | null;
};

/** One condition type or action type. */
export type VocabularyEntry = {
  type: string;
  description?: string | null;
  /** Action types that must stand in the same policy. */
  requires?: string[] | null;
};

/** The values that a condition type accepts. */
export type ValueEnum = {
  type: string;
  values?: string[] | null;
};

/** What a detection policy of this product may hold. */
export type DetectionConstraints = {
  rulesets_accepted?: boolean | null;
  exception_types?: string[] | null;
  rule_types?: string[] | null;
};

/** The legacy policies of a deployment that was not migrated. */
export type LegacyPolicyList = {
  policies?: LegacyPolicy[] | null;
};

/** A legacy (v1) policy. */
export type LegacyPolicy = {
  id?: string | null;
  name?: string | null;
  slug?: string | null;
  productType?: 'PRODUCT_TYPE_SAST' | 'PRODUCT_TYPE_SECRETS' | null | '';
  isDefault?: boolean | null;
};

/** The subscriptions of one configuration. */
export type ScmSubscriptionList = {
  deploymentId?: string | null;
  configId?: string | null;
  subscriptions?: ScmSubscription[] | null;
};

/** A webhook subscription to a source-code-management system. */
export type ScmSubscription = {
  scmUrl?: string | null;
  /** Names of event kinds, which are not shown. */
  events?: string[] | null;
};

/** A notification webhook to create. */
export type NotificationWebhookRequest = {
  /** Id of the deployment, the same as in the path. */
  deploymentId?: string;
  /** Name for people. */
  name: string;
  /** Where notifications go. */
  url: string;
  /** Whether calls go through the network broker. */
  useNetworkBroker?: boolean;
  /** Shared secret; never answered. */
  webhookSecret?: string;
};

/** The webhook as it stands. */
export type NotificationWebhookAnswer = {
  webhook?: NotificationWebhook;
};

/** A notification webhook, without its secret. */
export type NotificationWebhook = {
  id?: string | null;
  name?: string | null;
  url?: string | null;
  hasSecret?: boolean | null;
  useNetworkBroker?: boolean | null;
} | null;

/** A pattern to fix. */
export type PatternFixRequest = {
  /** The pattern. */
  pattern: string;
  /** Its language. */
  language: string;
};

/** The task. */
export type PatternFixAnswer = {
  /** Token of the task. */
  taskTokenJwt?: string | null;
};

/** Body of an answer that is not a success. The text stands under `error`, `message` or `detail`. */
export type ErrorBody = {
  error?: string | null;
  message?: string | null;
  detail?: string | null;
  /** Branch on this before the status. */
  code?: string | null;
  /** With `STATE_VERSION_MISMATCH`: the version that stands now. */
  current_state_version?: string | null;
  /** With `MISSING_DEPENDENT_ACTION`: the action that must be added. */
  missing_companion?: string | null;
  /** With `UNKNOWN_REFERENCE`: what the platform does not know. */
  missing_references?: Array<{
    kind?: string | null;
    value?: string | null;
  }> | null;
  /** The reasons when an older platform answers an invalid bundle with a 4xx. */
  validation_errors?: ValidationError[] | null;
};

/** A note of the repository's own, shown in reviews and never sent to the platform. */
export type Note = string;

/** Last day (UTC) on which this entry is meant to be there, for example 2027-01-31. After it, a change of its bundle is refused until the entry is removed or renewed. */
export type ExpiryDate = string;

/** Decides what happens to a finding: when the filters match it, the actions run. */
export type PolicyEntry = {
  name: PolicyName;
  slug?: Slug;
  description?: PolicyDescription;
  active?: PolicyActive;
  filters: Filters;
  actions: Actions;
  'x-expires'?: ExpiryDate;
  [note: `x-${string}`]: Note;
};

/** Includes or excludes a rule for one project or for every project with a tag. */
export type ExceptionEntry = {
  exception_type: ExceptionType;
  /** Identifier of the rule or of the pack. */
  rule: string;
  rule_type: ExceptionRuleType;
  /** Name of the repository. Give this or `project_tag_name`. */
  project?: string;
  /** Names of repositories: the same exception for each of them. */
  projects?: string[];
  /** Tag of projects: the exception holds in each of them. Give this or `project`. */
  project_tag_name?: string;
  /** Tags of projects: the same exception for each of them. */
  project_tag_names?: string[];
  'x-expires'?: ExpiryDate;
  [note: `x-${string}`]: Note;
};

/** Slug of the deployment that this file belongs to, or a list of them. Without it, the file belongs to each deployment that lists its folder. */
export type DeploymentSlugs = string | string[];

/** `code`: rules over source code. `secrets`: rules over leaked credentials. May be left out in `detection-code.yaml`, `detection-secrets.yaml`, `detection/code.yaml` and `detection/secrets.yaml`. */
export type FileProduct = 'code' | 'secrets';

/** Remediation policies of one deployment. Files of the same deployment are merged. */
export type PolicyListFile = {
  deployment_slug?: DeploymentSlugs;
  /** `[]` means none, and needs approval to apply if it would delete anything. */
  policies: PolicyEntry[];
  [note: `x-${string}`]: unknown;
};

/** One remediation policy. Files of the same deployment are merged. */
export type PolicyFile = {
  deployment_slug?: DeploymentSlugs;
  name: PolicyName;
  slug?: Slug;
  description?: PolicyDescription;
  active?: PolicyActive;
  filters: Filters;
  actions: Actions;
  'x-expires'?: ExpiryDate;
  [note: `x-${string}`]: Note;
};

/** Remediation policies: a list under `policies`, or one bare policy. */
export type RemediationFile = {
  /** Remediation policies, or `[]` for none. */
  policies?: unknown;
} & (PolicyListFile | PolicyFile);

/** The detection policy of one product of a deployment. Files of the same deployment and product are merged; a list that none of them gives is empty. */
export type DetectionFile = {
  deployment_slug?: DeploymentSlugs;
  product?: FileProduct;
  /** Registry rulesets. Must be empty for `secrets`. */
  rulesets?: string[];
  /** Rule identifiers. Their order does not matter. */
  rules?: string[];
  /** Rules that are disabled although a ruleset includes them. */
  disabled?: string[];
  /** Where a rule is switched on or off for some projects only. */
  exceptions?: ExceptionEntry[];
  [note: `x-${string}`]: unknown;
};

/** Tests of the policies beside it, in a file named `*.test.yaml`. They are run by `ifmatch test` and never sent to the platform. */
export type TestFile = {
  deployment_slug?: DeploymentSlugs;
  /** Each test has a name and one of `always`, `finding` and `project`. */
  tests: PolicyTest[];
  [note: `x-${string}`]: unknown;
};

/** One test. `always` is an invariant, proven for every finding of a kind. `finding` is an example. Both have `expect`. `project` is about detection, with `product`, and `scanned_by` or `not_excluded`. */
export type PolicyTest = {
  /** What the test says, in a sentence. */
  name: string;
  deployment_slug?: DeploymentSlugs;
  always?: TestedKind;
  finding?: TestedFinding;
  expect?: TestExpectation;
  /** Which detection policy is tested. */
  product?: 'code' | 'secrets';
  project?: TestedProject;
  /** Rules and rulesets that scan the project. */
  scanned_by?: string[];
  /** Rules and rulesets, or globs of them, that no exception excludes and `disabled` does not list. */
  not_excluded?: string[];
  /** Whether the test passes if the files alone do not decide it, for example because of a condition that ifmatch does not know. Default: `false`. */
  allow_unknown?: boolean;
  [note: `x-${string}`]: Note;
};

/** A kind of findings, whatever their other attributes. `{}` means every finding. */
export type TestedKind = {
  severity?: TestedSeverities;
  confidence?: TestedConfidences;
  /** The repository has all of these tags. */
  repository_tags?: TestedNames;
  /** The finding is of all of these classes. */
  vulnerability_classes?: TestedNames;
  /** Whether the finding is from a full scan. */
  full_scan?: TestedBoolean;
  /** Whether the fix of the finding is a breaking change. */
  breaking_change?: TestedBoolean;
  without?: TestedWithout;
};

/** What the findings must not have. */
export type TestedWithout = {
  /** The repository has none of these tags. */
  repository_tags?: TestedNames;
  /** The finding is of none of these classes. */
  vulnerability_classes?: TestedNames;
};

/** One finding. Attributes that are left out are unknown, and the test passes only if every value of them does. */
export type TestedFinding = {
  /** Severity of the finding; `unset` for none. */
  severity?: 'low' | 'medium' | 'high' | 'critical' | 'unset';
  /** Confidence of the finding; `unset` for none. */
  confidence?: 'low' | 'medium' | 'high' | 'unset';
  /** All tags of the repository; `[]` for none. */
  repository_tags?: TestedNameSet;
  /** All vulnerability classes of the finding; `[]` for none. */
  vulnerability_classes?: TestedNameSet;
  /** Whether the finding is from a full scan. */
  full_scan?: TestedBoolean;
  /** Whether the fix of the finding is a breaking change. */
  breaking_change?: TestedBoolean;
};

/** Severity of the findings, or a list of several; `unset` for none. */
export type TestedSeverities =
  | 'low'
  | 'medium'
  | 'high'
  | 'critical'
  | 'unset'
  | Array<'low' | 'medium' | 'high' | 'critical' | 'unset'>;

/** Confidence of the findings, or a list of several; `unset` for none. */
export type TestedConfidences = 'low' | 'medium' | 'high' | 'unset' | Array<'low' | 'medium' | 'high' | 'unset'>;

export type TestedNames = string[];

export type TestedNameSet = string[];

export type TestedBoolean = true | false | 'unset';

/** A mode (`block`, `comment`, `monitor`), `not block`, `at least comment`, `at most comment`, the type of an action (`jira`, `not jira`), or all of these apart. */
export type TestExpectation =
  | string
  | {
      /** `block`, `comment` or `monitor`, alone or behind `not`, `at least` or `at most`. */
      mode?: string;
      /** Types of actions that some policy takes, such as `jira`; `not jira` for one that none does. */
      actions?: string[];
      /** Slugs of policies. Each of them matches and does what `mode` says. */
      by?: string[];
    };

/** A project, which the platform calls repository, too. Without `tags`, these are unknown. */
export type TestedProject = {
  /** Name of the project. */
  name: string;
  /** All tags of the project; `[]` for none. */
  tags?: string[];
};

/** A folder, a file or a glob, relative to the config; or a list of them. */
export type Paths = string | string[];

/** Settings of ifmatch for this repository. Every key may be left out. Never put a token or an address here. */
export type Config = {
  policies?: Paths;
  /** Folders, files or globs with tests (`*.test.yaml`), beside those in the folders of the policies. */
  tests?: Paths;
  /** Globs of files in the policies folders that are no policies, relative to the config; `!` takes one back. A glob without a slash holds in every folder. */
  ignore?: string[];
  /** The deployments that this repository manages, by slug. */
  deployments?: Record<string, ConfigDeployment>;
  unmanaged?: ConfigUnmanaged;
  guards?: ConfigGuards;
  /** Rules of your own that every change of a plan must follow, as the base branch has them. */
  rules?: ConfigRule[];
  /** When the platform changed since the review. `refuse` (default): stop. `same-diff`: go on if the diff is still exactly the reviewed one. */
  on_stale?: 'refuse' | 'same-diff';
  apply?: ConfigApply;
  /** Whether the action estimates on a pull request what its changes mean for open findings. `auto` (default): it does. `off`: no finding is asked for. `ifmatch preview` goes by `--impact` only. */
  impact?: 'auto' | 'off';
  /** How many days before its `x-expires` an entry gets a warning. Default: 14. */
  expiry_warning_days?: number;
  extra_fields?: ConfigExtraFields;
};

/**
 * A rule that every change of a plan must follow. Its expressions are in CEL (https://cel.dev), over `change` and `bundle` as in the plan
 * file, and `today`, with the functions `date("2035-06-30")` and `days(366)`.
 */
export type ConfigRule = {
  /** What reports and approvals call it, for example `exceptions-have-an-owner`. */
  name: string;
  /** What a change that breaks the rule gets. `error` (default): it needs approval. `warning`: it is only shown. */
  severity?: 'error' | 'warning';
  /** Which changes the rule is about, for example `change.object == "RemediationPolicy" && change.after != null`. Default: every change. */
  when?: string;
  /** What must be true of such a change, for example `"x-owner" in change.notes`. */
  expression: string;
  /** What to tell whoever breaks the rule. Between `{{` and `}}`, an expression whose value is put there, for example `{{change.key.slug}} needs an owner`. */
  message: string;
};

/** How an apply of several deployments goes on. */
export type ConfigApply = {
  /** Slugs of deployments, wave by wave: an apply stops at the first wave with a failure. `*` stands for all others, which are the last wave without it. */
  waves?: Array<string[]>;
};

/** Objects of the platform that belong to somebody else. They are kept exactly as they are, and no file may declare them. A list has slugs of remediation policies. */
export type ConfigUnmanaged = Globs | UnmanagedObjects;

/** Names of objects by their kind. */
export type UnmanagedObjects = {
  /** Slugs of remediation policies. */
  policies?: Globs;
  /** Projects of detection exceptions. */
  projects?: Globs;
  /** Project tags of detection exceptions. */
  project_tags?: Globs;
};

/** Names, in which `*` stands for any characters and `?` for one. */
export type Globs = string[];

/** Fields of the platform that this version of ifmatch does not know, by the object that has them. They are accepted in files, shown in diffs, sent and pulled as they are. */
export type ConfigExtraFields = {
  /** Of a remediation policy. */
  policy?: FieldNames;
  /** Of the filters of a policy. */
  filters?: FieldNames;
  /** Of a condition. */
  condition?: FieldNames;
  /** Of an action. */
  action?: FieldNames;
  /** Of a detection policy. */
  detection?: FieldNames;
  /** Of a detection exception. */
  exception?: FieldNames;
};

/** Names of fields. */
export type FieldNames = string[];

/** One deployment. */
export type ConfigDeployment = {
  /** Numeric id. The platform is asked when it is left out. */
  id?: string | number;
  policies?: Paths;
  /** Shared objects that this deployment does not get: slugs of policies, rulesets and rules, or globs of them, and exceptions by their fields. */
  without?: WithoutEntry[];
  unmanaged?: ConfigUnmanaged;
};

/** The slug of a policy, a ruleset or a rule, or a glob of them; or the fields of exceptions. */
export type WithoutEntry = WithoutName | WithoutExceptions;

export type WithoutName = string;

/** Exceptions by globs of their fields; a field that is left out may have any value. */
export type WithoutExceptions = {
  /** A rule or a pack. */
  rule?: string;
  rule_type?: ExceptionRuleType;
  /** A project, as `owner/name`. */
  project?: string;
  /** A project tag. */
  project_tag_name?: string;
};

/** Limits beyond which an apply needs approval. */
export type ConfigGuards = {
  /** More objects of one bundle than this that are deleted or weakened need approval. Default: 10. */
  max_deletes?: number;
  /** A larger share of the objects of one bundle, in percent, that are deleted or weakened needs approval, from 10 objects on. With fewer objects, deleting more than half of them does, whatever lower share is set. Default: 30. */
  max_delete_percent?: number;
  /** Whether a bundle may end up with nothing that blocks, nothing that comments or enforces, or empty, without approval. Default: `false`. */
  allow_no_blocking?: boolean;
  /** Slugs of policies that no plan may delete or weaken without approval. Default: none. */
  protected?: string[];
  /** Whether a change needs approval that breaks a test of the base branch. `require_approval` (default) or `allow`. */
  broken_tests?: 'require_approval' | 'allow';
  /** Names of `rules` that changes may break without approval. Default: none. */
  allow_failing_rules?: string[];
  /** With `require_approval`, every change that loosens enforcement, or whose effect is unknown, needs approval. Default: `allow`. */
  looser?: 'allow' | 'require_approval';
};

/** What a run would change or has changed, for scripts and other tools. `preview --format json` prints it and `--out FILE` saves it. */
export type PlanFile = {
  /** Version of this shape. */
  version: 1;
  /** Name and version of the program that wrote it. */
  tool: string;
  /** The command that ran. */
  command: 'validate' | 'preview' | 'apply' | 'rollback';
  outcome: PlanOutcome;
  /** Address of the platform, `sandbox` for the embedded one, null when none was asked. */
  platform: string | null;
  /** Path of the config that the run went by, from the folder that it ran in; null when there is none. An apply or a rollback goes by another one only where that is named. */
  config?: string | null;
  digest: Digest;
  /** Only in a rollback: the digest of the applied plan that it undoes. What it sends is not what the files declare. */
  undoes?: Digest;
  summary: PlanSummary;
  /** Those of the run. */
  bundles: PlanBundle[];
  /** Only of an apply that wrote something, or may have: when and by whom. `ifmatch history FOLDER` reads it. */
  applied?: PlanApply;
  /** What is wrong in the files. */
  problems: PlanProblem[];
  /** What needs approval before an apply. */
  guards: PlanGuard[];
  /** Only of a preview with `--impact`: what the changes mean for the findings that are open. An apply does not read it. */
  impact?: PlanImpact;
  /** Only of a preview with a base: whose doing each change is. An apply does not read it. */
  three_way_diff?: PlanThreeWayDiff;
  /** Only of a preview with a base that has tests, or where some change: absent otherwise, and in a plan of an older version. An apply does not read it. */
  tests?: PlanTests;
  /** Objects of a deployment's own files that replace shared ones; absent without any, and in a plan of an older version. An apply does not read it. */
  overrides?: PlanOverride[];
  /** How many objects of the platform the config leaves alone, for each bundle that has some; absent without any, and in a plan of an older version. An apply does not read it. */
  unmanaged_objects?: PlanUnmanagedObjects[];
  /** Bundles of the deployments that no file declares; absent if the run read only a part of the files, and in a plan of an older version. An apply does not read it. */
  unmanaged?: PlanBundleName[];
  /** Why the run failed. */
  error: PlanError | null;
  /**
   * One for each deployment that the plan has bundles of, by its API token and over the whole file but this field. `apply`, `rollback` and
   * `drift` refuse a plan that lacks one, or that was changed since. Empty when there is no plan, or a token is too short to sign.
   */
  signatures: PlanSignature[];
};

/** The tests of the base branch, run on the bundles of the plan, and what the files change of them. */
export type PlanTests = {
  /** Of each test of the base. */
  results: PlanTestResult[];
  /** Tests of the base that the files lack. */
  removed: PlanTest[];
  /** Tests that the files have otherwise. */
  changed: PlanTest[];
  /** Tests that the base lacks. */
  added: PlanTest[];
  /** Added and changed tests that fail: once merged, they would stop every change. */
  failing: PlanTestResult[];
};

/** A test of policies. */
export type PlanTest = {
  /** Its name. */
  name: string;
  /** Whether it is about every finding of a kind. */
  is_invariant: boolean;
};

/** The result of a test for one deployment. */
export type PlanTestResult = {
  /** Its name. */
  name: string;
  /** Whether it is about every finding of a kind. */
  is_invariant: boolean;
  /** Slug; null where the files name none. */
  deployment: string | null;
  /** Proven, refuted, or not known. */
  verdict: 'holds' | 'broken' | 'unknown';
  /** Whether it holds, or is unknown and may be. */
  passed: boolean;
  /** Where it stands in its file. */
  at: PlanPosition;
  /** The counterexample, or why nothing is known; null if it holds. */
  why: string | null;
  /** The policies, rules and exceptions that decide, if it does not hold. */
  decided_by: Array<{
    /** Its name. */
    name: string;
    /** Where it stands; null if no file has it. */
    at: PlanPosition | null;
  }>;
};

/** A bundle of a deployment. */
export type PlanBundleName = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
};

/** Live objects of a bundle that match `unmanaged` of the config, and go along unchanged. */
export type PlanUnmanagedObjects = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  /** How many. */
  count: number;
};

/** A policy or exception of a deployment's own file in place of one of a shared file. */
export type PlanOverride = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  /** `RemediationPolicy` or `DetectionPolicyException`. */
  object: string;
  /** What identifies the object, for example its slug. */
  key: Record<string, unknown>;
  /** Where the own file declares it. */
  at: PlanPosition;
  /** Where the shared file declares it. */
  overridden: PlanPosition;
};

/** Who applied a plan, as far as the run knows it. */
export type PlanApply = {
  /** When the run began that applied it; ISO 8601 in UTC. */
  at: string;
  /** Commit of the clone that the run was in. */
  commit: string | null;
  /** Address of the job or build of the CI service. */
  run: string | null;
  /** User of the CI service who started it. */
  started_by: string | null;
};

/**
 * HMAC-SHA256 with a key that HKDF-SHA256 (RFC 5869) derives from the deployment's API token, with the salt `ifmatch plan v1` and the info
 * `<platform>\n<deployment id>\n<slug>`, over `plan 1\n` and the SHA-256, in hex digits, of the file without `signatures`, as JSON
 * with sorted keys and no white space.
 */
export type PlanSignature = {
  /** Slug of the deployment whose token signed. */
  deployment: string;
  /** Tells signatures of different tokens apart, and nothing of the token. */
  key_id: string;
  /** The HMAC in hex digits. */
  mac: string;
};

/**
 * How the run ended. `valid`: the files are good. `no-changes`, `changes`: what a preview found. `invalid`: the files have errors.
 * `stale`: not what was reviewed. `needs-approval`: a guard requires approval. `applied`, `partial`, `failed`: how an apply ended.
 */
export type PlanOutcome =
  | 'valid'
  | 'no-changes'
  | 'changes'
  | 'invalid'
  | 'stale'
  | 'needs-approval'
  | 'applied'
  | 'partial'
  | 'failed';

/** SHA-256 over canonical content. Order that carries no meaning, layout of files, time and commit do not enter it. */
export type Digest = string;

/** What a change does to enforcement. `unknown` must be treated as dangerous. */
export type Effect = 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';

/** Counts over all bundles. */
export type PlanSummary = {
  /** Objects that are created. */
  creates: number;
  /** Objects that are updated. */
  updates: number;
  /** Objects that are deleted. */
  deletes: number;
  effect: Effect;
};

/** One bundle of the run. */
export type PlanBundle = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  state_version: StateVersion;
  bundle_digest: Digest;
  diff_digest: Digest;
  /** What will be sent. */
  bundle: RemediationBundle | DetectionBundle | RestoredPolicies | RestoredDetection;
  /** What applying the bundle changes, in order. */
  changes: PlanChange[];
  /** Null before an apply. */
  result: ApplyResult | null;
  /** Why a bundle was not applied, or why it is not known. */
  reason: string | null;
  /** When the bundle is stale, what the platform answers now. */
  current: PlanCurrent | null;
  /** What would undo an apply. It is on disk before the first bundle is sent. */
  undo: PlanUndo | null;
};

/**
 * `applied`: written and verified. `already-applied`: the platform had it. `unverified`: written, but the platform does not answer with an empty
 * diff. `not-applied`: nothing was written. `unknown`: no answer came; preview again to find out.
 */
export type ApplyResult = 'applied' | 'already-applied' | 'unverified' | 'not-applied' | 'unknown';

/** The state of the platform at the time of the apply. */
export type PlanCurrent = {
  state_version: StateVersion;
  /** What applying the files would change now. */
  changes: PlanChange[];
};

/** The bundle as it was before the apply. */
export type PlanUndo = {
  /** The version that the apply made. Null if that is not known, or before the apply has ended. */
  state_version: StateVersion | null;
  /** The whole bundle, with the fields that a request may hold. */
  bundle: Record<string, unknown>;
};

/** Remediation policies as they were. */
export type RestoredPolicies = {
  /** All of them. */
  policies: Array<{
    /** Name for people. */
    name: string;
    /** Identity of the policy. */
    slug?: string;
    /** Which findings the policy matches. */
    filters: {
      /** At least one. */
      conditions: Array<Record<string, unknown>>;
    };
    /** What happens to a matching finding. */
    actions: Array<Record<string, unknown>>;
  }>;
};

/** Lists and exceptions as they were. */
export type RestoredDetection = {
  /** Registry rulesets. */
  rulesets: string[];
  /** Rules beside those of the rulesets. */
  rules: string[];
  /** Rules that are disabled. */
  disabled: string[];
  /** Where a rule is switched on or off for some projects only. */
  exceptions: Array<{
    /** `include` or `exclude`. */
    exception_type: string;
    /** Identifier of the rule or of the pack. */
    rule: string;
    /** `rule` or `pack`. */
    rule_type: string;
    /** Name of the repository. */
    project?: string;
    /** Tag of projects. */
    project_tag_name?: string;
  }>;
};

/** One object that is created, updated or deleted. */
export type PlanChange = {
  /** What happens to the object. */
  verb: 'create' | 'update' | 'delete';
  /** `RemediationPolicy`, `DetectionPolicy`, `DetectionPolicyException`; more may come. */
  object: string;
  /** What identifies the object, for example its slug. */
  key: Record<string, unknown>;
  /** The object as it is; null for creates. */
  before: Record<string, unknown> | null;
  /** The object as it will be; null for deletes. */
  after: Record<string, unknown> | null;
  effect: Effect;
  /** The change in one plain sentence. */
  says: string;
  /** The repository's own `x-` notes on the object; for a delete that is most probably a rename, `rename`: how to keep the identity. */
  notes: Record<string, string>;
  /** Where it stands in the files; null for deletes. */
  at: PlanPosition | null;
};

/** What the files change themselves, told apart from what an apply would also revert and from what is live already. */
export type PlanThreeWayDiff = {
  /** The commit that the change starts from. */
  base: {
    /** As it was named. */
    name: string;
    /** Its full id. */
    commit: string;
    /** Whether it has commits that the files lack, so that what those bring looks as if the files took it away. Absent in a plan of an older version. */
    is_ahead?: boolean;
    /** The first of its files with errors, which leave nothing to compare with; null where all could be read. Absent in a plan of an older version. */
    errors_in?: string | null;
  };
  /** Those of the run. */
  bundles: PlanThreeWayBundle[];
  /** Bundles that the base declares and the files do not. */
  dropped: Array<{
    /** Slug; null where the base names none. */
    deployment: string | null;
    /** Of the bundle. */
    kind: 'remediation' | 'detection';
    /** Null for remediation. */
    product: Product | null;
  }>;
};

/** Whose doing the changes of one bundle are. */
export type PlanThreeWayBundle = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  /** False where the base does not declare the bundle or has errors. */
  in_base: boolean;
  /** In the order of the changes of the bundle. */
  changes: PlanThreeWayChange[];
  /** What the files change against the base and the platform has already, from the base to the files. */
  live: PlanChange[];
};

/** Whose doing one change is, or one part of the change of the lists of a detection bundle. */
export type PlanThreeWayChange = {
  /** As in the change. */
  verb: 'create' | 'update' | 'delete';
  /** As in the change. */
  object: string;
  /** As in the change. */
  key: Record<string, unknown>;
  /**
   * `platform`: only the platform differs from the base, and the change takes that back. `repository`: the files differ from the base, and
   * the change takes nothing back. `both`: the files differ, and it takes something back. `unknown`: the base tells nothing of it.
   */
  origin: 'platform' | 'repository' | 'both' | 'unknown';
  /** The part; null where it is the whole change. */
  part: PlanChange | null;
  /** What was done on the platform, from the base to the platform; null for `repository` and `unknown`. */
  edit: PlanChange | null;
  /** What the files do against the base, where the platform differs from the base too. */
  own: PlanChange | null;
};

/** An estimate over the open findings in code, supply chain, AI detection and secrets, as far as they were read. Archived projects do not count. */
export type PlanImpact = {
  /** How many findings were looked at. */
  findings_read: number;
  /** How many requests that took. */
  requests: number;
  /** Bundles with changes. */
  bundles: PlanBundleImpact[];
};

/** What the changes of one bundle mean. */
export type PlanBundleImpact = {
  /** The deployment of the bundle. */
  deployment: {
    /** Numeric id. */
    id: string;
    /** Its slug. */
    slug: string;
  };
  /** Of the bundle. */
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  /** All changes of policies together; null for detection. */
  blocked: PlanBlocked | null;
  /** All changes of rules together; null for remediation and where no rule comes or goes. */
  lost: PlanLost | null;
  /** In the order of the changes of the bundle. */
  changes: PlanChangeImpact[];
};

/** What one change means. */
export type PlanChangeImpact = {
  /** `policy` has `matched` and `blocked`; `detection` has `items`; of `other` nothing is known. */
  about: 'policy' | 'detection' | 'other';
  /** As in the change. */
  object: string;
  /** As in the change. */
  key: Record<string, unknown>;
  /** Open findings that the policy matches. */
  matched: PlanMatched | null;
  /** Open findings whose enforcement changes and this change has a part in. */
  blocked: PlanBlocked | null;
  /** The rules that come and go or change. */
  items: PlanItemImpact[];
};

/** `at-least`: each number may be higher, for what is in `because`. `not-estimable`: there are no numbers. */
export type EstimateKind = 'estimate' | 'at-least' | 'not-estimable';

/** Why something is not told in full. */
export type PlanLimit = {
  /** What stands in the way. */
  why:
    | 'findings'
    | 'time'
    | 'requests'
    | 'platform'
    | 'cut'
    | 'count'
    | 'shared'
    | 'condition'
    | 'field'
    | 'secret'
    | 'project'
    | 'form'
    | 'rule';
  /** The reason in words; of `platform` the whole error. */
  message: string;
};

/** Open findings that a policy matches while it is switched on, before and after the change. */
export type PlanMatched = {
  kind: EstimateKind;
  /** Why it is not told in full. */
  because: PlanLimit[];
  /** Before the change; null where it cannot be told. */
  before: PlanFigures | null;
  /** After the change; null where it cannot be told. */
  after: PlanFigures | null;
};

/** Open findings that become blocked, and that no longer are, over the whole bundle. */
export type PlanBlocked = {
  kind: EstimateKind;
  /** Why it is not told in full. */
  because: PlanLimit[];
  /** Those that become blocked. */
  newly: PlanFigures | null;
  /** Those that no longer are. */
  no_longer: PlanFigures | null;
};

/** Open findings and where they are. One that is on several branches of a repository counts once. */
export type PlanFigures = {
  /** How many. */
  findings: number;
  /** How many of each severity. */
  by_severity: {
    /** Of severity critical. */
    critical: number;
    /** Of severity high. */
    high: number;
    /** Of severity medium. */
    medium: number;
    /** Of severity low. */
    low: number;
    /** Findings without a severity. */
    unset: number;
  };
  /** How many repositories are hit. */
  repositories: number;
  /** The five with the most findings. */
  top_repositories: PlanTally[];
  /** The five with the most findings. */
  top_rules: PlanTally[];
};

/** A name and how many open findings it has. */
export type PlanTally = {
  /** Of the repository or the rule. */
  name: string;
  /** How many. */
  findings: number;
};

/** A rule, ruleset or exception that comes, goes or changes, and what is open of it today. */
export type PlanItemImpact = {
  /** Where it stands. */
  list: 'rulesets' | 'rules' | 'disabled' | 'exceptions';
  /** Of the rule, ruleset or exception. */
  name: string;
  /** What happens to it. */
  verb: 'added' | 'removed' | 'changed';
  issues: PlanIssueCount;
  findings: PlanOpenFindings;
};

/** What is open today and no longer looked for, in whatever list it is named. What is in several of them counts once. */
export type PlanLost = {
  issues: PlanIssueCount;
  findings: PlanOpenFindings;
};

/** Open ones as the platform counts them, on each branch. */
export type PlanIssueCount = {
  kind: EstimateKind;
  /** Why it is not told in full. */
  because: PlanLimit[];
  /** How many; null where it cannot be told. */
  number: number | null;
};

/** Open findings, each once. */
export type PlanOpenFindings = {
  kind: EstimateKind;
  /** Why it is not told in full. */
  because: PlanLimit[];
  /** Null where they cannot be told. */
  figures: PlanFigures | null;
};

/** A place in a file. Line and column count from 1. */
export type PlanPosition = {
  /** Its path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
};

/** Something wrong in the files. */
export type PlanProblem = {
  /** Only an error stops the run. */
  severity: 'error' | 'warning';
  /** Kind of the problem, for example `unknown-field`. */
  code: string;
  /** What is so. */
  message: string;
  /** What to do. */
  fix: string;
  /** Where it is. */
  file: string | null;
  /** From 1. */
  line: number | null;
  /** From 1. */
  column: number | null;
};

/** A limit that the plan passes, so that applying it needs approval. */
export type PlanGuard = {
  /** Its name. */
  guard:
    | 'max-deletes'
    | 'max-delete-percent'
    | 'no-blocking'
    | 'protected'
    | 'looser'
    | 'broken-tests'
    | 'failing-rules';
  /** What passes the limit. */
  message: string;
  /** The message without the limit and the advice. Absent in a plan of an older version. */
  reason?: string;
  /** The limit in numbers, as in the message; absent for a guard without one, and in a plan of an older version. */
  limit?: string;
  /** What may be better than an approval, as in the message; absent without any, and in a plan of an older version. */
  advice?: string;
  /** The option that approves it. */
  option: string;
  /** The lines that it is about, such as those of a broken test; absent without any, and in a plan of an older version. */
  places?: PlanPosition[];
  /** Slugs of the deployments that it is about; absent for all of them. */
  deployments?: string[];
};

/** Why the run failed. */
export type PlanError = {
  /** What happened. */
  message: string;
  /** What to do. */
  hint: string | null;
  /** HTTP status of the platform. */
  status: number | null;
  /** Code of the platform. */
  code: string | null;
  /** For the operator of the platform. */
  request_id: string | null;
};

export type ListProjectsQuery = {
  /** Zero-based number of the page. */
  page?: number;
  /** How many projects a page holds. The maximum is not shown. */
  page_size?: number;
};

export type ListFindingsQuery = {
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

export type ListSecretsQuery = {
  /** Value from a previous answer; omitted for the first page. */
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

export type GetVocabularyQuery = {
  /** Narrows the vocabulary to one kind of bundle. */
  product?: 'code' | 'secrets' | 'remediation';
};
