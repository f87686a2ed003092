import type { ActionResult } from '../commands/action/result.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Summary } from '../domain/plan.ts';
import { countWarnings } from '../domain/problem.ts';
import { isLoosening } from '../render/danger.ts';
import { refusalWords } from '../render/comment/refusal-words.ts';
import { count } from '../render/words/counts.ts';
import { headlineText } from '../render/words/headline.ts';
import { failureOf } from '../render/words/failure.ts';
import type { ActionInputs } from '../world/action-world.ts';

type FailOn = ActionInputs['failOn'];

/** Why the job is red, in one sentence; null when it is green. */
export function failureReason(result: ActionResult, { failOn }: Pick<ActionInputs, 'failOn'>): string | null {
  const { outcome, refusal } = result;
  if (refusal !== null) return refusalWords(refusal, null).says.text;
  if (outcome.kind === 'failed') return failureOf(outcome.error).message;
  if (!isRed[outcome.kind](result, failOn)) return null;
  const warnings =
    warns(result, failOn) && outcome.kind !== 'valid' ? `, ${count(countWarnings(outcome.problems), 'warning')}` : '';
  return `${headlineText(outcome)}${hidesLoosening(outcome) ? ', looser against the base' : ''}${warnings}`;
}

/** What is merged already is not stopped by a warning, and a fork's job stays neutral. */
const warns = ({ outcome, command, noPreview }: ActionResult, failOn: FailOn): boolean =>
  failOn.has('warnings') && command !== 'apply' && noPreview !== 'fork' && countWarnings(outcome.problems) > 0;

const always = () => true;
const never = () => false;

const isRed: Readonly<Record<Exclude<Outcome['kind'], 'failed'>, (result: ActionResult, failOn: FailOn) => boolean>> = {
  valid: warns,
  'no-changes': (result, failOn) => warns(result, failOn) || (failOn.has('looser') && hidesLoosening(result.outcome)),
  applied: never,
  // What was merged and cannot be applied is red in any case; a fork's author sees the problems, and the job stays neutral.
  invalid: ({ command, noPreview }, failOn) =>
    command === 'apply' || ((failOn.has('errors') || failOn.has('warnings')) && noPreview !== 'fork'),
  changes: (result, failOn) =>
    warns(result, failOn) ||
    failOn.has('changes') ||
    (failOn.has('looser') &&
      result.outcome.kind === 'changes' &&
      (mayLoosen(result.outcome.plan.summary) || hidesLoosening(result.outcome))),
  consent: always,
  stale: always,
  partial: always,
};

/** Whether the files loosen what the base says, though the platform is at least as loose already. */
const hidesLoosening = (outcome: Outcome): boolean =>
  ('triangulation' in outcome ? (outcome.triangulation?.bundles ?? []) : []).some(
    ({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)),
  );

const mayLoosen = ({ effect }: Summary): boolean => effect !== 'stricter' && effect !== 'neutral';
