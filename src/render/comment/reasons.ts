import { nameOfBundle } from '../../domain/bundle.ts';
import type { Cause, NoPreview, Successor } from '../../domain/comment.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { Settings } from '../../domain/settings.ts';
import { summarize } from '../../domain/summary.ts';
import { type Markdown, link, md, ours } from '../markdown/template.ts';
import { changeWords } from '../words/counts.ts';
import { type Words, refusalWords, short } from './refusal-words.ts';
import { type Sentence, say, together } from './say.ts';

/** Why files were only validated, and how to get a preview. */
export const noPreviewWords = {
  fork: {
    says: say`No preview: a pull request from a fork does not get the API token.`,
    fix: say`A maintainer can push the branch to this repository. To preview forks as they are, use the workflow with ${'pull_request_target'}.`,
  },
  'no-token': {
    says: say`No preview: this run got no API token.`,
    fix: say`Give it as ${'api-token'}, from a secret. Dependabot's runs get only the secrets that are stored for Dependabot.`,
  },
  'no-address': {
    says: say`No preview: this run was not told the platform's address.`,
    fix: say`Give it as ${'base-url'}.`,
  },
} as const satisfies Record<NoPreview, Words>;

/** That a preview has no record which an apply could be held to. */
export const notRecorded = 'This plan is not recorded, so merging will not apply it.';

/**
 * Why an open pull request must not be merged as it is: because the platform changed, for which the apply of the pull request `by` may be
 * to blame, or because of another cause.
 */
export const staleWords = (by: number | null, cause?: Cause): Words => ({
  says: cause === undefined || cause.code === 'stale' ? platformChanged(by) : refusalWords(cause, null).says,
  fix: say`Re-run the preview job by hand. It posts the current plan in a new comment. Review that one.`,
});

const platformChanged = (by: number | null): Sentence =>
  by === null
    ? say`The platform changed since the review of this plan.`
    : say`The platform changed since the review of this plan: pull request #${by} was applied.`;

/** What merging a stale pull request as it is would come to; `cause`: why the plan is another one, where that is known. */
export function ifMerged(cause: Cause | undefined, onStale: Settings['onStale'] = 'refuse'): Markdown {
  if (cause !== undefined) return ours('Merging as it is would be refused: nothing would be applied.');
  return onStale === 'refuse'
    ? md`Merging as it is would be refused, unless the platform has these changes already. With ${'on_stale: same-diff'} in ${'ifmatch.yaml'} it would be applied if its changes are still exactly the reviewed ones.`
    : md`Merging as it is applies it only if its changes are still exactly the reviewed ones (${'on_stale: same-diff'}).`;
}

/** Bundles that nothing was sent to, because their changes were not reviewed with this pull request. */
export function leftWords(left: readonly PlannedBundle[]): Sentence {
  const names = left.map((bundle) => {
    const changes = changeWords(summarize(bundle.changes)).join(', ');
    const { slug } = bundle.deployment;
    return {
      markdown: md`${ours(bundle.kind)} of ${slug} (${ours(changes)})`,
      text: `${nameOfBundle(bundle)} (${changes})`,
    };
  });
  return say`Not sent: ${together(names, ', ')}. These changes are not a part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow by hand and review what it shows.`;
}

/** Where to look instead of here; the tail ends the headline. */
export function successorWords(by: Successor): { readonly tail: string; readonly says: Markdown } {
  if (by.what === 'comment')
    return {
      tail: 'see the other comment',
      says: md`The plan is kept in ${link(ours('another comment'), by.url)}. This one is not updated any more.`,
    };
  if (by.what === 'plan')
    return {
      tail: 'superseded',
      says: md`This plan is out of date and will not be applied. ${link(ours('A new comment'), by.url)} shows the current plan and what changed.`,
    };
  if (by.what === 'deployments')
    return {
      tail: 'valid by now',
      says: ours('What is planned, or became of it, stands in a comment for each deployment that changes.'),
    };
  if (by.what === 'head')
    return { tail: 'being previewed', says: md`The plan of commit ${short(by.commit)} will stand here.` };
  if (by.what === 'pull')
    return {
      tail: 'not applied yet',
      says: md`Pull request #${String(by.pull)} came before it in the same push, and was not applied. Once that is settled, run ${link(ours('the job'), by.run)} again: that is safe.`,
    };
  return {
    tail: 'not applied by itself',
    says: md`${by.branch} went on to ${short(by.commit)} before this was applied. The run of that commit says what became of it.`,
  };
}
