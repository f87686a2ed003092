import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import { exceptionId, itemId, type ObjectId, policyId } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';
import { policyFinder, slugOf } from '../../domain/declared-policies.ts';
import type { RuleList } from '../../domain/rule-lists.ts';
import { changedItems } from '../../plan/drift/objects.ts';
import { declaresUndo } from '../../plan/rollback.ts';
import { objectName } from '../../render/words/object-name.ts';
import type { Undoable } from './read-applied.ts';

/** One object that an applied plan changed: what it is called, and by which identities the platform and the files know it. */
export type ChangedObject = { readonly name: string; readonly ids: ReadonlySet<ObjectId> };

/** What an applied plan changed in a bundle; each item of a list is an object of its own. */
export function changedObjects(undoable: Undoable): ChangedObject[] {
  return undoable.bundle.changes.flatMap((change) => {
    if (change.object === 'DetectionPolicy') return itemsOf(undoable);
    const { noun, name } = objectName(change, undoable.bundle.kind);
    return [{ name: `${noun} ${name}`, ids: new Set(idsOf(change, undoable)) }];
  });
}

/** By the contents and not by the change: between these two the files go. */
function itemsOf({ bundle, undo }: Undoable): ChangedObject[] {
  const items = changedItems({ before: { ...undo.content }, after: { ...bundle.content } });
  return items.map(({ id, list, item }) => ({ name: `item ${item} of ${list}`, ids: new Set([id]) }));
}

/** A policy without a slug in the files may have got another one from the platform than the one that we derive. */
function idsOf(change: Change, { bundle }: Undoable): ObjectId[] {
  if (bundle.kind !== 'remediation' || change.verb === 'delete') return [change.id];
  const policy = policyFinder(bundle.content)(String(change.key['slug']), change.after['name']);
  return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
}

/** Those that files declare neither as the plan sent them nor as they were before it: somebody changed them since. */
export const changedSince = (declared: Bundle, undoable: Undoable): ChangedObject[] =>
  changedObjects(undoable).filter(({ ids }) => {
    const has = (id: ObjectId): boolean => ids.has(id);
    return !isSame(declared, undoable.bundle, has) && !isSame(declared, undoable.undo, has);
  });

/** Whether files declare the old values of all that a plan changed, and the rest as they did before. */
export function isPutBack(after: Bundle, before: Bundle, undoable: Undoable): boolean {
  const ids = new Set(changedObjects(undoable).flatMap((one) => [...one.ids]));
  return isSame(after, undoable.undo, (id) => ids.has(id)) && isSame(after, before, (id) => !ids.has(id));
}

/** Whether two contents say the same of some objects, in every field that files have a place for. */
export const isSame = (one: BundleContent, other: BundleContent, has: (id: ObjectId) => boolean): boolean =>
  declaresUndo(part(one, has), part(other, has));

function part(bundle: BundleContent, has: (id: ObjectId) => boolean): BundleContent {
  if (bundle.kind === 'remediation') {
    const policies = bundle.content.policies.filter((policy) => has(policyId(slugOf(policy))));
    return { kind: bundle.kind, content: { policies } };
  }
  const { kind, content } = bundle;
  const items = (list: RuleList): string[] => content[list].filter((item) => has(itemId(list, item)));
  const exceptions = content.exceptions.filter((exception) => has(exceptionId(exception)));
  return {
    kind,
    content: { rulesets: items('rulesets'), rules: items('rules'), disabled: items('disabled'), exceptions },
  };
}
