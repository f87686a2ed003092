import type { Drift, DriftFix, DriftOutcome } from '../../domain/drift.ts';
import type { Job } from '../../domain/event.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { renderDriftMarkdown } from '../drift/markdown.ts';
import { notFixedWords, originCounts } from '../drift/words.ts';
import { blocks, join, link, type Markdown, md, nothing, ours } from '../markdown/template.ts';
import { count } from '../words/counts.ts';
import { objectName } from '../words/object-name.ts';

/** The drift of one deployment, and for whom it is told. */
export type DriftPageView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** Options to give a command that is to be about the same. */
  readonly again: string;
};

/** What a pull request takes into the files. */
export type Offered = {
  /** Objects that it takes over, and those that it leaves as they are. */
  readonly taken: number;
  readonly left: number;
  /** Whether it is opened with the job's own token, so that GitHub starts no workflow for it. */
  readonly ownToken: boolean;
};

/** GitHub takes 65,536 characters and answers 422 beyond; this leaves room for the first line and for our own words. */
const budget = 58_000;

/** Title of an issue or a pull request. Nothing in it can act as a mention, a reference or a link. */
export const driftTitle = ({ deployment, drift }: Pick<DriftPageView, 'deployment' | 'drift'>): string =>
  `Drift in ${plainName(deployment)}: ${originCounts(drift).join(', ')}`;

const plainName = (slug: string): string => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);

/** What an issue says below its first line. Ends with a line break. */
export const renderDriftIssue = (view: DriftPageView): string =>
  layOut(view, [
    md`The platform is not what ${branch(view)} declares. This issue is kept up to date by the drift check, and closed once both are the same again.`,
  ]);

/** What a pull request says below its first line. Ends with a line break. */
export const renderDriftPull = (view: DriftPageView, { taken, left, ownToken }: Offered): string =>
  layOut(view, [
    md`The platform was edited, and ${branch(view)} does not say so. **Merging accepts the platform's edits:** the files then declare them, and nothing is applied.`,
    ours(
      '**Closing this and applying the files again reverts them:** run the apply workflow by hand, review its plan, and run it again with the digest of the plan.',
    ),
    left === 0
      ? nothing
      : md`${ours(count(taken, 'object'))} of ${taken + left} ${ours(taken === 1 ? 'is' : 'are')} taken over here. What the platform has an earlier version of, was edited on both sides, cannot be told apart, or cannot be written into the files stays as it is.`,
    ours(
      'This pull request is kept up to date by the drift check as long as nobody else commits to its branch, and closed once the drift is gone.',
    ),
    ownToken ? ours(startsNothing) : nothing,
  ]);

const startsNothing =
  'It was opened with the token of a job, and for such ones GitHub starts no workflows: to have it previewed, close it and open it again.';

/** One line for the moment when there is no drift any more. */
export const goneLine = ({ job }: Pick<DriftPageView, 'job'>): string =>
  md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;

/** The same for a pull request that has nothing left to offer, while something else differs still. */
export const nothingLeftLine = ({ job }: Pick<DriftPageView, 'job'>): string =>
  md`No edit of the platform is left that could be taken into the files (${runLink(job)}).`.text;

/** An edit that no file can say, a sentence each; the caller escapes them. */
export const leftLines = ({ left }: DriftFix): string[] =>
  left.map(({ entry, why }) => {
    const { noun, name } = objectName(entry.change, entry.kind);
    return `The edit of ${noun} ${name} on the platform cannot be taken into the files: ${notFixedWords[why]}.`;
  });

function layOut({ drift, problems, job, again }: DriftPageView, intro: readonly Markdown[]): string {
  const outcome: DriftOutcome = { kind: 'drift', drift, fix: null, problems };
  const told = renderDriftMarkdown(outcome, { platform: null, again, budget });
  const foot = md`<sub>${join([ours('Found by'), runLink(job)], ' ')}.</sub>`;
  return `${blocks([...intro, ours(told.trimEnd()), foot]).text}\n`;
}

const branch = ({ job }: DriftPageView): string => job.repository.defaultBranch;
const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);
