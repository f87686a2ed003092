import { codeName, type Position, type LocatedProblem } from '../domain/problem.ts';
import { guardWords } from '../domain/guards.ts';
import type { Surface } from '../domain/fix.ts';
import { errorIn, type Outcome } from '../domain/outcome.ts';
import { shownPlan, shownExplained, approvalHint } from './report.ts';
import { cautionsOf } from './words/three-way.ts';
import { plainText, say } from '../domain/sentence.ts';
import { phrase } from './words/problems.ts';
import { bundleOf, failureLines } from './words/names.ts';
import { resultWords, resultReasons } from './words/terms.ts';
import { isDone, headlineText } from './words/headline.ts';

/** A message at a line of the files, or without a place. */
export type Message = {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly text: string;
  readonly at: Position | null;
};

/** Loosening changes, at the line that causes them; deletes have no line. */
function cautionsIn(outcome: Outcome): Message[] {
  const plan = shownPlan(outcome);
  const cautions = plan === null ? [] : cautionsOf(plan, shownExplained(outcome).threeWayDiff);
  return cautions.flatMap(({ title, entries }) =>
    entries.map(({ change, name }) => ({
      level: 'warning',
      title,
      text: plainText(say`${name}: ${change.message}`),
      at: change.at,
    })),
  );
}

/** What needs approval, at each line that it is about. */
const approvalsIn = (outcome: Outcome, surface: Surface): Message[] =>
  ('guards' in outcome ? outcome.guards : []).flatMap((guard) => {
    const { places = [] } = guard;
    const text = plainText(say`${guardWords(guard)} ${approvalHint([guard], surface)}`);
    return (places.length === 0 ? [null] : places).map((at): Message => ({
      level: 'warning',
      title: 'Approval required',
      text,
      at,
    }));
  });

function problemMessage({ problem, position }: LocatedProblem): Message {
  const { message, fix } = phrase(problem);
  return { level: problem.severity, title: codeName(problem), text: `${message}\nfix: ${fix}`, at: position };
}

const resultsIn = (outcome: Outcome): Message[] =>
  ('results' in outcome ? outcome.results : []).map((one) => {
    const {
      bundle,
      outcome: { result, reason },
    } = one;
    const text = `${plainText(bundleOf(bundle, true))}: ${resultWords(result)}, ${reason ?? resultReasons[result]}`;
    return { level: isDone(one) ? 'notice' : 'error', title: 'Result', text, at: null };
  });

/** All that a run found, the most important first. */
export const messagesOf = (outcome: Outcome, surface: Surface): Message[] => [
  ...runIn(outcome, surface),
  ...resultsIn(outcome),
  ...approvalsIn(outcome, surface),
  ...cautionsIn(outcome),
  ...outcome.problems.map(problemMessage),
];

/** Outcomes that fail no step. */
export const passing: readonly Outcome['kind'][] = ['valid', 'no-changes', 'changes', 'applied'];

/** The run's outcome, unless it is shown by its problems. */
function runIn(outcome: Outcome, surface: Surface): Message[] {
  if (outcome.kind === 'invalid') return [];
  const error = errorIn(outcome);
  const text = error === null ? headlineText(outcome) : failureLines(error, surface).join('\n');
  return [{ level: passing.includes(outcome.kind) ? 'notice' : 'error', title: 'ifmatch', text, at: null }];
}
