import type { Guard } from '../../domain/plan.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import type { Section } from './section.ts';
import { type Html, markup, nothing } from './template.ts';

/** What needs a person's consent before an apply. */
export const guardSection = (guards: readonly Guard[]): Section => ({
  id: 'guards',
  title: 'Consent needed',
  body: guardList(guards),
});

/** The reasons why a person must say yes first; each message holds its numbers and its way out. */
function guardList(guards: readonly Guard[]): Html {
  if (guards.length === 0) return nothing;
  const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
  return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, 'reason')}`;
}
