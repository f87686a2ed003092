import { missingFileCodes } from '../commands/shared/whole-bundles.ts';
import type { Bundle } from '../domain/bundle.ts';
import { hasErrors } from '../domain/problem.ts';
import { loadConfig } from '../files/config.ts';
import { loadFiles } from '../files/load.ts';
import { bundleDigest } from '../plan/digest.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { configPath, filesUnderBaseSettings, sourceOfCommit } from './files.ts';

/** The bundles that files declare, by deployment and kind, each with the digest of its content. */
export type DeclaredBundles = ReadonlyMap<string, { readonly bundle: Bundle; readonly digest: string }>;

/** The settings of a commit, and the problems of its config. Throws UsageError if the commit cannot be read. */
export function settingsAt(commit: string, action: ActionRuntime): ReturnType<typeof loadConfig> {
  const source = sourceOfCommit(commit, action);
  const config = configPath(action.inputs);
  return loadConfig(source, source.kind(config) === 'file' ? config : null);
}

/** The bundles that the files of a commit declare; null if the files have errors. Throws UsageError if the commit cannot be read. */
export async function declaredBundlesAt(commit: string, action: ActionRuntime): Promise<DeclaredBundles | null> {
  const source = sourceOfCommit(commit, action);
  const { settings, problems } = await settingsAt(commit, action);
  const { paths, deployment } = await filesUnderBaseSettings(source, { source, name: commit }, action);
  const files = await loadFiles(source, settings, { paths, deployment });
  // A deployment that has no files yet declares nothing.
  if (hasErrors([...problems, ...files.problems.filter(({ code }) => !missingFileCodes.has(code))])) return null;
  return toDeclaredBundles(files.bundles);
}

export const toDeclaredBundles = (bundles: readonly Bundle[]): DeclaredBundles =>
  new Map(
    bundles.map((bundle) => [
      JSON.stringify([bundle.deployment, bundle.kind]),
      { bundle, digest: bundleDigest(bundle) },
    ]),
  );

/** The bundles that differ, or that only one side declares. */
export const changedBundles = (before: DeclaredBundles, after: DeclaredBundles): Bundle[] =>
  [...new Map([...before, ...after])].flatMap(([key, { bundle }]) =>
    before.get(key)?.digest === after.get(key)?.digest ? [] : [bundle],
  );
