import type { Change } from '../../domain/plan.ts';
import { tidyObject } from './tidy.ts';

/** Names of an object's fields that an update changes; none for creates and deletes. */
export function changedFields(change: Change): string[] {
  if (change.verb !== 'update') return [];
  const before = tidyObject(change.object, change.key, change.before);
  const after = tidyObject(change.object, change.key, change.after);
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
