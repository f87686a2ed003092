import { configuredPaths } from '../../files/search-paths.ts';
import { isInPath } from '../../files/deployments.ts';
import { posix } from 'node:path';
import type { Bundle } from '../../domain/bundle.ts';
import { OtherFilesInvalidError, UsageError } from '../../domain/errors.ts';
import type { Problem, ProblemCode } from '../../domain/problem.ts';
import { configName, type Settings } from '../../domain/settings.ts';

import { type LoadedFiles, loadFiles, findSelectedFiles } from '../../files/load.ts';
import { pluralize } from '../../util/text.ts';
import { pathsToLoad } from './config-scope.ts';
import type { LoadedSelection } from './load.ts';

/**
 * Refuses paths that select only a part of a bundle, since the platform would delete the rest. The whole is what the config's folders declare.
 * Throws UsageError, or OtherFilesInvalidError when those files have errors.
 */
export async function refusePartialBundles(files: LoadedSelection): Promise<void> {
  const { settings, selection } = files;
  if (hasAllFiles(files)) return;
  const allFiles = await loadFiles(selection.source, settings, { paths: [], deployment: selection.deployment });
  const folders = configuredPaths(settings, selection.deployment)
    .map(({ path }) => (path === '' ? '.' : path))
    .join(', ');
  if (mayHideObjects(allFiles.problems))
    throw new OtherFilesInvalidError(
      `Other files in ${folders} have errors, so the paths may cover only part of a bundle.`,
      {
        fix: 'Run `ifmatch validate` without paths.',
      },
    );
  for (const bundle of files.bundles) {
    const missing = countMissing(bundle, allFiles);
    if (missing === 0) continue;
    throw new UsageError(
      `The paths cover only part of ${bundle.kind}: ${pluralize(missing, 'object')} in ${folders} would be deleted.`,
      { fix: 'Pass all of its files, or no paths.' },
    );
  }
}

/** Whether the run has all files of the config. */
export const hasAllFiles = (files: LoadedSelection): boolean =>
  pathsToLoad(files.selection, files.settings).length === 0 || coversConfig(files);

/** Whether the config's folders contain only these files, so that none needs to be read again. */
function coversConfig({ paths, settings, selection }: LoadedSelection): boolean {
  const filesOfConfig = findSelectedFiles(selection.source, settings, { paths: [], deployment: selection.deployment });
  if (mayHideObjects(filesOfConfig.problems)) return false;
  const pathsOfRun = new Set(paths);
  return filesOfConfig.files.every((file) => pathsOfRun.has(file));
}

/**
 * Paths that complete the bundles, as one would type them, if the given ones are only a part of the config's; else null. Uses the paths alone, so
 * that validating one file stays fast in a large repository.
 */
export function pathsOfWholeBundles({
  settings,
  selection,
}: Pick<LoadedSelection, 'settings' | 'selection'>): readonly string[] | null {
  const pathsOfRun = pathsToLoad(selection, settings);
  const pathsOfConfig = configuredPaths(settings, selection.deployment).map(({ path }) => path);
  if (
    !areInConfigFolders(pathsOfRun, settings, selection.deployment) ||
    pathsOfConfig.every((path) => pathsOfRun.includes(path))
  )
    return null;
  const folder = posix.dirname(settings.file ?? configName);
  return selection.config !== null || folder === '.' ? [] : [folder];
}

/** Whether some paths are inside the config's folders. */
export const areInConfigFolders = (paths: readonly string[], settings: Settings, deployment: string | null): boolean =>
  paths.some((path) => configuredPaths(settings, deployment).some((folder) => isInPath(path, folder.path)));

/** Whether errors may hide objects, so that there are more than were found. */
const mayHideObjects = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity, code }) => severity === 'error' && !missingFileCodes.has(code));

function countMissing({ deployment, kind, origins }: Bundle, allFiles: LoadedFiles): number {
  const wholeBundle = allFiles.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment);
  return [...(wholeBundle?.origins.keys() ?? [])].filter((id) => !origins.has(id)).length;
}

/** Problems that mean that there are no files, so that no object can be missing. */
export const missingFileCodes: ReadonlySet<ProblemCode> = new Set(['no-files', 'path-missing']);
