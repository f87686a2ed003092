import { createHash } from 'node:crypto';
import {
  type Bundle,
  type BundleContent,
  detectionPolicyId,
  exceptionId,
  itemId,
  type ObjectId,
  objectId,
  policyId,
  slugOf,
  ruleLists,
} from '../domain/bundle.ts';
import type {
  Drift,
  DriftBase,
  DriftBundle,
  DriftOrigin,
  ThreeWayChange,
  ThreeWayBundle,
  Unmanaged,
} from '../domain/drift.ts';
import { type Change, identitiesIn, type PlannedBundle, verbOf } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/dry-run.ts';
import type { Locate } from '../domain/problem.ts';
import type { DetectionBundle, RemediationBundle } from '../generated/types.ts';
import { canonicalText, diffDigest, canonicalJson, declarableText } from './digest.ts';
import { classifyWithoutBundle } from './effect/classify.ts';
import { differingFields } from './effect/filter-space.ts';
import { type ChangedItem, findChangedItems, applyItems } from './detection-lists.ts';
import { changesFromDiff } from './plan.ts';
import { undoBundle } from './undo.ts';

/** A bundle of the files with the platform's diff of it, and the base to compare with. */
export type BundleWithBase = {
  readonly bundle: PlannedBundle;
  readonly base: DriftBase;
  /** The platform's diff from its live state to what was applied last; null if that is unknown. */
  readonly applied: readonly DiffEntry[] | null;
  /** The bundle in each commit of the history, null where undeclared; null if the base is certain. */
  readonly history: readonly (BundleContent | null)[] | null;
};

/** The platform's edits since the base, by identity, from live to base; and of the lists, by item. Null if there is no base. */
type PlatformEdits = {
  readonly objects: ReadonlyMap<ObjectId, DiffEntry>;
  readonly items: ReadonlySet<ObjectId>;
};

function findPlatformEdits({ applied }: BundleWithBase): PlatformEdits | null {
  if (applied === null) return null;
  const objects = new Map(applied.map((entry) => [objectId(entry.object, entry.key), entry]));
  return { objects, items: new Set(findChangedItems(objects.get(detectionPolicyId) ?? {}).map(({ id }) => id)) };
}

/** Number of objects and list items in which the platform differs from what was applied last. */
export const countPlatformEdits = (applied: readonly DiffEntry[]): number =>
  applied.reduce((sum, entry) => sum + (entry.object === 'DetectionPolicy' ? findChangedItems(entry).length : 1), 0);

/**
 * Finds why each object that an apply would change differs, from two diffs of the platform: its live state L against the files F, and against the
 * base B. Without an edit (L = B) the files changed it; with one, the platform did if F = B, else both. Each list item of a detection bundle is
 * compared by itself, so a list changed on both sides is no conflict.
 */
function classifyByOrigin(compared: BundleWithBase, edits = findPlatformEdits(compared)): ThreeWayChange[] {
  const { bundle, history } = compared;
  const past = (history ?? []).map((content) => (content === null ? new Map() : declaredObjectTexts(content, bundle)));
  return bundle.changes.flatMap((change) => {
    const isSplit = change.object === 'DetectionPolicy' && change.verb === 'update' && edits !== null;
    if (isSplit) return splitByOrigin(change, edits, past);
    const edit = edits?.objects.get(change.id);
    const origin = unknownOrigin(change.id, past) ?? { origin: edits === null ? 'unknown' : originOf(change, edit) };
    return [explainChange(change, origin, edit)];
  });
}

type ChangeOrigin = Pick<ThreeWayChange, 'origin' | 'changedWithin'>;

/** The base is only the nearest commit, so for objects that changed in the history it is unknown what was applied. */
function unknownOrigin(id: ObjectId, past: readonly ObjectTexts[]): ChangeOrigin | null {
  const [newest, ...older] = past.map((texts) => texts.get(id));
  return older.some((text) => text !== newest) ? { origin: 'unknown', changedWithin: past.length } : null;
}

function originOf(change: Change, edit: DiffEntry | undefined): DriftOrigin {
  if (edit === undefined) return 'repository';
  const [files, base] = [change.after, edit.after].map((side) => canonicalText(change.object, side));
  if (files === base) return 'platform';
  return includesEdit(change, edit) ? 'repository' : 'both';
}

/** Whether the files contain the platform's edit, so that an apply reverts nothing: it changes none of the edited fields. */
function includesEdit(change: Change, { before: live, after: base }: DiffEntry): boolean {
  if (change.verb !== 'update') return false;
  const edited = differingFields(base, live, []);
  const pending = differingFields(live, change.after, []);
  return pending.length > 0 && !pending.some((field) => edited.includes(field));
}

/** A change with the platform's edit and the files' own change; the last two are classified without the rest of the bundle. */
function explainChange(change: Change, found: ChangeOrigin, edit: DiffEntry | undefined): ThreeWayChange {
  const { before: live, after: files } = change;
  const isEdit = found.origin === 'platform' || found.origin === 'both';
  const isOwn = edit !== undefined && (found.origin === 'both' || found.origin === 'repository');
  // If the files lack an edit, they are the base; of lists, they have the part that the change is about.
  const base = found.origin === 'platform' ? files : (edit?.after ?? null);
  return {
    change,
    ...found,
    edit: isEdit ? classifyAlone({ ...change, before: base, after: live, at: null, notes: {} }) : null,
    changeInFiles: isOwn ? classifyAlone({ ...change, before: base }) : null,
  };
}

/** A change with other sides, classified without the rest of the bundle. */
const classifyAlone = (change: Change): Change => ({
  ...change,
  verb: verbOf(change),
  ...classifyWithoutBundle(change),
});

/** Splits an update of the lists by the origin of its items; unknown if it differs in more than files can express. */
function splitByOrigin(change: Change, edits: PlatformEdits, past: readonly ObjectTexts[]): ThreeWayChange[] {
  const items = findChangedItems(change);
  // A platform may repeat the exceptions here; each also has its own entry.
  const otherDifferences = differingFields(change.before, change.after, [
    ...ruleLists,
    'exceptions',
    'product',
    'deployment_slug',
  ]);
  if (items.length === 0 || otherDifferences.length > 0)
    return [explainChange(change, { origin: 'unknown' }, undefined)];
  const originOfItem = ({ id }: ChangedItem): ChangeOrigin =>
    unknownOrigin(id, past) ?? { origin: edits.items.has(id) ? 'platform' : 'repository' };
  const explained = items.map((item) => ({ item, found: originOfItem(item) }));
  const byOrigin = Map.groupBy(explained, ({ found }) => found.origin);
  return (['platform', 'repository', 'unknown'] as const).flatMap((origin) => {
    const [first, ...others] = byOrigin.get(origin) ?? [];
    if (first === undefined) return [];
    const part = reduceToItems(
      change,
      [first, ...others].map(({ item }) => item),
    );
    return [explainChange(part, first.found, undefined)];
  });
}

/** The part of a lists update that concerns some items. */
export const reduceToItems = (change: Change, items: readonly ChangedItem[]): Change =>
  classifyAlone({ ...change, after: { ...change.before, ...applyItems(change.before, items) } });

/** The drift between files and platform, with what was applied last as base. */
export function findDrift(compared: readonly BundleWithBase[], unmanaged: readonly Unmanaged[]): Drift {
  const bundles = compared.map((one): DriftBundle => {
    const { deployment, kind, stateVersion } = one.bundle;
    const entries = classifyByOrigin(one);
    const texts = entries.map(({ origin, change }) => canonicalJson([origin, diffDigest([change])]));
    const digest = digestOf([deployment.id, deployment.slug, kind, ...texts.toSorted()]);
    return { deployment, kind, stateVersion, base: one.base, entries, digest };
  });
  return { bundles, unmanaged, digest: digestOfAll(bundles) };
}

/** Bundles without drift do not enter, so declaring or dropping one does not change the digest. */
export const digestOfAll = (bundles: readonly DriftBundle[]): string =>
  digestOf(bundles.flatMap(({ entries, digest }) => (entries.length === 0 ? [] : [digest])).toSorted());

/** The number is the version of the canonical form. */
const digestOf = (value: readonly string[]): string =>
  `sha256:${createHash('sha256')
    .update(`drift 1\n${canonicalJson(value)}`)
    .digest('hex')}`;

/**
 * Splits a bundle's changes since the base: the files' own, what an apply would also revert, and what is live already. `declared`: the same bundle
 * from the files, for positions.
 */
export function threeWayDiffOfBundle(compared: BundleWithBase, declared: Bundle, locate: Locate): ThreeWayBundle {
  const { bundle, base } = compared;
  const edits = findPlatformEdits(compared);
  const whole = new Set(bundle.changes);
  return {
    deployment: bundle.deployment,
    kind: bundle.kind,
    inBase: base.kind !== 'none' || base.why === 'unanswered',
    changes: classifyByOrigin(compared, edits).map((entry) =>
      whole.has(entry.change) ? entry : { ...entry, change: locatePart(entry.change, declared, locate) },
    ),
    live: edits === null ? [] : findLiveChanges(bundle, edits, declared, locate),
  };
}

/** A part of the lists is placed at its own first list. */
function locatePart(change: Change, declared: Bundle, locate: Locate): Change {
  const [found] = changesFromDiff(declared, [change], locate);
  return { ...change, at: found?.at ?? null, notes: found?.notes ?? {} };
}

/** Changes of the files against the base that are live already: edits that no apply changes. Each is classified by itself. */
function findLiveChanges({ changes }: PlannedBundle, edits: PlatformEdits, declared: Bundle, locate: Locate): Change[] {
  const planned = new Set(
    changes.flatMap((change) =>
      change.id === detectionPolicyId ? findChangedItems(change).map(({ id }) => id) : [change.id],
    ),
  );
  const entries = [...edits.objects].flatMap(([id, { before: live, after: base, ...facts }]): DiffEntry[] => {
    if (id !== detectionPolicyId) return planned.has(id) ? [] : [{ ...facts, before: base, after: live }];
    const lists = applyItems(base, []);
    const liveItems = findChangedItems({ before: base, after: live }).filter((item) => !planned.has(item.id));
    return liveItems.length === 0 ? [] : [{ ...facts, before: lists, after: applyItems(lists, liveItems) }];
  });
  return changesFromDiff(declared, entries, locate).map(classifyAlone);
}

// ── Declared states ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The objects of a bundle by identity, each as one text of what files can express; each list item counts as an object. */
export type ObjectTexts = ReadonlyMap<ObjectId, string>;

/** The declared objects; with `bundle` by the identities in its diff, since the platform may derive other slugs than we do. */
export function declaredObjectTexts(content: BundleContent, bundle: PlannedBundle | null = null): ObjectTexts {
  if (content.kind === 'remediation') {
    const idsOf = bundle && identitiesIn(bundle);
    const idsInDiff = new Map(bundle?.changes.map((change) => [idsOf?.(change).at(-1), change.id]));
    return new Map(
      content.content.policies.map((policy) => {
        const id = policyId(slugOf(policy));
        return [idsInDiff.get(id) ?? id, declarableText('RemediationPolicy', policy)];
      }),
    );
  }
  const { content: lists } = content;
  return new Map([
    ...ruleLists.flatMap((list) => lists[list].map((item) => [itemId(list, item), 'item'] as const)),
    ...lists.exceptions.map((one) => [exceptionId(one), declarableText('DetectionPolicyException', one)] as const),
  ]);
}

/** The live objects; null if the platform's diff does not hold the whole live bundle. */
export function liveObjectTexts(bundle: PlannedBundle): ObjectTexts | null {
  const content = undoBundle(bundle);
  if (content === null) return null;
  // With every list, which is all that is read here.
  return bundle.kind === 'remediation'
    ? declaredObjectTexts({ kind: bundle.kind, content: content as RemediationBundle }, bundle)
    : declaredObjectTexts({ kind: bundle.kind, content: content as DetectionBundle }, bundle);
}

/** Number of objects that differ. */
export const countDifferences = (one: ObjectTexts, other: ObjectTexts): number =>
  [...new Map([...one, ...other]).keys()].filter((id) => one.get(id) !== other.get(id)).length;
