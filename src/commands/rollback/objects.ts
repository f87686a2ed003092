import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import { exceptionId, itemId, type ObjectId, policyId } from '../../domain/object.ts';
import { identitiesIn, slugOf } from '../../domain/declared-policies.ts';
import type { RuleList } from '../../domain/rule-lists.ts';
import { changedItems } from '../../plan/drift/objects.ts';
import { declaresUndo } from '../../plan/rollback.ts';
import { objectName } from '../../render/words/object-name.ts';
import type { Undoable } from './read-applied.ts';

/** One object that an applied plan changed: what it is called, and by which identities the platform and the files know it. */
export type ChangedObject = { readonly name: string; readonly ids: ReadonlySet<ObjectId> };

/** What an applied plan changed in a bundle; each item of a list is an object of its own. */
export function changedObjects(undoable: Undoable): ChangedObject[] {
  const idsOf = identitiesIn(undoable.bundle);
  return undoable.bundle.changes.flatMap((change) => {
    if (change.object === 'DetectionPolicy') return itemsOf(undoable);
    const { noun, name } = objectName(change, undoable.bundle.kind);
    return [{ name: `${noun} ${name}`, ids: new Set(idsOf(change)) }];
  });
}

/** By the contents and not by the change: between these two the files go. */
function itemsOf({ bundle, undo }: Undoable): ChangedObject[] {
  const items = changedItems({ before: { ...undo.content }, after: { ...bundle.content } });
  return items.map(({ id, list, item }) => ({ name: `item ${item} of ${list}`, ids: new Set([id]) }));
}

/** Those that files declare neither as the plan sent them nor as they were before it: somebody changed them since. */
export function changedSince(declared: Bundle, undoable: Undoable): ChangedObject[] {
  const [own, sent, old] = [partsOf(declared), partsOf(undoable.bundle), partsOf(undoable.undo)];
  return changedObjects(undoable).filter(
    ({ ids }) => !declaresUndo(own(ids), sent(ids)) && !declaresUndo(own(ids), old(ids)),
  );
}

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

/** Finds what a content says of a few objects without a look at all others: a plan may have changed tens of thousands. */
function partsOf(bundle: BundleContent): (ids: ReadonlySet<ObjectId>) => BundleContent {
  if (bundle.kind === 'remediation') {
    const find = finder(bundle.content.policies, (policy) => policyId(slugOf(policy)));
    return (ids) => ({ kind: bundle.kind, content: { policies: find(ids) } });
  }
  const { kind, content } = bundle;
  const inList = (list: RuleList) => finder(content[list], (item) => itemId(list, item));
  const [rulesets, rules, disabled] = [inList('rulesets'), inList('rules'), inList('disabled')];
  const exceptions = finder(content.exceptions, exceptionId);
  return (ids) => ({
    kind,
    content: { rulesets: rulesets(ids), rules: rules(ids), disabled: disabled(ids), exceptions: exceptions(ids) },
  });
}

function finder<T>(items: readonly T[], idOf: (item: T) => ObjectId): (ids: ReadonlySet<ObjectId>) => T[] {
  const byId = Map.groupBy(items, idOf);
  return (ids) => [...ids].flatMap((id) => byId.get(id) ?? []);
}
