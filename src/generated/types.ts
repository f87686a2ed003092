// Written by scripts/generate.ts from schemas/openapi.yaml and package.json; never by hand.

/** The deployments that a token sees. */
export type DeploymentList = {
  deployments: DeploymentEntry[];
};

/** A deployment, the root object of an organization. */
export type DeploymentEntry = {
  /** Numeric id; a 64-bit number, so it may come as text. */
  id: number | string;
  /** The name used in `/api/v1/…` paths and in files. */
  slug: string;
  /** Name for people. */
  name?: string | null;
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

/**
 * Identity of the policy; it cannot change. Without one the platform derives it from `name`, and a later rename would then delete this
 * policy and create another.
 */
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
  type: string;
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
  type: string;
  /** Settings of the action, text to text. */
  config?: Record<string, string>;
};

/** Every remediation policy of a deployment. What is absent is deleted by an apply. */
export type RemediationBundle = {
  /** Output only; ignored when sent. */
  deployment_slug?: string;
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
  slug: string;
  name?: string | null;
  description?: string | null;
  active?: boolean | null;
  filters?: Record<string, unknown> | null;
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
  product?: string | null;
  rulesets?: string[] | null;
  rules?: string[] | null;
  disabled?: string[] | null;
  exceptions?: LiveException[] | null;
};

/** An exception as a platform answers it; the scope that it does not use may be null, empty or absent. */
export type LiveException = {
  exception_type?: string | null;
  rule: string;
  rule_type?: string | null;
  project?: string | null;
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

/** Day (UTC) from which this entry is overdue and must be removed or renewed, for example 2027-01-31. */
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
  /** Tag of projects: the exception holds in each of them. Give this or `project`. */
  project_tag_name?: string;
  'x-expires'?: ExpiryDate;
  [note: `x-${string}`]: Note;
};

/** Slug of the deployment that this file belongs to. With one configured deployment it may be left out. */
export type DeploymentSlug = string;

/** Remediation policies of one deployment. Files of the same deployment are merged. */
export type PolicyListFile = {
  deployment_slug?: DeploymentSlug;
  /** `[]` means none, and needs consent to apply if it would delete anything. */
  policies: PolicyEntry[];
  [note: `x-${string}`]: unknown;
};

/** One remediation policy. Files of the same deployment are merged. */
export type PolicyFile = {
  deployment_slug?: DeploymentSlug;
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
export type RemediationFile = PolicyListFile | PolicyFile;

/** The detection policy of one product of a deployment. Files of the same deployment and product are merged; together they give all four lists. */
export type DetectionFile = {
  deployment_slug?: DeploymentSlug;
  product: Product;
  /** Registry rulesets. Must be empty for `secrets`. */
  rulesets?: string[];
  /** Rule identifiers. Their order does not matter. */
  rules?: string[];
  /** Rules that are switched off although a ruleset brings them. */
  disabled?: string[];
  /** Where a rule is switched on or off for some projects only. */
  exceptions?: ExceptionEntry[];
  [note: `x-${string}`]: unknown;
};

/** A folder, a file or a glob, relative to the config; or a list of them. */
export type Paths = string | string[];

/** Settings of ifmatch for this repository. Every key may be left out. Never put a token or an address here. */
export type Config = {
  policies?: Paths;
  /** The deployments that this repository manages, by slug. */
  deployments?: Record<string, ConfigDeployment>;
  guards?: ConfigGuards;
  /** When the platform changed since the review. `refuse` (default): stop. `same-diff`: go on if the diff is still exactly the reviewed one. */
  on_stale?: 'refuse' | 'same-diff';
};

/** One deployment. */
export type ConfigDeployment = {
  /** Numeric id. The platform is asked when it is left out. */
  id?: string | number;
  policies?: Paths;
};

/** When a person must say yes first. */
export type ConfigGuards = {
  /** More deletes than this in one bundle need consent. Default 10. */
  max_deletes?: number;
  /** A larger share of the live objects needs consent, from 10 live objects on. Default 30. */
  max_delete_percent?: number;
  /** Whether a bundle may become empty without consent. Default false. */
  allow_empty?: boolean;
  /** Slugs of policies that no run may delete or weaken without consent. */
  protected?: string[];
  /** Whether a change that loosens enforcement needs consent. Default allow. */
  looser?: 'allow' | 'consent';
};

/** What a run would change or has changed, for scripts and other tools. `--format json` prints it and `--plan FILE` saves it. */
export type PlanFile = {
  /** Version of this shape. */
  version: 1;
  /** Name and version of the program that wrote it. */
  tool: string;
  /** The command that ran. */
  command: 'validate' | 'preview' | 'apply';
  outcome: PlanOutcome;
  /** Address of the platform, `sandbox` for the embedded one, null when none was asked. */
  platform: string | null;
  digest: Digest;
  summary: PlanSummary;
  bundles: PlanBundle[];
  problems: PlanProblem[];
  guards: PlanGuard[];
  /** Why the run failed. */
  error: PlanError | null;
  /** The signed records of the run, one for each deployment, as they stand in the comments of the pull request. Empty outside a pull request. */
  records: string[];
};

/**
 * How the run ended. `valid`: the files are good. `no-changes`, `changes`: what a preview found. `invalid`: the files have errors.
 * `stale`: not what was reviewed. `consent`: a guard wants a yes. `applied`, `partial`, `failed`: how an apply ended.
 */
export type PlanOutcome =
  | 'valid'
  | 'no-changes'
  | 'changes'
  | 'invalid'
  | 'stale'
  | 'consent'
  | 'applied'
  | 'partial'
  | 'failed';

/** SHA-256 over canonical content. Order that carries no meaning, layout of files, time and commit do not enter it. */
export type Digest = string;

/** What a change does to enforcement. `unknown` must be treated as dangerous. */
export type Effect = 'stricter' | 'looser' | 'mixed' | 'neutral' | 'unknown';

/** Counts over all bundles. */
export type PlanSummary = {
  creates: number;
  updates: number;
  deletes: number;
  effect: Effect;
};

/** One bundle of the run. */
export type PlanBundle = {
  deployment: {
    id: string;
    slug: string;
  };
  kind: 'remediation' | 'detection';
  /** Null for remediation. */
  product: Product | null;
  state_version: StateVersion;
  bundle_digest: Digest;
  diff_digest: Digest;
  /** What will be sent. */
  bundle: RemediationBundle | DetectionBundle;
  changes: PlanChange[];
  /** Null before an apply. */
  result: ApplyResult | null;
  /** Why a bundle was not applied, or why it is not known. */
  reason: string | null;
  /** When the bundle is stale, what the platform answers now. */
  current: PlanCurrent | null;
  /** After an apply, what would undo it. */
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

/** The bundle as it was before the apply, and the version that the apply made. */
export type PlanUndo = {
  state_version: StateVersion;
  /** The whole bundle with every field that the platform answered, known to us or not. */
  bundle: Record<string, unknown>;
};

/** One object that is created, updated or deleted. */
export type PlanChange = {
  verb: 'create' | 'update' | 'delete';
  /** `RemediationPolicy`, `DetectionPolicy`, `DetectionPolicyException`; more may come. */
  object: string;
  key: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  effect: Effect;
  /** The change in one plain sentence. */
  says: string;
  /** The repository's own `x-` notes on the object. */
  notes: Record<string, string>;
  /** Where it stands in the files; null for deletes. */
  at: PlanPosition | null;
};

/** A place in a file. Line and column count from 1. */
export type PlanPosition = {
  file: string;
  line: number;
  column: number;
};

/** Something wrong in the files. */
export type PlanProblem = {
  severity: 'error' | 'warning';
  code: string;
  /** What is so. */
  message: string;
  /** What to do. */
  fix: string;
  file: string | null;
  line: number | null;
  column: number | null;
};

/** A reason why a person must say yes first. */
export type PlanGuard = {
  guard: 'max-deletes' | 'max-delete-percent' | 'empty' | 'protected' | 'looser';
  message: string;
  /** The option that says yes. */
  consent: string;
};

/** Why the run failed. */
export type PlanError = {
  message: string;
  /** What to do. */
  hint: string | null;
  status: number | null;
  code: string | null;
  request_id: string | null;
};

export type GetVocabularyQuery = {
  /** Narrows the vocabulary to one kind of bundle. */
  product?: 'code' | 'secrets' | 'remediation';
};
