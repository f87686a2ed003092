import type { Bundle, BundleKind, Deployment } from '../../domain/bundle.ts';
import type { Plan } from '../../domain/plan.ts';
import { hasErrors } from '../../domain/problem.ts';
import type { Source } from '../../domain/source.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { loadConfig } from '../../files/config.ts';
import { loadFiles, type LoadedFiles } from '../../files/load.ts';
import type { Git } from '../../world/git.ts';
import { type PastCommit, readCommit } from '../../world/history.ts';
import type { Loaded } from '../load.ts';
import { pathsOf } from '../scope.ts';

/** Whose files are looked for in the past; `alone` if the run is about one deployment, which files then need not name. */
export type Past = { readonly files: Loaded; readonly alone: boolean };

export const pastOf = (plan: Plan, files: Loaded): Past => ({
  files,
  alone: new Set(plan.bundles.map(({ deployment }) => deployment.id)).size === 1,
});

/** A commit that somebody named. Throws UsageError when the clone does not have it, or git is not there. */
export function namedCommit(git: Git, name: string): PastCommit {
  const commit = readCommit(git, name);
  if (commit !== null) return commit;
  git.read(['--version']); // without git nothing here is known
  const refusal = git.refusal();
  if (refusal !== null) throw new UsageError(`git does not read this repository: ${refusal}`);
  if (git.commit('HEAD') === null)
    throw new UsageError(
      `There is no commit ${name} here, nor any other. Run ifmatch in a git clone with -C, or commit first.`,
    );
  throw new UsageError(`There is no commit ${name} here. Check the name, or fetch it (in a workflow: fetch-depth: 0).`);
}

/** What a commit declares of a bundle; null where it does not declare it. */
export function declared(
  { kind, deployment }: { kind: BundleKind; deployment: Deployment },
  bundles: readonly Bundle[],
  { alone }: Past,
): Bundle | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named = same.find((bundle) => bundle.deployment === deployment.slug);
  return named ?? (alone ? (same.find((bundle) => bundle.deployment === null) ?? null) : null);
}

/** The files of that time below some paths, as its config found them where there was one; null when that has errors. */
export function filesAt(
  source: Source,
  { files: { settings: now, wanted } }: Past,
  paths: readonly string[],
): LoadedFiles | null {
  const had = now.file !== undefined && source.kind(now.file) === 'file';
  const { settings, problems } = had ? loadConfig(source, now.file ?? null) : { settings: now, problems: [] };
  if (hasErrors(problems)) return null;
  return loadFiles(source, settings, { paths: pathsOf({ ...wanted, paths }, settings), deployment: null });
}
