// What only a platform can have said; a run that asked none never loads it.
import type { Outcome } from '../../domain/outcome.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { shownExplained, shownPlan, wasDeclined } from '../shown-plan.ts';
import { triangulationNotes } from '../triangulation/words.ts';
import type { TerminalView } from '../view.ts';
import { textOf } from '../words/sentence.ts';
import { planLines } from './changes.ts';
import { failureLines } from './failure.ts';
import { guardLines } from './guards.ts';
import { type Line, styled, words } from './line.ts';
import { resultLines } from './results.ts';
import { staleLines } from './stale.ts';

/** An outcome of a run that asked a platform. */
type Asked = Exclude<Outcome, { kind: 'valid' | 'invalid' }>;

/** What stands above the problems: notes, the plan or what became of it, and its impact. */
export const planParagraphs = (outcome: Asked, view: TerminalView): Line[][] => [
  noteLines(outcome),
  bodies[outcome.kind](outcome, view),
  impactLine(outcome),
];

/** What stands below the problems: guards, results and what made the run fail. */
export const endParagraphs = (outcome: Asked): Line[][] => [
  'guards' in outcome ? guardLines(outcome.guards) : [],
  'results' in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [],
  outcome.kind === 'failed' ? failureLines(outcome.error) : [],
];

/** What each kind shows between the headline and the problems. */
const bodies = {
  'no-changes': (outcome, { verbose }) => changes(outcome, { diffs: false, verbose }),
  changes: (outcome, { verbose }) => changes(outcome, { diffs: true, verbose }),
  // Who was asked has the plan before their eyes: once more, it would push what became of it off the screen.
  consent: (outcome, { verbose }) => (wasDeclined(outcome) ? [] : changes(outcome, { diffs: true, verbose })),
  stale: (outcome, { verbose }) => ('results' in outcome ? staleLines(outcome.results, verbose) : []),
  applied: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  partial: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  failed: () => [],
} as const satisfies Record<Asked['kind'], (outcome: Outcome, view: TerminalView) => Line[]>;

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
