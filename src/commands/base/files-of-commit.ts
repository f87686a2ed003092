import type { Bundle } from '../../domain/bundle.ts';
import type { ThreeWayDiff } from '../../domain/drift.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { hasErrors, type ProblemCode } from '../../domain/problem.ts';
import { configName, defaultDeployment, defaultSettings, type Settings } from '../../domain/settings.ts';
import { joinPath, parentFolder, type Source } from '../../domain/source.ts';
import { loadConfig } from '../../files/config.ts';
import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import { type Git, type PastCommit, readCommit } from '../../runtime/git.ts';
import { pathsToLoad } from '../shared/config-scope.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';
import { missingFileCodes, areInConfigFolders } from '../shared/whole-bundles.ts';

/** The files of a run, to be found in commits. `isOnlyDeployment`: whether the run is about one deployment, so that files need not name it. */
export type RunScope = { readonly files: LoadedSelection; readonly isOnlyDeployment: boolean };

export const scopeOfRun = (plan: Plan, files: LoadedSelection): RunScope => ({
  files,
  isOnlyDeployment: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1,
});

/** A named commit. Throws UsageError when the clone does not have it, or git is missing. */
export function requireCommit(git: Git, name: string): PastCommit {
  const commit = readCommit(git, name);
  if (commit !== null) return commit;
  // Throws if git is not installed.
  git.run(['--version']);
  const refusal = git.whyRefused();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  throw new UsageError(`There is no commit ${name} here.`, {
    fix: 'Check the name, or fetch it (in a workflow: fetch-depth: 0).',
  });
}

/** The bundle of the same deployment and kind among those of a commit; null if there is none. */
export function findBundleInCommit(
  { kind, deployment }: Pick<PlannedBundle, 'kind' | 'deployment'>,
  bundles: readonly Bundle[],
  { isOnlyDeployment }: RunScope,
): Bundle | null {
  const bundlesOfKind = bundles.filter((bundle) => bundle.kind === kind);
  const namesDeployment = bundlesOfKind.find((bundle) => bundle.deployment === deployment.slug);
  return (
    namesDeployment ?? (isOnlyDeployment ? (bundlesOfKind.find((bundle) => bundle.deployment === null) ?? null) : null)
  );
}

/** The bundles that a base declares. A base with errors declares none, and `baseErrors` names its first file with an error. */
type BaseBundles = {
  readonly bundles: readonly Bundle[];
  readonly baseErrors: Pick<ThreeWayDiff['base'], 'firstFileWithErrors' | 'isUnread'>;
};

/** Reads the bundles of a base, as the files of the run would be read there. */
export async function readBase(source: Source, scope: RunScope): Promise<BaseBundles> {
  const files = await loadFilesOfCommit(source, scope);
  if (files === null)
    return { bundles: [], baseErrors: { firstFileWithErrors: scope.files.settings.file ?? null, isUnread: false } };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !missingFileCodes.has(code));
  if (errors.length === 0)
    return { bundles: files.bundles, baseErrors: { firstFileWithErrors: null, isUnread: false } };
  const first = (await locateAndSort(source, errors)).find(({ position }) => position !== null);
  const isUnread = first !== undefined && unreadCodes.has(first.problem.code);
  return { bundles: [], baseErrors: { firstFileWithErrors: first?.position?.file ?? null, isUnread } };
}

const unreadCodes: ReadonlySet<ProblemCode> = new Set(['not-a-file', 'symlink']);

/** The path of the config that a commit had for a selection of files, even if the change removes or renames it; null without one. */
export function configOfCommit(
  source: Source,
  { settings, selection }: Pick<LoadedSelection, 'settings' | 'selection'>,
): string | null {
  const paths = [selection.baseSettings?.file, settings.file ?? configName];
  return paths.find((path) => path !== undefined && source.kind(path) === 'file') ?? null;
}

/**
 * The settings of a commit that had no config. What the config of a change says about files and objects must not apply to what was there before: else its
 * `ignore` would hide what it takes away.
 */
export function settingsWithoutConfig({ file, ...settings }: Settings): Settings {
  const folder = file === undefined ? '' : parentFolder(file);
  return {
    ...settings,
    policies: folder === '' ? defaultSettings.policies : defaultSettings.policies.map((path) => joinPath(folder, path)),
    tests: defaultSettings.tests,
    ignore: defaultSettings.ignore,
    unmanaged: defaultSettings.unmanaged,
    deployments: new Map(
      Array.from(settings.deployments, ([slug, { id }]) => [slug, { ...defaultDeployment, id }] as const),
    ),
  };
}

/**
 * The files at that time, found by the config of that time if it had one; null if that has errors. Paths inside the config's folders select all of
 * those, since files may have moved.
 */
async function loadFilesOfCommit(source: Source, { files }: RunScope): Promise<LoadedFiles | null> {
  const { settings: currentSettings, selection } = files;
  const config = configOfCommit(source, files);
  const { settings, problems } =
    config === null
      ? { settings: settingsWithoutConfig(currentSettings), problems: [] }
      : await loadConfig(source, config);
  if (hasErrors(problems)) return null;
  const selectsConfigFolders = areInConfigFolders(
    pathsToLoad(selection, currentSettings),
    currentSettings,
    selection.deployment,
  );
  return loadFiles(source, settings, {
    paths: selectsConfigFolders ? [] : pathsToLoad(selection, settings),
    deployment: null,
  });
}
