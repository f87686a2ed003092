import type { ActionResult } from '../commands/action/result.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Summary } from '../domain/plan.ts';
import { isLoosening } from '../render/danger.ts';
import { refusalWords } from '../render/comment/refusal-words.ts';
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
  return `${headlineText(outcome)}${hidesLoosening(outcome) ? ', looser against the base' : ''}`;
}

const always = () => true;
const never = () => false;

const isRed: Readonly<Record<Exclude<Outcome['kind'], 'failed'>, (result: ActionResult, failOn: FailOn) => boolean>> = {
  valid: never,
  'no-changes': ({ outcome }, failOn) => failOn.has('looser') && hidesLoosening(outcome),
  applied: never,
  // What was merged and cannot be applied is red in any case; a fork's author sees the problems, and the job stays neutral.
  invalid: ({ command, noPreview }, failOn) => command === 'apply' || (failOn.has('invalid') && noPreview !== 'fork'),
  changes: ({ outcome }, failOn) =>
    failOn.has('changes') ||
    (failOn.has('looser') &&
      outcome.kind === 'changes' &&
      (mayLoosen(outcome.plan.summary) || hidesLoosening(outcome))),
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
