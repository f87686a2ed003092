import { failureOf } from '../words/failure.ts';
import { type Html, markup, nothing } from './template.ts';

/** Lines of a message: a page that somebody's proxy answered would fill this one. */
const maxLines = 20;

/** Why a run failed, and what to do. */
export function failureBlock(error: Error): Html {
  const { message, hint, facts } = failureOf(error);
  const lines = message.split('\n').slice(0, maxLines);
  return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${
    facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(', ')}</p>`
  }${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}
