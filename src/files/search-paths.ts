import { posix } from 'node:path';
import type { PathSelection } from '../domain/file-selection.ts';
import { nowhere, type Place, type Problem } from '../domain/problem.ts';
import { defaultSettings, type Settings } from '../domain/settings.ts';
import { nearest } from './nearest.ts';

/** A folder, file or glob to search, and where it was given. A default path, which nobody gave, may be missing. */
export type SearchPath = {
  readonly path: string;
  readonly at: Place;
  readonly isDefault: boolean;
  /** The deployment that lists it; absent for a common one. */
  readonly listedBy?: string;
};

/** The paths to search, without the folders of other deployments. */
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

/** The problem of a run whose deployment neither the config nor the files name. */
export function unknownDeployment(settings: Settings, slug: string, known: readonly string[]): Problem {
  const at = inConfig(settings, ['deployments']);
  return { severity: 'error', at, code: 'deployment-unknown', slug, configured: known, nearest: nearest(slug, known) };
}

/** The config's folders of tests, beside those of policies. */
export const testPaths = (settings: Settings): SearchPath[] =>
  settings.tests.map((path, index) => ({ path, at: inConfig(settings, ['tests', index]), isDefault: false }));

/** The config's folders: the common ones, and those of one deployment or all. */
export function configuredPaths(settings: Settings, deployment: string | null): SearchPath[] {
  const isDefault = settings.policies === defaultSettings.policies;
  const common = settings.policies.map((path, index) => {
    return { path, at: inConfig(settings, ['policies', index]), isDefault };
  });
  const selected = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment);
  const ofDeployments = selected.flatMap(([slug, { policies }]) => {
    const at = (index: number): Place => inConfig(settings, ['deployments', slug, 'policies', index]);
    return (policies ?? []).map((path, index) => ({ path, at: at(index), isDefault: false, listedBy: slug }));
  });
  return [...common, ...ofDeployments];
}

const inConfig = (settings: Settings, pointer: Place['pointer']): Place =>
  settings.file === undefined ? nowhere : { file: settings.file, pointer };

/** A path relative to the root, without `.`, `..` and double slashes; null if it leads outside. The root is ''. */
export function insidePath(base: string, path: string): string | null {
  // `/a`, or `C:\a` on Windows.
  if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
  // Windows accepts both slashes: `a\..\..\b`, a name elsewhere, leads outside there.
  if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
  const joined = posix.join(base, path);
  if (joined === '..' || joined.startsWith('../')) return null;
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '');
}

export const noFiles = (searched: readonly string[], deployment?: string): Problem => ({
  severity: 'error',
  at: nowhere,
  code: 'no-files',
  searched,
  ...(deployment === undefined ? {} : { deployment }),
});
