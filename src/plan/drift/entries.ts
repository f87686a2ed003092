import type { DriftEntry, DriftOrigin } from '../../domain/drift.ts';
import type { Change } from '../../domain/plan.ts';
import { editorOf } from './editor.ts';
import { editOf } from './edit.ts';
import { changedItems } from './objects.ts';
import { appliedContent, isOpen, itemsApplied, originOf, type Sides } from './sides.ts';
import { differsBeside, onlyItems } from './split-lists.ts';

/** A change by what it comes from: one entry, but for the items of lists, which make one for each origin. */
export function entriesOfChange(change: Change, sides: Sides): DriftEntry[] {
  if (change.object === 'DetectionPolicy' && change.verb === 'update' && sides.applied !== null)
    return listEntries(change, sides);
  return [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)];
}

/** An entry of which the history leaves open what was applied. */
const openEntry = (change: Change, sides: Sides): DriftEntry => ({
  ...toEntry(change, 'unknown', sides),
  changedWithin: sides.history?.length ?? 0,
});

/** Items are told apart one by one: a list that both sides touched is no conflict. */
function listEntries(change: Extract<Change, { verb: 'update' }>, sides: Sides): DriftEntry[] {
  const items = changedItems(change);
  const hadItem = itemsApplied(change, sides);
  const open = items.filter(({ id }) => isOpen(id, sides));
  const told = items.filter((item) => !open.includes(item));
  const edited = told.filter(({ id, here }) => hadItem(id) === (here === 'files'));
  const ahead = told.filter((item) => !edited.includes(item));
  const beside = differsBeside(change);
  if (items.length === 0 && !beside) return [toEntry(change, 'unknown', sides)];
  return [
    ...(edited.length > 0 || beside ? [toEntry(onlyItems(change, edited, beside), 'platform', sides)] : []),
    ...(ahead.length > 0 ? [toEntry(onlyItems(change, ahead, false), 'repository', sides)] : []),
    ...(open.length > 0 ? [openEntry(onlyItems(change, open, false), sides)] : []),
  ];
}

function toEntry(change: Change, origin: DriftOrigin, sides: Sides): DriftEntry {
  const before = change.verb === 'create' ? null : change.before;
  const read = change.object === 'DetectionPolicy' ? sides.whole : sides.read.get(change.id);
  return {
    change,
    origin,
    edit: editOf(change, origin, appliedContent(change.id, sides)),
    edited: origin === 'repository' || before === null ? null : editorOf(before, read),
    at: change.verb === 'delete' ? null : change.at,
  };
}
