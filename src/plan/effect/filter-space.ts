import { isBookkeeping, type Content } from '../../domain/bundle.ts';
import { isObject } from '../../util/json.ts';
import { canonicalCondition, canonicalJson } from '../digest.ts';
import type { ConditionValues } from './words.ts';

// The findings that filters match, as a disjunctive normal form: a filter space is a union of cubes, a cube is a conjunction. With severities
// low to critical only, `severity is high or critical` is one cube whose bits are 1100.

/** A set of findings, by the values and names that they have: those that meet several conditions together. */
export type Cube = {
  /** One bit for each allowed value of severity, confidence and other enumerations (`valueBits`). */
  readonly allowedValues: number;
  /** Names of open lists, such as tags, and of unknown conditions: a finding has at least one name of each list. */
  readonly anyOf: readonly (readonly string[])[];
  /** Names that a finding does not have. */
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

/** Stands for no value. A finding may have none, so a condition with all values matches fewer findings than no condition. */
const noValue = '';

/** The bit of each value, by type; no type has more than five. */
const bits: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(enumerations).map(([type, values], typeIndex) => [
    type,
    new Map([...values, noValue].map((value, index) => [value, 1 << (5 * typeIndex + index)])),
  ]),
);

const unionOfBits = (bitSets: Iterable<number>): number => [...bitSets].reduce((union, bitSet) => union | bitSet, 0);

/** The bits of all values, per type. */
const masks: readonly number[] = Array.from(bits.values(), (valuesOfType) => unionOfBits(valuesOfType.values()));

/** The bits of all values of a type with an enumeration, including none; nothing for another type. */
export const valueBits = (type: string): ReadonlyMap<string, number> => bits.get(type) ?? new Map();

/** The bits of all values of a type, as one number. */
export const maskOf = (type: string): number => unionOfBits(valueBits(type).values());

// A finding may have many of these, from an open list.
const openTypes: ReadonlySet<string> = new Set(['repository_tag', 'vulnerability_class']);

/** Every finding. */
export const allFindings: Cube = { allowedValues: unionOfBits(masks), anyOf: [], noneOf: new Set() };

/** The findings that a policy matches. An unknown part is a name that a finding may have or not; equal parts have equal names. */
export function filterSpaceOf(policy: Content): FilterSpace {
  const space = filterSpaceOfFilters(policy['filters']);
  const unknownFields = [...usedFieldTexts(policy, policyFields), ...usedFieldTexts(policy['filters'], filterFields)];
  if (unknownFields.length === 0) return space;
  // An unknown field may make a policy match fewer or more findings than its filters say.
  const beyondFilters = withUnknown(allFindings, [`beyond ${unknownFields.join()}`]);
  return [...space.map((cube) => withUnknown(cube, unknownFields)), beyondFilters];
}

function filterSpaceOfFilters(filters: unknown): FilterSpace {
  const knownFilters = readFilters(filters);
  if (knownFilters === null) return [withUnknown(allFindings, [`filters ${canonicalJson(filters)}`])];
  const { mode, conditions } = knownFilters;
  return mode === 'all'
    ? [conditions.reduce(narrowBy, allFindings)]
    : conditions.map((condition) => narrowBy(allFindings, condition));
}

/** The unknown names in a space, as one text. */
export const unknownIn = (space: FilterSpace): string =>
  [...new Set(space.flatMap(({ anyOf }) => anyOf.flat()))].filter(isUnknownName).toSorted().join('\n');

export const policyFields = ['name', 'slug', 'description', 'active', 'filters', 'actions'];

export const filterFields = ['mode', 'conditions'];

/** Names of fields whose content differs, sorted. Fields of book-keeping and `ignored` ones do not count. */
export function differingFields(before: unknown, after: unknown, ignored: readonly string[] = []): string[] {
  const oldFields = isObject(before) ? before : {};
  const newFields = isObject(after) ? after : {};
  const differs = (field: string): boolean =>
    oldFields[field] !== newFields[field] &&
    canonicalJson({ field: oldFields[field] }) !== canonicalJson({ field: newFields[field] });
  return [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])]
    .toSorted()
    .filter((field) => !ignored.includes(field) && !isBookkeeping(field) && differs(field));
}

/** Name and content, as one text each, of the fields that have a content. `ignored` ones do not count. */
function usedFieldTexts(content: unknown, ignored: readonly string[]): string[] {
  if (!isObject(content)) return [];
  return differingFields(content, {}, ignored).map((field) => `${field} ${canonicalJson(content[field])}`);
}

// Names are texts, since sets compare them: `repository_tag=production` for a value of an open type, `?condition …` for what ifmatch does not know.

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
export function narrowBy(cube: Cube, condition: NormalizedCondition): Cube {
  const { type, mode, values, canonical, hasOnlyKnownFields } = condition;
  const unknown = withUnknown(cube, [`condition ${canonical}`]);
  if (!hasOnlyKnownFields || values.length === 0 || (mode !== 'any' && mode !== 'none')) return unknown;
  const valuesOfType = bits.get(type);
  if (valuesOfType !== undefined) {
    if (values.some((value) => value === noValue || !valuesOfType.has(value))) return unknown;
    const listed = unionOfBits(values.map((value) => valuesOfType.get(value) ?? 0));
    const excluded = mode === 'any' ? maskOf(type) & ~listed : listed;
    return { ...cube, allowedValues: cube.allowedValues & ~excluded };
  }
  if (!openTypes.has(type)) return unknown;
  const names = values.map((value) => nameOf(type, value));
  if (mode === 'any') return { ...cube, anyOf: [...cube.anyOf, names] };
  return { ...cube, noneOf: new Set([...cube.noneOf, ...names]) };
}

// ── Filters ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A condition with sorted values. `canonical`: one text for all its spellings. */
export type NormalizedCondition = ConditionValues & {
  readonly canonical: string;
  readonly hasOnlyKnownFields: boolean;
};

export type Filters = { readonly mode: 'all' | 'any'; readonly conditions: readonly NormalizedCondition[] };

/** Reads the filters of a policy; null if they have an unknown form. */
export function readFilters(filters: unknown): Filters | null {
  if (!isObject(filters)) return null;
  const { mode, conditions } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(conditions)) return null;
  const readConditions = conditions.flatMap((condition) => readCondition(condition) ?? []);
  if (readConditions.length === 0 || readConditions.length < conditions.length) return null;
  return { mode, conditions: readConditions };
}

/** A value, or the default of its field if it is unused; a platform may send null or an empty text for an unused field. */
export const orDefault = (value: unknown, defaultValue: unknown): unknown =>
  value === null || value === undefined || value === '' ? defaultValue : value;

/** Reads a condition of filters; null if it has an unknown form. */
function readCondition(condition: unknown): NormalizedCondition | null {
  if (!isObject(condition)) return null;
  const { type, mode: writtenMode, values: writtenValues, ...otherFields } = condition;
  const mode = orDefault(writtenMode, 'any');
  const values = orDefault(writtenValues, []);
  if (typeof type !== 'string' || typeof mode !== 'string' || !Array.isArray(values)) return null;
  if (!values.every((value) => typeof value === 'string')) return null;
  const hasOnlyKnownFields = Object.values(otherFields).every((value) => orDefault(value, null) === null);
  return {
    type,
    mode,
    values: [...new Set(values)].toSorted(),
    canonical: canonicalCondition(condition),
    hasOnlyKnownFields,
  };
}

// ── Coverage ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One kind of finding: a bit for each value that it has, and the names that it has. */
export type SampleFinding = { readonly presentValues: number; readonly presentNames: ReadonlySet<string> };

/** The most cases to try for one cube, which only extreme filters need; after them the answer is `unknown`. */
const maxCases = 200;

type PartWithCube = { readonly cube: Cube };

/** A small selection of parts that together match every finding of a space; null if they leave a finding. */
export function coverOf<Part extends PartWithCube>(
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
export function firstUncovered<Part extends PartWithCube>(
  cube: Cube,
  parts: readonly Part[],
  { used, limit }: { readonly used: Set<Part>; readonly limit: number },
): SampleFinding | null | 'unknown' {
  let cases = 0;
  const search = (rest: Cube): SampleFinding | null | 'unknown' => {
    cases += 1;
    if (isEmpty(rest)) return null;
    if (cases > limit) return 'unknown';
    const sample = pickSample(rest);
    const matchesPart = (part: Part): boolean => matchesSample(part.cube, sample);
    const part = [...used].find(matchesPart) ?? parts.find(matchesPart);
    if (part === undefined) return sample;
    used.add(part);
    for (const piece of subtract(rest, part.cube)) {
      const uncovered = search(piece);
      if (uncovered !== null) return uncovered;
    }
    return null;
  };
  return search(cube);
}

/** Whether a cube holds no finding, because its conditions contradict each other. */
export const isEmpty = ({ allowedValues, anyOf, noneOf }: Cube): boolean =>
  masks.some((mask) => (allowedValues & mask) === 0) || anyOf.some((names) => names.every((name) => noneOf.has(name)));

/** The findings of both cubes. */
export const intersection = (a: Cube, b: Cube): Cube => ({
  allowedValues: a.allowedValues & b.allowedValues,
  anyOf: [...a.anyOf, ...b.anyOf],
  noneOf: new Set([...a.noneOf, ...b.noneOf]),
});

/** Whether no finding is in both cubes. Builds no cube, since a proof compares very many. */
export function areDisjoint(a: Cube, b: Cube): boolean {
  const values = a.allowedValues & b.allowedValues;
  if (masks.some((mask) => (values & mask) === 0)) return true;
  const isImpossible = (names: readonly string[]): boolean =>
    names.every((name) => a.noneOf.has(name) || b.noneOf.has(name));
  return a.anyOf.some(isImpossible) || b.anyOf.some(isImpossible);
}

/** A finding of a cube: the first possible name of each list, and the lowest value of each enumeration. */
function pickSample({ allowedValues, anyOf, noneOf }: Cube): SampleFinding {
  const presentNames = new Set<string>();
  for (const names of anyOf) {
    const name = names.find((known) => presentNames.has(known)) ?? names.find((allowed) => !noneOf.has(allowed));
    if (name !== undefined) presentNames.add(name);
  }
  return { presentValues: unionOfBits(masks.map((mask) => lowestBit(allowedValues & mask))), presentNames };
}

/** The lowest bit that is set; a number and its two's complement have only that bit in common. */
const lowestBit = (bitSet: number): number => bitSet & -bitSet;

/** Whether a cube holds a finding. */
export const matchesSample = (
  { allowedValues, anyOf, noneOf }: Cube,
  { presentValues, presentNames }: SampleFinding,
): boolean =>
  (presentValues & allowedValues) === presentValues &&
  anyOf.every((names) => names.some((name) => presentNames.has(name))) &&
  [...presentNames].every((name) => !noneOf.has(name));

/** The findings of a cube without those of another, as several cubes: one for each way to miss the other. */
const subtract = (cube: Cube, { allowedValues, anyOf, noneOf }: Cube): Cube[] => [
  ...masks.map((mask) => ({ ...cube, allowedValues: cube.allowedValues & ~(allowedValues & mask) })),
  ...anyOf.map((names) => ({ ...cube, noneOf: new Set([...cube.noneOf, ...names]) })),
  ...Array.from(noneOf, (name) => ({ ...cube, anyOf: [...cube.anyOf, [name]] })),
];
