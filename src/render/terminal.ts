import type { Outcome } from '../domain/outcome.ts';
import { tellImpact } from './impact/told-impact.ts';
import { shownExplained, shownPlan } from './shown-plan.ts';
import { planLines } from './terminal/changes.ts';
import { guardLines } from './terminal/guards.ts';
import { layout } from './terminal/layout.ts';
import { type Line, type Style, paragraphs, styled, words } from './terminal/line.ts';
import { problemLines } from './terminal/problems.ts';
import { resultLines } from './terminal/results.ts';
import { staleLines } from './terminal/stale.ts';
import { triangulationNotes } from './triangulation/words.ts';
import type { TerminalView } from './view.ts';
import { failureOf } from './words/failure.ts';
import { headlineOf } from './words/headline.ts';
import { nextStep } from './words/next-step.ts';
import { textOf } from './words/sentence.ts';

/**
 * An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, guards, results, next step.
 * Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on the terminal.
 */
export function renderTerminal(outcome: Outcome, view: TerminalView): string {
  const lines = paragraphs(
    headline(outcome, view),
    noteLines(outcome),
    bodies[outcome.kind](outcome, view),
    impactLine(outcome),
    problemLines(outcome.problems, view),
    'guards' in outcome ? guardLines(outcome.guards) : [],
    'results' in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [],
    outcome.kind === 'failed' ? failureLines(outcome.error) : [],
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

/** What each kind shows between the headline and the problems. */
const bodies = {
  valid: () => [],
  invalid: () => [],
  'no-changes': (outcome, { verbose }) => changes(outcome, { diffs: false, verbose }),
  changes: (outcome, { verbose }) => changes(outcome, { diffs: true, verbose }),
  consent: (outcome, { verbose }) => changes(outcome, { diffs: true, verbose }),
  stale: (outcome, { verbose }) => ('results' in outcome ? staleLines(outcome.results, verbose) : []),
  applied: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  partial: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  failed: () => [],
} as const satisfies Record<Outcome['kind'], (outcome: Outcome, view: TerminalView) => Line[]>;

function changes(outcome: Outcome, detail: { diffs: boolean; verbose: boolean }): Line[] {
  const plan = shownPlan(outcome);
  return plan === null ? [] : planLines(plan, { ...detail, ...shownExplained(outcome) });
}

/** What could not be compared with the base, and what nobody looks after any more. */
function noteLines(outcome: Outcome): Line[] {
  const bundles = shownPlan(outcome)?.bundles ?? [];
  const notes = triangulationNotes(shownExplained(outcome).triangulation ?? null, bundles);
  return notes.map((note) => words(0, styled('yellow', textOf(note))));
}

function impactLine(outcome: Outcome): Line[] {
  const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
  return closing === null ? [] : [words(0, styled('dim', textOf(closing)))];
}

function failureLines(error: Error): Line[] {
  const { message, hint, facts } = failureOf(error);
  return [
    ...message.split('\n').map((line) => words(0, line)),
    ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
    ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
  ];
}

function lastLine(outcome: Outcome, view: TerminalView): Line[] {
  const next = nextStep(outcome, view);
  return next === null ? [] : [words(0, `${next.says} `, styled('bold', next.command))];
}
