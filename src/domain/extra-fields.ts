import { fields } from '../generated/fields.ts';
import type { Place, Pointer } from './problem.ts';

/** Objects that may have unknown fields, by their names in `extra_fields` of the config, with their known fields. */
export const knownFields = {
  policy: Object.keys({ ...fields.PolicyFile.properties, ...fields.PolicyEntry.properties }),
  filters: Object.keys(fields.Filters.properties),
  condition: Object.keys(fields.Condition.properties),
  action: Object.keys(fields.Action.properties),
  detection: Object.keys(fields.DetectionFile.properties),
  exception: Object.keys(fields.ExceptionEntry.properties),
} as const satisfies Record<string, readonly string[]>;

/** All known fields of policies, at any depth. */
export const fieldsOfPolicies: readonly string[] = Object.values(knownFields).flat();

export type ExtraObject = keyof typeof knownFields;

/** Platform fields, by object, that are accepted without checks. */
export type ExtraFields = Readonly<Record<ExtraObject, readonly string[]>>;

/** For every object, without known fields. */
export function extraFields(given: Partial<ExtraFields>): ExtraFields {
  const of = (object: ExtraObject): string[] =>
    (given[object] ?? []).filter((name) => !knownFields[object].includes(name));
  return {
    policy: of('policy'),
    filters: of('filters'),
    condition: of('condition'),
    action: of('action'),
    detection: of('detection'),
    exception: of('exception'),
  };
}

export const noExtraFields: ExtraFields = extraFields({});

/** Unknown fields of an object, without `x-` notes. */
export function extrasOf(object: ExtraObject, value: object): Record<string, unknown> {
  const isExtra = ([name]: [string, unknown]): boolean => !knownFields[object].includes(name) && !name.startsWith('x-');
  return Object.fromEntries(Object.entries(value).filter(isExtra));
}

/** Objects by the name of their list or field. */
const below: ReadonlyMap<string, ExtraObject> = new Map([
  ['policies', 'policy'],
  ['filters', 'filters'],
  ['conditions', 'condition'],
  ['actions', 'action'],
  ['exceptions', 'exception'],
]);

/** The object that contains a field, by the field's pointer; null if it cannot have extra fields. `top`: the object at the root. */
export function extraObjectAt(pointer: Pointer, top: ExtraObject | null): ExtraObject | null {
  const owner = pointer.slice(0, -1).findLast((step) => typeof step === 'string');
  return owner === undefined ? top : (below.get(owner) ?? null);
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
