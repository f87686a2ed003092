import { type ExtraFields, type ExtraObject, extraObjectAt, noExtraFields } from '../../domain/extra-fields.ts';
import type { Pointer } from '../../domain/problem.ts';
import { type Field, fields } from '../../generated/fields.ts';
import { nearest } from '../nearest.ts';

/** What a file can be. */
export type ShapeName = 'policies' | 'policy' | 'detection' | 'config';

const shapes: Readonly<Record<ShapeName, Field>> = {
  policies: fields.PolicyListFile,
  policy: fields.PolicyFile,
  detection: fields.DetectionFile,
  config: fields.Config,
};

/** The field that a pointer leads to; null where the schema does not say what belongs there. */
export function fieldAt(shape: ShapeName, pointer: readonly (string | number)[]): Field | null {
  return pointer.reduce<Field | null>((field, step) => field && fieldIn(field, step), shapes[shape]);
}

/** The field one step further in. */
function fieldIn(field: Field, step: string | number): Field | null {
  const inner = typeof step === 'number' ? listIn(field).items : propertyOf(field, step);
  return typeof inner === 'object' ? follow(inner) : null;
}

/** JSON types that a field accepts. */
export const typesOf = (field: Field): readonly string[] => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();

/** Whether any text may stand here: no enumeration, no number, no boolean. */
export const isFreeText = (field: Field): boolean =>
  typesOf(field).includes('string') && field.enum === undefined && !typesOf(field).includes('integer');

/** Fields that an object may have. */
export const allowedIn = (field: Field): readonly string[] => Object.keys(field.properties ?? {});

const listIn = (field: Field): Field => field.oneOf?.find(({ type }) => type === 'array') ?? field;

function propertyOf(field: Field, name: string): Field | boolean | undefined {
  if (field.properties !== undefined && Object.hasOwn(field.properties, name)) return field.properties[name];
  const pattern = Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name));
  return pattern?.[1] ?? field.additionalProperties;
}

function follow(field: Field): Field {
  const target = field.$ref === undefined ? undefined : named[field.$ref.slice('#/$defs/'.length)];
  return target === undefined ? field : follow(target);
}

const named: Readonly<Record<string, Field>> = fields;

export type FileShape = Exclude<ShapeName, 'config'>;

/** Keys that tell what a file is, in the order in which they are asked. */
const telling: readonly { readonly shape: FileShape; readonly keys: readonly string[] }[] = [
  { shape: 'policies', keys: ['policies'] },
  { shape: 'detection', keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { shape: 'policy', keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
export function classify(keys: readonly string[]): FileShape | null {
  const exact = telling.find((one) => one.keys.some((key) => keys.includes(key)));
  return (exact ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}

const tops: Readonly<Record<ShapeName, ExtraObject | null>> = {
  policies: null,
  policy: 'policy',
  detection: 'detection',
  config: null,
};

/** Whether a pointer leads to an extra field, or into one. */
export function isInExtras(shape: ShapeName, pointer: Pointer, extra: ExtraFields): boolean {
  if (extra === noExtraFields) return false;
  return pointer.some((step, index) => {
    const object = extraObjectAt(pointer.slice(0, index + 1), tops[shape]);
    return typeof step === 'string' && object !== null && extra[object].includes(step);
  });
}
