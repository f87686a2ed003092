import type { Change } from '../../domain/plan.ts';
import type { DiffEntry } from '../../domain/preview.ts';

/** A change as the platform's diff tells of it. */
export const entryOf = (change: Change): DiffEntry => ({
  object: change.object,
  key: change.key,
  before: change.verb === 'create' ? null : change.before,
  after: change.verb === 'delete' ? null : change.after,
});
