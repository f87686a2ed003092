import { type PendingMerge, nameOfMerge } from '../domain/pending-merge.ts';
import type { Refusal } from '../domain/review.ts';
import type { PushEvent } from '../github/job.ts';
import { settleMerges, type SettledRun } from '../review/merge/settle-merges.ts';
import { readUnsettledHistory } from '../review/history/unsettled-history.ts';
import { noteHistory } from '../review/merge/history-notes.ts';
import { deferRejection } from '../util/parallel.ts';
import { pluralize } from '../util/text.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { joinMerges } from './join-outcomes.ts';
import { openReview } from './open-review.ts';
import { openCommitPreviews, startEarlyPreview } from './commit-previews.ts';
import { stateVersionsAfter, markOpenPulls } from './stale.ts';
import { type ActionResult, actionResult } from './result.ts';
import { refuseOtherCheckout, requireClone, requireConnection } from './preconditions.ts';
import { validateOnly } from './validate-only.ts';

/** Applies the reviewed plans of all pull requests that were merged up to the commit of a push. */
export async function applyPush(push: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  const { github, job, runtime, runMessages, git } = action;
  const { defaultBranch } = job.repository;
  if (push.branch !== defaultBranch) return validateOtherBranch(push, action);
  requireConnection(action);
  requireClone(action);
  refuseOtherCheckout(action);
  // A run that is cancelled finishes its current step first, because a comment must not say for ever that its plan is being applied.
  runtime.deferStop();
  const canStartEarly = git.resolveCommit(push.before) !== null;
  const earlyPreview = canStartEarly ? startEarlyPreview(push.after, push.before, action) : null;
  const openPulls = deferRejection(github.openPulls(defaultBranch));
  const previews = openCommitPreviews(action, earlyPreview);
  const mergeRun = await settleMerges(push, openReview(action), previews, runtime.clock);
  for (const merge of mergeRun.stillPending) runMessages.warnings.add(describePending(merge));
  const outcome = joinMerges(mergeRun.merges, mergeRun.remainingPlan);
  await markOpenPulls(
    {
      changedBy: onlyWriter(mergeRun),
      liveVersions: stateVersionsAfter(outcome),
      onStale: mergeRun.onStale,
      openPulls,
    },
    action,
  );
  return actionResult('apply', outcome, { mergeRun, refusal: firstRefusal(mergeRun) });
}

/** The number of the only pull request that changed the platform; null if there are none or several, or if it was a commit without a pull request. */
function onlyWriter({ merges }: SettledRun): number | null {
  const [writer, ...others] = merges.filter(({ outcome }) => stateVersionsAfter(outcome).length > 0);
  return others.length === 0 ? (writer?.pull?.number ?? null) : null;
}

/** Only validates the files of a branch that is not the default one. */
function validateOtherBranch({ branch }: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  action.runMessages.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
  return validateOnly(action, branch);
}

const describePending = (merge: PendingMerge): string =>
  'pull' in merge
    ? `Pull request ${nameOfMerge(merge)} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.`
    : `The platform differs from the branch, and what commit ${nameOfMerge(merge)} and those before it change may not be applied: it was not reviewed, or no run has looked at it. A manual run of this workflow shows what is left, with a digest to apply it.`;

const firstRefusal = ({ merges }: SettledRun): Refusal | null =>
  merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;

/** Lists the merges that the next apply covers, for people who approve its environment. */
export async function listUnsettled(push: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  if (push.branch !== action.job.repository.defaultBranch) return validateOtherBranch(push, action);
  requireConnection(action);
  const review = openReview(action);
  const history = await readUnsettledHistory(review, push, action.job.run);
  noteHistory(history, review);
  const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
  const coveredText =
    numbers.length === 0
      ? 'No merged pull request waits for an apply.'
      : `The apply up to this commit covers ${pluralize(numbers.length, 'merged pull request')}: ${numbers.join(', ')}.`;
  const refusedTexts =
    history.pending.length === 0
      ? []
      : [`Refused by earlier runs, and not covered: ${history.pending.map(nameOfMerge).join(', ')}.`];
  const listing = [coveredText, ...refusedTexts];
  for (const line of listing) action.runMessages.notices.add(line);
  return { ...(await validateOnly(action, push.branch)), listing };
}
