import type { Moved } from '../../domain/github.ts';
import { type Change, type Guard, summarize } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { compareChanges, type Comparison, diffPlatform } from '../shown-plan.ts';
import { phrase } from '../meaning-words.ts';
import { problemLines } from '../terminal/outcome.ts';
import { layout } from '../terminal/text.ts';
import { byDanger, dangerOf, reasonOf, settingWords } from '../verdict.ts';
import { changeWords, comparisonWords, count, failureOf, placeWords, problemWords, slugsOf } from '../words.ts';
import { diffChange } from '../yaml-diff.ts';
import { type Detail, diffFence, lineOf } from './change.ts';
import {
  alert,
  blocks,
  details,
  fence,
  fit,
  lines,
  type Markdown,
  md,
  nothing,
  ours,
  type Piece,
  toMarkdown,
} from './text.ts';

/** Lines of a message: a page that somebody's proxy answered would fill a comment. */
const maxMessageLines = 8;

/** Why a run failed, and what to do, in about `budget` characters. */
export function failureBlock(error: Error, budget: number): Markdown {
  const { message, hint, facts } = failureOf(error);
  const said = [
    ...message.split('\n').slice(0, maxMessageLines),
    facts.join(', '),
    hint === null ? '' : `fix: ${hint}`,
  ];
  return fence(
    said.filter((line) => line !== ''),
    'text',
    Math.floor(budget / (maxMessageLines + 2)),
  );
}

type Consent = Detail['consent'];

/** The reasons why a person must say yes first, and how to say it. */
export function guardBlock(guards: readonly Guard[], budget: number, consent: Consent): Markdown {
  if (guards.length === 0) return nothing;
  const end = ends[consent];
  const pieces = guards.map((guard) => ({ rank: 0, sizes: [() => oneGuard[consent](guard).text] }));
  const { texts, dropped } = fit(pieces, budget - end.text.length - 120);
  const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, 'more reason')}`)];
  const list = lines([ours('Consent needed:'), ...texts.map(ours), ...rest]);
  return alert('WARNING', blocks([list, end]));
}

const oneGuard = {
  option: ({ message }) => md`- ${message}`,
  setting: (guard) => md`- ${reasonOf(guard)} ${toMarkdown(settingWords(guard))}`,
} as const satisfies Record<Consent, (guard: Guard) => Markdown>;

const ends = {
  option: nothing,
  setting: md`If that is meant, change ${'guards'} in ${'ifmatch.yaml'} on the base branch first.`,
} as const satisfies Record<Consent, Markdown>;

/** As wide as a comment shows without scrolling. */
const width = 100;

/** Problems as a terminal shows them, in one fenced block: errors stay longest, the rest is counted. */
export function problemBlock(problems: readonly LocatedProblem[], budget: number): Markdown {
  if (problems.length === 0) return nothing;
  const { texts, dropped } = fit(problems.map(pieceOf), budget - 300);
  const rest =
    dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
  return blocks([
    ...(texts.length === 0 ? [] : [fence(texts.flatMap((text) => [...text.split('\n'), '']).slice(0, -1))]),
    rest,
  ]);
}

type ProblemPiece = Piece & { readonly located: LocatedProblem };

const pieceOf = (located: LocatedProblem): ProblemPiece => ({
  located,
  rank: located.problem.severity === 'error' ? 0 : 1,
  sizes: [
    () => oneLine(located),
    () => layout(problemLines([located], { width, verbose: true }), { width, color: false }).trimEnd(),
  ],
});

/** Without source and cure, and never longer than a few lines. */
function oneLine({ problem, position }: LocatedProblem): string {
  const short = phrase(problem).says.slice(0, 300);
  const place = position === null ? '' : `${placeWords(position)}  `;
  return layout([{ indent: 0, hang: 2, flow: 'words', spans: [{ text: `${place}${short}`, style: 'plain' }] }], {
    width,
    color: false,
  }).trimEnd();
}

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
      stalePiece('Different', pair.current, stale, () =>
        details(ours('On the platform since the review'), diffFence(diffPlatform(pair), maxLines)),
      ),
    ),
    ...gone.map((change) => stalePiece('Gone, the platform has it already', change, stale, null)),
  ];
}

/** With its diff; that of a delete is open, whatever else is folded. */
const wouldHappen = (label: string, change: Change, stale: Stale): Piece =>
  stalePiece(label, change, stale, () => {
    const diff = diffFence(diffChange(change), stale.detail.maxLines);
    return change.verb === 'delete' ? diff : details(ours('YAML'), diff);
  });

function stalePiece(label: string, change: Change, stale: Stale, diff: (() => Markdown) | null): Piece {
  const { moved, several, detail } = stale;
  const line = md`${ours(label)}: ${lineOf({ change, bundle: moved, several, detail })}`;
  const full = diff === null ? [] : [() => blocks([line, diff()]).text];
  return { rank: dangerOf(change), sizes: [() => line.text, ...full] };
}
