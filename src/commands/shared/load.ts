import { lint } from '../../files/lint/lint.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors, type Problem, type ProblemCode } from '../../domain/problem.ts';
import { configName, type Settings } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';

import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { prepareHeap } from '../../runtime/heap.ts';
import { findConfig, pathsToLoad, warnUnmergedSettings, withBaseSettings } from './config-scope.ts';

// The loaders, from the outside in:
// - `loadAndLint`: like `loadSelection`, and adds the problems that lint finds;
// - `loadSelection`: finds the config of a selection, and reads it and all files;
// - `loadSettingsForSelection` (saved-plan.ts): only the settings of a selection, for a plan that needs no files. Throws for a config with errors;
// - `loadValidConfig` (config-scope.ts): only the settings, by the path of the config. Throws for a config with errors;
// - `loadSettingsOfBase` (config-scope.ts): the settings of the base of a change, which `withBaseSettings` puts in place of those of the files;
// - `loadFiles`, `loadConfig` (src/files): read the files or the config of a source, and report their problems.

/** The files of a run, with the settings that govern it. */
export type LoadedSelection = LoadedFiles & { readonly settings: Settings; readonly selection: FileSelection };

/** Loads the files and lints them. `problems`: those found while loading, then those that lint finds. */
export async function loadAndLint(
  selection: FileSelection,
  runtime: Runtime,
): Promise<{ readonly files: LoadedSelection; readonly problems: readonly Problem[] }> {
  const files = await loadSelection(selection, runtime);
  const { today } = runtime;
  const lintProblems = lint(files.bundles, { today, warningDays: files.settings.expiryWarningDays });
  return { files, problems: [...files.problems, ...lintProblems] };
}

/** Finds the config and the files, and reads them. `files.problems`: those of the config, of the search, and of the syntax and schema of each file. */
export async function loadSelection(selection: FileSelection, runtime: Runtime): Promise<LoadedSelection> {
  const path = findConfig(selection);
  const { settings: configSettings, problems } = await loadConfig(selection.source, path);
  // The settings of a config with errors do not name it. If it is among the paths, it is read as a policy file, whose problems are dropped below.
  const config = configSettings.file ?? path ?? configName;
  const settings = withBaseSettings(configSettings, selection.baseSettings);
  runtime.useConfig(settings.file ?? null);
  const paths = pathsToLoad(selection, settings);
  const files = await loadFiles(selection.source, settings, {
    paths,
    deployment: selection.deployment,
    onFilesFound: prepareHeap,
  });
  // With errors in the config, it is unknown which files form a bundle, so problems across files are dropped.
  const problemsOfFiles = hasErrors(problems)
    ? files.problems.filter((problem) => isAboutOneFile(problem) && problem.at.file !== config)
    : warnUnmergedSettings(files.problems, configSettings, selection.baseSettings);
  return { ...files, problems: [...problems, ...problemsOfFiles], settings, selection };
}

/** Whether a problem is about a single file, independent of the config and of other files. */
const isAboutOneFile = ({ code }: Problem): boolean => !codesAboutSeveralFiles.has(code);

const codesAboutSeveralFiles: ReadonlySet<ProblemCode> = new Set([
  'no-files',
  'deployment-missing',
  'deployment-unknown',
  'deployment-nearly',
  'duplicate-slug',
  'duplicate-exception',
  'duplicate-item',
  'duplicate-field',
]);
