import type { DriftOrigin } from '../../domain/drift.ts';
import type { Change } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';
import { judge, type JudgeEntry } from '../effect.ts';

/** What was done to an object on the platform since `applied`, its content then; null where nothing was or nobody knows. */
export function editOf(change: Change, origin: DriftOrigin, applied: Content | null): Change | null {
  const live = change.verb === 'create' ? null : change.before;
  if (origin === 'both') return changeBetween(change, applied, live, judge);
  // The files are what was applied, in the platform's own spelling.
  return origin === 'platform'
    ? changeBetween(change, change.verb === 'delete' ? null : change.after, live, judge)
    : null;
}

/** What leads from one content of an object to another. */
export function changeBetween(
  { object, key, id }: Change,
  before: Content | null,
  after: Content | null,
  judged: JudgeEntry,
): Change {
  const facts = { object, key, id };
  const said = (verb: Change['verb']) => judged(verb, { object, key, before, after });
  const none = { at: null, notes: {} };
  if (after === null) return { ...facts, ...said('delete'), verb: 'delete', before: before ?? {} };
  if (before === null) return { ...facts, ...said('create'), verb: 'create', after, ...none };
  return { ...facts, ...said('update'), verb: 'update', before, after, ...none };
}
