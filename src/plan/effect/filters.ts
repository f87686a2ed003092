import { isObject } from '../../domain/json.ts';
import type { Content } from '../../domain/preview.ts';
import { canonicalCondition, canonicalObject, plain } from '../digest.ts';
import { readCondition } from './filter-space.ts';
import { type Condition, describeCondition, mostNamed, orInWords } from './words.ts';

/** A condition, and one text for all its spellings. */
type Written = Condition & { readonly text: string };

type Filters = {
  readonly mode: 'all' | 'any';
  readonly conditions: readonly Written[];
};

/** Null if the filters have an unknown form. */
export function readFilters(filters: unknown): Filters | null {
  if (!isObject(filters)) return null;
  const { mode, conditions } = filters;
  if ((mode !== 'all' && mode !== 'any') || !Array.isArray(conditions)) return null;
  const read = conditions.flatMap((condition) => readWritten(condition) ?? []);
  if (read.length === 0 || read.length < conditions.length) return null;
  return { mode, conditions: read };
}

function readWritten(condition: unknown): Written | null {
  const { type, mode, values } = isObject(condition) ? condition : {};
  const read = readCondition({ type, mode, values });
  return read && { ...read, values: [...new Set(read.values)].toSorted(), text: canonicalCondition(condition) };
}

/** `findings where severity is critical or high, and confidence is high`. */
export function describeFilters(content: Content): string {
  const filters = readFilters(content['filters']);
  if (filters === null) return 'findings by filters in an unknown form';
  const more = filters.conditions.length - mostNamed;
  const rest = more > 0 ? [`${String(more)} more ${more === 1 ? 'condition' : 'conditions'}`] : [];
  const words = [...filters.conditions.slice(0, mostNamed).map(describeCondition), ...rest];
  return `findings where ${words.join(filters.mode === 'all' ? ', and ' : ', or ')}`;
}

/** The verb for what is done to findings, in two forms. */
export type Phrase = { readonly does: string; readonly doing: string };

/** Describes the difference of two filters of a policy that was `doing` one thing and now `does` the same or another. */
export function describeFilterChange(before: Content, after: Content, phrase: Phrase): string[] {
  if (textOf(before) === textOf(after)) return [];
  const [was, is] = [readFilters(before['filters']), readFilters(after['filters'])];
  if (was === null || is === null) return ['has filters in an unknown form'];
  const difference = differenceOf(was, is);
  const pair = tellingPair(difference, is);
  const reported = pair === null ? [] : meaningOf(pair, phrase);
  // A condition may differ in fields other than its values.
  return reported.length > 0 ? reported : inBrief(describeDifference(difference));
}

/** In an unknown form, order and duplicates may have a meaning. */
const textOf = ({ filters }: Content): string =>
  readFilters(filters) === null ? plain(filters) : canonicalObject('RemediationPolicy', { filters });

/** A condition that replaced another: same type and mode, unique on both sides. */
type Pair = readonly [Condition, Condition];

/** The difference of two filters. */
type Difference = {
  /** The new mode; null if unchanged. */
  readonly mode: Filters['mode'] | null;
  readonly pairs: readonly Pair[];
  readonly gone: readonly Condition[];
  readonly come: readonly Condition[];
};

function differenceOf(before: Filters, after: Filters): Difference {
  // With one condition both modes are equal.
  const hasMode = before.conditions.length > 1 && after.conditions.length > 1 && before.mode !== after.mode;
  const [gone, come] = [without(before, after), without(after, before)];
  const pairs = gone.flatMap((one): [Written, Written][] => {
    const alike = (other: Written): boolean => other.type === one.type && other.mode === one.mode;
    const [other, ...more] = come.filter(alike);
    return other !== undefined && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
  });
  const paired = new Set(pairs.flat());
  const alone = (conditions: readonly Written[]): Written[] => conditions.filter((one) => !paired.has(one));
  return { mode: hasMode ? after.mode : null, pairs, gone: alone(gone), come: alone(come) };
}

/** Conditions of one filter that the other lacks. */
function without(filters: Filters, other: Filters): Written[] {
  const texts = new Set(other.conditions.map(({ text }) => text));
  return filters.conditions.filter(({ text }) => !texts.has(text));
}

const modeWords = {
  any: 'one condition is enough, no longer all of them',
  all: 'all conditions must hold, no longer only one',
} as const;

const describeDifference = ({ mode, pairs, gone, come }: Difference): string[] => [
  ...(mode === null ? [] : [modeWords[mode]]),
  ...pairs.map(([one, other]) => `${describeCondition(other)} (was ${orInWords(one.type, one.values) || 'no values'})`),
  ...gone.map((one) => `removes the condition that ${describeCondition(one)}`),
  ...come.map((one) => `adds the condition that ${describeCondition(one)}`),
];

/** Shortened, since the diff shows everything. */
const inBrief = (described: string[]): string[] => {
  const more = described.length - mostNamed;
  return more < 2 ? described : [...described.slice(0, mostNamed), `and ${String(more)} more changes`];
};

/**
 * The changed condition whose values alone explain the change, or null. A finding has exactly one severity and one confidence, so a removed value
 * is a kind of finding that no longer matches; not so with alternatives (mode any) or several conditions of the same type.
 */
function tellingPair({ mode, pairs, gone, come }: Difference, after: Filters): Pair | null {
  const [pair, ...more] = pairs;
  if (pair === undefined || more.length + gone.length + come.length > 0 || mode !== null) return null;
  const [{ type }, other] = pair;
  const beside = after.conditions.filter((one) => one !== other);
  if (beside.length > 0 && (after.mode === 'any' || beside.some((one) => one.type === type))) return null;
  return type === 'severity' || type === 'confidence' ? pair : null;
}

/** `stops blocking: severity high; also blocks: severity medium`. */
function meaningOf([one, other]: Pair, { does, doing }: Phrase): string[] {
  const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
  const [less, more] = one.mode === 'any' ? [dropped, added] : [added, dropped];
  const words = (start: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [`${start}: ${one.type} ${orInWords(one.type, values)}`];
  return [...words(`stops ${doing}`, less), ...words(`also ${does}`, more)];
}

const minus = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));
