import type { ActionResult } from '../commands/action/result.ts';
import { refusalWords } from '../render/comment/refusal-words.ts';
import { headlineOf } from '../render/words/headline.ts';
import { failureOf } from '../render/words/failure.ts';
import type { ActionInputs } from '../world/action-world.ts';

/** Why the job is red, in one sentence; null when it is green. */
export function failureReason(
  { outcome, refusal, noPreview }: ActionResult,
  { failOn }: Pick<ActionInputs, 'failOn'>,
): string | null {
  if (refusal !== null) return refusalWords(refusal, null).says.text;
  switch (outcome.kind) {
    case 'valid':
    case 'no-changes':
    case 'applied':
      return null;
    case 'invalid':
      // A fork's author sees the problems; the job stays neutral.
      return failOn.has('invalid') && noPreview !== 'fork' ? headlineText(outcome) : null;
    case 'changes': {
      const isLooser = outcome.plan.summary.effect !== 'stricter' && outcome.plan.summary.effect !== 'neutral';
      return failOn.has('changes') || (failOn.has('looser') && isLooser) ? headlineText(outcome) : null;
    }
    case 'failed':
      return failureOf(outcome.error).message;
    case 'consent':
    case 'stale':
    case 'partial':
      return headlineText(outcome);
  }
}

function headlineText(outcome: ActionResult['outcome']): string {
  const { before, slug, after } = headlineOf(outcome);
  return `${before}${slug ?? ''}${after}`;
}
