import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { Misunderstanding } from './misunderstanding.ts';

/*
 * Objects of the platform in one form: a list that is absent or null is an empty one, a known field that is not used (null, or "" where
 * that means nothing) is absent, and fields that nobody knows yet stay as they are.
 */

/** A remediation policy. */
export function tidyPolicy(policy: Content): Content {
  const { filters } = policy;
  return {
    ...without(policy, { name: isNull, description: isNull, active: isNull, filters: isNull }),
    ...(isObject(filters) ? { filters: tidyFilters(filters) } : {}),
    actions: objectsOf(policy, 'actions').map((action) => without(action, { config: isNull })),
  };
}

function tidyFilters(filters: Content): Content {
  const conditions = objectsOf(filters, 'conditions');
  return {
    ...without(filters, { mode: isNull }),
    conditions: conditions.map((one) => ({ ...without(one, { mode: isNull }), values: listOf(one, 'values') })),
  };
}

/** The lists of a detection policy as its diff entry holds them; `exception_type` belongs to exceptions. */
export function tidyLists(policy: Content): Content {
  return { ...without(policy, { exception_type: isUnused }), ...ruleLists(policy) };
}

/** A detection bundle as it is read. */
export function tidyDetection(bundle: Content): Content {
  return { ...bundle, ...ruleLists(bundle), exceptions: objectsOf(bundle, 'exceptions').map(tidyException) };
}

/** An exception of a bundle: the scope that it does not use is absent. */
function tidyException(exception: Content): Content {
  return without(exception, {
    exception_type: isNull,
    rule_type: isNull,
    project: isUnused,
    project_tag_name: isUnused,
  });
}

/** An exception as its diff entry holds it: who it is stands in the key, and the lists belong to the policy. */
export function tidyExceptionDiff(exception: Content): Content {
  return without(exception, { exception_type: isNull, rulesets: isUnused, rules: isUnused, disabled: isUnused });
}

/** A list of an object, empty when it is absent or null. Throws Misunderstanding when it is something else. */
function listOf(object: Content, field: string): readonly unknown[] {
  const list = object[field] ?? [];
  if (Array.isArray(list)) return list as unknown[];
  throw new Misunderstanding(`with ${field} that is no list`);
}

/** The same for a list of objects. */
export function objectsOf(object: Content, field: string): readonly Content[] {
  const list = listOf(object, field);
  if (list.every(isObject)) return list;
  throw new Misunderstanding(`with ${field} that are not all objects`);
}

function ruleLists(object: Content): {
  rulesets: readonly unknown[];
  rules: readonly unknown[];
  disabled: readonly unknown[];
} {
  return { rulesets: listOf(object, 'rulesets'), rules: listOf(object, 'rules'), disabled: listOf(object, 'disabled') };
}

type Unused = (value: unknown) => boolean;
const isNull: Unused = (value) => value === null;
const isUnused: Unused = (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

function without(object: Content, fields: Readonly<Record<string, Unused>>): Content {
  return Object.fromEntries(
    Object.entries(object).filter(([name, value]) => !(Object.hasOwn(fields, name) && fields[name]?.(value))),
  );
}
