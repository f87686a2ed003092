import { createHash } from 'node:crypto';
import { type Bundle, type BundleContent, detectionPolicyId, type ObjectId, objectId } from '../domain/bundle.ts';
import type {
  Drift,
  DriftBase,
  DriftBundle,
  DriftOrigin,
  ThreeWayChange,
  ThreeWayBundle,
  Unmanaged,
} from '../domain/drift.ts';
import { isObject, ruleLists } from '../domain/json.ts';
import { type Change, entryOf, type PlannedBundle } from '../domain/plan.ts';
import { type Content, type DiffEntry, previewOf } from '../domain/preview.ts';
import type { Locate } from '../domain/problem.ts';
import { canonicalObject, diffDigest, plain } from './digest.ts';
import { classify } from './effect.ts';
import {
  type ChangedItem,
  changedItems,
  declaredObjects,
  liveObjects,
  type Objects,
  productOf,
  withItems,
} from './objects.ts';
import { changesOf } from './plan.ts';

/** A bundle of the files, the platform's diff of it, and the base to compare with. */
export type Compared = {
  readonly bundle: PlannedBundle;
  readonly base: DriftBase;
  /** What was applied last; null if unknown. */
  readonly applied: BundleContent | null;
  /** The bundle in each commit of the history, null where undeclared; null if the base is certain. */
  readonly history: readonly (BundleContent | null)[] | null;
  /** The platform's diff from what was applied last to the live state; null if not requested. */
  readonly since: readonly DiffEntry[] | null;
};

/** The three states of a bundle, by identity. */
type Sides = {
  readonly base: Objects | null;
  readonly files: Objects;
  readonly live: Objects;
  /** Edits since the base, according to the platform; null if it was not asked. */
  readonly since: ReadonlyMap<ObjectId, DiffEntry> | null;
  /** The commits that were read; null if the base is certain. */
  readonly history: readonly Objects[] | null;
};

const sidesOf = ({ bundle, applied, history, since }: Compared): Sides => ({
  base: applied && declaredObjects(applied, bundle),
  files: declaredObjects(bundle, bundle),
  live: liveObjects(bundle),
  since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
  history: history && history.map((content) => (content === null ? new Map() : declaredObjects(content, bundle))),
});

/**
 * Finds why each object that an apply would change differs. The platform alone decides which objects these are. With base B, files F and live
 * state L: F≠B was changed in the files, L≠B on the platform. Each list item of a detection bundle is compared by itself, so a list changed on
 * both sides is no conflict.
 */
const threeWayDiff = ({ bundle }: Compared, sides: Sides): ThreeWayChange[] =>
  bundle.changes.flatMap((change) => {
    const isSplit = change.object === 'DetectionPolicy' && change.verb === 'update' && sides.base !== null;
    return isSplit ? listEntries(change, sides) : [toEntry(change, originOf(change, sides), sides)];
  });

type Origin = Pick<ThreeWayChange, 'origin' | 'changedWithin'>;

/** The base is only the nearest commit, so for objects that changed in the history it is unknown what was applied. */
function openIn(id: ObjectId, { history }: Sides): Origin | null {
  const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
  return older.some((text) => text !== newest) ? { origin: 'unknown', changedWithin: history?.length ?? 0 } : null;
}

const originOf = (change: Change, sides: Sides): Origin =>
  openIn(change.id, sides) ?? { origin: keepsEdits(change, sides) ? 'repository' : sideOf(change.id, sides) };

/** Who changed an object. The platform's diff counts before our comparison, since it may spell values differently. */
function sideOf(id: ObjectId, { base, files, live, since }: Sides): DriftOrigin {
  if (base === null) return 'unknown';
  const [was, inFiles, onPlatform] = [base, files, live].map((side) => side.get(id)?.text);
  if (since !== null && !since.has(id)) return 'repository';
  // The platform sees a difference that we do not, so its origin is unknown.
  if (since === null && inFiles === onPlatform) return 'unknown';
  if (was === inFiles) return 'platform';
  return since === null && was === onPlatform ? 'repository' : 'both';
}

/** Whether both sides changed a policy and the files contain every edit of the platform, so that an apply reverts nothing. */
function keepsEdits(change: Change, sides: Sides): boolean {
  const isPolicy = change.object === 'RemediationPolicy' && change.verb === 'update';
  if (!isPolicy || sideOf(change.id, sides) !== 'both') return false;
  const { files, live, since } = sides;
  const isAsked = since !== null;
  // Our comparison ignores what files cannot express.
  if (!isAsked && live.get(change.id)?.text.endsWith('and more') === true) return false;
  const [inFiles, onPlatform] = isAsked
    ? [change.after, change.before]
    : [files.get(change.id)?.content, live.get(change.id)?.content];
  const [was, is, there] = [baseContent(change.id, sides), inFiles, onPlatform].map((side) => partsOf(side ?? {}));
  const differs = (one: Parts = new Map(), other: Parts = new Map()): string[] =>
    [...new Map([...one, ...other]).keys()].filter((name) => (one.get(name) ?? '{}') !== (other.get(name) ?? '{}'));
  const pending = new Set(differs(is, there));
  return pending.size > 0 && differs(was, there).every((name) => !pending.has(name));
}

type Parts = ReadonlyMap<string, string>;

/** The independently editable parts of a policy: its fields, those of its filters, and its conditions by type. */
function partsOf({ slug: _, filters, ...fields }: Content): Parts {
  const { conditions, ...rest } = isObject(filters) ? filters : { conditions: filters };
  const byType = Map.groupBy(Array.isArray(conditions) ? conditions : [conditions], (condition: unknown) =>
    isObject(condition) ? `condition ${String(condition['type'])}` : 'conditions',
  );
  const parts: [string, Content][] = [
    ...Object.entries(fields).map(([field, value]): [string, Content] => [field, { [field]: value }]),
    ...Object.entries(rest).map(([field, value]): [string, Content] => [
      `filters ${field}`,
      { filters: { [field]: value } },
    ]),
    ...Array.from(byType, ([name, own]): [string, Content] => [name, { filters: { conditions: own } }]),
  ];
  return new Map(parts.map(([name, content]) => [name, canonicalObject('RemediationPolicy', content)]));
}

/** The base's content of an object, in the platform's spelling if known. */
const baseContent = (id: ObjectId, { base, since }: Sides): Content | null =>
  since?.get(id)?.after ?? base?.get(id)?.content ?? null;

/** A change with the platform's edit and the files' own change; the last two are classified without the rest of the bundle. */
function toEntry(change: Change, found: Origin, sides: Sides): ThreeWayChange {
  const { before: live, after: files } = entryOf(change);
  const base = baseContent(change.id, sides);
  const isOwn = found.origin === 'both' || (found.origin === 'repository' && keepsEdits(change, sides));
  const isEdit = found.origin === 'platform' || found.origin === 'both';
  // If the files lack an edit, they hold what was applied, in the platform's spelling.
  const applied = found.origin === 'platform' ? files : base;
  return {
    change,
    ...found,
    edit: isEdit ? between(change, applied, live) : null,
    own: isOwn && (base !== null || files !== null) ? between(change, base, files, placeOf(change)) : null,
  };
}

const nowhere = { at: null, notes: {} };

const placeOf = (change: Change) => (change.verb === 'delete' ? nowhere : { at: change.at, notes: change.notes });

/** The change from one content of an object to another. */
function between(
  { object, key, id }: Change,
  before: Content | null,
  after: Content | null,
  place: ReturnType<typeof placeOf> = nowhere,
): Change {
  const facts = { object, key, id, ...classify({ object, key, before, after }) };
  if (after === null) return { ...facts, verb: 'delete', before: before ?? {} };
  if (before === null) return { ...facts, verb: 'create', after, ...place };
  return { ...facts, verb: 'update', before, after, ...place };
}

type ListUpdate = Extract<Change, { verb: 'update' }>;

/** Splits an update of the lists by the origin of its items; unknown if it differs in more than files can express. */
function listEntries(change: ListUpdate, sides: Sides): ThreeWayChange[] {
  const items = changedItems(change);
  if (items.length === 0 || differsBeside(change)) return [toEntry(change, { origin: 'unknown' }, sides)];
  const explained = items.map((item) => ({ item, found: openIn(item.id, sides) ?? itemOrigin(item, sides) }));
  return (['platform', 'repository', 'unknown'] as const).flatMap((origin) => {
    const own = explained.filter(({ found }) => found.origin === origin);
    const [first] = own;
    if (first === undefined) return [];
    return [
      toEntry(
        onlyItems(
          change,
          own.map(({ item }) => item),
        ),
        first.found,
        sides,
      ),
    ];
  });
}

const itemOrigin = ({ id, here }: ChangedItem, { base }: Sides): Origin => ({
  origin: base?.has(id) === (here === 'files') ? 'platform' : 'repository',
});

/** The part of a lists update that concerns some items. */
export function onlyItems(change: ListUpdate, items: readonly ChangedItem[]): ListUpdate {
  const after = { ...change.before, ...withItems(change.before, items) };
  return { ...change, after, ...classify(entryOf({ ...change, after })) };
}

/** Whether fields other than the lists differ, which files cannot express. */
function differsBeside({ before, after }: ListUpdate): boolean {
  const isOther = (name: string): boolean => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
  return Object.keys({ ...before, ...after }).some(isOther);
}

// A platform may repeat the exceptions here; each also has its own entry.
const notOther: ReadonlySet<string> = new Set([...ruleLists, 'exceptions', 'product', 'deployment_slug']);

/** The drift between files and platform, with what was applied last as base. */
export function findDrift(compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const bundles = compared.map((one): DriftBundle => {
    const { deployment, kind, stateVersion } = one.bundle;
    const entries = threeWayDiff(one, sidesOf(one));
    const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
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
    .update(`drift 1\n${plain(value)}`)
    .digest('hex')}`;

/**
 * Splits a bundle's changes since the base: the files' own, what an apply would also revert, and what is live already. `declared`: the same bundle
 * from the files, for positions.
 */
export function threeWayDiffOf(compared: Compared, declared: Bundle, locate: Locate): ThreeWayBundle {
  const { bundle, applied } = compared;
  const sides = sidesOf(compared);
  const whole = new Set(bundle.changes);
  return {
    deployment: bundle.deployment,
    kind: bundle.kind,
    inBase: applied !== null,
    changes: threeWayDiff(compared, sides).map((entry) =>
      whole.has(entry.change) ? entry : { ...entry, change: placed(entry.change, declared, locate) },
    ),
    live: applied === null ? [] : liveChanges(compared, applied, sides, declared, locate),
  };
}

/** A part of the lists is placed at its own first list. */
function placed(change: Change, declared: Bundle, locate: Locate): Change {
  const [found] = changesOf(declared, previewOf([entryOf(change)]), locate);
  return found?.verb === 'update' && change.verb === 'update'
    ? { ...change, at: found.at, notes: found.notes }
    : change;
}

/** Changes of the files against the base that are live already; each classified by itself. */
function liveChanges(
  { bundle: { changes } }: Compared,
  applied: BundleContent,
  sides: Sides,
  declared: Bundle,
  locate: Locate,
): Change[] {
  const planned = new Set(changes.map(({ id }) => id));
  const objects = changedInFiles(sides).filter(
    ({ object, key }) => object !== 'DetectionPolicy' && !planned.has(objectId(object, key)),
  );
  const entries = [...objects, ...liveLists(changes, applied, declared)];
  return changesOf(declared, previewOf(entries), locate).map((change) => ({ ...change, ...classify(entryOf(change)) }));
}

/** Changes from the base to the files, among objects that are equal in files and platform. */
function changedInFiles({ base, files, since }: Sides): DiffEntry[] {
  if (since !== null)
    return [...since.values()].map(({ object, key, before, after }) => ({ object, key, before: after, after: before }));
  return [...new Map([...(base ?? []), ...files])].flatMap(([id, { object, key }]) => {
    const [was, is] = [base?.get(id), files.get(id)];
    return was?.text === is?.text ? [] : [{ object, key, before: was?.content ?? null, after: is?.content ?? null }];
  });
}

/** List items that differ between base and files and that no apply changes. */
function liveLists(changes: readonly Change[], applied: BundleContent, declared: Bundle): DiffEntry[] {
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return [];
  const lists = changes.find(({ id }) => id === detectionPolicyId);
  const pending = new Set(changedItems(lists ?? {}).map(({ id }) => id));
  const before = withItems({ ...applied.content }, []);
  const items = changedItems({ before, after: { ...declared.content } }).filter(({ id }) => !pending.has(id));
  const key = { product: productOf(declared.kind) };
  return items.length === 0 ? [] : [{ object: 'DetectionPolicy', key, before, after: withItems(before, items) }];
}
