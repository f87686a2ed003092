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
export const knownFieldNames: readonly string[] = Object.values(knownFields).flat();

export type ExtraObject = keyof typeof knownFields;

/** Platform fields, by object, that are accepted without checks. */
export type ExtraFields = Readonly<Record<ExtraObject, readonly string[]>>;

/** Extra fields for every object, without the known fields. */
export function withoutKnownFields(namesByObject: Partial<ExtraFields>): ExtraFields {
  const unknownFieldsOf = (object: ExtraObject): string[] =>
    (namesByObject[object] ?? []).filter((name) => !knownFields[object].includes(name));
  return {
    policy: unknownFieldsOf('policy'),
    filters: unknownFieldsOf('filters'),
    condition: unknownFieldsOf('condition'),
    action: unknownFieldsOf('action'),
    detection: unknownFieldsOf('detection'),
    exception: unknownFieldsOf('exception'),
  };
}

export const noExtraFields: ExtraFields = withoutKnownFields({});

/** Unknown fields of an object, without `x-` notes. */
export function unknownFieldsIn(object: ExtraObject, value: object): Record<string, unknown> {
  const isExtra = ([name]: [string, unknown]): boolean => !knownFields[object].includes(name) && !name.startsWith('x-');
  return Object.fromEntries(Object.entries(value).filter(isExtra));
}

/** Objects by the name of the list or field that contains them. */
const objectByListName: ReadonlyMap<string, ExtraObject> = new Map([
  ['policies', 'policy'],
  ['filters', 'filters'],
  ['conditions', 'condition'],
  ['actions', 'action'],
  ['exceptions', 'exception'],
]);

/** The object that contains a field, by the field's pointer; null if it cannot have extra fields. `top`: the object at the root. */
export function extraObjectAt(pointer: Pointer, top: ExtraObject | null): ExtraObject | null {
  const owner = pointer.slice(0, -1).findLast((step) => typeof step === 'string');
  return owner === undefined ? top : (objectByListName.get(owner) ?? null);
}

/** The object that contains an unknown field of a policy file. Told by the fields that are `allowed` there, since the same pointer exists in all kinds of files. */
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
