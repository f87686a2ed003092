import type { DriftOutcome } from '../../../domain/outcome.ts';
import { driftHeadline, driftReport } from '../../drift-report.ts';
import { md, toMarkdown } from './markup.ts';
import { maxBodyChars, plainOptions, renderPage } from './report.ts';

/** Drift for an issue, comment or summary, fitted into GitHub's limit. Texts from files or the platform are in code spans. */
export function renderDriftMarkdown(outcome: DriftOutcome, repeatedOptions: string): string {
  const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
  return renderPage({ report: driftReport(outcome, repeatedOptions), head }, plainOptions, maxBodyChars);
}
