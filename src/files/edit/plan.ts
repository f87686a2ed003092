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
import { isObject } from '../../util/json.ts';
import { baseName, parentOf, pathIn } from '../../domain/source.ts';
import type { DetectionException } from '../../generated/types.ts';
import { liesIn } from '../assemble.ts';
import { configuredPaths, foldName } from '../find.ts';
import type { DeclaredDetection, DeclaredPolicies } from '../shape.ts';
import type { LiveObjects, LivePolicy } from '../print/live-content.ts';
import { fileName, fileText } from '../print/new-files.ts';
import { isList, type Json, type JsonObject } from '../print/print.ts';
import { learnStyle, readLayout } from './layout.ts';
import { insertField, isEquivalent, isSame, merge, type Origins } from './merge.ts';
import type { OwnFile, PolicyFiles } from './own-files.ts';

/** What an edit does to one object. */
export type Touched = IdentifiedObject & { readonly verb: 'create' | 'update' | 'delete'; readonly file: string };

/**
 * A change of a file that is there: of the item at `index` of a list (null for a new one, which comes last), or, without a list, of the whole
 * file, which is deleted when there is no value.
 */
export type Change = Touched & { readonly list: string | null; readonly index: number | null; readonly value?: Json };

/** A new file with one policy. */
export type Created = IdentifiedObject & { readonly path: string; readonly text: string };

/** `origins`: of the objects in the values of changes. */
export type Plan = {
  readonly changes: readonly Change[];
  readonly created: readonly Created[];
  readonly origins: Origins;
};

type Selected = (id: ObjectId) => boolean;

/** An object of a keyed list. */
type Item = IdentifiedObject & { readonly value: Json };

/** An item in a file. `value`: its meaning, `written`: as written; without a list it is the whole file. */
type FileItem = Item & Pick<Change, 'file' | 'list' | 'index'> & { readonly written: Json };

/** A keyed list of a bundle, spread over files. */
type Section = {
  readonly list: string;
  readonly entries: readonly FileItem[];
  readonly live: readonly Item[];
  readonly selected: Selected;
  /** The file of new items; null for a file of its own for each. */
  readonly home: string | null;
};

type PolicyFile = OwnFile<OwnFile['declared'] & DeclaredPolicies>;
type DetectionFile = OwnFile<OwnFile['declared'] & DeclaredDetection>;

/**
 * The changes that make a bundle's files (at least one) declare the live objects. `selected`: whether an object takes its live value; all others
 * stay.
 */
export function planChanges(files: PolicyFiles, own: readonly OwnFile[], live: LiveObjects, selected: Selected): Plan {
  const origins: Origins = new Map();
  const policyFiles = own.filter((file): file is PolicyFile => file.declared.kind === 'remediation');
  if (policyFiles.length > 0) {
    const { changes, missing } = sectionChanges(policySection(policyFiles, live, selected), origins);
    const created = createFiles(
      files,
      own,
      missing.map(({ value }) => value as LivePolicy),
    );
    return { changes: withoutEmptyFiles(files, policyFiles, changes, created), created, origins };
  }
  const detectionFiles = own.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const sections = detectionLists.map((list) => detectionSection(detectionFiles, list, live, selected));
  const extras = selected(detectionPolicyId) ? extraChanges(detectionFiles, live.extras, origins) : [];
  const changes = sections.flatMap((section) => sectionChanges(section, origins).changes);
  return { changes: [...changes, ...extras], created: [], origins };
}

/** Updates and deletes existing items and adds the rest, by identity; `missing` items have no file. */
function sectionChanges(
  { entries, live, selected, list, home }: Section,
  origins: Origins,
): { changes: Change[]; missing: Item[] } {
  const wanted = new Map(live.map(({ id, value }) => [id, value]));
  const changes = entries.flatMap(({ id, object, file, list: own, index, value, written }): Change[] => {
    const next = wanted.get(id);
    const common = { id, object, file, list: own, index };
    if (!selected(id)) return [];
    if (next === undefined) return [{ ...common, verb: 'delete' }];
    if (isEquivalent(value, next, `${list}[]`)) return [];
    return [{ ...common, verb: 'update', value: merge(written, next, `${list}[]`, origins) }];
  });
  const declared = new Set(entries.map(({ id }) => id));
  const missing = live.filter(({ id }) => !declared.has(id) && selected(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (home === null) return { changes, missing };
  const created = missing.map((item): Change => ({ ...item, verb: 'create', file: home, list, index: null }));
  return { changes: [...changes, ...created], missing: [] };
}

// ── The lists of each kind ──────────────────────────────────────────────────────────────────────────────────────────────────────

function policySection(files: readonly PolicyFile[], { policies }: LiveObjects, selected: Selected): Section {
  const entries = files.flatMap((file) =>
    file.declared.policies.map(({ value: policy, at }): FileItem => {
      const list = at.pointer.length === 0 ? null : 'policies';
      const index = Number(at.pointer[1] ?? 0);
      const written = list === null ? file.value : itemOf(file, list, index);
      const slug = slugOf(policy);
      const value = { ...(written as JsonObject), slug };
      return { ...policyObject(slug), value, file: file.path, list, index, written };
    }),
  );
  const several = new Set(files.filter(({ declared }) => declared.policies.length > 1).map(({ path }) => path));
  const shared = entries.filter(({ file, list }) => list !== null && (files.length === 1 || several.has(file)));
  return {
    list: 'policies',
    entries,
    live: [...policies.values()].map((value) => ({ ...policyObject(value.slug), value })),
    selected,
    home: (entries.length === 0 ? files[0]?.path : shared.at(-1)?.file) ?? null,
  };
}

const detectionLists = [...ruleLists, 'exceptions'] as const;

type DetectionList = (typeof detectionLists)[number];

/** New items go into the last file with any, or the first one with the list, or the first one. */
function detectionSection(
  files: readonly DetectionFile[],
  list: DetectionList,
  { lists, exceptions }: LiveObjects,
  selected: Selected,
): Section {
  const isExceptions = list === 'exceptions';
  const placed = files.map(({ declared }) => (isExceptions ? declared.exceptions : declared.lists[list]));
  const entries = files.flatMap((file, place) =>
    (placed[place] ?? []).map(({ value }, index): FileItem => {
      const written = itemOf(file, list, index);
      return { ...detectionObject(list, value), value: written, file: file.path, list, index, written };
    }),
  );
  const live = isExceptions ? [...exceptions.values()] : lists[list];
  const first = files[placed.findIndex((items) => items !== null)] ?? files[0];
  return {
    list,
    entries,
    live: live.map((value) => ({ ...detectionObject(list, value), value: value as Json })),
    selected: isExceptions ? selected : (id) => [id, listId(list), detectionPolicyId].some(selected),
    home: entries.at(-1)?.file ?? first?.path ?? null,
  };
}

const detectionObject = (list: DetectionList, value: string | DetectionException): IdentifiedObject =>
  typeof value === 'string' ? itemObject(list as RuleList, value) : exceptionObject(value);

/** An item of a file's list, as written. */
function itemOf({ value }: OwnFile, list: string, index: number): Json {
  const items = isObject(value) ? value[list] : null;
  return (isList(items) ? items[index] : null) ?? null;
}

const lists: IdentifiedObject = { id: detectionPolicyId, object: { kind: 'bundle' } };

/** Each extra field changes in its file; a new one goes into the first. */
function extraChanges(files: readonly DetectionFile[], extras: JsonObject, origins: Origins): Change[] {
  const [first] = files;
  const given = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
  return files.flatMap((file): Change[] => {
    const own = file.declared.extras;
    const isOwn = ([name]: [string, Json]): boolean => Object.hasOwn(own, name) || (file === first && !given.has(name));
    const rest = Object.entries(file.value as JsonObject).filter(([name]) => !Object.hasOwn(own, name));
    const live = Object.fromEntries([...rest, ...Object.entries(extras).filter(isOwn)]);
    const value = merge(file.value, live, '', origins);
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
  changes: readonly Change[],
  created: readonly Created[],
): Change[] {
  const byFile = Map.groupBy(changes, ({ file }) => file);
  const going = new Set(
    files.flatMap(({ path, declared }) => {
      const own = byFile.get(path) ?? [];
      const isEmptied = own.length === declared.policies.length && own.every(({ verb }) => verb === 'delete');
      return isEmptied && own.length > 0 ? [path] : [];
    }),
  );
  const paths = configuredPaths(settings, null).filter(({ byDefault }) => !byDefault);
  for (const path of ['', ...paths.map((one) => one.path)]) {
    const inPath = [...files, ...created].map((file) => file.path).filter((file) => liesIn(file, path));
    const [first] = inPath;
    if (first !== undefined && inPath.every((file) => going.has(file))) going.delete(first);
  }
  return changes.map((change) => {
    if (change.verb !== 'delete') return change;
    if (going.has(change.file)) return { ...change, list: null };
    if (change.list !== null) return change;
    const deployment = files.find(({ path }) => path === change.file)?.declared.deployment ?? null;
    return { ...change, value: { ...(deployment !== null && { deployment_slug: deployment }), policies: [] } };
  });
}

// ── New files ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A file for each policy, beside the first file and like it. */
function createFiles(files: PolicyFiles, own: readonly OwnFile[], policies: readonly LivePolicy[]): Created[] {
  const [sibling] = own;
  if (sibling === undefined) return [];
  const folder = parentOf(sibling.path);
  const taken = new Set<string>();
  for (const path of files.texts.keys()) if (parentOf(path) === folder) taken.add(foldName(baseName(path)));
  const [ending] = /\.ya?ml$/i.exec(sibling.path) ?? ['.yaml'];
  const style = learnStyle(sibling.text, readLayout(sibling.text)?.document.value);
  return policies.map((policy) => {
    const fields = {
      deployment_slug: sibling.declared.deployment ?? undefined,
      ...(isObject(sibling.value) && 'policies' in sibling.value ? { policies: [policy] } : policy),
    };
    const text = fileText(modelineOf(sibling.text), fields, style);
    return { ...policyObject(policy.slug), path: pathIn(folder, fileName(policy.slug, ending, taken)), text };
  });
}

/** The modeline of a text; null without one. */
export const modelineOf = (text: string): string | null =>
  /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;

// ── The new value of a file ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The value of a file after some changes, undefined to delete it. A new list is inserted in the usual order. */
export function changedValue(value: Json, changes: readonly Change[]): Json | undefined {
  const whole = changes.find(({ list }) => list === null);
  const root = whole === undefined ? value : whole.value;
  if (!isObject(root)) return root;
  const fields = Object.entries(root);
  const byList = Map.groupBy(changes, ({ list }) => list);
  for (const list of ['policies', ...detectionLists]) {
    const own = byList.get(list);
    if (own === undefined) continue;
    const items = changedList(Object.hasOwn(root, list) ? root[list] : [], own);
    const index = fields.findIndex(([key]) => key === list);
    if (index < 0) insertField(fields, detectionLists, list, items);
    else fields[index] = [list, items];
  }
  return Object.fromEntries(fields);
}

function changedList(old: Json | undefined, changes: readonly Change[]): Json[] {
  const items: readonly Json[] = isList(old) ? old : [];
  const changed = new Map(changes.map(({ index, value }) => [index, value]));
  const created = changes.flatMap(({ index, value }) => (index === null ? [value] : []));
  const all = [...items.map((item, index) => (changed.has(index) ? changed.get(index) : item)), ...created];
  return all.filter((one) => one !== undefined);
}
