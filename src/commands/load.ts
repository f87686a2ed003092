import { configName } from '../domain/config-name.ts';
import type { Outcome } from '../domain/outcome.ts';
import { hasErrors, type Problem, type ProblemCode } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Source } from '../domain/source.ts';
import { loadConfig } from '../files/config.ts';
import { lint } from '../files/lint.ts';
import { loadFiles, type LoadedFiles } from '../files/load.ts';
import type { World } from '../world.ts';
import { prepareHeap } from '../world/heap.ts';
import { judged, toldOfChange } from './judged.ts';
import { refuseConfigAbove } from './refuse-config-above.ts';
import { configOf, fromRoot, pathsOf } from './scope.ts';

/** Which files a run is about, and by whose settings they are judged. */
export type Wanted = {
  /** Where the files are: a folder on disk, or a commit. */
  readonly source: Source;
  /** Files or folders; empty means what the config says. */
  readonly paths: readonly string[];
  readonly config: string | null;
  /** Only this deployment's bundles. */
  readonly deployment: string | null;
  /** Guards, deployments, `on_stale` and `impact` come from here where those of the files themselves must not count. */
  readonly judge: Settings | null;
  /** The only deployments that the platform may be asked about; null is the one that the token sees. All, where it is left out. */
  readonly managed?: ReadonlySet<string | null>;
};

export type Loaded = LoadedFiles & { readonly settings: Settings; readonly wanted: Wanted };

/** Finds, reads and checks the files; every problem of a run is in `problems`. */
export function load(wanted: Wanted, world: World): Loaded {
  const asked = fromRoot(wanted, world);
  const path = configOf(asked);
  const { settings: own, problems } = loadConfig(wanted.source, path);
  // The settings do not name a config with errors. If it is among the paths it was read as policies, and what that found is left out below.
  const config = own.file ?? path ?? configName;
  // Whoever has a config with errors, or named one that is not there, is told that.
  if (!hasErrors(problems)) refuseConfigAbove(own, world);
  const settings = judged(own, wanted.judge);
  world.config = settings.file ?? null;
  const paths = pathsOf(asked, settings);
  const files = loadFiles(wanted.source, settings, {
    paths,
    deployment: wanted.deployment,
    expect: prepareHeap,
  });
  // Of a config with errors nobody knows what it changes, nor which files are of one bundle.
  const told = hasErrors(problems)
    ? files.problems.filter((problem) => isOfFile(problem) && problem.at.file !== config)
    : toldOfChange(files.problems, own, wanted.judge);
  return { ...files, problems: [...problems, ...told, ...unmanaged(files, wanted)], settings, wanted: asked };
}

/** Files of deployments that the platform may not be asked about. */
function unmanaged({ files, deploymentsOf }: LoadedFiles, { managed, deployment }: Wanted): Problem[] {
  // A run for one deployment leaves out the files of all others.
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

/** Whether a problem is one whatever the config says: not of which files there are, or of what they declare together. */
const isOfFile = ({ code }: Problem): boolean => !byConfig.has(code);

const byConfig: ReadonlySet<ProblemCode> = new Set([
  'no-files',
  'config-is-no-policy',
  'deployment-missing',
  'deployment-unknown',
  'deployment-nearly',
  'duplicate-slug',
  'duplicate-exception',
  'duplicate-item',
  'duplicate-field',
]);

/** Problems of meaning, beside those that were found while loading. */
export const check = (files: Loaded, world: World): Problem[] => [
  ...files.problems,
  ...lint(files.bundles, world.today),
];

export const invalid = (files: Loaded, problems: readonly Problem[]): Outcome => ({
  kind: 'invalid',
  problems: files.report(problems),
});
