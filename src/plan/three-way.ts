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
  UndeclaredBundle,
} from '../domain/drift.ts';
import { type Change, declaredIds, type PlannedBundle, verbOf } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/dry-run.ts';
import type { Locate } from '../domain/problem.ts';
import type { DetectionBundle, RemediationBundle } from '../generated/types.ts';
import { canonicalText, diffDigest, canonicalJson, declarableText } from './digest.ts';
import { classifyWithoutBundle } from './effect/classify.ts';
import { differingFields } from './effect/filter-space.ts';
import { type ChangedItem, findChangedItems, applyItems } from './detection-lists.ts';
import { changesFromDiff } from './plan.ts';
import { undoBundle } from './undo.ts';

// Why files and platform differ, from three states of each object: `live` is what the platform has, `files` what the files declare, `base` what was
// applied last, or what the commit declares that a change starts from. There are two diffs, both from the live state: to the files (the plan's
// changes), and to the base (the platform's edits, in reverse).

/** A bundle of the files with the platform's diff of it, and the base to compare with. */
export type BundleWithBase = {
  /** Its changes lead from the live state to the files. */
  readonly bundle: PlannedBundle;
  readonly base: DriftBase;
  /** The platform's diff from its live state to the base; null if the base is unknown. */
  readonly diffToBase: readonly DiffEntry[] | null;
  /** The bundle in each commit of the history, null where undeclared; null if the base is certain. */
  readonly history: readonly (BundleContent | null)[] | null;
};

/** The objects and list items that were edited on the platform since the base; entries lead from live to base. Null if there is no base. */
type PlatformEdits = {
  readonly objects: ReadonlyMap<ObjectId, DiffEntry>;
  readonly items: ReadonlySet<ObjectId>;
};

function findPlatformEdits({ diffToBase }: BundleWithBase): PlatformEdits | null {
  if (diffToBase === null) return null;
  const objects = new Map(diffToBase.map((entry) => [objectId(entry.object, entry.key), entry]));
  return { objects, items: new Set(findChangedItems(objects.get(detectionPolicyId) ?? {}).map(({ id }) => id)) };
}

/** Number of objects and list items in which the platform differs from the base. */
export const countPlatformEdits = (diffToBase: readonly DiffEntry[]): number =>
  diffToBase.reduce((sum, entry) => sum + (entry.object === 'DetectionPolicy' ? findChangedItems(entry).length : 1), 0);

/**
 * Finds why each object that an apply would change differs. Without an edit on the platform (live = base) the files changed it. With an edit, the
 * platform did if files = base, else both did. Each list item of a detection bundle is compared by itself, so a list changed on both sides is no
 * conflict.
 */
function classifyByOrigin({ bundle, history }: BundleWithBase, edits: PlatformEdits | null): ThreeWayChange[] {
  const textsInHistory = (history ?? []).map((content) =>
    content === null ? new Map() : declaredObjectTexts(content, bundle),
  );
  return bundle.changes.flatMap((change) => {
    if (edits === null)
      return [explainChange(change, unknownOrigin(change.id, textsInHistory) ?? { origin: 'unknown' }, undefined)];
    if (change.object === 'DetectionPolicy' && change.verb === 'update')
      return splitByOrigin(change, edits, textsInHistory);
    const edit = edits.objects.get(change.id);
    return [
      explainChange(change, unknownOrigin(change.id, textsInHistory) ?? { origin: originOf(change, edit) }, edit),
    ];
  });
}

type ChangeOrigin = Pick<ThreeWayChange, 'origin' | 'commitsCompared'>;

/** The base is only the nearest commit, so for objects that changed in the history it is unknown what was applied. */
function unknownOrigin(id: ObjectId, past: readonly ObjectTexts[]): ChangeOrigin | null {
  const [newestText, ...olderTexts] = past.map((texts) => texts.get(id));
  return olderTexts.some((text) => text !== newestText) ? { origin: 'unknown', commitsCompared: past.length } : null;
}

function originOf(change: Change, edit: DiffEntry | undefined): DriftOrigin {
  if (edit === undefined) return 'repository';
  const { after: files } = change;
  const { after: base } = edit;
  if (canonicalText(change.object, files) === canonicalText(change.object, base)) return 'platform';
  return includesEdit(change, edit) ? 'repository' : 'both';
}

/**
 * Whether the files contain the platform's edit, so that an apply reverts nothing. If the platform edited only the filters of a policy, and the files have
 * these filters and other actions, then an apply changes the actions alone.
 */
function includesEdit(change: Change, { before: live, after: base }: DiffEntry): boolean {
  if (change.verb !== 'update') return false;
  const editedFields = differingFields(base, live);
  const fieldsToApply = differingFields(live, change.after);
  return fieldsToApply.length > 0 && !fieldsToApply.some((field) => editedFields.includes(field));
}

/** Adds the platform's edit and the change in the files to a change; both are classified without the rest of the bundle. */
function explainChange(change: Change, changeOrigin: ChangeOrigin, edit: DiffEntry | undefined): ThreeWayChange {
  const { before: live, after: files } = change;
  const { origin } = changeOrigin;
  // If the files lack an edit, they are the base; of lists, they have the part that the change is about.
  const base = origin === 'platform' ? files : (edit?.after ?? null);
  const isEdited = origin === 'platform' || origin === 'both';
  const isChangedInFiles = edit !== undefined && (origin === 'both' || origin === 'repository');
  return {
    change,
    ...changeOrigin,
    platformEdit: isEdited ? classifyAlone({ ...change, before: base, after: live, at: null, notes: {} }) : null,
    changeInFiles: isChangedInFiles ? classifyAlone({ ...change, before: base }) : null,
  };
}

/** Classifies a change whose sides were replaced, without the rest of the bundle. */
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
  const itemsWithOrigin = items.map((item) => ({ item, changeOrigin: originOfItem(item) }));
  const byOrigin = Map.groupBy(itemsWithOrigin, ({ changeOrigin }) => changeOrigin.origin);
  return (['platform', 'repository', 'unknown'] as const).flatMap((origin) => {
    const group = byOrigin.get(origin) ?? [];
    const [first] = group;
    if (first === undefined) return [];
    const itemsOfOrigin = group.map(({ item }) => item);
    return [explainChange(reduceToItems(change, itemsOfOrigin), first.changeOrigin, undefined)];
  });
}

/** Reduces an update of the lists to some of the changed items. */
export const reduceToItems = (change: Change, items: readonly ChangedItem[]): Change =>
  classifyAlone({ ...change, after: { ...change.before, ...applyItems(change.before, items) } });

/** The drift between files and platform, with what was applied last as base. */
export function findDrift(bundlesWithBase: readonly BundleWithBase[], undeclared: readonly UndeclaredBundle[]): Drift {
  const bundles = bundlesWithBase.map((bundleWithBase): DriftBundle => {
    const { bundle, base } = bundleWithBase;
    const { deployment, kind, stateVersion } = bundle;
    const changes = classifyByOrigin(bundleWithBase, findPlatformEdits(bundleWithBase));
    const texts = changes.map(({ origin, change }) => canonicalJson([origin, diffDigest([change])]));
    const digest = digestOf([deployment.id, deployment.slug, kind, ...texts.toSorted()]);
    return { deployment, kind, stateVersion, base, changes, digest };
  });
  return { bundles, undeclared, digest: digestOfAll(bundles) };
}

/** The digest of the drift of several bundles. Bundles without drift do not enter, so declaring or dropping one does not change it. */
export const digestOfAll = (bundles: readonly DriftBundle[]): string =>
  digestOf(bundles.flatMap(({ changes, digest }) => (changes.length === 0 ? [] : [digest])).toSorted());

/** The number is the version of the canonical form. */
const digestOf = (value: readonly string[]): string =>
  `sha256:${createHash('sha256')
    .update(`drift 1\n${canonicalJson(value)}`)
    .digest('hex')}`;

/**
 * Splits a bundle's changes since the base: what the files changed, what an apply would also revert, and what is live already. `declared`: the same
 * bundle from the files, for positions.
 */
export function threeWayDiffOfBundle(bundleWithBase: BundleWithBase, declared: Bundle, locate: Locate): ThreeWayBundle {
  const { bundle, base } = bundleWithBase;
  const edits = findPlatformEdits(bundleWithBase);
  const plannedChanges = new Set(bundle.changes);
  return {
    deployment: bundle.deployment,
    kind: bundle.kind,
    inBase: base.kind !== 'none' || base.reason === 'unanswered',
    changes: classifyByOrigin(bundleWithBase, edits).map((entry) =>
      plannedChanges.has(entry.change) ? entry : { ...entry, change: locatePart(entry.change, declared, locate) },
    ),
    alreadyLive: edits === null ? [] : findLiveChanges(bundle, edits, declared, locate),
  };
}

/** Locates a part of an update of the lists: at the first list that the part changes. */
function locatePart(change: Change, declared: Bundle, locate: Locate): Change {
  const [located] = changesFromDiff(declared, [change], locate);
  return { ...change, at: located?.at ?? null, notes: located?.notes ?? {} };
}

/** Changes in the files since the base that are live already: edits that no apply changes. Each is classified by itself. */
function findLiveChanges({ changes }: PlannedBundle, edits: PlatformEdits, declared: Bundle, locate: Locate): Change[] {
  const planned = new Set(
    changes.flatMap((change) =>
      change.id === detectionPolicyId ? findChangedItems(change).map(({ id }) => id) : [change.id],
    ),
  );
  const entries = [...edits.objects].flatMap(([id, { before: live, after: base, ...facts }]): DiffEntry[] => {
    if (id !== detectionPolicyId) return planned.has(id) ? [] : [{ ...facts, before: base, after: live }];
    const baseLists = applyItems(base, []);
    const liveItems = findChangedItems({ before: base, after: live }).filter((item) => !planned.has(item.id));
    return liveItems.length === 0 ? [] : [{ ...facts, before: baseLists, after: applyItems(baseLists, liveItems) }];
  });
  return changesFromDiff(declared, entries, locate).map(classifyAlone);
}

// ── Declared states ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The objects of a bundle by identity, each as its canonical text of what files can express; each list item counts as an object. */
export type ObjectTexts = ReadonlyMap<ObjectId, string>;

/** The declared objects. With `bundle`, by the identities in its diff, since the platform may derive other slugs than ifmatch does. */
export function declaredObjectTexts(content: BundleContent, bundle: PlannedBundle | null = null): ObjectTexts {
  if (content.kind === 'remediation') {
    const idsInDiff = new Map(
      bundle === null ? [] : Array.from(declaredIds(bundle, bundle.changes), ([id, declaredId]) => [declaredId, id]),
    );
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
    ...lists.exceptions.map(
      (exception) => [exceptionId(exception), declarableText('DetectionPolicyException', exception)] as const,
    ),
  ]);
}

/** The live objects; null if the platform's diff does not hold the whole live bundle. */
export function liveObjectTexts(bundle: PlannedBundle): ObjectTexts | null {
  const content = undoBundle(bundle);
  if (content === null) return null;
  // `undoBundle` returns every list, which is all that is read here.
  return bundle.kind === 'remediation'
    ? declaredObjectTexts({ kind: bundle.kind, content: content as RemediationBundle }, bundle)
    : declaredObjectTexts({ kind: bundle.kind, content: content as DetectionBundle }, bundle);
}

/** Number of objects that differ. */
export const countDifferences = (a: ObjectTexts, b: ObjectTexts): number =>
  [...new Map([...a, ...b]).keys()].filter((id) => a.get(id) !== b.get(id)).length;
