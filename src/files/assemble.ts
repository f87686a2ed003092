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
import { leavesOut } from '../domain/without-entry.ts';
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

/**
 * Merges files into bundles, one for each deployment and kind, sorted by both. How a bundle is split into files does not affect what is sent.
 * `assigned`: the files with their deployments.
 */
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
      const filesOfKind = layers.filter(({ declared }) => declared.kind === kind);
      // A kind that no file declares has no bundle: it is not managed.
      if (filesOfKind.length === 0) continue;
      const collected: Collected = {
        origins: new Map(),
        notes: new Map(),
        overrides: new Map(),
        excluded: [],
      };
      const content = mergeFiles(deployment, filesOfKind, { ...collected, without, problems });
      bundles.push({ deployment, ...collected, ...content });
    }
  }
  return { bundles, problems };
}

/** What a bundle has beside its content: see `Bundle`. */
type Collected = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly overrides: Map<ObjectId, Place>;
  readonly excluded: PlacedObject[];
};

/** A bundle while its files are merged. Each function below adds to its collections. */
type Merge = Collected & {
  /** The entries of the config that leave shared objects out of the deployment. */
  readonly without: readonly WithoutEntry[];
  readonly problems: Problem[];
};

/** Merges all files of one kind into the content to send. The files are sorted by layer. */
function mergeFiles(deployment: string | null, files: readonly AssignedFile[], merge: Merge) {
  const deploymentField = deployment !== null && { deployment_slug: deployment };
  const detections = files.filter((file): file is DetectionFile => file.declared.kind !== 'remediation');
  const [first] = detections;
  if (first === undefined) {
    const policies = mergePolicies(
      collectEntries(files, (file) => (file.kind === 'remediation' ? file.policies : [])),
      merge,
    );
    return { kind: 'remediation', content: { ...deploymentField, policies } } as const;
  }
  const { kind, path } = first.declared;
  merge.origins.set(detectionPolicyId, { file: path, pointer: ['product'], key: true });
  const lists = Object.fromEntries(ruleLists.map((list) => [list, mergeList(detections, list, merge)]));
  const content = {
    ...deploymentField,
    product: kind === 'detection/code' ? ('code' as const) : ('secrets' as const),
    ...(lists as Record<RuleList, string[]>),
    exceptions: mergeExceptions(detections, merge),
    ...mergeExtras(detections, merge),
  };
  return { kind, content };
}

type DetectionFile = AssignedFile & { readonly declared: DeclaredFile & DeclaredDetection };

/** An entry of a file, with the layer of the file, and whether the file is shared. */
type Entry<T> = Placed<T> & Pick<AssignedFile, 'layer' | 'isShared'>;

/** Collects entries of all files, in the order of their layers. */
const collectEntries = <File extends AssignedFile, T>(
  files: readonly File[],
  entriesOf: (file: File['declared']) => readonly Placed<T>[],
): Entry<T>[] =>
  files.flatMap(({ declared, layer, isShared }) =>
    entriesOf(declared).map(({ value, at }) => ({ value, at, layer, isShared })),
  );

/**
 * Returns the entries in effect: one for each identity, sorted by identity (by code unit). An entry of a later layer replaces the whole entry of an
 * earlier layer, with its notes. In one layer the first entry is in effect, and `toDuplicate` makes a problem of each other one. The entries must be
 * sorted by layer.
 */
function mergeEntries<T>(
  entries: readonly Entry<T>[],
  { origins, notes, overrides, excluded, without, problems }: Merge,
  objectOf: (value: T) => IdentifiedObject,
  toDuplicate: (value: T, at: Place, first: Place) => Problem,
): T[] {
  const inEffect = new Map<ObjectId, Entry<T>>();
  for (const entry of entries) {
    const { value, at, layer, isShared } = entry;
    const { id, object } = objectOf(value);
    if (isShared && without.some((withoutEntry) => leavesOut(withoutEntry, object))) {
      excluded.push({ id, object, at });
      continue;
    }
    const previous = inEffect.get(id);
    if (previous !== undefined && previous.layer === layer) {
      problems.push(toDuplicate(value, at, previous.at));
      continue;
    }
    if (previous !== undefined) {
      // A list item is nothing but its text, so in a later layer it changes nothing.
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

/** The notes of an entry; null if it has none. Notes are texts; other values have been reported by now. */
function notesOf(value: unknown): Notes | null {
  const fields = Object.entries(isObject(value) ? value : {});
  const texts = fields.filter((field): field is [string, string] => isNote(field[0]) && typeof field[1] === 'string');
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

const isNote = (name: string): boolean => name.startsWith('x-');

/** An entry as it is sent: without notes, which belong to the repository. */
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

/** A policy as it is sent: without notes, and with all defaults and extra fields. */
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
  const declaringFile = files.find(({ declared }) => declared.lists[list] !== null);
  if (declaringFile !== undefined)
    merge.origins.set(listId(list), { file: declaringFile.declared.path, pointer: [list], key: true });
  return mergeEntries(
    collectEntries(files, ({ lists }) => lists[list] ?? []),
    merge,
    (item) => itemObject(list, item),
    (item, at, first) => ({ severity: 'warning', at, code: 'duplicate-item', list, item, first }),
  );
}

const mergeExceptions = (files: readonly DetectionFile[], merge: Merge): DetectionException[] =>
  mergeEntries(
    collectEntries(files, ({ exceptions }) => exceptions ?? []).flatMap((entry) => expandEntry(entry, merge)),
    merge,
    exceptionObject,
    ({ rule, project, project_tag_name: tag }, at, first) => {
      return { severity: 'error', at, code: 'duplicate-exception', rule, scope: project ?? tag ?? '', first };
    },
  ).map(withoutNotes);

/** The exceptions of an entry: one for each of its projects or tags. Reports an entry that names none. */
function expandEntry({ value, ...entry }: Entry<ExceptionEntry>, { problems }: Merge): Entry<DetectionException>[] {
  const exceptions = expandException(value);
  if (exceptions === null) problems.push({ severity: 'error', at: entry.at, code: 'exception-scope' });
  return (exceptions ?? []).map((exception) => ({ value: exception, ...entry }));
}

/** The extra fields of the files. Within a layer, only one file may have each field. */
function mergeExtras(files: readonly DetectionFile[], merge: Merge): Record<string, unknown> {
  const entries = collectEntries(files, ({ path, extras }) =>
    Object.entries(extras).map((field) => ({ value: field, at: { file: path, pointer: [field[0]], key: true } })),
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
