import type { DriftOutcome, Outcome } from '../../../domain/outcome.ts';
import type { PullOutcome } from '../../../domain/pull-outcome.ts';
import type { Sentence } from '../../../domain/sentence.ts';
import { nextStep, type RunView, warningsText } from '../../words/next-step.ts';
import { validationText } from '../../words/summary.ts';
import type { DiffLine } from '../../yaml-diff.ts';
import {
  layout,
  type Layout,
  type Line,
  paragraphs,
  spansOf,
  type Style,
  styled,
  textLine,
  unwrappedLine,
} from './layout.ts';

// What is around every report on a terminal: the headline above, the next command below. `validate` loads only this file, so it imports nothing that renders plans.

export type PlatformAndConfig = {
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Path of the config, if any. */
  readonly config?: string | null;
};

/** `width`: fewer than 40 columns count as 40. */
export type TerminalView = RunView &
  Layout &
  PlatformAndConfig & {
    /** Whether diffs are complete. */
    readonly verbose: boolean;
  };

/** The result of a check of the files, with its problems and the next command. */
export const renderValidation = (
  outcome: Extract<Outcome, { kind: 'valid' | 'invalid' }>,
  problemLines: readonly Line[],
  view: TerminalView,
): string =>
  layout(
    paragraphs(
      [...headlineLines([validationText(outcome)], headlineStyles[outcome.kind]), ...platformLines(view)],
      problemLines,
      endLines(outcome, view),
    ),
    view,
  );

export const headlineStyles = {
  valid: 'green',
  invalid: 'red',
  'no-changes': 'green',
  changes: 'plain',
  'needs-approval': 'yellow',
  stale: 'red',
  applied: 'green',
  partial: 'yellow',
  failed: 'red',
  'in-sync': 'green',
  drift: 'yellow',
  written: 'green',
  'partly-written': 'yellow',
  differs: 'red',
} as const satisfies Record<(Outcome | DriftOutcome | PullOutcome)['kind'], Style>;

/** The headline in its colour, with deployments in bold. */
export const headlineLines = (headline: Sentence, style: Style): Line[] => [textLine(0, ...spansOf(headline, style))];

export const platformLines = ({ platform, config = null }: PlatformAndConfig): Line[] => [
  ...(platform === null ? [] : [textLine(0, styled('dim', `platform: ${platform}`))]),
  ...(config === null ? [] : [textLine(0, styled('dim', `config: ${config}`))]),
];

/** The effect of warnings, and the next command. */
export function endLines(outcome: Outcome, view: TerminalView): Line[] {
  const next = nextStep(outcome, view);
  const warnings = warningsText(outcome, view);
  return [
    ...(warnings === null ? [] : [textLine(0, styled('yellow', warnings))]),
    ...(next === null ? [] : nextStepLines(next.message, next.command)),
  ];
}

/** Commands on lines of their own, which never wrap, or they could not be pasted. */
export const nextStepLines = (message: string, ...commands: readonly string[]): Line[] => [
  textLine(0, message),
  ...commands.map((command) => unwrappedLine(2, styled('bold', command))),
];

/** A line of a diff in its colour. */
export const diffLine = ({ mark, text }: DiffLine): Line =>
  unwrappedLine(2, styled(diffStyles[mark], `${mark} ${text}`));

const diffStyles = { '+': 'green', '-': 'red', ' ': 'dim', '…': 'dim' } as const satisfies Record<
  DiffLine['mark'],
  Style
>;
