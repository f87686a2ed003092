import { posix } from 'node:path';
import { withoutKnownFields } from '../domain/extra-fields.ts';
import { defaultLimits } from '../domain/guards.ts';
import { configName, defaultSettings, type DeploymentSettings, type Settings } from '../domain/settings.ts';
import type { Rule } from '../domain/rules.ts';
import { nothingUnmanaged, type UnmanagedGlobs } from '../domain/unmanaged-globs.ts';
import { nowhere, type Pointer, type Problem } from '../domain/problem.ts';
import { parentFolder, type Source } from '../domain/source.ts';
import { isConfig } from '../generated/guards/files.js';
import type { Config, ConfigUnmanaged, Paths } from '../generated/types.ts';
import { notAFile } from './find.ts';
import { readPlain } from './yaml/plain.ts';
import { readText } from './text.ts';
import { insidePath } from './search-paths.ts';

/** The settings of a config and its problems. With errors, the settings are the defaults. */
type LoadedConfig = { readonly settings: Settings; readonly problems: Problem[] };

/**
 * Reads the config and fills in all defaults. Its paths become relative to the root. `path`: the config that was requested; null for `ifmatch.yaml`, if
 * that exists.
 */
export async function loadConfig(source: Source, path: string | null): Promise<LoadedConfig> {
  const requested = path ?? configName;
  const file = insidePath('', requested);
  if (file === null) return withDefaults({ severity: 'error', at: nowhere, code: 'path-outside', path: requested });
  const kind = source.kind(file);
  if (kind === 'file') return readConfig(source, file);
  if (kind !== 'missing') return withDefaults(notAFile(file, kind));
  return path === null ? withDefaults() : withDefaults({ severity: 'error', at: nowhere, code: 'path-missing', path });
}

/** The defaults, for a config that does not exist or cannot be used. */
const withDefaults = (...problems: Problem[]): LoadedConfig => ({ settings: defaultSettings, problems });

async function readConfig(source: Source, file: string): Promise<LoadedConfig> {
  const read = readText(source, file);
  if ('problem' in read) return withDefaults(read.problem);
  const plain = readPlain(read.text);
  const { result, problems } = isConfig(plain)
    ? { result: plain, problems: [] }
    : (await import('./diagnose.ts')).diagnoseConfig(file, read.text);
  if (result === null) return withDefaults(...problems);
  const settingsProblems: Problem[] = [];
  const settings = toSettings(result, { file, problems: settingsProblems });
  // The library for expressions is loaded only if a rule has one.
  if (settings.rules.length > 0) {
    const { checkRules } = await import('./cel/rules.ts');
    settingsProblems.push(...checkRules(settings.rules, file));
  }
  if (settingsProblems.length > 0) return { settings: { ...defaultSettings, file }, problems: settingsProblems };
  return { settings, problems: [] };
}

/** The config that is converted to settings, and the problems found on the way. */
type ConfigContext = { readonly file: string; readonly problems: Problem[] };

function toSettings(config: Config, context: ConfigContext): Settings {
  const deployments = toDeployments(config, context);
  // If all deployments have their own folders, files of the default folders would belong to none, so there are no default folders.
  const haveOwnFolders = deployments.size > 0 && [...deployments.values()].every(({ policies }) => policies !== null);
  const defaultPolicyFolders = haveOwnFolders ? [] : defaultFolders(context.file);
  return {
    file: context.file,
    policies:
      config.policies === undefined ? defaultPolicyFolders : resolvePaths(config.policies, ['policies'], context),
    tests: config.tests === undefined ? [] : resolvePaths(config.tests, ['tests'], context),
    ignore: (config.ignore ?? []).map((glob) => resolveIgnoreGlob(parentFolder(context.file), glob)),
    deployments,
    unmanaged: toUnmanagedGlobs(config.unmanaged),
    guards: { ...defaultLimits, ...config.guards },
    rules: toRules(config),
    onStale: config.on_stale ?? defaultSettings.onStale,
    waves: config.apply?.waves ?? defaultSettings.waves,
    impact: config.impact ?? defaultSettings.impact,
    expiryWarningDays: config.expiry_warning_days ?? defaultSettings.expiryWarningDays,
    extraFields: withoutKnownFields(config.extra_fields ?? {}),
  };
}

function toDeployments({ deployments = {} }: Config, context: ConfigContext): Settings['deployments'] {
  return new Map(
    Object.entries(deployments).map(
      ([slug, { id, policies, without = [], unmanaged }]): [string, DeploymentSettings] => {
        const folders =
          policies === undefined ? null : resolvePaths(policies, ['deployments', slug, 'policies'], context);
        return [
          slug,
          {
            id: id === undefined ? null : String(id),
            policies: folders,
            without,
            unmanaged: toUnmanagedGlobs(unmanaged),
          },
        ];
      },
    ),
  );
}

const toRules = ({ rules = [] }: Config): Rule[] =>
  rules.map(({ severity = 'error', when = null, ...rule }) => ({ ...rule, severity, when }));

/** A plain list means slugs of policies. */
function toUnmanagedGlobs(unmanaged: ConfigUnmanaged = {}): UnmanagedGlobs {
  if (Array.isArray(unmanaged)) return { ...nothingUnmanaged, policies: unmanaged };
  const { policies = [], projects = [], project_tags: projectTags = [] } = unmanaged;
  return { policies, projects, projectTags };
}

/** The folders of policies if a config does not name any. `file`: the path of the config. */
export const defaultFolders = (file: string): readonly string[] =>
  file.includes('/')
    ? defaultSettings.policies.map((folder) => posix.join(posix.dirname(file), folder))
    : defaultSettings.policies;

/** Makes a glob of ignored files relative to the root. A glob without a slash applies in every folder below `base`, as in `.gitignore`. */
function resolveIgnoreGlob(base: string, ignoreGlob: string): string {
  const isNegated = ignoreGlob.startsWith('!');
  const glob = isNegated ? ignoreGlob.slice(1) : ignoreGlob;
  const appliesAnywhere = !glob.replace(/\/$/, '').includes('/');
  const resolved = posix.join(base, appliesAnywhere ? '**' : '', glob).replace(/\/$/, '');
  return isNegated ? `!${resolved}` : resolved;
}

/** Makes paths of a config, which are relative to its folder, relative to the root. Reports paths outside the root. */
function resolvePaths(paths: Paths, pointer: Pointer, { file, problems }: ConfigContext): string[] {
  const base = parentFolder(file);
  return [paths].flat().flatMap((path, index) => {
    const inside = insidePath(base, path);
    if (inside !== null) return [inside];
    const at = { file, pointer: Array.isArray(paths) ? [...pointer, index] : pointer };
    problems.push({ severity: 'error', at, code: 'path-outside', path });
    return [];
  });
}
