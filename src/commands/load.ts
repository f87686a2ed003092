import { configName, type Settings } from '../domain/settings.ts';
import { OthersInvalid, UsageError } from '../domain/errors.ts';
import { shellWord } from '../util/shell-words.ts';
import { hasErrors, type LocatedProblem, nowhere, type Problem, type ProblemCode } from '../domain/problem.ts';
import type { Source } from '../domain/source.ts';
import type { Bundle } from '../domain/bundle.ts';
import { liesIn } from '../files/assemble.ts';
import { defaultFolders, loadConfig } from '../files/config.ts';
import { lint } from '../files/lint.ts';
import { type LoadedFiles, loadFiles, wantedFiles } from '../files/load.ts';
import { count } from '../util/text.ts';
import { placeWords } from '../render/words.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { prepareHeap } from '../runtime/terminal.ts';
import type { Outcome } from '../domain/outcome.ts';
import { posix } from 'node:path';
import { configuredPaths, misnamedConfigs } from '../files/find.ts';

/** The files of a run, and the settings that govern them. */
export type Wanted = {
  /** A folder on disk, or a commit. */
  readonly source: Source;
  /** Files or folders; empty for those of the config. */
  readonly paths: readonly string[];
  readonly config: string | null;
  /** Only this deployment's bundles. */
  readonly deployment: string | null;
  /** Replaces the guards, deployments, `on_stale` and `impact` of the files' own config. */
  readonly baseSettings: Settings | null;
  /** The only deployments that may be queried (null: the only one that the token sees); all if absent. */
  readonly managed?: ReadonlySet<string | null>;
};

export type Loaded = LoadedFiles & { readonly settings: Settings; readonly wanted: Wanted };

/** Finds, reads and checks the files; `problems` has every problem of the run. */
export async function load(wanted: Wanted, runtime: Runtime): Promise<Loaded> {
  const asked = fromRoot(wanted, runtime);
  const path = configOf(asked);
  const { settings: own, problems } = await loadConfig(wanted.source, path);
  // The settings do not name a config with errors. If it is among the paths, it was read as policies, and those problems are dropped below.
  const config = own.file ?? path ?? configName;
  // A config with errors, or a missing one, is reported instead.
  if (!hasErrors(problems)) refuseConfigAbove(own, runtime);
  const settings = withBaseSettings(own, wanted.baseSettings);
  runtime.config = settings.file ?? null;
  const paths = pathsOf(asked, settings);
  const files = await loadFiles(wanted.source, settings, {
    paths,
    deployment: wanted.deployment,
    expect: prepareHeap,
  });
  // With errors in the config, it is unknown which files form a bundle.
  const reported = hasErrors(problems)
    ? files.problems.filter((problem) => isOfFile(problem) && problem.at.file !== config)
    : warnUnmergedSettings(files.problems, own, wanted.baseSettings);
  return { ...files, problems: [...problems, ...reported, ...unmanaged(files, wanted)], settings, wanted: asked };
}

/** Files of deployments that may not be queried. */
function unmanaged({ deployments }: LoadedFiles, { managed, deployment }: Wanted): Problem[] {
  // A run for one deployment omits the files of others.
  if (managed === undefined || deployment !== null) return [];
  const others = [...deployments].filter(([, slug]) => !managed.has(slug));
  return others.map(([file, slug]) => ({
    severity: 'error',
    at: { file, pointer: slug === null ? [] : ['deployment_slug'] },
    code: 'deployment-unmanaged',
    slug,
  }));
}

/** Whether a problem is about a single file, independent of the config and of other files. */
const isOfFile = ({ code }: Problem): boolean => !byConfig.has(code);

const byConfig: ReadonlySet<ProblemCode> = new Set([
  'no-files',
  'deployment-missing',
  'deployment-unknown',
  'deployment-nearly',
  'duplicate-slug',
  'duplicate-exception',
  'duplicate-item',
  'duplicate-field',
]);

/** Semantic problems, beside those found while loading. */
export const check = (files: Loaded, runtime: Runtime): Problem[] => [
  ...files.problems,
  ...lint(files.bundles, runtime.today),
];

export const invalid = async ({ wanted }: Loaded, problems: readonly Problem[]): Promise<Outcome> => ({
  kind: 'invalid',
  problems: await located(wanted.source, problems),
});

/** The problems with positions and source lines, sorted. What finds them loads with the first problem. */
export async function located(source: Source, problems: readonly Problem[]): Promise<readonly LocatedProblem[]> {
  if (problems.length === 0) return [];
  const { openDocuments, report } = await import('../files/report.ts');
  return report(openDocuments(source), problems);
}

/** The first error as a text, and the number of others. */
export async function firstProblem(
  source: Source,
  problems: readonly Problem[],
  command = 'ifmatch validate',
): Promise<{ readonly message: string; readonly fix: string }> {
  const errors = await located(
    source,
    problems.filter(({ severity }) => severity === 'error'),
  );
  const [first] = errors;
  if (first === undefined) throw new Error('no error among the problems');
  const { phrase } = await import('../render/problem-words.ts');
  const { message, fix } = phrase(first.problem);
  const place = first.position === null ? '' : `${placeWords(first.position)}  `;
  const more = errors.length === 1 ? '' : ` (and ${String(errors.length - 1)} more)`;
  return {
    message: `${place}${message}${more}`,
    fix: `${fix === '' ? '' : `${fix.replace(/(?<!\?)$/, '.')} `}\`${command}\` shows them all.`,
  };
}

/**
 * Refuses a folder without a config inside a repository with one further up: its guards would be silently off, and a part of the files would be
 * compared with a whole bundle. Throws UsageError.
 */
export function refuseConfigAbove({ file }: Settings, runtime: Runtime): void {
  if (file !== undefined) return;
  const above = runtime.folderAbove(configName);
  if (above === null) return;
  throw new UsageError(
    `${configName} lies above this folder, in ${above}, so its guards and folders would not apply here. Run ifmatch there, with paths for a part, or give this folder its own config.`,
  );
}

/** The settings of a config, by its path as typed, for commands that read no other file. Throws OthersInvalid if it has errors. */
export async function soundConfig(path: string | null, runtime: Runtime): Promise<Settings> {
  const { source } = runtime;
  const { settings, problems: own } = await loadConfig(source, path && runtime.insideRoot(path));
  const problems = [...own, ...misnamedConfigs(source, [], path ?? settings.file ?? null)];
  if (!hasErrors(problems)) return settings;
  const { message, fix } = await firstProblem(source, problems, validateOf(path));
  throw new OthersInvalid(`${message}\n  fix: ${fix}`);
}

/** The command that shows all errors of a config. */
export const validateOf = (path: string | null): string =>
  `ifmatch validate${path === null ? '' : ` --config ${shellWord(path)}`}`;

/** A change must not loosen the rules that govern it, nor choose what its reviewers see. */
export function withBaseSettings(own: Settings, baseSettings: Settings | null): Settings {
  if (baseSettings === null) return own;
  const { guards, deployments, onStale, impact, extraFields } = baseSettings;
  return { ...own, policies: commonFolders(own, baseSettings), guards, deployments, onStale, impact, extraFields };
}

/** A config with folders per deployment needs no common folder; the deployments of the base branch may still need it. */
function commonFolders({ file, policies }: Settings, baseSettings: Settings): readonly string[] {
  const haveOwn =
    baseSettings.deployments.size > 0 && [...baseSettings.deployments.values()].every((one) => one.policies !== null);
  if (file === undefined || policies.length > 0 || haveOwn) return policies;
  return baseSettings.file === undefined ? defaultFolders(file) : baseSettings.policies;
}

/** A change of `deployments` or `extra_fields` counts only after the merge. This comes first, since other problems may follow from it. */
export function warnUnmergedSettings(
  problems: readonly Problem[],
  own: Settings,
  base: Settings | null,
): readonly Problem[] {
  const changed = base === null ? [] : unmerged(own, base);
  // Without a config on the base branch, valid files need no warning.
  if (changed.length === 0 || (base?.file === undefined && !hasErrors(problems))) return problems;
  const at = own.file === undefined ? nowhere : { file: own.file, pointer: changed[0]?.split('.') ?? [] };
  return [{ severity: 'warning', at, code: 'settings-of-base', names: changed }, ...problems];
}

/** The deployments that a change adds, removes, or gives other folders or another id, and whether it changes the extra fields. */
function unmerged(own: Settings, base: Settings): string[] {
  const wordsOf = ({ deployments }: Settings, slug: string): string => JSON.stringify(deployments.get(slug) ?? null);
  const slugs = new Set([...own.deployments.keys(), ...base.deployments.keys()]);
  const changed = [...slugs].filter((slug) => wordsOf(own, slug) !== wordsOf(base, slug)).toSorted();
  const isSame = JSON.stringify(own.extraFields) === JSON.stringify(base.extraFields);
  return [...changed.map((slug) => `deployments.${slug}`), ...(isSame ? [] : ['extra_fields'])];
}

/** With paths relative to the root. */
export const fromRoot = (wanted: Wanted, runtime: Runtime): Wanted => ({
  ...wanted,
  paths: wanted.paths.map((path) => runtime.insideRoot(path)),
  config: wanted.config && runtime.insideRoot(wanted.config),
});

/** The nearest config at or above the paths; null for the repository's own, if any. */
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
    // A link must be reported, or guards would be silently off.
    if (source.kind(folder) === 'folder' && source.kind(candidate) !== 'missing') return candidate;
  }
}

/** The paths to load; none stands for those of the config, and so does the config's own folder. */
export function pathsOf({ paths, deployment }: Wanted, settings: Settings): readonly string[] {
  const folder = settings.file === undefined ? null : posix.dirname(settings.file);
  const others = paths.filter((path) => path !== folder);
  if (others.length === 0 || others.length === paths.length) return others;
  return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
}

// ── Parts of a bundle ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Refuses paths that select only a part of a bundle: the platform would delete the rest. Compared with everything that the config's folders
 * declare. Throws UsageError, or OthersInvalid when those files have errors.
 */
export async function refuseParts(files: Loaded): Promise<void> {
  const { settings, wanted } = files;
  if (isWhole(files)) return;
  const whole = await loadFiles(wanted.source, settings, { paths: [], deployment: wanted.deployment });
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

/** Whether these are all files of the config. */
export const isWhole = (files: Loaded): boolean => pathsOf(files.wanted, files.settings).length === 0 || areAll(files);

/** Whether the config's folders contain only these files, so that none needs to be read again. */
function areAll({ files, settings, wanted }: Loaded): boolean {
  const all = wantedFiles(wanted.source, settings, { paths: [], deployment: wanted.deployment });
  if (hidesObjects(all.problems)) return false;
  const given = new Set(files);
  return all.files.every((file) => given.has(file));
}

/**
 * Paths that complete the bundles, as one would type them, if the given ones are only a part of the config's; else null. Uses the paths alone, so
 * that validating one file stays fast in a large repository.
 */
export function pathsOfWhole({ settings, wanted }: Pick<Loaded, 'settings' | 'wanted'>): readonly string[] | null {
  const given = pathsOf(wanted, settings);
  const all = configuredPaths(settings, wanted.deployment).map(({ path }) => path);
  if (!isPartOfConfig(given, settings, wanted.deployment) || all.every((path) => given.includes(path))) return null;
  const folder = posix.dirname(settings.file ?? configName);
  return wanted.config !== null || folder === '.' ? [] : [folder];
}

/** Whether some paths are inside the config's folders. */
export const isPartOfConfig = (paths: readonly string[], settings: Settings, deployment: string | null): boolean =>
  paths.some((path) => configuredPaths(settings, deployment).some((folder) => liesIn(path, folder.path)));

/** Whether there may be more objects than were found. */
const hidesObjects = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity, code }) => severity === 'error' && !absent.has(code));

function leftOut({ deployment, kind, origins }: Bundle, whole: LoadedFiles): number {
  const same = whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment);
  return [...(same?.origins.keys() ?? [])].filter((id) => !origins.has(id)).length;
}

/** There are no other files. */
export const absent: ReadonlySet<ProblemCode> = new Set(['no-files', 'path-missing']);
