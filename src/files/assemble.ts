import {
  type Bundle,
  bundleKinds,
  detectionPolicyId,
  exceptionId,
  itemId,
  listId,
  type Notes,
  type ObjectId,
  policyId,
  slugOf,
  type RuleList,
  ruleLists,
} from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import type { FactsOf, Place, Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { PolicyEntry, RemediationPolicy } from '../generated/types.ts';
import { askedPaths, isGlob, isInGlob, noFiles, unknownDeployment } from './find.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import type { Declared, DeclaredDetection, DeclaredPolicies, Placed } from './shape.ts';

/** Merges files into bundles, sorted by deployment and kind. How they are split into files does not affect what is sent. */
export function assemble(assigned: ReadonlyMap<Declared, string | null>): { bundles: Bundle[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const byDeployment = Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null);
  const inOrder = [...byDeployment].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  // Kinds that no file declares have no bundle: they are unmanaged.
  const bundles = inOrder.flatMap(([deployment, files]) =>
    bundleKinds.flatMap((kind) => {
      const own = files.filter((file) => file.kind === kind);
      const merge: Merge = { origins: new Map(), notes: new Map(), problems };
      return own.length === 0 ? [] : [{ deployment, ...merge, ...contentOf(deployment, own, merge) }];
    }),
  );
  return { bundles, problems };
}

/** Collected while the files of a bundle are merged. */
type Merge = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly problems: Problem[];
};

/** The content to send, from all files of one kind. */
function contentOf(deployment: string | null, files: readonly Declared[], merge: Merge) {
  const scope = deployment !== null && { deployment_slug: deployment };
  const detections = files.filter((file) => file.kind !== 'remediation');
  const [first] = detections;
  if (first === undefined) {
    const policies = mergePolicies(
      files.flatMap((file) => (file.kind === 'remediation' ? file.policies : [])),
      merge,
    );
    return { kind: 'remediation', content: { ...scope, policies } } as const;
  }
  const { kind, file } = first;
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

type DetectionFile = Declared & DeclaredDetection;

/** Items sorted by identity by code unit, the first of each; `again` describes repeated ones. */
function once<T>(
  items: readonly Placed<T>[],
  { origins, notes, problems }: Merge,
  idOf: (item: T) => ObjectId,
  again: (item: T, at: Place, first: Place) => Problem,
): T[] {
  const merged = new Map<ObjectId, T>();
  for (const { value, at } of items) {
    const id = idOf(value);
    const first = origins.get(id);
    if (first !== undefined) {
      problems.push(again(value, at, first));
      continue; // what is wrong with it would be shown at the first
    }
    origins.set(id, at);
    merged.set(id, value);
    const own = Object.entries(isObject(value) ? value : {}).filter(([name]) => isNote(name));
    // Only texts are notes; others were reported already.
    const texts = own.filter((note): note is [string, string] => typeof note[1] === 'string');
    if (texts.length > 0) notes.set(id, Object.fromEntries(texts));
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item);
}

const isNote = (name: string): boolean => name.startsWith('x-');

/** An entry as sent, without the repository's notes. */
const withoutNotes = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name))) as T;

function mergePolicies(entries: DeclaredPolicies['policies'], merge: Merge): RemediationPolicy[] {
  for (const { value, at } of entries.filter((entry) => entry.value.slug === undefined)) {
    // Its identity would depend on its name.
    merge.problems.push({ severity: 'warning', at, code: 'missing-slug', name: value.name, derived: slugOf(value) });
  }
  const policies = once(
    entries,
    merge,
    (policy) => policyId(slugOf(policy)),
    (policy, { file, pointer }, first) => {
      const at = { file, pointer: [...pointer, policy.slug === undefined ? 'name' : 'slug'] };
      return { severity: 'error', at, code: 'duplicate-slug', slug: slugOf(policy), first };
    },
  );
  return policies.map(toPolicy);
}

/** A policy as sent: without notes, with all defaults and extra fields. */
function toPolicy(entry: PolicyEntry & { readonly deployment_slug?: string }): RemediationPolicy {
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
  const giving = files.find(({ lists }) => lists[list] !== null);
  if (giving !== undefined) merge.origins.set(listId(list), { file: giving.file, pointer: [list], key: true });
  return once(
    files.flatMap(({ lists }) => lists[list] ?? []),
    merge,
    (item) => itemId(list, item),
    (item, at, first) => ({ severity: 'warning', at, code: 'duplicate-item', list, item, first }),
  );
}

const mergeExceptions = (files: readonly DetectionFile[], merge: Merge) =>
  once(
    files.flatMap(({ exceptions }) => exceptions ?? []),
    merge,
    exceptionId,
    ({ rule, project, project_tag_name: tag }, at, first) => {
      return { severity: 'error', at, code: 'duplicate-exception', rule, scope: project ?? tag ?? '', first };
    },
  ).map(withoutNotes);

/** The extra fields of the files; each may be in one file only. */
function mergeExtras(files: readonly DetectionFile[], merge: Merge): Record<string, unknown> {
  const given = files.flatMap(({ file, extras }) =>
    Object.entries(extras).map((value) => ({ value, at: { file, pointer: [value[0]], key: true } })),
  );
  const idOf = ([field]: readonly [string, unknown]): ObjectId => `field ${field}`;
  return Object.fromEntries(
    once(given, merge, idOf, ([field], at, first) => {
      return { severity: 'error', at, code: 'duplicate-field', field, first };
    }),
  );
}

/**
 * The deployment of each file; null if neither files nor config name any. A file of no known deployment is a problem. `wanted`: the deployment of
 * the run, null for all.
 */
export function assignDeployments(
  files: readonly Declared[],
  settings: Settings,
  wanted: string | null,
): { assigned: Map<Declared, string | null>; problems: Problem[] } {
  const assigned = new Map<Declared, string | null>();
  const problems: Problem[] = [];
  const named = [...new Set(files.flatMap((file) => file.deployment ?? []))].toSorted();
  const closest = nearestOfMany();
  for (const file of files) {
    const found =
      settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, settings, closest);
    const at = { file: file.file, pointer: file.deployment === null ? [] : ['deployment_slug'] };
    if (found !== null && typeof found === 'object') problems.push({ severity: 'error', at, ...found });
    else assigned.set(file, found);
  }
  return { assigned, problems };
}

type NoDeployment = FactsOf<'deployment-missing'> | FactsOf<'deployment-unknown'> | FactsOf<'deployment-outside'>;

/** Without a config, either files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(
  { deployment: slug }: Declared,
  named: readonly string[],
  wanted: string | null,
): string | null | FactsOf<'deployment-missing'> | FactsOf<'deployment-nearly'> {
  if (slug === null) return named.length === 0 ? null : { code: 'deployment-missing', configured: named };
  // A typo looks like a second deployment, and the policies of its file would be deleted.
  const isTypo = wanted !== null && wanted !== slug && named.includes(wanted) && nearest(slug, [wanted]) !== null;
  return isTypo ? { code: 'deployment-nearly', slug, wanted } : slug;
}

/** With a config: the deployment that the file names, else the one of its folder, else the only one. */
function configured(
  { file, deployment: slug }: Declared,
  settings: Settings,
  closest: typeof nearest,
): string | NoDeployment {
  const { deployments } = settings;
  const slugs = [...deployments.keys()];
  const candidates = candidatesFor(file, settings);
  if (slug !== null) {
    const own = deployments.get(slug);
    if (own === undefined)
      return { code: 'deployment-unknown', slug, configured: slugs, nearest: closest(slug, slugs) };
    const folders = own.policies ?? settings.policies;
    return candidates.includes(slug) ? slug : { code: 'deployment-outside', slug, folders };
  }
  const folders = [...deployments.values()].flatMap(({ policies }) => policies ?? []);
  if (candidates.length === 0) return { code: 'deployment-outside', slug, folders };
  const inOwn = candidates.filter((one) => deployments.get(one)?.policies !== null);
  const [only] = inOwn.length === 1 ? inOwn : slugs;
  const isClear = inOwn.length === 1 || slugs.length === 1;
  return isClear && only !== undefined ? only : { code: 'deployment-missing', configured: candidates };
}

/**
 * The deployments that a file may belong to. One with its own folders has no files elsewhere; one without has none in others' folders that are not
 * common, since a run for it alone reads only the common folders, and would treat the rest as deleted.
 */
function candidatesFor(file: string, { deployments, policies: common }: Settings): string[] {
  const isAbove = (path: string): boolean => liesIn(file, path);
  const slugsWhere = (holds: (folders: readonly string[] | null) => boolean): string[] =>
    [...deployments].filter(([, { policies }]) => holds(policies)).map(([slug]) => slug);
  const own = slugsWhere((folders) => folders?.some(isAbove) === true);
  return own.length === 0 || common.some(isAbove) ? [...own, ...slugsWhere((folders) => folders === null)] : own;
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
  const searched = askedPaths(settings, { paths, deployment: slug }).paths.map(({ path }) => path);
  return { bundles: [], problems: [noFiles(searched, slug)] };
}
