import type { Plan } from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { type Caution, cautionsOf } from '../triangulation/cautions.ts';
import { takenBackWords } from '../triangulation/words.ts';
import { nameOf } from './change.ts';
import { type Html, markup, join, nothing } from './template.ts';

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

/**
 * What is deleted and what loosens enforcement, over everything else; whether that only takes back what was done on the platform, and
 * what of it is live already.
 */
export function cautionBlock(plan: Plan, triangulation: Triangulation | null): Html {
  const body = join(cautionsOf(plan, triangulation).map(sentence), '');
  return body.text === '' ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}

function sentence({ start, entries }: Caution): Html {
  const names = entries.slice(0, maxNamed).map((entry) => withWords(entry));
  const more = entries.length - names.length;
  return markup`<p><strong>${start}</strong> ${join([...names, more === 0 ? nothing : markup`and ${more} more`], '; ')}.</p>`;
}

function withWords(entry: Caution['entries'][number]): Html {
  const { change, isRevert } = entry;
  const whose = isRevert ? ` (${takenBackWords[change.verb]})` : '';
  const says = change.verb === 'delete' || change.says === '' ? '' : `: ${change.says}`;
  return markup`${nameOf(entry)}${whose}${says}`;
}
