import type { Effect } from '../../domain/plan.ts';
import { combine } from '../../domain/summary.ts';

/** What a change, or a part of one, does to enforcement, and the words for it. */
export type Judgement = { readonly effect: Effect; readonly says: string };

export const together = (parts: readonly Judgement[]): Judgement => ({
  effect: combine(parts.map(({ effect }) => effect)),
  says: parts.map(({ says }) => says).join('; '),
});
