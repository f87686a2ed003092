import { objectId, type Content } from '../../src/domain/bundle.ts';
import type { GuardViolation } from '../../src/domain/guards.ts';
import { type BundleResult, type Change, type Plan, type PlannedBundle, summarize } from '../../src/domain/plan.ts';
import type { Effect } from '../../src/generated/types.ts';
import type { LocatedProblem, Position, Problem } from '../../src/domain/problem.ts';
import { say, type Sentence } from '../../src/domain/sentence.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { BundleWithResult, Outcome } from '../../src/domain/outcome.ts';

/** A plain string stands for a sentence without foreign parts. */
const sentence = (text: string | Sentence): Sentence => (typeof text === 'string' ? [text] : text);

type Facts = {
  effect?: Effect;
  message?: string | Sentence;
  position?: Position | null;
  notes?: Record<string, string>;
};

export const positionAt = (file: string, line = 1, column = 1): Position => ({ file, line, column });

export const policy = (slug: string, severities: readonly string[], more: Content = {}): Content => ({
  name: slug,
  slug,
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities, mode: 'any' }] },
  actions: [
    { type: 'block', config: {} },
    { type: 'pr_comment', config: {} },
  ],
  ...more,
});

export const exceptionKey = (rule: string, scope: string) => ({
  product: 'code',
  scope_type: 'project_tag',
  scope_target: scope,
  rule,
  rule_type: 'rule',
});

export function create(object: string, key: Content, after: Content, facts: Facts = {}): Change {
  const { effect = 'stricter', message = 'is new', position: place = null, notes = {} } = facts;
  return {
    verb: 'create',
    object,
    key,
    id: objectId(object, key),
    before: null,
    after,
    effect,
    message: sentence(message),
    at: place,
    notes,
  };
}

export function update(
  object: string,
  key: Content,
  [before, after]: readonly [Content, Content],
  facts: Facts = {},
): Change {
  const { effect = 'neutral', message = 'changes', position: place = null, notes = {} } = facts;
  return {
    verb: 'update',
    object,
    key,
    id: objectId(object, key),
    before,
    after,
    effect,
    message: sentence(message),
    at: place,
    notes,
  };
}

export function remove(object: string, key: Content, before: Content, facts: Facts = {}): Change {
  const { effect = 'looser', message = 'is gone' } = facts;
  return {
    verb: 'delete',
    object,
    key,
    id: objectId(object, key),
    before,
    after: null,
    effect,
    message: sentence(message),
    at: null,
    notes: {},
  };
}

export function bundle(
  kind: PlannedBundle['kind'],
  changes: readonly Change[],
  slug = 'acme',
  stateVersion = 'd4c3b2a1',
): PlannedBundle {
  const facts = {
    deployment: { id: '1234', slug },
    stateVersion,
    bundleDigest: 'sha256:b',
    diffDigest: 'sha256:d',
    changes,
  };
  return kind === 'remediation'
    ? { kind, content: { policies: [] }, ...facts }
    : { kind, content: { rulesets: [], rules: [], disabled: [], exceptions: [] }, ...facts };
}

export const plan = (...bundles: readonly PlannedBundle[]): Plan => ({
  bundles,
  digest: 'sha256:p',
  summary: summarize(bundles.flatMap(({ changes }) => changes)),
});

export function locatedProblem(
  facts: Omit<Problem, 'at' | 'severity'> & Partial<Problem>,
  position: Position | null,
  excerpt: string | null = null,
  first: Position | null = null,
): LocatedProblem {
  const whole = { severity: 'error', at: { file: position?.file ?? '', pointer: [] }, ...facts } as Problem;
  return { problem: whole, position, excerpt, first };
}

export const appliedBundle = (planned: PlannedBundle, result: BundleResult): BundleWithResult => ({
  bundle: planned,
  result,
});

const policies = 'RemediationPolicy';
const exceptions = 'DetectionPolicyException';

const lists = (rules: readonly string[], disabled: readonly string[]): Content => ({
  rulesets: ['p/default', 'p/owasp-top-ten'],
  rules,
  disabled,
});

export const blockCriticals = update(
  policies,
  { slug: 'block-criticals' },
  [
    policy('block-criticals', ['high', 'critical'], { name: 'Block criticals' }),
    policy('block-criticals', ['critical'], { name: 'Block criticals' }),
  ],
  {
    effect: 'looser',
    message: say`stops blocking findings where severity is ${'high'}`,
    position: positionAt('policies/remediation/critical.yaml', 12, 5),
    notes: { 'x-owner': 'appsec', 'x-ticket': 'SEC-12' },
  },
);

export const remediation = bundle('remediation', [
  remove(
    policies,
    { slug: 'block-secrets-in-prod' },
    policy('block-secrets-in-prod', ['critical', 'high'], { description: 'No secret reaches production.' }),
    {
      message: say`stops blocking findings where severity is ${'critical'} or ${'high'}`,
    },
  ),
  update(
    policies,
    { slug: 'comment-on-medium' },
    [
      policy('comment-on-medium', ['medium'], { description: 'Old words.' }),
      policy('comment-on-medium', ['medium'], { description: 'New words.' }),
    ],
    { message: 'changes the description', position: positionAt('policies/remediation/comments.yaml', 3, 5) },
  ),
  blockCriticals,
  create(
    policies,
    { slug: 'ticket-for-reachable' },
    policy('ticket-for-reachable', ['critical'], {
      actions: [{ type: 'jira', config: { project: 'SEC', board: '7' } }],
    }),
    {
      message: say`acts on findings where severity is ${'critical'}`,
      position: positionAt('policies/remediation/tickets.yaml', 1, 1),
    },
  ),
]);

export const detection = bundle(
  'detection/code',
  [
    update(
      'DetectionPolicy',
      { product: 'code' },
      [lists(['a.rule', 'b.rule'], []), lists(['b.rule', 'a.rule'], ['python.flask.debug'])],
      {
        effect: 'looser',
        message: say`disables rule ${'python.flask.debug'}`,
        position: positionAt('policies/detection/code.yaml', 9, 1),
      },
    ),
    create(
      exceptions,
      exceptionKey('java.xxe', 'pci'),
      { exception_type: 'exclude', rulesets: [], rules: [], disabled: [] },
      {
        effect: 'looser',
        message: say`excludes rule ${'java.xxe'} in every project tagged ${'pci'}`,
        position: positionAt('policies/detection/code.yaml', 14, 5),
      },
    ),
  ],
  'acme',
  'a1b2c3d4',
);

export const secrets = bundle('detection/secrets', [], 'acme', '77777777');

const wholePlan = plan(remediation, detection, secrets);

const warning = locatedProblem(
  { code: 'missing-companion', severity: 'warning', action: 'block', companion: 'pr_comment' } as never,
  positionAt('policies/remediation/critical.yaml', 20, 9),
  '      - type: block',
);

const guards: GuardViolation[] = [
  {
    guard: 'max_deletes',
    reason: say`12 of 40 remediation policies in ${'acme'} would be deleted: ${'a'}, ${'b'}, and 10 more`,
    limit: ['limit 10'],
    approval: 12,
  },
  {
    guard: 'protected',
    reason: say`The protected policy ${'block-criticals'} in ${'acme'} would be deleted`,
    limit: [],
    approval: ['block-criticals'],
  },
];

const invalidProblems = [
  locatedProblem(
    { code: 'unknown-field', field: 'acttions', allowed: ['name', 'actions'], nearest: 'actions' } as never,
    positionAt('policies/remediation/critical.yaml', 12, 5),
    '    acttions:',
  ),
  locatedProblem(
    { code: 'duplicate-slug', slug: 'block-criticals', first: { file: 'policies/a.yaml', pointer: [] } } as never,
    positionAt('policies/b.yaml', 3, 11),
    '    slug: block-criticals',
    positionAt('policies/a.yaml', 7, 11),
  ),
  warning,
];

const currentState = {
  stateVersion: 'ffee0011',
  changes: [
    remove(policies, { slug: 'hotfix-log4shell' }, policy('hotfix-log4shell', ['critical']), {
      message: say`stops blocking findings where severity is ${'critical'}`,
    }),
    ...remediation.changes.slice(0, 2),
    {
      ...blockCriticals,
      before: policy('block-criticals', ['medium', 'high', 'critical'], { name: 'Block criticals' }),
      message: say`stops blocking findings where severity is ${'high'} or ${'medium'}`,
    } as Change,
  ],
};

const staleResults: BundleWithResult[] = [
  appliedBundle(remediation, {
    kind: 'not-applied',
    reason: 'stale: the platform is at another state version',
    current: currentState,
  }),
  appliedBundle(detection, { kind: 'not-applied', reason: 'another bundle is stale', current: null }),
];

const appliedResult: BundleResult = { kind: 'applied', reason: null, undo: null };
const alreadyAppliedResult: BundleResult = { kind: 'already-applied', reason: null, undo: null };

const shortPlan = plan(bundle('remediation', [remediation.changes[0]!, blockCriticals]), secrets);
const wholeOutcome = { plan: wholePlan, problems: [], guards: [] };
const shortOutcome = { plan: shortPlan, problems: [], guards: [] };

/** One outcome of each kind, and a few more. */
export const outcomes: Readonly<Record<string, Outcome>> = {
  valid: { kind: 'valid', problems: [warning], files: 4, policies: 12, completePaths: null },
  invalid: { kind: 'invalid', problems: invalidProblems },
  'no-changes': { kind: 'no-changes', plan: plan(bundle('remediation', []), secrets), problems: [], guards: [] },
  changes: { kind: 'changes', ...wholeOutcome, problems: [warning] },
  'needs-approval': { kind: 'needs-approval', ...shortOutcome, guards },
  stale: { kind: 'stale', ...shortOutcome, results: staleResults },
  applied: {
    kind: 'applied',
    ...shortOutcome,
    results: [
      appliedBundle(remediation, appliedResult),
      appliedBundle(detection, appliedResult),
      appliedBundle(secrets, alreadyAppliedResult),
    ],
  },
  partial: {
    kind: 'partial',
    ...shortOutcome,
    results: [
      appliedBundle(remediation, appliedResult),
      appliedBundle(detection, {
        kind: 'unknown',
        reason: 'the connection ended before an answer came',
        current: null,
        undo: { stateVersion: null, content: {} },
      }),
      appliedBundle(secrets, { kind: 'not-applied', reason: 'the bundle before it failed', current: null }),
    ],
  },
  failed: {
    kind: 'failed',
    problems: [],
    plan: null,
    results: [],
    error: new PlatformError('The platform refused the token.', {
      status: 401,
      fix: 'Create a token with the Web API permission and put it into IFMATCH_API_TOKEN.',
      requestId: 'req-42',
    }),
  },
};
