import type { Action, Condition, Filters, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import {
  applyBundle,
  type Call,
  compare,
  fingerprint,
  type Handlers,
  isKnown,
  type Item,
  type Items,
  itemsOf,
  type Known,
  type Model,
  previewBundle,
  readBundle,
  type Reference,
  type Rejection,
  setText,
  slugOf,
  unknownReference,
} from './bundles.ts';
import type { PolicyRow } from './store/policies.ts';

type Id = 'getRemediationPolicies' | 'applyRemediationPolicies' | 'previewRemediationPolicies';

export const remediationHandlers: Pick<Handlers, Id> = {
  getRemediationPolicies: (call) => readBundle(scope(call)),
  previewRemediationPolicies: (call) => previewBundle(scope(call), call.body.bundle),
  applyRemediationPolicies: (call) => applyBundle(scope(call), call.body.bundle, call.ifMatch),
};

const scope = ({ platform, deployment, slips }: Call<Id>) =>
  ({ platform, deployment, slips, kind: 'remediation', model: remediation }) as const;

/** A remediation policy with every default filled in. */
type Policy = Required<Omit<RemediationPolicy, 'filters' | 'actions'>> & {
  filters: { mode: Filters['mode']; conditions: Required<Condition>[] };
  actions: Required<Action>[];
};

/** Settings of actions that name something of the deployment: action type → the setting, and the kind of what it names. */
const references: ReadonlyMap<string, { readonly setting: string; readonly kind: string }> = new Map([
  ['jira', { setting: 'project', kind: 'jira_project' }],
  ['slack_app', { setting: 'channel', kind: 'slack_channel' }],
  ['webhook', { setting: 'webhook', kind: 'notification_webhook' }],
]);

/** The remediation policies of a deployment. */
export const remediation: Model<RemediationBundle, Items<Policy>> = {
  normalize: ({ policies }) => itemsOf(policies.map((policy) => itemOf(normalize(policy)))),
  load: (store, bundle) => itemsOf(store.policies({ bundle_id: bundle.id }).map((row) => itemOf(fromRow(row)))),
  save(store, { id }, before, after) {
    const { created, updated, deleted } = compare(before, after);
    for (const { slug } of deleted) store.deletePolicy({ bundle_id: id, slug });
    for (const policy of [...created, ...updated.map((pair) => pair.after)]) {
      store.savePolicy({ bundle_id: id, ...toRow(policy) });
    }
  },
  fingerprint: (content) => fingerprint('remediation', [], content),
  diff(before, after) {
    const { created, updated, deleted } = compare(before, after);
    return {
      creates: created.map((policy) => ({ ...naming(policy), after: policy })),
      updates: updated.map((pair) => ({ ...naming(pair.after), ...pair })),
      deletes: deleted.map((policy) => ({ ...naming(policy), before: policy })),
    };
  },
  reject: rejectRemediation,
  show: (content, { slug }) => ({
    deployment_slug: slug,
    policies: Array.from(content.values(), ({ value }) => value),
  }),
};

const naming = ({ slug }: Policy) => ({ kind: 'RemediationPolicy', key: { slug } });

function normalize(policy: RemediationPolicy): Policy {
  const { name, description = '', active = true, filters, actions } = policy;
  return {
    name,
    slug: slugOf(policy),
    description,
    active,
    filters: {
      mode: filters.mode,
      conditions: filters.conditions.map(({ type, values, mode = 'any' }) => ({
        type,
        values: values.length > 1 ? [...new Set(values)] : values,
        mode,
      })),
    },
    actions: actions.map(({ type, config = {} }) => ({ type, config })),
  };
}

const itemOf = (policy: Policy): Item<Policy> => ({
  key: policy.slug,
  value: policy,
  canonical: () => canonical(policy),
});

function canonical(policy: Policy): string {
  const { slug, name, description, active, filters, actions } = policy;
  const conditions = setText(
    filters.conditions.map(({ type, values, mode }) => JSON.stringify([type, mode, values.toSorted()])),
  );
  // Two equal actions run twice, so this is no set; only their order carries no meaning.
  const sortedActions = actions
    .map(({ type, config }) => JSON.stringify([type, Object.entries(config).toSorted(byName)]))
    .toSorted();
  return JSON.stringify([slug, name, description, active, filters.mode, conditions, sortedActions]);
}

const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

function fromRow(row: PolicyRow): Policy {
  const { slug, name, description, active, filter_mode, conditions, actions } = row;
  return {
    name,
    slug,
    description,
    active: active === 1,
    filters: { mode: filter_mode as Filters['mode'], conditions: JSON.parse(conditions) as Required<Condition>[] },
    actions: JSON.parse(actions) as Required<Action>[],
  };
}

function toRow({ filters, active, actions, ...texts }: Policy): PolicyRow {
  return {
    ...texts,
    active: active ? 1 : 0,
    filter_mode: filters.mode,
    conditions: JSON.stringify(filters.conditions),
    actions: JSON.stringify(actions),
  };
}

/** The policy that is judged. Reasons are added to one list: next to no policy has any, and a list for each would take most of the time. */
type Judged = { readonly slug: string; readonly known: Known; readonly reasons: Rejection[] };

/** Every reason to reject a remediation bundle, in the order of its policies. */
function rejectRemediation({ policies }: RemediationBundle, known: Known): Rejection[] {
  const reasons: Rejection[] = [];
  const seen = new Set<string>();
  for (const policy of policies) {
    const slug = slugOf(policy);
    const judged = { slug, known, reasons };
    if (seen.has(slug)) reject(judged, 'DUPLICATE_SLUG', `Two policies of the bundle have the slug "${slug}".`, {});
    seen.add(slug);
    rejectPolicy(policy, judged);
  }
  return reasons;
}

function rejectPolicy({ filters, actions }: RemediationPolicy, judged: Judged): void {
  const { slug, known } = judged;
  if (known.reserved.has(slug)) {
    reject(judged, 'RESERVED_SLUG', `The slug "${slug}" belongs to a system-managed policy.`, {});
  }
  for (const condition of filters.conditions) rejectCondition(condition, judged);
  for (const action of actions) {
    rejectAction(action, actions, judged);
    rejectSettings(action, judged);
  }
}

function rejectCondition({ type, values }: Condition, judged: Judged): void {
  const allowed = judged.known.conditions.get(type);
  if (allowed === undefined) {
    const message = `Condition type "${type}" is not supported.`;
    reject(judged, 'UNSUPPORTED_CONDITION_TYPE', message, { condition_type: type });
  } else if (type === 'repository_tag') {
    for (const value of values) rejectReference({ kind: 'project_tag', value }, judged, { condition_type: type });
  } else if (allowed.size > 0) {
    for (const value of values) {
      if (allowed.has(value)) continue;
      const message = `"${value}" is not a value of the condition type "${type}".`;
      reject(judged, 'INVALID_CONDITION_VALUE', message, { condition_type: type, value });
    }
  }
}

function rejectAction({ type }: Action, actions: readonly Action[], judged: Judged): void {
  const companions = judged.known.companions.get(type);
  if (companions === undefined) {
    reject(judged, 'UNSUPPORTED_ACTION_TYPE', `Action type "${type}" is not supported.`, { action_type: type });
    return;
  }
  for (const companion of companions) {
    if (actions.some((action) => action.type === companion)) continue;
    const message = `Action "${type}" needs the action "${companion}" in the same policy.`;
    reject(judged, 'MISSING_DEPENDENT_ACTION', message, { action_type: type, missing_companion: companion });
  }
}

function rejectSettings({ type, config = {} }: Action, judged: Judged): void {
  const reference = references.get(type);
  if (reference === undefined) return;
  const value = config[reference.setting];
  if (value !== undefined) rejectReference({ kind: reference.kind, value }, judged, { action_type: type });
}

type Context = Rejection['context'];

function rejectReference(reference: Reference, { slug, known, reasons }: Judged, context: Context): void {
  if (!isKnown(known, reference)) reasons.push(unknownReference(reference, slug, context));
}

function reject({ slug, reasons }: Judged, code: string, message: string, context: Context): void {
  reasons.push({ code, message, policy_slug: slug, context });
}
