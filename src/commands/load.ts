import type { Bundle } from '../domain/bundle.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Vocabulary } from '../domain/preview.ts';
import type { Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Source } from '../domain/source.ts';
import { UsageError } from '../domain/usage-error.ts';
import { loadConfig } from '../files/config.ts';
import { lint } from '../files/lint.ts';
import { loadFiles, type LoadedFiles } from '../files/load.ts';
import type { World } from '../world.ts';

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
  const own = ownConfig(wanted, world.source);
  const { settings, problems } = loadConfig(world.source, own?.config ?? wanted.config);
  const paths = own?.paths(settings) ?? wanted.paths;
  const files = loadFiles(world.source, settings, { paths, deployment: wanted.deployment });
  return { ...files, problems: [...problems, ...files.problems], settings, wanted };
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

/** A folder with an `ifmatch.yaml` brings its own config; its `policies` count from that folder. */
function ownConfig({ paths, config }: Wanted, source: Source) {
  if (config !== null) return null;
  const folder = paths.map(trimSlash).find((path) => path !== '.' && source.kind(`${path}/ifmatch.yaml`) === 'file');
  if (folder === undefined) return null;
  if (paths.length > 1)
    throw new UsageError(
      `${folder} has an ifmatch.yaml of its own: run it alone, or give one config for all with --config.`,
    );
  return { config: `${folder}/ifmatch.yaml`, paths: (settings: Settings) => settings.policies };
}

const trimSlash = (path: string): string => path.replace(/^\.\//, '').replace(/\/+$/, '');
