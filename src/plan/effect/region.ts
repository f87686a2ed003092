import { isBookkeeping } from '../../domain/bundle.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalCondition, plain } from '../digest.ts';

/**
 * Findings that meet several conditions at once. `values`: a bit for each value that severity, confidence and the like may have. Of what a
 * finding may have many of (tags), and of what no one knows, each is true of a finding or not: one of every list in `some` must be
 * true, none of `none` may be.
 */
export type Cube = {
  readonly values: number;
  readonly some: readonly (readonly string[])[];
  readonly none: readonly string[];
};

/** Findings of any of the cubes: all that a policy matches. */
export type Region = readonly Cube[];

/** What a finding has exactly one of. The values are those of the API's own enumerations; not every finding has a fix that can break. */
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

/** For each of these types the bits of all its values. */
export const masks: readonly number[] = places.map(({ mask }) => mask);

const everything = masks.reduce((sum, mask) => sum | mask, 0);

// A finding may have many of these, and no one has a list of all of them.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

const whole: Cube = { values: everything, some: [], none: [] };

/** What a policy matches. Whatever has no known meaning is one thing that may be true or not, the same wherever it reads the same. */
export function regionOf(policy: Content): Region {
  const region = regionOfFilters(policy['filters']);
  const beside = unknownFields(policy);
  if (beside.length === 0) return region;
  // Such a field may make a policy match less than its filters say, and it may make it match more.
  const more = withUnknown(whole, [`beyond ${beside.join()}`]);
  return [...region.map((cube) => withUnknown(cube, beside)), more];
}

function regionOfFilters(filters: unknown): Region {
  const { mode, conditions } = isObject(filters) ? filters : {};
  if (Array.isArray(conditions) && conditions.length > 0) {
    if (mode === 'all') return [conditions.reduce<Cube>(narrow, whole)];
    if (mode === 'any') return conditions.map((condition) => narrow(whole, condition));
  }
  return [withUnknown(whole, [`filters ${plain(filters)}`])];
}

/** Everything on which a region depends without our knowing what it means. */
const unknownIn = (region: Region): string[] =>
  [...new Set(region.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith('?')).toSorted();

/** Whether two regions depend on the same things that no one knows. */
export const shareUnknown = (one: Region, other: Region): boolean =>
  unknownIn(one).join('\n') === unknownIn(other).join('\n');

export const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];

export const filterFields = ['mode', 'conditions'];

function unknownFields(policy: Content): string[] {
  return [...fieldsBeside(policy, policyFields), ...fieldsBeside(policy['filters'], filterFields)];
}

/** Names of the fields beyond `known` whose content differs, the platform's book-keeping apart. */
export function otherFields(before: unknown, after: unknown, known: readonly string[]): string[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  const differs = (field: string): boolean =>
    left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
  return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}

/** Names and content, as one text each, of the fields beyond `known` that are used. */
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

/** Null when the condition does not have a meaning that is known. */
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

/** One test of a finding as it is written, with nothing in it that no one knows. */
type PlainCondition = { readonly type: string; readonly mode: string; readonly values: readonly string[] };

const fields: ReadonlySet<string> = new Set(['type', 'values', 'mode']);

/** A platform may send any of these for a field that is not used. */
export const orElse = (value: unknown, unused: unknown): unknown =>
  value === null || value === undefined || value === '' ? unused : value;

/** Null when the condition has a form, or a field, that is not known. */
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
