import type { Drift, DriftOutcome } from '../../domain/drift.ts';
import type { Job } from '../../domain/event.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { escapeMarkdownSpan } from '../escape/markdown.ts';
import { alert, blocks, join, link, type Markdown, md, ours } from '../markdown/template.ts';
import { renderDriftMarkdown } from './markdown.ts';
import { originCounts } from './words.ts';

/** The drift of one deployment, and the run that found it. */
export type DriftIssueView = {
  readonly deployment: string;
  readonly drift: Drift;
  readonly problems: readonly LocatedProblem[];
  readonly job: Job;
  /** Options to give a command that is to be about the same. */
  readonly again: string;
};

/** GitHub takes 65,536 characters and answers 422 beyond; this leaves room for the first line and for our own words. */
const budget = 58_000;

/** Title of an issue. Nothing in it can act as a mention, a reference or a link. */
export const driftTitle = ({ deployment, drift }: Pick<DriftIssueView, 'deployment' | 'drift'>): string =>
  `Drift in ${plainName(deployment)}: ${originCounts(drift).join(', ')}`;

const plainName = (slug: string): string => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 80);

/** What an issue says below its first line. Ends with a line break. */
export function renderDriftIssue({ drift, problems, job, again }: DriftIssueView): string {
  const outcome: DriftOutcome = { kind: 'drift', drift, fix: null, problems };
  const report = renderDriftMarkdown(outcome, { platform: null, again, budget });
  const intro = md`The platform is not what ${job.repository.defaultBranch} declares. The drift check keeps this issue up to date, and closes it once they match again.`;
  const foot = md`<sub>${join([ours('Found by'), runLink(job)], ' ')}.</sub>`;
  return `${blocks([intro, ours(report.trimEnd()), foot]).text}\n`;
}

/** One line for the moment when there is no drift any more. */
export const goneLine = ({ job }: Pick<DriftIssueView, 'job'>): string =>
  md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;

/** Above the summary of a run: where the drift is reported, and the warnings. Empty, or ends with an empty line. */
export function driftLines(urls: readonly string[], warnings: readonly string[]): string {
  const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
  const all = [...warnings.map((text) => alert('WARNING', ours(escapeMarkdownSpan(text, 1000)))), ...places];
  return all.length === 0 ? '' : `${blocks(all).text}\n\n`;
}

const runLink = (job: Job): Markdown => link(ours('this run'), job.run.url);
