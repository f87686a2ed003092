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
import { insertField, isEquivalent, isSame, reconcile, type MergedFrom } from './reconcile.ts';
import type { BundleFile, PolicyFiles } from './bundle-files.ts';
import { isInPath } from '../deployments.ts';
import { configuredPaths } from '../search-paths.ts';

/** What an edit does to one object, and in which file. */
export type ObjectEdit = IdentifiedObject & { readonly verb: 'create' | 'update' | 'delete'; readonly file: string };

/**
 * A change of an existing file. With a `list`, it changes the item at `index`; null adds an item at the end, and no `value` deletes the item.
 * Without a list, it changes the whole file; no `value` deletes the file.
 */
export type FileChange = ObjectEdit & {
  readonly list: string | null;
  readonly index: number | null;
  readonly value?: Json;
  /** The project or tag that changes, if the item names several. */
  readonly member?: ProjectOrTag;
};

export type FileChanges = {
  readonly changes: readonly FileChange[];
  readonly created: readonly NewFile[];
  /** For the objects in the values of `changes`. */
  readonly mergedFrom: MergedFrom;
};

type IsSelected = (id: ObjectId) => boolean;

/** A policy, an exception or a list item, as files write it. */
type IdentifiedValue = IdentifiedObject & { readonly value: Json };

/** An item of a file's list, or without a list the whole file. `written`: as written in the file; `value`: with defaults filled in. */
type FileItem = IdentifiedValue & Pick<FileChange, 'file' | 'list' | 'index' | 'member'> & { readonly written: Json };

/** One list of a bundle, such as its policies or exceptions, with items in several files. */
type Section = {
  readonly list: string;
  readonly entries: readonly FileItem[];
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
  const mergedFrom: MergedFrom = new Map();
  const policyFiles = declaring.filter((file): file is PolicyFile => file.declared.kind === 'remediation');
  if (policyFiles.length > 0) {
    const { changes, missing } = sectionChanges(policySection(policyFiles, live, isSelected), mergedFrom);
    const newPolicies = missing.map(({ value }) => value as LivePolicy);
    const created = createPolicyFiles(files, declaring, newPolicies);
    return { changes: deleteEmptiedFiles(files, policyFiles, changes, created), created, mergedFrom };
  }
  const detectionFiles = declaring.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const sections = detectionLists.map((list) => detectionSection(detectionFiles, list, live, isSelected));
  const extras = isSelected(detectionPolicyId) ? extraChanges(detectionFiles, live.extras, mergedFrom) : [];
  const changes = sections.flatMap((section) => sectionChanges(section, mergedFrom).changes);
  return { changes: [...changes, ...extras], created: [], mergedFrom };
}

/** Updates and deletes existing items, and adds new ones. `missing`: the new items that need a file of their own. */
function sectionChanges(
  { entries, live, isSelected, list, newItemFile }: Section,
  mergedFrom: MergedFrom,
): { changes: FileChange[]; missing: IdentifiedValue[] } {
  const liveById = new Map(live.map(({ id, value }) => [id, value]));
  const changes = entries.flatMap(
    ({ id, object, file, list: fileList, index, value, written, member }): FileChange[] => {
      const liveValue = liveById.get(id);
      const common = { id, object, file, list: fileList, index, ...(member && { member }) };
      if (!isSelected(id)) return [];
      if (liveValue === undefined) return [{ ...common, verb: 'delete' }];
      if (isEquivalent(value, liveValue, `${list}[]`)) return [];
      return [{ ...common, verb: 'update', value: reconcile(written, liveValue, `${list}[]`, mergedFrom) }];
    },
  );
  const declared = new Set(entries.map(({ id }) => id));
  const missing = live
    .filter(({ id }) => !declared.has(id) && isSelected(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (newItemFile === null) return { changes, missing };
  const created = missing.map((item): FileChange => ({
    ...item,
    verb: 'create',
    file: newItemFile,
    list,
    index: null,
  }));
  return { changes: [...changes, ...created], missing: [] };
}

// ── The lists of each kind ──────────────────────────────────────────────────────────────────────────────────────────────────────

function policySection(files: readonly PolicyFile[], { policies }: LiveObjects, isSelected: IsSelected): Section {
  const entries = files.flatMap((file) =>
    file.declared.policies.map(({ value: policy, at }): FileItem => {
      const list = at.pointer.length === 0 ? null : 'policies';
      const index = Number(at.pointer[1] ?? 0);
      const written = list === null ? file.value : writtenItem(file, list, index);
      const slug = slugOf(policy);
      const value = { ...(written as JsonObject), slug };
      return { ...policyObject(slug), value, file: file.path, list, index, written };
    }),
  );
  const multiPolicyFiles = new Set(
    files.filter(({ declared }) => declared.policies.length > 1).map(({ path }) => path),
  );
  const inListFiles = entries.filter(
    ({ file, list }) => list !== null && (files.length === 1 || multiPolicyFiles.has(file)),
  );
  const newItemFile = entries.length === 0 ? files[0]?.path : inListFiles.at(-1)?.file;
  return {
    list: 'policies',
    entries,
    live: [...policies.values()].map((value) => ({ ...policyObject(value.slug), value })),
    isSelected,
    newItemFile: newItemFile ?? null,
  };
}

const detectionLists = [...ruleLists, 'exceptions'] as const;

type DetectionList = (typeof detectionLists)[number];

/** New items go into the last file that has items of the list, else into the first file with the list, else into the first file. */
function detectionSection(
  files: readonly DetectionFile[],
  list: DetectionList,
  { lists, exceptions }: LiveObjects,
  isSelected: IsSelected,
): Section {
  const isExceptions = list === 'exceptions';
  const itemsOf = ({ declared }: DetectionFile): readonly Placed<string | ExceptionEntry>[] | null =>
    isExceptions ? declared.exceptions : declared.lists[list];
  const entries = files.flatMap((file) =>
    (itemsOf(file) ?? []).flatMap(({ value }, index): FileItem[] => {
      const written = writtenItem(file, list, index);
      const common = { file: file.path, list, index };
      if (typeof value === 'string')
        return [{ ...common, ...itemObject(list as RuleList, value), value: written, written }];
      return expandEntry(value, written as JsonObject).map(({ exception, member, written: entry }) => ({
        ...common,
        ...exceptionObject(exception),
        ...(member && { member }),
        value: entry,
        written: entry,
      }));
    }),
  );
  const live = isExceptions ? [...exceptions.values()] : lists[list];
  const firstWithList = files.find((file) => itemsOf(file) !== null);
  return {
    list,
    entries,
    live: live.map((value) => ({ ...objectOfItem(list, value), value })),
    isSelected: isExceptions ? isSelected : (id) => [id, listId(list), detectionPolicyId].some(isSelected),
    newItemFile: entries.at(-1)?.file ?? (firstWithList ?? files[0])?.path ?? null,
  };
}

const objectOfItem = (list: DetectionList, value: string | DetectionException): IdentifiedObject =>
  typeof value === 'string' ? itemObject(list as RuleList, value) : exceptionObject(value);

/** An item of a file's list, as written. */
function writtenItem({ value }: BundleFile, list: string, index: number): Json {
  const items = isObject(value) ? value[list] : null;
  return (isList(items) ? items[index] : null) ?? null;
}

const detectionPolicy: IdentifiedObject = { id: detectionPolicyId, object: { kind: 'bundle' } };

/** Changes each extra field in the file that has it; a new field goes into the first file. */
function extraChanges(files: readonly DetectionFile[], extras: JsonObject, mergedFrom: MergedFrom): FileChange[] {
  const [first] = files;
  const declaredNames = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
  return files.flatMap((file): FileChange[] => {
    const { extras: extrasOfFile } = file.declared;
    const otherFields = Object.entries(file.value as JsonObject).filter(([name]) => !Object.hasOwn(extrasOfFile, name));
    const liveExtras = Object.entries(extras).filter(
      ([name]) => Object.hasOwn(extrasOfFile, name) || (file === first && !declaredNames.has(name)),
    );
    const live = Object.fromEntries([...otherFields, ...liveExtras]);
    const value = reconcile(file.value, live, '', mergedFrom);
    if (isSame(value, file.value)) return [];
    return [{ ...detectionPolicy, file: file.path, verb: 'update', list: null, index: 0, value }];
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
    if (deletedFiles.has(change.file)) return { ...change, list: null };
    if (change.list !== null) return change;
    const file = files.find(({ path }) => path === change.file);
    return { ...change, value: { ...writtenDeployment(file), policies: [] } };
  });
}

// ── The new value of a file ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The value of a file after its changes; undefined if the file is deleted. A new list goes to its usual place. Adds to `mergedFrom`. */
export function changedValue(value: Json, changes: readonly FileChange[], mergedFrom: MergedFrom): Json | undefined {
  const fileChange = changes.find(({ list }) => list === null);
  const root = fileChange === undefined ? value : fileChange.value;
  if (!isObject(root)) return root;
  const fields = Object.entries(root);
  const byList = Map.groupBy(changes, ({ list }) => list);
  for (const list of ['policies', ...detectionLists]) {
    const changesOfList = byList.get(list);
    if (changesOfList === undefined) continue;
    const items = changedList(Object.hasOwn(root, list) ? root[list] : [], changesOfList, mergedFrom);
    const index = fields.findIndex(([key]) => key === list);
    if (index < 0) insertField(fields, detectionLists, list, items);
    else fields[index] = [list, items];
  }
  return Object.fromEntries(fields);
}

function changedList(old: Json | undefined, changes: readonly FileChange[], mergedFrom: MergedFrom): Json[] {
  const items: readonly Json[] = isList(old) ? old : [];
  const byIndex = Map.groupBy(changes, ({ index }) => index);
  const changed = items.map((item, index): Json[] => {
    const changesOfItem = byIndex.get(index) ?? [];
    const [first] = changesOfItem;
    if (first === undefined) return [item];
    if (first.member !== undefined && isObject(item)) return splitEntry(item, changesOfItem, mergedFrom);
    return first.value === undefined ? [] : [first.value];
  });
  const created = (byIndex.get(null) ?? []).flatMap(({ value }) => (value === undefined ? [] : [value]));
  return [...changed.flat(), ...created];
}
