import type { LocatedProblem, Position } from '../domain/problem.ts';
import {
  alert,
  blocks,
  details,
  fence,
  fit,
  join,
  lines,
  link,
  type Markdown,
  md,
  nothing,
  ours,
  type Piece,
  toCell,
  toMarkdown,
} from './markdown/text.ts';
import {
  atTerminal,
  type Item,
  leftWords,
  moreRows,
  type Reader,
  type Report,
  reportOf,
  reportWith,
  type Section,
  type Table,
} from './report.ts';
import { dangerOf } from './verdict.ts';
import { count, effectWords, joined, placeWords, problemWords, verbTitles } from './words.ts';
import { capDiff, changedFields, type DiffLine, foldWords } from './yaml-diff.ts';
import { isRollback, type View } from './next-step.ts';
import { problemSentences } from './problem-sentences.ts';
import type { Failure } from './prose.ts';
import type { Caution } from './three-way-words.ts';
import type { Outcome } from '../domain/outcome.ts';

export type MarkdownView = View & {
  /** Maximum number of characters. GitHub's limit is 65,536 (else 422). */
  readonly budget?: number;
};

/** Below GitHub's 65,536, with a margin for the record and links. */
const defaultBudget = 60_000;

/** How much of each object is shown, to whom, and with which links. */
export type Detail = Reader & {
  /** Lines of a diff per object; the plan file is complete. */
  readonly maxLines: number;
  /** URL of a position; null for none. */
  linkTo(position: Position): string | null;
};

/** Like a comment, without links. */
export const plainDetail: Detail = { ...atTerminal, maxLines: 100, linkTo: () => null };

/**
 * An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
 * shrink and go as wholes, the dangerous ones last, and the counts never. Texts from files or the platform are in code spans.
 */
export const renderMarkdown = (outcome: Outcome, { budget = defaultBudget }: MarkdownView): string =>
  printReport(outcomeReport(outcome, plainDetail), plainDetail, budget);

/** A report with text above and below, which is short and never cut. */
export type Framed = {
  readonly report: Partial<Report>;
  readonly head: readonly Markdown[];
  readonly foot?: Markdown;
};

/** An outcome under its headline. */
export function outcomeReport(outcome: Outcome, detail: Detail): Framed {
  const report = reportOf(outcome, detail);
  const foot = ours((isRollback(outcome) ? rollbackFooters : footers)[outcome.kind]);
  return { report, head: [headlineBlock(report)], foot };
}

export const headlineBlock = ({ headline }: Report): Markdown => md`### ${toMarkdown(headline)}`;

/** Reserved for empty lines between the parts. */
const gaps = 20;

/**
 * Prints a report: verdict, decisions, changes, problems, and folded facts. Alerts, tables and facts have an eighth of the page each; the rest is
 * for the changes, or for the problems if there are none.
 */
export function printReport({ report: parts, head, foot = nothing }: Framed, detail: Detail, budget: number): string {
  const report = reportWith(parts);
  const eighth = Math.floor(budget / 8);
  const top = [
    ...head,
    cautionBlock(report, eighth),
    approvalBlock(report, eighth),
    notesBlock(report, eighth),
    tableBlock(report.results, eighth),
    report.failure === null ? nothing : failureBlock(report.failure, 2 * eighth),
  ];
  const end = [foot, factsBlock(report, eighth)];
  const left = budget - blocks([...top, ...end]).text.length - gaps;
  const isBare = report.sections.length === 0;
  const problems = problemList(report.problems, isBare ? left : Math.min(eighth, left), detail);
  const body = isBare ? nothing : sectionBlocks(withoutTold(report, eighth), left - problems.text.length, detail);
  return `${blocks([...top, body, problems, ...end]).text}\n`;
}

/** How an apply keeps to the reviewed plan. */
const footers = {
  valid: '',
  invalid: '',
  'no-changes': '',
  changes: 'An apply sends exactly this plan (`If-Match`). If the platform changes first, nothing is applied.',
  'needs-approval': 'Nothing was applied.',
  stale: 'Nothing was applied. Run a new preview and review it.',
  applied: '',
  partial: 'Run a new preview to see what is left. Running the apply again is safe.',
  failed: '',
} as const satisfies Record<Outcome['kind'], string>;

/** A rollback is not previewed from files. */
const rollbackFooters: Readonly<Record<Outcome['kind'], string>> = {
  ...footers,
  stale: 'Nothing was rolled back. Make a new rollback and review it.',
  partial: 'Apply the rollback again for what is left; that is safe.',
};

/** More names are in the list below. */
const maxNamed = 5;

/** The alert on top: deletes, loosening changes, and which of them are live already. */
function cautionBlock({ cautions }: Pick<Report, 'cautions'>, budget: number): Markdown {
  if (cautions.length === 0) return nothing;
  const share = shareOf(cautions, budget);
  return alert('CAUTION', blocks(cautions.map((one) => cautionList(one, share))));
}

const shareOf = (cautions: readonly Caution[], budget: number): number =>
  Math.floor((budget - 100) / Math.max(cautions.length, 3));

type Cautioned = Caution['entries'][number];

/** As many names and changes as fit. */
const fitCautions = ({ entries }: Caution, budget: number) =>
  fit(
    entries.slice(0, maxNamed).map((entry) => ({ entry, rank: 0, sizes: [() => cautionLine(entry).text] })),
    budget - 60,
  );

const cautionLine = ({ change, name, says }: Cautioned): Markdown =>
  change.verb === 'delete' || says.length === 0 ? toMarkdown(name) : md`${toMarkdown(name)}: ${toMarkdown(says)}`;

/** Removes sentences that the alert already has. */
function withoutTold({ sections, cautions }: Report, eighth: number): Section[] {
  const share = shareOf(cautions, eighth);
  const reported = new Set(
    cautions.flatMap((caution) => fitCautions(caution, share).kept.map(({ entry }) => entry.change)),
  );
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.change.verb !== 'delete' && reported.has(item.change) ? { ...item, says: [] } : item,
    ),
  }));
}

/** One object in a line, several as a list. */
function cautionList(caution: Caution, budget: number): Markdown {
  const { start, entries } = caution;
  const { texts } = fitCautions(caution, budget);
  const more = entries.length - texts.length;
  const title = md`**${ours(start)}**`;
  if (entries.length === 1 && texts.length === 1) return md`${title} ${ours(texts[0] ?? '')}`;
  const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
  return lines([title, ...[...texts.map(ours), ...rest].map((one) => md`- ${one}`)]);
}

/** What needs approval, and how to approve. */
function approvalBlock(
  { approvals, approvalEnd }: Pick<Report, 'approvals' | 'approvalEnd'>,
  budget: number,
): Markdown {
  if (approvals.length === 0) return nothing;
  const end = toMarkdown(approvalEnd ?? []);
  const pieces = approvals.map((sentence) => ({ rank: 0, sizes: [() => md`- ${toMarkdown(sentence)}`.text] }));
  const { texts, dropped } = fit(pieces, budget - end.text.length - 120);
  const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, 'more reason')}`)];
  const list = lines([ours('**Approval required**'), ...texts.map(ours), ...rest]);
  return alert('WARNING', blocks([list, end]));
}

/** Notes about the base and unmanaged bundles, as far as they fit. */
function notesBlock({ notes }: Pick<Report, 'notes'>, budget: number): Markdown {
  const pieces = notes.map((note) => ({ rank: 0, sizes: [() => toMarkdown(note).text] }));
  return blocks(fit(pieces, budget).texts.map(ours));
}

/** Limits the lines of a message, such as a proxy's error page. */
const maxMessage = 8;

/** Why a run failed and what to do, in about `budget` characters. */
function failureBlock({ message, hint, facts }: Failure, budget: number): Markdown {
  const all = [...message.split('\n').slice(0, maxMessage), facts.join(', '), hint === null ? '' : `fix: ${hint}`];
  return fence(
    all.filter((line) => line !== ''),
    'text',
    Math.floor(budget / (maxMessage + 2)),
  );
}

/** A table cut by rows, with the number of omitted ones. */
function tableBlock(table: Table | null, budget: number): Markdown {
  if (table === null || table.rows.length === 0) return nothing;
  const rowOf = (cells: readonly Markdown[]): Markdown => md`| ${join(cells.map(orBlank), ' | ')} |`;
  const head = lines([rowOf(table.head.map(ours)), ours(`|${'---|'.repeat(table.head.length)}`)]);
  const pieces = table.rows.map((cells) => ({ rank: 0, sizes: [() => rowOf(cells.map(toCell)).text] }));
  const { texts, dropped } = fit(pieces, budget - head.text.length - 50);
  return blocks([lines([head, ...texts.map(ours)]), dropped.length === 0 ? nothing : ours(moreRows(dropped.length))]);
}

const orBlank = (cell: Markdown): Markdown => (cell.text === '' ? ours(' ') : cell);

/** Bundles with their state versions, and the certainty of the estimates. */
function factsBlock(
  { bundles, unmanaged, closing }: Pick<Report, 'bundles' | 'unmanaged' | 'closing'>,
  budget: number,
): Markdown {
  const body = blocks([tableBlock(bundles, budget - 1000), toMarkdown(unmanaged ?? []), toMarkdown(closing ?? [])]);
  return details(ours('Details'), body);
}

/** Characters reserved per section for markup and the line that counts omitted items. */
const reserve = 200;

/** Sections one after another; dangerous objects shrink and go last. */
function sectionBlocks(sections: readonly Section[], budget: number, detail: Detail): Markdown {
  const framed = sections.map((section) => ({ section, frame: frameOf(section) }));
  let room = budget - 100;
  const shown = framed.filter(({ frame }, index) => {
    const cost = frame.text.length + reserve;
    // The first sections always appear; of very many, some are only counted.
    if (index > 2 && room - cost < budget / 3) return false;
    room -= cost;
    return true;
  });
  const pieces = shown.flatMap(({ section }) => section.items.map((item) => pieceOf(item, section, detail)));
  const { texts, kept, dropped } = fit(pieces, Math.max(0, room));
  const shownIn = Map.groupBy(
    kept.map(({ section }, at) => ({ section, text: ours(texts[at] ?? '') })),
    ({ section }) => section,
  );
  const lostIn = Map.groupBy(dropped, ({ section }) => section);
  const parts = shown.map(({ section, frame }) => {
    const mine = (shownIn.get(section) ?? []).map(({ text }) => text);
    const lost = (lostIn.get(section) ?? []).map(({ item }) => item);
    return sectionBlock(section, frame, mine, lost);
  });
  const more = framed.length - shown.length;
  return blocks([...parts, more === 0 ? nothing : ours(`Not shown here: ${count(more, 'more bundle')}.`)]);
}

/** The text above a section's objects. */
function frameOf({ id, title, says, items }: Section): Markdown {
  const words = blocks(says.map(toMarkdown));
  if (id === 'reverts') return alert('WARNING', words);
  if (title === null) return words;
  if (id === 'changes') return md`**${toMarkdown(title)}**`;
  if (id === 'moved') return md`**${toMarkdown(title)}** ${words}`;
  return id === 'drift'
    ? blocks([md`#### ${toMarkdown(title)}: ${ours(count(items.length, 'object'))}`, words])
    : toMarkdown(title);
}

function sectionBlock(section: Section, frame: Markdown, shown: readonly Markdown[], lost: readonly Item[]): Markdown {
  const rest = lost.length === 0 ? nothing : ours(leftWords(lost));
  if (section.isBrief !== true) return blocks([frame, ...shown, rest]);
  const list = lines([...shown, ...(lost.length === 0 ? [] : [ours(`- and ${String(lost.length)} more`)])]);
  const isDangerous = section.items.some(({ change }) => dangerOf(change) < 2);
  return isDangerous ? blocks([md`${frame}:`, list]) : details(frame, list);
}

type ItemPiece = Piece & { readonly item: Item; readonly section: Section };

/** An object in several sizes: a line with warnings, its notes, fields and diffs. */
function pieceOf(item: Item, section: Section, detail: Detail): ItemPiece {
  const head = (): Markdown => lines([lineOf(item, detail), ...item.warnings.map(toMarkdown)]);
  const noted = (): Markdown => lines([head(), ...item.notes.map(toMarkdown)]);
  const fields = joined(
    changedFields(item.change).map((field) => [{ foreign: field }]),
    ', ',
  );
  return {
    item,
    section,
    rank: dangerOf(item.change),
    sizes: [
      () => (section.isBrief === true ? md`- ${head()}` : head()).text,
      ...(section.isBrief !== true && item.notes.length > 0 ? [() => noted().text] : []),
      ...(section.isBrief !== true && fields.length > 0
        ? [() => lines([noted(), md`Changes ${toMarkdown(fields)}.`]).text]
        : []),
      ...(section.isBrief !== true && item.diffs.length > 0
        ? [
            () =>
              blocks([
                noted(),
                details(ours('Findings'), lines(item.findings.map(toMarkdown))),
                ...item.diffs.map((diff, index) => diffBlock(diff, isOpen(item, index), detail)),
              ]).text,
          ]
        : []),
    ],
  };
}

/** Deletes are never folded. */
const isOpen = ({ change, label }: Item, index: number): boolean =>
  change.verb === 'delete' && index === 0 && label !== 'Different';

/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
function lineOf({ change, name, at, label, says }: Item, detail: Detail): Markdown {
  const object = md`${ours(label === null ? '' : `${label}: `)}**${ours(verbTitles[change.verb])}** ${toMarkdown(name)}`;
  const place = at === null ? nothing : md`, ${link(md`${`${at.file}:${String(at.line)}`}`, detail.linkTo(at))}`;
  const line = md`${object}${place} (${ours(effectWords[change.effect])})`;
  return says.length === 0 ? line : md`${line}: ${toMarkdown(joined(says, '; '))}`;
}

function diffBlock({ title, lines: make }: Item['diffs'][number], open: boolean, { maxLines }: Detail): Markdown {
  const diff = diffFence(make(), maxLines);
  return open ? diff : details(ours(title), diff);
}

/** A diff as a fenced block of about `maxLines` lines. */
const diffFence = (all: readonly DiffLine[], maxLines: number): Markdown =>
  fence(capDiff(all, maxLines).map(showLine), 'diff');

const showLine = (line: DiffLine): string => ('text' in line ? `${line.mark} ${line.text}` : `  ${foldWords(line)}`);

/** Problems with links, errors first and last to go; the rest is counted. */
function problemList(problems: readonly LocatedProblem[], budget: number, detail: Detail): Markdown {
  if (problems.length === 0) return nothing;
  const pieces = problems.map((located) => problemPiece(located, detail)).toSorted((a, b) => a.rank - b.rank);
  const { texts, dropped } = fit(pieces, budget - 100);
  const left = dropped.map(({ located }) => located);
  return blocks([lines(texts.map(ours)), left.length === 0 ? nothing : ours(`Not shown here: ${problemWords(left)}.`)]);
}

type ProblemPiece = Piece & { readonly located: LocatedProblem };

function problemPiece(located: LocatedProblem, detail: Detail): ProblemPiece {
  const { problem, position, first } = located;
  const { says, fix } = problemSentences(problem);
  const at = (place: Position): Markdown => link(md`${placeWords(place)}`, detail.linkTo(place));
  const place = position === null ? nothing : md`${at(position)}: `;
  const line = md`- ${place}${ours(problem.severity === 'warning' ? 'warning: ' : '')}${toMarkdown(says)}`;
  const other = first === null ? nothing : md` (first: ${at(first)})`;
  return {
    located,
    rank: problem.severity === 'error' ? 0 : 1,
    sizes: [
      () => line.text,
      () => md`${line}${other}${fix.length === 0 ? nothing : md`. Fix: ${toMarkdown(fix)}`}`.text,
    ],
  };
}
