import type { Bundle } from '../../domain/bundle.ts';
import type { ThreeWayDiff } from '../../domain/drift.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import { hasErrors, type ProblemCode } from '../../domain/problem.ts';
import type { Source } from '../../domain/source.ts';
import { loadConfig } from '../../files/config.ts';
import { type LoadedFiles, loadFiles } from '../../files/load.ts';
import { type Git, type PastCommit, readCommit } from '../../runtime/git.ts';
import { pathsToLoad } from '../shared/config-scope.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { locateAndSort } from '../shared/problems.ts';
import { missingFileCodes, areInConfigFolders } from '../shared/whole-bundles.ts';

/** The files of a run, which are looked up in commits. `isOnlyDeployment`: whether the run is about one deployment, so that files need not name it. */
export type RunScope = { readonly files: LoadedSelection; readonly isOnlyDeployment: boolean };

export const runScope = (plan: Plan, files: LoadedSelection): RunScope => ({
  files,
  isOnlyDeployment: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1,
});

/** A named commit. Throws UsageError when the clone does not have it, or git is missing. */
export function namedCommit(git: Git, name: string): PastCommit {
  const commit = readCommit(git, name);
  if (commit !== null) return commit;
  // Throws if git is not installed.
  git.read(['--version']);
  const refusal = git.whyRefused();
  if (refusal !== null) throw new UsageError(`git cannot read this repository: ${refusal}`);
  throw new UsageError(`There is no commit ${name} here.`, {
    fix: 'Check the name, or fetch it (in a workflow: fetch-depth: 0).',
  });
}

/** The bundle of the same deployment and kind among those of a commit; null if there is none. */
export function findDeclaredBundle(
  { kind, deployment }: Pick<PlannedBundle, 'kind' | 'deployment'>,
  bundles: readonly Bundle[],
  { isOnlyDeployment }: RunScope,
): Bundle | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named = same.find((bundle) => bundle.deployment === deployment.slug);
  return named ?? (isOnlyDeployment ? (same.find((bundle) => bundle.deployment === null) ?? null) : null);
}

/** The bundles that a base declares. A base with errors declares none; `firstFileWithErrors` names the first file with an error. */
type DeclaredByBase = {
  readonly bundles: readonly Bundle[];
  readonly unusable: Pick<ThreeWayDiff['base'], 'firstFileWithErrors' | 'isUnread'>;
};

export async function readBase(source: Source, scope: RunScope): Promise<DeclaredByBase> {
  const files = await loadFilesOfCommit(source, scope);
  if (files === null)
    return { bundles: [], unusable: { firstFileWithErrors: scope.files.settings.file ?? null, isUnread: false } };
  const errors = files.problems.filter(({ code, severity }) => severity === 'error' && !missingFileCodes.has(code));
  if (errors.length === 0) return { bundles: files.bundles, unusable: { firstFileWithErrors: null, isUnread: false } };
  const first = (await locateAndSort(source, errors)).find(({ position }) => position !== null);
  const isUnread = first !== undefined && unreadCodes.has(first.problem.code);
  return { bundles: [], unusable: { firstFileWithErrors: first?.position?.file ?? null, isUnread } };
}

const unreadCodes: ReadonlySet<ProblemCode> = new Set(['not-a-file', 'symlink']);

/**
 * The files at that time, found by the config of that time if it had one; null if that has errors. Paths inside the config's folders select all of
 * those, since files may have moved.
 */
async function loadFilesOfCommit(
  source: Source,
  { files: { settings: now, selection } }: RunScope,
): Promise<LoadedFiles | null> {
  const hadConfig = now.file !== undefined && source.kind(now.file) === 'file';
  const { settings, problems } = hadConfig
    ? await loadConfig(source, now.file ?? null)
    : { settings: now, problems: [] };
  if (hasErrors(problems)) return null;
  const readsConfigFolders = areInConfigFolders(pathsToLoad(selection, now), now, selection.deployment);
  return loadFiles(source, settings, {
    paths: readsConfigFolders ? [] : pathsToLoad(selection, settings),
    deployment: null,
  });
}
