import { type PendingMerge, pendingName } from '../domain/pending-merge.ts';
import type { Refusal } from '../domain/review.ts';
import type { PushEvent } from '../github/job.ts';
import { applyMerged, type SettledRun } from '../review/merge/apply-merged.ts';
import { readUnsettledHistory } from '../review/history/unsettled-history.ts';
import { noteHistory } from '../review/merge/history-notes.ts';
import { deferRejection } from '../util/parallel.ts';
import { pluralize } from '../util/text.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { joinMerges } from './join-outcomes.ts';
import { openReview } from './open-review.ts';
import { startPreview, openPolicies } from './commit-previews.ts';
import { stateVersionsAfter, markOpenPulls } from './stale.ts';
import { type ActionResult, actionResult } from './result.ts';
import { refuseOtherCheckout, requireClone, requireConnection } from './preconditions.ts';
import { validateOnly } from './validate-only.ts';

/** Applies what was reviewed and merged up to the commit of a push. */
export async function applyPush(push: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  const { github, job, runtime, notes, git } = action;
  const { defaultBranch } = job.repository;
  if (push.branch !== defaultBranch) return validateOther(push, action);
  requireConnection(action);
  requireClone(action);
  refuseOtherCheckout(action);
  // Before any comment says that a plan is being applied, and for all merges of the run.
  runtime.deferStop();
  const early = git.commit(push.before) === null ? null : startPreview(push.after, push.before, action);
  const openPulls = deferRejection(github.openPulls(defaultBranch));
  const settled = await applyMerged(push, openReview(action), openPolicies(action, early), runtime.clock);
  for (const one of settled.stillPending) notes.warnings.add(pendingWords(one));
  const outcome = joinMerges(settled.merges, settled.currentPlan);
  const writers = settled.merges
    .filter((merge) => stateVersionsAfter(merge.outcome).length > 0)
    .map(({ pull }) => pull?.number ?? null);
  const by = writers.length === 1 ? (writers[0] ?? null) : null;
  await markOpenPulls({ by, live: stateVersionsAfter(outcome), onStale: settled.onStale, openPulls }, action);
  return actionResult('apply', outcome, {
    settled,
    refusal: firstRefusal(settled),
  });
}

/** Another branch is only checked. */
function validateOther({ branch }: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  action.notes.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
  return validateOnly(action, branch);
}

const pendingWords = (merge: PendingMerge): string =>
  'pull' in merge
    ? `Pull request ${pendingName(merge)} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.`
    : `The platform differs from the branch, and what commit ${pendingName(merge)} and those before it change may not be applied: it was not reviewed, or no run has looked at it. A manual run of this workflow shows what is left, with a digest to apply it.`;

const firstRefusal = ({ merges }: SettledRun): Refusal | null =>
  merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;

/** Lists the merges that the next apply settles, for people who approve its environment. */
export async function listUnsettled(push: PushEvent, action: ActionRuntime): Promise<ActionResult> {
  if (push.branch !== action.job.repository.defaultBranch) return validateOther(push, action);
  requireConnection(action);
  const review = openReview(action);
  const history = await readUnsettledHistory(review, push, action.job.run);
  noteHistory(history, review);
  const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
  const covered =
    numbers.length === 0
      ? 'No merged pull request waits for an apply.'
      : `The apply up to this commit covers ${pluralize(numbers.length, 'merged pull request')}: ${numbers.join(', ')}.`;
  const refused =
    history.pending.length === 0
      ? []
      : [`Refused by earlier runs, and not covered: ${history.pending.map(pendingName).join(', ')}.`];
  const listing = [covered, ...refused];
  for (const line of listing) action.notes.notices.add(line);
  return { ...(await validateOnly(action, push.branch)), listing };
}
