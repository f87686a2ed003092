import { isBookkeeping } from '../../domain/bookkeeping.ts';
import { isObject } from '../../domain/json.ts';
import type { ObjectKind } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalAction, canonicalCondition, plain } from '../canonical.ts';

/** What files can say of an object, beside who it is. */
const knownFields: ReadonlyMap<ObjectKind, readonly string[]> = new Map([
  ['RemediationPolicy', ['name', 'description', 'active', 'filters', 'actions']],
  ['DetectionPolicyException', ['exception_type']],
]);

const identity = ['slug', 'rule', 'rule_type', 'project', 'project_tag_name', 'product'];
const conditionFields = ['type', 'values', 'mode'];
const actionFields = ['type', 'config'];

export const isKnownKind = (object: ObjectKind): boolean => knownFields.has(object);

/** An object of a known kind by what files can say of it. */
export function onlySaid(object: ObjectKind, content: Content): Content {
  const { filters, actions, ...rest } = only(content, knownFields.get(object) ?? []);
  return { ...rest, filters: saidFilters(filters), actions: eachOnly(actions, actionFields) };
}

function saidFilters(filters: unknown): unknown {
  if (!isObject(filters)) return filters;
  return { mode: filters['mode'], conditions: eachOnly(filters['conditions'], conditionFields) };
}

const only = (content: Content, fields: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name)));

const eachOnly = (list: unknown, fields: readonly string[]): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? only(one, fields) : one)) : list;

/**
 * Whether an apply would change something of an object that files cannot say, in it or in one of its conditions and actions. The platform
 * may add what it likes, so what stands in both sides tells nothing.
 */
export function changesUnsaid(object: ObjectKind, before: Content, after: Content): boolean {
  const said = [...(knownFields.get(object) ?? []), ...identity];
  return (
    unsaidOf(before, said) !== unsaidOf(after, said) ||
    changesItems(conditionsOf(before), conditionsOf(after)) ||
    changesItems(actionsOf(before), actionsOf(after))
  );
}

type Item = { readonly type: unknown; readonly said: string; readonly unsaid: string };

const conditionsOf = ({ filters }: Content): Item[] =>
  isObject(filters) ? itemsOf(filters['conditions'], conditionFields, canonicalCondition) : [];
const actionsOf = ({ actions }: Content): Item[] => itemsOf(actions, actionFields, canonicalAction);

function itemsOf(list: unknown, fields: readonly string[], textOf: (item: unknown) => string): Item[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).map((item) => ({
    type: item['type'],
    said: textOf(only(item, fields)),
    unsaid: unsaidOf(item, fields),
  }));
}

const unsaidOf = (content: Content, said: readonly string[]): string =>
  plain(Object.fromEntries(Object.entries(content).filter(([name]) => !said.includes(name) && !isBookkeeping(name))));

const changesItems = (before: readonly Item[], after: readonly Item[]): boolean =>
  before.some((item) => !keepsUnsaid(item, after)) ||
  after.some((item) => before.some(isSame(item)) && !keepsUnsaid(item, before));

/** An item that goes takes with it what others of its type do not have. */
function keepsUnsaid(item: Item, others: readonly Item[]): boolean {
  const same = others.filter(isSame(item));
  if (same.length > 0) return same.some(({ unsaid }) => unsaid === item.unsaid);
  return item.unsaid === nothing || others.some(({ type, unsaid }) => type === item.type && unsaid === item.unsaid);
}

const isSame =
  ({ said }: Item) =>
  (other: Item): boolean =>
    other.said === said;

const nothing = plain({});
