import { type BundleKind, nameOfBundle } from '../../domain/bundle.ts';
import type { Cause, Job, NoPreview, Refusal, RefusedAmong, Successor } from '../../domain/github.ts';
import { type PlannedBundle, summarize } from '../../domain/plan.ts';
import type { Position } from '../../domain/problem.ts';
import type { Settings } from '../../domain/settings.ts';
import { link, type Markdown, md, noMarkdown, ours } from '../formats/markdown.ts';
import { changeWords } from './summary.ts';
import { foreign, joined, listed, say, type Sentence } from './sentence.ts';
import { count } from '../../util/text.ts';
import type { AppliedBundle } from '../../domain/outcome.ts';

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

/** For a preview that has no record for an apply. */
export const notRecorded = 'This plan is not recorded, so merging does not apply it.';

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

/** Bundles that were not sent, because this pull request's review did not cover their changes. */
export function leftWords(left: readonly PlannedBundle[]): Sentence {
  if (left.length === 0) return [];
  const names = left.map(
    ({ kind, deployment, changes }) => say`${[kind]} of ${deployment.slug} (${[changeWords(summarize(changes))]})`,
  );
  return say`Not sent: ${joined(names, ', ')}. These changes are not part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow manually and review its plan. To keep edits of the platform, merge what ${'ifmatch drift --write'} changes in the files.`;
}

/** The end of the headline, and where to look instead. */
type Instead = readonly [tail: string, message: Markdown];

/** Where to look instead. */
export function successorWords(by: Successor): Instead {
  // TypeScript cannot see that the entry fits.
  const row = successors[by.what] as (one: Successor) => Instead;
  return row(by);
}

const successors: { readonly [W in Successor['what']]: (by: Extract<Successor, { what: W }>) => Instead } = {
  comment: ({ url }) => [
    'see the other comment',
    md`The plan is in ${link(ours('another comment'), url)}. This one is no longer updated.`,
  ],
  plan: ({ url }) => [
    'superseded',
    md`This plan is out of date and will not be applied. ${link(ours('A new comment'), url)} shows the current plan and what changed.`,
  ],
  deployments: () => ['valid again', ours('Each deployment that changes has a comment with its plan.')],
  head: ({ commit }) => ['being previewed', md`The plan of commit ${short(commit)} will be shown here.`],
  pull: ({ pull, run }) => [
    'not applied yet',
    md`Pull request #${pull} came before this one in the same push and was not applied. After it is applied or reverted, re-run ${link(ours('the job'), run)}; that is safe.`,
  ],
  branch: ({ branch, commit }) => [
    'superseded by a newer push',
    md`${branch} moved to ${short(commit)} before this was applied. See the run of that commit for the result.`,
  ],
};

/** The message, and what to do. */
export type Words = { readonly message: Sentence; readonly fix: Sentence };

/** The message, and what to do if not the usual. */
type Table = {
  readonly [C in Refusal['code']]: (
    refusal: Extract<Refusal, { code: C }>,
    usual: Sentence,
  ) => readonly [message: Sentence, fix?: Sentence];
};

/** Why nothing was applied, and how to continue. `digest`: of the fresh plan shown next to these words; null without one. */
export function refusalWords(refusal: Refusal, digest: string | null): Words {
  // TypeScript cannot see that the entry fits the code.
  const row = table[refusal.code] as (one: Refusal, usual: Sentence) => ReturnType<Table[Refusal['code']]>;
  const usual =
    digest === null
      ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.`
      : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
  const [message, fix = usual] = row(refusal, usual);
  const { among, done } = refusal;
  const applied = done === undefined ? [] : say`Already applied: ${namesIn(done.map(nameOfBundle))}.`;
  return { message: joined([among === undefined ? message : saidOf(among, message), applied]), fix };
}

/** Names the deployments of a refusal if the run has several. */
const saidOf = ({ so, otherwise }: RefusedAmong, message: Sentence): Sentence =>
  joined([
    say`For ${namesIn(so)}: ${message}`,
    otherwise.length === 0 ? [] : say`Refused for other reasons: ${namesIn(otherwise)}.`,
  ]);

const table: Table = {
  'direct-push': ({ commit, branch }) => [
    say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so its plan was not reviewed.`,
  ],
  fork: ({ pull }, usual) => [
    say`Pull request #${pull} came from a fork and has no reviewed plan.`,
    say`${usual} To preview forks before they are merged, use the workflow with ${'pull_request_target'}.`,
  ],
  'no-record': ({ pull }) => [
    say`Pull request #${pull} has no reviewed plan: its preview failed, did not run or found no changes, or its comment was deleted.`,
  ],
  edited: ({ reason }, usual) => [say`The plan in the comment cannot be trusted: ${reason}.`, checkHistory(usual)],
  'other-token': () => [
    say`The plan was signed with another API token, or for another repository or platform, so it cannot be verified. Most likely the token was rotated since the review.`,
  ],
  elsewhere: (_, usual) => [
    say`The plan in the comment belongs to another pull request or deployment.`,
    checkHistory(usual),
  ],
  'other-commit': ({ reviewed, merged }) => [
    say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`,
  ],
  'old-run': ({ commit, branch, tip }) => [
    say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`,
    say`See the run of ${short(tip)}, which applies the current ${branch}. If it failed, re-run that one.`,
  ],
  bundles: ({ missing, added }) => [
    say`The merged files change other bundles than were reviewed: ${kindsIn([...missing, ...added])}.`,
  ],
  files: ({ kinds }) => [
    say`The merged files of ${kindsIn(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`,
  ],
  settings: () => [say`The guards, the deployments or ${'on_stale'} in ${'ifmatch.yaml'} changed since the review.`],
  stale: () => [say`The platform changed since the review, so the reviewed plan no longer holds.`],
  guards: (_, usual) => [
    say`The plan requires approval.`,
    say`Each guard names the setting that approves it. ${usual}`,
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
  'other-plan': ({ wanted, found }) => [
    say`The current plan is ${found}, not ${wanted} as requested: the files or the platform changed in between.`,
    say`Review the current plan and run the workflow again with its digest.`,
  ],
};

const checkHistory = (usual: Sentence): Sentence => say`Check the edit history of the comment. ${usual}`;

/** The usual short form of a commit. */
const short = (commit: string): string => commit.slice(0, 7);

/** Names as a list. */
const namesIn = (names: readonly string[]): Sentence => listed(names.map((name) => [foreign(name)]));

const kindsIn = (kinds: readonly BundleKind[]): Sentence => listed(kinds.map((kind) => [kind]));

export const runLink = ({ job }: CommentView): Markdown => link(ours('this run'), job.run.url);

/** Where to read more: `isPlanned` with a plan. */
export function more(view: CommentView, isPlanned = false): Markdown {
  const { planFile, job } = view;
  const file = isPlanned && planFile !== null ? md`, ${planFile}` : noMarkdown;
  return md`More: ${view.summary ? link(ours('job summary'), job.run.url) : runLink(view)}${file}.`;
}

/** How to undo an apply; nothing without a file that holds the undo. */
export function undo({ planFile }: CommentView, results: readonly AppliedBundle[]): Markdown {
  const held = results.filter(({ outcome }) => 'undo' in outcome && outcome.undo !== null).length;
  if (planFile === null || held === 0) return noMarkdown;
  return md`${planFile} holds the undo of ${ours(count(held, 'bundle'))}.`;
}

/** The place and reader of a comment or summary. */
export type CommentView = {
  /** Slug of the deployment; null if unknown. */
  readonly deployment: string | null;
  readonly job: Job;
  /** Commit whose files are linked; null for no links. */
  readonly commit: string | null;
  /** Folder that positions are relative to, if not the root. */
  readonly folder?: string;
  /** Base branch of the pull request, if any. */
  readonly base?: string;
  /** False if no merge is held to the plan. */
  readonly isRecorded?: boolean;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** Name of the run's plan file; null without one. */
  readonly planFile: string | null;
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
