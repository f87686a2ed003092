import { configuredPaths } from '../../files/search-paths.ts';
import { posix } from 'node:path';
import { OtherFilesInvalidError, UsageError } from '../../domain/errors.ts';
import type { FileSelection } from '../../domain/file-selection.ts';
import { hasErrors, nowhere, type Pointer, type Problem } from '../../domain/problem.ts';
import { configName, defaultSettings, type Settings } from '../../domain/settings.ts';
import type { Source } from '../../domain/source.ts';
import { defaultFolders, loadConfig } from '../../files/config.ts';
import { reportMisnamedConfigs } from '../../files/find.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { quoteForShell } from '../../util/shell.ts';
import { summarizeErrors } from './problems.ts';

// Finds the config of a run, and the settings that count for it: those of the files, or those of their base.

/** The settings of a config, by its path from the root, for commands that read no other file. Throws OtherFilesInvalidError if it has errors. */
export async function loadValidConfig(path: string | null, runtime: Runtime): Promise<Settings> {
  const { source } = runtime;
  const { settings, problems: configProblems } = await loadConfig(source, path);
  const problems = [...configProblems, ...reportMisnamedConfigs(source, [], path ?? settings.file ?? null)];
  if (!hasErrors(problems)) return settings;
  const { message, fix } = await summarizeErrors(source, problems, validateCommand(path && runtime.asTyped(path)));
  throw new OtherFilesInvalidError(message, { fix });
}

/** The command that shows all errors of a config, by its path as typed. */
export const validateCommand = (path: string | null): string =>
  `ifmatch validate${path === null ? '' : ` --config ${quoteForShell(path)}`}`;

/** Replaces settings of the files by those of their base: a change must not loosen the rules that govern it, nor choose what its reviewers see. */
export function withBaseSettings(settingsOfFiles: Settings, baseSettings: Settings | null): Settings {
  if (baseSettings === null) return settingsOfFiles;
  const { guards, rules, deployments, unmanaged, onStale, waves, impact, extraFields } = baseSettings;
  const policies = policyFolders(settingsOfFiles, baseSettings);
  return { ...settingsOfFiles, policies, guards, rules, deployments, unmanaged, onStale, waves, impact, extraFields };
}

/**
 * The settings that govern a change: those of its base, by the path of the config. The base may have the config under
 * another name. So that its guards cannot be lost by a rename, every deletion and loosening needs approval then. `name` names the base in messages.
 * Throws UsageError if the base's config has errors.
 */
export async function loadSettingsOfBase(
  { source, name }: { readonly source: Source; readonly name: string },
  path: string,
  hasConfig: boolean,
): Promise<Settings> {
  if (source.kind(path) !== 'file') return hasConfig ? strictestSettings : defaultSettings;
  const { settings, problems } = await loadConfig(source, path);
  if (!hasErrors(problems)) return settings;
  throw new UsageError(`${path} has errors at ${name}, which the guards are read from.`, {
    fix: 'Fix it there first: `ifmatch validate` shows what is wrong.',
  });
}

const strictestSettings: Settings = {
  ...defaultSettings,
  guards: { ...defaultSettings.guards, max_deletes: 0, looser: 'require_approval' },
};

/** The folders that all deployments share. A config may drop them when each deployment gets its own, but the deployments of the base may still need them. */
function policyFolders({ file, policies }: Settings, baseSettings: Settings): readonly string[] {
  const haveAllOwnFolders =
    baseSettings.deployments.size > 0 &&
    [...baseSettings.deployments.values()].every((deployment) => deployment.policies !== null);
  if (file === undefined || policies.length > 0 || haveAllOwnFolders) return policies;
  return baseSettings.file === undefined ? defaultFolders(file) : baseSettings.policies;
}

/** Warns about changes of the settings that count only after the merge. The warning comes first, since other problems may follow from it. */
export function warnUnmergedSettings(
  problems: readonly Problem[],
  settingsOfFiles: Settings,
  base: Settings | null,
): readonly Problem[] {
  const changed = base === null ? [] : changedRunSettings(settingsOfFiles, base);
  // Without a config on the base branch, valid files need no warning.
  if (changed.length === 0 || (base?.file === undefined && !hasErrors(problems))) return problems;
  const at = settingsOfFiles.file === undefined ? nowhere : { file: settingsOfFiles.file, pointer: changed[0] ?? [] };
  const names = changed.map((pointer) => pointer.join('.'));
  return [{ severity: 'warning', at, code: 'settings-of-base', names }, ...problems];
}

/** The deployments that a change adds, removes, or gives other folders or another id, and whether it changes the extra fields. */
function changedRunSettings(settingsOfFiles: Settings, base: Settings): Pointer[] {
  const settingsKey = ({ deployments }: Settings, slug: string): string =>
    JSON.stringify(deployments.get(slug) ?? null);
  const slugs = new Set([...settingsOfFiles.deployments.keys(), ...base.deployments.keys()]);
  const changed = [...slugs]
    .filter((slug) => settingsKey(settingsOfFiles, slug) !== settingsKey(base, slug))
    .toSorted();
  const isDifferent = (inFiles: unknown, inBase: unknown): boolean =>
    JSON.stringify(inFiles) !== JSON.stringify(inBase);
  return [
    ...changed.map((slug) => ['deployments', slug]),
    ...(isDifferent(settingsOfFiles.unmanaged, base.unmanaged) ? [['unmanaged']] : []),
    ...(isDifferent(settingsOfFiles.extraFields, base.extraFields) ? [['extra_fields']] : []),
  ];
}

/** The path of the nearest config at or above the paths; null for the one at the root, if any. Throws UsageError if the paths have different ones. */
export function findConfig({ paths, config, source }: FileSelection): string | null {
  if (config !== null || paths.length === 0) return config;
  const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
  const [other] = others;
  if (other === undefined) return first;
  const repositoryConfig = source.kind(configName) === 'missing' ? 'none' : configName;
  throw new UsageError(
    `The paths belong to different configs (${[first, other].map((path) => path ?? repositoryConfig).join(', ')}).`,
    { fix: 'Run ifmatch for each, or pass one config with --config.' },
  );
}

function nearestConfig(path: string, source: Source): string | null {
  for (let folder = posix.normalize(path); ; folder = posix.dirname(folder)) {
    if (folder === '.' || folder === '..' || folder.startsWith('../') || folder === '/') return null;
    const candidate = posix.join(folder, configName);
    // A link counts as a config, so that it is reported. If it were ignored, the guards would be off without a word.
    if (source.kind(folder) === 'folder' && source.kind(candidate) !== 'missing') return candidate;
  }
}

/** The paths to load. An empty list stands for the paths of the config; so does the folder of the config. */
export function pathsToLoad({ paths, deployment }: FileSelection, settings: Settings): readonly string[] {
  const folder = settings.file === undefined ? null : posix.dirname(settings.file);
  const others = paths.filter((path) => path !== folder);
  if (others.length === 0 || others.length === paths.length) return others;
  return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
}
