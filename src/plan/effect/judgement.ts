import type { Effect } from '../../domain/plan.ts';

/** What a change, or a part of one, does to enforcement, and the words for it. */
export type Judgement = { readonly effect: Effect; readonly says: string };

/** Several effects as one: what is not known stays not known, and stricter here does not pay for looser there. */
export function combine(effects: readonly Effect[]): Effect {
  const found = new Set(effects);
  if (found.has('unknown')) return 'unknown';
  if (found.has('mixed') || (found.has('looser') && found.has('stricter'))) return 'mixed';
  if (found.has('looser')) return 'looser';
  return found.has('stricter') ? 'stricter' : 'neutral';
}

export const together = (parts: readonly Judgement[]): Judgement => ({
  effect: combine(parts.map(({ effect }) => effect)),
  says: parts.map(({ says }) => says).join('; '),
});
