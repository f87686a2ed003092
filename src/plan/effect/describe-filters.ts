import type { Verbs } from '../../domain/action-types.ts';
import type { Content } from '../../domain/bundle.ts';
import { joinSentences, say, type Sentence } from '../../domain/sentence.ts';
import { canonicalText, canonicalJson } from '../digest.ts';
import { type Filters, readFilters, type NormalizedCondition } from './filter-space.ts';
import { type ConditionTest, describeCondition, maxNamed, alternatives, describeConditionType } from './words.ts';

/** `findings where severity is critical or high and confidence is high`. */
export function describeFilters(content: Content): Sentence {
  const filters = readFilters(content['filters']);
  if (filters === null) return ['findings by filters in an unknown form'];
  return say`findings where ${describeAll(filters.conditions, filters.mode)}`;
}

function describeAll(conditions: readonly ConditionTest[], mode: Filters['mode']): Sentence {
  const more = conditions.length - maxNamed;
  const rest = more > 0 ? [[`${String(more)} more ${more === 1 ? 'condition' : 'conditions'}`]] : [];
  const words = [...conditions.slice(0, maxNamed).map(describeCondition), ...rest];
  return joinSentences(words, mode === 'all' ? ' and ' : ', or ');
}

/** Describes the difference of two filters of a policy that was `doing` one thing and now `does` the same or another. */
export function describeFilterChange(before: Content, after: Content, phrase: Verbs): Sentence[] {
  if (filtersText(before) === filtersText(after)) return [];
  const [was, is] = [readFilters(before['filters']), readFilters(after['filters'])];
  if (was === null || is === null) return [['has filters in an unknown form']];
  // With one condition both modes are equal.
  const hasMode = was.conditions.length > 1 && is.conditions.length > 1 && was.mode !== is.mode;
  const change: Change = {
    mode: hasMode ? is.mode : null,
    removed: conditionsOnlyIn(was, is),
    added: conditionsOnlyIn(is, was),
  };
  const list = listChange(change);
  if (list === null) return describeConditions(change);
  return describeFindings(list, is, phrase) ?? describeValues(list);
}

/** In an unknown form, order and duplicates may have a meaning. */
const filtersText = ({ filters }: Content): string =>
  readFilters(filters) === null ? canonicalJson(filters) : canonicalText('RemediationPolicy', { filters });

/** The new mode, null if unchanged, and the conditions that only one side has. */
type Change = {
  readonly mode: Filters['mode'] | null;
  readonly removed: readonly NormalizedCondition[];
  readonly added: readonly NormalizedCondition[];
};

/** Conditions of one filter that the other lacks. */
function conditionsOnlyIn(filters: Filters, other: Filters): NormalizedCondition[] {
  const texts = new Set(other.conditions.map(({ text }) => text));
  return filters.conditions.filter(({ text }) => !texts.has(text));
}

/** A change of the values of one condition alone. */
type ListChange = {
  readonly now: ConditionTest;
  readonly dropped: readonly string[];
  readonly added: readonly string[];
};

function listChange({ mode, removed, added }: Change): ListChange | null {
  const [[was, ...less], [now, ...more]] = [removed, added];
  if (was === undefined || now === undefined || less.length + more.length > 0 || mode !== null) return null;
  const isSameTest = was.type === now.type && was.mode === now.mode && ['any', 'none'].includes(now.mode);
  const isKnown = [was, now].every(({ hasOnlyKnownFields, values }) => hasOnlyKnownFields && values.length > 0);
  if (!isSameTest || !isKnown) return null;
  return { now, dropped: valuesOnlyIn(was.values, now.values), added: valuesOnlyIn(now.values, was.values) };
}

/**
 * `stops blocking findings where severity is high and the repository is tagged a`, if the changed condition says of each value which findings it
 * is about; else null. A finding has at most one severity and one confidence, so a removed value is a kind of finding that no longer matches; not
 * so with alternatives (mode any) or several conditions of the same type.
 */
function describeFindings({ now, dropped, added }: ListChange, after: Filters, phrase: Verbs): Sentence[] | null {
  if (!['severity', 'confidence'].includes(now.type)) return null;
  const otherConditions = after.conditions.filter((condition) => condition !== now);
  if (otherConditions.length > 0 && (after.mode === 'any' || otherConditions.some(({ type }) => type === now.type)))
    return null;
  const [stops, also] = now.mode === 'any' ? [dropped, added] : [added, dropped];
  const words = (start: string, values: readonly string[]): Sentence[] => {
    const changed: ConditionTest = { type: now.type, mode: 'any', values };
    return values.length === 0
      ? []
      : [say`${[start]} findings where ${describeAll([changed, ...otherConditions], 'all')}`];
  };
  return [...words(`stops ${phrase.doing}`, stops), ...words(`also ${phrase.does}`, also)];
}

/** `also matches vulnerability class a`. A finding may have other values of the list, by which it still matches. */
function describeValues({ now, dropped, added }: ListChange): Sentence[] {
  const words = (start: string, values: readonly string[], end = ''): Sentence[] =>
    values.length === 0 ? [] : [say`${[start]} ${describeConditionType(now.type)} ${alternatives(values)}${[end]}`];
  return now.mode === 'any'
    ? [...words('no longer matches', dropped, ' alone'), ...words('also matches', added)]
    : [...words('no longer matches', added), ...words('no longer leaves out', dropped)];
}

const valuesOnlyIn = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** Shortened, since the diff shows everything. */
function describeConditions({ mode, removed, added }: Change): Sentence[] {
  const described: Sentence[] = [
    ...(mode === null ? [] : [[modeWords[mode]]]),
    ...removed.map((one) => say`removes the condition that ${describeCondition(one)}`),
    ...added.map((one) => say`adds the condition that ${describeCondition(one)}`),
  ];
  const more = described.length - maxNamed;
  return more < 2 ? described : [...described.slice(0, maxNamed), [`and ${String(more)} more changes`]];
}

const modeWords = {
  any: 'one condition is enough, no longer all of them',
  all: 'all conditions must hold, no longer only one',
} as const;
