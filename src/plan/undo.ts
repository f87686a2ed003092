import { type Bundle, type Content, exceptionId, knownDiffObjectKinds, ruleLists } from '../domain/bundle.ts';
import { type Change, type PlannedBundle, policyFinder } from '../domain/plan.ts';
import { restoreObject } from '../domain/dry-run.ts';
import type { DetectionBundle } from '../generated/types.ts';
import { planBundle } from './plan.ts';

/**
 * The whole bundle as it was before its changes, ready to send: created objects are removed, updated and deleted ones restored with every field
 * that the platform answered. Null if any object cannot be restored, since a partial undo could be mistaken for a complete one.
 */
export function undoBundle({ kind, content, changes }: PlannedBundle): Content | null {
  if (kind === 'remediation') {
    const find = policyFinder(content);
    const policies = restoreItems(content.policies, changes, ({ object, key, after }) =>
      object === 'RemediationPolicy' ? find(String(key['slug']), after?.['name']) : null,
    );
    return policies && { ...content, policies };
  }
  const lists = restoreLists(content, changes);
  const sentExceptions = new Map(content.exceptions.map((exception) => [exceptionId(exception), exception]));
  const exceptionChanges = changes.filter(({ object }) => object !== 'DetectionPolicy');
  // A platform may normalize names, such as a project to lower case, so that what was sent is not found.
  const exceptions = restoreItems(content.exceptions, exceptionChanges, ({ id }) => sentExceptions.get(id) ?? null);
  return lists && exceptions && { ...content, ...lists, exceptions };
}

/** Whether ifmatch knows the kind of every object that a plan changes: it cannot restore others. */
export const canUndo = ({ changes }: PlannedBundle): boolean =>
  changes.every(({ object }) => knownDiffObjectKinds.has(object));

/** The items as they were, deleted ones last. `itemOf`: the item that a change created or updated; null if it is unknown. */
function restoreItems<T extends Content>(
  items: readonly T[],
  changes: readonly Change[],
  itemOf: (change: Change) => T | null,
): Content[] | null {
  const replacements = new Map<T, readonly Content[]>();
  const deletedItems: Content[] = [];
  for (const change of changes) {
    const restored = restoreObject(change);
    if (restored === null && change.verb !== 'create') return null;
    const restoredItems = restored === null ? [] : [restored];
    if (change.verb === 'delete') {
      deletedItems.push(...restoredItems);
      continue;
    }
    const item = itemOf(change);
    if (item === null) return null;
    replacements.set(item, restoredItems);
  }
  return [...items.flatMap((item): readonly Content[] => replacements.get(item) ?? [item]), ...deletedItems];
}

/** The lists as they were. Null if the platform did not answer all of them. */
function restoreLists(content: DetectionBundle, changes: readonly Change[]): Content | null {
  const update = changes.find(({ object }) => object === 'DetectionPolicy');
  if (update === undefined) return {};
  if (update.before === null || update.after === null) return null;
  const { exceptions: _, ...before } = update.before;
  const allLists = (lists: Content): Content => Object.fromEntries(ruleLists.map((list) => [list, lists[list] ?? []]));
  // A platform may answer only the changed list; the others then only look empty.
  const after = allLists(update.after);
  if (ruleLists.some((list) => content[list].length > 0 && isEmptyList(after[list]))) return null;
  return { ...before, ...allLists(before) };
}

const isEmptyList = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

/**
 * The changes an undo makes if the platform was not touched since: those of the apply, inverted. The current dry run of the undo is compared with
 * them to find later changes.
 */
export function invertChanges(
  { deployment, changes }: PlannedBundle,
  undo: Bundle,
  stateVersion: string,
): PlannedBundle {
  const entries = changes.map(({ object, key, before, after }) => ({ object, key, before: after, after: before }));
  return planBundle(undo, deployment, { stateVersion, entries, rejections: [] }, () => []);
}
