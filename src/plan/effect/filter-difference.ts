import { modesOf, without } from './conditions.ts';
import type { ConditionFacts, FilterFacts } from './policy-facts.ts';

/** The one condition that took the place of another: of the same type and mode, and the only such one on either side. */
export type Pair = readonly [ConditionFacts, ConditionFacts];

/** What is written differently in two filters. */
export type Difference = {
  /** Whether one or all conditions must hold now, where that is not as it was; null where it is. */
  readonly mode: FilterFacts['mode'] | null;
  readonly pairs: readonly Pair[];
  readonly gone: readonly ConditionFacts[];
  readonly come: readonly ConditionFacts[];
};

export function differenceOf(before: FilterFacts, after: FilterFacts): Difference {
  const [was, is] = modesOf(before, after);
  const [gone, come] = [without(before, after), without(after, before)];
  const pairs = gone.flatMap((one) => pairOf(one, gone, come));
  const paired = new Set(pairs.flat());
  const alone = (conditions: ConditionFacts[]): ConditionFacts[] => conditions.filter((one) => !paired.has(one));
  return { mode: was === is ? null : is, pairs, gone: alone(gone), come: alone(come) };
}

function pairOf(one: ConditionFacts, gone: readonly ConditionFacts[], come: readonly ConditionFacts[]): Pair[] {
  const alike = (other: ConditionFacts): boolean => other.type === one.type && other.mode === one.mode;
  const [other, ...more] = come.filter(alike);
  return other !== undefined && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}

export const minus = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));
