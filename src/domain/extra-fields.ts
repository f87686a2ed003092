import { fields } from '../generated/fields.ts';
import type { Place, Pointer } from './problem.ts';

/** What may have fields that this version does not know, as `extra_fields` of the config names it, with the fields that it does know. */
const known = {
  policy: Object.keys({ ...fields.PolicyFile.properties, ...fields.PolicyEntry.properties }),
  filters: Object.keys(fields.Filters.properties),
  condition: Object.keys(fields.Condition.properties),
  action: Object.keys(fields.Action.properties),
  detection: Object.keys(fields.DetectionFile.properties),
  exception: Object.keys(fields.ExceptionEntry.properties),
} as const satisfies Record<string, readonly string[]>;

/** Everything that this version knows of policies, however deep. */
export const fieldsOfPolicies: readonly string[] = Object.values(known).flat();

export type ExtraObject = keyof typeof known;

/** The fields of the platform, by object, that are taken as they are. */
export type ExtraFields = Readonly<Record<ExtraObject, readonly string[]>>;

const forEach = (fieldsOf: (object: ExtraObject) => readonly string[]): ExtraFields =>
  Object.fromEntries(Object.keys(known).map((object) => [object, fieldsOf(object as ExtraObject)])) as ExtraFields;

export const noExtraFields: ExtraFields = forEach(() => []);

/** With every object, and without the fields that this version does know; `noExtraFields` where none are left. */
export function extraFields(given: Partial<ExtraFields>): ExtraFields {
  const all = forEach((object) => {
    const own: readonly string[] = known[object];
    return (given[object] ?? []).filter((name) => !own.includes(name));
  });
  return Object.values(all).every((names) => names.length === 0) ? noExtraFields : all;
}

/** The fields of an object that this version does not know; notes of the repository are none. */
export function extrasOf(object: ExtraObject, value: object): Record<string, unknown> {
  const own: readonly string[] = known[object];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name) && !name.startsWith('x-')));
}

/** The objects below lists and fields of these names. */
const below: Readonly<Record<string, ExtraObject>> = {
  policies: 'policy',
  filters: 'filters',
  conditions: 'condition',
  actions: 'action',
  exceptions: 'exception',
};

/** The object that a field stands in, by the way to the field; null for none that could have extra ones. `top`: where the way begins. */
export function extraObjectAt(pointer: Pointer, top: ExtraObject | null): ExtraObject | null {
  const owner = pointer.slice(0, -1).findLast((step) => typeof step === 'string');
  return owner === undefined ? top : (below[owner] ?? null);
}

/** The same of a field of a policy file that is not among those that its object is `allowed`. */
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
