import { posix } from 'node:path';
import type { Bundle } from '../domain/bundle.ts';
import { configName, OthersInvalid, UsageError } from '../domain/json.ts';
import type { Problem, ProblemCode, Source } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { liesIn } from '../files/assemble.ts';
import { configuredPaths } from '../files/find.ts';
import { loadFiles, type LoadedFiles, wantedFiles } from '../files/load.ts';
import { count } from '../render/words.ts';
import type { Runtime } from '../runtime.ts';
import type { Loaded, Wanted } from './load.ts';

/** What was asked for, with its paths told from the root. */
export const fromRoot = (wanted: Wanted, runtime: Runtime): Wanted => ({
  ...wanted,
  paths: wanted.paths.map((path) => runtime.insideRoot(path)),
  config: wanted.config && runtime.insideRoot(wanted.config),
});

/** The config that the paths belong to: the nearest one at or above them. Null for the repository's own, if it has one. */
export function configOf({ paths, config, source }: Wanted): string | null {
  if (config !== null || paths.length === 0) return config;
  const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
  const [other] = others;
  if (other === undefined) return first;
  const own = source.kind(configName) === 'missing' ? 'none' : configName;
  throw new UsageError(
    `The paths belong to different configs (${[first, other].map((one) => one ?? own).join(', ')}). Run ifmatch for each, or pass one config with --config.`,
  );
}

function nearestConfig(path: string, source: Source): string | null {
  for (let folder = posix.normalize(path); ; folder = posix.dirname(folder)) {
    if (folder === '.' || folder === '..' || folder.startsWith('../') || folder === '/') return null;
    const candidate = posix.join(folder, configName);
    // A link in its place is a mistake to tell, or guards that someone set would be off.
    if (source.kind(folder) === 'folder' && source.kind(candidate) !== 'missing') return candidate;
  }
}

/** The paths to load; none means what the config says, and so does the folder that the config lies in. */
export function pathsOf({ paths, deployment }: Wanted, settings: Settings): readonly string[] {
  const folder = settings.file === undefined ? null : posix.dirname(settings.file);
  const others = paths.filter((path) => path !== folder);
  if (others.length === 0 || others.length === paths.length) return others;
  return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
}

/**
 * Refuses paths that give only a part of a bundle: the platform would delete the rest. A bundle is compared with all that the config's
 * folders declare of it. Throws UsageError, OthersInvalid where those cannot be read.
 */
export function refuseParts(files: Loaded): void {
  const { settings, wanted } = files;
  if (isWhole(files)) return;
  const whole = loadFiles(wanted.source, settings, { paths: [], deployment: wanted.deployment });
  const folders = configuredPaths(settings, wanted.deployment)
    .map(({ path }) => (path === '' ? '.' : path))
    .join(', ');
  if (hidesObjects(whole.problems))
    throw new OthersInvalid(
      `Other files in ${folders} have errors, so the paths may cover only part of a bundle. Run \`ifmatch validate\` without paths.`,
    );
  for (const bundle of files.bundles) {
    const left = leftOut(bundle, whole);
    if (left === 0) continue;
    throw new UsageError(
      `The paths cover only part of ${bundle.kind}: ${count(left, 'object')} in ${folders} would be deleted. Pass all of its files, or no paths.`,
    );
  }
}

/** Whether these are all the files that the config names. */
export const isWhole = (files: Loaded): boolean => pathsOf(files.wanted, files.settings).length === 0 || areAll(files);

/** Whether the config's folders hold no file but those of the paths: then none needs to be read again. */
function areAll({ files, settings, wanted }: Loaded): boolean {
  const all = wantedFiles(wanted.source, settings, { paths: [], deployment: wanted.deployment });
  if (hidesObjects(all.problems)) return false;
  const given = new Set(files);
  return all.files.every((file) => given.has(file));
}

/**
 * Paths for all of the bundles, as one would type them, where those that were given name a part of what the config does, which may be
 * refused; null where they do not. Goes by the paths alone: what a validation of one file takes must not grow with the repository.
 */
export function pathsOfWhole({ settings, wanted }: Pick<Loaded, 'settings' | 'wanted'>): readonly string[] | null {
  const given = pathsOf(wanted, settings);
  const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
  if (!isPartOfConfig(given, settings, wanted.deployment) || all.every((path) => given.includes(path))) return null;
  const folder = posix.dirname(settings.file ?? configName);
  return wanted.config !== null || folder === '.' ? [] : [folder];
}

/** Whether some paths lie in the folders that a config names. */
export const isPartOfConfig = (paths: readonly string[], settings: Settings, deployment: string | null): boolean =>
  paths.some((path) => configuredPaths(settings, deployment).some((folder) => liesIn(path, folder.path)));

/** Whether there may be more than was found. */
const hidesObjects = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity, code }) => severity === 'error' && !absent.has(code));

function leftOut({ deployment, kind, origins }: Bundle, whole: LoadedFiles): number {
  const same = whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment);
  return [...(same?.origins.keys() ?? [])].filter((id) => !origins.has(id)).length;
}

/** There are no other files than those of the paths. */
export const absent: ReadonlySet<ProblemCode> = new Set(['no-files', 'path-missing']);
