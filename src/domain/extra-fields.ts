import { fields } from '../generated/fields.ts';
import type { Place, Pointer } from './problem.ts';

/** Objects that may have unknown fields, by their names in `extra_fields` of the config, with their known fields. */
const known = {
  policy: Object.keys({ ...fields.PolicyFile.properties, ...fields.PolicyEntry.properties }),
  filters: Object.keys(fields.Filters.properties),
  condition: Object.keys(fields.Condition.properties),
  action: Object.keys(fields.Action.properties),
  detection: Object.keys(fields.DetectionFile.properties),
  exception: Object.keys(fields.ExceptionEntry.properties),
} as const satisfies Record<string, readonly string[]>;

/** All known fields of policies, at any depth. */
export const fieldsOfPolicies: readonly string[] = Object.values(known).flat();

export type ExtraObject = keyof typeof known;

/** Platform fields, by object, that are accepted without checks. */
export type ExtraFields = Readonly<Record<ExtraObject, readonly string[]>>;

const forEach = (fieldsOf: (object: ExtraObject) => readonly string[]): ExtraFields =>
  Object.fromEntries(Object.keys(known).map((object) => [object, fieldsOf(object as ExtraObject)])) as ExtraFields;

export const noExtraFields: ExtraFields = forEach(() => []);

/** For every object, without known fields; `noExtraFields` if none are left. */
export function extraFields(given: Partial<ExtraFields>): ExtraFields {
  const all = forEach((object) => {
    const own: readonly string[] = known[object];
    return (given[object] ?? []).filter((name) => !own.includes(name));
  });
  return Object.values(all).every((names) => names.length === 0) ? noExtraFields : all;
}

/** Unknown fields of an object, without `x-` notes. */
export function extrasOf(object: ExtraObject, value: object): Record<string, unknown> {
  const own: readonly string[] = known[object];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name) && !name.startsWith('x-')));
}

/** Objects by the name of their list or field. */
const below: Readonly<Record<string, ExtraObject>> = {
  policies: 'policy',
  filters: 'filters',
  conditions: 'condition',
  actions: 'action',
  exceptions: 'exception',
};

/** The object that contains a field, by the field's pointer; null if it cannot have extra fields. `top`: the object at the root. */
export function extraObjectAt(pointer: Pointer, top: ExtraObject | null): ExtraObject | null {
  const owner = pointer.slice(0, -1).findLast((step) => typeof step === 'string');
  return owner === undefined ? top : (below[owner] ?? null);
}

/** The same for a field of a policy file that is not `allowed` in its object. */
export function extraObjectOf({
  at,
  allowed,
}: {
  readonly at: Place;
  readonly allowed: readonly string[];
}): ExtraObject | null {
  if (allowed.includes('guards')) return null;
  const top = allowed.includes('rulesets') ? 'detection' : 'policy';
  const isList = allowed.includes('policies') && at.pointer.length === 1;
  return isList ? null : extraObjectAt(at.pointer, top);
}
