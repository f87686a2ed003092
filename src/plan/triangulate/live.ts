import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import { touchedPolicies, unchangedPolicies } from '../../domain/declared-policies.ts';
import { detectionPolicyId, exceptionId, type ObjectId, objectId } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';
import type { Locate } from '../../domain/position.ts';
import type { Content, DiffEntry, Preview } from '../../domain/preview.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import { changesOf } from '../changes.ts';
import { changedItems, type ChangedItem, productOf } from '../drift/objects.ts';
import type { Compared, Sides } from '../drift/sides.ts';
import { withItems } from '../drift/split-lists.ts';
import { livePolicy } from './live-parts.ts';
import { threeOf } from './three.ts';

/**
 * What the files change against the base, and the platform has already; judged by what the bundle was in the base and is with these
 * changes alone. `declared`: the bundle of the files, for the places of what stands in it.
 */
export function liveChanges(
  { bundle, applied }: Pick<Compared, 'bundle' | 'applied'>,
  sides: Sides,
  declared: Bundle,
  locate: Locate,
): Change[] {
  if (applied === null) return [];
  const planned = new Set(bundle.changes.map(({ id }) => id));
  const items = liveItems(bundle.changes, applied, sides, declared);
  const entries = [
    ...wholeObjects(planned, sides),
    ...bundle.changes.flatMap((change) => partOfPolicy(change, sides)),
    ...(items.length === 0 ? [] : [listsEntry(items, applied, sides)]),
  ];
  const then = contentWith(applied, declared, entries, items);
  return changesOf({ ...declared, ...then }, asPreview(entries), locate);
}

/** A diff as a preview that rejects nothing. */
export const asPreview = (entries: readonly DiffEntry[]): Preview => ({
  stateVersion: '',
  creates: entries.filter(({ before }) => before === null),
  updates: entries.filter(({ before, after }) => before !== null && after !== null),
  deletes: entries.filter(({ after }) => after === null),
  rejections: [],
});

/** Objects that are the same in the files and on the platform, and another in the base. */
function wholeObjects(planned: ReadonlySet<ObjectId>, sides: Sides): DiffEntry[] {
  const { applied, files, since } = sides;
  const isWanted = (id: ObjectId, object: string): boolean => !planned.has(id) && object !== 'DetectionPolicy';
  if (since !== null) {
    return [...since]
      .filter(([id, { object }]) => isWanted(id, object))
      .map(([, { object, key, before, after }]) => ({ object, key, before: after, after: before }));
  }
  return [...new Map([...(applied ?? []), ...files])]
    .filter(([id, { object }]) => isWanted(id, object) && applied?.get(id)?.text !== files.get(id)?.text)
    .map(([id, { object, key }]) => ({
      object,
      key,
      before: applied?.get(id)?.content ?? null,
      after: files.get(id)?.content ?? null,
    }));
}

/** What is live of a policy that an apply changes in other parts. */
function partOfPolicy(change: Change, sides: Sides): DiffEntry[] {
  const three = threeOf(change, sides);
  const live = three && livePolicy(three);
  return live === null ? [] : [{ object: change.object, key: change.key, ...live }];
}

/** Items that only the platform has, `here: 'platform'`, or only the base, and that no apply changes; by the platform's word where there is one. */
function liveItems(
  changes: readonly Change[],
  applied: BundleContent,
  { since }: Sides,
  declared: BundleContent,
): ChangedItem[] {
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return [];
  const told = since?.get(detectionPolicyId);
  const edit =
    since === null
      ? { before: { ...declared.content }, after: { ...applied.content } }
      : { before: told?.before ?? {}, after: told?.after ?? {} };
  const lists = changes.find(({ id }) => id === detectionPolicyId);
  const pending = new Set(changedItems(lists ?? {}).map(({ id }) => id));
  return changedItems(edit).filter(({ id }) => !pending.has(id));
}

function listsEntry(items: readonly ChangedItem[], applied: BundleContent, { since }: Sides): DiffEntry {
  const told = since?.get(detectionPolicyId);
  const before: Content = { ...told?.after, ...(told?.after ? {} : listsIn(applied)) };
  const key = told?.key ?? { product: applied.kind === 'remediation' ? null : productOf(applied.kind) };
  return { object: 'DetectionPolicy', key, before, after: { ...before, ...withItems(before, items, 'platform') } };
}

const listsIn = ({ content }: BundleContent): Content => ({ ...withItems({ ...content }, [], 'platform') });

/** The base's bundle with the objects of these entries, and these items, as the files have them. */
function contentWith(
  applied: BundleContent,
  declared: BundleContent,
  entries: readonly DiffEntry[],
  items: readonly ChangedItem[],
): BundleContent {
  if (applied.kind === 'remediation' && declared.kind === 'remediation')
    return { kind: 'remediation', content: policiesWith(applied.content, declared.content, entries) };
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return applied;
  const lists = withItems({ ...applied.content }, items, 'platform');
  const live = new Set(entries.map(({ object, key }) => objectId(object, key)));
  const exceptions = [
    ...applied.content.exceptions.filter((one) => !live.has(exceptionId(one))),
    ...declared.content.exceptions.filter((one) => live.has(exceptionId(one))),
  ];
  return { kind: applied.kind, content: { ...lists, exceptions } };
}

/** An entry names a policy by the slug of the platform, which may have derived another one than we would. */
function policiesWith(
  applied: RemediationBundle,
  declared: RemediationBundle,
  entries: readonly DiffEntry[],
): RemediationBundle {
  const was = entries.map(({ object, key, before }) => ({ object, key, after: before }));
  const come = touchedPolicies(declared, entries);
  return { policies: [...unchangedPolicies(applied, was), ...come] };
}
