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
import { baseName, parentOf, pathIn } from '../../domain/source.ts';
import type { DetectionException, ExceptionEntry } from '../../generated/types.ts';
import { expandException } from '../exceptions.ts';
import { caseFoldedName } from '../find.ts';
import type { DeclaredDetection, DeclaredPolicies } from '../declared-file.ts';
import type { LiveObjects, LivePolicy } from './live-objects.ts';
import { fileName, fileText } from './new-files.ts';
import type { Json, JsonObject } from '../yaml/print.ts';
import { learnStyle, readLayout } from './layout.ts';
import { insertField, isEquivalent, isSame, reconcile, type MergedFrom } from './merge.ts';
import type { BundleFile, PolicyFiles } from './bundle-files.ts';
import { isInPath } from '../deployments.ts';
import { configuredPaths } from '../search-paths.ts';

/** What an edit does to one object. */
export type ObjectEdit = IdentifiedObject & { readonly verb: 'create' | 'update' | 'delete'; readonly file: string };

/**
 * A change of a file that is there: of the item at `index` of a list (null for a new one, which comes last), or, without a list, of the whole
 * file, which is deleted when there is no value.
 */
export type FileChange = ObjectEdit & {
  readonly list: string | null;
  readonly index: number | null;
  readonly value?: Json;
  /** Of several projects or tags that the item names, the one that this is about. */
  readonly member?: ProjectOrTag;
};

/** A new file with one policy. */
export type NewFile = IdentifiedObject & { readonly path: string; readonly text: string };

/** `origins`: of the objects in the values of changes. */
export type FileChanges = {
  readonly changes: readonly FileChange[];
  readonly created: readonly NewFile[];
  readonly origins: MergedFrom;
};

type IsSelected = (id: ObjectId) => boolean;

/** An object of a keyed list. */
type IdentifiedValue = IdentifiedObject & { readonly value: Json };

/** An item in a file. `value`: its meaning, `written`: as written; without a list it is the whole file. */
type FileItem = IdentifiedValue & Pick<FileChange, 'file' | 'list' | 'index' | 'member'> & { readonly written: Json };

/** A keyed list of a bundle, spread over files. */
type Section = {
  readonly list: string;
  readonly entries: readonly FileItem[];
  readonly live: readonly IdentifiedValue[];
  readonly selected: IsSelected;
  /** The file of new items; null for a file of its own for each. */
  readonly newItemFile: string | null;
};

type PolicyFile = BundleFile<BundleFile['declared'] & DeclaredPolicies>;
type DetectionFile = BundleFile<BundleFile['declared'] & DeclaredDetection>;

/**
 * The changes that make a bundle's files (at least one) declare the live objects. `selected`: whether an object takes its live value; all others
 * stay.
 */
export function findFileChanges(
  files: PolicyFiles,
  declaring: readonly BundleFile[],
  live: LiveObjects,
  selected: IsSelected,
): FileChanges {
  const origins: MergedFrom = new Map();
  const policyFiles = declaring.filter((file): file is PolicyFile => file.declared.kind === 'remediation');
  if (policyFiles.length > 0) {
    const { changes, missing } = sectionChanges(policySection(policyFiles, live, selected), origins);
    const created = createFiles(
      files,
      declaring,
      missing.map(({ value }) => value as LivePolicy),
    );
    return { changes: withoutEmptyFiles(files, policyFiles, changes, created), created, origins };
  }
  const detectionFiles = declaring.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const sections = detectionLists.map((list) => detectionSection(detectionFiles, list, live, selected));
  const extras = selected(detectionPolicyId) ? extraChanges(detectionFiles, live.extras, origins) : [];
  const changes = sections.flatMap((section) => sectionChanges(section, origins).changes);
  return { changes: [...changes, ...extras], created: [], origins };
}

/** Updates and deletes existing items and adds the rest, by identity; `missing` items have no file. */
function sectionChanges(
  { entries, live, selected, list, newItemFile }: Section,
  origins: MergedFrom,
): { changes: FileChange[]; missing: IdentifiedValue[] } {
  const liveById = new Map(live.map(({ id, value }) => [id, value]));
  const changes = entries.flatMap(
    ({ id, object, file, list: fileList, index, value, written, member }): FileChange[] => {
      const next = liveById.get(id);
      const common = { id, object, file, list: fileList, index, ...(member && { member }) };
      if (!selected(id)) return [];
      if (next === undefined) return [{ ...common, verb: 'delete' }];
      if (isEquivalent(value, next, `${list}[]`)) return [];
      return [{ ...common, verb: 'update', value: reconcile(written, next, `${list}[]`, origins) }];
    },
  );
  const declared = new Set(entries.map(({ id }) => id));
  const missing = live.filter(({ id }) => !declared.has(id) && selected(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
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

function policySection(files: readonly PolicyFile[], { policies }: LiveObjects, selected: IsSelected): Section {
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
  const shared = entries.filter(
    ({ file, list }) => list !== null && (files.length === 1 || multiPolicyFiles.has(file)),
  );
  return {
    list: 'policies',
    entries,
    live: [...policies.values()].map((value) => ({ ...policyObject(value.slug), value })),
    selected,
    newItemFile: (entries.length === 0 ? files[0]?.path : shared.at(-1)?.file) ?? null,
  };
}

const detectionLists = [...ruleLists, 'exceptions'] as const;

type DetectionList = (typeof detectionLists)[number];

/** New items go into the last file with any, or the first one with the list, or the first one. */
function detectionSection(
  files: readonly DetectionFile[],
  list: DetectionList,
  { lists: detectionPolicy, exceptions }: LiveObjects,
  selected: IsSelected,
): Section {
  const isExceptions = list === 'exceptions';
  const placed = files.map(({ declared }) => (isExceptions ? declared.exceptions : declared.lists[list]));
  const entries = files.flatMap((file, place) =>
    (placed[place] ?? []).flatMap(({ value }, index): FileItem[] => {
      const written = writtenItem(file, list, index);
      const common = { file: file.path, list, index };
      if (typeof value === 'string')
        return [{ ...common, ...itemObject(list as RuleList, value), value: written, written }];
      return exceptionsOfEntry(value, written as JsonObject).map(({ exception, member, one }) => ({
        ...common,
        ...exceptionObject(exception),
        ...(member && { member }),
        value: one,
        written: one,
      }));
    }),
  );
  const live = isExceptions ? [...exceptions.values()] : detectionPolicy[list];
  const first = files[placed.findIndex((items) => items !== null)] ?? files[0];
  return {
    list,
    entries,
    live: live.map((value) => ({ ...objectOfItem(list, value), value })),
    selected: isExceptions ? selected : (id) => [id, listId(list), detectionPolicyId].some(selected),
    newItemFile: entries.at(-1)?.file ?? first?.path ?? null,
  };
}

const objectOfItem = (list: DetectionList, value: string | DetectionException): IdentifiedObject =>
  typeof value === 'string' ? itemObject(list as RuleList, value) : exceptionObject(value);

/** One of several projects or tags that an entry of a file names. */
type ProjectOrTag = { readonly key: 'projects' | 'project_tag_names'; readonly name: string };

/** The field of one project or tag, by that of several. */
const singleScope = { projects: 'project', project_tag_names: 'project_tag_name' } as const;

/** An exception of an entry, and how an entry for it alone would be written. */
type EntryMember = { readonly exception: DetectionException; readonly member?: ProjectOrTag; readonly one: JsonObject };

/** The exceptions of an entry: itself, or one for each of its projects or tags. */
function exceptionsOfEntry(entry: ExceptionEntry, written: JsonObject): EntryMember[] {
  const key = (['projects', 'project_tag_names'] as const).find((one) => entry[one] !== undefined);
  return (expandException(entry) ?? []).map((exception): EntryMember => {
    if (key === undefined) return { exception, one: written };
    const name = exception[singleScope[key]] ?? '';
    return { exception, member: { key, name }, one: renameField(written, key, singleScope[key], name) };
  });
}

/** An object with a field of another name and value in the same place. */
const renameField = (object: JsonObject, from: string, to: string, value: Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, old]) => (key === from ? [to, value] : [key, old])));

/** An item of a file's list, as written. */
function writtenItem({ value }: BundleFile, list: string, index: number): Json {
  const items = isObject(value) ? value[list] : null;
  return (isList(items) ? items[index] : null) ?? null;
}

const lists: IdentifiedObject = { id: detectionPolicyId, object: { kind: 'bundle' } };

/** Each extra field changes in its file; a new one goes into the first. */
function extraChanges(files: readonly DetectionFile[], extras: JsonObject, origins: MergedFrom): FileChange[] {
  const [first] = files;
  const given = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
  return files.flatMap((file): FileChange[] => {
    const extrasHere = file.declared.extras;
    const isHere = ([name]: [string, Json]): boolean =>
      Object.hasOwn(extrasHere, name) || (file === first && !given.has(name));
    const rest = Object.entries(file.value as JsonObject).filter(([name]) => !Object.hasOwn(extrasHere, name));
    const live = Object.fromEntries([...rest, ...Object.entries(extras).filter(isHere)]);
    const value = reconcile(file.value, live, '', origins);
    if (isSame(value, file.value)) return [];
    return [{ ...lists, file: file.path, verb: 'update', list: null, index: 0, value }];
  });
}

// ── Files that are left with nothing ────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Deletes the files whose policies all go. Where the bundle, or a path of the config, would be left without a file, the first of them stays
 * and says `policies: []`: a bundle that no file declares is not managed, and a path that leads nowhere is an error.
 */
function withoutEmptyFiles(
  { settings }: PolicyFiles,
  files: readonly PolicyFile[],
  changes: readonly FileChange[],
  created: readonly NewFile[],
): FileChange[] {
  const byFile = Map.groupBy(changes, ({ file }) => file);
  const emptied = new Set(
    files.flatMap(({ path, declared }) => {
      const changesHere = byFile.get(path) ?? [];
      const isEmptied =
        changesHere.length === declared.policies.length && changesHere.every(({ verb }) => verb === 'delete');
      return isEmptied && changesHere.length > 0 ? [path] : [];
    }),
  );
  const paths = configuredPaths(settings, null).filter(({ isDefault }) => !isDefault);
  for (const path of ['', ...paths.map((one) => one.path)]) {
    const inPath = [...files, ...created].map((file) => file.path).filter((file) => isInPath(file, path));
    const [first] = inPath;
    if (first !== undefined && inPath.every((file) => emptied.has(file))) emptied.delete(first);
  }
  return changes.map((change) => {
    if (change.verb !== 'delete') return change;
    if (emptied.has(change.file)) return { ...change, list: null };
    if (change.list !== null) return change;
    const file = files.find(({ path }) => path === change.file);
    return { ...change, value: { ...writtenSlug(file), policies: [] } };
  });
}

// ── New files ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A file for each policy, beside the first file and like it. */
function createFiles(files: PolicyFiles, siblings: readonly BundleFile[], policies: readonly LivePolicy[]): NewFile[] {
  const [sibling] = siblings;
  if (sibling === undefined) return [];
  const folder = parentOf(sibling.path);
  const usedNames = new Set<string>();
  for (const path of files.texts.keys()) if (parentOf(path) === folder) usedNames.add(caseFoldedName(baseName(path)));
  const [ending] = /\.ya?ml$/i.exec(sibling.path) ?? ['.yaml'];
  const style = learnStyle(sibling.text, readLayout(sibling.text)?.document.value);
  return policies.map((policy) => {
    const fields = {
      ...writtenSlug(sibling),
      ...(isObject(sibling.value) && 'policies' in sibling.value ? { policies: [policy] } : policy),
    };
    const text = fileText(modelineOf(sibling.text), fields, style);
    return { ...policyObject(policy.slug), path: pathIn(folder, fileName(policy.slug, ending, usedNames)), text };
  });
}

/** The deployments that a file names, as written. */
function writtenSlug(file: BundleFile | undefined): { readonly deployment_slug?: Json } {
  const slug = isObject(file?.value) ? file.value['deployment_slug'] : undefined;
  return slug === undefined ? {} : { deployment_slug: slug };
}

/** The modeline of a text; null without one. */
export const modelineOf = (text: string): string | null =>
  /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;

// ── The new value of a file ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The value of a file after some changes, undefined to delete it. A new list is inserted in the usual order. Adds to `origins`. */
export function changedValue(value: Json, changes: readonly FileChange[], origins: MergedFrom): Json | undefined {
  const whole = changes.find(({ list }) => list === null);
  const root = whole === undefined ? value : whole.value;
  if (!isObject(root)) return root;
  const fields = Object.entries(root);
  const byList = Map.groupBy(changes, ({ list }) => list);
  for (const list of ['policies', ...detectionLists]) {
    const changesOfList = byList.get(list);
    if (changesOfList === undefined) continue;
    const items = changedList(Object.hasOwn(root, list) ? root[list] : [], changesOfList, origins);
    const index = fields.findIndex(([key]) => key === list);
    if (index < 0) insertField(fields, detectionLists, list, items);
    else fields[index] = [list, items];
  }
  return Object.fromEntries(fields);
}

function changedList(old: Json | undefined, changes: readonly FileChange[], origins: MergedFrom): Json[] {
  const items: readonly Json[] = isList(old) ? old : [];
  const byIndex = Map.groupBy(changes, ({ index }) => index);
  const changed = items.map((item, index): Json[] => {
    const changesOfItem = byIndex.get(index) ?? [];
    const [first] = changesOfItem;
    if (first === undefined) return [item];
    if (first.member !== undefined && isObject(item)) return splitEntry(item, changesOfItem, origins);
    return first.value === undefined ? [] : [first.value];
  });
  const created = (byIndex.get(null) ?? []).flatMap(({ value }) => (value === undefined ? [] : [value]));
  return [...changed.flat(), ...created];
}

/**
 * An entry of several projects or tags: it stays for those that do not change. If all change, it takes the new value of the first one, for all that
 * have the same. The others get an entry each.
 */
function splitEntry(item: JsonObject, changes: readonly FileChange[], origins: MergedFrom): Json[] {
  const key = changes[0]?.member?.key ?? 'projects';
  const changed = new Map<Json | undefined, Json | undefined>(
    changes.map(({ member, value }) => [member?.name, value]),
  );
  const names = isList(item[key]) ? item[key] : [];
  const unchanged = names.filter((name) => !changed.has(name));
  const edited = names.flatMap((name) => {
    const value = changed.get(name);
    return isObject(value) ? [{ name, value }] : [];
  });
  const [first] = edited;
  if (unchanged.length > 0) {
    const rest = { ...item, [key]: unchanged };
    origins.set(rest, item);
    return [rest, ...edited.map(({ value }) => value)];
  }
  if (first === undefined) return [];
  const entryFor = (value: JsonObject, members: readonly Json[]): JsonObject =>
    renameField(value, singleScope[key], key, members);
  const isAlike = ({ value }: typeof first): boolean => isSame(entryFor(value, []), entryFor(first.value, []));
  const alike = edited.filter((one) => isAlike(one)).map(({ name }) => name);
  const whole = entryFor(first.value, alike);
  origins.set(whole, item);
  return [whole, ...edited.filter((one) => !isAlike(one)).map(({ value }) => value)];
}
