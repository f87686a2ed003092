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

type ChangeDetails = {
  effect?: Effect;
  message?: string | Sentence;
  position?: Position | null;
  notes?: Record<string, string>;
};

export const positionAt = (file: string, line = 1, column = 1): Position => ({ file, line, column });

export const policyContent = (slug: string, severities: readonly string[], fields: Content = {}): Content => ({
  name: slug,
  slug,
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: severities, mode: 'any' }] },
  actions: [
    { type: 'block', config: {} },
    { type: 'pr_comment', config: {} },
  ],
  ...fields,
});

export const exceptionKey = (rule: string, scope: string) => ({
  product: 'code',
  scope_type: 'project_tag',
  scope_target: scope,
  rule,
  rule_type: 'rule',
});

export function createChange(object: string, key: Content, after: Content, details: ChangeDetails = {}): Change {
  const { effect = 'stricter', message = 'is new', position = null, notes = {} } = details;
  return {
    verb: 'create',
    object,
    key,
    id: objectId(object, key),
    before: null,
    after,
    effect,
    message: sentence(message),
    at: position,
    notes,
  };
}

export function updateChange(
  object: string,
  key: Content,
  [before, after]: readonly [Content, Content],
  details: ChangeDetails = {},
): Change {
  const { effect = 'neutral', message = 'changes', position = null, notes = {} } = details;
  return {
    verb: 'update',
    object,
    key,
    id: objectId(object, key),
    before,
    after,
    effect,
    message: sentence(message),
    at: position,
    notes,
  };
}

export function deleteChange(object: string, key: Content, before: Content, details: ChangeDetails = {}): Change {
  const { effect = 'looser', message = 'is gone' } = details;
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

export function plannedBundle(
  kind: PlannedBundle['kind'],
  changes: readonly Change[],
  slug = 'acme',
  stateVersion = 'd4c3b2a1',
): PlannedBundle {
  const fields = {
    deployment: { id: '1234', slug },
    stateVersion,
    bundleDigest: 'sha256:b',
    diffDigest: 'sha256:d',
    changes,
  };
  return kind === 'remediation'
    ? { kind, content: { policies: [] }, ...fields }
    : { kind, content: { rulesets: [], rules: [], disabled: [], exceptions: [] }, ...fields };
}

export const planOfBundles = (...bundles: readonly PlannedBundle[]): Plan => ({
  bundles,
  digest: 'sha256:p',
  summary: summarize(bundles.flatMap(({ changes }) => changes)),
});

export function locatedProblem(
  fields: Omit<Problem, 'at' | 'severity'> & Partial<Problem>,
  position: Position | null,
  excerpt: string | null = null,
  first: Position | null = null,
): LocatedProblem {
  const problem = { severity: 'error', at: { file: position?.file ?? '', pointer: [] }, ...fields } as Problem;
  return { problem, position, excerpt, first };
}

export const bundleWithResult = (planned: PlannedBundle, result: BundleResult): BundleWithResult => ({
  bundle: planned,
  result,
});

const policyObject = 'RemediationPolicy';
const exceptionObject = 'DetectionPolicyException';

const lists = (rules: readonly string[], disabled: readonly string[]): Content => ({
  rulesets: ['p/default', 'p/owasp-top-ten'],
  rules,
  disabled,
});

export const blockCriticals = updateChange(
  policyObject,
  { slug: 'block-criticals' },
  [
    policyContent('block-criticals', ['high', 'critical'], { name: 'Block criticals' }),
    policyContent('block-criticals', ['critical'], { name: 'Block criticals' }),
  ],
  {
    effect: 'looser',
    message: say`stops blocking findings where severity is ${'high'}`,
    position: positionAt('policies/remediation/critical.yaml', 12, 5),
    notes: { 'x-owner': 'appsec', 'x-ticket': 'SEC-12' },
  },
);

export const plannedRemediation = plannedBundle('remediation', [
  deleteChange(
    policyObject,
    { slug: 'block-secrets-in-prod' },
    policyContent('block-secrets-in-prod', ['critical', 'high'], { description: 'No secret reaches production.' }),
    {
      message: say`stops blocking findings where severity is ${'critical'} or ${'high'}`,
    },
  ),
  updateChange(
    policyObject,
    { slug: 'comment-on-medium' },
    [
      policyContent('comment-on-medium', ['medium'], { description: 'Old words.' }),
      policyContent('comment-on-medium', ['medium'], { description: 'New words.' }),
    ],
    { message: 'changes the description', position: positionAt('policies/remediation/comments.yaml', 3, 5) },
  ),
  blockCriticals,
  createChange(
    policyObject,
    { slug: 'ticket-for-reachable' },
    policyContent('ticket-for-reachable', ['critical'], {
      actions: [{ type: 'jira', config: { project: 'SEC', board: '7' } }],
    }),
    {
      message: say`acts on findings where severity is ${'critical'}`,
      position: positionAt('policies/remediation/tickets.yaml', 1, 1),
    },
  ),
]);

export const plannedDetection = plannedBundle(
  'detection/code',
  [
    updateChange(
      'DetectionPolicy',
      { product: 'code' },
      [lists(['a.rule', 'b.rule'], []), lists(['b.rule', 'a.rule'], ['python.flask.debug'])],
      {
        effect: 'looser',
        message: say`disables rule ${'python.flask.debug'}`,
        position: positionAt('policies/detection/code.yaml', 9, 1),
      },
    ),
    createChange(
      exceptionObject,
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

export const plannedSecrets = plannedBundle('detection/secrets', [], 'acme', '77777777');

const wholePlan = planOfBundles(plannedRemediation, plannedDetection, plannedSecrets);

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
    deleteChange(policyObject, { slug: 'hotfix-log4shell' }, policyContent('hotfix-log4shell', ['critical']), {
      message: say`stops blocking findings where severity is ${'critical'}`,
    }),
    ...plannedRemediation.changes.slice(0, 2),
    {
      ...blockCriticals,
      before: policyContent('block-criticals', ['medium', 'high', 'critical'], { name: 'Block criticals' }),
      message: say`stops blocking findings where severity is ${'high'} or ${'medium'}`,
    } as Change,
  ],
};

const staleResults: BundleWithResult[] = [
  bundleWithResult(plannedRemediation, {
    kind: 'not-applied',
    reason: 'stale: the platform is at another state version',
    current: currentState,
  }),
  bundleWithResult(plannedDetection, { kind: 'not-applied', reason: 'another bundle is stale', current: null }),
];

const appliedResult: BundleResult = { kind: 'applied', reason: null, undo: null };
const alreadyAppliedResult: BundleResult = { kind: 'already-applied', reason: null, undo: null };

const shortPlan = planOfBundles(
  plannedBundle('remediation', [plannedRemediation.changes[0]!, blockCriticals]),
  plannedSecrets,
);
const wholeOutcome = { plan: wholePlan, problems: [], guards: [] };
const shortOutcome = { plan: shortPlan, problems: [], guards: [] };

/** One outcome of each kind, and a few more. */
export const outcomesByName: Readonly<Record<string, Outcome>> = {
  valid: { kind: 'valid', problems: [warning], files: 4, policies: 12, completePaths: null },
  invalid: { kind: 'invalid', problems: invalidProblems },
  'no-changes': {
    kind: 'no-changes',
    plan: planOfBundles(plannedBundle('remediation', []), plannedSecrets),
    problems: [],
    guards: [],
  },
  changes: { kind: 'changes', ...wholeOutcome, problems: [warning] },
  'needs-approval': { kind: 'needs-approval', ...shortOutcome, guards },
  stale: { kind: 'stale', ...shortOutcome, results: staleResults },
  applied: {
    kind: 'applied',
    ...shortOutcome,
    results: [
      bundleWithResult(plannedRemediation, appliedResult),
      bundleWithResult(plannedDetection, appliedResult),
      bundleWithResult(plannedSecrets, alreadyAppliedResult),
    ],
  },
  partial: {
    kind: 'partial',
    ...shortOutcome,
    results: [
      bundleWithResult(plannedRemediation, appliedResult),
      bundleWithResult(plannedDetection, {
        kind: 'unknown',
        reason: 'the connection ended before an answer came',
        current: null,
        undo: { stateVersion: null, content: {} },
      }),
      bundleWithResult(plannedSecrets, { kind: 'not-applied', reason: 'the bundle before it failed', current: null }),
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
