import type { Verbs } from '../../domain/action-types.ts';
import type { Content } from '../../domain/bundle.ts';
import { canonicalObject, plain } from '../digest.ts';
import { type Filters, readFilters, type Written } from './filter-space.ts';
import { type Condition, describeCondition, mostNamed, orInWords } from './words.ts';

/** `findings where severity is critical or high, and confidence is high`. */
export function describeFilters(content: Content): string {
  const filters = readFilters(content['filters']);
  if (filters === null) return 'findings by filters in an unknown form';
  const more = filters.conditions.length - mostNamed;
  const rest = more > 0 ? [`${String(more)} more ${more === 1 ? 'condition' : 'conditions'}`] : [];
  const words = [...filters.conditions.slice(0, mostNamed).map(describeCondition), ...rest];
  return `findings where ${words.join(filters.mode === 'all' ? ', and ' : ', or ')}`;
}

/** Describes the difference of two filters of a policy that was `doing` one thing and now `does` the same or another. */
export function describeFilterChange(before: Content, after: Content, phrase: Verbs): string[] {
  if (filtersText(before) === filtersText(after)) return [];
  const [was, is] = [readFilters(before['filters']), readFilters(after['filters'])];
  if (was === null || is === null) return ['has filters in an unknown form'];
  // With one condition both modes are equal.
  const hasMode = was.conditions.length > 1 && is.conditions.length > 1 && was.mode !== is.mode;
  const change: Change = { mode: hasMode ? is.mode : null, gone: without(was, is), come: without(is, was) };
  const findings = describeFindings(change, is, phrase);
  return findings.length > 0 ? findings : describeConditions(change);
}

/** In an unknown form, order and duplicates may have a meaning. */
const filtersText = ({ filters }: Content): string =>
  readFilters(filters) === null ? plain(filters) : canonicalObject('RemediationPolicy', { filters });

/** The new mode, null if unchanged, and the conditions that only one side has. */
type Change = {
  readonly mode: Filters['mode'] | null;
  readonly gone: readonly Condition[];
  readonly come: readonly Condition[];
};

/** Conditions of one filter that the other lacks. */
function without(filters: Filters, other: Filters): Written[] {
  const texts = new Set(other.conditions.map(({ text }) => text));
  return filters.conditions.filter(({ text }) => !texts.has(text));
}

/**
 * `stops blocking: severity high; also blocks: severity medium`, if the values of one changed condition alone explain the change; else nothing.
 * A finding has exactly one severity and one confidence, so a removed value is a kind of finding that no longer matches; not so with
 * alternatives (mode any) or several conditions of the same type.
 */
function describeFindings({ mode, gone, come }: Change, after: Filters, { does, doing }: Verbs): string[] {
  const [[one, ...less], [other, ...more]] = [gone, come];
  if (one === undefined || other === undefined || less.length + more.length > 0 || mode !== null) return [];
  const isSameTest = one.type === other.type && one.mode === other.mode;
  if (!isSameTest || !['severity', 'confidence'].includes(one.type)) return [];
  const beside = after.conditions.filter((condition) => condition !== other);
  if (beside.length > 0 && (after.mode === 'any' || beside.some(({ type }) => type === one.type))) return [];
  const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
  const [stops, also] = one.mode === 'any' ? [dropped, added] : [added, dropped];
  const words = (start: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [`${start}: ${one.type} ${orInWords(values)}`];
  return [...words(`stops ${doing}`, stops), ...words(`also ${does}`, also)];
}

const minus = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** Shortened, since the diff shows everything. */
function describeConditions({ mode, gone, come }: Change): string[] {
  const described = [
    ...(mode === null ? [] : [modeWords[mode]]),
    ...gone.map((one) => `removes the condition that ${describeCondition(one)}`),
    ...come.map((one) => `adds the condition that ${describeCondition(one)}`),
  ];
  const more = described.length - mostNamed;
  return more < 2 ? described : [...described.slice(0, mostNamed), `and ${String(more)} more changes`];
}

const modeWords = {
  any: 'one condition is enough, no longer all of them',
  all: 'all conditions must hold, no longer only one',
} as const;
