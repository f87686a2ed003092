import type { PullOutcome } from '../../../domain/pull-outcome.ts';
import { type CompletedPull, pullHeadline, pullReport } from '../../pull-report.ts';
import { nextStepLines } from './frame.ts';
import type { Layout, Line } from './layout.ts';
import { problemLines } from './problems.ts';
import { renderReport } from './report.ts';

export type PullView = Layout & {
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Omits the next commands. */
  readonly quiet: boolean;
  /** How this program is started. */
  readonly program?: string;
  /** Options to repeat in the next command. */
  readonly repeatedOptions: string;
  /** Options of pull alone, which change what it writes. */
  readonly scope: readonly ('--all' | '--single')[];
  /** The next git command, with its folder; null outside a repository. */
  readonly git: ((command: 'diff' | 'status') => string) | null;
};

/** A pull for the terminal: the result, a line per file, what was left out, and the next command. Escaped. */
export function renderPullTerminal(outcome: PullOutcome, view: PullView): string {
  const isCompleted = 'pull' in outcome;
  const headline = isCompleted ? pullHeadline(outcome) : ['Nothing was pulled.'];
  const report = { headline, counts: [], ...pullReport(outcome) };
  const options = {
    problemLines: problemLines(outcome.problems, { width: view.width, verbose: true }),
    showsDetails: false,
    verbose: true,
  };
  const end = isCompleted && !view.quiet ? nextCommandLines(outcome, view) : [];
  return renderReport(outcome.kind, report, options, end, view);
}

function nextCommandLines({ kind, pull }: CompletedPull, view: PullView): Line[] {
  const { program = 'ifmatch', repeatedOptions, scope, git } = view;
  if (kind === 'differs' || kind === 'no-changes') return [];
  const ifmatchCommand = (...args: readonly string[]): string =>
    [program, ...args, repeatedOptions].filter(Boolean).join(' ');
  if (kind === 'changes') return nextStepLines('Next:', ifmatchCommand('pull', ...scope));
  // A diff does not show untracked files.
  const hasOnlyNewFiles = pull.files.every(({ verb }) => verb === 'create');
  const gitCommands = git === null ? [] : [git(hasOnlyNewFiles ? 'status' : 'diff')];
  return nextStepLines('Next:', ...gitCommands, ifmatchCommand('preview'));
}
