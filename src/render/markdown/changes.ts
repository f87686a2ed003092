import type { Explained } from '../../domain/outcome.ts';
import type { Change, Plan } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { byDanger } from '../danger.ts';
import { tellImpact } from '../impact/told-impact.ts';
import { isRevert, listChanges } from '../triangulation/list-changes.ts';
import { liveIn } from '../triangulation/live.ts';
import { revertWords } from '../triangulation/words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { changeWords } from '../words/counts.ts';
import { type ShownChange, changePiece } from './change.ts';
import type { Detail } from './detail.ts';
import { fit } from './fit.ts';
import { liveBlock } from './live.ts';
import { toMarkdown } from './sentence.ts';
import { type Markdown, alert, blocks, md, nothing, ours } from './template.ts';

/** Characters kept free for the line that counts what does not fit, and for the count of what is live already. */
const reserve = 400;

/**
 * The changes of all bundles, the dangerous ones first, in at most `budget` characters. With a triangulation those that would only take
 * back an edit of the platform stand below, and what is live already at the end; the deletes of both are the last to go.
 */
export function changeBlocks(plan: Plan, budget: number, detail: Detail, explained: Explained = {}): Markdown {
  const { impact = null, triangulation = null } = explained;
  const several = hasSeveralDeployments(plan.bundles);
  const listed = listChanges(plan, triangulation, tellImpact(impact).ofChange);
  const entries = listed
    .flatMap(({ changes }) => changes.map((one): ShownChange => ({ ...one, several, detail })))
    .toSorted((a, b) => byDanger(a.change, b.change));
  const own = entries.filter((one) => !isRevert(one));
  const reverts = entries.filter(isRevert);
  const warning = revertWarning(reverts.length, triangulation, detail);
  const { texts, kept, dropped } = fit([...own, ...reverts].map(changePiece), budget - warning.text.length - reserve);
  const first = kept.findIndex(isRevert);
  const end = first === -1 ? texts.length : first;
  const shown = blocks([...texts.slice(0, end).map(ours), warning, ...texts.slice(end).map(ours)]);
  const rest = notShown(dropped.map(({ change }) => change));
  const live = liveIn(triangulation);
  return blocks([shown, liveBlock(live, several, budget - shown.text.length - rest.text.length - 10), rest]);
}

/** Over what an apply would take back. */
const revertWarning = (number: number, triangulation: Triangulation | null, { subject }: Detail): Markdown =>
  number === 0 || triangulation === null
    ? nothing
    : alert('WARNING', toMarkdown(revertWords(number, triangulation, subject)));

function notShown(changes: readonly Change[]): Markdown {
  if (changes.length === 0) return nothing;
  return md`Not shown here: ${ours(changeWords(summarize(changes)).join(', '))}. The plan file holds them all.`;
}
