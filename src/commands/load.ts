import type { Bundle } from '../domain/bundle.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Vocabulary } from '../domain/preview.ts';
import type { Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { loadConfig } from '../files/config.ts';
import { lint } from '../files/lint.ts';
import { loadFiles, type LoadedFiles } from '../files/load.ts';
import type { World } from '../world.ts';
import { configOf, pathsOf } from './scope.ts';

/** Which files a run is about. */
export type Wanted = {
  /** Files or folders; empty means what the config says. */
  readonly paths: readonly string[];
  readonly config: string | null;
  /** Only this deployment's bundles. */
  readonly deployment: string | null;
};

export type Loaded = LoadedFiles & { readonly settings: Settings; readonly wanted: Wanted };

/** Finds, reads and checks the files; every problem of a run is in `problems`. */
export function load(wanted: Wanted, world: World): Loaded {
  const asked = { ...wanted, paths: wanted.paths.map((path) => world.insideRoot(path)) };
  const config = configOf({ ...asked, config: wanted.config && world.insideRoot(wanted.config) }, world.source);
  const { settings, problems } = loadConfig(world.source, config);
  const paths = pathsOf(asked, settings);
  const files = loadFiles(world.source, settings, { paths, deployment: wanted.deployment });
  return { ...files, problems: [...problems, ...files.problems], settings, wanted: asked };
}

/** Problems of meaning, beside those that were found while loading. */
export function check(
  files: Loaded,
  world: World,
  vocabularyOf: (bundle: Bundle) => Vocabulary | null = () => null,
): Problem[] {
  return [...files.problems, ...lint(files.bundles, { today: world.today, vocabularyOf })];
}

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some((problem) => problem.severity === 'error');

export const invalid = (files: Loaded, problems: readonly Problem[]): Outcome => ({
  kind: 'invalid',
  problems: files.report(problems),
});
