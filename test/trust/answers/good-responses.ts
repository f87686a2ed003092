import type { BundleKind } from '../../../src/domain/bundle.ts';

/** A request of the client. */
export type PlatformRequest =
  | { readonly ask: 'dry-run'; readonly kind: BundleKind }
  | { readonly ask: 'put' | 'read'; readonly kind: BundleKind }
  | { readonly ask: 'vocabulary'; readonly kind: BundleKind }
  | { readonly ask: 'deployments' };

const policy = (slug: string, name: string) => ({
  slug,
  name,
  description: '',
  active: true,
  filters: { mode: 'all', conditions: [{ type: 'severity', mode: 'any', values: ['high', 'critical'] }] },
  actions: [{ type: 'pr_comment', config: {} }],
});

const entry = (slug: string, before: string | null, after: string | null) => ({
  kind: 'RemediationPolicy',
  key: { slug },
  before: before && policy(slug, before),
  after: after && policy(slug, after),
});

const key = { scope_type: 'project', scope_target: 'acme/shop', rule: 'java.xxe', rule_type: 'rule', product: 'code' };
const lists = (rules: string[]) => ({ rulesets: ['p/default'], rules, disabled: [], exception_type: '' });
const exception = { exception_type: 'exclude', rulesets: [], rules: [], disabled: [] };

const emptyDiff = { creates: [], updates: [], deletes: [], state_version: 'd4c3b2a1', validation_errors: [] };

const remediationDiff = {
  ...emptyDiff,
  creates: [entry('c', null, 'New')],
  updates: [entry('u', 'Old', 'New'), { kind: 'NewThing', key: { id: 1 }, before: { a: 1 }, after: { a: 2 } }],
  deletes: [entry('d', 'Old', null), entry('e', 'Old', null)],
};

const detectionDiff = {
  ...emptyDiff,
  creates: [{ kind: 'DetectionPolicyException', key, before: null, after: exception }],
  updates: [{ kind: 'DetectionPolicy', key: { product: 'code' }, before: lists(['a']), after: lists(['b']) }],
  deletes: [{ kind: 'DetectionPolicyException', key: { ...key, rule: 'go.tls' }, before: exception, after: null }],
};

const rejected = {
  ...emptyDiff,
  validation_errors: [
    { code: 'UNKNOWN_CONDITION_VALUE', message: 'no such tag', policy_slug: 'a', context: { value: 'x' } },
  ],
};

const staleState = { code: 'STALE_STATE', message: 'changed', current_state_version: 'ffee0011' };
const invalidBundle = { code: 'INVALID_BUNDLE', message: 'no', validation_errors: rejected.validation_errors };

const liveState = {
  remediation: { bundle: { deployment_slug: 'acme', policies: [policy('a', 'A')] }, state_version: 'd4c3b2a1' },
  detection: {
    bundle: { deployment_slug: 'acme', product: 'code', ...lists(['a']), exceptions: [{ ...exception, rule: 'r', rule_type: 'rule', project: 'p' }] },
    state_version: 'd4c3b2a1',
  },
}; // prettier-ignore

const vocabulary = {
  condition_types: [{ type: 'severity', description: 'How bad' }],
  action_types: [{ type: 'block', description: 'Stops', requires: ['pr_comment'] }],
  value_enums: [{ type: 'severity', values: ['low', 'high'] }],
  detection_constraints: { rulesets_accepted: true, exception_types: ['exclude'], rule_types: ['rule'] },
};

/** A request, and the status and body of a correct response. */
export type GoodResponse = { readonly request: PlatformRequest; readonly status: number; readonly body: unknown };

const dryRun = (kind: BundleKind, body: unknown, status = 200): GoodResponse => ({
  request: { ask: 'dry-run', kind },
  status,
  body,
});

/** Most are dry runs, because only these can lead to a false "no changes". */
export const goodResponses: readonly [GoodResponse, ...GoodResponse[]] = [
  dryRun('remediation', remediationDiff),
  dryRun('remediation', remediationDiff),
  dryRun('detection/code', detectionDiff),
  dryRun('detection/code', detectionDiff),
  dryRun('remediation', emptyDiff),
  dryRun('detection/code', emptyDiff),
  dryRun('remediation', rejected),
  dryRun('remediation', invalidBundle, 422),
  { request: { ask: 'put', kind: 'remediation' }, status: 200, body: liveState.remediation },
  { request: { ask: 'put', kind: 'detection/code' }, status: 200, body: liveState.detection },
  { request: { ask: 'put', kind: 'remediation' }, status: 409, body: staleState },
  { request: { ask: 'read', kind: 'remediation' }, status: 200, body: liveState.remediation },
  { request: { ask: 'read', kind: 'detection/code' }, status: 200, body: liveState.detection },
  { request: { ask: 'vocabulary', kind: 'remediation' }, status: 200, body: vocabulary },
  { request: { ask: 'deployments' }, status: 200, body: { deployments: [{ id: 1234, slug: 'acme' }, { id: '7', slug: 'b' }] } },
]; // prettier-ignore
