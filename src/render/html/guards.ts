import type { LabelConsent } from '../../domain/consent.ts';
import type { Guard } from '../../domain/plan.ts';
import { givenWords } from '../words/consent-words.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import type { Section } from './section.ts';
import { toHtml } from './sentence.ts';
import { type Html, markup, nothing } from './template.ts';

/** Who said yes to what, and what still wants a yes. */
export function guardSection(guards: readonly Guard[], consent: LabelConsent | undefined): Section {
  const given = consent === undefined ? [] : givenWords(consent).map((words) => markup`<p>${toHtml(words)}.</p>`);
  const title = guards.length === 0 ? 'Consent given' : 'Consent needed';
  return { id: 'guards', title, body: markup`${given}${guardList(guards)}` };
}

/** The reasons why a person must say yes first; each message holds its numbers and its way out. */
function guardList(guards: readonly Guard[]): Html {
  if (guards.length === 0) return nothing;
  const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
  return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, 'reason')}`;
}
