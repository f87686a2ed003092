import {
  type Bundle,
  bundleKinds,
  detectionPolicyId,
  exceptionObject,
  type IdentifiedObject,
  itemObject,
  listId,
  type Notes,
  type ObjectId,
  type PlacedObject,
  policyObject,
  slugOf,
  type RuleList,
  ruleLists,
} from '../domain/bundle.ts';
import { leavesOut } from '../domain/without.ts';
import { isObject } from '../util/json.ts';
import type { Place, Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type {
  DetectionException,
  ExceptionEntry,
  PolicyEntry,
  RemediationPolicy,
  WithoutEntry,
} from '../generated/types.ts';
import type { DeclaredDetection, DeclaredFile, Placed } from './declared-file.ts';
import type { AssignedFile } from './deployments.ts';
import { expandException } from './exceptions.ts';

/** Merges files into bundles, sorted by deployment and kind. How they are split into files does not affect what is sent. */
export function assemble(
  assigned: readonly AssignedFile[],
  { deployments }: Pick<Settings, 'deployments'>,
): { bundles: Bundle[]; problems: Problem[] } {
  const bundles: Bundle[] = [];
  const problems: Problem[] = [];
  const byDeployment = [...Map.groupBy(assigned, ({ deployment }) => deployment)];
  for (const [deployment, files] of byDeployment.toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))) {
    const layers = files.toSorted((a, b) => a.layer - b.layer);
    const without = deployment === null ? [] : (deployments.get(deployment)?.without ?? []);
    for (const kind of bundleKinds) {
      const filesOfKind = layers.filter(({ file }) => file.kind === kind);
      // A kind that no file declares has no bundle: it is not managed.
      if (filesOfKind.length === 0) continue;
      const collected: Collected = {
        origins: new Map(),
        notes: new Map(),
        overrides: new Map(),
        leftOut: [],
      };
      const content = contentOf(deployment, filesOfKind, { ...collected, without, problems });
      bundles.push({ deployment, ...collected, ...content });
    }
  }
  return { bundles, problems };
}

/** What a bundle says about its objects, beside its content: see `Bundle`. */
type Collected = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly overrides: Map<ObjectId, Place>;
  readonly leftOut: PlacedObject[];
};

/** A bundle while its files are merged: each function below adds to the collections. */
type Merge = Collected & {
  /** Shared objects that the deployment does not get. */
  readonly without: readonly WithoutEntry[];
  readonly problems: Problem[];
};

/** The content to send, from all files of one kind, those of earlier layers first. */
function contentOf(deployment: string | null, files: readonly AssignedFile[], merge: Merge) {
  const scope = deployment !== null && { deployment_slug: deployment };
  const detections = files.filter((file): file is DetectionFile => file.file.kind !== 'remediation');
  const [first] = detections;
  if (first === undefined) {
    const policies = mergePolicies(
      collectEntries(files, (file) => (file.kind === 'remediation' ? file.policies : [])),
      merge,
    );
    return { kind: 'remediation', content: { ...scope, policies } } as const;
  }
  const { kind, file } = first.file;
  merge.origins.set(detectionPolicyId, { file, pointer: ['product'], key: true });
  const lists = Object.fromEntries(ruleLists.map((list) => [list, mergeList(detections, list, merge)]));
  const content = {
    ...scope,
    product: kind === 'detection/code' ? ('code' as const) : ('secrets' as const),
    ...(lists as Record<RuleList, string[]>),
    exceptions: mergeExceptions(detections, merge),
    ...mergeExtras(detections, merge),
  };
  return { kind, content };
}

type DetectionFile = AssignedFile & { readonly file: DeclaredFile & DeclaredDetection };

/** A part of a file, with the layer of its file, and whether that is shared. */
type Entry<T> = Placed<T> & Pick<AssignedFile, 'layer' | 'isShared'>;

/** Some parts of all files, in the order of their layers. */
const collectEntries = <File extends AssignedFile, T>(
  files: readonly File[],
  partsOf: (file: File['file']) => readonly Placed<T>[],
): Entry<T>[] =>
  files.flatMap(({ file, layer, isShared }) => partsOf(file).map(({ value, at }) => ({ value, at, layer, isShared })));

/**
 * The entries in effect, one for each identity, sorted by it (by code unit). Of entries with one identity in the same layer, the first is in effect,
 * and `toDuplicate` describes the others. An entry of a later layer replaces that of an earlier one, whole and with its notes.
 */
function mergeEntries<T>(
  entries: readonly Entry<T>[],
  { origins, notes, overrides, leftOut, without, problems }: Merge,
  objectOf: (value: T) => IdentifiedObject,
  toDuplicate: (value: T, at: Place, first: Place) => Problem,
): T[] {
  const inEffect = new Map<ObjectId, Entry<T>>();
  for (const entry of entries) {
    const { value, at, layer, isShared } = entry;
    const { id, object } = objectOf(value);
    if (isShared && without.some((name) => leavesOut(name, object))) {
      leftOut.push({ id, object, at });
      continue;
    }
    const previous = inEffect.get(id);
    if (previous !== undefined && previous.layer === layer) {
      problems.push(toDuplicate(value, at, previous.at));
      continue;
    }
    if (previous !== undefined) {
      // An item of a list is nothing but its text, so a later layer says the same again.
      if (object.kind === 'item') continue;
      overrides.set(id, previous.at);
    }
    origins.set(id, at);
    inEffect.set(id, entry);
    const entryNotes = notesOf(value);
    if (entryNotes === null) notes.delete(id);
    else notes.set(id, entryNotes);
  }
  return [...inEffect].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, { value }]) => value);
}

/** The notes of an entry; null for none. Notes are texts; other values were reported already. */
function notesOf(value: unknown): Notes | null {
  const fields = Object.entries(isObject(value) ? value : {});
  const texts = fields.filter((field): field is [string, string] => isNote(field[0]) && typeof field[1] === 'string');
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

const isNote = (name: string): boolean => name.startsWith('x-');

/** An entry as sent, without the repository's notes. */
const withoutNotes = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name))) as T;

function mergePolicies(entries: readonly Entry<PolicyEntry>[], merge: Merge): RemediationPolicy[] {
  for (const { value, at } of entries) {
    // Without a slug, the identity of a policy depends on its name.
    if (value.slug === undefined)
      merge.problems.push({ severity: 'warning', at, code: 'missing-slug', name: value.name, derived: slugOf(value) });
  }
  const policies = mergeEntries(
    entries,
    merge,
    (policy) => policyObject(slugOf(policy)),
    (policy, { file, pointer }, first) => {
      const at = { file, pointer: [...pointer, policy.slug === undefined ? 'name' : 'slug'] };
      return { severity: 'error', at, code: 'duplicate-slug', slug: slugOf(policy), first };
    },
  );
  return policies.map(toPolicy);
}

/** A policy as sent: without notes, with all defaults and extra fields. */
function toPolicy(entry: PolicyEntry & { readonly deployment_slug?: unknown }): RemediationPolicy {
  const { deployment_slug: _, name, slug, description, active = true, filters, actions, ...others } = entry;
  return {
    name,
    ...(slug !== undefined && { slug }),
    ...(description !== undefined && { description }),
    active,
    filters: {
      ...filters,
      conditions: filters.conditions.map((condition) => ({ ...condition, mode: condition.mode ?? 'any' })),
    },
    actions: actions.map((action) => ({ ...action, config: action.config ?? {} })),
    ...withoutNotes(others),
  };
}

function mergeList(files: readonly DetectionFile[], list: RuleList, merge: Merge): string[] {
  const declaringFile = files.find(({ file }) => file.lists[list] !== null);
  if (declaringFile !== undefined)
    merge.origins.set(listId(list), { file: declaringFile.file.file, pointer: [list], key: true });
  return mergeEntries(
    collectEntries(files, ({ lists }) => lists[list] ?? []),
    merge,
    (item) => itemObject(list, item),
    (item, at, first) => ({ severity: 'warning', at, code: 'duplicate-item', list, item, first }),
  );
}

const mergeExceptions = (files: readonly DetectionFile[], merge: Merge): DetectionException[] =>
  mergeEntries(
    collectEntries(files, ({ exceptions }) => exceptions ?? []).flatMap((entry) => exceptionsIn(entry, merge)),
    merge,
    exceptionObject,
    ({ rule, project, project_tag_name: tag }, at, first) => {
      return { severity: 'error', at, code: 'duplicate-exception', rule, scope: project ?? tag ?? '', first };
    },
  ).map(withoutNotes);

/** The exceptions of an entry: one, or one for each of its projects or tags. None if it does not say where it holds. */
function exceptionsIn({ value, ...place }: Entry<ExceptionEntry>, { problems }: Merge): Entry<DetectionException>[] {
  const exceptions = expandException(value);
  if (exceptions === null) problems.push({ severity: 'error', at: place.at, code: 'exception-scope' });
  return (exceptions ?? []).map((exception) => ({ value: exception, ...place }));
}

/** The extra fields of the files; each may be in one file of a layer only. */
function mergeExtras(files: readonly DetectionFile[], merge: Merge): Record<string, unknown> {
  const entries = collectEntries(files, ({ file, extras }) =>
    Object.entries(extras).map((value) => ({ value, at: { file, pointer: [value[0]], key: true } })),
  );
  return Object.fromEntries(
    mergeEntries(
      entries,
      merge,
      ([field]) => ({ id: `field ${field}`, object: { kind: 'bundle' } }),
      ([field], at, first) => ({ severity: 'error', at, code: 'duplicate-field', field, first }),
    ),
  );
}
