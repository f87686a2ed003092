import { isWithin } from './compare.ts';
import type { ConditionFacts, FilterFacts } from './policy-facts.ts';
import { shareUnknown } from './region.ts';

/** Whether a filter comes to match more findings, fewer, some more and some fewer, or whether that cannot be told. */
export type Reach = 'same' | 'wider' | 'narrower' | 'other' | 'unknown';

type Mode = FilterFacts['mode'];

/** What became of the findings that two filters match. `same`, `wider` and `narrower` are proved; what cannot be proved is never one of them. */
export function compareReach({ region: was }: FilterFacts, { region: is }: FilterFacts): Reach {
  const [more, fewer] = [isWithin(was, is), isWithin(is, was)];
  if (more === true && fewer === true) return 'same';
  if (more === null || fewer === null || !shareUnknown(was, is)) return 'unknown';
  if (more) return 'wider';
  return fewer ? 'narrower' : 'other';
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
