import type { BundleContent } from '../../domain/bundle.ts';
import type { DriftBase, DriftOrigin } from '../../domain/drift.ts';
import { detectionPolicyId, objectId, type ObjectId } from '../../domain/object.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { Content, DiffEntry } from '../../domain/preview.ts';
import { readObjects } from './editor.ts';
import { changedItems, declaredObjects, liveObjects, type Objects } from './objects.ts';

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
  /** The bundle as the platform reads it, if it was asked: only who edited what, and when, is taken from it. */
  readonly live: Content | null;
};

/** The three states of a bundle, by identity. */
export type Sides = {
  readonly files: Objects;
  readonly live: Objects;
  readonly applied: Objects | null;
  /** Each commit that was read; null where the base is sure. */
  readonly history: readonly Objects[] | null;
  /** What the platform itself says was edited since `applied`; null where it was not asked. */
  readonly since: ReadonlyMap<ObjectId, DiffEntry> | null;
  readonly read: ReadonlyMap<ObjectId, Content>;
  /** The whole bundle as it was read. */
  readonly whole: Content | null;
};

export const sidesOf = ({ bundle, applied, history, since, live }: Compared): Sides => ({
  files: declaredObjects(bundle, bundle),
  live: liveObjects(bundle),
  applied: applied && declaredObjects(applied, bundle),
  history: history && history.map((content) => (content === null ? new Map() : declaredObjects(content, bundle))),
  since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
  read: readObjects(live),
  whole: live,
});

/** Whether the history leaves open what was applied of an object: it changed there, and the base is only a guess. */
export function isOpen(id: ObjectId, { history }: Sides): boolean {
  const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
  return older.some((text) => text !== newest);
}

/** Why an object differs. What the platform was asked goes before what can be compared here: it may spell things in another way. */
export function originOf(id: ObjectId, { files, live, applied, since }: Sides): DriftOrigin {
  if (applied === null) return 'unknown';
  const [last, inFiles, onPlatform] = [applied, files, live].map((side) => side.get(id)?.text);
  if (since !== null && !since.has(id)) return 'repository';
  // The platform sees a difference where we see none: then it is not for us to say whose it is.
  if (since === null && inFiles === onPlatform) return 'unknown';
  if (last === inFiles) return 'platform';
  return since === null && last === onPlatform ? 'repository' : 'both';
}

/** Tells of an item in which the lists differ whether what was applied had it. */
export function itemsApplied(change: { before: Content }, { applied, since }: Sides): (id: ObjectId) => boolean {
  if (since === null) return (id) => applied?.has(id) ?? false;
  const edit = since.get(detectionPolicyId);
  const had = edit === undefined ? change.before : (edit.after ?? {});
  const ids = new Set(changedItems({ after: had }).map(({ id }) => id));
  return (id) => ids.has(id);
}

/** What was applied of an object, in the platform's own spelling where it is known. */
export function appliedContent(id: ObjectId, { applied, since }: Sides): Content | null {
  return since?.get(id)?.after ?? applied?.get(id)?.content ?? null;
}
