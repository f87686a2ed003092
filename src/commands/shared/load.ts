import { lint } from '../../files/lint/lint.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors, type Problem, type ProblemCode } from '../../domain/problem.ts';
import { configName, type Settings } from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';

import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { prepareHeap } from '../../runtime/terminal.ts';
import { findConfig, pathsToLoad, warnUnmergedSettings, withBaseSettings } from './config-scope.ts';

/** The files of a run, with the settings that govern it. */
export type LoadedSelection = LoadedFiles & { readonly settings: Settings; readonly selection: FileSelection };

/** Loads the files and checks their meaning. `problems`: those found while loading, then those of the meaning. */
export async function loadAndCheck(
  selection: FileSelection,
  runtime: Runtime,
): Promise<{ readonly files: LoadedSelection; readonly problems: readonly Problem[] }> {
  const files = await load(selection, runtime);
  const { today } = runtime;
  const semanticProblems = lint(files.bundles, { today, warningDays: files.settings.expiryWarningDays });
  return { files, problems: [...files.problems, ...semanticProblems] };
}

/** Finds the config and the files, and reads them. `problems`: those of the config, of the search, and of the syntax and schema of each file. */
export async function load(selection: FileSelection, runtime: Runtime): Promise<LoadedSelection> {
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
  const reported = hasErrors(problems)
    ? files.problems.filter((problem) => isOfFile(problem) && problem.at.file !== config)
    : warnUnmergedSettings(files.problems, configSettings, selection.baseSettings);
  return { ...files, problems: [...problems, ...reported], settings, selection };
}

/** Whether a problem is about a single file, independent of the config and of other files. */
const isOfFile = ({ code }: Problem): boolean => !codesAcrossFiles.has(code);

const codesAcrossFiles: ReadonlySet<ProblemCode> = new Set([
  'no-files',
  'deployment-missing',
  'deployment-unknown',
  'deployment-nearly',
  'duplicate-slug',
  'duplicate-exception',
  'duplicate-item',
  'duplicate-field',
]);
