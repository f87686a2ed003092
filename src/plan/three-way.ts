import {
  type Bundle,
  type BundleContent,
  detectionPolicyId,
  exceptionId,
  type ObjectId,
  objectId,
} from '../domain/bundle.ts';
import type { ChangeOrigin, DriftEntry, TriangulatedBundle, TriangulatedChange } from '../domain/drift.ts';
import { type Change, entryOf, touchedPolicies, unchangedPolicies } from '../domain/plan.ts';
import { type Content, type DiffEntry, previewOf } from '../domain/preview.ts';
import type { Locate } from '../domain/problem.ts';
import type { RemediationBundle } from '../generated/types.ts';
import {
  type ChangedItem,
  changedItems,
  type Compared,
  entriesOfChange,
  productOf,
  type Sides,
  sidesOf,
  withItems,
} from './drift.ts';
import { changesOf } from './plan.ts';
import {
  doneByApply,
  filtersOf,
  type FindOwn,
  findOwn,
  inTurn,
  isLive,
  type Item,
  type ItemList,
  itemsOf,
  originByParts,
  type Part,
  partsOf,
  type Three,
  threeOf,
} from './three-way-parts.ts';

/**
 * Tells whose doing each change of a bundle is: with B for the base (`applied`), F for the files and L for the platform, F≠B is the
 * files' doing, L≠B the platform's. What an apply would change, F≠L, is the platform's word alone; what both touched is looked at part by
 * part. Where F≠B and F=L it is live already. `declared`: the same bundle as the files have it, for the places in them.
 */
export function triangulateBundle(compared: Compared, declared: Bundle, locate: Locate): TriangulatedBundle {
  const { bundle, applied } = compared;
  const sides = sidesOf(compared);
  return {
    deployment: bundle.deployment,
    kind: bundle.kind,
    inBase: applied !== null,
    changes: triangulatedChanges(compared, sides, declared, locate),
    live: liveChanges(compared, sides, declared, locate),
  };
}

function triangulatedChanges(
  { bundle, applied }: Compared,
  sides: Sides,
  declared: Bundle,
  locate: Locate,
): TriangulatedChange[] {
  const ownOf = findOwn(applied, declared, sides);
  return bundle.changes.flatMap((change) => {
    const entries = entriesOfChange(change, sides);
    if (entries.length === 1) return entries.map((entry) => toTriangulated({ ...entry, change }, sides, ownOf));
    const parts = inTurn(entries, bundle, declared, sides);
    return parts.map((entry) => toTriangulated(placed(entry, declared, locate), sides, ownOf));
  });
}

/** A part stands where its own first list does. */
function placed(entry: DriftEntry, declared: Bundle, locate: Locate): DriftEntry {
  const { change } = entry;
  const [found] = changesOf(declared, previewOf([entryOf(change)]), locate);
  if (found === undefined || found.verb === 'delete' || change.verb === 'delete') return entry;
  const { at, notes } = found;
  return { ...entry, change: { ...change, at, notes } };
}

function toTriangulated(entry: DriftEntry, sides: Sides, ownOf: FindOwn): TriangulatedChange {
  const { change, edit, edited } = entry;
  const origin = originIn(entry, sides);
  const own = ownOf(change, origin);
  return origin === 'own' || origin === 'unknown'
    ? { change, origin, edit: null, own, edited: null }
    : { change, origin, edit, own, edited };
}

function originIn({ change, origin }: DriftEntry, sides: Sides): ChangeOrigin {
  if (origin !== 'both') return origins[origin];
  const three = threeOf(change, sides);
  return three === null ? 'both' : originByParts(three);
}

/** What drift calls an edit, an apply would revert; what waits in the repository is the files' own. */
const origins = { platform: 'revert', repository: 'own', unknown: 'unknown' } as const satisfies Record<
  Exclude<DriftEntry['origin'], 'both'>,
  ChangeOrigin
>;

/**
 * What the files change against the base, and the platform has already; judged by what the bundle was in the base and is with these
 * changes alone. `declared`: the bundle of the files, for the places of what stands in it.
 */
function liveChanges(
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
  return changesOf({ ...declared, ...then }, previewOf(entries), locate);
}

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

/** A policy from the base to what of the files the platform has already; null where it has nothing of it. */
function livePolicy(three: Three): { readonly before: Content | null; readonly after: Content } | null {
  const { base, files } = three;
  const parts = partsOf(three);
  if (base === null) return liveCreate(three, parts);
  const live = parts.filter(isLive);
  if (live.length === 0) return null;
  return { before: base, after: withLive(base, files, live) };
}

/** Where both made the policy, part of it is not a policy: one of them must hold all of the other. */
function liveCreate({ files, live }: Three, parts: readonly Part[]): { before: null; after: Content } | null {
  const origin = doneByApply(parts);
  return origin === 'both' ? null : { before: null, after: origin === 'own' ? live : files };
}

function withLive(base: Content, files: Content, live: readonly Part[]): Content {
  const filters = withFields(filtersOf(base), filtersOf(files), fieldsOf(live, 'filters'));
  return {
    ...withFields(base, files, fieldsOf(live, 'policy')),
    filters: { ...filters, conditions: mergedItems('conditions', base, files, live) },
    actions: mergedItems('actions', base, files, live),
  };
}

const fieldsOf = (parts: readonly Part[], where: 'policy' | 'filters'): string[] =>
  parts.flatMap(({ place }) => (place.in === where ? [place.field] : []));

function withFields(base: Content, files: Content, fields: readonly string[]): Content {
  const taken = fields.map((field) => [field, files[field]] as const);
  return { ...base, ...Object.fromEntries(taken) };
}

/** The base's items without those that went, and with those that came; in the order of the files where that is on the platform. */
function mergedItems(list: ItemList, base: Content, files: Content, live: readonly Part[]): unknown[] {
  const changed = new Set(live.flatMap(({ place }) => (place.in === list && 'item' in place ? [place.item] : [])));
  const inFiles = itemsOf(list, files);
  const stays = itemsOf(list, base).filter(({ text }) => !changed.has(text));
  const items = [...stays, ...inFiles.filter(({ text }) => changed.has(text))];
  const isReordered = live.some(({ place }) => place.in === list && 'order' in place);
  return (isReordered ? inOrderOf(inFiles, items) : items).map(({ value }) => value);
}

function inOrderOf(order: readonly Item[], items: readonly Item[]): Item[] {
  const at = new Map(order.map(({ text }, index) => [text, index]));
  const indexOf = ({ text }: Item): number => at.get(text) ?? order.length;
  return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
