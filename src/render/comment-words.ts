import { nameOfBundle } from '../domain/bundle.ts';
import type { Cause, Job, Moved, NoPreview, Refusal, RefusedAmong, Successor } from '../domain/github.ts';
import { type AppliedBundle, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { LocatedProblem, Position } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Detail } from './markdown/change.ts';
import { blocks, fit, join, lines, link, type Markdown, md, nothing, ours, type Piece } from './markdown/text.ts';
import { phrase } from './meaning-words.ts';
import { compareChanges } from './shown-plan.ts';
import { changeWords, count, placeWords, problemWords } from './words.ts';

/** Problems with a link to the line of each: errors first, and last to go; the rest is counted. */
export function problemList(problems: readonly LocatedProblem[], budget: number, detail: Detail): Markdown {
  if (problems.length === 0) return nothing;
  const pieces = problems.map((located) => pieceOf(located, detail)).toSorted((a, b) => a.rank - b.rank);
  const { texts, dropped } = fit(pieces, budget - 100);
  const rest =
    dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
  return blocks([lines(texts.map(ours)), rest]);
}

type ProblemPiece = Piece & { readonly located: LocatedProblem };

const pieceOf = (located: LocatedProblem, detail: Detail): ProblemPiece => ({
  located,
  rank: located.problem.severity === 'error' ? 0 : 1,
  sizes: [() => lineOf(located, detail).text, () => withFix(located, detail).text],
});

function lineOf({ problem, position }: LocatedProblem, detail: Detail): Markdown {
  const place = position === null ? nothing : md`${placeOf(position, detail)}: `;
  return md`- ${place}${ours(problem.severity === 'warning' ? 'warning, ' : '')}${phrase(problem).says}`;
}

function withFix(located: LocatedProblem, detail: Detail): Markdown {
  const { problem, first } = located;
  const { fix } = phrase(problem);
  const other = first === null ? nothing : md` (first: ${placeOf(first, detail)})`;
  return md`${lineOf(located, detail)}${other}${fix === '' ? nothing : md`. Fix: ${fix}`}`;
}

const placeOf = (position: Position, detail: Detail): Markdown =>
  link(md`${placeWords(position)}`, detail.linkTo(position));

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
const short = (commit: string): string => commit.slice(0, 7);

/** A sentence for Markdown, and the same one for a log or an output, whose writer still has to escape it. */
type Sentence = { readonly markdown: Markdown; readonly text: string };

/** Like `md`: what is put in becomes code in Markdown, and stands as it is in plain text. */
function say(literals: TemplateStringsArray, ...values: readonly (string | number | Sentence)[]): Sentence {
  const plain = (value: string | number | Sentence): string => (typeof value === 'object' ? value.text : String(value));
  return {
    markdown: md(literals, ...values.map((value) => (typeof value === 'object' ? value.markdown : value))),
    text: literals.map((literal, index) => (index === 0 ? '' : plain(values[index - 1] ?? '')) + literal).join(''),
  };
}

/** Names with commas between them, and `and` before the last. */
function listed(names: readonly string[]): Sentence {
  const sentences = names.map((name) => say`${name}`);
  const [last = say``, ...before] = sentences.toReversed();
  return before.length === 0 ? last : say`${together(before.toReversed(), ', ')} and ${last}`;
}

/** The same, with those beyond the fifth only counted: more of them nobody reads. */
function listedBriefly(names: readonly string[]): Sentence {
  const most = 5;
  if (names.length <= most) return listed(names);
  const first = names.slice(0, most).map((name) => say`${name}`);
  return say`${together(first, ', ')} and ${names.length - most} more`;
}

/** Sentences in a row. */
const together = (sentences: readonly Sentence[], by = ' '): Sentence => ({
  markdown: join(
    sentences.map(({ markdown }) => markdown),
    by,
  ),
  text: sentences
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(by),
});

/** The last line of a comment. */
export function smallPrint(...sentences: readonly Markdown[]): Markdown {
  const text = join(sentences, ' ');
  return text.text === '' ? nothing : md`<sub>${text}</sub>`;
}

export const runLink = ({ job }: CommentView): Markdown => link(ours('this run'), job.run.url);

/** Where the diff of every object stands in full. */
export function fullDiff(view: CommentView): Markdown {
  const { planFile } = view;
  const file = planFile === null ? [] : [view.summary ? md`${planFile}` : md`${planFile} of ${runLink(view)}`];
  const places = [...(view.summary ? [summaryLink(view)] : []), ...file];
  return places.length === 0 ? md`Made by ${runLink(view)}.` : md`Full diff: ${join(places, ', ')}.`;
}

/** Where more is to be read, when there is no diff. */
export const more = (view: CommentView): Markdown => md`More: ${view.summary ? summaryLink(view) : runLink(view)}.`;

/** How to get back what was there before an apply; nothing where no file holds that. */
export function undo({ planFile }: CommentView, results: readonly AppliedBundle[]): Markdown {
  const held = results.filter(hasUndo).length;
  const all = results.filter((one) => hasUndo(one) || mayBeChanged(one)).length;
  if (planFile === null || held === 0) return nothing;
  if (held === all) return md`${planFile} holds each bundle as it was before.`;
  return md`Of ${ours(count(all, 'bundle'))} ${planFile} holds ${ours(String(held))} as before the apply.`;
}

const hasUndo = ({ outcome }: AppliedBundle): boolean => 'undo' in outcome && outcome.undo !== null;

const mayBeChanged = ({ bundle, outcome }: AppliedBundle): boolean =>
  outcome.result !== 'not-applied' && bundle.changes.length > 0;

const summaryLink = ({ job }: CommentView): Markdown => link(ours('job summary'), job.run.url);

/** For whom a comment or a summary is written. */
export type CommentView = {
  /** Slug of the deployment; null where nothing says which one it is. */
  readonly deployment: string | null;
  readonly job: Job;
  /** Commit whose files are linked; null links none. */
  readonly commit: string | null;
  /** Folder of the repository that positions are relative to, when it is not the root. */
  readonly folder?: string;
  /** Branch that the pull request goes to, where there is one. */
  readonly base?: string;
  /** False for the preview of a pull request whose plan no merge is held to. */
  readonly isRecorded?: boolean;
  /** Whether the run writes a job summary. */
  readonly summary: boolean;
  /** The plan file of the run, by the name under which people find it; null when there is none. */
  readonly planFile: string | null;
};

/** A longer path takes more of a comment than its link is worth. */
const longest = 500;

/** The page of a file at the view's commit and the position's line; null where a browser would go elsewhere. */
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
  // Browsers take these away, also when they are encoded.
  if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return null;
  const path = [repository.owner, repository.name, 'blob', view.commit, ...segments].map(encode).join('/');
  return `${server}/${path}#L${String(line)}`;
}

/** Every character that means something in a URL or in Markdown; what no file name in UTF-8 can hold becomes U+FFFD. */
const encode = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /[!'()*_~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
