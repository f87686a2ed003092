import type { Surface } from '../domain/fix.ts';
import { guardSentence } from '../domain/guards.ts';
import { errorOf, isApplied, type Outcome } from '../domain/outcome.ts';
import { codeName, type LocatedProblem, type Position } from '../domain/problem.ts';
import { plainText, say } from '../domain/sentence.ts';
import { approvalHintSentence } from './approvals.ts';
import { explanationsToShow, planToShow } from './outcome-report.ts';
import { failureLines } from './words/failure.ts';
import { outcomeHeadlineText } from './words/headline.ts';
import { defaultResultReasons, resultLabel } from './words/labels.ts';
import { bundleName } from './words/names.ts';
import { describeProblemPlainly } from './words/problems.ts';
import { riskyChanges } from './words/three-way.ts';

/** A message at a line of the files, or without a place. */
export type Message = {
  readonly level: 'error' | 'warning' | 'notice';
  /** Stable, whatever the title says: people suppress messages by it. */
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly position: Position | null;
};

/** All that a run found, the most important first. */
export const toMessages = (outcome: Outcome, surface: Surface): Message[] => [
  ...outcomeMessages(outcome, surface),
  ...resultMessages(outcome),
  ...approvalMessages(outcome, surface),
  ...riskMessages(outcome),
  ...outcome.problems.map(problemMessage),
];

/** Outcomes that fail no step. */
export const passingKinds: readonly Outcome['kind'][] = ['valid', 'no-changes', 'changes', 'applied'];

/** The run's outcome, unless it is shown by its problems. */
function outcomeMessages(outcome: Outcome, surface: Surface): Message[] {
  if (outcome.kind === 'invalid') return [];
  const error = errorOf(outcome);
  const text = error === null ? outcomeHeadlineText(outcome) : failureLines(error, surface).join('\n');
  const level = passingKinds.includes(outcome.kind) ? 'notice' : 'error';
  return [{ level, code: 'ifmatch', title: 'ifmatch', text, position: null }];
}

const resultMessages = (outcome: Outcome): Message[] =>
  ('results' in outcome ? outcome.results : []).map((applied) => {
    const { kind, reason } = applied.result;
    const name = plainText(bundleName(applied.bundle, true));
    return {
      level: isApplied(applied) ? 'notice' : 'error',
      code: 'result',
      title: 'Result',
      text: `${name}: ${resultLabel(kind)}, ${reason ?? defaultResultReasons[kind]}`,
      position: null,
    };
  });

/** What needs approval, at each line that it is about. */
const approvalMessages = (outcome: Outcome, surface: Surface): Message[] =>
  ('guards' in outcome ? outcome.guards : []).flatMap((guard) => {
    const { places = [] } = guard;
    const text = plainText(say`${guardSentence(guard)} ${approvalHintSentence([guard], surface)}`);
    return (places.length === 0 ? [null] : places).map((position): Message => ({
      level: 'warning',
      code: 'approval-required',
      title: 'Approval required',
      text,
      position,
    }));
  });

/** Loosening changes, at the line that causes them; deletes have no line. */
function riskMessages(outcome: Outcome): Message[] {
  const plan = planToShow(outcome);
  if (plan === null) return [];
  const { threeWayDiff } = explanationsToShow(outcome);
  return riskyChanges(plan, threeWayDiff).flatMap(({ code, title, changes }) =>
    changes.map(({ change, name }) => ({
      level: 'warning',
      code,
      title,
      text: plainText(say`${name}: ${change.message}`),
      position: change.at,
    })),
  );
}

function problemMessage({ problem, position }: LocatedProblem): Message {
  const { message, fix } = describeProblemPlainly(problem);
  const code = codeName(problem);
  return { level: problem.severity, code, title: code, text: `${message}\nfix: ${fix}`, position };
}
