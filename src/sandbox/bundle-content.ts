import { createHash } from 'node:crypto';
import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  DiffEntry,
  Product,
  RemediationBundle,
  RemediationPolicy,
} from '../generated/types.ts';
import type { BundleKind } from './platform.ts';

/** A bundle in the body of a request. */
export type SentBundle = RemediationBundle | DetectionBundle;

/** A policy or exception of a bundle. */
type BundleItem = Pick<DiffEntry, 'kind' | 'key'> & {
  /** With every default filled in, as it is stored and read; can be sent back. */
  readonly asStored: object;
  /** As `before` or `after` of a diff. */
  readonly asInDiff: Record<string, unknown>;
  /** The same text for equivalent items. */
  readonly canonicalText: string;
};

/** A normalized bundle: defaults filled in, duplicates removed. */
export type NormalizedBundle = {
  readonly kind: BundleKind;
  /** The lists of a detection policy, sorted. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Policies or exceptions by identity, in the order received. */
  readonly items: ReadonlyMap<string, BundleItem>;
};

/** Only for a bundle without rejections. */
export function normalize(kind: BundleKind, sent: SentBundle): NormalizedBundle {
  if ('policies' in sent) {
    return { kind, lists: {}, items: new Map(sent.policies.map((policy) => [slugOf(policy), policyItem(policy)])) };
  }
  const { rulesets, rules, disabled, exceptions } = sent;
  return {
    kind,
    lists: { rulesets: sortedSet(rulesets), rules: sortedSet(rules), disabled: sortedSet(disabled) },
    items: new Map(exceptions.map((exception) => [exceptionKey(exception), exceptionItem(kind as Product, exception)])),
  };
}

/** A set as a sorted list without duplicates, independent of locale. */
const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function policyItem(policy: RemediationPolicy): BundleItem {
  const { name, description = '', active = true, filters } = policy;
  const slug = slugOf(policy);
  const conditions = filters.conditions.map(({ type, values, mode = 'any' }: Condition) => ({
    type,
    values: [...new Set(values)],
    mode,
  }));
  const actions = policy.actions.map(({ type, config = {} }: Action) => ({ type, config }));
  const stored = { name, slug, description, active, filters: { mode: filters.mode, conditions }, actions };
  const conditionTexts = sortedSet(
    conditions.map(({ type, values, mode }) => JSON.stringify([type, mode, values.toSorted()])),
  );
  // Equal actions run twice, so duplicates count, but order does not.
  const actionTexts = actions.map(({ type, config }) =>
    JSON.stringify([type, Object.entries(config).toSorted(byName)]),
  );
  const canonicalParts = [
    slug,
    name,
    description,
    active,
    filters.mode,
    JSON.stringify(conditionTexts),
    actionTexts.toSorted(),
  ];
  return {
    kind: 'RemediationPolicy',
    key: { slug },
    asStored: stored,
    asInDiff: stored,
    canonicalText: JSON.stringify(canonicalParts),
  };
}

const maxSlugLength = 100;

/**
 * The slug of a policy; by default its name in lower-case ASCII letters, digits and hyphens. Independent of `slugOf` in `domain/bundle.ts`, as
 * everything here: the sandbox stands for a platform that ifmatch does not control.
 */
export function slugOf(policy: { readonly slug?: string; readonly name: string }): string {
  if (policy.slug !== undefined) return policy.slug;
  const asciiName = policy.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = asciiName
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? `policy-${createHash('sha256').update(policy.name).digest('hex').slice(0, 8)}` : slug;
}

function exceptionItem(product: Product, exception: DetectionException): BundleItem {
  const { exception_type, rule, rule_type } = exception;
  return {
    kind: 'DetectionPolicyException',
    key: { product, ...scopeOf(exception), rule, rule_type },
    asStored: exception,
    // Both kinds of entries in a detection diff have the same fields: exceptions have empty lists, the policy an empty type.
    asInDiff: { rulesets: [], rules: [], disabled: [], exception_type },
    canonicalText: `${exceptionKey(exception)} ${exception_type}`,
  };
}

const scopeOf = ({ project, project_tag_name = '' }: DetectionException) =>
  project === undefined
    ? { scope_type: 'project_tag', scope_target: project_tag_name }
    : { scope_type: 'project', scope_target: project };

/** The identity of an exception. */
export const exceptionKey = (exception: DetectionException): string =>
  JSON.stringify([exception.rule, exception.rule_type, ...Object.values(scopeOf(exception))]);

/** The bundle as JSON, and a hash that is the same for equivalent bundles in any order. */
export function toStoredBundle({ kind, lists, items }: NormalizedBundle): {
  readonly content: string;
  readonly fingerprint: string;
} {
  const sorted = [...items].toSorted(byName).map(([, item]) => item);
  const stored = sorted.map((item) => item.asStored);
  const bundle = kind === 'remediation' ? { policies: stored } : { product: kind, ...lists, exceptions: stored };
  const hash = createHash('sha256').update(
    JSON.stringify([kind, ...Object.values(lists).map((list) => JSON.stringify(list))]),
  );
  for (const { canonicalText } of sorted) hash.update(`\n${canonicalText}`);
  return { content: JSON.stringify(bundle), fingerprint: hash.digest('hex') };
}

export type Diff = { readonly creates: DiffEntry[]; readonly updates: DiffEntry[]; readonly deletes: DiffEntry[] };

/** The diff of two contents. Created and updated items in the order of `after`, deleted ones in that of `before`. */
export function diff(before: NormalizedBundle, after: NormalizedBundle): Diff {
  const { creates, updates, deletes }: Diff = { creates: [], updates: [], deletes: [] };
  if (JSON.stringify(before.lists) !== JSON.stringify(after.lists)) {
    const sides = { before: { ...before.lists, exception_type: '' }, after: { ...after.lists, exception_type: '' } };
    updates.push({ kind: 'DetectionPolicy', key: { product: after.kind }, ...sides });
  }
  for (const [id, { kind, key, asInDiff, canonicalText }] of after.items) {
    const old = before.items.get(id);
    if (old === undefined) creates.push({ kind, key, after: asInDiff });
    else if (old.canonicalText !== canonicalText) updates.push({ kind, key, before: old.asInDiff, after: asInDiff });
  }
  for (const [id, { kind, key, asInDiff }] of before.items) {
    if (!after.items.has(id)) deletes.push({ kind, key, before: asInDiff });
  }
  return { creates, updates, deletes };
}
