import { createHash } from 'node:crypto';
import { type Bundle, type BundleContent, detectionPolicyId, type ObjectId, objectId } from '../domain/bundle.ts';
import type {
  Drift,
  DriftBase,
  DriftBundle,
  DriftOrigin,
  ThreeWayChange,
  TriangulatedBundle,
  Unmanaged,
} from '../domain/drift.ts';
import { isObject, ruleLists } from '../domain/json.ts';
import { type Change, entryOf, type PlannedBundle } from '../domain/plan.ts';
import { type Content, type DiffEntry, previewOf } from '../domain/preview.ts';
import type { Locate } from '../domain/problem.ts';
import { canonicalObject, diffDigest, plain } from './digest.ts';
import { judge } from './effect.ts';
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

/** A bundle of the files, with the platform's diff of it, and all that tells why they differ. */
export type Compared = {
  readonly bundle: PlannedBundle;
  readonly base: DriftBase;
  /** What was applied last; null when that is not known. */
  readonly applied: BundleContent | null;
  /** What the commits of the history declared, null for one that did not declare it; null where the base is sure. */
  readonly history: readonly (BundleContent | null)[] | null;
  /** The platform's own diff of what was applied last against what stands there now; null where there is none. */
  readonly since: readonly DiffEntry[] | null;
};

/** The three states of a bundle, by identity. */
type Sides = {
  readonly base: Objects | null;
  readonly files: Objects;
  readonly live: Objects;
  /** What the platform itself says was edited since the base; null where it was not asked. */
  readonly since: ReadonlyMap<ObjectId, DiffEntry> | null;
  /** Each commit that was read; null where the base is sure. */
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
 * Tells for each object that an apply would change why it differs. Which objects these are is the platform's word alone. With B for the
 * base, F for the files and L for the platform: F≠B is the files' doing, L≠B the platform's. Of the lists of a detection bundle each item
 * is told apart, so that a list that both sides touched is no conflict.
 */
const threeWayDiff = ({ bundle }: Compared, sides: Sides): ThreeWayChange[] =>
  bundle.changes.flatMap((change) => {
    const isSplit = change.object === 'DetectionPolicy' && change.verb === 'update' && sides.base !== null;
    return isSplit ? listEntries(change, sides) : [toEntry(change, originOf(change, sides), sides)];
  });

type Origin = Pick<ThreeWayChange, 'origin' | 'changedWithin'>;

/** The history leaves open what was applied of an object that changed there, as the base is only the nearest commit. */
function openIn(id: ObjectId, { history }: Sides): Origin | null {
  const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
  return older.some((text) => text !== newest) ? { origin: 'unknown', changedWithin: history?.length ?? 0 } : null;
}

const originOf = (change: Change, sides: Sides): Origin =>
  openIn(change.id, sides) ?? { origin: keepsEdits(change, sides) ? 'repository' : sideOf(change.id, sides) };

/** Who changed an object. What the platform was asked goes before what can be compared here: it may spell things in another way. */
function sideOf(id: ObjectId, { base, files, live, since }: Sides): DriftOrigin {
  if (base === null) return 'unknown';
  const [was, inFiles, onPlatform] = [base, files, live].map((side) => side.get(id)?.text);
  if (since !== null && !since.has(id)) return 'repository';
  // The platform sees a difference where we see none: then it is not for us to say whose it is.
  if (since === null && inFiles === onPlatform) return 'unknown';
  if (was === inFiles) return 'platform';
  return since === null && was === onPlatform ? 'repository' : 'both';
}

/** Whether both sides changed a policy, but the files have all that was edited on the platform, so that an apply takes nothing back. */
function keepsEdits(change: Change, sides: Sides): boolean {
  const isPolicy = change.object === 'RemediationPolicy' && change.verb === 'update';
  if (!isPolicy || sideOf(change.id, sides) !== 'both') return false;
  const { files, live, since } = sides;
  const isAsked = since !== null;
  // Our own spelling hides what files cannot say.
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

/** The parts of a policy that can be edited without each other: its fields, those of its filters, and its conditions by type. */
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

/** What the base holds of an object, in the platform's own spelling where that is known. */
const baseContent = (id: ObjectId, { base, since }: Sides): Content | null =>
  since?.get(id)?.after ?? base?.get(id)?.content ?? null;

/** A change, what was done on the platform, and what the files did by themselves; the last two are judged as if nothing else stood there. */
function toEntry(change: Change, told: Origin, sides: Sides): ThreeWayChange {
  const { before: live, after: files } = entryOf(change);
  const base = baseContent(change.id, sides);
  const isOwn = told.origin === 'both' || (told.origin === 'repository' && keepsEdits(change, sides));
  const isEdit = told.origin === 'platform' || told.origin === 'both';
  // Of an edit that the files know nothing of, the files are what was applied, in the platform's own spelling.
  const applied = told.origin === 'platform' ? files : base;
  return {
    change,
    ...told,
    edit: isEdit ? between(change, applied, live) : null,
    own: isOwn && (base !== null || files !== null) ? between(change, base, files, placeOf(change)) : null,
  };
}

const nowhere = { at: null, notes: {} };

const placeOf = (change: Change) => (change.verb === 'delete' ? nowhere : { at: change.at, notes: change.notes });

/** What leads from one content of the object of a change to another. */
function between(
  { object, key, id }: Change,
  before: Content | null,
  after: Content | null,
  place: ReturnType<typeof placeOf> = nowhere,
): Change {
  const facts = { object, key, id, ...judge({ object, key, before, after }) };
  if (after === null) return { ...facts, verb: 'delete', before: before ?? {} };
  if (before === null) return { ...facts, verb: 'create', after, ...place };
  return { ...facts, verb: 'update', before, after, ...place };
}

type ListUpdate = Extract<Change, { verb: 'update' }>;

/** The items of an update of the lists by origin; all of it as one of unknown origin where more differs than files can say. */
function listEntries(change: ListUpdate, sides: Sides): ThreeWayChange[] {
  const items = changedItems(change);
  if (items.length === 0 || differsBeside(change)) return [toEntry(change, { origin: 'unknown' }, sides)];
  const told = items.map((item) => ({ item, told: openIn(item.id, sides) ?? itemOrigin(item, sides) }));
  return (['platform', 'repository', 'unknown'] as const).flatMap((origin) => {
    const own = told.filter((one) => one.told.origin === origin);
    const [first] = own;
    if (first === undefined) return [];
    return [
      toEntry(
        onlyItems(
          change,
          own.map(({ item }) => item),
        ),
        first.told,
        sides,
      ),
    ];
  });
}

const itemOrigin = ({ id, here }: ChangedItem, { base }: Sides): Origin => ({
  origin: base?.has(id) === (here === 'files') ? 'platform' : 'repository',
});

/** The part of an update of the lists that is about some of its items. */
export function onlyItems(change: ListUpdate, items: readonly ChangedItem[]): ListUpdate {
  const after = { ...change.before, ...withItems(change.before, items) };
  return { ...change, after, ...judge(entryOf({ ...change, after })) };
}

/** Whether something else than the lists differs; files cannot say such a thing. */
function differsBeside({ before, after }: ListUpdate): boolean {
  const isOther = (name: string): boolean => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
  return Object.keys({ ...before, ...after }).some(isOther);
}

// A platform may repeat the exceptions there; each of them has an entry of its own.
const notOther: ReadonlySet<string> = new Set([...ruleLists, 'exceptions', 'product', 'deployment_slug']);

/** Why the files and the platform differ, with what was applied last as the base. */
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

/** What has no drift takes no part: it may come to be declared, or no longer be. */
export const digestOfAll = (bundles: readonly DriftBundle[]): string =>
  digestOf(bundles.flatMap(({ entries, digest }) => (entries.length === 0 ? [] : [digest])).toSorted());

/** The number is that of the canonical form, so that digests of a later one are told apart. */
const digestOf = (value: readonly string[]): string =>
  `sha256:${createHash('sha256')
    .update(`drift 1\n${plain(value)}`)
    .digest('hex')}`;

/**
 * Tells what of a bundle is the files' own doing since the base, what an apply would also revert, and what is live already. `declared`: the
 * same bundle as the files have it, for the places in them.
 */
export function triangulateBundle(compared: Compared, declared: Bundle, locate: Locate): TriangulatedBundle {
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

/** A part of the lists stands where its own first list does. */
function placed(change: Change, declared: Bundle, locate: Locate): Change {
  const [found] = changesOf(declared, previewOf([entryOf(change)]), locate);
  return found?.verb === 'update' && change.verb === 'update'
    ? { ...change, at: found.at, notes: found.notes }
    : change;
}

/** What the files change against the base, and the platform has already; each judged as if nothing else stood there. */
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
  return changesOf(declared, previewOf(entries), locate).map((change) => ({ ...change, ...judge(entryOf(change)) }));
}

/** What leads from the base to the files, of all that is the same in the files and on the platform. */
function changedInFiles({ base, files, since }: Sides): DiffEntry[] {
  if (since !== null)
    return [...since.values()].map(({ object, key, before, after }) => ({ object, key, before: after, after: before }));
  return [...new Map([...(base ?? []), ...files])].flatMap(([id, { object, key }]) => {
    const [was, is] = [base?.get(id), files.get(id)];
    return was?.text === is?.text ? [] : [{ object, key, before: was?.content ?? null, after: is?.content ?? null }];
  });
}

/** The items of the lists in which the files differ from the base, and that no apply changes. */
function liveLists(changes: readonly Change[], applied: BundleContent, declared: Bundle): DiffEntry[] {
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return [];
  const lists = changes.find(({ id }) => id === detectionPolicyId);
  const pending = new Set(changedItems(lists ?? {}).map(({ id }) => id));
  const before = withItems({ ...applied.content }, []);
  const items = changedItems({ before, after: { ...declared.content } }).filter(({ id }) => !pending.has(id));
  const key = { product: productOf(declared.kind) };
  return items.length === 0 ? [] : [{ object: 'DetectionPolicy', key, before, after: withItems(before, items) }];
}
