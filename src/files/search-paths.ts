import { posix } from 'node:path';
import type { PathSelection } from '../domain/file-selection.ts';
import { nowhere, type Place, type Problem } from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { nearest } from './nearest.ts';

/** A folder, file or glob to search. `at`: the place in the config that names it. `isDefault`: nobody named it, so it may be missing. */
export type SearchPath = {
  readonly path: string;
  readonly at: Place;
  readonly isDefault: boolean;
  /** The deployment that lists it; undefined for a path of all deployments. */
  readonly listedBy?: string;
};

/** The paths to search: the requested ones, else those of the config, without the folders of other deployments. */
export function searchPaths(
  settings: Settings,
  { paths: requestedPaths, deployment }: PathSelection,
): { paths: SearchPath[]; problems: Problem[] } {
  if (requestedPaths.length === 0) {
    const slugs = [...settings.deployments.keys()];
    if (deployment === null || slugs.length === 0 || slugs.includes(deployment))
      return { paths: configuredPaths(settings, deployment), problems: [] };
    return { paths: [], problems: [unknownDeployment(settings, deployment, slugs)] };
  }
  const paths: SearchPath[] = [];
  const problems: Problem[] = [];
  for (const path of requestedPaths) {
    const inside = insidePath('', path);
    if (inside === null) problems.push({ severity: 'error', at: nowhere, code: 'path-outside', path });
    else paths.push({ path: inside, at: nowhere, isDefault: false });
  }
  return { paths, problems };
}

/** The problem that neither the config nor the files name the selected deployment. */
export function unknownDeployment(settings: Settings, slug: string, known: readonly string[]): Problem {
  const at = placeInConfig(settings, ['deployments']);
  return { severity: 'error', at, code: 'deployment-unknown', slug, configured: known, nearest: nearest(slug, known) };
}

/** The test folders of the config. */
export const testPaths = (settings: Settings): SearchPath[] =>
  settings.tests.map((path, index) => ({ path, at: placeInConfig(settings, ['tests', index]), isDefault: false }));

/** The policy folders of the config: those for all deployments, and those of one deployment, or of each if `deployment` is null. */
export function configuredPaths(settings: Settings, deployment: string | null): SearchPath[] {
  const isDefault = settings.policies === defaultSettings.policies;
  const common = settings.policies.map((path, index) => {
    return { path, at: placeInConfig(settings, ['policies', index]), isDefault };
  });
  const selected = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment);
  const ofDeployments = selected.flatMap(([slug, { policies }]) => {
    return (policies ?? []).map((path, index) => {
      const at = placeInConfig(settings, ['deployments', slug, 'policies', index]);
      return { path, at, isDefault: false, listedBy: slug };
    });
  });
  return [...common, ...ofDeployments];
}

const placeInConfig = (settings: Settings, pointer: Place['pointer']): Place =>
  settings.file === undefined ? nowhere : { file: settings.file, pointer };

/** Makes a path relative to the root, and resolves `.`, `..` and double slashes. Returns '' for the root, and null for a path outside it. */
export function insidePath(base: string, path: string): string | null {
  // An absolute path: `/a`, or `C:\a` on Windows.
  if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
  // On Windows `a\..\..\b` leads outside; elsewhere it is a name.
  if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
  const joined = posix.join(base, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '');
}

/** The problem that no policy file was found. `searched`: the paths that were searched. */
export const noFiles = (searched: readonly string[], deployment?: string): Problem => ({
  severity: 'error',
  at: nowhere,
  code: 'no-files',
  searched,
  ...(deployment === undefined ? {} : { deployment }),
});
