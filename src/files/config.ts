import { posix } from 'node:path';
import { withoutKnownFields } from '../domain/extra-fields.ts';
import { defaultLimits } from '../domain/guards.ts';
import { configName, defaultSettings, type DeploymentSettings, type Settings } from '../domain/settings.ts';
import type { Rule } from '../domain/rules.ts';
import { nothingUnmanaged, type UnmanagedGlobs } from '../domain/unmanaged.ts';
import { nowhere, type Pointer, type Problem } from '../domain/problem.ts';
import { parentOf, type Source } from '../domain/source.ts';
import { isConfig } from '../generated/guards/files.js';
import type { Config, ConfigUnmanaged, Paths } from '../generated/types.ts';
import { readText } from './disk.ts';
import { insidePath, notAFile } from './find.ts';
import { readPlain } from './yaml/plain.ts';

/** The settings and problems of a config; with errors, the settings are the defaults. */
type LoadedConfig = { readonly settings: Settings; readonly problems: Problem[] };

/** Reads the config, with all defaults; its paths become relative to the root. `path` null: `ifmatch.yaml`, if it exists. */
export async function loadConfig(source: Source, path: string | null): Promise<LoadedConfig> {
  const requested = path ?? configName;
  const file = insidePath('', requested);
  if (file === null) return unread({ severity: 'error', at: nowhere, code: 'path-outside', path: requested });
  const kind = source.kind(file);
  if (kind === 'file') return readConfig(source, file);
  if (kind !== 'missing') return unread(notAFile(file, kind));
  return path === null ? unread() : unread({ severity: 'error', at: nowhere, code: 'path-missing', path });
}

const unread = (...problems: Problem[]): LoadedConfig => ({ settings: defaultSettings, problems });

async function readConfig(source: Source, file: string): Promise<LoadedConfig> {
  const read = readText(source, file);
  if ('problem' in read) return unread(read.problem);
  const plain = readPlain(read.text);
  const { content, problems } = isConfig(plain)
    ? { content: plain, problems: [] }
    : (await import('./examine.ts')).examineConfig(file, read.text);
  if (content === null) return unread(...problems);
  const found: Problem[] = [];
  const settings = toSettings(content, { file, problems: found });
  // The library of the expressions is loaded for them only.
  if (settings.rules.length > 0) found.push(...(await import('./rules.ts')).checkRules(settings.rules, file));
  return { settings: found.length === 0 ? settings : { ...defaultSettings, file }, problems: found };
}

/** The file of the settings, and its problems. */
type Origin = { readonly file: string; readonly problems: Problem[] };

function toSettings(config: Config, origin: Origin): Settings {
  const deployments = deploymentsIn(config, origin);
  // None if all deployments have their own folders, since files of any other would be silently left out.
  const haveOwn = deployments.size > 0 && [...deployments.values()].every((one) => one.policies !== null);
  const usual = haveOwn ? [] : defaultFolders(origin.file);
  return {
    file: origin.file,
    policies: config.policies === undefined ? usual : pathsIn(config.policies, ['policies'], origin),
    tests: config.tests === undefined ? [] : pathsIn(config.tests, ['tests'], origin),
    ignore: (config.ignore ?? []).map((glob) => ignoredIn(parentOf(origin.file), glob)),
    deployments,
    unmanaged: unmanagedGlobs(config.unmanaged),
    guards: { ...defaultLimits, ...config.guards },
    rules: rulesIn(config),
    onStale: config.on_stale ?? defaultSettings.onStale,
    waves: config.apply?.waves ?? defaultSettings.waves,
    impact: config.impact ?? defaultSettings.impact,
    expiryWarningDays: config.expiry_warning_days ?? defaultSettings.expiryWarningDays,
    extraFields: withoutKnownFields(config.extra_fields ?? {}),
  };
}

function deploymentsIn({ deployments = {} }: Config, origin: Origin): Settings['deployments'] {
  return new Map(
    Object.entries(deployments).map(
      ([slug, { id, policies, without = [], unmanaged }]): [string, DeploymentSettings] => {
        const folders = policies === undefined ? null : pathsIn(policies, ['deployments', slug, 'policies'], origin);
        return [
          slug,
          {
            id: id === undefined ? null : String(id),
            policies: folders,
            without,
            unmanaged: unmanagedGlobs(unmanaged),
          },
        ];
      },
    ),
  );
}

const rulesIn = ({ rules = [] }: Config): Rule[] =>
  rules.map(({ severity = 'error', when = null, ...rule }) => ({ ...rule, severity, when }));

/** A list has slugs of policies. */
function unmanagedGlobs(unmanaged: ConfigUnmanaged = {}): UnmanagedGlobs {
  if (Array.isArray(unmanaged)) return { ...nothingUnmanaged, policies: unmanaged };
  const { policies = [], projects = [], project_tags: projectTags = [] } = unmanaged;
  return { policies, projects, projectTags };
}

/** Default folders of a config without `policies`. */
export const defaultFolders = (file: string): readonly string[] =>
  file.includes('/')
    ? defaultSettings.policies.map((folder) => posix.join(posix.dirname(file), folder))
    : defaultSettings.policies;

/** A glob of a config, relative to the root. One without a slash holds in every folder below the config. */
function ignoredIn(base: string, written: string): string {
  const [sign, glob] = written.startsWith('!') ? ['!', written.slice(1)] : ['', written];
  const isAnywhere = !glob.replace(/\/$/, '').includes('/');
  return `${sign}${posix.join(base, isAnywhere ? '**' : '', glob).replace(/\/$/, '')}`;
}

/** Paths in a config are relative to its folder. */
function pathsIn(paths: Paths, pointer: Pointer, { file, problems }: Origin): string[] {
  const base = parentOf(file);
  return [paths].flat().flatMap((path, index) => {
    const inside = insidePath(base, path);
    if (inside !== null) return [inside];
    const at = { file, pointer: Array.isArray(paths) ? [...pointer, index] : pointer };
    problems.push({ severity: 'error', at, code: 'path-outside', path });
    return [];
  });
}
