import type { AppliedBundle } from '../../domain/outcome.ts';
import type { Change, Current, PlannedBundle } from '../../domain/plan.ts';
import { type Comparison, compareChanges } from '../compare-changes.ts';
import { count, slugsOf } from '../counts.ts';
import { byDanger, dangerOf } from '../order.ts';
import { comparisonWords } from '../stale-words.ts';
import { kindWords } from '../words.ts';
import { type DiffLine, diffChange, diffLines, printSide } from '../yaml/diff-change.ts';
import { lineOf } from './changes.ts';
import { diffFence } from './diff.ts';
import { type Piece, fit } from './fit.ts';
import { type Markdown, blocks, details, md, nothing, ours } from './template.ts';

type Stale = { readonly bundle: PlannedBundle; readonly current: Current; readonly several: boolean };

/** For each stale bundle, how what would happen now differs from what was reviewed, in at most `budget` characters. */
export function staleBlocks(results: readonly AppliedBundle[], budget: number): Markdown {
  const several = slugsOf(results.map(({ bundle }) => bundle)).length > 1;
  const stale = results.flatMap(({ bundle, outcome }) =>
    'current' in outcome && outcome.current !== null ? [{ bundle, current: outcome.current, several }] : [],
  );
  const share = Math.floor((budget - reserve) / Math.max(1, stale.length)) - 2;
  const pieces = stale.map((one) => ({
    rank: 0,
    sizes: [() => headOf(one, compare(one)).text, () => wholeOf(one, share).text],
  }));
  const { texts, dropped } = fit(pieces, budget - reserve);
  return blocks([...texts.map(ours), notShown(dropped.length, 'more bundle')]);
}

/** Characters kept free for a line that counts what does not fit. */
const reserve = 100;

const compare = ({ bundle, current }: Stale): Comparison => compareChanges(bundle.changes, current.changes);

function headOf({ bundle, current, several }: Stale, compared: Comparison): Markdown {
  const kind = ours(kindWords[bundle.kind]);
  const name = several ? md`${bundle.deployment.slug} ${kind}` : kind;
  const versions = md`was reviewed at state version ${bundle.stateVersion}, and is now at ${current.stateVersion}.`;
  return md`**${name}** ${versions} ${ours(comparisonWords(compared))}`;
}

function wholeOf(stale: Stale, budget: number): Markdown {
  const compared = compare(stale);
  const head = headOf(stale, compared);
  const { texts, dropped } = fit(piecesOf(compared, stale), budget - head.text.length - reserve);
  return blocks([head, ...texts.map(ours), notShown(dropped.length, 'more difference')]);
}

const notShown = (number: number, what: string): Markdown =>
  number === 0 ? nothing : ours(`Not shown here: ${count(number, what)}.`);

function piecesOf({ added, altered, gone }: Comparison, stale: Stale): Piece[] {
  const moved = ({ reviewed, current }: Comparison['altered'][number]): readonly DiffLine[] =>
    diffLines(printSide(reviewed, 'before'), printSide(current, 'before'));
  return [
    ...added
      .toSorted(byDanger)
      .map((change) => pieceOf('New', change, stale, () => open(change, diffFence(diffChange(change))))),
    ...altered.map((pair) =>
      pieceOf('Different', pair.current, stale, () =>
        details(ours('On the platform since the review'), diffFence(moved(pair))),
      ),
    ),
    ...gone.map((change) => pieceOf('Gone, the platform has it already', change, stale, null)),
  ];
}

/** A delete is open, whatever else is folded. */
const open = (change: Change, diff: Markdown): Markdown =>
  change.verb === 'delete' ? diff : details(ours('YAML'), diff);

function pieceOf(label: string, change: Change, { bundle, several }: Stale, diff: (() => Markdown) | null): Piece {
  const line = md`${ours(label)}: ${lineOf({ change, bundle, several })}`;
  const full = diff === null ? [] : [() => blocks([line, diff()]).text];
  return { rank: dangerOf(change), sizes: [() => line.text, ...full] };
}
