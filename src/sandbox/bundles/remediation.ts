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
  normalize: ({ policies }) => itemsOf(policies.map((policy) => new PolicyItem(normalize(policy)))),
  load: (store, bundle) => itemsOf(store.policies({ bundle_id: bundle.id }).map((row) => new PolicyItem(fromRow(row)))),
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

/** A class, so that all of its instances share their methods: a bundle may have 10,000. */
class PolicyItem implements Item<Policy> {
  readonly key: string;
  readonly value: Policy;

  constructor(policy: Policy) {
    this.key = policy.slug;
    this.value = policy;
  }

  canonical(): string {
    return canonical(this.value);
  }

  isIdentical(other: Policy): boolean {
    return isIdentical(this.value, other);
  }
}

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

/** Down to the order of lists. Field by field, which the engine compiles well: each dry run asks it of each policy. */
function isIdentical(a: Policy, b: Policy): boolean {
  return (
    a.slug === b.slug &&
    a.name === b.name &&
    a.description === b.description &&
    a.active === b.active &&
    a.filters.mode === b.filters.mode &&
    isSameList(a.filters.conditions, b.filters.conditions, isSameCondition) &&
    isSameList(a.actions, b.actions, isSameAction)
  );
}

const isSameCondition = (a: Required<Condition>, b: Required<Condition>): boolean =>
  a.type === b.type && a.mode === b.mode && isSameList(a.values, b.values, isSameText);

const isSameText = (a: string, b: string): boolean => a === b;

function isSameAction(a: Required<Action>, b: Required<Action>): boolean {
  if (a.type !== b.type) return false;
  for (const key in a.config) if (a.config[key] !== b.config[key]) return false;
  for (const key in b.config) if (!Object.hasOwn(a.config, key)) return false;
  return true;
}

function isSameList<One>(a: readonly One[], b: readonly One[], isSame: (a: One, b: One) => boolean): boolean {
  return a.length === b.length && a.every((one, index) => isSame(one, b[index] as One));
}

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
