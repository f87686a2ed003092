import { extraObjectOf } from '../domain/extra-fields.ts';
import { configName, OthersInvalid, shellWord, UsageError } from '../domain/json.ts';
import {
  hasErrors,
  type LocatedProblem,
  nowhere,
  type Problem,
  type ProblemCode,
  type Source,
} from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { defaultFolders, loadConfig } from '../files/config.ts';
import { lint } from '../files/lint.ts';
import { type LoadedFiles, loadFiles } from '../files/load.ts';
import { placeWords } from '../render/words.ts';
import type { Runtime } from '../runtime.ts';
import { prepareHeap } from '../runtime/terminal.ts';
import type { Outcome } from '../domain/outcome.ts';
import { posix } from 'node:path';
import { configuredPaths } from '../files/find.ts';

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
    : warnUnmergedDeployments(files.problems, own, wanted.baseSettings);
  return { ...files, problems: [...problems, ...reported, ...unmanaged(files, wanted)], settings, wanted: asked };
}

/** Files of deployments that may not be queried. */
function unmanaged({ files, deploymentsOf }: LoadedFiles, { managed, deployment }: Wanted): Problem[] {
  // A run for one deployment omits the files of others.
  if (managed === undefined || deployment !== null) return [];
  const isOther = (slug: string | null): boolean => !managed.has(slug);
  if (![...deploymentsOf(new Set(files))].some(isOther)) return [];
  return files.flatMap((file) =>
    [...deploymentsOf(new Set([file]))].filter(isOther).map((slug): Problem => ({
      severity: 'error',
      at: { file, pointer: slug === null ? [] : ['deployment_slug'] },
      code: 'deployment-unmanaged',
      slug,
    })),
  );
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
): Promise<{ readonly says: string; readonly fix: string }> {
  const errors = await located(
    source,
    problems.filter(({ severity }) => severity === 'error'),
  );
  const [first] = errors;
  if (first === undefined) throw new Error('no error among the problems');
  const { phrase } = await import('../render/meaning-words.ts');
  const { says, fix } = phrase(first.problem);
  const place = first.position === null ? '' : `${placeWords(first.position)}  `;
  const more = errors.length === 1 ? '' : ` (and ${String(errors.length - 1)} more)`;
  return {
    says: `${place}${says}${more}`,
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

/**
 * Refuses to start policies in a folder without a config when policies exist further up: a run there would find each of them twice. Throws
 * UsageError.
 */
export function refusePoliciesAbove({ settings, files }: Loaded, runtime: Runtime): void {
  if (settings.file !== undefined || files.length > 0) return;
  for (const name of settings.policies) {
    const above = runtime.folderAbove(name);
    if (above !== null)
      throw new UsageError(
        `${name} lies above this folder, in ${above}, and a pull here would write the same files twice. Run ifmatch there, or give this folder its own config.`,
      );
  }
}

/** The settings of a config, by its path as typed, for commands that read no other file. Throws OthersInvalid if it has errors. */
export async function soundConfig(path: string | null, runtime: Runtime): Promise<Settings> {
  const { source } = runtime;
  const { settings, problems } = await loadConfig(source, path && runtime.insideRoot(path));
  if (!hasErrors(problems)) return settings;
  const { says, fix } = await firstProblem(source, problems, validateOf(path));
  throw new OthersInvalid(`${says}\n  fix: ${fix}`);
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

/**
 * A change of `deployments` counts only after the merge. Problems that follow from it say so, since the changed config does name the deployment or
 * path. A warning comes first, because files that are merely left out cause no problem themselves.
 */
export function warnUnmergedDeployments(
  found: readonly Problem[],
  own: Settings,
  baseSettings: Settings | null,
): readonly Problem[] {
  const problems = baseSettings === null ? found : found.map((problem) => toldOfExtra(problem, own));
  const changed = baseSettings === null ? [] : changedDeployments(own, baseSettings);
  // Without a config on the base branch, valid files need no warning.
  const isRight = baseSettings?.file === undefined && !hasErrors(problems);
  if (changed.length === 0 || isRight) return problems;
  const at = own.file === undefined ? nowhere : { file: own.file, pointer: ['deployments'] };
  const warning: Problem = { severity: 'warning', at, code: 'deployments-of-base', slugs: changed };
  return [warning, ...problems.map((problem) => retold(problem, changed, own))];
}

/** Slugs of deployments that a change adds, removes, or gives other folders or another id. */
function changedDeployments(own: Settings, baseSettings: Settings): string[] {
  const wordsOf = ({ deployments }: Settings, slug: string): string => JSON.stringify(deployments.get(slug) ?? null);
  const slugs = new Set([...own.deployments.keys(), ...baseSettings.deployments.keys()]);
  return [...slugs].filter((slug) => wordsOf(own, slug) !== wordsOf(baseSettings, slug)).toSorted();
}

function retold(problem: Problem, changed: readonly string[], own: Settings): Problem {
  const { severity, at } = problem;
  if (problem.code === 'deployment-unknown' && own.deployments.has(problem.slug))
    return { severity, at, code: 'deployment-new', slug: problem.slug };
  const [key, slug] = at.pointer;
  if (problem.code !== 'path-missing' || at.file !== own.file || key !== 'deployments') return problem;
  if (typeof slug !== 'string' || !changed.includes(slug)) return problem;
  return { severity, at: { file: at.file, pointer: [key, slug] }, code: 'base-path-missing', path: problem.path, slug };
}

/** A field that the change itself adds to `extra_fields` is unknown until the merge. */
function toldOfExtra(problem: Problem, own: Settings): Problem {
  if (problem.code !== 'unknown-field') return problem;
  const object = extraObjectOf(problem);
  if (object === null || !own.extraFields[object].includes(problem.field)) return problem;
  const { severity, at, field } = problem;
  return { severity, at, code: 'extra-field-new', field, object };
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
