import {
  type Bundle,
  type BundleKind,
  type BundleObject,
  exceptionObject,
  type ExceptionIdentity,
  itemObject,
  policyObject,
  bundleKinds,
  type Content,
  type IdentifiedObject,
  itemId,
  type Notes,
  type ObjectId,
  objectsOf,
  ruleLists,
} from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import type { Settings } from '../../domain/settings.ts';
import type { SharedFile } from './bundle-files.ts';
import { leavesOut, withoutEntryFor } from '../../domain/without-entry.ts';
import type { WithoutEntry } from '../../generated/types.ts';
import { type LivePolicy, toLiveObjects } from './live-objects.ts';
import type { Json } from '../yaml/print.ts';
import { isEquivalent } from './reconcile.ts';

// Decides which files change when an object was edited on the platform that is in a file which several deployments share. If all of them have the
// same edit, the shared file changes. Otherwise it stays as it is for the other deployments: an edited object goes into a file of its own deployment,
// where it overrides the shared one, and a deleted object is left out by an entry of `without` in the config.

/** The edit of a bundle. `selectedIds`: the objects that take their value of `newContent`, which is what is live or shall be; null for all. */
export type BundleEdit = {
  readonly kind: BundleKind;
  /** The deployment's name in the files; null if they omit it. */
  readonly deployment: string | null;
  readonly newContent: Content;
  readonly selectedIds: ReadonlySet<ObjectId> | null;
};

/** A declared bundle and what is live of it. `selectedIds`: the objects that take their live value; null for all. */
export type LiveEdit = {
  readonly bundle: Bundle;
  readonly liveContent: Content;
  readonly selectedIds: ReadonlySet<ObjectId> | null;
};

/** Where each edited object of one bundle is written. */
export type EditTargets = {
  /** Objects that take their live value in the shared files, since all deployments have that value. */
  readonly inSharedFiles: ReadonlySet<ObjectId>;
  /** Objects that take their live value in files of their deployment. */
  readonly inOwnFiles: ReadonlySet<ObjectId>;
  /** The notes of shared objects that a new object in a file of the deployment overrides. */
  readonly notes: ReadonlyMap<ObjectId, Notes>;
  /** Shared objects that were deleted from this deployment. */
  readonly leftOut: readonly LeftOutObject[];
};

/** `file`: the shared file. `entry`: the entry of `without` that leaves out this object and no other; null if there is none. */
export type LeftOutObject = IdentifiedObject & { readonly entry: WithoutEntry | null; readonly file: string };

/** The files that several deployments share, by path, and the bundles that all files declare. */
export type SharedFiles = {
  readonly shared: ReadonlyMap<string, SharedFile>;
  /** The bundles of the deployments that this run selects. */
  readonly bundles: readonly Bundle[];
  /** Whether this run selects all deployments. */
  readonly hasAllDeployments: boolean;
};

/** Decides for each edit of a run where its objects are written. */
export function splitShared(
  edits: readonly LiveEdit[],
  files: SharedFiles,
  { deployments, extraFields }: Pick<Settings, 'deployments' | 'extraFields'>,
): EditTargets[] {
  const compared = edits.map((edit): ComparedEdit => ({
    edit,
    live: valuesIn(edit.bundle.kind, edit.liveContent, extraFields),
    declared: valuesIn(edit.bundle.kind, edit.bundle.content, extraFields),
    without: deployments.get(edit.bundle.deployment ?? '')?.without ?? [],
  }));
  const commonKinds = new Set(bundleKinds.filter((kind) => isSharedByAll(kind, files)));
  return compared.map((edit) => findTargets(edit, compared, { ...files, commonKinds }));
}

/** `commonKinds`: the kinds of bundles whose shared files belong to all deployments, so that an object that is new in all goes there. */
type ComparedFiles = SharedFiles & { readonly commonKinds: ReadonlySet<BundleKind> };

/** Whether there are shared files of a kind, and each belongs to all deployments that have a bundle of that kind. */
function isSharedByAll(kind: BundleKind, { shared, bundles, hasAllDeployments }: SharedFiles): boolean {
  const filesOfKind = [...shared.values()].filter((file) => file.kind === kind);
  const deployments = bundles.flatMap((bundle) => (bundle.kind === kind ? [bundle.deployment] : []));
  if (!hasAllDeployments || filesOfKind.length === 0) return false;
  return filesOfKind.every((file) => deployments.every((deployment) => file.deployments.has(deployment)));
}

/** Finds the objects that are equal in all live bundles of a kind, and the other objects of each bundle, in the order of `contents`. */
export function compareObjects(
  kind: BundleKind,
  contents: readonly Content[],
  extra: ExtraFields,
): { readonly common: ReadonlySet<ObjectId>; readonly others: readonly ReadonlySet<ObjectId>[] } {
  const bundles = contents.map((content) => valuesIn(kind, content, extra));
  const [firstBundle = new Map<ObjectId, Value>()] = bundles;
  const common = new Set<ObjectId>();
  for (const [id, value] of firstBundle) {
    const isInAll = bundles.every((values) => isSameValue(values.get(id), value, kind));
    if (value !== unwritable && isInAll) common.add(id);
  }
  return { common, others: bundles.map((values) => new Set([...values.keys()].filter((id) => !common.has(id)))) };
}

/** An edit, with the values of its objects on the platform and in the files. */
type ComparedEdit = {
  readonly edit: LiveEdit;
  readonly live: Values;
  readonly declared: Values;
  /** The entries that leave objects out of the deployment. */
  readonly without: readonly WithoutEntry[];
};

type Value = Json | typeof unwritable;

type Values = ReadonlyMap<ObjectId, Value>;

/** The objects of a bundle as files write them, or `unwritable` if files cannot. */
function valuesIn(kind: BundleKind, content: Content, extra: ExtraFields): Values {
  const { policies, exceptions, lists, unwritableIds } = toLiveObjects(kind, content, extra);
  return new Map<ObjectId, Value>([
    ...policies,
    ...exceptions,
    ...ruleLists.flatMap((list) => lists[list].map((item): [ObjectId, Value] => [itemId(list, item), item])),
    ...[...unwritableIds].map((id): [ObjectId, Value] => [id, unwritable]),
  ]);
}

/** The value of an object that files cannot express. It equals no other value. */
const unwritable = Symbol('unwritable');

function findTargets(compared: ComparedEdit, all: readonly ComparedEdit[], files: ComparedFiles): EditTargets {
  const { edit, live, declared } = compared;
  const { bundle, selectedIds } = edit;
  const objects = new Map(objectsOf(bundle).map((object) => [object.id, object]));
  const selected = [...new Set([...declared.keys(), ...live.keys()])].filter(
    (id) => selectedIds === null || selectedIds.has(id),
  );
  const inSharedFiles = new Set<ObjectId>();
  const inOwnFiles = new Set<ObjectId>();
  const newOverrides: ObjectId[] = [];
  const leftOut: LeftOutObject[] = [];
  for (const id of selected) {
    const object = objects.get(id);
    const sharedFile = sharedFileOf(id, bundle, files);
    const isOverridden = bundle.overrides.has(id);
    const isDeleted = !live.has(id);
    if (object === undefined || sharedFile === null) {
      if (isNewInAll(id, compared, all, files)) inSharedFiles.add(id);
      else inOwnFiles.add(id);
      continue;
    }
    if (isSameValue(declared.get(id), live.get(id), bundle.kind)) continue;
    if (isOverridden && !isDeleted) {
      inOwnFiles.add(id);
      continue;
    }
    if (allDeploymentsHaveSameEdit(id, sharedFile, compared, all, files)) {
      if (isOverridden) inOwnFiles.add(id);
      else inSharedFiles.add(id);
      continue;
    }
    if (!isDeleted) {
      inOwnFiles.add(id);
      newOverrides.push(id);
      continue;
    }
    // An overridden object is deleted twice: without the override, the deployment would have the shared object again.
    if (isOverridden) inOwnFiles.add(id);
    leftOut.push({ ...object, entry: entryForOnly(object, bundle), file: sharedFile });
  }
  // The notes of a shared object, such as its expiry date, also apply to the object that overrides it.
  const notes = new Map<ObjectId, Notes>(newOverrides.map((id) => [id, bundle.notes.get(id) ?? {}]));
  return { inSharedFiles, inOwnFiles, notes, leftOut };
}

/** The shared file that declares an object, even if an object of the deployment overrides it; null if there is none. */
function sharedFileOf(id: ObjectId, { origins, overrides }: Bundle, { shared }: SharedFiles): string | null {
  const { file } = overrides.get(id) ?? origins.get(id) ?? { file: '' };
  return shared.has(file) ? file : null;
}

/** Whether all deployments that have an object from a shared file (at least one) have the same edit of it. */
function allDeploymentsHaveSameEdit(
  id: ObjectId,
  file: string,
  { edit, live }: ComparedEdit,
  all: readonly ComparedEdit[],
  { bundles, hasAllDeployments }: SharedFiles,
): boolean {
  const { kind } = edit.bundle;
  const bundlesWithObject = bundles.filter((bundle) => bundle.kind === kind && bundle.origins.get(id)?.file === file);
  if (!hasAllDeployments || bundlesWithObject.length === 0) return false;
  return bundlesWithObject.every((bundle) => {
    const other = all.find((candidate) => candidate.edit.bundle === bundle);
    if (other === undefined) return false;
    const isSelected = other.edit.selectedIds === null || other.edit.selectedIds.has(id);
    return isSelected && isSameValue(other.live.get(id), live.get(id), kind);
  });
}

/** Whether all deployments have the same new object, and none of them declares it or leaves it out. */
function isNewInAll(
  id: ObjectId,
  { edit, live }: ComparedEdit,
  all: readonly ComparedEdit[],
  { bundles, commonKinds }: ComparedFiles,
): boolean {
  const { kind } = edit.bundle;
  const value = live.get(id);
  if (!commonKinds.has(kind) || value === undefined || value === unwritable) return false;
  const object = toObject(id, value, kind);
  return bundles.every((bundle) => {
    if (bundle.kind !== kind) return true;
    const other = all.find((candidate) => candidate.edit.bundle === bundle);
    if (other === undefined || other.declared.has(id)) return false;
    const isSelected = other.edit.selectedIds === null || other.edit.selectedIds.has(id);
    const isLeftOut = other.without.some((entry) => leavesOut(entry, object));
    return isSelected && !isLeftOut && isSameValue(other.live.get(id), value, kind);
  });
}

/** The object that a value as written in files stands for. */
function toObject(id: ObjectId, value: Json, kind: BundleKind): BundleObject {
  if (kind === 'remediation') return policyObject((value as LivePolicy).slug).object;
  if (typeof value !== 'string') return exceptionObject(value as unknown as ExceptionIdentity).object;
  const list = ruleLists.find((ruleList) => itemId(ruleList, value) === id) ?? 'rules';
  return itemObject(list, value).object;
}

function isSameValue(a: Value | undefined, b: Value | undefined, kind: BundleKind): boolean {
  if (a === undefined || b === undefined || a === unwritable || b === unwritable) return a === b;
  return isEquivalent(a, b, kind === 'remediation' ? 'policies[]' : 'exceptions[]');
}

/** The entry of `without` that leaves out this object and no other; null if there is none. */
function entryForOnly({ id, object }: IdentifiedObject, bundle: Bundle): WithoutEntry | null {
  const entry = withoutEntryFor(object);
  if (entry === null) return null;
  const leavesOutOthers = objectsOf(bundle).some((other) => other.id !== id && leavesOut(entry, other.object));
  return leavesOutOthers ? null : entry;
}
