import type { Plan } from '../../domain/plan.ts';
import { type Entry, nameOf } from './change.ts';
import { type Html, markup, join, nothing } from './template.ts';

type Named = Pick<Entry, 'change' | 'owner'>;

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

/** What is deleted and what loosens enforcement, over everything else. */
export function cautionBlock({ bundles }: Plan): Html {
  const entries = bundles.flatMap((owner) => owner.changes.map((change) => ({ change, owner })));
  const kept = entries.filter(({ change }) => change.verb !== 'delete');
  const sentences = [
    sentence(
      'Deletes',
      entries.filter(({ change }) => change.verb === 'delete'),
    ),
    sentence(
      'Loosens enforcement:',
      kept.filter(({ change }) => change.effect === 'looser' || change.effect === 'mixed'),
    ),
    sentence(
      'May loosen enforcement:',
      kept.filter(({ change }) => change.effect === 'unknown'),
    ),
  ];
  const body = join(sentences, '');
  return body.text === '' ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}

function sentence(start: string, entries: readonly Named[]): Html {
  if (entries.length === 0) return nothing;
  const names = entries.slice(0, maxNamed).map((entry) => withWords(entry));
  const more = entries.length - names.length;
  return markup`<p><strong>${start}</strong> ${join([...names, more === 0 ? nothing : markup`and ${more} more`], '; ')}.</p>`;
}

const withWords = (entry: Named): Html =>
  entry.change.verb === 'delete' || entry.change.says === ''
    ? nameOf(entry)
    : markup`${nameOf(entry)}: ${entry.change.says}`;
