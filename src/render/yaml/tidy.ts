import { isObject } from '../../domain/json.ts';
import type { ObjectKey, ObjectKind } from '../../domain/object.ts';
import type { Content } from '../../domain/preview.ts';
import { ruleLists } from '../../domain/rule-lists.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * An object as a person would write it, so that two answers which mean the same print the same: keys in one order, defaults filled,
 * unused fields left out, lists whose order carries no meaning sorted. Fields and kinds that nobody knows yet are kept.
 */
export function tidyObject(object: ObjectKind, key: ObjectKey, content: Content): Fields {
  if (object === 'RemediationPolicy') return tidyPolicy(key, content);
  if (object === 'DetectionPolicy') return tidyLists(content);
  if (object === 'DetectionPolicyException') return tidyException(key, content);
  return inOrder(content, []);
}

function tidyPolicy(key: ObjectKey, policy: Content): Fields {
  const { filters, actions } = policy;
  return inOrder(
    {
      ...policy,
      slug: orElse(policy['slug'], key['slug']),
      active: policy['active'] ?? true,
      filters: isObject(filters) ? tidyFilters(filters) : filters,
      actions: Array.isArray(actions) ? actions.map(tidyAction) : actions,
    },
    ['name', 'slug', 'description', 'active', 'filters', 'actions'],
  );
}

function tidyFilters(filters: Fields): Fields {
  const { conditions } = filters;
  const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
  return inOrder({ ...filters, conditions: list }, ['mode', 'conditions']);
}

function tidyCondition(condition: unknown): unknown {
  if (!isObject(condition)) return condition;
  return inOrder({ ...condition, values: setOf(condition['values']), mode: orElse(condition['mode'], 'any') }, [
    'type',
    'mode',
    'values',
  ]);
}

function tidyAction(action: unknown): unknown {
  return isObject(action) ? inOrder({ ...action, config: sortedConfig(action['config']) }, ['type', 'config']) : action;
}

/** An empty config says as much as none; an empty text in it may mean something to the platform. */
function sortedConfig(config: unknown): unknown {
  if (!isObject(config)) return config;
  return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}

/** The lists always show, so that an emptied one is seen. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }: Content): Fields {
  const rest = inOrder(
    Object.fromEntries(Object.entries(content).filter(([name]) => ruleLists.every((list) => list !== name))),
    [],
  );
  return { ...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])), ...rest };
}

/** As an entry of `exceptions` in a file; what names the exception stands in its key. */
function tidyException(key: ObjectKey, content: Content): Fields {
  const scope = key['scope_type'] === 'project_tag' ? 'project_tag_name' : String(key['scope_type']);
  const named = { rule: key['rule'], rule_type: key['rule_type'], [scope]: key['scope_target'] };
  const lists = ruleLists.map((name) => [name, setOf(content[name])] as const);
  const order = ['exception_type', 'rule', 'rule_type', scope, ...ruleLists];
  return inOrder({ ...named, ...content, ...Object.fromEntries(lists) }, order);
}

/** What a platform may send for a field that is not used. */
function isUnused(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** For a text that is not used. */
const orElse = (value: unknown, unused: unknown): unknown => (value === '' ? unused : (value ?? unused));

const setOf = (value: unknown): unknown => (Array.isArray(value) ? asSet(value) : value);

/** Sorted by code unit, each item once. */
function asSet(list: readonly unknown[]): unknown[] {
  if (list.length < 2) return [...list];
  const byText = new Map(list.map((item) => [typeof item === 'string' ? item : JSON.stringify(item), item]));
  return [...byText].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}

/** The known keys first, in this order; the others by name; without those that are not used. */
function inOrder(fields: Fields, order: readonly string[]): Fields {
  const used = Object.keys(fields).filter((name) => !isUnused(fields[name]));
  const known = order.filter((name) => used.includes(name));
  const others = used.filter((name) => !order.includes(name)).toSorted();
  return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
