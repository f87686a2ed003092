import { createHash } from 'node:crypto';
import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  DiffEntry,
  Filters,
  Product,
  RemediationBundle,
  RemediationPolicy,
} from '../generated/types.ts';
import type { BundleKind } from './platform.ts';

/** A remediation policy with every default filled in. */
type Policy = Required<Omit<RemediationPolicy, 'filters' | 'actions'>> & {
  filters: { mode: Filters['mode']; conditions: Required<Condition>[] };
  actions: Required<Action>[];
};

type Item = Policy | DetectionException;

/** A normalized bundle: defaults filled in, duplicates removed. */
export type Content = {
  /** The lists of a detection policy, sorted. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Policies or exceptions by identity, in the order received. */
  readonly items: ReadonlyMap<string, Item>;
};

/** The operations of one kind of bundle. */
export type Model = {
  readonly kind: BundleKind;
  /** Only for a bundle without rejections. */
  normalize(sent: object): Content;
  /** Equal for every spelling of the same meaning. */
  canonical(item: Item): string;
  /** Kind and key of an item in a diff, and how its sides are shown. */
  naming(item: Item): { readonly kind: string; readonly key: Record<string, string> };
  shown(item: Item): Record<string, unknown>;
  /** As stored and read; can be sent back. */
  bundle(content: Content): Record<string, unknown>;
};

/** A set as a sorted list without duplicates, independent of locale. */
const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

const remediation: Model = {
  kind: 'remediation',
  normalize: ({ policies }: RemediationBundle) => ({
    lists: {},
    items: new Map(policies.map(normalizePolicy).map((policy) => [policy.slug, policy])),
  }),
  canonical({ slug, name, description, active, filters, actions }: Policy) {
    const conditions = sortedSet(
      filters.conditions.map(({ type, values, mode }) => JSON.stringify([type, mode, values.toSorted()])),
    );
    // Equal actions run twice, so duplicates count, but order does not.
    const sortedActions = actions
      .map(({ type, config }) => JSON.stringify([type, Object.entries(config).toSorted(byName)]))
      .toSorted();
    return JSON.stringify([slug, name, description, active, filters.mode, JSON.stringify(conditions), sortedActions]);
  },
  naming: ({ slug }: Policy) => ({ kind: 'RemediationPolicy', key: { slug } }),
  shown: (policy: Policy) => policy,
  bundle: ({ items }) => ({ policies: [...items].toSorted(byName).map(([, policy]) => policy) }),
};

function normalizePolicy(policy: RemediationPolicy): Policy {
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

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const longest = 100;

/** The slug derived from a name: lower-case ASCII letters, digits and hyphens. */
export function slugOf(policy: { readonly slug?: string; readonly name: string }): string {
  if (policy.slug !== undefined) return policy.slug;
  const plain = policy.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? `policy-${createHash('sha256').update(policy.name).digest('hex').slice(0, 8)}` : slug;
}

/** The detection policy of one product. */
const detection = (product: Product): Model => ({
  kind: product,
  normalize: ({ rulesets, rules, disabled, exceptions }: DetectionBundle) => ({
    lists: { rulesets: sortedSet(rulesets), rules: sortedSet(rules), disabled: sortedSet(disabled) },
    items: new Map(exceptions.map((one) => [exceptionKey(one), one])),
  }),
  canonical: (exception: DetectionException) => `${exceptionKey(exception)} ${exception.exception_type}`,
  naming: (exception: DetectionException) => ({
    kind: 'DetectionPolicyException',
    key: { product, ...scopeOf(exception), rule: exception.rule, rule_type: exception.rule_type },
  }),
  // Both kinds of a detection diff share one shape: exceptions have empty lists, the policy has no type.
  shown: ({ exception_type }: DetectionException) => ({ rulesets: [], rules: [], disabled: [], exception_type }),
  bundle: ({ lists, items }) => ({
    product,
    ...lists,
    exceptions: [...items].toSorted(byName).map(([, exception]) => exception),
  }),
});

const scopeOf = ({ project, project_tag_name = '' }: DetectionException) =>
  project === undefined
    ? { scope_type: 'project_tag', scope_target: project_tag_name }
    : { scope_type: 'project', scope_target: project };

/** The identity of an exception. */
export const exceptionKey = (exception: DetectionException): string =>
  JSON.stringify([exception.rule, exception.rule_type, ...Object.values(scopeOf(exception))]);

export const models: Readonly<Record<BundleKind, Model>> = {
  remediation,
  code: detection('code'),
  secrets: detection('secrets'),
};

/** A hash of the content, independent of order and history. */
export function fingerprint(kind: BundleKind, { lists, items }: Content): string {
  const texts = Object.values(lists).map((list) => JSON.stringify(list));
  const hash = createHash('sha256').update(JSON.stringify([kind, ...texts]));
  for (const [, item] of [...items].toSorted(byName)) hash.update(`\n${models[kind].canonical(item)}`);
  return hash.digest('hex');
}

export type Diff = { readonly creates: DiffEntry[]; readonly updates: DiffEntry[]; readonly deletes: DiffEntry[] };

/** The diff of two contents. Created and updated items in the order of `after`, deleted ones in that of `before`. */
export function diff(model: Model, before: Content, after: Content): Diff {
  const creates: DiffEntry[] = [];
  const sameLists = JSON.stringify(before.lists) === JSON.stringify(after.lists);
  const updates = sameLists ? [] : [listsEntry(model, before, after)];
  for (const [key, item] of after.items) {
    const old = before.items.get(key);
    if (old === undefined) creates.push({ ...model.naming(item), after: model.shown(item) });
    // Fast path: most are equal byte for byte.
    else if (JSON.stringify(old) !== JSON.stringify(item) && model.canonical(old) !== model.canonical(item)) {
      updates.push({ ...model.naming(item), before: model.shown(old), after: model.shown(item) });
    }
  }
  const gone = [...before.items].filter(([key]) => !after.items.has(key));
  return { creates, updates, deletes: gone.map(([, item]) => ({ ...model.naming(item), before: model.shown(item) })) };
}

const listsEntry = ({ kind }: Model, before: Content, after: Content): DiffEntry => ({
  kind: 'DetectionPolicy',
  key: { product: kind },
  before: { ...before.lists, exception_type: '' },
  after: { ...after.lists, exception_type: '' },
});
