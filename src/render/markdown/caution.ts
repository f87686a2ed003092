import type { Plan } from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { type Caution, cautionsOf } from '../triangulation/cautions.ts';
import { takenBackWords } from '../triangulation/words.ts';
import { objectName } from '../words/object-name.ts';
import { fit } from './fit.ts';
import { type Markdown, alert, join, lines, md, nothing, ours } from './template.ts';

type Entry = Caution['entries'][number];

/**
 * The alert over everything else: what is deleted and what loosens enforcement, whether that only takes back what was done on the
 * platform, and what of it is live already; in at most `budget` characters.
 */
export function cautionBlock(
  plan: Pick<Plan, 'bundles'>,
  budget: number,
  triangulation: Triangulation | null,
): Markdown {
  const cautions = cautionsOf(plan, triangulation);
  const share = Math.floor((budget - 100) / Math.max(cautions.length, 3));
  return cautions.length === 0 ? nothing : alert('CAUTION', lines(cautions.map((one) => sentence(one, share))));
}

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

function sentence({ start, entries }: Caution, budget: number): Markdown {
  const pieces = entries
    .slice(0, maxNamed)
    .map((entry) => ({ rank: 0, sizes: [() => nameOf(entry).text, () => withWords(entry).text] }));
  const { texts } = fit(pieces, budget - 50);
  const more = entries.length - texts.length;
  const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
  return md`${ours(start)} ${join([...texts.map(ours), ...rest], '; ')}.`;
}

function nameOf({ change, owner, isRevert }: Entry): Markdown {
  const { noun, name } = objectName(change, owner.kind);
  return md`${ours(noun)} ${name}${ours(isRevert ? ` (${takenBackWords[change.verb]})` : '')}`;
}

const withWords = (entry: Entry): Markdown =>
  entry.change.verb === 'delete' || entry.change.says === ''
    ? nameOf(entry)
    : md`${nameOf(entry)}: ${entry.change.says}`;
