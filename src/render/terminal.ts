import type { Outcome } from '../domain/plan.ts';
import { layout, type Line, paragraphs, type Style, styled, words } from './terminal/text.ts';
import { endParagraphs, planParagraphs, problemLines } from './terminal/outcome.ts';
import type { TerminalView } from './shown-plan.ts';
import { headlineOf } from './verdict.ts';
import { nextStep, warningsLine } from './next-step.ts';

/**
 * An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, guards, results, next step.
 * Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on the terminal.
 */
export function renderTerminal(outcome: Outcome, view: TerminalView): string {
  const asksPlatform = outcome.kind !== 'valid' && outcome.kind !== 'invalid';
  const lines = paragraphs(
    headline(outcome, view),
    ...(asksPlatform ? planParagraphs(outcome, view) : []),
    problemLines(outcome.problems, view),
    ...(asksPlatform ? endParagraphs(outcome) : []),
    nextLine(outcome, view),
    lastLine(outcome, view),
  );
  return layout(lines, view);
}

const headlineLooks = {
  valid: 'green',
  invalid: 'red',
  'no-changes': 'green',
  changes: 'plain',
  consent: 'yellow',
  stale: 'red',
  applied: 'green',
  partial: 'yellow',
  failed: 'red',
} as const satisfies Record<Outcome['kind'], Style>;

function headline(outcome: Outcome, { platform, config = null }: TerminalView): Line[] {
  const { before, slug, after } = headlineOf(outcome);
  return [
    words(0, styled(headlineLooks[outcome.kind], before), styled('bold', slug ?? ''), after),
    ...(platform === null ? [] : [words(0, styled('dim', `platform: ${platform}`))]),
    ...(config === null ? [] : [words(0, styled('dim', `config: ${config}`))]),
  ];
}

function nextLine(outcome: Outcome, view: TerminalView): Line[] {
  const next = nextStep(outcome, view);
  return next === null ? [] : [words(0, `${next.says} `, styled('bold', next.command))];
}

function lastLine(outcome: Outcome, view: TerminalView): Line[] {
  const line = warningsLine(outcome, view);
  return line === null ? [] : [words(0, styled('yellow', line))];
}
