import type { Verbs } from '../../domain/action-types.ts';
import type { Content } from '../../domain/bundle.ts';
import { joinSentences, say, type Sentence } from '../../domain/sentence.ts';
import { canonicalText, canonicalJson } from '../digest.ts';
import { type Filters, readFilters, type NormalizedCondition } from './filter-space.ts';
import { type ConditionValues, describeCondition, maxNamed, alternatives, describeConditionType } from './words.ts';

/** `findings where severity is critical or high and confidence is high`. */
export function describeFilters(content: Content): Sentence {
  const filters = readFilters(content['filters']);
  if (filters === null) return ['findings by filters in an unknown form'];
  return say`findings where ${describeAll(filters.conditions, filters.mode)}`;
}

function describeAll(conditions: readonly ConditionValues[], mode: Filters['mode']): Sentence {
  const described = conditions.slice(0, maxNamed).map(describeCondition);
  const omitted = conditions.length - maxNamed;
  if (omitted > 0) described.push([`${String(omitted)} more ${omitted === 1 ? 'condition' : 'conditions'}`]);
  return joinSentences(described, mode === 'all' ? ' and ' : ', or ');
}

/** Describes the difference of two filters of a policy that was `doing` one thing before and `does` the same or another after. */
export function describeFilterChange(before: Content, after: Content, verbs: Verbs): Sentence[] {
  if (filtersText(before) === filtersText(after)) return [];
  const oldFilters = readFilters(before['filters']);
  const newFilters = readFilters(after['filters']);
  if (oldFilters === null || newFilters === null) return [['has filters in an unknown form']];
  // With one condition both modes are equal.
  const hasSeveral = oldFilters.conditions.length > 1 && newFilters.conditions.length > 1;
  const change: FilterChange = {
    mode: hasSeveral && oldFilters.mode !== newFilters.mode ? newFilters.mode : null,
    removed: conditionsOnlyIn(oldFilters, newFilters),
    added: conditionsOnlyIn(newFilters, oldFilters),
  };
  const valueChange = toValueChange(change);
  if (valueChange === null) return describeConditions(change);
  return describeFindings(valueChange, newFilters, verbs) ?? describeValues(valueChange);
}

/** In an unknown form, order and duplicates may have a meaning. */
const filtersText = ({ filters }: Content): string =>
  readFilters(filters) === null ? canonicalJson(filters) : canonicalText('RemediationPolicy', { filters });

/** The new mode, null if unchanged, and the conditions that only one side has. */
type FilterChange = {
  readonly mode: Filters['mode'] | null;
  readonly removed: readonly NormalizedCondition[];
  readonly added: readonly NormalizedCondition[];
};

/** Conditions that the other filters lack. */
function conditionsOnlyIn(filters: Filters, others: Filters): NormalizedCondition[] {
  const otherTexts = new Set(others.conditions.map(({ canonical }) => canonical));
  return filters.conditions.filter(({ canonical }) => !otherTexts.has(canonical));
}

/** A change of the values of one condition and of nothing else. `condition`: as it is after. */
type ValueChange = {
  readonly condition: ConditionValues;
  readonly removedValues: readonly string[];
  readonly addedValues: readonly string[];
};

function toValueChange({ mode, removed, added }: FilterChange): ValueChange | null {
  const [before] = removed;
  const [after] = added;
  if (before === undefined || after === undefined || mode !== null) return null;
  if (removed.length > 1 || added.length > 1) return null;
  const isSameTest = before.type === after.type && before.mode === after.mode && ['any', 'none'].includes(after.mode);
  const isKnown = [before, after].every(({ hasOnlyKnownFields, values }) => hasOnlyKnownFields && values.length > 0);
  if (!isSameTest || !isKnown) return null;
  return {
    condition: after,
    removedValues: valuesOnlyIn(before.values, after.values),
    addedValues: valuesOnlyIn(after.values, before.values),
  };
}

/**
 * `stops blocking findings where severity is high and the repository is tagged a`, if the changed condition says of each value which findings it
 * is about; else null. A finding has at most one severity and one confidence, so a removed value is a kind of finding that no longer matches. That is
 * not so with alternatives (mode any) or several conditions of the same type.
 */
function describeFindings(change: ValueChange, newFilters: Filters, verbs: Verbs): Sentence[] | null {
  const { condition, removedValues, addedValues } = change;
  if (!['severity', 'confidence'].includes(condition.type)) return null;
  const otherConditions = newFilters.conditions.filter((other) => other !== condition);
  const hasSameType = otherConditions.some(({ type }) => type === condition.type);
  if (otherConditions.length > 0 && (newFilters.mode === 'any' || hasSameType)) return null;
  const describe = (verb: string, values: readonly string[]): Sentence[] => {
    if (values.length === 0) return [];
    const ofValues: ConditionValues = { type: condition.type, mode: 'any', values };
    return [say`${[verb]} findings where ${describeAll([ofValues, ...otherConditions], 'all')}`];
  };
  const [noLongerMatched, newlyMatched] =
    condition.mode === 'any' ? [removedValues, addedValues] : [addedValues, removedValues];
  return [...describe(`stops ${verbs.doing}`, noLongerMatched), ...describe(`also ${verbs.does}`, newlyMatched)];
}

/** `also matches vulnerability class a`. A finding may have other values of the list, by which it still matches. */
function describeValues({ condition, removedValues, addedValues }: ValueChange): Sentence[] {
  const describe = (verb: string, values: readonly string[], end = ''): Sentence[] =>
    values.length === 0
      ? []
      : [say`${[verb]} ${describeConditionType(condition.type)} ${alternatives(values)}${[end]}`];
  if (condition.mode === 'any')
    return [...describe('no longer matches', removedValues, ' alone'), ...describe('also matches', addedValues)];
  return [...describe('no longer matches', addedValues), ...describe('no longer leaves out', removedValues)];
}

const valuesOnlyIn = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** The first changes of conditions; the diff shows all of them. */
function describeConditions({ mode, removed, added }: FilterChange): Sentence[] {
  const described: Sentence[] = [
    ...(mode === null ? [] : [[modeTexts[mode]]]),
    ...removed.map((condition) => say`removes the condition that ${describeCondition(condition)}`),
    ...added.map((condition) => say`adds the condition that ${describeCondition(condition)}`),
  ];
  const omitted = described.length - maxNamed;
  if (omitted < 2) return described;
  return [...described.slice(0, maxNamed), [`and ${String(omitted)} more changes`]];
}

const modeTexts = {
  any: 'one condition is enough, no longer all of them',
  all: 'all conditions must hold, no longer only one',
} as const;
