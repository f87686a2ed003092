import { nameOfBundle } from '../../domain/bundle.ts';
import type { Moved, Refusal, RefusedAmong } from '../../domain/comment.ts';
import { compareChanges } from '../compare-changes.ts';
import { type Sentence, listed, listedBriefly, say, together } from './say.ts';

/** What is so, and what to do. */
export type Words = { readonly says: Sentence; readonly fix: Sentence };

type Table = { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>, goOn: Sentence) => Words };

/**
 * Why nothing was applied, and how to go on. `digest` is that of a fresh plan which the reader can see beside these words; null when
 * there is none.
 */
export function refusalWords(refusal: Refusal, digest: string | null): Words {
  // The table has an entry of the right type for each code; TypeScript cannot follow a code through it.
  const row = table[refusal.code] as (one: Refusal, goOn: Sentence) => Words;
  const { says, fix } = row(refusal, wayOut(digest));
  const done = refusal.done === undefined ? say`` : say`Already applied: ${listed(refusal.done.map(nameOfBundle))}.`;
  return { says: together([refusal.among === undefined ? says : saidOf(refusal.among, says), done]), fix };
}

/** Which deployments a refusal is about, where a run is about several: its reader may be at the comment of another one. */
const saidOf = ({ so, otherwise }: RefusedAmong, says: Sentence): Sentence =>
  together([
    say`${so.length === 1 ? say`Deployment` : say`Deployments`} ${listedBriefly(so)}: ${says}`,
    otherwise.length === 0 ? say`` : say`Refused for other reasons: ${listedBriefly(otherwise)}.`,
  ]);

const wayOut = (digest: string | null): Sentence =>
  digest === null
    ? say`Run the workflow by hand: it shows what applying would do now, and its digest. Review that, then run it again with the digest.`
    : say`Review what applying would do now. If it is right, run the workflow by hand with the digest ${digest}.`;

const table: Table = {
  'direct-push': ({ commit, branch }, goOn) => ({
    says: say`Commit ${short(commit)} came to ${branch} without a pull request, so nobody reviewed what it would apply.`,
    fix: goOn,
  }),
  fork: ({ pull }, goOn) => ({
    says: say`Pull request #${pull} came from a fork and has no reviewed plan: only ${'pull_request_target'} previews forks, and with that the preview failed, never ran or found nothing to change there, or the comment with the plan was deleted.`,
    fix: say`${goOn} To preview forks before they are merged, use the workflow with ${'pull_request_target'}.`,
  }),
  'no-record': ({ pull }, goOn) => ({
    says: say`Pull request #${pull} has no reviewed plan: its preview failed, never ran or found nothing to change there, or the comment with the plan was deleted.`,
    fix: goOn,
  }),
  edited: ({ reason }, goOn) => ({
    says: say`The plan in the comment cannot be trusted: ${reason}.`,
    fix: say`Look into the edit history of the comment: who changed it, and why? ${goOn}`,
  }),
  'other-token': (_, goOn) => ({
    says: say`The plan was signed with another API token, so it cannot be checked. Most likely the token was replaced since the review.`,
    fix: goOn,
  }),
  'other-pull': ({ pull }, goOn) => ({
    says: say`The plan in the comment belongs to pull request #${pull}, not to this one.`,
    fix: say`Look into the edit history of the comment: who put it here, and why? ${goOn}`,
  }),
  elsewhere: (_, goOn) => ({
    says: say`The plan in the comment belongs to another repository, platform or deployment.`,
    fix: say`Look into the edit history of the comment, and check the address of the platform. ${goOn}`,
  }),
  'other-commit': ({ reviewed, merged }, goOn) => ({
    says: say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`,
    fix: goOn,
  }),
  'old-run': ({ commit, branch, tip }) => ({
    says: say`This run is about commit ${short(commit)}, but ${branch} is at ${short(tip)} by now. Applying would roll back what came later.`,
    fix: say`Look at the run of ${short(tip)}: it applies what ${branch} holds now. If it failed, run that one again.`,
  }),
  bundles: ({ missing, added }, goOn) => ({
    says: together([
      say`What the merged files change is not what was reviewed.`,
      missing.length === 0 ? say`` : say`Reviewed, and not in the files: ${listed(missing)}.`,
      added.length === 0 ? say`` : say`Without changes when it was reviewed, and with changes now: ${listed(added)}.`,
    ]),
    fix: goOn,
  }),
  files: ({ kinds }, goOn) => ({
    says: say`The merged files of ${listed(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`,
    fix: goOn,
  }),
  settings: (_, goOn) => ({
    says: say`The guards, the deployments or ${'on_stale'} in ${'ifmatch.yaml'} changed since the review.`,
    fix: goOn,
  }),
  stale: ({ moved }, goOn) =>
    moved.length > 0 && moved.every(hasReviewedDiff)
      ? {
          says: say`The platform changed since the review, though the changes are still exactly the reviewed ones.`,
          fix: say`${goOn} Or set ${'on_stale: same-diff'} in ${'ifmatch.yaml'} on the base branch: then a merge like this one is applied.`,
        }
      : { says: say`The platform changed since the review, so the reviewed plan does not hold.`, fix: goOn },
  guards: (_, goOn) => ({
    says: say`The plan needs somebody's yes, and nobody gave it.`,
    fix: together([
      say`If it is meant, allow it under ${'guards'} in ${'ifmatch.yaml'}, or with ${'max-deletes'} in a run by hand.`,
      goOn,
    ]),
  }),
  'not-fresh': ({ pull, why }) => ({
    says: say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).says}`,
    fix: say`${previewAgain(why, pull)} Then put it back into the queue.`,
  }),
  changed: ({ why }) => ({
    says: say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).says}`,
    fix: say`Re-run this job by hand (${'Re-run jobs'}). It posts the current plan in a new comment, with what changed. Review that before you merge.`,
  }),
  'other-plan': ({ wanted, found }) => ({
    says: say`The plan of now is ${found}, and not ${wanted} as asked for: the files or the platform changed in between.`,
    fix: say`Review the plan of now, and run the workflow again with its digest.`,
  }),
};

/** Whether only the state version moved. */
function hasReviewedDiff({ reviewed, now }: Moved): boolean {
  if (reviewed.changes === null || now.changes === null) return false;
  const { added, gone, altered } = compareChanges(reviewed.changes, now.changes);
  return added.length + gone.length + altered.length === 0;
}

/** Running it again gives a fork no preview that it did not have. */
const previewAgain = ({ code }: Refusal, pull: number): Sentence =>
  code === 'fork'
    ? say`To have it previewed and reviewed, push its branch to this repository and open a pull request from there, or preview forks with ${'pull_request_target'}.`
    : say`Run the preview of pull request #${pull} again and review it.`;

/** As much of a commit's id as people compare. */
export const short = (commit: string): string => commit.slice(0, 7);
