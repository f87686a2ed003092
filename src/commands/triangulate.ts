import type { Bundle } from '../domain/bundle.ts';
import type { Plan, PlannedBundle } from '../domain/plan.ts';
import type { Triangulation } from '../domain/triangulation.ts';
import { differencesFrom } from '../plan/drift/nearest.ts';
import { triangulateBundle } from '../plan/triangulate.ts';
import type { Git } from '../world/git.ts';
import type { PastCommit } from '../world/history.ts';
import { askEach } from './drift/compare.ts';
import type { Known } from './drift/find-base.ts';
import { declared, namedCommit, type Past, pastOf } from './drift/past-bundles.ts';
import { type Base, readBase } from './drift/read-base.ts';
import type { Loaded } from './load.ts';
import { type Target, targetOf } from './targets.ts';

/**
 * The commit that a change starts from, by any name that git understands, the clone that has it, and the commit that the files of the
 * change are at.
 */
export type BaseWanted = { readonly name: string; readonly git: Git; readonly tip: string };

/**
 * Tells what of a plan is the files' own doing since a base, what an apply would also revert, and what is live already. Where the base has
 * other content the platform is asked for a second dry run; what it refuses only makes that tell less. Throws UsageError when the clone
 * cannot give the base.
 */
export async function triangulate(
  plan: Plan,
  files: Loaded,
  targets: readonly Target[],
  { name, git, tip }: BaseWanted,
): Promise<Triangulation> {
  const past = pastOf(plan, files);
  const commit = namedCommit(git, name);
  const base = readBase(commit.open(), past);
  const at = git.commit(tip);
  const isAhead = at !== null && git.has(at, commit.commit) === false;
  const known = plan.bundles.map((bundle) => ({ bundle, ...knownOf(bundle, base, commit, past) }));
  const compared = await askEach(known, targets);
  return {
    base: { name, commit: commit.commit, short: commit.short, isAhead, ...base.wrong },
    bundles: compared.map((one) => triangulateBundle(one, targetOf(one.bundle, targets).bundle, files.locate)),
    dropped: droppedFrom(base, plan, past),
  };
}

function knownOf(bundle: PlannedBundle, { bundles }: Base, { commit, short, at }: PastCommit, past: Past): Known {
  const applied = declared(bundle, bundles, past);
  if (applied === null) return { base: { kind: 'none', why: 'not-in-base' }, applied, history: null };
  const differs = differencesFrom(bundle, applied);
  return { base: { kind: 'commit', commit, short, at, chosen: 'named', differs }, applied, history: null };
}

/** Bundles of the base, of the deployments and paths that this run is about, that the files do not declare. */
function droppedFrom({ asked }: Base, { bundles }: Plan, past: Past): Triangulation['dropped'] {
  const { deployment: only } = past.files.wanted;
  const kept = new Set(bundles.map((bundle) => declared(bundle, asked, past)));
  // One that names no deployment may be any of the same kind.
  const isKept = (one: Bundle): boolean =>
    kept.has(one) || (one.deployment === null && bundles.some(({ kind }) => kind === one.kind));
  return asked
    .filter((one) => !isKept(one) && (only === null || one.deployment === null || one.deployment === only))
    .map(({ deployment, kind }) => ({ deployment, kind }));
}
