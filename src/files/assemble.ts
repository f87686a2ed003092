import {
  type Bundle,
  bundleKinds,
  detectionPolicyId,
  exceptionObject,
  type IdentifiedObject,
  itemObject,
  listId,
  nameForGlobs,
  type Notes,
  type ObjectId,
  type PlacedObject,
  policyObject,
  slugOf,
  type RuleList,
  ruleLists,
} from '../domain/bundle.ts';
import { matchesGlob } from '../util/glob.ts';
import { isObject } from '../util/json.ts';
import type { FactsOf, Place, Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { DetectionException, ExceptionEntry, PolicyEntry, RemediationPolicy } from '../generated/types.ts';
import { expandException } from './exceptions.ts';
import { isGlob, isInGlob, noFiles, searchPaths, unknownDeployment } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import type { Declared, DeclaredDetection, Placed } from './shape.ts';

/** A file in the bundle of one deployment; null if neither files nor config name any. */
export type AssignedFile = {
  readonly file: Declared;
  readonly deployment: string | null;
  /** The place in the deployment's list of paths of the last one that holds the file. Objects of a later path override those of an earlier one. */
  readonly layer: number;
  /** Whether it belongs to other deployments, too. */
  readonly isShared: boolean;
};

/** Merges files into bundles, sorted by deployment and kind. How they are split into files does not affect what is sent. */
export function assemble(
  assigned: readonly AssignedFile[],
  { deployments }: Pick<Settings, 'deployments'>,
): { bundles: Bundle[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const byDeployment = Map.groupBy(assigned, ({ deployment }) => deployment);
  const inOrder = [...byDeployment].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  // Kinds that no file declares have no bundle: they are unmanaged.
  const bundles = inOrder.flatMap(([deployment, files]) => {
    const layers = files.toSorted((a, b) => a.layer - b.layer);
    const without = deployment === null ? [] : (deployments.get(deployment)?.without ?? []);
    return bundleKinds.flatMap((kind) => {
      const ofKind = layers.filter(({ file }) => file.kind === kind);
      const merge: Merge = {
        origins: new Map(),
        notes: new Map(),
        overrides: new Map(),
        leftOut: [],
        without,
        problems,
      };
      if (ofKind.length === 0) return [];
      const { origins, notes, overrides, leftOut } = merge;
      return [{ deployment, origins, notes, overrides, leftOut, ...contentOf(deployment, ofKind, merge) }];
    });
  });
  return { bundles, problems };
}

/** Collected while the files of a bundle are merged. */
type Merge = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly overrides: Map<ObjectId, Place>;
  readonly leftOut: PlacedObject[];
  /** Globs of shared objects that the deployment does not get. */
  readonly without: readonly string[];
  readonly problems: Problem[];
};

/** The content to send, from all files of one kind, those of earlier layers first. */
function contentOf(deployment: string | null, files: readonly AssignedFile[], merge: Merge) {
  const scope = deployment !== null && { deployment_slug: deployment };
  const detections = files.filter((one): one is DetectionFile => one.file.kind !== 'remediation');
  const [first] = detections;
  if (first === undefined) {
    const policies = mergePolicies(
      entriesOf(files, (file) => (file.kind === 'remediation' ? file.policies : [])),
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

type DetectionFile = AssignedFile & { readonly file: Declared & DeclaredDetection };

/** A part of a file, with the layer and the sharing of its file. */
type Entry<T> = Placed<T> & Pick<AssignedFile, 'layer' | 'isShared'>;

/** Some parts of all files. */
const entriesOf = <File extends AssignedFile, T>(
  files: readonly File[],
  partsOf: (file: File['file']) => readonly Placed<T>[],
): Entry<T>[] =>
  files.flatMap(({ file, layer, isShared }) => partsOf(file).map(({ value, at }) => ({ value, at, layer, isShared })));

/**
 * Entries sorted by identity by code unit, the first of each; `repeated` describes others. An entry of a later layer replaces one of an earlier
 * layer, whole and with its notes.
 */
function mergeEntries<T>(
  entries: readonly Entry<T>[],
  { origins, notes, overrides, leftOut, without, problems }: Merge,
  objectOf: (item: T) => IdentifiedObject,
  repeated: (item: T, at: Place, first: Place) => Problem,
): T[] {
  const merged = new Map<ObjectId, Entry<T>>();
  for (const entry of entries) {
    const { value, at, layer, isShared } = entry;
    const { id, object } = objectOf(value);
    const isLeftOut = isShared && without.some((glob) => matchesGlob(glob, nameForGlobs(object)));
    if (isLeftOut) {
      leftOut.push({ id, object, at });
      continue;
    }
    const first = merged.get(id);
    if (first !== undefined && first.layer === layer) {
      problems.push(repeated(value, at, first.at));
      continue; // what is wrong with it would be shown at the first
    }
    // An item of a list is nothing but its text.
    if (first !== undefined && object.kind === 'item') continue;
    if (first !== undefined) overrides.set(id, first.at);
    origins.set(id, at);
    merged.set(id, entry);
    notes.delete(id);
    const noted = Object.entries(isObject(value) ? value : {}).filter(([name]) => isNote(name));
    // Only texts are notes; others were reported already.
    const texts = noted.filter((note): note is [string, string] => typeof note[1] === 'string');
    if (texts.length > 0) notes.set(id, Object.fromEntries(texts));
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, { value }]) => value);
}

const isNote = (name: string): boolean => name.startsWith('x-');

/** An entry as sent, without the repository's notes. */
const withoutNotes = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name))) as T;

function mergePolicies(entries: readonly Entry<PolicyEntry>[], merge: Merge): RemediationPolicy[] {
  for (const { value, at } of entries.filter((entry) => entry.value.slug === undefined)) {
    // Its identity would depend on its name.
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
    filters: { ...filters, conditions: filters.conditions.map((one) => ({ ...one, mode: one.mode ?? 'any' })) },
    actions: actions.map((one) => ({ ...one, config: one.config ?? {} })),
    ...withoutNotes(others),
  };
}

function mergeList(files: readonly DetectionFile[], list: RuleList, merge: Merge): string[] {
  const declaring = files.find(({ file }) => file.lists[list] !== null);
  if (declaring !== undefined)
    merge.origins.set(listId(list), { file: declaring.file.file, pointer: [list], key: true });
  return mergeEntries(
    entriesOf(files, ({ lists }) => lists[list] ?? []),
    merge,
    (item) => itemObject(list, item),
    (item, at, first) => ({ severity: 'warning', at, code: 'duplicate-item', list, item, first }),
  );
}

const mergeExceptions = (files: readonly DetectionFile[], merge: Merge): DetectionException[] =>
  mergeEntries(
    entriesOf(files, ({ exceptions }) => exceptions ?? []).flatMap((entry) => exceptionsIn(entry, merge)),
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
  const entries = entriesOf(files, ({ file, extras }) =>
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

/**
 * The deployments of each file. A file of no known deployment is a problem. `requested`: the deployment of the run, null for all.
 */
export function assignDeployments(
  files: readonly Declared[],
  settings: Settings,
  requested: string | null,
): { assigned: AssignedFile[]; problems: Problem[] } {
  const assigned: AssignedFile[] = [];
  const problems: Problem[] = [];
  const named = [...new Set(files.flatMap(({ deployments }) => deployments))].toSorted();
  const closest = nearestOfMany();
  for (const file of files) {
    const found =
      settings.deployments.size === 0 ? unconfigured(file, named, requested) : configured(file, settings, closest);
    if ('code' in found) problems.push({ severity: 'error', at: placeOfSlug(file, found), ...found });
    else for (const slug of found) assigned.push(assign(file, slug, found.length > 1, settings));
  }
  return { assigned, problems };
}

function assign(file: Declared, deployment: string | null, isShared: boolean, settings: Settings): AssignedFile {
  const paths = deployment === null ? null : (settings.deployments.get(deployment)?.policies ?? null);
  return {
    file,
    deployment,
    layer: paths === null ? 0 : paths.findLastIndex((path) => liesIn(file.file, path)),
    isShared,
  };
}

type NoDeployment =
  | FactsOf<'deployment-missing'>
  | FactsOf<'deployment-unknown'>
  | FactsOf<'deployment-nearly'>
  | FactsOf<'deployment-outside'>;

/** The slug that a problem is about, or the file as a whole. */
function placeOfSlug({ file, deployments }: Declared, facts: NoDeployment): Place {
  if (deployments.length === 0) return { file, pointer: [] };
  const index = 'slug' in facts && facts.slug !== null ? deployments.indexOf(facts.slug) : 0;
  return { file, pointer: deployments.length === 1 ? ['deployment_slug'] : ['deployment_slug', index] };
}

/** Without a config, either files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(
  { deployments }: Declared,
  named: readonly string[],
  requested: string | null,
): readonly (string | null)[] | NoDeployment {
  if (deployments.length === 0) return named.length === 0 ? [null] : { code: 'deployment-missing', configured: named };
  if (requested === null || !named.includes(requested)) return deployments;
  // A typo looks like a second deployment, and the policies of its file would be deleted.
  const typo = deployments.find((slug) => slug !== requested && nearest(slug, [requested]) !== null);
  return typo === undefined ? deployments : { code: 'deployment-nearly', slug: typo, selected: requested };
}

/** With a config: the deployments that the file names, else those that list its folder, else the only one. */
function configured(
  { file, deployments: named }: Declared,
  settings: Settings,
  closest: typeof nearest,
): readonly string[] | NoDeployment {
  const { deployments } = settings;
  const slugs = [...deployments.keys()];
  const candidates = candidatesFor(file, settings);
  for (const slug of named) {
    const deployment = deployments.get(slug);
    if (deployment === undefined)
      return { code: 'deployment-unknown', slug, configured: slugs, nearest: closest(slug, slugs) };
    if (!candidates.includes(slug))
      return { code: 'deployment-outside', slug, folders: deployment.policies ?? settings.policies };
  }
  if (named.length > 0) return [...new Set(named)];
  const folders = [...deployments.values()].flatMap(({ policies }) => policies ?? []);
  if (candidates.length === 0) return { code: 'deployment-outside', slug: null, folders };
  const listing = candidates.filter((one) => deployments.get(one)?.policies !== null);
  if (listing.length > 0) return listing;
  return slugs.length === 1 ? slugs : { code: 'deployment-missing', configured: candidates };
}

/**
 * The deployments that a file may belong to. One with its own folders has no files elsewhere; one without has none in others' folders that are not
 * common, since a run for it alone reads only the common folders, and would treat the rest as deleted.
 */
export function candidatesFor(file: string, { deployments, policies: common }: Settings): string[] {
  const isAbove = (path: string): boolean => liesIn(file, path);
  const slugsWhere = (holds: (folders: readonly string[] | null) => boolean): string[] =>
    [...deployments].filter(([, { policies }]) => holds(policies)).map(([slug]) => slug);
  const listing = slugsWhere((folders) => folders?.some(isAbove) === true);
  return listing.length === 0 || common.some(isAbove)
    ? [...listing, ...slugsWhere((folders) => folders === null)]
    : listing;
}

/** Whether a configured path, perhaps a glob, contains a file. */
export const liesIn = (file: string, folder: string): boolean =>
  folder === '' ||
  file === folder ||
  file.startsWith(`${folder}/`) ||
  (isGlob(folder) && isInGlob(file.split('/'), folder.split('/')));

/** The bundles of the run's deployment, or all. Files without a deployment belong to it. */
export function chooseDeployment(
  bundles: readonly Bundle[],
  settings: Settings,
  { paths, deployment: slug }: PathSelection,
): { bundles: readonly Bundle[]; problems: Problem[] } {
  if (slug === null) return { bundles, problems: [] };
  const chosen = bundles
    .filter((bundle) => bundle.deployment === slug || bundle.deployment === null)
    .map((bundle) => {
      const content = { deployment_slug: slug, ...bundle.content };
      return { ...bundle, deployment: slug, content } as Bundle;
    });
  if (chosen.length > 0) return { bundles: chosen, problems: [] };
  const { deployments } = settings;
  const known = deployments.size > 0 ? [...deployments.keys()] : bundles.flatMap(({ deployment }) => deployment ?? []);
  if (!known.includes(slug)) return { bundles: [], problems: [unknownDeployment(settings, slug, [...new Set(known)])] };
  const searched = searchPaths(settings, { paths, deployment: slug }).paths.map(({ path }) => path);
  return { bundles: [], problems: [noFiles(searched, slug)] };
}
