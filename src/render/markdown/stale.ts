import type { Moved } from '../../domain/comment.ts';
import type { Change } from '../../domain/plan.ts';
import { summarize } from '../../domain/summary.ts';
import { type Comparison, compareChanges, diffPlatform } from '../compare-changes.ts';
import { byDanger, dangerOf } from '../danger.ts';
import { slugsOf } from '../words/bundle-name.ts';
import { comparisonWords } from '../words/comparison-words.ts';
import { changeWords, count } from '../words/counts.ts';
import { diffChange } from '../yaml/diff-change.ts';
import { lineOf } from './change.ts';
import type { Detail } from './detail.ts';
import { diffFence } from './diff.ts';
import { type Piece, fit } from './fit.ts';
import { type Markdown, blocks, details, md, nothing, ours } from './template.ts';

type Stale = { readonly moved: Moved; readonly several: boolean; readonly detail: Detail };

/**
 * For each stale bundle, how what would happen now differs from what was reviewed, in at most `budget` characters. `deployment`: the slug
 * that stands above; a bundle of another one is named by its own.
 */
export function staleBlocks(
  moved: readonly Moved[],
  budget: number,
  detail: Detail,
  deployment: string | null = null,
): Markdown {
  const slugs = new Set([...slugsOf(moved), ...(deployment === null ? [] : [deployment])]);
  const several = slugs.size > 1;
  const share = Math.floor((budget - reserve) / Math.max(1, moved.length)) - 2;
  const pieces = moved.map((one) => {
    const stale = { moved: one, several, detail };
    return { rank: 0, sizes: [() => headOf(stale).text, () => wholeOf(stale, share).text] };
  });
  const { texts, dropped } = fit(pieces, budget - reserve);
  return blocks([...texts.map(ours), notShown(dropped.length, 'more bundle')]);
}

/** Characters kept free for a line that counts what does not fit. */
const reserve = 100;

/** Null where one side's changes are not known. */
const comparisonOf = ({ reviewed, now }: Moved): Comparison | null =>
  reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);

function headOf({ moved, several }: Stale): Markdown {
  const { deployment, kind, reviewed, now } = moved;
  const name = several ? md`${deployment.slug} ${ours(kind)}` : ours(kind);
  const versions =
    reviewed.stateVersion === now.stateVersion
      ? md`is at state version ${now.stateVersion}, as it was reviewed.`
      : md`was reviewed at state version ${reviewed.stateVersion}, and is now at ${now.stateVersion}.`;
  const compared = comparisonOf(moved);
  const words = compared === null ? countWords(moved) : comparisonWords(compared, unnamed(compared, reviewed));
  return md`**${name}** ${versions} ${ours(words)}`;
}

/** How many reviewed changes would not happen any more of which only that is known. */
const unnamed = ({ altered, gone, same }: Comparison, { creates, updates, deletes }: Moved['reviewed']): number =>
  Math.max(0, creates + updates + deletes - altered.length - gone.length - same);

/** `Reviewed: 1 update. Now: 1 update, 2 deletes.` */
function countWords({ reviewed, now }: Moved): string {
  const words = (counts: Parameters<typeof changeWords>[0]): string => changeWords(counts).join(', ') || 'no changes';
  const current = now.changes === null ? '' : ` Now: ${words(summarize(now.changes))}.`;
  return `Reviewed: ${words(reviewed)}.${current}`;
}

function wholeOf(stale: Stale, budget: number): Markdown {
  const head = headOf(stale);
  const { texts, dropped } = fit(piecesOf(stale), budget - head.text.length - reserve);
  return blocks([head, ...texts.map(ours), notShown(dropped.length, 'more difference')]);
}

const notShown = (number: number, what: string): Markdown =>
  number === 0 ? nothing : ours(`Not shown here: ${count(number, what)}.`);

function piecesOf(stale: Stale): Piece[] {
  const compared = comparisonOf(stale.moved);
  if (compared !== null) return differences(compared, stale);
  return (stale.moved.now.changes ?? []).toSorted(byDanger).map((change) => wouldHappen('Now', change, stale));
}

function differences({ added, altered, gone }: Comparison, stale: Stale): Piece[] {
  const { maxLines } = stale.detail;
  return [
    ...added.toSorted(byDanger).map((change) => wouldHappen('New', change, stale)),
    ...altered.map((pair) =>
      pieceOf('Different', pair.current, stale, () =>
        details(ours('On the platform since the review'), diffFence(diffPlatform(pair), maxLines)),
      ),
    ),
    ...gone.map((change) => pieceOf('Gone, the platform has it already', change, stale, null)),
  ];
}

/** With its diff; that of a delete is open, whatever else is folded. */
const wouldHappen = (label: string, change: Change, stale: Stale): Piece =>
  pieceOf(label, change, stale, () => {
    const diff = diffFence(diffChange(change), stale.detail.maxLines);
    return change.verb === 'delete' ? diff : details(ours('YAML'), diff);
  });

function pieceOf(label: string, change: Change, stale: Stale, diff: (() => Markdown) | null): Piece {
  const { moved, several, detail } = stale;
  const line = md`${ours(label)}: ${lineOf({ change, bundle: moved, several, detail })}`;
  const full = diff === null ? [] : [() => blocks([line, diff()]).text];
  return { rank: dangerOf(change), sizes: [() => line.text, ...full] };
}
