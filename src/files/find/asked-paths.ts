import { nowhere, type Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import { defaultSettings, type Settings } from '../../domain/settings.ts';
import { nearest } from '../nearest.ts';
import type { AskedPath } from './find-files.ts';
import { insidePath } from './inside-path.ts';

/** What a run asks for: files or folders in place of those of the settings, and one deployment or all. */
export type WantedPaths = {
  readonly paths: readonly string[];
  readonly deployment: string | null;
  /** Told how many files there are before the first is read. */
  readonly expect?: (files: number) => void;
};

/** Where to look for policy files. Folders of deployments that are not wanted are left alone. */
export function askedPaths(settings: Settings, wanted: WantedPaths): { paths: AskedPath[]; problems: Problem[] } {
  const { deployment } = wanted;
  if (wanted.paths.length === 0) {
    const isKnown = deployment === null || settings.deployments.size === 0 || settings.deployments.has(deployment);
    if (!isKnown)
      return { paths: [], problems: [unknownDeployment(settings, deployment, [...settings.deployments.keys()])] };
    return { paths: configuredPaths(settings, deployment), problems: [] };
  }
  const paths: AskedPath[] = [];
  const problems: Problem[] = [];
  for (const path of wanted.paths) {
    const inside = insidePath('', path);
    if (inside === null) problems.push({ severity: 'error', at: nowhere, code: 'path-outside', path });
    else paths.push({ path: inside, at: nowhere, byDefault: false });
  }
  return { paths, problems };
}

/** The run names a deployment that neither the config nor a file knows. */
export function unknownDeployment(settings: Settings, slug: string, known: readonly string[]): Problem {
  const at = inConfig(settings, ['deployments']);
  return { severity: 'error', at, code: 'deployment-unknown', slug, configured: known, nearest: nearest(slug, known) };
}

/** The folders of the config: the common ones, and those of one deployment or of all. A path that stands in no list is shown where it stands. */
export function configuredPaths(settings: Settings, deployment: string | null): AskedPath[] {
  const byDefault = settings.policies === defaultSettings.policies;
  const common = settings.policies.map((path, index) => {
    return { path, at: inConfig(settings, ['policies', index]), byDefault };
  });
  const chosen = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment);
  const own = chosen.flatMap(([slug, { policies }]) => {
    const at = (index: number): Place => inConfig(settings, ['deployments', slug, 'policies', index]);
    return (policies ?? []).map((path, index) => ({ path, at: at(index), byDefault: false }));
  });
  return [...common, ...own];
}

const inConfig = (settings: Settings, pointer: Place['pointer']): Place =>
  settings.file === undefined ? nowhere : { file: settings.file, pointer };
