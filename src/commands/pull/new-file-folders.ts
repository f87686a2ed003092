import { folderOfGlob } from '../../files/path-glob.ts';
import { fileName } from '../../files/edit/new-files.ts';
import { posix } from 'node:path';
import type { Deployment, BundleKind } from '../../domain/bundle.ts';
import type { Settings } from '../../domain/settings.ts';
import { UsageError } from '../../domain/errors.ts';
import { baseName, parentFolder } from '../../domain/source.ts';

import { loadFiles } from '../../files/load.ts';

import type { LoadedSelection } from '../shared/load.ts';

/** The folder for a bundle's first files, and the slug that they name; null if they need none. */
type NewPlace = { readonly folder: string; readonly deployment: string | null };

/**
 * Chooses where the first files of a bundle go:
 * - if the deployment has folders of its own beside shared ones, into the last of its own, without its slug;
 * - if it shares its folder with others, into a subfolder with its slug as the name;
 * - else into the first folder.
 * Throws UsageError if no configured folder can hold a file.
 */
export async function findNewFolder(
  { slug }: Deployment,
  kind: BundleKind,
  files: LoadedSelection,
  single: boolean,
): Promise<NewPlace> {
  const { settings } = files;
  const deploymentPaths = settings.deployments.get(slug)?.policies ?? null;
  const folders = configuredFolders(deploymentPaths ?? settings.policies, files);
  const [first] = folders;
  if (first === undefined)
    throw new UsageError(`The config names no folder for the policies of ${slug}, only files.`, {
      fix: 'Add a folder to its policies.',
    });
  const ownFolders =
    deploymentPaths === null ? [] : folders.filter((folder) => !isListedByOthers(folder, slug, settings));
  const lastOwn = ownFolders.at(-1);
  if (lastOwn !== undefined && ownFolders.length < folders.length)
    return { folder: folderForKind(kind, ownFolders, lastOwn, single), deployment: null };
  const { hasOthers, mustNameDeployment: filesMustNameDeployment } = await otherDeployments(slug, files);
  const deployment = filesMustNameDeployment ? slug : null;
  // In a shared folder, two deployments would need the same file name.
  if (lastOwn === undefined && hasOthers)
    return { folder: posix.join(first, fileName(slug, '', new Set())), deployment };
  return { folder: folderForKind(kind, folders, first, single), deployment };
}

/** The folder of new files. The path of a file includes the name of its kind, so a folder for exactly this kind is replaced by its parent. */
function folderForKind(kind: BundleKind, folders: readonly string[], defaultFolder: string, single: boolean): string {
  const folderOfKind = folders.find((folder) => baseName(folder) === kind.split('/')[0]);
  const isOneFile = single && kind === 'remediation';
  return isOneFile || folderOfKind === undefined ? defaultFolder : parentFolder(folderOfKind);
}

/** Whether there are other deployments, and whether files must name theirs. */
async function otherDeployments(
  slug: string,
  files: LoadedSelection,
): Promise<{ hasOthers: boolean; mustNameDeployment: boolean }> {
  const configured = [...files.settings.deployments.keys()];
  const known = configured.length > 0 ? configured : await deploymentsNamedInFiles(files);
  const hasOthers = known.some((other) => other !== slug);
  return { hasOthers, mustNameDeployment: configured.length > 0 ? hasOthers : known.length > 0 };
}

/** The deployments that the files name when the config names none: then every file must name one. */
async function deploymentsNamedInFiles({ settings, selection }: LoadedSelection): Promise<string[]> {
  const { bundles } = await loadFiles(selection.source, settings, { paths: [], deployment: null });
  return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}

/** The first folder that all deployments of the config list, if there are several; null for none. */
export function findCommonFolder(files: LoadedSelection): string | null {
  const { deployments } = files.settings;
  const lists = [...deployments.values()].map(({ policies }) => configuredFolders(policies ?? [], files));
  const [first = []] = lists;
  return deployments.size < 2 ? null : (first.find((folder) => lists.every((list) => list.includes(folder))) ?? null);
}

const isListedByOthers = (folder: string, slug: string, { deployments }: Settings): boolean =>
  [...deployments].some(([other, { policies }]) => other !== slug && policies?.map(folderOfGlob).includes(folder));

/** The folders among the configured paths; for a glob, the part before its first star. */
function configuredFolders(paths: readonly string[], { selection }: LoadedSelection): string[] {
  return paths
    .map(folderOfGlob)
    .filter((path) => !/\.ya?ml$/i.test(path) && ['folder', 'missing'].includes(selection.source.kind(path)));
}
