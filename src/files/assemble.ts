import {
  type Bundle,
  type DetectionKind,
  detectionPolicyId,
  exceptionId,
  itemId,
  listId,
  type Notes,
  type ObjectId,
  policyId,
  slugOf,
} from '../domain/bundle.ts';
import type { RuleList } from '../domain/json.ts';
import type { Place, Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Action, Condition, DetectionException, PolicyEntry, RemediationPolicy } from '../generated/types.ts';
import { askedPaths, enter, isGlob, isMeant, noFiles, openGlob, unknownDeployment, type WantedPaths } from './find.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import type { Declared, DeclaredDetection, DeclaredPolicies } from './shape.ts';
import { readsAs } from './yaml/scalars.ts';

/** Merges files into bundles, sorted by deployment and then by kind; how the files are split leaves no trace in what is sent. */
export function assemble(assigned: ReadonlyMap<Declared, string | null>): { bundles: Bundle[]; problems: Problem[] } {
  const byDeployment = Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null);
  const inOrder = [...byDeployment].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  // Of a kind that no file declares there is no bundle: it is not managed.
  const parts = inOrder.flatMap(([deployment, files]) => {
    const policies = files.filter((file) => file.kind === 'remediation');
    return [
      ...(policies.length === 0 ? [] : [remediationBundle(deployment, policies)]),
      ...detectionKinds.flatMap((kind) => {
        const own = files.filter((file): file is Declared & DeclaredDetection => file.kind === kind);
        return own.length === 0 ? [] : [detectionBundle(deployment, kind, own)];
      }),
    ];
  });
  return { bundles: parts.map(({ bundle }) => bundle), problems: parts.flatMap(({ problems }) => problems) };
}

const detectionKinds = ['detection/code', 'detection/secrets'] as const;

type Given = DeclaredDetection & { readonly file: string };

type Building = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly problems: Problem[];
};

/** One bundle of the lists of some files; a list that none of them gives is empty. */
function detectionBundle(
  deployment: string | null,
  kind: DetectionKind,
  files: readonly Given[],
): { bundle: Bundle; problems: Problem[] } {
  const building = newBuilding();
  const [first] = files;
  if (first !== undefined) {
    building.origins.set(detectionPolicyId, { file: first.file, pointer: ['product'], key: true });
  }
  const merged = (list: RuleList) => mergeList(files, list, building);
  const content = {
    ...(deployment !== null && { deployment_slug: deployment }),
    product: kind === 'detection/code' ? ('code' as const) : ('secrets' as const),
    rulesets: merged('rulesets'),
    rules: merged('rules'),
    disabled: merged('disabled'),
    exceptions: mergeExceptions(files, building),
    ...mergeExtras(files, building),
  };
  const { origins, notes, problems } = building;
  return { bundle: { deployment, origins, notes, kind, content }, problems };
}

const newBuilding = (): Building => ({ origins: new Map(), notes: new Map(), problems: [] });

/** Takes down where an object stands; the place that it has already, if it does. */
function placeOnce({ origins }: Building, id: ObjectId, at: Place): Place | null {
  const first = origins.get(id) ?? null;
  if (first === null) origins.set(id, at);
  return first;
}

/** The extra fields of the files, of which one file gives each. */
function mergeExtras(files: readonly Given[], building: Building): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const { file, extras } of files) {
    for (const [field, value] of Object.entries(extras ?? {})) {
      const at = { file, pointer: [field], key: true };
      const first = placeOnce(building, `field ${field}`, at);
      if (first !== null) building.problems.push({ severity: 'error', at, code: 'duplicate-field', field, first });
      merged[field] = value;
    }
  }
  return merged;
}

/** A list of the bundle, sorted by code unit and without repeats. */
function mergeList(files: readonly Given[], list: RuleList, building: Building): string[] {
  const merged = new Set<string>();
  for (const { file, lists } of files) {
    if (lists[list] !== null) placeOnce(building, listId(list), { file, pointer: [list], key: true });
    for (const { value: item, at } of lists[list] ?? []) {
      const first = placeOnce(building, itemId(list, item), at);
      if (first !== null)
        building.problems.push({ severity: 'warning', at, code: 'duplicate-item', list, item, first });
      merged.add(item);
    }
  }
  return [...merged].toSorted();
}

/** The exceptions of the bundle, sorted by identity. */
function mergeExceptions(files: readonly Given[], building: Building): DetectionException[] {
  const merged = new Map<ObjectId, DetectionException>();
  for (const { value: entry, at } of files.flatMap((file) => file.exceptions ?? [])) {
    const id = exceptionId(entry);
    const first = placeOnce(building, id, at);
    if (first !== null) {
      const scope = entry.project ?? entry.project_tag_name ?? '';
      const { rule } = entry;
      building.problems.push({ severity: 'error', at, code: 'duplicate-exception', rule, scope, first });
      continue; // what is wrong with it would be shown at the first
    }
    merged.set(id, withoutNotes(entry));
    takeNotes(building, id, entry);
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, exception]) => exception);
}

/** Takes down the repository's own notes on an entry: every key that begins with `x-`. */
function takeNotes({ notes }: Building, id: ObjectId, entry: object): void {
  const own = Object.entries(entry).filter(
    (pair): pair is [string, string] => isNote(pair[0]) && typeof pair[1] === 'string',
  );
  if (own.length > 0) notes.set(id, Object.fromEntries(own));
}

/** What is sent of an entry. */
const withoutNotes = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name))) as T;

const isNote = (name: string): boolean => name.startsWith('x-');

/** One bundle of the policies of some files, sorted by slug. */
function remediationBundle(
  deployment: string | null,
  files: readonly DeclaredPolicies[],
): { bundle: Bundle; problems: Problem[] } {
  const building = newBuilding();
  const { origins, problems } = building;
  const policies: RemediationPolicy[] = [];
  for (const { value, at } of files.flatMap((file) => file.policies)) {
    const slug = slugOf(value);
    const first = placeOnce(building, policyId(slug), at);
    // Its identity would hang on its name.
    if (value.slug === undefined) {
      const reads = readsAs(slug);
      problems.push({ severity: 'warning', at, code: 'missing-slug', name: value.name, derived: slug, reads });
    }
    if (first !== null) {
      const pointer = [...at.pointer, value.slug === undefined ? 'name' : 'slug'];
      problems.push({ severity: 'error', at: { file: at.file, pointer }, code: 'duplicate-slug', slug, first });
      continue; // what is wrong with it would be shown at the first
    }
    policies.push(toPolicy(value));
    takeNotes(building, policyId(slug), value);
  }
  policies.sort((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1));
  const content = { ...(deployment !== null && { deployment_slug: deployment }), policies };
  return { bundle: { deployment, origins, notes: building.notes, kind: 'remediation', content }, problems };
}

/** What is sent: without notes, with every default written out, and with the extra fields. */
function toPolicy(entry: PolicyEntry & { readonly deployment_slug?: string }): RemediationPolicy {
  const { deployment_slug: _, name, slug, description, active = true, filters, actions, ...others } = entry;
  return {
    name,
    ...(slug !== undefined && { slug }),
    ...(description !== undefined && { description }),
    active,
    filters: { ...filters, conditions: filters.conditions.map(toCondition) },
    actions: actions.map(toAction),
    ...withoutNotes(others),
  };
}

const toCondition = (condition: Condition): Condition =>
  condition.mode === undefined ? { ...condition, mode: 'any' } : condition;

const toAction = (action: Action): Action => (action.config === undefined ? { ...action, config: {} } : action);

/**
 * Slug of the deployment of each file; null where neither files nor config name any. A file of no known deployment is a problem.
 * `wanted`: the deployment that the run is about, null for all.
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
    const result =
      settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, settings, closest);
    if (typeof result === 'object' && result !== null) problems.push(result);
    else assigned.set(file, result);
  }
  return { assigned, problems };
}

/** Without a config the files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(
  { file, deployment: slug }: Declared,
  named: readonly string[],
  wanted: string | null,
): string | null | Problem {
  const at = { file, pointer: slug === null ? [] : ['deployment_slug'] };
  if (slug === null) {
    return named.length === 0 ? null : { severity: 'error', at, code: 'deployment-missing', configured: named };
  }
  // Nothing tells a typo from a second deployment, and the policies of a file that drops out of the run would be deleted.
  const isTypo = wanted !== null && wanted !== slug && named.includes(wanted) && nearest(slug, [wanted]) !== null;
  return isTypo ? { severity: 'error', at, code: 'deployment-nearly', slug, wanted } : slug;
}

function configured(
  { file, deployment: slug }: Declared,
  settings: Settings,
  closest: typeof nearest,
): string | Problem {
  const { deployments } = settings;
  const common = { severity: 'error', at: { file, pointer: slug === null ? [] : ['deployment_slug'] } } as const;
  const candidates = candidatesFor(file, settings);
  if (slug === null) {
    const folders = [...deployments.values()].flatMap(({ policies }) => policies ?? []);
    if (candidates.length === 0) return { ...common, code: 'deployment-outside', folders };
    return byDefault(candidates, settings) ?? { ...common, code: 'deployment-missing', configured: candidates };
  }
  if (candidates.includes(slug)) return slug;
  const own = deployments.get(slug);
  if (own !== undefined)
    return { ...common, code: 'deployment-folder', slug, folders: own.policies ?? settings.policies };
  const slugs = [...deployments.keys()];
  return { ...common, code: 'deployment-unknown', slug, configured: slugs, nearest: closest(slug, slugs) };
}

/** The deployment whose folder a file lies in; or the only one that there is. */
function byDefault(candidates: readonly string[], settings: Settings): string | undefined {
  const own = candidates.filter((slug) => settings.deployments.get(slug)?.policies !== null);
  if (own.length === 1) return own[0];
  return settings.deployments.size === 1 ? candidates[0] : undefined;
}

/**
 * The deployments that a file may be of. One with folders of its own has no files elsewhere; one without has none in the folders of others
 * that are not common too, for a run of that one alone reads only the common ones, and what stands elsewhere would count as deleted.
 */
function candidatesFor(file: string, { deployments, policies: common }: Settings): string[] {
  const isAbove = (path: string): boolean => liesIn(file, path);
  const slugsWhere = (holds: (folders: readonly string[] | null) => boolean): string[] =>
    [...deployments].filter(([, { policies }]) => holds(policies)).map(([slug]) => slug);
  const own = slugsWhere((folders) => folders?.some(isAbove) === true);
  return own.length === 0 || common.some(isAbove) ? [...own, ...slugsWhere((folders) => folders === null)] : own;
}

/** Whether a path of the config, which may be a glob, leads to a file by its name. */
export function liesIn(file: string, folder: string): boolean {
  if (folder === '' || file === folder || file.startsWith(`${folder}/`)) return true;
  if (!isGlob(folder)) return false;
  let glob = openGlob(folder.split('/'));
  for (const name of file.split('/')) {
    glob = enter(glob, name);
    if (isMeant(glob)) return true;
  }
  return false;
}

/** The bundles of the deployment that a run is about, or all. Files that name none are meant for it. */
export function chooseDeployment(
  bundles: readonly Bundle[],
  settings: Settings,
  { paths, deployment: slug }: WantedPaths,
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
