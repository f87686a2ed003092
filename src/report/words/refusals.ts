import { nameOfBundle } from '../../domain/bundle.ts';
import type { BundleReference, Cause, NoPreview, Refusal } from '../../domain/review.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../../domain/sentence.ts';
import type { Settings } from '../../domain/settings.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';
import type { MessageAndFix } from '../blocks.ts';

// Why a pull request has no preview, a plan is stale, or a merge is not applied; and how to continue.

/** Why files were only validated, and how to get a preview. */
export const noPreviewDescriptions = {
  fork: {
    message: say`No preview: a pull request from a fork does not get the API token.`,
    fix: say`A maintainer can push the branch to this repository. To preview forks directly, use the workflow with ${'pull_request_target'}.`,
  },
  'no-token': {
    message: say`No preview: this run has no API token.`,
    fix: say`Set the input ${'api-token'} from a secret. Runs of Dependabot see only Dependabot secrets.`,
  },
  'no-address': {
    message: say`No preview: this run has no platform address.`,
    fix: say`Set the input ${'base-url'}.`,
  },
} as const satisfies Record<NoPreview, MessageAndFix>;

/** Why an open pull request should not be merged as it is: the platform changed (perhaps by the apply of pull request `by`), or another cause. */
export const describeStale = (by: number | null, cause?: Cause): MessageAndFix => ({
  message:
    cause === undefined || cause.code === 'stale' ? platformChangedSentence(by) : describeRefusal(cause, null).message,
  fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`,
});

const platformChangedSentence = (by: number | null): Sentence =>
  by === null
    ? say`The platform changed since the review of this plan.`
    : say`The platform changed since the review of this plan: pull request #${by} was applied.`;

/** What merging a stale pull request would do; `cause`: why the plan differs, if known. */
export function ifMergedSentence(cause: Cause | undefined, onStale: Settings['onStale'] = 'refuse'): Sentence {
  if (cause !== undefined) return ['If merged now, the apply is refused and nothing changes.'];
  return onStale === 'refuse'
    ? say`If merged now, the apply is refused, unless the platform already has these changes. With ${'on_stale: same-diff'} in ${'ifmatch.yaml'}, it is applied as long as the changes are exactly the reviewed ones.`
    : say`If merged now, it is applied only if the changes are still exactly the reviewed ones (${'on_stale: same-diff'}).`;
}

/** What changed since a plan that was recorded before. */
export const changeSinceRecordSentence = (cause: Cause): Sentence =>
  cause.code === 'files'
    ? say`The files of ${bundlesSentence(cause.bundles)} are not those of that plan: the base branch moved, or the branch is back at an earlier commit.`
    : describeRefusal(cause, null).message;

/** Why nothing was applied, and how to continue. `digest` is that of the current plan, which is shown next to this text; null without one. */
export function describeRefusal(refusal: Refusal, digest: string | null): MessageAndFix {
  const usualFix =
    digest === null
      ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.`
      : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
  const { message, fix = usualFix } = dispatch(refusalDescriptions, 'code', refusal, usualFix);
  const { done = [] } = refusal;
  const applied = done.length === 0 ? [] : say`Already applied: ${bundlesSentence(done)}.`;
  return { message: joinSentences([message, applied]), fix };
}

/** What happened, and what to do. Without a `fix`, the usual fix applies. */
type RefusalDescription = { readonly message: Sentence; readonly fix?: Sentence };

const refusalDescriptions: DispatchTable<Refusal, 'code', [usualFix: Sentence], RefusalDescription> = {
  'direct-push': ({ commit, branch, bundles }) => ({
    message: say`Commit ${shortCommit(commit)} was pushed to ${branch} without a pull request, so what it changes was not reviewed${
      bundles.length === 0 ? [] : say`: ${bundlesSentence(bundles)}`
    }.`,
  }),
  fork: ({ pull }, usualFix) => ({
    message: say`Pull request #${pull} came from a fork and has no reviewed plan.`,
    fix: say`${usualFix} A fork is previewed before the merge only by a workflow with ${'pull_request_target'}, and only if its files name nothing that the base branch does not use.`,
  }),
  'fork-names': ({ bundles }) => {
    const names = listSentence(
      bundles.map(({ kind, deployment }) => [foreign(deployment === null ? kind : `${kind} of ${deployment}`)]),
    );
    return {
      message: say`There is no preview of ${names}: files of a fork are sent to the platform only if they name nothing that the base branch does not use.`,
      fix: say`A maintainer must push the branch to this repository for a preview of ${names}. Merging this pull request applies nothing.`,
    };
  },
  unanswered: ({ deployments }) => {
    const [first = { message: '', fix: null }] = deployments;
    const slugs = listSentence(deployments.map(({ slug }) => [foreign(slug)]));
    return {
      message: say`${slugs} could not be asked, so nothing is recorded, and merging applies nothing: ${first.message}`,
      fix: say`${first.fix === null ? [] : say`${first.fix} `}Then re-run the job.`,
    };
  },
  'no-record': ({ pull, head }) => ({
    message: say`Pull request #${pull} has no reviewed plan for its last commit ${shortCommit(head)}: its preview failed, did not run or found no changes.`,
  }),
  'recorded-late': ({ pull, recordedAt, mergedAt }) => ({
    message: say`The plan of pull request #${pull} was recorded at ${recordedAt}, and the merge was at ${mergedAt}, so nobody could review it before.`,
  }),
  replaced: ({ pull }) => ({
    message: say`A later commit of pull request #${pull} was previewed since, so the reviewed plan of this one no longer holds.`,
  }),
  'comment-missing': ({ pull }) => ({
    message: say`The comment with the reviewed plan of pull request #${pull} was deleted.`,
  }),
  edited: ({ pull }, usualFix) => ({
    message: say`The comment of pull request #${pull} no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it.`,
    fix: say`Check the edit history of the comment. ${usualFix}`,
  }),
  disputed: ({ pull }) => ({
    message: say`Two runs recorded different plans for the last commit of pull request #${pull} at the same moment, so it is not known which one was reviewed.`,
  }),
  'marks-full': ({ pull, commit }) => ({
    message: say`The merge commit ${shortCommit(commit)} of pull request #${pull} has so many statuses ${'ifmatch / applied'} that this apply could not be marked as done, so nothing was sent. Somebody with write access added them.`,
  }),
  'other-token': () => ({
    message: say`The plan was recorded with another API token, so it cannot be verified. Most likely the token was rotated since the review.`,
  }),
  'other-platform': ({ reviewed }) => ({ message: say`The plan was reviewed for another platform, ${reviewed}.` }),
  'other-base': ({ reviewed, merged }) => ({
    message: say`The plan was reviewed for the base branch ${reviewed}, but the pull request was merged into ${merged}.`,
  }),
  'old-run': ({ commit, branch, tip }) => ({
    message: say`This run is for commit ${shortCommit(commit)}, but ${branch} is now at ${shortCommit(tip)}. Applying would roll back later changes.`,
    fix: say`Run the workflow on the current ${branch}: it shows the current plan and its digest.`,
  }),
  bundles: ({ missing, added }) => ({
    message:
      added.length === 0
        ? say`The files no longer change what was reviewed: ${bundlesSentence(missing)}. Another pull request may have brought the same.`
        : say`The files change other bundles than were reviewed: ${bundlesSentence([...missing, ...added])}.`,
  }),
  files: ({ bundles }) => ({
    message: say`The files of ${bundlesSentence(bundles)} are not those that were reviewed. Most likely another pull request was merged in between.`,
  }),
  settings: () => ({
    message: say`The guards, the deployments or ${'on_stale'} in ${'ifmatch.yaml'} changed since the review.`,
  }),
  stale: () => ({ message: say`The platform changed since the review, so the reviewed plan no longer holds.` }),
  guards: (_, usualFix) => ({
    message: say`The plan requires approval.`,
    fix: say`Each guard names the setting that approves it. ${usualFix}`,
  }),
  invalid: ({ pull }) => ({
    message: say`The files are invalid since pull request #${pull} was merged.`,
    fix: say`Fix them in a new pull request: ${'ifmatch validate'} shows what is wrong.`,
  }),
  'later-plan-unreadable': ({ pull, by }) => ({
    message: say`Pull request #${by} was merged after #${pull} and is settled, but the comment with its plan was edited or deleted. Applying #${pull} now might undo it.`,
  }),
  waits: ({ pull, by }) => ({
    message: say`Pull request #${by} was merged after #${pull} and reviewed with its changes, so only that one is sent. It is not applied yet.`,
  }),
  'same-commit': ({ pull, by }) => ({
    message: say`Pull request #${pull} was merged by the same commit as #${by}, whose plan is not applied.`,
  }),
  'settings-alone': ({ pull, bundles }) => ({
    message: say`Pull request #${pull} changes settings that affect what the branch declares: ${bundlesSentence(bundles)}. No plan of that was reviewed, so it was not sent.`,
  }),
  dropped: ({ commit, branch }) => ({
    message: say`A force-push took commit ${shortCommit(commit)} off ${branch} before this run, so nothing of it was sent.`,
    fix: say`If the force-push was intended, do nothing. Otherwise open a new pull request.`,
  }),
  'not-fresh': ({ pull, cause }) => ({
    message: say`Pull request #${pull} would be merged, but not applied. ${describeRefusal(cause, null).message}`,
    fix:
      cause.code === 'fork'
        ? say`Push its branch to this repository and open a pull request from there, or preview forks with ${'pull_request_target'}. Review it, then add it to the queue.`
        : say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`,
  }),
  changed: ({ cause }) => ({
    message: say`The plan differs from the one recorded for this commit. ${describeRefusal(cause, null).message}`,
    fix: say`Re-run this job (${'Re-run jobs'}). It posts the current plan and what changed in a new comment. Review that before you merge.`,
  }),
  'not-recorded': ({ why, fix }) => ({
    message: say`This plan is not recorded, so merging does not apply it: ${why}`,
    fix: [fix],
  }),
  'other-plan': ({ requested, found }) => ({
    message: say`The current plan is ${found}, not ${requested} as requested: the files or the platform changed in between.`,
    fix: say`Review the current plan and run the workflow again with its digest.`,
  }),
};

/** The usual short form of a commit. */
const shortCommit = (commit: string): string => commit.slice(0, 7);

/** Bundles as a list; of more than five, the first two and how many others. */
function bundlesSentence(bundles: readonly BundleReference[]): Sentence {
  const names = bundles.map((bundle) => [foreign(nameOfBundle(bundle))]);
  if (names.length <= 5) return listSentence(names);
  return say`${joinSentences(names.slice(0, 2), ', ')} and ${names.length - 2} others`;
}
