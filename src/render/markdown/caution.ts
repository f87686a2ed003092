import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import { objectName } from '../words/object-name.ts';
import { fit } from './fit.ts';
import { type Markdown, alert, join, lines, md, nothing, ours } from './template.ts';

type Entry = { readonly change: Change; readonly bundle: PlannedBundle };

/** The alert over everything else: what is deleted and what loosens enforcement, in at most `budget` characters. */
export function cautionBlock(plan: Plan, budget: number): Markdown {
  const entries = plan.bundles.flatMap((bundle) => bundle.changes.map((change) => ({ change, bundle })));
  const kept = entries.filter(({ change }) => change.verb !== 'delete');
  const share = Math.floor((budget - 100) / 3);
  const groups = [
    sentence(
      'Deletes',
      entries.filter(({ change }) => change.verb === 'delete'),
      share,
    ),
    sentence(
      'Loosens enforcement:',
      kept.filter(({ change }) => change.effect === 'looser' || change.effect === 'mixed'),
      share,
    ),
    sentence(
      'May loosen enforcement:',
      kept.filter(({ change }) => change.effect === 'unknown'),
      share,
    ),
  ].filter(({ text }) => text !== '');
  return groups.length === 0 ? nothing : alert('CAUTION', lines(groups));
}

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

function sentence(start: string, entries: readonly Entry[], budget: number): Markdown {
  if (entries.length === 0) return nothing;
  const pieces = entries
    .slice(0, maxNamed)
    .map((entry) => ({ rank: 0, sizes: [() => nameOf(entry).text, () => withWords(entry).text] }));
  const { texts } = fit(pieces, budget - 50);
  const more = entries.length - texts.length;
  const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
  return md`${ours(start)} ${join([...texts.map(ours), ...rest], '; ')}.`;
}

function nameOf({ change, bundle }: Entry): Markdown {
  const { noun, name } = objectName(change, bundle.kind);
  return md`${ours(noun)} ${name}`;
}

const withWords = (entry: Entry): Markdown =>
  entry.change.verb === 'delete' || entry.change.says === ''
    ? nameOf(entry)
    : md`${nameOf(entry)}: ${entry.change.says}`;
