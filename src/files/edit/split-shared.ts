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
import { leavesOut, withoutEntryFor } from '../../domain/without.ts';
import type { WithoutEntry } from '../../generated/types.ts';
import { type LivePolicy, liveObjects } from './live-objects.ts';
import type { Json } from '../yaml/print.ts';
import { isEquivalent } from './merge.ts';

// What becomes of an edit on the platform when the object is in a file that several deployments share. If all of them have the same edit, the shared
// file gets it. Else the file stays as it is for the others: an edited object goes into a file of its deployment, in place of the shared one, and a
// deleted one is left out by the config.

/** A bundle to edit: what its files are to declare, and of which objects; null for all. */
export type BundleEdit = {
  readonly kind: BundleKind;
  /** The deployment's name in the files; null if they omit it. */
  readonly deployment: string | null;
  readonly content: Content;
  readonly only: ReadonlySet<ObjectId> | null;
};

/** The live content of one deployment's bundle, and the objects that take their live value; null for all. */
export type LiveEdit = {
  readonly bundle: Bundle;
  readonly content: Content;
  readonly only: ReadonlySet<ObjectId> | null;
};

/** How the objects of one bundle are edited. */
export type EditTargets = {
  /** Shared objects that take their live value in the shared files, since all deployments have it. */
  readonly inSharedFiles: ReadonlySet<ObjectId>;
  /** The objects that take their live value in the deployment's own files. */
  readonly inOwnFiles: ReadonlySet<ObjectId>;
  /** The notes of the shared objects that get an override in the deployment's own files. */
  readonly notes: ReadonlyMap<ObjectId, Notes>;
  /** Shared objects that this deployment does not have any more. */
  readonly leftOut: readonly ExcludedObject[];
};

/** `entry`: leaves it out in the config; null if none leaves out this object alone. */
export type ExcludedObject = IdentifiedObject & { readonly entry: WithoutEntry | null; readonly file: string };

/** The files that several deployments share, by path, and what they and all others declare. */
export type SharedFiles = {
  readonly shared: ReadonlyMap<string, SharedFile>;
  /** Of all deployments that the run is about. */
  readonly bundles: readonly Bundle[];
  /** Whether these are all deployments. */
  readonly isWhole: boolean;
};

/** Splits each edit of a run. */
export function splitShared(
  edits: readonly LiveEdit[],
  files: SharedFiles,
  { deployments, extraFields }: Pick<Settings, 'deployments' | 'extraFields'>,
): EditTargets[] {
  const compared = edits.map((edit): ComparedEdit => ({
    edit,
    live: valuesIn(edit.bundle.kind, edit.content, extraFields),
    declared: valuesIn(edit.bundle.kind, edit.bundle.content, extraFields),
    without: deployments.get(edit.bundle.deployment ?? '')?.without ?? [],
  }));
  const commonKinds = new Set(bundleKinds.filter((kind) => isForAll(kind, files)));
  return compared.map((one) => targetsOf(one, compared, { ...files, commonKinds }));
}

/** `commonKinds`: those whose shared files take what is new in all deployments. */
type ComparedFiles = SharedFiles & { readonly commonKinds: ReadonlySet<BundleKind> };

/** Whether there are shared files of a kind, and each belongs to all deployments with a bundle of it, so that a new object in any would, too. */
function isForAll(kind: BundleKind, { shared, bundles, isWhole }: SharedFiles): boolean {
  const ofKind = [...shared.values()].filter((file) => file.kind === kind);
  const deployments = bundles.flatMap((bundle) => (bundle.kind === kind ? [bundle.deployment] : []));
  return isWhole && ofKind.length > 0 && ofKind.every((file) => deployments.every((one) => file.deployments.has(one)));
}

/** The objects of a kind that some live bundles have alike, and which others each of them has. */
export function compareObjects(
  kind: BundleKind,
  contents: readonly Content[],
  extra: ExtraFields,
): { readonly alike: ReadonlySet<ObjectId>; readonly others: readonly ReadonlySet<ObjectId>[] } {
  const values = contents.map((content) => valuesIn(kind, content, extra));
  const [first = new Map<ObjectId, Value>()] = values;
  const isAlikeInAll = ([id, value]: [ObjectId, Value]): boolean =>
    value !== unwritable && values.every((one) => isSameValue(one.get(id), value, kind));
  const alike = new Set([...first].filter(isAlikeInAll).map(([id]) => id));
  return { alike, others: values.map((one) => new Set([...one.keys()].filter((id) => !alike.has(id)))) };
}

/** An edit, and what it is about: the values of its objects on the platform and in the files. */
type ComparedEdit = {
  readonly edit: LiveEdit;
  readonly live: Values;
  readonly declared: Values;
  /** What the config leaves out of the deployment. */
  readonly without: readonly WithoutEntry[];
};

type Value = Json | typeof unwritable;

type Values = ReadonlyMap<ObjectId, Value>;

/** The objects of a bundle by identity, in the form of the files; those that files cannot express have none. */
function valuesIn(kind: BundleKind, content: Content, extra: ExtraFields): Values {
  const { policies, exceptions, lists, blocked } = liveObjects(kind, content, extra);
  return new Map<ObjectId, Value>([
    ...policies,
    ...exceptions,
    ...ruleLists.flatMap((list) => lists[list].map((item): [ObjectId, Value] => [itemId(list, item), item])),
    ...[...blocked].map((id): [ObjectId, Value] => [id, unwritable]),
  ]);
}

/** Stands for the value of an object that files cannot express; it equals no other. */
const unwritable = Symbol('unwritable');

function targetsOf(one: ComparedEdit, all: readonly ComparedEdit[], files: ComparedFiles): EditTargets {
  const { edit, live, declared } = one;
  const { bundle, only } = edit;
  const objects = new Map(objectsOf(bundle).map((object) => [object.id, object]));
  const selected = [...new Set([...declared.keys(), ...live.keys()])].filter((id) => only === null || only.has(id));
  const inSharedFiles = new Set<ObjectId>();
  const inOwnFiles = new Set<ObjectId>();
  const newOverrides: ObjectId[] = [];
  const leftOut: ExcludedObject[] = [];
  for (const id of selected) {
    const object = objects.get(id);
    const file = sharedFileOf(id, bundle, files);
    const isOverridden = bundle.overrides.has(id);
    if (object === undefined || file === null) (isNewInAll(id, one, all, files) ? inSharedFiles : inOwnFiles).add(id);
    else if (isSameValue(declared.get(id), live.get(id), bundle.kind)) continue;
    else if (live.has(id) && isOverridden) inOwnFiles.add(id);
    else if (haveAllTheSameEdit(id, file, one, all, files)) (isOverridden ? inOwnFiles : inSharedFiles).add(id);
    else if (live.has(id)) {
      inOwnFiles.add(id);
      newOverrides.push(id);
    } else {
      // Without its own object, the deployment would have the shared one again.
      if (isOverridden) inOwnFiles.add(id);
      leftOut.push({ ...object, entry: entryForOnly(object, bundle), file });
    }
  }
  // What the repository notes of a shared object, such as when it expires, holds for the one that overrides it.
  const notes = new Map<ObjectId, Notes>(newOverrides.map((id) => [id, bundle.notes.get(id) ?? {}]));
  return { inSharedFiles, inOwnFiles, notes, leftOut };
}

/** The shared file that declares an object, also where an object of the deployment overrides it; null for none. */
function sharedFileOf(id: ObjectId, { origins, overrides }: Bundle, { shared }: SharedFiles): string | null {
  const { file } = overrides.get(id) ?? origins.get(id) ?? { file: '' };
  return shared.has(file) ? file : null;
}

/** Whether there are deployments that have an object from a shared file, and all of them have the same edit of it. */
function haveAllTheSameEdit(
  id: ObjectId,
  file: string,
  { edit, live }: ComparedEdit,
  all: readonly ComparedEdit[],
  { bundles, isWhole }: SharedFiles,
): boolean {
  const { kind } = edit.bundle;
  const users = bundles.filter((bundle) => bundle.kind === kind && bundle.origins.get(id)?.file === file);
  return (
    isWhole &&
    users.length > 0 &&
    users.every((user) => {
      const other = all.find((one) => one.edit.bundle === user);
      if (other === undefined) return false;
      const isSelected = other.edit.only === null || other.edit.only.has(id);
      return isSelected && isSameValue(other.live.get(id), live.get(id), kind);
    })
  );
}

/** Whether all deployments have the same new object, which none of them declares or leaves out. */
function isNewInAll(
  id: ObjectId,
  { edit: { bundle }, live }: ComparedEdit,
  all: readonly ComparedEdit[],
  { bundles, commonKinds }: ComparedFiles,
): boolean {
  const value = live.get(id);
  if (!commonKinds.has(bundle.kind) || value === undefined || value === unwritable) return false;
  const object = objectWith(id, value, bundle.kind);
  return bundles.every((user) => {
    if (user.kind !== bundle.kind) return true;
    const other = all.find((one) => one.edit.bundle === user);
    if (other === undefined || other.declared.has(id)) return false;
    const isSelected = other.edit.only === null || other.edit.only.has(id);
    const isLeftOut = other.without.some((entry) => leavesOut(entry, object));
    return isSelected && !isLeftOut && isSameValue(other.live.get(id), value, bundle.kind);
  });
}

/** The object of a value in the form of the files. */
function objectWith(id: ObjectId, value: Json, kind: BundleKind): BundleObject {
  if (kind === 'remediation') return policyObject((value as LivePolicy).slug).object;
  if (typeof value !== 'string') return exceptionObject(value as unknown as ExceptionIdentity).object;
  const list = ruleLists.find((one) => itemId(one, value) === id) ?? 'rules';
  return itemObject(list, value).object;
}

function isSameValue(one: Value | undefined, other: Value | undefined, kind: BundleKind): boolean {
  if (one === undefined || other === undefined || one === unwritable || other === unwritable) return one === other;
  return isEquivalent(one, other, kind === 'remediation' ? 'policies[]' : 'exceptions[]');
}

/** The entry of `without` that leaves out this object alone; null for none. */
function entryForOnly({ id, object }: IdentifiedObject, bundle: Bundle): WithoutEntry | null {
  const entry = withoutEntryFor(object);
  const isOther = (one: IdentifiedObject): boolean => one.id !== id && entry !== null && leavesOut(entry, one.object);
  return objectsOf(bundle).some(isOther) ? null : entry;
}
