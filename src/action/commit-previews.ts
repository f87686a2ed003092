import { findBundleInCommit, scopeOfRun, readBase } from '../commands/base/files-of-commit.ts';
import type { LoadedSelection } from '../commands/shared/load.ts';
import { type PlanOptions, previewFiles, type Previewed } from '../commands/shared/preview-files.ts';
import { UsageError } from '../domain/errors.ts';
import { type Outcome, planOf } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import { bundleDigest } from '../plan/digest.ts';
import type { CoveredPlan, CommitPreview, CommitPreviews, UnansweredDeployment } from '../review/commit-previews.ts';
import { type CoveredBundle, settingsDigest } from '../review/store/record.ts';
import { openCommit } from '../runtime/git.ts';
import { deferRejection } from '../util/parallel.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { applyReviewed } from './apply-reviewed.ts';
import { changedBundles, declaredBundlesAt, settingsAt, toDeclaredBundles } from './declared-bundles.ts';
import { fetchMissing, sourceOfCommit, filesUnderBaseSettings } from './files.ts';
import { type Failed, isFailed, toFailedOutcome } from './result.ts';

/** Opens the previews of the repository's commits. `earlyPreview`: a preview that was started before it was needed. */
export function openCommitPreviews(action: ActionRuntime, earlyPreview: EarlyPreview | null = null): CommitPreviews {
  let unusedEarlyPreview = earlyPreview;
  const previousOutcomes: Outcome[] = [];
  return {
    async declareSameBundles(commit, otherCommit) {
      if (commit === otherCommit) return true;
      try {
        const declared = await declaredBundlesAt(commit, action);
        const otherDeclared = await declaredBundlesAt(otherCommit, action);
        if (declared === null || otherDeclared === null) return false;
        return changedBundles(declared, otherDeclared).length === 0;
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return null;
      }
    },
    async bundlesChangedBySettings(before, after) {
      try {
        const { settings: settingsBefore } = await settingsAt(before, action);
        const { settings: settingsAfter } = await settingsAt(after, action);
        if (settingsDigest(settingsBefore) === settingsDigest(settingsAfter)) return [];
        return changedBundles(
          (await declaredBundlesAt(before, action)) ?? new Map(),
          (await declaredBundlesAt(after, action)) ?? new Map(),
        );
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        return [];
      }
    },
    async previewAt(commit, base) {
      const previewed = requireAllAnswers(await previewOnce(commit, base));
      if (isFailed(previewed)) return { outcome: previewed, current: null, apply: refuseApply };
      return toCommitPreview(previewed, { base, previousOutcomes }, action);
    },
    async previewReachable(commit, base) {
      let previewed = await previewOnce(commit, base);
      // With waves, a deployment that does not answer may have to stop those of later waves, and that is known only once it is sent.
      if (!isFailed(previewed) && previewed.files.settings.waves.length > 0) previewed = requireAllAnswers(previewed);
      if (isFailed(previewed)) return { outcome: previewed, current: null, apply: refuseApply, unanswered: [] };
      const preview = await toCommitPreview(previewed, { base, previousOutcomes }, action);
      return { ...preview, unanswered: await unansweredIn(previewed, base, action) };
    },
  };

  async function previewOnce(commit: string, base: string): Promise<Previewed | Failed> {
    const early = unusedEarlyPreview;
    const previewed =
      early?.commit === commit && early.base === base
        ? await early.previewed
        : await previewCommit(commit, base, action, { allowsFailedDeployments: true });
    // The platform may answer differently after an apply, so an early preview is used for the first preview only.
    unusedEarlyPreview = null;
    return previewed;
  }
}

/** Returns the preview, or the failure of the first deployment that did not answer. */
function requireAllAnswers(previewed: Previewed | Failed): Previewed | Failed {
  if (isFailed(previewed)) return previewed;
  const [firstUnanswered] = previewed.failedDeployments;
  return firstUnanswered === undefined ? previewed : toFailedOutcome(firstUnanswered.error);
}

/** The deployments that did not answer a preview, and whether its files change their bundles compared with a base commit. */
export async function unansweredIn(
  { failedDeployments, files }: Previewed,
  base: string,
  action: ActionRuntime,
): Promise<UnansweredDeployment[]> {
  if (failedDeployments.length === 0) return [];
  const before = await declaredBundlesAt(base, action);
  const changed = before === null ? files.bundles : changedBundles(before, toDeclaredBundles(files.bundles));
  const changedSlugs = new Set(changed.map(({ deployment }) => deployment));
  return failedDeployments.map((deployment) => ({ ...deployment, isChanged: changedSlugs.has(deployment.slug) }));
}

/** A preview that was started before it is needed, while requests to GitHub run. */
export type EarlyPreview = {
  readonly commit: string;
  readonly base: string;
  readonly previewed: Promise<Previewed | Failed>;
};

/** Starts the preview that will most likely be needed. */
export const startEarlyPreview = (commit: string, base: string, action: ActionRuntime): EarlyPreview => ({
  commit,
  base,
  previewed: deferRejection(previewCommit(commit, base, action, { allowsFailedDeployments: true })),
});

const refuseApply = (): Promise<Outcome> => {
  throw new Error('a preview that failed is not applied');
};

/** `knownBundles`: the bundles of the base, for a pull request from a fork. */
type CommitOptions = Pick<PlanOptions, 'knownBundles' | 'allowsFailedDeployments'>;

/** Previews the files of a commit under the settings and tests of a base commit. A failure is an outcome, so that comments can report it. */
export async function previewCommit(
  commit: string,
  base: string,
  action: ActionRuntime,
  options: CommitOptions = {},
): Promise<Previewed | Failed> {
  try {
    const source = sourceOfCommit(commit, action);
    fetchMissing(base, action);
    const testSource = openCommit(action.git, base);
    const selection = await filesUnderBaseSettings(source, { source: testSource, name: base }, action);
    return await previewFiles(
      { ...selection, ...options, testSource, approval: action.inputs.approval },
      action.runtime,
    );
  } catch (error) {
    return toFailedOutcome(error);
  }
}

/** `previousOutcomes`: of what this run applied before, since its undo must stay in the plan file. Each apply adds its outcome. */
async function toCommitPreview(
  previewed: Previewed,
  { base, previousOutcomes }: { readonly base: string; readonly previousOutcomes: Outcome[] },
  action: ActionRuntime,
): Promise<CommitPreview> {
  return {
    outcome: previewed.outcome,
    current: await readCoveredPlan(previewed, base, action),
    async apply(plan, reviewedOn) {
      const outcome = await applyReviewed(plan, previewed, action, {
        previousOutcomes,
        reviewedOn: reviewedOn === base ? null : reviewedOn,
      });
      previousOutcomes.push(outcome);
      return outcome;
    },
  };
}

/**
 * The part of a preview that the files change compared with a base commit. Returns null if the preview has no plan. Throws UsageError if the base cannot be
 * read.
 */
export async function readCoveredPlan(
  { outcome, files }: Pick<Previewed, 'outcome' | 'files'>,
  base: string,
  action: ActionRuntime,
): Promise<CoveredPlan | null> {
  const plan = planOf(outcome);
  if (plan === null) return null;
  return {
    covered: await coveredBundles(plan, files, base, action),
    platform: action.runtime.connections.platformName ?? '',
    settings: settingsDigest(files.settings),
    onStale: action.inputs.onStale ?? files.settings.onStale,
  };
}

/** The bundles of a plan whose content differs from what the base commit declares. */
async function coveredBundles(
  plan: Plan,
  files: LoadedSelection,
  base: string,
  action: ActionRuntime,
): Promise<CoveredBundle[]> {
  fetchMissing(base, action);
  const scope = scopeOfRun(plan, files);
  const { bundles: baseBundles } = await readBase(openCommit(action.git, base), scope);
  return plan.bundles.flatMap((bundle) => {
    const baseBundle = findBundleInCommit(bundle, baseBundles, scope);
    const baseDigest = baseBundle === null ? null : bundleDigest(baseBundle);
    return baseDigest === bundle.bundleDigest ? [] : [{ bundle, base: baseDigest }];
  });
}
