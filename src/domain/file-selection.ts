import type { Bundle } from './bundle.ts';
import type { Settings } from './settings.ts';
import type { Source } from './source.ts';

/** The files of a run, and the settings that govern them. */
export type FileSelection = {
  /** A folder on disk, or a commit. */
  readonly source: Source;
  /** Files or folders; empty for the paths of the config. */
  readonly paths: readonly string[];
  readonly config: string | null;
  /** Only this deployment's bundles. */
  readonly deployment: string | null;
  /** Replaces the guards, deployments, `on_stale` and `impact` of the files' own config. */
  readonly baseSettings: Settings | null;
  /** For the files of a fork: the bundles of the base. If present, only these bundles are sent, and only if they name no object that the base does not name. */
  readonly knownBundles?: readonly Bundle[];
};

/** The paths of a run, which replace those of the config, and its deployment; null for all. */
export type PathSelection = Pick<FileSelection, 'paths' | 'deployment'>;
