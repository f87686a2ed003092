import { isBookkeeping } from '../../domain/bundle.ts';
import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalCondition, plain } from '../digest.ts';
import type { Condition } from './words.ts';

/**
 * A set of findings that meet several conditions. `values`: one bit per value of severity, confidence and the like. Tags, of which a finding may
 * have many, and unknown conditions are names: one of each list in `some` must be true, none of `none` may be.
 */
export type Cube = {
  readonly values: number;
  readonly some: readonly (readonly string[])[];
  readonly none: ReadonlySet<string>;
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

/** The bit of each value, by type; no type has more than four. */
const bits: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(enumerations).map(([type, values], place) => [
    type,
    new Map(values.map((value, index) => [value, 1 << (4 * place + index)])),
  ]),
);

const union = (all: Iterable<number>): number => [...all].reduce((sum, one) => sum | one, 0);

/** The bits of all values, per type. */
const masks: readonly number[] = Array.from(bits.values(), (own) => union(own.values()));

// A finding may have many of these, from an open list.
const open: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

const whole: Cube = { values: union(masks), some: [], none: new Set() };

/** The findings that a policy matches. Anything unknown is one name that may be true or not, the same for the same text. */
export function filterSpaceOf(policy: Content): FilterSpace {
  const space = filterSpaceOfFilters(policy['filters']);
  const beside = [...fieldsBeside(policy, policyFields), ...fieldsBeside(policy['filters'], filterFields)];
  if (beside.length === 0) return space;
  // An unknown field may make a policy match fewer or more findings than its filters say.
  const more = withUnknown(whole, [`beyond ${beside.join()}`]);
  return [...space.map((cube) => withUnknown(cube, beside)), more];
}

function filterSpaceOfFilters(filters: unknown): FilterSpace {
  const read = readFilters(filters);
  if (read === null) return [withUnknown(whole, [`filters ${plain(filters)}`])];
  const { mode, conditions } = read;
  return mode === 'all' ? [conditions.reduce(narrow, whole)] : conditions.map((condition) => narrow(whole, condition));
}

/** The unknown names in a space, as one text. */
export const unknownIn = (space: FilterSpace): string =>
  [...new Set(space.flatMap(({ some }) => some.flat()))]
    .filter((name) => name.startsWith('?'))
    .toSorted()
    .join('\n');

export const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];

export const filterFields = ['mode', 'conditions'];

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

function narrow(cube: Cube, { type, mode, values, text, isUsual }: Written): Cube {
  const unknown = withUnknown(cube, [`condition ${text}`]);
  if (!isUsual || values.length === 0 || (mode !== 'any' && mode !== 'none')) return unknown;
  const own = bits.get(type);
  if (own !== undefined) {
    if (values.some((value) => value === '' || !own.has(value))) return unknown;
    const named = union(values.map((value) => own.get(value) ?? 0));
    return { ...cube, values: cube.values & (mode === 'any' ? ~union(own.values()) | named : ~named) };
  }
  if (!open.has(type)) return unknown;
  const names = values.map((value) => `${type}=${value}`);
  return mode === 'any'
    ? { ...cube, some: [...cube.some, names] }
    : { ...cube, none: new Set([...cube.none, ...names]) };
}

// ── Filters ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A condition, one text for all its spellings, and whether it has no unknown fields. */
export type Written = Condition & { readonly text: string; readonly isUsual: boolean };

export type Filters = { readonly mode: 'all' | 'any'; readonly conditions: readonly Written[] };

/** Null if the filters have an unknown form. */
export function readFilters(filters: unknown): Filters | null {
  if (!isObject(filters)) return null;
  const { mode, conditions } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(conditions)) return null;
  const read = conditions.flatMap((condition) => readCondition(condition) ?? []);
  return read.length === 0 || read.length < conditions.length ? null : { mode, conditions: read };
}

/** A platform may send any of these for an unused field. */
export const orElse = (value: unknown, unused: unknown): unknown =>
  value === null || value === undefined || value === '' ? unused : value;

/** Null if the condition has an unknown form. */
function readCondition(condition: unknown): Written | null {
  if (!isObject(condition)) return null;
  const { type, mode: givenMode, values: givenValues, ...rest } = condition;
  const mode = orElse(givenMode, 'any');
  const values = orElse(givenValues, []);
  if (typeof type !== 'string' || typeof mode !== 'string' || !Array.isArray(values)) return null;
  if (!values.every((value) => typeof value === 'string')) return null;
  const isUsual = Object.values(rest).every((value) => orElse(value, null) === null);
  return { type, mode, values: [...new Set(values)].toSorted(), text: canonicalCondition(condition), isUsual };
}

// ── Findings outside of cubes ───────────────────────────────────────────────────────────────────────────────────────────────────

/** One kind of finding: a bit for each of its values, and its true names; all others are false. */
export type Sample = { readonly values: number; readonly holds: ReadonlySet<string> };

export const matches = ({ values, some, none }: Cube, { values: has, holds }: Sample): boolean =>
  (has & values) === has &&
  some.every((names) => names.some((name) => holds.has(name))) &&
  [...holds].every((name) => !none.has(name));

/** Thrown if the search takes too long, which needs extreme filters. */
export class TooManyCases extends Error {
  override readonly name = 'TooManyCases';
}

const maxSteps = 20_000;

/**
 * Finds a finding that the cube matches and no part does; null if there is none. `more` is called with a finding that is still uncovered: it returns
 * another part, which matches it, or null to end. Throws `TooManyCases`.
 */
export function findUncovered(cube: Cube, more: (found: Sample) => Cube | null = () => null): Sample | null {
  const parts: Cube[] = [];
  let steps = 0;
  const search = (rest: Cube): Sample | null => {
    steps += 1;
    if (steps > maxSteps) throw new TooManyCases('the filters have too many cases');
    if (isEmpty(rest)) return null;
    let part = parts.find((one) => !areDisjoint(rest, one));
    if (part === undefined) {
      const found = sampleOf(rest);
      const another = more(found);
      if (another === null) return found;
      parts.push(another);
      part = another;
    }
    for (const piece of outside(rest, part)) {
      const found = search(piece);
      if (found !== null) return found;
    }
    return null;
  };
  return search(cube);
}

const isEmpty = ({ values, some, none }: Cube): boolean =>
  masks.some((mask) => (values & mask) === 0) || some.some((names) => names.every((name) => none.has(name)));

const areDisjoint = (one: Cube, other: Cube): boolean =>
  isEmpty({ values: one.values & other.values, some: one.some, none: other.none }) ||
  isEmpty({ values: one.values & other.values, some: other.some, none: one.none });

/** Pieces of a cube that together are all of it that a part does not match: one for each way to miss the part. */
function* outside(cube: Cube, { values, some, none }: Cube): Generator<Cube> {
  for (const mask of masks) yield { ...cube, values: cube.values & ~(values & mask) };
  for (const names of some) yield { ...cube, none: new Set([...cube.none, ...names]) };
  for (const name of none) yield { ...cube, some: [...cube.some, [name]] };
}

/** Any finding of a cube: of each list the first possible name, of each value the lowest. */
function sampleOf({ values, some, none }: Cube): Sample {
  const holds = new Set<string>();
  for (const names of some) {
    const name = names.find((one) => holds.has(one)) ?? names.find((one) => !none.has(one));
    if (name !== undefined) holds.add(name);
  }
  return { values: masks.reduce((sum, mask) => sum | (values & mask & -(values & mask)), 0), holds };
}
