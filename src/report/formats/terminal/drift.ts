import type { DriftOutcome } from '../../../domain/outcome.ts';
import { driftHeadline, driftReport } from '../../drift-report.ts';
import type { PlatformAndConfig } from './frame.ts';
import type { Layout } from './layout.ts';
import { problemLines } from './problems.ts';
import { renderReport } from './report.ts';

export type DriftTerminalView = Layout &
  PlatformAndConfig & {
    /** Options and paths to repeat in the next command. */
    readonly repeatedOptions: string;
    /** How this program is started. */
    readonly program?: string;
    readonly verbose: boolean;
  };

/** Drift for the terminal: headline, and by origin the changes and what to do. Plain text, wrapped to the view's width and escaped. */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const { repeatedOptions, program, verbose } = view;
  const report = { headline: driftHeadline(outcome), counts: [], ...driftReport(outcome, repeatedOptions, program) };
  const options = { problemLines: problemLines(outcome.problems, view), showsDetails: true, verbose };
  return renderReport(outcome.kind, report, options, [], view);
}
