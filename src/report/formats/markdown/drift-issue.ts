import { type Drift, changesIn } from '../../../domain/drift.ts';
import type { LocatedProblem } from '../../../domain/problem.ts';
import type { Job } from '../../../domain/forge.ts';
import { driftHeadline, driftReport, originCountsText } from '../../drift-report.ts';
import type { DriftOutcome } from '../../../domain/outcome.ts';
import type { TestResult } from '../../../domain/policy-tests.ts';
import { pluralize } from '../../../util/text.ts';
import { runLink } from './comment-view.ts';
import { alert, joinBlocks, link, md, toMarkdown } from './markup.ts';
import { maxBodyChars, plainOptions, renderPage } from './report.ts';

/** The drift of a deployment, and the run that found it. */
export type DriftIssueView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly brokenTests: readonly TestResult[];
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** The commit up to which merges were applied last; null if that is not known. */
  readonly appliedUpTo: string | null;
  readonly repeatedOptions: string;
};

/** The title of an issue, without working mentions, references or links. */
export function driftIssueTitle({
  deployment,
  drift,
  brokenTests,
  problems,
}: Pick<DriftIssueView, 'deployment' | 'drift' | 'brokenTests' | 'problems'>): string {
  const name = deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);
  const expired = problems.filter(({ problem }) => problem.code === 'expired').length;
  const parts = [
    originCountsText(drift),
    brokenTests.length === 0 ? '' : `${pluralize(brokenTests.length, 'test')} broken`,
    expired === 0 ? '' : `${String(expired)} expired`,
  ];
  return `Drift in ${name}: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** Characters reserved for the first line of an issue. */
const firstLineReserve = 2000;

/** The text of an issue below its first line. Ends with a line break. */
export function renderDriftIssue(view: DriftIssueView): string {
  const { drift, brokenTests, problems, job, appliedUpTo, repeatedOptions } = view;
  const differs = changesIn(drift).length > 0;
  const outcome: DriftOutcome = { kind: differs ? 'drift' : 'in-sync', drift, fix: null, brokenTests, problems };
  const head = [
    differs
      ? md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.`
      : md`The platform matches ${job.repository.defaultBranch}, but entries there have expired. The drift check closes this issue once they are removed or renewed.`,
    ...(appliedUpTo === null ? [] : [md`The last apply of merges went up to commit ${appliedUpTo}.`]),
    md`### ${toMarkdown(driftHeadline(outcome))}`,
  ];
  const page = { report: driftReport(outcome, repeatedOptions), head, foot: md`Found by ${runLink({ job })}.` };
  return renderPage(page, plainOptions, maxBodyChars - firstLineReserve);
}

/** The text of an issue whose drift is gone. */
export const noDriftLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink({ job })}).`.text;

/** Links to drift issues and warnings, for the top of a job summary. Empty, or ends with an empty line. */
export function driftNoticesMarkdown(urls: readonly string[], warnings: readonly string[]): string {
  const notices = [
    ...warnings.map((warning) => alert('WARNING', md`${warning}`)),
    ...urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`),
  ];
  return notices.length === 0 ? '' : `${joinBlocks(notices).text}\n\n`;
}
