import type { Change } from '../../domain/plan.ts';
import { textsIn } from '../json.ts';
import { type CountedItem, namesOf } from './counted-item.ts';
import type { Item } from './items.ts';

/** The items of a change that are no longer looked for. What a new rule will find nobody can tell. */
export function lostItems(change: Change, items: readonly CountedItem[]): CountedItem[] {
  const kept = keptBy(change, items);
  return items
    .filter(({ item }) => isLost(item, change, kept))
    .map((one) => (one.item.of === 'ruleset' ? { ...one, kept } : one));
}

function isLost({ list, name, verb }: Item, { effect }: Change, kept: ReadonlySet<string>): boolean {
  if (list === 'exceptions') return effect === 'looser' || effect === 'mixed';
  // A rule that was off has nothing to lose.
  if (effect === 'neutral' || effect === 'stricter') return false;
  return list === 'disabled' ? verb === 'added' : verb === 'removed' && !kept.has(name);
}

/** Rules that are named by themselves, or that a new ruleset brings as far as the platform tells, stay when a ruleset goes. */
function keptBy(change: Change, items: readonly CountedItem[]): ReadonlySet<string> {
  if (change.object !== 'DetectionPolicy' || change.verb === 'delete') return new Set();
  const disabled = new Set(textsIn(change.after['disabled']));
  const come = items.filter(({ item }) => item.list === 'rulesets' && item.verb === 'added');
  const rules = [...(textsIn(change.after['rules']) ?? []), ...come.flatMap((one) => [...(namesOf(one) ?? [])])];
  return new Set(rules.filter((rule) => !disabled.has(rule)));
}
