import type { ConditionFacts, FilterFacts } from './policy-facts.ts';

/** Whether a filter comes to match more findings, fewer, some more and some fewer, or whether that cannot be told. */
export type Reach = 'same' | 'wider' | 'narrower' | 'other' | 'unknown';

type Mode = FilterFacts['mode'];

/** What became of the findings that two filters match. `same`, `wider` and `narrower` are proved; what cannot be proved is never one of them. */
export function compareReach(before: FilterFacts, after: FilterFacts): Reach {
  const [was, is] = modesOf(before, after);
  const changed =
    was === is ? [...without(before, after), ...without(after, before)] : [...before.conditions, ...after.conditions];
  if (changed.length === 0) return 'same';
  if (!changed.every(({ understood }) => understood)) return 'unknown';
  const more = implies(before.conditions, was, after.conditions, is);
  const fewer = implies(after.conditions, is, before.conditions, was);
  if (more) return fewer ? 'same' : 'wider';
  if (fewer) return 'narrower';
  return was === is ? 'other' : 'unknown';
}

/** With one condition both modes mean the same, so the mode of the other side is taken. */
export function modesOf(before: FilterFacts, after: FilterFacts): [Mode, Mode] {
  const was = before.conditions.length > 1 ? before.mode : after.mode;
  return [was, after.conditions.length > 1 ? after.mode : was];
}

/** The conditions of one filter that do not stand in the other. */
export function without(filters: FilterFacts, other: FilterFacts): ConditionFacts[] {
  const texts = new Set(other.conditions.map(({ text }) => text));
  return filters.conditions.filter(({ text }) => !texts.has(text));
}

type Conditions = readonly ConditionFacts[];

/** Whether it is sure that whatever the first filter matches, the second matches too. */
function implies(from: Conditions, fromMode: Mode, to: Conditions, toMode: Mode): boolean {
  const enough = (test: (condition: ConditionFacts) => boolean): boolean =>
    toMode === 'all' ? to.every(test) : to.some(test);
  if (fromMode === 'any') return from.every((one) => enough((other) => isWithin(one, other)));
  return enough((other) => from.some((one) => isWithin(one, other)));
}

/** Whether it is sure that whatever meets the first condition meets the second. */
function isWithin(one: ConditionFacts, other: ConditionFacts): boolean {
  if (one.text === other.text) return true;
  if (!one.understood || !other.understood || one.type !== other.type || one.mode !== other.mode) return false;
  return one.mode === 'any' ? holds(other.values, one.values) : holds(one.values, other.values);
}

function holds(whole: readonly string[], part: readonly string[]): boolean {
  const values = new Set(whole);
  return part.every((value) => values.has(value));
}
