import { type Field, fields } from '../../generated/fields.ts';

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
