// Written by scripts/generate from schemas/openapi.yaml and package.json; never by hand.

import type { OperationId } from './operations.ts';

/** The fields of a response object that the client library normalizes. */
export type Shape = {
  /** Lists; added as empty lists if they are absent. */
  readonly lists?: readonly string[];
  /** Optional fields that a platform may send as empty text; removed then. */
  readonly emptyTexts?: readonly string[];
  /** Numbers that a platform may send as text. */
  readonly counts?: readonly string[];
  /** Shapes of objects, or of the items of lists, by field. */
  readonly fields?: Readonly<Record<string, string | Shape>>;
};

export type AnswerShape = {
  readonly shape: string;
  /** A list whose items have a shape that depends on a parameter of the request. */
  readonly items?: {
    readonly field: string;
    readonly by: string;
    readonly defaultValue: string;
    readonly shapes: Readonly<Record<string, string>>;
  };
};

export const shapes: Readonly<Record<string, Shape>> = {
  Action: {},
  AiFinding: {
    lists: ['review_comments', 'click_to_fix_prs', 'click_to_fix_failures'],
    emptyTexts: ['confidence', 'severity', 'state', 'triage_state', 'status', 'triage_reason'],
    fields: {
      location: 'FindingLocation',
      repository: 'FindingRepository',
      rule: 'FindingRule',
      external_ticket: 'ExternalTicket',
      review_comments: 'ReviewComment',
      assistant: 'Assistant',
      click_to_fix_prs: 'FixPullRequest',
      click_to_fix_failures: 'FixFailure',
      sourcing_policy: 'PolicyReference',
    },
  },
  Assistant: {
    fields: {
      autotriage: { emptyTexts: ['verdict'] },
      autofix: {},
      component: { emptyTexts: ['risk'] },
      guidance: {},
      rule_explanation: {},
    },
  },
  BacklogBucket: { fields: { timePeriod: 'TimePeriod' } },
  BacklogReport: { lists: ['buckets'], fields: { buckets: 'BacklogBucket' } },
  CodeFinding: {
    lists: ['categories', 'review_comments', 'click_to_fix_prs', 'click_to_fix_failures'],
    emptyTexts: ['confidence', 'severity', 'state', 'triage_state', 'status', 'triage_reason'],
    fields: {
      location: 'FindingLocation',
      repository: 'FindingRepository',
      rule: 'FindingRule',
      external_ticket: 'ExternalTicket',
      review_comments: 'ReviewComment',
      assistant: 'Assistant',
      click_to_fix_prs: 'FixPullRequest',
      click_to_fix_failures: 'FixFailure',
      sourcing_policy: 'PolicyReference',
    },
  },
  CodeLocation: {},
  Condition: { lists: ['values'] },
  Dependency: {
    lists: ['licenses'],
    emptyTexts: ['ecosystem', 'transitivity'],
    fields: { package: {}, definedAt: 'CodeLocation', manifestDefinition: 'CodeLocation' },
  },
  DependencyList: { lists: ['dependencies'], emptyTexts: ['cursor'], fields: { dependencies: 'Dependency' } },
  DependencyUsage: { fields: { location: 'FindingLocation', external_ticket: 'ExternalTicket' } },
  DeploymentEntry: {},
  DeploymentList: { lists: ['deployments'], fields: { deployments: 'DeploymentEntry' } },
  DetectionConstraints: { lists: ['exception_types', 'rule_types'] },
  DetectionState: { fields: { bundle: 'LiveDetection' } },
  DetectionSummary: { fields: { code: 'DetectionState', secrets: 'DetectionState' } },
  DiffEntry: {
    fields: {
      key: { fields: {} },
      before: { fields: { filters: 'Filters', actions: 'Action' } },
      after: { fields: { filters: 'Filters', actions: 'Action' } },
    },
  },
  EpssScore: {},
  ExternalTicket: { lists: ['linked_issue_ids'] },
  Filters: { lists: ['conditions'], fields: { conditions: 'Condition' } },
  FindingList: { lists: ['findings'] },
  FindingLocation: {},
  FindingRepository: {},
  FindingRule: {
    lists: ['subcategories', 'vulnerability_classes', 'cwe_names', 'owasp_names'],
    emptyTexts: ['confidence'],
  },
  FixFailure: {},
  FixPullRequest: {},
  FixRecommendation: {},
  FoundDependency: { emptyTexts: ['ecosystem', 'transitivity'] },
  GuardrailsBucket: {
    counts: ['silenced', 'open', 'fixed', 'ignored', 'provisionallyIgnored'],
    fields: { timePeriod: 'TimePeriod' },
  },
  GuardrailsReport: {
    lists: ['buckets'],
    counts: ['totalFixed', 'totalOpened'],
    fields: { buckets: 'GuardrailsBucket' },
  },
  IssueGroup: {
    lists: ['ruleTestCases', 'ruleSupersededBy'],
    fields: {
      ruleMeta: { fields: { rule: {} } },
      ruleTestCases: {},
      ruleSupersededBy: {},
      scaAttributes: { fields: { epssScore: {} } },
    },
  },
  IssueGroupList: {
    lists: ['groups'],
    emptyTexts: ['cursor'],
    counts: ['total', 'fetched'],
    fields: { groups: 'IssueGroup' },
  },
  LegacyPolicy: { emptyTexts: ['productType'] },
  LegacyPolicyList: { lists: ['policies'], fields: { policies: 'LegacyPolicy' } },
  LiveDetection: { lists: ['rulesets', 'rules', 'disabled', 'exceptions'], fields: { exceptions: 'LiveException' } },
  LiveException: { emptyTexts: ['project', 'project_tag_name'] },
  LivePolicy: { lists: ['actions'], fields: { filters: 'Filters', actions: 'Action' } },
  NotificationWebhook: {},
  NotificationWebhookAnswer: { fields: { webhook: 'NotificationWebhook' } },
  PatternFixAnswer: {},
  PolicyReference: {},
  PreviewAnswer: {
    lists: ['creates', 'updates', 'deletes', 'validation_errors'],
    fields: { creates: 'DiffEntry', updates: 'DiffEntry', deletes: 'DiffEntry', validation_errors: 'ValidationError' },
  },
  Project: { lists: ['tags'] },
  ProjectList: { lists: ['projects'], fields: { projects: 'Project' } },
  RemediationState: { fields: { bundle: { lists: ['policies'], fields: { policies: 'LivePolicy' } } } },
  ResolutionConfiguration: { fields: { resolutionConfigs: {} } },
  ReviewComment: {},
  ScmSubscription: { lists: ['events'] },
  ScmSubscriptionList: { lists: ['subscriptions'], fields: { subscriptions: 'ScmSubscription' } },
  SecretFinding: { fields: { repository: {} } },
  SecretFindingList: { lists: ['findings'], fields: { findings: 'SecretFinding' } },
  SupplyChainFinding: {
    lists: ['categories', 'review_comments', 'fix_recommendations'],
    emptyTexts: ['confidence', 'severity', 'state', 'triage_state', 'status', 'triage_reason', 'reachability'],
    fields: {
      location: 'FindingLocation',
      repository: 'FindingRepository',
      rule: 'FindingRule',
      external_ticket: 'ExternalTicket',
      review_comments: 'ReviewComment',
      epss_score: 'EpssScore',
      fix_recommendations: 'FixRecommendation',
      found_dependency: 'FoundDependency',
      usage: 'DependencyUsage',
    },
  },
  TimePeriod: {},
  TriageAnswer: { lists: ['triaged_issues'], counts: ['num_triaged'] },
  ValidationError: {},
  ValueEnum: { lists: ['values'] },
  Vocabulary: {
    lists: ['condition_types', 'action_types', 'value_enums'],
    fields: {
      condition_types: 'VocabularyEntry',
      action_types: 'VocabularyEntry',
      value_enums: 'ValueEnum',
      detection_constraints: 'DetectionConstraints',
    },
  },
  VocabularyEntry: { lists: ['requires'] },
};

export const answerShapes: { readonly [Id in OperationId]: AnswerShape } = {
  listDeployments: { shape: 'DeploymentList' },
  listProjects: { shape: 'ProjectList' },
  listFindings: {
    shape: 'FindingList',
    items: {
      field: 'findings',
      by: 'issue_type',
      defaultValue: 'sast',
      shapes: { sast: 'CodeFinding', sca: 'SupplyChainFinding', ai_sast: 'AiFinding' },
    },
  },
  listSecrets: { shape: 'SecretFindingList' },
  triageFindings: { shape: 'TriageAnswer' },
  listDependencies: { shape: 'DependencyList' },
  getResolutionConfigs: { shape: 'ResolutionConfiguration' },
  reportGuardrailsActivity: { shape: 'GuardrailsReport' },
  reportBacklogByRule: { shape: 'BacklogReport' },
  searchIssues: { shape: 'IssueGroupList' },
  getRemediationPolicies: { shape: 'RemediationState' },
  applyRemediationPolicies: { shape: 'RemediationState' },
  previewRemediationPolicies: { shape: 'PreviewAnswer' },
  getDetectionPolicySummary: { shape: 'DetectionSummary' },
  getDetectionPolicy: { shape: 'DetectionState' },
  applyDetectionPolicy: { shape: 'DetectionState' },
  previewDetectionPolicy: { shape: 'PreviewAnswer' },
  getVocabulary: { shape: 'Vocabulary' },
  listLegacyPolicies: { shape: 'LegacyPolicyList' },
  listScmSubscriptions: { shape: 'ScmSubscriptionList' },
  createNotificationWebhook: { shape: 'NotificationWebhookAnswer' },
  createPatternFixTask: { shape: 'PatternFixAnswer' },
};
