import {
  detectionPolicyId,
  exceptionObject,
  type IdentifiedObject,
  itemObject,
  listId,
  type ObjectId,
  policyObject,
  slugOf,
  type RuleList,
  ruleLists,
} from '../../domain/bundle.ts';
import { isList, isObject } from '../../util/json.ts';
import type { DetectionException, ExceptionEntry } from '../../generated/types.ts';
import type { DeclaredDetection, DeclaredPolicies, Placed } from '../declared-file.ts';
import type { LiveObjects, LivePolicy } from './live-objects.ts';
import { createPolicyFiles, type NewFile, writtenDeployment } from './new-files.ts';
import { expandEntry, type ProjectOrTag, splitEntry } from './scope-entries.ts';
import type { Json, JsonObject } from '../yaml/print.ts';
import { insertField, isEquivalent, isSame, reconcile, type OriginalByReconciled } from './reconcile.ts';
import type { BundleFile, PolicyFiles } from './bundle-files.ts';
import { isInPath } from '../deployments.ts';
import { configuredPaths } from '../search-paths.ts';

/** What an edit does to one object, and in which file. */
export type ObjectEdit = IdentifiedObject & { readonly verb: 'create' | 'update' | 'delete'; readonly file: string };

/** A change of an existing file. */
export type FileChange = AddedItem | ItemChange | WholeFileChange;

/** Adds an item at the end of a list. */
type AddedItem = ObjectEdit & { readonly kind: 'add-item'; readonly list: string; readonly value: Json };

/** Changes an item of a list, or one project or tag of it. */
type ItemChange =
  | (ObjectEdit & ItemPosition & { readonly kind: 'replace-item'; readonly value: Json })
  | (ObjectEdit & ItemPosition & { readonly kind: 'delete-item' });

type WholeFileChange =
  | (ObjectEdit & { readonly kind: 'replace-file'; readonly value: Json })
  | (ObjectEdit & { readonly kind: 'delete-file' });

/** The position of an item in a file. `member`: one of its projects or tags, if it names several. */
type ItemPosition = { readonly list: string; readonly index: number; readonly member?: ProjectOrTag };

export type FileChanges = {
  readonly changes: readonly FileChange[];
  readonly created: readonly NewFile[];
  /** The originals of the objects in the values of `changes`. */
  readonly originals: OriginalByReconciled;
};

type IsSelected = (id: ObjectId) => boolean;

/** A policy, an exception or a list item, as files write it. */
type IdentifiedValue = IdentifiedObject & { readonly value: Json };

/** An object in a file. `value`: with defaults filled in; `written`: as written. `position`: null if the object is the whole file. */
type FileItem = IdentifiedValue & {
  readonly file: string;
  readonly position: ItemPosition | null;
  readonly written: Json;
};

/** One list of a bundle, such as its policies or exceptions, with items in several files. */
type BundleList = {
  readonly list: string;
  readonly items: readonly FileItem[];
  readonly live: readonly IdentifiedValue[];
  readonly isSelected: IsSelected;
  /** The file that new items go into; null if each gets a file of its own. */
  readonly newItemFile: string | null;
};

type PolicyFile = BundleFile<BundleFile['declared'] & DeclaredPolicies>;
type DetectionFile = BundleFile<BundleFile['declared'] & DeclaredDetection>;

/**
 * Finds the changes that make the files of a bundle declare its live objects. `declaring`: the files of the bundle, at least one. `isSelected`:
 * whether an object takes its live value; all other objects stay as they are.
 */
export function findFileChanges(
  files: PolicyFiles,
  declaring: readonly BundleFile[],
  live: LiveObjects,
  isSelected: IsSelected,
): FileChanges {
  const originals: OriginalByReconciled = new Map();
  const policyFiles = declaring.filter((file): file is PolicyFile => file.declared.kind === 'remediation');
  if (policyFiles.length > 0) {
    const { changes, missing } = findListChanges(policyList(policyFiles, live, isSelected), originals);
    const newPolicies = missing.map(({ value }) => value as LivePolicy);
    const created = createPolicyFiles(files, declaring, newPolicies);
    return { changes: deleteEmptiedFiles(files, policyFiles, changes, created), created, originals };
  }
  const detectionFiles = declaring.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const lists = detectionLists.map((list) => detectionListOf(detectionFiles, list, live, isSelected));
  const extras = isSelected(detectionPolicyId) ? findExtraChanges(detectionFiles, live.extras, originals) : [];
  const changes = lists.flatMap((list) => findListChanges(list, originals).changes);
  return { changes: [...changes, ...extras], created: [], originals };
}

/** Updates and deletes existing items, and adds new ones. `missing`: the new items that need a file of their own. */
function findListChanges(
  { items, live, isSelected, list, newItemFile }: BundleList,
  originals: OriginalByReconciled,
): { changes: FileChange[]; missing: IdentifiedValue[] } {
  const liveById = new Map(live.map(({ id, value }) => [id, value]));
  const changes = items.flatMap((item): FileChange[] => {
    const { id, value, written } = item;
    const liveValue = liveById.get(id);
    if (!isSelected(id)) return [];
    if (liveValue === undefined) return [deleteItem(item)];
    if (isEquivalent(value, liveValue, `${list}[]`)) return [];
    return [replaceItem(item, reconcile(written, liveValue, `${list}[]`, originals))];
  });
  const declared = new Set(items.map(({ id }) => id));
  const missing = live
    .filter(({ id }) => !declared.has(id) && isSelected(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (newItemFile === null) return { changes, missing };
  const added = missing.map((item): FileChange => ({
    ...item,
    kind: 'add-item',
    verb: 'create',
    file: newItemFile,
    list,
  }));
  return { changes: [...changes, ...added], missing: [] };
}

function deleteItem({ id, object, file, position }: FileItem): FileChange {
  const edit = { id, object, file, verb: 'delete' } as const;
  return position === null ? { ...edit, kind: 'delete-file' } : { ...edit, ...position, kind: 'delete-item' };
}

function replaceItem({ id, object, file, position }: FileItem, value: Json): FileChange {
  const edit = { id, object, file, verb: 'update', value } as const;
  return position === null ? { ...edit, kind: 'replace-file' } : { ...edit, ...position, kind: 'replace-item' };
}

// ── The lists of each kind ──────────────────────────────────────────────────────────────────────────────────────────────────────

function policyList(files: readonly PolicyFile[], { policies }: LiveObjects, isSelected: IsSelected): BundleList {
  const items = files.flatMap((file) =>
    file.declared.policies.map(({ value: policy, at }): FileItem => {
      const [, index] = at.pointer;
      const position = typeof index === 'number' ? { list: 'policies', index } : null;
      const written = position === null ? file.value : writtenItem(file, position);
      const slug = slugOf(policy);
      const value = { ...(written as JsonObject), slug };
      return { ...policyObject(slug), value, file: file.path, position, written };
    }),
  );
  const multiPolicyFiles = new Set(
    files.filter(({ declared }) => declared.policies.length > 1).map(({ path }) => path),
  );
  const inListFiles = items.filter(
    ({ file, position }) => position !== null && (files.length === 1 || multiPolicyFiles.has(file)),
  );
  const newItemFile = items.length === 0 ? files[0]?.path : inListFiles.at(-1)?.file;
  return {
    list: 'policies',
    items,
    live: [...policies.values()].map((value) => ({ ...policyObject(value.slug), value })),
    isSelected,
    newItemFile: newItemFile ?? null,
  };
}

const detectionLists = [...ruleLists, 'exceptions'] as const;

type DetectionList = (typeof detectionLists)[number];

/** New items go into the last file that has items of the list, else into the first file with the list, else into the first file. */
function detectionListOf(
  files: readonly DetectionFile[],
  list: DetectionList,
  { lists, exceptions }: LiveObjects,
  isSelected: IsSelected,
): BundleList {
  const isExceptions = list === 'exceptions';
  const declaredItems = ({ declared }: DetectionFile): readonly Placed<string | ExceptionEntry>[] | null =>
    isExceptions ? declared.exceptions : declared.lists[list];
  const items = files.flatMap((file) =>
    (declaredItems(file) ?? []).flatMap(({ value }, index): FileItem[] => {
      const position = { list, index };
      const written = writtenItem(file, position);
      if (typeof value === 'string')
        return [{ ...itemObject(list as RuleList, value), file: file.path, position, value: written, written }];
      return expandEntry(value, written as JsonObject).map(({ exception, member, written: entry }) => ({
        ...exceptionObject(exception),
        file: file.path,
        position: { ...position, ...(member && { member }) },
        value: entry,
        written: entry,
      }));
    }),
  );
  const live = isExceptions ? [...exceptions.values()] : lists[list];
  const firstWithList = files.find((file) => declaredItems(file) !== null);
  return {
    list,
    items,
    live: live.map((value) => ({ ...objectOfItem(list, value), value })),
    isSelected: isExceptions ? isSelected : (id) => [id, listId(list), detectionPolicyId].some(isSelected),
    newItemFile: items.at(-1)?.file ?? (firstWithList ?? files[0])?.path ?? null,
  };
}

const objectOfItem = (list: DetectionList, value: string | DetectionException): IdentifiedObject =>
  typeof value === 'string' ? itemObject(list as RuleList, value) : exceptionObject(value);

/** An item of a file's list, as written. */
function writtenItem({ value }: BundleFile, { list, index }: ItemPosition): Json {
  const items = isObject(value) ? value[list] : null;
  return (isList(items) ? items[index] : null) ?? null;
}

const detectionPolicy: IdentifiedObject = { id: detectionPolicyId, object: { kind: 'bundle' } };

/** Changes each extra field in the file that has it; a new field goes into the first file. */
function findExtraChanges(
  files: readonly DetectionFile[],
  extras: JsonObject,
  originals: OriginalByReconciled,
): FileChange[] {
  const [first] = files;
  const declaredNames = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
  return files.flatMap((file): FileChange[] => {
    const { extras: extrasOfFile } = file.declared;
    const otherFields = Object.entries(file.value as JsonObject).filter(([name]) => !Object.hasOwn(extrasOfFile, name));
    const liveExtras = Object.entries(extras).filter(
      ([name]) => Object.hasOwn(extrasOfFile, name) || (file === first && !declaredNames.has(name)),
    );
    const live = Object.fromEntries([...otherFields, ...liveExtras]);
    const value = reconcile(file.value, live, '', originals);
    if (isSame(value, file.value)) return [];
    return [{ ...detectionPolicy, file: file.path, verb: 'update', kind: 'replace-file', value }];
  });
}

// ── Files without a policy ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Deletes the files that lose all their policies. If the bundle, or a path of the config, would have no file left, the first of its files stays with
 * `policies: []`, because a bundle without a file is not managed, and a configured path without a file is an error.
 */
function deleteEmptiedFiles(
  { settings }: PolicyFiles,
  files: readonly PolicyFile[],
  changes: readonly FileChange[],
  created: readonly NewFile[],
): FileChange[] {
  const changesByFile = Map.groupBy(changes, ({ file }) => file);
  const deletedFiles = new Set<string>();
  for (const { path, declared } of files) {
    const changesOfFile = changesByFile.get(path) ?? [];
    const losesAll =
      changesOfFile.length === declared.policies.length && changesOfFile.every(({ verb }) => verb === 'delete');
    if (losesAll && changesOfFile.length > 0) deletedFiles.add(path);
  }
  const wholeRepository = '';
  const pathsOfConfig = configuredPaths(settings, null).flatMap(({ path, isDefault }) => (isDefault ? [] : [path]));
  for (const path of [wholeRepository, ...pathsOfConfig]) {
    const filesInPath = [...files, ...created].map((file) => file.path).filter((file) => isInPath(file, path));
    const [first] = filesInPath;
    if (first !== undefined && filesInPath.every((file) => deletedFiles.has(file))) deletedFiles.delete(first);
  }
  return changes.map((change) => {
    if (change.verb !== 'delete') return change;
    const edit = { id: change.id, object: change.object, file: change.file, verb: change.verb };
    if (deletedFiles.has(change.file)) return { ...edit, kind: 'delete-file' };
    if (change.kind !== 'delete-file') return change;
    const file = files.find(({ path }) => path === change.file);
    return { ...edit, kind: 'replace-file', value: { ...writtenDeployment(file), policies: [] } };
  });
}

// ── The new value of a file ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The value of a file after its changes; undefined if the file is deleted. A new list goes to its usual place. Adds to `originals`. */
export function editedValue(
  value: Json,
  changes: readonly FileChange[],
  originals: OriginalByReconciled,
): Json | undefined {
  const fileChange = changes.find((change) => change.kind === 'replace-file' || change.kind === 'delete-file');
  if (fileChange?.kind === 'delete-file') return undefined;
  const root = fileChange === undefined ? value : fileChange.value;
  if (!isObject(root)) return root;
  const fields = Object.entries(root);
  const listChanges = changes.filter((change) => 'list' in change);
  const byList = Map.groupBy(listChanges, ({ list }) => list);
  for (const list of ['policies', ...detectionLists]) {
    const changesOfList = byList.get(list);
    if (changesOfList === undefined) continue;
    const items = editedList(Object.hasOwn(root, list) ? root[list] : [], changesOfList, originals);
    const index = fields.findIndex(([key]) => key === list);
    if (index < 0) insertField(fields, detectionLists, list, items);
    else fields[index] = [list, items];
  }
  return Object.fromEntries(fields);
}

function editedList(
  old: Json | undefined,
  changes: readonly (AddedItem | ItemChange)[],
  originals: OriginalByReconciled,
): Json[] {
  const oldItems: readonly Json[] = isList(old) ? old : [];
  const itemChanges = changes.filter((change) => change.kind !== 'add-item');
  const byIndex = Map.groupBy(itemChanges, ({ index }) => index);
  const items = oldItems.flatMap((item, index): Json[] => {
    const changesOfItem = byIndex.get(index) ?? [];
    const [first] = changesOfItem;
    if (first === undefined) return [item];
    if (first.member !== undefined && isObject(item)) return splitEntry(item, changesOfItem, originals);
    return first.kind === 'delete-item' ? [] : [first.value];
  });
  const added = changes.flatMap((change) => (change.kind === 'add-item' ? [change.value] : []));
  return [...items, ...added];
}
