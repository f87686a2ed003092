import { type Drift, entriesOf } from '../../domain/drift.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import type { Job } from '../../domain/forge.ts';
import { originCounts, driftHeadline, driftReport } from '../drift-report.ts';
import type { DriftOutcome } from '../../domain/outcome.ts';
import type { TestResult } from '../../domain/tests.ts';
import { count } from '../../util/text.ts';
import { printReport, plainDetail, largestBody } from './markdown.ts';
import { md, toMarkdown, alert, link, blocks, type Markdown, ours } from './markdown/markup.ts';

/** The drift of a deployment, and the run that found it. */
export type DriftIssueView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly brokenTests: readonly TestResult[];
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** The commit up to which merges were applied last; null if that is not known. */
  readonly settled: string | null;
  /** Options to repeat in a command. */
  readonly again: string;
};

/** The title of an issue, without working mentions, references or links. */
export function driftTitle({
  deployment,
  drift,
  brokenTests,
  problems,
}: Pick<DriftIssueView, 'deployment' | 'drift' | 'brokenTests' | 'problems'>): string {
  const name = deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);
  const expired = problems.filter(({ problem }) => problem.code === 'expired').length;
  const parts = [
    originCounts(drift),
    brokenTests.length === 0 ? '' : `${count(brokenTests.length, 'test')} broken`,
    expired === 0 ? '' : `${String(expired)} expired`,
  ];
  return `Drift in ${name}: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** For the first line of an issue. */
const issueMargin = 2000;

/** The text of an issue below its first line. Ends with a line break. */
export function renderDriftIssue({ drift, brokenTests, problems, job, settled, again }: DriftIssueView): string {
  const differs = entriesOf(drift).length > 0;
  const outcome: DriftOutcome = { kind: differs ? 'drift' : 'in-sync', drift, fix: null, brokenTests, problems };
  const head = [
    differs
      ? md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`
      : md`The platform matches ${job.repository.defaultBranch}, but entries there have expired. The drift check closes this issue once they are removed or renewed.`,
    ...(settled === null ? [] : [md`The last apply of merges went up to commit ${settled}.`]),
    md`### ${toMarkdown(driftHeadline(outcome))}`,
  ];
  const framed = { report: driftReport(outcome, again), head, foot: md`Found by ${runLink(job)}.` };
  return printReport(framed, plainDetail, largestBody - issueMargin);
}

/** The line for drift that is gone. */
export const goneLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;

/** Links to drift issues and warnings, for the top of a job summary. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const all = [
    ...warnings.map((warning) => alert('WARNING', md`${warning}`)),
    ...urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`),
  ];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}

const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);
