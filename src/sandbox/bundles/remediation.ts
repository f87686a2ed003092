import type { Action, Condition, Filters, RemediationBundle, RemediationPolicy } from '../../generated/types.ts';
import type { PolicyRow } from '../store/store.ts';
import { compare, type Item, type Items, itemsOf, setText } from './compare.ts';
import { fingerprint } from './fingerprint.ts';
import type { Model } from './model.ts';
import { rejectRemediation } from './reject-remediation.ts';
import { slugOf } from './slug.ts';

/** A remediation policy with every default filled in. */
type Policy = Required<Omit<RemediationPolicy, 'filters' | 'actions'>> & {
  filters: { mode: Filters['mode']; conditions: Required<Condition>[] };
  actions: Required<Action>[];
};

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
        values: [...new Set(values)],
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
