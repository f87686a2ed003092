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
import { findBundleInCommit, requireCommit, type RunScope, scopeOfRun, readBase } from './files-of-commit.ts';
import { wasWritten, readSavedPlan } from '../shared/saved-plan.ts';
import { hasAllFiles } from '../shared/whole-bundles.ts';

// The base of a comparison is what was applied last to a bundle. Against it, a change of the files and an edit on the platform can be told apart.
// - `compareWithBase` (drift) takes the plan file of an apply, the commit of `--base`, or else searches the history of git for the commit that is
//   nearest to the live state (applied-commit.ts).
// - `diffAgainstBase` (preview with a base) takes the commit that a change starts from.
// A commit has no plan, so its files are loaded as a run would do (files-of-commit.ts).

/** Where the base of a drift comes from: named by the user, else found in the history. */
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

/** Finds the base of one bundle. */
type FindBase = (bundle: PlannedBundle) => KnownBase | Promise<KnownBase>;

/** For `drift`: compares each bundle of a plan with what was applied last. Throws UsageError when the given base cannot be used. */
export async function compareWithBase(
  plan: Plan,
  files: LoadedSelection,
  targets: readonly Target[],
  options: BaseOptions,
  runtime: Runtime,
): Promise<BundleWithBase[]> {
  const findBase = await openBaseFinder(plan, files, options, runtime);
  return compareEachBundle(plan, targets, (bundle) =>
    bundle.changes.length === 0 ? unknownBase('not-needed') : findBase(bundle),
  );
}

async function openBaseFinder(
  plan: Plan,
  files: LoadedSelection,
  { plan: path, base, git }: BaseOptions,
  runtime: Runtime,
): Promise<FindBase> {
  if (path !== null) return findBaseInPlan(path, runtime);
  const scope = scopeOfRun(plan, files);
  if (base === null) {
    const history = new AppliedCommitSearch(scope, git);
    return (bundle) => history.findBase(bundle);
  }
  const commit = requireCommit(git, base);
  const { bundles, baseErrors } = await readBase(commit.open(), scope);
  if (baseErrors.firstFileWithErrors !== null)
    throw new UsageError(
      `${escapeTerminal(baseErrors.firstFileWithErrors)} ${baseErrors.isUnread ? 'is a submodule or a link' : 'has errors'} at ${base}.`,
      { fix: 'Name another commit with --base, or give --plan FILE.' },
    );
  return findBaseInCommit(commit, bundles, scope);
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
  const scope = scopeOfRun(plan, files);
  const commit = requireCommit(git, name);
  const { bundles, baseErrors } = await readBase(commit.open(), scope);
  const tipCommit = git.resolveCommit(tip);
  const isAhead = tipCommit !== null && git.isAncestor(commit.id, tipCommit) === false;
  const bundlesWithBase = await compareEachBundle(plan, targets, findBaseInCommit(commit, bundles, scope));
  const { locate } = openDocuments(files.selection.source);
  return {
    base: { name, commit: commit.id, short: commit.short, isAhead, ...baseErrors },
    bundles: bundlesWithBase.map((bundleWithBase) =>
      threeWayDiffOfBundle(bundleWithBase, targetOf(bundleWithBase.bundle, targets).bundle, locate),
    ),
    dropped: hasAllFiles(files) ? findDroppedBundles(bundles, targets, scope) : [],
  };
}

/**
 * Bundles that the last commit declares and the files of a run do not, as when a file was renamed to a name that is not read. Null outside of a clone,
 * or if the commit cannot be read.
 */
export async function findBundlesDroppedSinceHead(
  plan: Plan,
  files: LoadedSelection,
  targets: readonly Target[],
  git: Git,
): Promise<{ readonly commit: string; readonly dropped: readonly DroppedBundle[] } | null> {
  const head = readCommit(git, 'HEAD');
  if (head === null) return null;
  const scope = scopeOfRun(plan, files);
  const { bundles } = await readBase(head.open(), scope);
  return { commit: head.short, dropped: findDroppedBundles(bundles, targets, scope) };
}

/** The bundles of this run's deployments that the base declares and the files no longer do. `targets`: all targets of the files, even those not in the plan. */
function findDroppedBundles(base: readonly Bundle[], targets: readonly Target[], scope: RunScope): DroppedBundle[] {
  const { deployment: selectedDeployment } = scope.files.selection;
  const stillDeclared = new Set(
    targets.map(({ bundle: { kind }, deployment }) => findBundleInCommit({ kind, deployment }, base, scope)),
  );
  // A bundle without a deployment may be any of the same kind.
  const isStillDeclared = (baseBundle: Bundle): boolean =>
    stillDeclared.has(baseBundle) ||
    (baseBundle.deployment === null && targets.some(({ bundle }) => bundle.kind === baseBundle.kind));
  return base
    .filter(
      (baseBundle) =>
        !isStillDeclared(baseBundle) &&
        (selectedDeployment === null || baseBundle.deployment === null || baseBundle.deployment === selectedDeployment),
    )
    .map(({ deployment, kind, origins }) => {
      const files = new Set(Array.from(origins.values(), ({ file }) => file));
      return { deployment, kind, files: [...files].toSorted() };
    });
}

async function compareEachBundle(
  { bundles }: Plan,
  targets: readonly Target[],
  findBase: FindBase,
): Promise<BundleWithBase[]> {
  const bundlesWithBase: ({ readonly bundle: PlannedBundle } & KnownBase)[] = [];
  // One after the other, since they share the commits that were read.
  for (const bundle of bundles) bundlesWithBase.push({ bundle, ...(await findBase(bundle)) });
  return mapConcurrently(bundlesWithBase, async ({ bundle, base, content, history }): Promise<BundleWithBase> => {
    if (content === null) return { bundle, base, diffToBase: null, history };
    const diffToBase = await readDiffToBase(bundle, content, targetOf(bundle, targets).platform);
    if (diffToBase === null) return { bundle, base: { kind: 'none', reason: 'unanswered' }, diffToBase, history: null };
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
    const dryRun = await platform.dryRun(bundle.deployment, content);
    // Rejected: the base names something that was deleted since.
    if (dryRun.rejections.length > 0 || dryRun.stateVersion !== bundle.stateVersion) return null;
    return dryRun.entries;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

const findBaseInCommit =
  (commit: PastCommit, bundles: readonly Bundle[], scope: RunScope): FindBase =>
  (bundle) => {
    const content = findBundleInCommit(bundle, bundles, scope);
    return content === null ? unknownBase('not-in-base') : baseInCommit(commit, content, 'named');
  };

const planOfApplyFix = 'Pass the plan file of an apply, or omit --plan.';

/** Finds what an applied plan sent for a bundle. Throws UsageError when the file is no plan, or was applied nowhere or elsewhere. */
async function findBaseInPlan(path: string, runtime: Runtime): Promise<FindBase> {
  const { plan, platform, results } = await readSavedPlan(path, runtime, planOfApplyFix);
  const currentPlatform = runtime.connections.platformName;
  if (platform !== currentPlatform) {
    throw new UsageError(
      `${path} was made for ${platform ?? 'no platform'}, but this is ${currentPlatform ?? 'no platform'}.`,
      {
        fix: 'Give the plan that was applied here.',
      },
    );
  }
  if (!results.some(({ result }) => wasWritten(result)))
    throw new UsageError(`${path} is a plan that was not applied.`, { fix: planOfApplyFix });
  return (bundle) => {
    const resultOfBundle = results.find((saved) => isSameBundle(saved.bundle, bundle));
    if (resultOfBundle === undefined) return unknownBase('not-in-plan');
    if (!wasWritten(resultOfBundle.result)) return unknownBase('not-applied');
    return {
      base: { kind: 'plan', path, digest: plan.digest },
      content: resultOfBundle.bundle,
      history: null,
    };
  };
}
