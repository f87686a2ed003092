import type { Problem } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { foldersAbove } from '../../domain/source-path.ts';
import { beforeGlob, enter, isGlob, isMeant, openGlob } from '../find/glob.ts';
import { nearest, nearestOfMany } from '../nearest.ts';
import type { Declared } from '../shape/declare.ts';

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
  const named = namedBy(files);
  const known = knownIn(settings);
  for (const file of files) {
    const result = settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, known);
    if (typeof result === 'object' && result !== null) problems.push(result);
    else assigned.set(file, result);
  }
  return { assigned, problems };
}

const namedBy = (files: readonly Declared[]): string[] =>
  [...new Set(files.flatMap((file) => file.deployment ?? []))].toSorted();

/** Without a config the files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(file: Declared, named: readonly string[], wanted: string | null): string | null | Problem {
  const slug = file.deployment;
  if (slug !== null) return wanted !== null && named.includes(wanted) ? (nearly(file, slug, wanted) ?? slug) : slug;
  return named.length === 0
    ? null
    : { severity: 'error', at: { file: file.file, pointer: [] }, code: 'deployment-missing', configured: named };
}

/** Nothing tells a slip from a second deployment, and a file that drops out of the run would delete its policies. */
function nearly({ file }: Declared, slug: string, wanted: string): Problem | null {
  if (slug === wanted || nearest(slug, [wanted]) === null) return null;
  return { severity: 'error', at: { file, pointer: ['deployment_slug'] }, code: 'deployment-nearly', slug, wanted };
}

/** What the config says of deployments, ready to be asked for thousands of files. */
type Known = {
  readonly settings: Settings;
  readonly slugs: readonly string[];
  readonly ownFolders: readonly string[];
  readonly candidatesFor: (file: string) => string[];
  readonly closest: typeof nearest;
};

const knownIn = (settings: Settings): Known => ({
  settings,
  slugs: [...settings.deployments.keys()],
  ownFolders: [...settings.deployments.values()].flatMap(({ policies }) => policies ?? []),
  candidatesFor: candidateFinder(settings),
  closest: nearestOfMany(),
});

function configured({ file, deployment: slug }: Declared, known: Known): string | Problem {
  const { settings, slugs } = known;
  const common = { severity: 'error', at: { file, pointer: slug === null ? [] : ['deployment_slug'] } } as const;
  const candidates = known.candidatesFor(file);
  if (slug === null) {
    if (candidates.length === 0) return { ...common, code: 'deployment-outside', folders: known.ownFolders };
    return byDefault(candidates, settings) ?? { ...common, code: 'deployment-missing', configured: candidates };
  }
  if (candidates.includes(slug)) return slug;
  const folders = settings.deployments.get(slug)?.policies ?? settings.policies;
  if (settings.deployments.has(slug)) return { ...common, code: 'deployment-folder', slug, folders };
  return { ...common, code: 'deployment-unknown', slug, configured: slugs, nearest: known.closest(slug, slugs) };
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
function candidateFinder({ deployments, policies: common }: Settings): (file: string) => string[] {
  const ownersOf = pathFinder(
    [...deployments].flatMap(([of, { policies }]) => policies?.map((path) => ({ path, of })) ?? []),
  );
  const commonOf = pathFinder(common.map((path) => ({ path, of: path })));
  const free = [...deployments].filter(([, { policies }]) => policies === null).map(([slug]) => slug);
  return (file) => {
    const own = [...new Set(ownersOf(file))];
    return own.length === 0 || commonOf(file).length > 0 ? [...own, ...free] : own;
  };
}

/** Finds what those paths of the config are of that lead to a file, in their order. Of thousands only those above the file are looked at. */
function pathFinder(paths: readonly { readonly path: string; readonly of: string }[]): (file: string) => string[] {
  const numbered = paths.map((one, index) => ({ ...one, index }));
  const byFolder = Map.groupBy(numbered, ({ path }) => beforeGlob(path));
  return (file) => {
    const near = ['', ...foldersAbove(file), file].flatMap((folder) => byFolder.get(folder) ?? []);
    const leading = near.filter(({ path }) => liesIn(file, path));
    return leading.toSorted((a, b) => a.index - b.index).map(({ of }) => of);
  };
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
