import type { ChangeImpact, DetectionItem } from '../../domain/impact.ts';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';

/** The part of an impact that is about the items which a part of a change moves. */
export function partOfImpact(impact: ChangeImpact | null, change: Change): ChangeImpact | null {
  if (impact?.about !== 'detection') return impact;
  const before = change.verb === 'create' ? {} : change.before;
  const after = change.verb === 'delete' ? {} : change.after;
  const moves = ({ list, name }: DetectionItem): boolean => holds(before, list, name) !== holds(after, list, name);
  return { ...impact, items: impact.items.filter(moves) };
}

function holds(content: Content, list: string, name: string): boolean {
  const items = content[list];
  return Array.isArray(items) && items.includes(name);
}
