import type { Change } from '../../domain/plan.ts';
import { textsIn } from '../json.ts';
import type { CountedItem } from './counted-item.ts';
import type { Item } from './items.ts';

/** The items of a change that are no longer looked for. What a new rule will find nobody can tell. */
export function lostItems(change: Change, items: readonly CountedItem[]): CountedItem[] {
  const kept = keptBy(change);
  return items
    .filter(({ item }) => isLost(item, change))
    .map((one) => (one.item.of === 'ruleset' ? { ...one, kept } : one));
}

function isLost({ list, verb }: Item, { effect }: Change): boolean {
  if (list === 'exceptions') return effect === 'looser' || effect === 'mixed';
  return list === 'disabled' ? verb === 'added' : verb === 'removed';
}

/** Rules that are named by themselves stay when a ruleset goes. */
function keptBy(change: Change): ReadonlySet<string> {
  if (change.object !== 'DetectionPolicy' || change.verb === 'delete') return new Set();
  const disabled = new Set(textsIn(change.after['disabled']));
  return new Set(textsIn(change.after['rules'])?.filter((rule) => !disabled.has(rule)));
}
