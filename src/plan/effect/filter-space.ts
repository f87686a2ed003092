import { isBookkeeping, type Content } from '../../domain/bundle.ts';
import { isObject } from '../../util/json.ts';
import { canonicalCondition, canonicalJson } from '../digest.ts';
import type { ConditionTest } from './words.ts';

/**
 * A set of findings that meet several conditions. `values`: one bit per value of severity, confidence and the like. Tags, of which a finding may
 * have many, and unknown conditions are names: one of each list in `some` must be true, none of `none` may be.
 */
export type Cube = {
  readonly values: number;
  readonly anyOf: readonly (readonly string[])[];
  readonly noneOf: ReadonlySet<string>;
};

/** The union of cubes: all findings that a policy matches. */
export type FilterSpace = readonly Cube[];

/** A finding has at most one value of each, from the API's enumerations. */
const enumerations = {
  severity: ['low', 'medium', 'high', 'critical'],
  confidence: ['low', 'medium', 'high'],
  full_scan: ['true', 'false'],
  breaking_change: ['true', 'false'],
} as const;

/** The value of a finding that has none. So a condition with all values matches fewer findings than no condition. */
const noValue = '';

/** The bit of each value, by type; no type has more than five. */
const bits: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(enumerations).map(([type, values], place) => [
    type,
    new Map([...values, noValue].map((value, index) => [value, 1 << (5 * place + index)])),
  ]),
);

const union = (all: Iterable<number>): number => [...all].reduce((sum, one) => sum | one, 0);

/** The bits of all values, per type. */
const masks: readonly number[] = Array.from(bits.values(), (valuesOfType) => union(valuesOfType.values()));

/** The bits of all values of a type with an enumeration, including none; nothing for another type. */
export const valueBits = (type: string): ReadonlyMap<string, number> => bits.get(type) ?? new Map();

/** The bits of all values of a type, as one number. */
export const maskOf = (type: string): number => union(valueBits(type).values());

// A finding may have many of these, from an open list.
const openTypes: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

/** Every finding. */
export const allFindings: Cube = { values: union(masks), anyOf: [], noneOf: new Set() };

/** The findings that a policy matches. Anything unknown is one name that may be true or not, the same for the same text. */
export function filterSpaceOf(policy: Content): FilterSpace {
  const space = filterSpaceOfFilters(policy['filters']);
  const unknownFields = [...usedFieldTexts(policy, policyFields), ...usedFieldTexts(policy['filters'], filterFields)];
  if (unknownFields.length === 0) return space;
  // An unknown field may make a policy match fewer or more findings than its filters say.
  const more = withUnknown(allFindings, [`beyond ${unknownFields.join()}`]);
  return [...space.map((cube) => withUnknown(cube, unknownFields)), more];
}

function filterSpaceOfFilters(filters: unknown): FilterSpace {
  const read = readFilters(filters);
  if (read === null) return [withUnknown(allFindings, [`filters ${canonicalJson(filters)}`])];
  const { mode, conditions } = read;
  return mode === 'all'
    ? [conditions.reduce(narrowBy, allFindings)]
    : conditions.map((condition) => narrowBy(allFindings, condition));
}

/** The unknown names in a space, as one text. */
export const unknownIn = (space: FilterSpace): string =>
  [...new Set(space.flatMap(({ anyOf }) => anyOf.flat()))].filter(isUnknownName).toSorted().join('\n');

export const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];

export const filterFields = ['mode', 'conditions'];

/** Names of fields other than `known` whose content differs, without book-keeping. */
export function differingFields(before: unknown, after: unknown, known: readonly string[]): string[] {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
  const differs = (field: string): boolean =>
    left[field] !== right[field] && canonicalJson({ field: left[field] }) !== canonicalJson({ field: right[field] });
  return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}

/** Name and content, as one text each, of used fields other than `known`. */
function usedFieldTexts(content: unknown, known: readonly string[]): string[] {
  return isObject(content)
    ? differingFields(content, {}, known).map((field) => `${field} ${canonicalJson(content[field])}`)
    : [];
}

// Names are texts, since sets compare them: a value of an open type, or what is not known.

/** The name of a value, such as `repository_tag=production`. */
export const nameOf = (type: string, value: string): string => `${type}=${value}`;

export const isNameOf = (type: string, name: string): boolean => name.startsWith(nameOf(type, ''));

/** The values of a type among some names. */
export const valuesNamed = (type: string, names: Iterable<string>): string[] =>
  [...names].filter((name) => isNameOf(type, name)).map((name) => name.slice(nameOf(type, '').length));

const unknownName = (what: string): string => `?${what}`;

export const isUnknownName = (name: string): boolean => name.startsWith(unknownName(''));

const withUnknown = (cube: Cube, names: readonly string[]): Cube => ({
  ...cube,
  anyOf: [...cube.anyOf, ...names.map((name) => [unknownName(name)])],
});

/** The findings of a cube that also meet a condition. */
export function narrowBy(cube: Cube, { type, mode, values, text, hasOnlyKnownFields }: NormalizedCondition): Cube {
  const unknown = withUnknown(cube, [`condition ${text}`]);
  if (!hasOnlyKnownFields || values.length === 0 || (mode !== 'any' && mode !== 'none')) return unknown;
  const valuesOfType = bits.get(type);
  if (valuesOfType !== undefined) {
    if (values.some((value) => value === noValue || !valuesOfType.has(value))) return unknown;
    const named = union(values.map((value) => valuesOfType.get(value) ?? 0));
    return { ...cube, values: cube.values & (mode === 'any' ? ~union(valuesOfType.values()) | named : ~named) };
  }
  if (!openTypes.has(type)) return unknown;
  const names = values.map((value) => nameOf(type, value));
  return mode === 'any'
    ? { ...cube, anyOf: [...cube.anyOf, names] }
    : { ...cube, noneOf: new Set([...cube.noneOf, ...names]) };
}

// ── Filters ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A condition, one text for all its spellings, and whether it has no unknown fields. */
export type NormalizedCondition = ConditionTest & { readonly text: string; readonly hasOnlyKnownFields: boolean };

export type Filters = { readonly mode: 'all' | 'any'; readonly conditions: readonly NormalizedCondition[] };

/** Null if the filters have an unknown form. */
export function readFilters(filters: unknown): Filters | null {
  if (!isObject(filters)) return null;
  const { mode, conditions } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(conditions)) return null;
  const read = conditions.flatMap((condition) => readCondition(condition) ?? []);
  return read.length === 0 || read.length < conditions.length ? null : { mode, conditions: read };
}

/** A platform may send any of these for an unused field. */
export const orDefault = (value: unknown, unused: unknown): unknown =>
  value === null || value === undefined || value === '' ? unused : value;

/** Null if the condition has an unknown form. */
function readCondition(condition: unknown): NormalizedCondition | null {
  if (!isObject(condition)) return null;
  const { type, mode: givenMode, values: givenValues, ...rest } = condition;
  const mode = orDefault(givenMode, 'any');
  const values = orDefault(givenValues, []);
  if (typeof type !== 'string' || typeof mode !== 'string' || !Array.isArray(values)) return null;
  if (!values.every((value) => typeof value === 'string')) return null;
  const hasOnlyKnownFields = Object.values(rest).every((value) => orDefault(value, null) === null);
  return {
    type,
    mode,
    values: [...new Set(values)].toSorted(),
    text: canonicalCondition(condition),
    hasOnlyKnownFields,
  };
}

// ── Coverage ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One kind of finding: a bit for each of its values, and its true names; all others are false. */
export type SampleFinding = { readonly values: number; readonly presentNames: ReadonlySet<string> };

/** After this many cases of one cube the answer is `unknown`, which needs extreme filters. */
const maxCases = 200;

type WithCube = { readonly cube: Cube };

/** Parts that together match every finding of a space, few of them; null if a finding is left. */
export function coverOf<Part extends WithCube>(
  space: FilterSpace,
  parts: readonly Part[],
): ReadonlySet<Part> | null | 'unknown' {
  const used = new Set<Part>();
  for (const cube of space) {
    const uncovered = firstUncovered(cube, parts, { used, limit: maxCases });
    if (uncovered !== null) return uncovered === 'unknown' ? 'unknown' : null;
  }
  return used;
}

/** A finding of a cube that no part matches; null if there is none, `unknown` after `limit` cases. Parts that matched are added to `used`. */
export function firstUncovered<Part extends WithCube>(
  cube: Cube,
  parts: readonly Part[],
  { used, limit }: { readonly used: Set<Part>; readonly limit: number },
): SampleFinding | null | 'unknown' {
  let cases = 0;
  const search = (rest: Cube): SampleFinding | null | 'unknown' => {
    cases += 1;
    if (isEmpty(rest)) return null;
    if (cases > limit) return 'unknown';
    const found = pickSample(rest);
    const isPart = (part: Part): boolean => matchesSample(part.cube, found);
    const part = [...used].find(isPart) ?? parts.find(isPart);
    if (part === undefined) return found;
    used.add(part);
    for (const piece of subtract(rest, part.cube)) {
      const uncovered = search(piece);
      if (uncovered !== null) return uncovered;
    }
    return null;
  };
  return search(cube);
}

/** Whether its conditions contradict each other. */
export const isEmpty = ({ values, anyOf, noneOf }: Cube): boolean =>
  masks.some((mask) => (values & mask) === 0) || anyOf.some((names) => names.every((name) => noneOf.has(name)));

/** The findings of both cubes. */
export const intersection = (one: Cube, other: Cube): Cube => ({
  values: one.values & other.values,
  anyOf: [...one.anyOf, ...other.anyOf],
  noneOf: new Set([...one.noneOf, ...other.noneOf]),
});

/** Whether no finding is in both cubes. Builds no cube, since a proof compares very many. */
export function areDisjoint(one: Cube, other: Cube): boolean {
  const values = one.values & other.values;
  if (masks.some((mask) => (values & mask) === 0)) return true;
  const isImpossible = (names: readonly string[]): boolean =>
    names.every((name) => one.noneOf.has(name) || other.noneOf.has(name));
  return one.anyOf.some(isImpossible) || other.anyOf.some(isImpossible);
}

/** Any finding of a cube: of each list the first possible name, of each value the lowest. */
function pickSample({ values, anyOf, noneOf }: Cube): SampleFinding {
  const presentNames = new Set<string>();
  for (const names of anyOf) {
    const name = names.find((one) => presentNames.has(one)) ?? names.find((one) => !noneOf.has(one));
    if (name !== undefined) presentNames.add(name);
  }
  return { values: masks.reduce((sum, mask) => sum | (values & mask & -(values & mask)), 0), presentNames };
}

export const matchesSample = ({ values, anyOf, noneOf }: Cube, { values: has, presentNames }: SampleFinding): boolean =>
  (has & values) === has &&
  anyOf.every((names) => names.some((name) => presentNames.has(name))) &&
  [...presentNames].every((name) => !noneOf.has(name));

/** Pieces of a cube that together are all of it that a part does not match: one for each way to miss the part. */
const subtract = (cube: Cube, { values, anyOf, noneOf }: Cube): Cube[] => [
  ...masks.map((mask) => ({ ...cube, values: cube.values & ~(values & mask) })),
  ...anyOf.map((names) => ({ ...cube, noneOf: new Set([...cube.noneOf, ...names]) })),
  ...Array.from(noneOf, (name) => ({ ...cube, anyOf: [...cube.anyOf, [name]] })),
];
