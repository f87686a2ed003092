import type { Bundle } from '../domain/bundle.ts';
import type { PathSelection } from '../domain/file-selection.ts';
import type { FactsOf, Place, Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { DeclaredFile } from './declared-file.ts';
import { isGlob, isInGlob } from './path-glob.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import { noFiles, searchPaths, unknownDeployment } from './search-paths.ts';

/** A file as part of a deployment's bundle. `deployment`: null if neither the files nor the config name any. */
export type AssignedFile = {
  readonly declared: DeclaredFile;
  readonly deployment: string | null;
  /** The index of the last of the deployment's paths that contains the file. Objects of a later path override those of an earlier one. */
  readonly layer: number;
  /** Whether the file also belongs to other deployments. */
  readonly isShared: boolean;
};

/**
 * Assigns each file to its deployments. Reports a file that belongs to no known deployment. `requested`: the deployment that the run selects; null
 * for all.
 */
export function assignDeployments(
  files: readonly DeclaredFile[],
  settings: Settings,
  requested: string | null,
): { assigned: AssignedFile[]; problems: Problem[] } {
  const assigned: AssignedFile[] = [];
  const problems: Problem[] = [];
  const namedInFiles = [...new Set(files.flatMap(({ deployments }) => deployments))].toSorted();
  // Files may name thousands of unknown slugs, so the search for similar ones is limited for all files together.
  const nearestSlug = nearestOfMany();
  for (const declared of files) {
    const result =
      settings.deployments.size === 0
        ? deploymentsWithoutConfig(declared, namedInFiles, requested)
        : deploymentsByConfig(declared, settings, nearestSlug);
    if ('facts' in result) {
      problems.push({ severity: 'error', at: placeOfSlug(declared, result.facts), ...result.facts });
      continue;
    }
    const isShared = result.slugs.length > 1;
    for (const slug of result.slugs)
      assigned.push({ declared, deployment: slug, layer: layerOf(declared.path, slug, settings), isShared });
  }
  return { assigned, problems };
}

function layerOf(file: string, deployment: string | null, { deployments }: Settings): number {
  const paths = deployment === null ? null : (deployments.get(deployment)?.policies ?? null);
  return paths === null ? 0 : paths.findLastIndex((path) => isInPath(file, path));
}

/** The deployments of a file, or why it has none. A null slug is the only deployment of the platform. */
type FileDeployments = { readonly slugs: readonly (string | null)[] } | { readonly facts: DeploymentFacts };

type DeploymentFacts =
  | FactsOf<'deployment-missing'>
  | FactsOf<'deployment-unknown'>
  | FactsOf<'deployment-nearly'>
  | FactsOf<'deployment-outside'>;

/** The place of the slug that the facts are about, or of the whole file. */
function placeOfSlug({ path, deployments }: DeclaredFile, facts: DeploymentFacts): Place {
  if (deployments.length === 0) return { file: path, pointer: [] };
  const index = 'slug' in facts && facts.slug !== null ? deployments.indexOf(facts.slug) : 0;
  return { file: path, pointer: deployments.length === 1 ? ['deployment_slug'] : ['deployment_slug', index] };
}

/** Without deployments in the config, a file belongs to those that it names. If no file names any, all belong to the platform's only deployment. */
function deploymentsWithoutConfig(
  { deployments }: DeclaredFile,
  namedInFiles: readonly string[],
  requested: string | null,
): FileDeployments {
  if (deployments.length === 0 && namedInFiles.length === 0) return { slugs: [null] };
  if (deployments.length === 0) return { facts: { code: 'deployment-missing', configured: namedInFiles } };
  if (requested === null || !namedInFiles.includes(requested)) return { slugs: deployments };
  // A misspelled slug looks like a second deployment, so that the policies of its file would be deleted from the first one.
  const typo = deployments.find((slug) => slug !== requested && nearest(slug, [requested]) !== null);
  if (typo === undefined) return { slugs: deployments };
  return { facts: { code: 'deployment-nearly', slug: typo, selected: requested } };
}

/** With deployments in the config, a file belongs to those that it names, else to those that list its folder, else to the only one. */
function deploymentsByConfig(
  { path, deployments: named }: DeclaredFile,
  settings: Settings,
  nearestSlug: typeof nearest,
): FileDeployments {
  const { deployments } = settings;
  const slugs = [...deployments.keys()];
  const candidates = candidatesFor(path, settings);
  for (const slug of named) {
    const deployment = deployments.get(slug);
    if (deployment === undefined)
      return { facts: { code: 'deployment-unknown', slug, configured: slugs, nearest: nearestSlug(slug, slugs) } };
    if (!candidates.includes(slug))
      return { facts: { code: 'deployment-outside', slug, folders: deployment.policies ?? settings.policies } };
  }
  if (named.length > 0) return { slugs: [...new Set(named)] };
  if (candidates.length === 0) {
    const folders = [...deployments.values()].flatMap(({ policies }) => policies ?? []);
    return { facts: { code: 'deployment-outside', slug: null, folders } };
  }
  const listedBy = candidates.filter((slug) => deployments.get(slug)?.policies !== null);
  if (listedBy.length > 0) return { slugs: listedBy };
  return slugs.length === 1 ? { slugs } : { facts: { code: 'deployment-missing', configured: candidates } };
}

/**
 * The deployments that a file may belong to:
 *
 * | The file is in                    | Deployments that list that folder | Deployments without `policies` |
 * |-----------------------------------|-----------------------------------|--------------------------------|
 * | a folder of some deployments only | yes                               | no                             |
 * | such a folder, and a common one   | yes                               | yes                            |
 * | a common folder, or any other     | –                                 | yes                            |
 *
 * A run for one deployment without `policies` reads the common folders only: it would treat the objects of other files as deleted.
 */
export function candidatesFor(file: string, { deployments, policies: commonPaths }: Settings): string[] {
  const isIn = (paths: readonly string[]): boolean => paths.some((path) => isInPath(file, path));
  const listedBy: string[] = [];
  const withoutPaths: string[] = [];
  for (const [slug, { policies }] of deployments)
    if (policies === null) withoutPaths.push(slug);
    else if (isIn(policies)) listedBy.push(slug);
  return listedBy.length === 0 || isIn(commonPaths) ? [...listedBy, ...withoutPaths] : listedBy;
}

/** Whether a file is at or below a path of the config, or at or below a path that a glob of the config matches. The root is ''. */
export const isInPath = (file: string, pathOrGlob: string): boolean =>
  pathOrGlob === '' ||
  file === pathOrGlob ||
  file.startsWith(`${pathOrGlob}/`) ||
  (isGlob(pathOrGlob) && isInGlob(file.split('/'), pathOrGlob.split('/')));

/** Returns the bundles of the selected deployment, or all bundles. Files without a deployment belong to the selected one. */
export function selectDeployment(
  bundles: readonly Bundle[],
  settings: Settings,
  { paths, deployment: slug }: PathSelection,
): { bundles: readonly Bundle[]; problems: Problem[] } {
  if (slug === null) return { bundles, problems: [] };
  const selected = bundles
    .filter(({ deployment }) => deployment === slug || deployment === null)
    .map((bundle) => {
      const content = { deployment_slug: slug, ...bundle.content };
      return { ...bundle, deployment: slug, content } as Bundle;
    });
  if (selected.length > 0) return { bundles: selected, problems: [] };
  const { deployments } = settings;
  const known = deployments.size > 0 ? [...deployments.keys()] : bundles.flatMap(({ deployment }) => deployment ?? []);
  if (!known.includes(slug)) return { bundles: [], problems: [unknownDeployment(settings, slug, [...new Set(known)])] };
  const searchedPaths = searchPaths(settings, { paths, deployment: slug }).paths.map(({ path }) => path);
  return { bundles: [], problems: [noFiles(searchedPaths, slug)] };
}
