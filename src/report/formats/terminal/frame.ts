import type { DriftOutcome, Outcome } from '../../../domain/outcome.ts';
import type { PullOutcome } from '../../../domain/pull.ts';
import { nextStep, type View, warningsLine } from '../../words/next-step.ts';
import { foundWords } from '../../words/summary.ts';
import type { Sentence } from '../../../domain/sentence.ts';
import { layout, type Line, paragraphs, raw, spansOf, type Style, styled, words } from './layout.ts';

type ValidationOutcome = Extract<Outcome, { kind: 'valid' | 'invalid' }>;

export type TerminalView = View & {
  /** Path of the config, if any. */
  readonly config?: string | null;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Whether diffs are complete. */
  readonly verbose: boolean;
};

/** The result of a check of the files, with its problems and the next command. Loads nothing that shows a plan. */
export const renderFound = (outcome: ValidationOutcome, problems: readonly Line[], view: TerminalView): string =>
  layout(
    paragraphs(
      [...headlineLines([foundWords(outcome)], headlineLooks[outcome.kind]), ...whereLines(view)],
      problems,
      endLines(outcome, view),
    ),
    view,
  );

export const headlineLooks = {
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
  differs: 'red',
} as const satisfies Record<(Outcome | DriftOutcome | PullOutcome)['kind'], Style>;

export type Where = { readonly platform: string | null; readonly config?: string | null };

/** The headline in its colour, with deployments in bold. */
export const headlineLines = (headline: Sentence, look: Style): Line[] => [words(0, ...spansOf(headline, look))];

export const whereLines = ({ platform, config = null }: Where): Line[] => [
  ...(platform === null ? [] : [words(0, styled('dim', `platform: ${platform}`))]),
  ...(config === null ? [] : [words(0, styled('dim', `config: ${config}`))]),
];

/** The effect of warnings, and the next command. */
export function endLines(outcome: Outcome, view: TerminalView): Line[] {
  const next = nextStep(outcome, view);
  const warnings = warningsLine(outcome, view);
  return [
    ...(warnings === null ? [] : [words(0, styled('yellow', warnings))]),
    ...(next === null ? [] : nextLines(next.message, next.command)),
  ];
}

/** Commands on lines of their own, which never wrap, or they could not be pasted. */
export const nextLines = (message: string, ...commands: readonly string[]): Line[] => [
  words(0, message),
  ...commands.map((command) => raw(2, styled('bold', command))),
];
