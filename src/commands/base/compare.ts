import { type Bundle, type BundleContent, isSameBundle } from '../../domain/bundle.ts';
import type { DroppedBundle, ThreeWayDiff } from '../../domain/drift.ts';
import { PlatformError, UsageError } from '../../domain/errors.ts';
import type { Plan, PlannedBundle } from '../../domain/plan.ts';
import type { Platform } from '../../domain/platform.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { openDocuments } from '../../files/locate.ts';
import { bundleDigest } from '../../plan/digest.ts';
import { type BundleWithBase, countPlatformEdits, threeWayDiffOfBundle } from '../../plan/three-way.ts';
import { escapeTerminal } from '../../report/escape.ts';
import { type Git, type PastCommit, readCommit } from '../../runtime/git.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Target, targetOf } from '../../apply/context.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { baseInCommit, AppliedCommitSearch, type KnownBase, unknownBase } from './applied-commit.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findDeclaredBundle, namedCommit, type RunScope, runScope, readBase } from './files-of-commit.ts';
import { wasWritten, readSavedPlan } from '../shared/saved-plan.ts';
import { hasAllFiles } from '../shared/whole-bundles.ts';

/** The base of a comparison: given by the user, else found in the history. */
export type BaseOptions = {
  /** The plan file of an apply; takes precedence over `base`. */
  readonly plan: string | null;
  /** A commit, by any name that git accepts. */
  readonly base: string | null;
  /** The clone that contains the files, if any. */
  readonly git: Git;
};

/** The commit that a change starts from (any name that git accepts), its clone, and the commit of the changed files. */
export type BaseCommit = { readonly name: string; readonly git: Git; readonly tip: string };

type BaseLookup = (bundle: PlannedBundle) => KnownBase | Promise<KnownBase>;

/** Compares each bundle of a plan with what was applied last. Throws UsageError when the given base cannot be used. */
export async function compareWithBase(
  plan: Plan,
  files: LoadedSelection,
  targets: readonly Target[],
  options: BaseOptions,
  runtime: Runtime,
): Promise<BundleWithBase[]> {
  const find = await openBaseLookup(plan, files, options, runtime);
  return compareEach(plan, targets, (bundle) =>
    bundle.changes.length === 0 ? unknownBase('not-needed') : find(bundle),
  );
}

async function openBaseLookup(
  plan: Plan,
  files: LoadedSelection,
  { plan: path, base, git }: BaseOptions,
  runtime: Runtime,
): Promise<BaseLookup> {
  if (path !== null) return lookupInPlan(path, runtime);
  const scope = runScope(plan, files);
  if (base === null) {
    const history = new AppliedCommitSearch(scope, git);
    return (bundle) => history.findBase(bundle);
  }
  const commit = namedCommit(git, base);
  const { bundles, unusable } = await readBase(commit.open(), scope);
  if (unusable.firstFileWithErrors !== null)
    throw new UsageError(
      `${escapeTerminal(unusable.firstFileWithErrors)} ${unusable.isUnread ? 'is a submodule or a link' : 'has errors'} at ${base}.`,
      { fix: 'Name another commit with --base, or give --plan FILE.' },
    );
  return lookupInCommit(commit, bundles, scope);
}

/**
 * Separates the changes of the files since a base from edits that an apply would revert, and from changes that are live already. If the base has other
 * content than the files, the platform is asked for a second dry run. Throws UsageError when the clone cannot provide the base.
 */
export async function diffAgainstBase(
  plan: Plan,
  files: LoadedSelection,
  targets: readonly Target[],
  { name, git, tip }: BaseCommit,
): Promise<ThreeWayDiff> {
  const scope = runScope(plan, files);
  const commit = namedCommit(git, name);
  const { bundles, unusable } = await readBase(commit.open(), scope);
  const tipCommit = git.commit(tip);
  const isAhead = tipCommit !== null && git.isAncestor(commit.commit, tipCommit) === false;
  const compared = await compareEach(plan, targets, lookupInCommit(commit, bundles, scope));
  const { locate } = openDocuments(files.selection.source);
  return {
    base: { name, commit: commit.commit, short: commit.short, isAhead, ...unusable },
    bundles: compared.map((one) => threeWayDiffOfBundle(one, targetOf(one.bundle, targets).bundle, locate)),
    dropped: hasAllFiles(files) ? findUndeclared(bundles, targets, scope) : [],
  };
}

/**
 * Bundles that the last commit declares and the files of a run do not, as when a file was renamed to a name that is not read. Null outside of a clone,
 * or if the commit cannot be read.
 */
export async function findUndeclaredSinceHead(
  plan: Plan,
  files: LoadedSelection,
  targets: readonly Target[],
  git: Git,
): Promise<{ readonly commit: string; readonly dropped: readonly DroppedBundle[] } | null> {
  const head = readCommit(git, 'HEAD');
  if (head === null) return null;
  const scope = runScope(plan, files);
  const { bundles } = await readBase(head.open(), scope);
  return { commit: head.short, dropped: findUndeclared(bundles, targets, scope) };
}

/** The bundles of this run's deployments that the base declares and the files no longer do. `targets`: all targets of the files, even those not in the plan. */
function findUndeclared(base: readonly Bundle[], targets: readonly Target[], scope: RunScope): DroppedBundle[] {
  const { deployment: selectedDeployment } = scope.files.selection;
  const stillDeclared = new Set(
    targets.map(({ bundle: { kind }, deployment }) => findDeclaredBundle({ kind, deployment }, base, scope)),
  );
  // A bundle without a deployment may be any of the same kind.
  const isStillDeclared = (one: Bundle): boolean =>
    stillDeclared.has(one) || (one.deployment === null && targets.some(({ bundle }) => bundle.kind === one.kind));
  return base
    .filter(
      (one) =>
        !isStillDeclared(one) &&
        (selectedDeployment === null || one.deployment === null || one.deployment === selectedDeployment),
    )
    .map(({ deployment, kind, origins }) => {
      const files = new Set(Array.from(origins.values(), ({ file }) => file));
      return { deployment, kind, files: [...files].toSorted() };
    });
}

async function compareEach({ bundles }: Plan, targets: readonly Target[], find: BaseLookup): Promise<BundleWithBase[]> {
  const bundlesWithBase: ({ readonly bundle: PlannedBundle } & KnownBase)[] = [];
  // One after the other, since they share the commits that were read.
  for (const bundle of bundles) bundlesWithBase.push({ bundle, ...(await find(bundle)) });
  return mapConcurrently(bundlesWithBase, async ({ bundle, base, content, history }): Promise<BundleWithBase> => {
    if (content === null) return { bundle, base, diffToBase: null, history };
    const diffToBase = await readDiffToBase(bundle, content, targetOf(bundle, targets).platform);
    if (diffToBase === null) return { bundle, base: { kind: 'none', why: 'unanswered' }, diffToBase, history: null };
    return {
      bundle,
      base: base.kind === 'commit' ? { ...base, differences: countPlatformEdits(diffToBase) } : base,
      diffToBase,
      history,
    };
  });
}

/** Asks the platform for the diff from its live state to what was applied last; null if it gives none. */
async function readDiffToBase(
  bundle: PlannedBundle,
  content: BundleContent,
  platform: Platform,
): Promise<readonly DiffEntry[] | null> {
  if (bundleDigest(content) === bundle.bundleDigest) return bundle.changes;
  try {
    const answer = await platform.dryRun(bundle.deployment, content);
    // Rejected: the base names something that was deleted since.
    if (answer.rejections.length > 0 || answer.stateVersion !== bundle.stateVersion) return null;
    return answer.entries;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

const lookupInCommit =
  (commit: PastCommit, bundles: readonly Bundle[], scope: RunScope): BaseLookup =>
  (bundle) => {
    const content = findDeclaredBundle(bundle, bundles, scope);
    return content === null ? unknownBase('not-in-base') : baseInCommit(commit, content, 'named');
  };

const namePlanOfApply = 'Pass the plan file of an apply, or omit --plan.';

/** Finds what an applied plan sent for a bundle. Throws UsageError when the file is no plan, or was applied nowhere or elsewhere. */
async function lookupInPlan(path: string, runtime: Runtime): Promise<BaseLookup> {
  const { plan, platform, results } = await readSavedPlan(path, runtime, namePlanOfApply);
  const currentPlatform = runtime.connections.name;
  if (platform !== currentPlatform) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${currentPlatform ?? 'no platform'}.`,
      {
        fix: 'Give the plan that was applied here.',
      },
    );
  }
  if (!results.some(({ result }) => wasWritten(result)))
    throw new UsageError(`${path} is a plan that was not applied.`, { fix: namePlanOfApply });
  return (bundle) => {
    const resultOfBundle = results.find((one) => isSameBundle(one.bundle, bundle));
    if (resultOfBundle === undefined) return unknownBase('not-in-plan');
    if (!wasWritten(resultOfBundle.result)) return unknownBase('not-applied');
    return {
      base: { kind: 'plan', path, digest: plan.digest },
      content: resultOfBundle.bundle,
      history: null,
    };
  };
}
