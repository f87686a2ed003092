import { nameOfBundle } from '../../domain/bundle.ts';
import type { Job } from '../../domain/forge.ts';
import type { BundleName, Cause, NoPreview, Refusal, Successor } from '../../domain/review.ts';
import type { Position } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { link, type Markdown, md, noMarkdown, ours } from '../formats/markdown/markup.ts';
import { foreign, joined, listed, say, type Sentence } from '../../domain/sentence.ts';
import { count } from '../../util/text.ts';
import type { AppliedBundle } from '../../domain/outcome.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';

/** Why files were only validated, and how to get a preview. */
export const noPreviewWords = {
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
} as const satisfies Record<NoPreview, Words>;

/** Why an open pull request should not be merged as it is: the platform changed (perhaps by the apply of pull request `by`), or another cause. */
export const staleWords = (by: number | null, cause?: Cause): Words => ({
  message: cause === undefined || cause.code === 'stale' ? platformChanged(by) : refusalWords(cause, null).message,
  fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`,
});

const platformChanged = (by: number | null): Sentence =>
  by === null
    ? say`The platform changed since the review of this plan.`
    : say`The platform changed since the review of this plan: pull request #${by} was applied.`;

/** What merging a stale pull request would do; `cause`: why the plan differs, if known. */
export function ifMerged(cause: Cause | undefined, onStale: Settings['onStale'] = 'refuse'): Markdown {
  if (cause !== undefined) return ours('If merged now, the apply is refused and nothing changes.');
  return onStale === 'refuse'
    ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${'on_stale: same-diff'} in ${'ifmatch.yaml'}, it is applied as long as the changes are exactly the reviewed ones.`
    : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${'on_stale: same-diff'}).`;
}

/** The end of the headline, and where to look instead. */
type Instead = readonly [tail: string, message: Markdown];

/** Where to look instead. */
export const successorWords = (by: Successor): Instead => dispatch(successors, 'what', by);

const successors: DispatchTable<Successor, 'what', [], Instead> = {
  plan: ({ url }) => [
    'superseded',
    md`This plan is out of date and will not be applied. ${link(ours('A new comment'), url)} shows the current plan and what changed.`,
  ],
  pull: ({ pull, isApplied }) => [
    isApplied ? `settled with #${String(pull)}` : `part of #${String(pull)}`,
    isApplied
      ? md`Pull request #${pull} was merged after this one and reviewed with these changes. Its plan was applied, with what it kept of them.`
      : md`Pull request #${pull} was merged after this one and reviewed with these changes, so its plan is the one that is sent.`,
  ],
  'same-commit': ({ pull }) => [
    `settled with #${String(pull)}`,
    md`Pull request #${pull} was merged by the same commit. The plan of that one was applied, with what the commit kept of both.`,
  ],
  equal: () => [
    'nothing left to apply',
    ours('The platform is by now as the branch declares it, with these changes or with what replaced them.'),
  ],
};

/** The message, and what to do. */
export type Words = { readonly message: Sentence; readonly fix: Sentence };

/** The message, and what to do if not the usual. */
type Reason = readonly [message: Sentence, fix?: Sentence];

/** Why nothing was applied, and how to continue. `digest`: of the fresh plan shown next to these words; null without one. */
export function refusalWords(refusal: Refusal, digest: string | null): Words {
  const usual =
    digest === null
      ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.`
      : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
  const [message, fix = usual]: Reason = dispatch(reasons, 'code', refusal, usual);
  const done = refusal.done ?? [];
  const applied = done.length === 0 ? [] : say`Already applied: ${bundlesIn(done)}.`;
  return { message: joined([message, applied]), fix };
}

/** What changed since a plan that was recorded before. */
export const changedWords = (cause: Cause): Sentence =>
  cause.code === 'files'
    ? say`The files of ${bundlesIn(cause.bundles)} are not those of that plan: the base branch moved, or the branch is back at an earlier commit.`
    : refusalWords(cause, null).message;

const reasons: DispatchTable<Refusal, 'code', [usual: Sentence], Reason> = {
  'direct-push': ({ commit, branch, bundles }) => [
    say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so what it changes was not reviewed${
      bundles.length === 0 ? [] : say`: ${bundlesIn(bundles)}`
    }.`,
  ],
  fork: ({ pull }, usual) => [
    say`Pull request #${pull} came from a fork and has no reviewed plan.`,
    say`${usual} A fork is previewed before the merge only by a workflow with ${'pull_request_target'}, and only if its files name nothing that the base branch does not use.`,
  ],
  unanswered: ({ deployments }) => {
    const [first = { slug: '', message: '', fix: null }] = deployments;
    const slugs = listed(deployments.map(({ slug }) => [foreign(slug)]));
    return [
      say`${slugs} could not be asked, so nothing is recorded, and merging applies nothing: ${first.message}`,
      say`${first.fix === null ? [] : say`${first.fix} `}Then re-run the job.`,
    ];
  },
  'fork-names': ({ bundles }) => {
    const names = listed(
      bundles.map(({ kind, deployment }) => [foreign(deployment === null ? kind : `${kind} of ${deployment}`)]),
    );
    return [
      say`There is no preview of ${names}: files of a fork are sent to the platform only if they name nothing that the base branch does not use.`,
      say`A maintainer must push the branch to this repository for a preview of ${names}. Merging this pull request applies nothing.`,
    ];
  },
  'no-record': ({ pull, head }) => [
    say`Pull request #${pull} has no reviewed plan for its last commit ${short(head)}: its preview failed, did not run or found no changes.`,
  ],
  'recorded-late': ({ pull, recordedAt, mergedAt }) => [
    say`The plan of pull request #${pull} was recorded at ${recordedAt}, and the merge was at ${mergedAt}, so nobody could review it before.`,
  ],
  replaced: ({ pull }) => [
    say`A later commit of pull request #${pull} was previewed since, so the reviewed plan of this one no longer holds.`,
  ],
  'comment-missing': ({ pull }) => [say`The comment with the reviewed plan of pull request #${pull} was deleted.`],
  edited: ({ pull }, usual) => [
    say`The comment of pull request #${pull} no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it.`,
    say`Check the edit history of the comment. ${usual}`,
  ],
  disputed: ({ pull }) => [
    say`Two runs recorded different plans for the last commit of pull request #${pull} at the same moment, so it is not known which one was reviewed.`,
  ],
  'marks-full': ({ pull, commit }) => [
    say`The merge commit ${short(commit)} of pull request #${pull} has so many statuses ${'ifmatch / applied'} that this apply could not be marked as done, so nothing was sent. Somebody with write access added them.`,
  ],
  'other-token': () => [
    say`The plan was recorded with another API token, so it cannot be verified. Most likely the token was rotated since the review.`,
  ],
  'other-platform': ({ reviewed }) => [say`The plan was reviewed for another platform, ${reviewed}.`],
  'other-base': ({ reviewed, merged }) => [
    say`The plan was reviewed for the base branch ${reviewed}, but the pull request was merged into ${merged}.`,
  ],
  'old-run': ({ commit, branch, tip }) => [
    say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`,
    say`Run the workflow on the current ${branch}: it shows the current plan and its digest.`,
  ],
  bundles: ({ missing, added }) => [
    added.length === 0
      ? say`The files no longer change what was reviewed: ${bundlesIn(missing)}. Another pull request may have brought the same.`
      : say`The files change other bundles than were reviewed: ${bundlesIn([...missing, ...added])}.`,
  ],
  files: ({ bundles }) => [
    say`The files of ${bundlesIn(bundles)} are not those that were reviewed. Most likely another pull request was merged in between.`,
  ],
  settings: () => [say`The guards, the deployments or ${'on_stale'} in ${'ifmatch.yaml'} changed since the review.`],
  stale: () => [say`The platform changed since the review, so the reviewed plan no longer holds.`],
  guards: (_, usual) => [
    say`The plan requires approval.`,
    say`Each guard names the setting that approves it. ${usual}`,
  ],
  invalid: ({ pull }) => [
    say`The files are invalid since pull request #${pull} was merged.`,
    say`Fix them in a new pull request: ${'ifmatch validate'} shows what is wrong.`,
  ],
  waits: ({ pull, by }) => [
    say`Pull request #${by} was merged after #${pull} and reviewed with its changes, so only that one is sent. It is not applied yet.`,
  ],
  'same-commit': ({ pull, by }) => [
    say`Pull request #${pull} was merged by the same commit as #${by}, whose plan is not applied.`,
  ],
  'settings-alone': ({ pull, bundles }) => [
    say`Pull request #${pull} changes with its settings what the branch declares: ${bundlesIn(bundles)}. No plan of that was reviewed, so nothing of it was sent.`,
  ],
  dropped: ({ commit, branch }) => [
    say`A force-push took commit ${short(commit)} off ${branch} before this run, so nothing of it was sent.`,
    say`Nothing, if that was meant. Otherwise open a new pull request.`,
  ],
  'not-fresh': ({ pull, why }) => [
    say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).message}`,

    why.code === 'fork'
      ? say`Push its branch to this repository and open a pull request from there, or preview forks with ${'pull_request_target'}. Review it, then add it to the queue.`
      : say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`,
  ],
  changed: ({ why }) => [
    say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).message}`,
    say`Re-run this job (${'Re-run jobs'}). It posts the current plan and what changed in a new comment. Review that before you merge.`,
  ],
  'not-recorded': ({ why, fix }) => [say`This plan is not recorded, so merging does not apply it: ${why}`, [fix]],
  'other-plan': ({ requested, found }) => [
    say`The current plan is ${found}, not ${requested} as requested: the files or the platform changed in between.`,
    say`Review the current plan and run the workflow again with its digest.`,
  ],
};

/** The usual short form of a commit. */
const short = (commit: string): string => commit.slice(0, 7);

/** Bundles as a list; of more than five, the first two and how many others. */
function bundlesIn(bundles: readonly BundleName[]): Sentence {
  const names = bundles.map((bundle) => [foreign(nameOfBundle(bundle))]);
  if (names.length <= 5) return listed(names);
  return say`${joined(names.slice(0, 2), ', ')} and ${names.length - 2} others`;
}

export const runLink = ({ job }: CommentView): Markdown => link(ours('this run'), job.run.url);

/** Where to read more: `isPlanned` with a plan. */
export function more(view: CommentView, isPlanned = false): Markdown {
  const { planFile, job } = view;
  const file = isPlanned && planFile !== null ? md`, ${planFile}` : noMarkdown;
  const next = typeof view.next === 'string' ? md`, ${link(ours('a second comment'), view.next)}` : noMarkdown;
  return md`More: ${view.summary ? link(ours('job summary'), job.run.url) : runLink(view)}${file}${next}.`;
}

/** How to undo an apply; nothing without a file that holds the undo. */
export function undo({ planFile }: CommentView, results: readonly AppliedBundle[]): Markdown {
  const withUndo = results.filter(({ outcome }) => 'undo' in outcome && outcome.undo !== null).length;
  if (planFile === null || withUndo === 0) return noMarkdown;
  return md`${planFile} holds the undo of ${ours(count(withUndo, 'bundle'))}.`;
}

/** The place and reader of a comment or summary. */
export type CommentView = {
  readonly job: Job;
  /** Commit whose files are linked; null for no links. */
  readonly commit: string | null;
  /** Folder that positions are relative to, if not the root. */
  readonly folder?: string;
  /** Base branch of the pull request, if any. */
  readonly base?: string;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** Name of the run's plan file; null without one. */
  readonly planFile: string | null;
  /** URL of the comment that goes on with the sections that do not fit into this one, if any. */
  readonly next?: string | null;
};

/** Longer paths are not linked, since links would fill the comment. */
const longest = 500;

/** URL of a line of a file at the view's commit; null if a browser would go elsewhere. */
export function addressOf(
  { file, line }: Position,
  view: Pick<CommentView, 'job' | 'commit' | 'folder'>,
): string | null {
  if (view.commit === null || file.length > longest) return null;
  const { server, repository } = view.job;
  const segments = [
    ...(view.folder ?? '').split('/').filter((name) => name !== '' && name !== '.'),
    ...file.split('/'),
  ];
  // Browsers remove these, even encoded.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null;
  const path = [repository.owner, repository.name, 'blob', view.commit, ...segments].map(encode).join('/');
  return `${server}/${path}#L${line}`;
}

/** Encodes every character with a meaning in URLs or Markdown; invalid UTF-8 becomes U+FFFD. */
const encode = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /[!'()*_~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
