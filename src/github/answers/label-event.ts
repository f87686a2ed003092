import type { LabelEvent } from '../../domain/github.ts';
import { inside, member, number, orNull, type Spot, text, time } from '../json.ts';
import { readAccount } from './pull.ts';

/** An event about a label as the API shows it; null for one of the many other kinds, of which new ones may come. */
export function readLabelEvent(spot: Spot): LabelEvent | null {
  const { value: what } = member(spot, 'event');
  if (what !== 'labeled' && what !== 'unlabeled') return null;
  return {
    id: number(member(spot, 'id')),
    what,
    label: text(inside(spot, 'label', 'name')),
    by: orNull(member(spot, 'actor'), readAccount),
    byApp: orNull(member(spot, 'performed_via_github_app'), () => true) ?? false,
    at: time(member(spot, 'created_at')),
  };
}
