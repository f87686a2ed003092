import {
  type Bundle,
  type BundleKind,
  type Content,
  type IdentifiedObject,
  itemId,
  type ObjectId,
  objectsOf,
  ruleLists,
} from '../../domain/bundle.ts';
import type { ExtraFields } from '../../domain/extra-fields.ts';
import { leavesOut, withoutEntryFor } from '../../domain/without.ts';
import type { WithoutEntry } from '../../generated/types.ts';
import { liveObjects } from './live-objects.ts';
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
export type SharedParts = {
  /** Shared objects that take their live value in the shared files, since all deployments have it. */
  readonly inSharedFiles: ReadonlySet<ObjectId>;
  /** The objects that take their live value in the deployment's own files. */
  readonly inOwnFiles: ReadonlySet<ObjectId>;
  /** Shared objects that this deployment does not have any more. */
  readonly leftOut: readonly LeftOut[];
};

/** `entry`: leaves it out in the config; null if none leaves out this object alone. */
export type LeftOut = IdentifiedObject & { readonly entry: WithoutEntry | null; readonly file: string };

/** The files that several deployments share, and what they and all others declare. */
export type SharedFiles = {
  readonly paths: ReadonlySet<string>;
  /** Of all deployments that the run is about. */
  readonly bundles: readonly Bundle[];
  /** Whether these are all deployments. */
  readonly isWhole: boolean;
};

/** Splits each edit of a run. */
export function splitShared(edits: readonly LiveEdit[], files: SharedFiles, extra: ExtraFields): SharedParts[] {
  const compared = edits.map((edit): ComparedEdit => ({
    edit,
    live: valuesIn(edit.bundle.kind, edit.content, extra),
    declared: valuesIn(edit.bundle.kind, edit.bundle.content, extra),
  }));
  return compared.map((one) => splitOne(one, compared, files));
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
type ComparedEdit = { readonly edit: LiveEdit; readonly live: Values; readonly declared: Values };

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

function splitOne(one: ComparedEdit, all: readonly ComparedEdit[], files: SharedFiles): SharedParts {
  const { edit, live, declared } = one;
  const { bundle, only } = edit;
  const objects = new Map(objectsOf(bundle).map((object) => [object.id, object]));
  const selected = [...new Set([...declared.keys(), ...live.keys()])].filter((id) => only === null || only.has(id));
  const inSharedFiles = new Set<ObjectId>();
  const inOwnFiles = new Set<ObjectId>();
  const leftOut: LeftOut[] = [];
  for (const id of selected) {
    const object = objects.get(id);
    const file = sharedFileOf(id, bundle, files);
    const isOverridden = bundle.overrides.has(id);
    if (object === undefined || file === null) inOwnFiles.add(id);
    else if (isSameValue(declared.get(id), live.get(id), bundle.kind)) continue;
    else if (live.has(id) && isOverridden) inOwnFiles.add(id);
    else if (isAlike(id, file, one, all, files)) (isOverridden ? inOwnFiles : inSharedFiles).add(id);
    else if (live.has(id)) inOwnFiles.add(id);
    else {
      // Without its own object, the deployment would have the shared one again.
      if (isOverridden) inOwnFiles.add(id);
      leftOut.push({ ...object, entry: entryForOnly(object, bundle), file });
    }
  }
  return { inSharedFiles, inOwnFiles, leftOut };
}

/** The shared file that declares an object, also where an object of the deployment overrides it; null for none. */
function sharedFileOf(id: ObjectId, { origins, overrides }: Bundle, { paths }: SharedFiles): string | null {
  const { file } = overrides.get(id) ?? origins.get(id) ?? { file: '' };
  return paths.has(file) ? file : null;
}

/** Whether there are deployments that have an object from a shared file, and all of them have the same edit of it. */
function isAlike(
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
