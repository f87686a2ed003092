const time = '2026-01-31T12:00:00.000Z';

const common = {
  id: 1,
  first_seen_scan_id: 2,
  created_at: time,
  relevant_since: time,
  categories: ['security'],
  confidence: 'high',
  severity: 'critical',
  ref: 'refs/pull/7/merge',
  line_of_code_url: 'https://git.example/acme/web/blob/main/app.py#L7',
  match_based_id: 'a1_0',
  rule_name: 'python.eval',
  rule_message: 'Do not evaluate input.',
  location: { line: 7 },
  repository: { name: 'acme/web' },
  rule: { name: 'python.eval' },
  external_ticket: { id: 'SEC-1' },
  review_comments: [{ id: 3 }],
};

const codeFinding = {
  ...common,
  state_updated_at: time,
  triaged_at: time,
  state: 'muted',
  triage_state: 'ignored',
  status: 'ignored',
  triage_reason: 'acceptable_risk',
  triage_comment: 'internal only',
  syntactic_id: 'b2',
  assistant: { verdict: 'x' },
  click_to_fix_prs: [{ url: 'x' }],
  click_to_fix_failures: [{ reason: 'x' }],
  sourcing_policy: { id: 4 },
};

const supplyChainFinding = {
  ...common,
  is_malicious: false,
  reachability: 'conditionally reachable',
  reachable_condition: 'when parsing input',
  epss_score: { score: 0.1 },
  fix_recommendations: [{ package: 'lodash' }],
  found_dependency: { package: 'lodash' },
};

const remediationPolicy = {
  name: 'Block criticals',
  slug: 'block-criticals',
  description: 'All of them.',
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
  actions: [{ type: 'block', config: {} }],
};

const detectionContent = { rulesets: ['p/default'], rules: ['a'], disabled: ['b'], exception_type: 'exclude' };
const scope = { product: 'code', scope_type: 'project_tag', scope_target: 'pci', rule: 'a', rule_type: 'rule' };

const validationError = {
  code: 'UNSUPPORTED_ACTION_TYPE',
  message: 'No such action.',
  policy_slug: 'block-criticals',
  context: { action_type: 'page' },
};

const issueGroup = {
  issuesCount: '9223372036854775807',
  ruleId: 'r1',
  ruleShaSum: 's1',
  rulePath: 'python.eval',
  ruleSourceUri: 'https://rules.example/r1',
  ruleLastChangeBy: 'ada',
  ruleDeploymentName: 'acme',
  ruleVisibility: 'RULE_VISIBILITY_UNLISTED',
  ruleMeta: {
    author: 'ada',
    authorPhotoUrl: 'https://rules.example/ada.png',
    rule: { ruleId: 'r1', ruleVersionId: 'v1', origin: 'RULE_ORIGIN_CUSTOM' },
  },
  ruleLastChangeAt: time,
  ruleTestCases: [{ target: 'eval(x)', language: 'python' }],
  ruleDefinition: { id: 'python.eval' },
  ruleSupersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'python.eval-2' }],
  sastAttributes: {},
  scaAttributes: {
    epssScore: { score: 0.01, percentile: 0.5, updatedAt: time, categorization: 'EPSS_PROBABILITY_LOW' },
  },
  secretsAttributes: {},
};

const timePeriod = { since: time, until: time };

/** A whole answer for each guard, with every field that the specification knows. */
export const answerSamples = {
  CodeFinding: codeFinding,
  SupplyChainFinding: supplyChainFinding,
  AiFinding: { id: 1, anything: { at: 'all' } },
  FindingList: { findings: [codeFinding, supplyChainFinding, { id: '9223372036854775807' }] },
  TriageAnswer: { num_triaged: 2, triaged_issues: [1, '9223372036854775807'] },
  DependencyList: { dependencies: [{ id: '1', name: 'lodash', version: '4.17.21' }], hasMore: true, cursor: 'abc' },
  ResolutionConfiguration: { resolutionConfigs: { perSubproject: { '1': { lockfile: 'package-lock.json' } } } },
  GuardrailsReport: {
    buckets: [{ timePeriod, silenced: 1, open: 2, fixed: 3, ignored: 4, provisionallyIgnored: 5 }],
    totalFixed: 3,
    totalOpened: 2,
  },
  BacklogReport: { buckets: [{ timePeriod, open: { 'python.eval': 7 } }] },
  IssueGroupList: { groups: [issueGroup], cursor: 'abc', total: '1', fetched: '1' },
  PreviewAnswer: {
    creates: [{ kind: 'RemediationPolicy', key: { slug: 'block-criticals' }, after: remediationPolicy }],
    updates: [
      {
        kind: 'RemediationPolicy',
        key: { slug: 'block-criticals' },
        before: remediationPolicy,
        after: remediationPolicy,
      },
      { kind: 'DetectionPolicyException', key: scope, before: detectionContent, after: detectionContent },
      { kind: 'DetectionPolicy', key: { product: 'code' }, before: detectionContent, after: detectionContent },
    ],
    deletes: [{ kind: 'DetectionPolicyException', key: scope, before: detectionContent }],
    state_version: 'd4c3b2a1',
    validation_errors: [validationError],
  },
  RemediationState: { bundle: { deployment_slug: 'acme', policies: [remediationPolicy] }, state_version: 'd4c3b2a1' },
  DetectionState: {
    bundle: {
      deployment_slug: 'acme',
      product: 'code',
      rulesets: ['p/default'],
      rules: ['a'],
      disabled: ['b'],
      exceptions: [
        { exception_type: 'exclude', rule: 'a', rule_type: 'rule', project: 'acme/web', project_tag_name: '' },
      ],
    },
    state_version: 'd4c3b2a1',
  },
  LegacyPolicyList: {
    policies: [{ id: '1', name: 'Block', slug: 'block', productType: 'PRODUCT_TYPE_SAST', isDefault: true }],
  },
  ScmSubscriptionList: {
    deploymentId: '1234',
    configId: '7',
    subscriptions: [{ scmUrl: 'https://git.example', events: ['push'] }],
  },
  NotificationWebhookAnswer: {
    webhook: { id: '1', name: 'alerts', url: 'https://example.com/hook', hasSecret: true, useNetworkBroker: false },
  },
  PatternFixAnswer: { taskTokenJwt: 'a.b.c' },
  ErrorBody: { error: 'The policies have moved.', code: 'DEPLOYMENT_MIGRATED' },
} as const;

/** Fields that an answer must have, by guard, with `*` for an item of a list. Everything else may be absent or null. */
export const insisted: Readonly<Record<string, readonly string[]>> = {
  PreviewAnswer: [
    ...['creates', 'updates', 'deletes'].flatMap((list) => [`${list}/*/kind`, `${list}/*/key`]),
    'state_version',
    'validation_errors/*/code',
  ],
  RemediationState: ['bundle', 'state_version', 'bundle/policies/*/slug'],
  DetectionState: ['bundle', 'state_version', 'bundle/exceptions/*/rule'],
};
