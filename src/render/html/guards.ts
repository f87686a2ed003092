import type { Guard } from '../../domain/plan.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Html, markup, nothing } from './template.ts';

/** The reasons why a person must say yes first; each message holds its numbers and its way out. */
export function guardList(guards: readonly Guard[]): Html {
  if (guards.length === 0) return nothing;
  const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
  return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, 'reason')}`;
}
