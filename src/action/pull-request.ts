import { explain } from '../commands/preview.ts';
import { type Previewed, rejectExpiredInChangedBundles } from '../commands/shared/preview-files.ts';
import type { LoadedSelection } from '../commands/shared/load.ts';
import { validate } from '../commands/validate/validate.ts';
import type { Bundle } from '../domain/bundle.ts';
import { fixOf, ForgeError, PlatformError, UsageError, withFix } from '../domain/errors.ts';
import type { Pull } from '../domain/forge.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { NoPreview, Refusal } from '../domain/review.ts';
import { loadFiles } from '../files/load.ts';
import type { PullRequestEvent } from '../github/job.ts';
import { noPreviewDescriptions } from '../report/words/refusals.ts';
import { plainText } from '../domain/sentence.ts';
import { readReview, type ReviewState } from '../review/store/read-review.ts';
import type { ReviewRun } from '../review/store/write-comment.ts';
import type { CoveredPlan } from '../review/commit-previews.ts';
import { type PreviewedPull, refuseReview, reviewPull } from '../review/pull-request/review-pull.ts';
import { openCommit } from '../runtime/git.ts';
import { deferRejection } from '../util/parallel.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { fetchMissing, sourceOfCommit, filesUnderBaseSettings, unreadableError } from './files.ts';
import { currentMerge, type CurrentMerge } from './merge-commit.ts';
import { openReview } from './open-review.ts';
import {
  readCoveredPlan,
  type EarlyPreview,
  previewCommit,
  startEarlyPreview,
  unansweredIn,
} from './commit-previews.ts';
import { type ActionResult, actionResult, type Failed, isFailed, nothingToDo } from './result.ts';
import { requireClone, missingConnection } from './preconditions.ts';
import { validateOnly } from './validate-only.ts';
import { selectCovered, requireApproval, impactLimits } from './covered-preview.ts';

/** Comments on a pull request what merging it would apply, and records that plan. */
export async function previewPull(event: PullRequestEvent, action: ActionRuntime): Promise<ActionResult> {
  const { github } = action;
  const earlyReads = startEarlyReads(event, action);
  // The data of the event may be outdated, so the current state is read.
  const [pull, tip] = await Promise.all([github.pull(event.pull.number), tipOf(event.pull.base, action)]);
  const outdated = describeOutdated(event.pull, pull);
  if (outdated !== null) return nothingToDo('preview', outdated, action);
  const noPreview = noPreviewReason(pull, event, action);
  if (noPreview !== null) return validateMerge(pull, event, noPreview, action);

  requireClone(action);
  const review = earlyReads?.review ?? openReview(action);
  const state = earlyReads?.state ?? deferRejection(readReview(review, pull));
  const merge = await currentMerge(pull, await currentTip(pull, event, tip, action), action);
  const previewed = await (earlyPreviewOf(merge, earlyReads?.preview ?? null) ?? previewMerge(pull, merge, action));
  const refusal = await findPartialPreviewRefusal(previewed, merge, action);
  if (refusal !== null && !isFailed(previewed))
    return reportPartialPreview(previewed, refusal, { pull, merge }, { review, state }, action);
  const { outcome, current } = await explainCovered(previewed, pull, merge, action);
  return recordReview({ pull, base: merge.base, outcome, current }, { review, state }, action);
}

/** The current commit of the base branch. `tip`: the commit of the branch that the event names; null if that was deleted. */
async function currentTip(
  pull: Pull,
  event: PullRequestEvent,
  tip: string | null,
  { github }: ActionRuntime,
): Promise<string> {
  return pull.base === event.pull.base && tip !== null ? tip : github.tip(pull.base);
}

/**
 * Why a part of the pull request was not previewed: some names in a fork must not be sent to the platform, or a deployment that it changes did not answer.
 * Null if all of it was previewed.
 */
async function findPartialPreviewRefusal(
  previewed: Previewed | Failed,
  { base }: CurrentMerge,
  action: ActionRuntime,
): Promise<Refusal | null> {
  if (isFailed(previewed) || previewed.outcome.kind === 'invalid') return null;
  if (previewed.withheld.length > 0) return { code: 'fork-names', bundles: previewed.withheld };
  const unanswered = await unansweredIn(previewed, base, action);
  for (const { slug, error, isChanged } of unanswered)
    if (!isChanged)
      action.runMessages.warnings.add(
        `${slug ?? ''} could not be asked. This pull request does not change it. ${withFix(error, 'action')}`,
      );
  const changed = unanswered.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return null;
  const deployments = changed.map(({ slug, error }) => ({
    slug: slug ?? '',
    message: error.message,
    fix: fixOf(error, 'action'),
  }));
  return { code: 'unanswered', deployments };
}

/** The early preview, if it is a preview of this merge; else null. */
const earlyPreviewOf = (
  { commit, base }: CurrentMerge,
  earlyPreview: EarlyPreview | null,
): EarlyPreview['previewed'] | null =>
  earlyPreview?.commit === commit && earlyPreview.base === base ? earlyPreview.previewed : null;

/** Reduces a preview to what the pull request changes, and adds explanations. */
async function explainCovered(
  previewed: Previewed | Failed,
  pull: Pull,
  merge: CurrentMerge,
  action: ActionRuntime,
): Promise<Pick<PreviewedPull, 'outcome' | 'current'>> {
  if (isFailed(previewed)) return { outcome: previewed, current: null };
  const current = await readCoveredPlan(previewed, merge.base, action);
  const coveredPreview = current === null ? previewed : selectCovered(previewed, current, action);
  const checked = rejectExpiredInChangedBundles(coveredPreview);
  if (checked.outcome.kind === 'invalid') {
    // A fork must not see the plan of the valid bundles, because without a plan nothing tells which bundles it may see.
    const { accepted: _, overrides: __, ...problemsOnly } = checked.outcome;
    return { outcome: pull.isFork ? problemsOnly : checked.outcome, current: null };
  }
  const outcome =
    current === null ? checked.outcome : requireApproval(await tryToExplain(checked, pull, merge, action));
  if (outcome.kind === 'valid') throw new Error('a preview does not end with valid files only');
  return { outcome, current };
}

/** A review, and its state, which may still be read. */
type ReviewWithState = { readonly review: ReviewRun; readonly state: Promise<ReviewState> };

/** Comments the preview on the pull request, and records its plan. */
async function recordReview(
  previewed: PreviewedPull,
  { review, state }: ReviewWithState,
  action: ActionRuntime,
): Promise<ActionResult> {
  const { outcome, current } = previewed;
  if (!action.inputs.comment) return actionResult('preview', outcome);
  try {
    const { refusal } = await reviewPull(previewed, await state, review);
    return actionResult('preview', outcome, { refusal });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    return actionResult('preview', outcome, { refusal: recordFailure(error, current, action) });
  }
}

/** Reports that a part of the files was only validated. The comment shows the plan of the rest. */
async function reportPartialPreview(
  previewed: Previewed,
  refusal: Refusal,
  { pull, merge }: { readonly pull: Pull; readonly merge: CurrentMerge },
  { review, state }: ReviewWithState,
  action: ActionRuntime,
): Promise<ActionResult> {
  const current = await readCoveredPlan(previewed, merge.base, action);
  const { outcome, files } = current === null ? previewed : selectCovered(previewed, current, action);
  const plan = outcome.kind === 'changes' ? outcome.plan : null;
  if (action.inputs.comment) await refuseReview(refusal, { pull, plan }, await state, review);
  return actionResult('preview', plan === null ? validOutcome(outcome, files) : outcome, { refusal });
}

const validOutcome = ({ problems }: Outcome, { paths, policies }: LoadedSelection): Outcome => ({
  kind: 'valid',
  problems,
  files: paths.length,
  policies,
  completePaths: null,
});

/** The commit of a branch; null if it was deleted. */
async function tipOf(branch: string, { github }: ActionRuntime): Promise<string | null> {
  try {
    return await github.tip(branch);
  } catch (error) {
    if (error instanceof ForgeError && error.status === 404) return null;
    throw error;
  }
}

function noPreviewReason(pull: Pull, { usesBaseWorkflow }: PullRequestEvent, action: ActionRuntime): NoPreview | null {
  return pull.isFork && !usesBaseWorkflow ? 'fork' : missingConnection(action);
}

/**
 * Starts what will most likely be needed, while the first request to GitHub runs: reading the review of the pull request, and the preview of the checkout.
 */
function startEarlyReads(event: PullRequestEvent, action: ActionRuntime) {
  const { git, job } = action;
  if (noPreviewReason(event.pull, event, action) !== null || git.resolveCommit(job.sha) === null) return null;
  const review = openReview(action);
  const state = deferRejection(readReview(review, event.pull));
  const [base] = event.usesBaseWorkflow ? [] : git.parents(job.sha);
  const hasBase = base !== undefined && git.resolveCommit(base) !== null;
  return { review, state, preview: hasBase ? startEarlyPreview(job.sha, base, action) : null };
}

/** Reports that the review could not be read or written. That fails the run only if there are changes to record. */
function recordFailure(error: ForgeError, plan: CoveredPlan | null, { runMessages }: ActionRuntime): Refusal | null {
  if (plan?.covered.some(({ bundle }) => bundle.changes.length > 0) === true)
    return { code: 'not-recorded', why: error.message, fix: fixOf(error, 'action') ?? 'Re-run the job.' };
  runMessages.notices.add(`The review could not be read: ${withFix(error, 'action')}`);
  return null;
}

/** Why a run has nothing to preview any more; null if the pull request is still as the event says. */
function describeOutdated(atEvent: Pick<Pull, 'head'>, current: Pull): string | null {
  const number = `Pull request #${String(current.number)}`;
  if (current.mergedAt !== null) return `${number} is merged, so there is nothing to preview.`;
  if (!current.isOpen) return `${number} is closed, so there is nothing to preview.`;
  return current.head === atEvent.head
    ? null
    : `${number} was pushed since this run began: it is at ${current.head}, and this run is about ${atEvent.head}.`;
}

/** Validates the files of the merge without the platform. */
async function validateMerge(
  pull: Pull,
  { usesBaseWorkflow }: PullRequestEvent,
  noPreview: NoPreview,
  action: ActionRuntime,
): Promise<ActionResult> {
  const { message, fix } = noPreviewDescriptions[noPreview];
  action.runMessages.notices.add(`${plainText(message)}\n${plainText(fix)}`);
  // The checkout is the merge, except in the hardened workflow, which never checks out files of a fork.
  if (!usesBaseWorkflow) return validateOnly(action, pull.base, noPreview);
  const merge = await currentMerge(pull, await action.github.tip(pull.base), action);
  const base = { source: openCommit(action.git, merge.base), name: pull.base };
  const selection = await filesUnderBaseSettings(sourceOfCommit(merge.commit, action), base, action);
  return actionResult('validate', await validate(selection, action.runtime), { noPreview });
}

/** Previews the result of a merge. For a fork, only bundles whose answers reveal nothing about the platform are previewed. */
async function previewMerge(
  pull: Pull,
  { commit, base }: CurrentMerge,
  action: ActionRuntime,
): Promise<Previewed | Failed> {
  const forkOptions = pull.isFork ? { knownBundles: await bundlesAt(base, action) } : {};
  return previewCommit(commit, base, action, { ...forkOptions, allowsFailedDeployments: true });
}

/** The bundles that the valid files of a commit of the base branch declare. Throws UsageError if the commit cannot be read. */
async function bundlesAt(commit: string, action: ActionRuntime): Promise<readonly Bundle[]> {
  fetchMissing(commit, action);
  const source = openCommit(action.git, commit);
  const { baseSettings, paths, deployment } = await filesUnderBaseSettings(source, { source, name: commit }, action);
  return (await loadFiles(source, baseSettings, { paths, deployment })).bundles;
}

/** Adds explanations for reviewers to a preview. A failure becomes a notice, and never changes how the run ends. */
async function tryToExplain(
  previewed: Previewed,
  pull: Pull,
  { commit, base }: CurrentMerge,
  action: ActionRuntime,
): Promise<Outcome> {
  const { runtime, runMessages, git } = action;
  const configuredLimits = impactLimits(previewed);
  if (configuredLimits !== null && pull.isFork) runMessages.notices.add(forkNotice);
  const impactBudget = pull.isFork ? null : configuredLimits;
  try {
    return await explain(previewed, { base: { name: base, git, tip: commit }, impactBudget }, runtime);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof PlatformError)) throw error;
    runMessages.notices.add(
      `Edits on the platform cannot be identified: ${withFix(unreadableError('the base', error), 'action')}`,
    );
    return explain(previewed, { base: null, impactBudget }, runtime);
  }
}

/** The impact of a fork's policy could reveal which repositories have which open findings. */
const forkNotice =
  'The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.';
