import { isBookkeeping } from '../../domain/bundle.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalCondition, plain } from '../digest.ts';

/**
 * A set of findings that meet several conditions. `values`: one bit per value of severity, confidence and the like. Tags, of which a finding may
 * have many, and unknown conditions are names: one of each list in `some` must be true, none of `none` may be.
 */
export type Cube = {
  readonly values: number;
  readonly some: readonly (readonly string[])[];
  readonly none: readonly string[];
};

/** The union of cubes: all findings that a policy matches. */
export type FilterSpace = readonly Cube[];

/** A finding has exactly one value of each, from the API's enumerations; not every finding has a fix that can break. */
const enumerations = {
  severity: ['low', 'medium', 'high', 'critical'],
  confidence: ['low', 'medium', 'high'],
  full_scan: ['true', 'false'],
  breaking_change: ['true', 'false', ''],
} as const;

const bits = new Map(
  Object.entries(enumerations)
    .flatMap(([type, values]) => values.map((value) => `${type}=${value}`))
    .map((name, index): [string, number] => [name, 1 << index]),
);

const places = Object.entries(enumerations).map(([type, values]) => ({
  type,
  mask: values.reduce((sum, value) => sum | (bits.get(`${type}=${value}`) ?? 0), 0),
}));

const placeOf = new Map(places.map((place) => [place.type, place]));

/** The bits of all values, per type. */
export const masks: readonly number[] = places.map(({ mask }) => mask);

const everything = masks.reduce((sum, mask) => sum | mask, 0);

// A finding may have many of these, from an open list.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

const whole: Cube = { values: everything, some: [], none: [] };

/** The findings that a policy matches. Anything unknown is one name that may be true or not, the same for the same text. */
export function filterSpaceOf(policy: Content): FilterSpace {
  const space = filterSpaceOfFilters(policy['filters']);
  const beside = unknownFields(policy);
  if (beside.length === 0) return space;
  // An unknown field may make a policy match fewer or more findings than its filters say.
  const more = withUnknown(whole, [`beyond ${beside.join()}`]);
  return [...space.map((cube) => withUnknown(cube, beside)), more];
}

function filterSpaceOfFilters(filters: unknown): FilterSpace {
  const { mode, conditions } = isObject(filters) ? filters : {};
  if (Array.isArray(conditions) && conditions.length > 0) {
    if (mode === 'all') return [conditions.reduce<Cube>(narrow, whole)];
    if (mode === 'any') return conditions.map((condition) => narrow(whole, condition));
  }
  return [withUnknown(whole, [`filters ${plain(filters)}`])];
}

/** The unknown names in a space. */
const unknownIn = (space: FilterSpace): string[] =>
  [...new Set(space.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith('?')).toSorted();

/** Whether two regions contain the same unknown names. */
export const shareUnknown = (one: FilterSpace, other: FilterSpace): boolean =>
  unknownIn(one).join('\n') === unknownIn(other).join('\n');

export const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];

export const filterFields = ['mode', 'conditions'];

function unknownFields(policy: Content): string[] {
  return [...fieldsBeside(policy, policyFields), ...fieldsBeside(policy['filters'], filterFields)];
}

/** Names of fields other than `known` whose content differs, without book-keeping. */
export function otherFields(before: unknown, after: unknown, known: readonly string[]): string[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  const differs = (field: string): boolean =>
    left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
  return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}

/** Name and content, as one text each, of used fields other than `known`. */
function fieldsBeside(content: unknown, known: readonly string[]): string[] {
  return isObject(content) ? otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`) : [];
}

const withUnknown = (cube: Cube, names: readonly string[]): Cube => ({
  ...cube,
  some: [...cube.some, ...names.map((name) => [`?${name}`])],
});

function narrow(cube: Cube, condition: unknown): Cube {
  const read = readCondition(condition);
  const known = read === null ? null : narrowKnown(cube, read);
  return known ?? withUnknown(cube, [`condition ${canonicalCondition(condition)}`]);
}

/** Null if the meaning of the condition is unknown. */
function narrowKnown(cube: Cube, { type, mode, values }: PlainCondition): Cube | null {
  if (values.length === 0 || (mode !== 'any' && mode !== 'none')) return null;
  const place = placeOf.get(type);
  if (place !== undefined) return narrowValues(cube, place, mode, values);
  if (!open.has(type)) return null;
  const names = values.map((value) => `${type}=${value}`);
  return mode === 'any' ? { ...cube, some: [...cube.some, names] } : { ...cube, none: [...cube.none, ...names] };
}

function narrowValues(
  cube: Cube,
  { type, mask }: (typeof places)[number],
  mode: 'any' | 'none',
  values: readonly string[],
): Cube | null {
  let named = 0;
  for (const value of values) {
    const bit = value === '' ? undefined : bits.get(`${type}=${value}`);
    if (bit === undefined) return null;
    named |= bit;
  }
  return { ...cube, values: cube.values & (mode === 'any' ? ~mask | named : ~named) };
}

/** A condition without unknown parts. */
type PlainCondition = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

const fields: ReadonlySet<string> = new Set(['type', 'values', 'mode']);

/** A platform may send any of these for an unused field. */
export const orElse = (value: unknown, unused: unknown): unknown =>
  value === null || value === undefined || value === '' ? unused : value;

/** Null if the condition has an unknown form or field. */
export function readCondition(condition: unknown): PlainCondition | null {
  if (!isObject(condition) || typeof condition['type'] !== 'string') return null;
  const mode = orElse(condition['mode'], 'any');
  const values = orElse(condition['values'], []);
  if (typeof mode !== 'string' || !Array.isArray(values) || !values.every((value) => typeof value === 'string')) {
    return null;
  }
  const isUsual = (field: string): boolean => fields.has(field) || orElse(condition[field], null) === null;
  return Object.keys(condition).every(isUsual) ? { type: condition['type'], mode, values } : null;
}
