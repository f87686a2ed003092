import type { BundleContent } from '../../domain/bundle.ts';
import { exceptionId, itemId, type ObjectId, type ObjectKind, policyId } from '../../domain/object.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import type { DetectionException, RemediationPolicy } from '../../generated/types.ts';
import { canonicalObject, isObject, plain } from '../canonical.ts';
import { policyFinder, slugOf } from '../declared.ts';
import { ruleLists } from '../rule-lists.ts';

/** An object without its identity, and the text that all its spellings share. */
export type Held = { readonly content: Content; readonly text: string };

/** The objects of a bundle by identity; each item of a list is one of its own. */
export type Objects = ReadonlyMap<ObjectId, Held>;

type Rename = (id: ObjectId) => ObjectId;

/** What files declare, by the identities that the platform's diff of `bundle` uses. */
export function declaredObjects(content: BundleContent, bundle: PlannedBundle): Objects {
  if (content.kind === 'remediation') {
    const rename = platformIds(bundle);
    return new Map(content.content.policies.map((policy) => [rename(policyId(slugOf(policy))), heldPolicy(policy)]));
  }
  const { exceptions } = content.content;
  const items = ruleLists.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
  return new Map([
    ...items.map((id) => [id, heldItem] as const),
    ...exceptions.map((exception) => [exceptionId(exception), heldException(exception)] as const),
  ]);
}

/** What stands on the platform: what the files declare, but for what the platform's own diff says. */
export function liveObjects(bundle: PlannedBundle): Objects {
  const live = new Map<ObjectId, Held | null>(declaredObjects(bundle, bundle));
  for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
  return new Map([...live].filter((pair): pair is [ObjectId, Held] => pair[1] !== null));
}

/** What a change shows of the platform; null for what is not there. Of kinds that nobody knows nothing can be compared. */
function liveSide(change: Change): (readonly [ObjectId, Held | null])[] {
  if (change.object === 'DetectionPolicy') {
    return changedItems(change).map(({ id, here }) => [id, here === 'platform' ? heldItem : null]);
  }
  if (!knownFields.has(change.object)) return [];
  if (change.verb === 'create') return [[change.id, null]];
  return [[change.id, heldLive(change.object, change.before, change.verb === 'update' ? change.after : null)]];
}

/** How many objects are not the same in both. */
export function countDifferences(one: Objects, other: Objects): number {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}

export type ListName = (typeof ruleLists)[number];
/** An item of a list that stands in the files only, or on the platform only. */
export type ChangedItem = {
  readonly id: ObjectId;
  readonly list: ListName;
  readonly item: string;
  readonly here: 'files' | 'platform';
};

/** The items in which both sides of the lists differ. */
export function changedItems(change: { readonly before?: Content; readonly after?: Content }): ChangedItem[] {
  return ruleLists.flatMap((list) => {
    const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
    const only = (some: ReadonlySet<string>, others: ReadonlySet<string>, here: ChangedItem['here']): ChangedItem[] =>
      [...some].filter((item) => !others.has(item)).map((item) => ({ id: itemId(list, item), list, item, here }));
    return [...only(live, files, 'platform'), ...only(files, live, 'files')];
  });
}

export function textsIn(content: Content | undefined, list: ListName): Set<string> {
  const items: unknown = content?.[list];
  return new Set(Array.isArray(items) ? items.filter((item): item is string => typeof item === 'string') : []);
}

/** Where a policy without a slug got another one from the platform than the one that we would derive. */
function platformIds(bundle: PlannedBundle): Rename {
  if (bundle.kind !== 'remediation') return (id) => id;
  const find = policyFinder(bundle.content);
  const renamed = new Map<ObjectId, ObjectId>();
  for (const change of bundle.changes) {
    const policy = change.verb === 'delete' ? null : find(String(change.key['slug']), change.after['name']);
    if (policy !== null) renamed.set(policyId(slugOf(policy)), change.id);
  }
  return (id) => renamed.get(id) ?? id;
}

const heldItem: Held = { content: {}, text: 'item' };

/** What files can say of an object, beside who it is. */
const knownFields: ReadonlyMap<ObjectKind, readonly string[]> = new Map([
  ['RemediationPolicy', ['name', 'description', 'active', 'filters', 'actions']],
  ['DetectionPolicyException', ['exception_type']],
]);

const held = (kind: ObjectKind, content: Content): Held => ({ content, text: canonicalObject(kind, content) });

const heldPolicy = ({ slug: _, ...rest }: RemediationPolicy): Held => held('RemediationPolicy', rest);

const heldException = ({ exception_type }: DetectionException): Held =>
  held('DetectionPolicyException', { exception_type });

const identity: ReadonlySet<string> = new Set(['slug', 'rule', 'rule_type', 'project', 'project_tag_name', 'product']);

/** A field that files cannot say counts only where an apply would change it: the platform may add what it likes. */
function heldLive(kind: ObjectKind, before: Content, after: Content | null): Held {
  const fields = knownFields.get(kind) ?? [];
  const counts = ([name, value]: [string, unknown]): boolean =>
    fields.includes(name) || (after !== null && !identity.has(name) && plain(value) !== plain(after[name]));
  const { filters, actions, ...rest } = Object.fromEntries(Object.entries(before).filter(counts));
  return held(kind, { ...rest, filters: ownFilters(filters), actions: eachOnly(actions, ['type', 'config']) });
}

/** Deeper in an object nothing but what files can say counts. */
function ownFilters(filters: unknown): unknown {
  if (!isObject(filters)) return filters;
  return { mode: filters['mode'], conditions: eachOnly(filters['conditions'], ['type', 'values', 'mode']) };
}

function eachOnly(list: unknown, fields: readonly string[]): unknown {
  const only = (one: unknown): unknown =>
    isObject(one) ? Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))) : one;
  return Array.isArray(list) ? list.map(only) : list;
}
