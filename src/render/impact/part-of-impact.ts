import type { ChangeImpact, DetectionItem } from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';

/** The part of an impact that is about the items which a part of a change moves. */
export function partOfImpact(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection') return impact;
  const had = holderOf(change.verb === 'create' ? {} : change.before);
  const has = holderOf(change.verb === 'delete' ? {} : change.after);
  const moves = (item: DetectionItem): boolean => had(item) !== has(item);
  return { ...impact, items: impact.items.filter(moves) };
}

/** Tells whether the list of an item holds it; each list is looked through once. */
function holderOf(content: Content): (item: DetectionItem) => boolean {
  const sets = new Map<string, ReadonlySet<unknown>>();
  return ({ list, name }) => {
    const items = content[list];
    const set = sets.get(list) ?? new Set<unknown>(Array.isArray(items) ? items : []);
    sets.set(list, set);
    return set.has(name);
  };
}
