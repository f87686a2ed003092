import type { DriftOutcome, Outcome } from '../../domain/outcome.ts';
import type { DriftTerminalView } from './terminal.ts';
import { driftHeadline, driftReport } from '../drift-report.ts';
import type { Surface } from '../../domain/fix.ts';
import type { LocatedProblem, Position } from '../../domain/problem.ts';
import { type SizedText, fit, takeWithin } from '../fit.ts';
import { phraseOf } from '../words/problems.ts';
import { nextStep, type View } from '../words/next-step.ts';
import {
  type Block,
  printBlock,
  type Printers,
  type Report,
  isStopped,
  reportOf,
  type Table,
  type Tone,
} from '../report.ts';
import type { Item } from '../items.ts';
import { deploymentNames } from '../words/names.ts';
import type { Section } from '../sections.ts';
import { deploymentTable, gaps, isUrgent, lightOf, lights, otherDeployments } from './markdown/deployments.ts';
import {
  alert,
  blocks,
  details,
  fence,
  foldTitle,
  join,
  lines,
  link,
  type Markdown,
  md,
  noMarkdown,
  ours,
  row,
  sentences,
  toMarkdown,
} from './markdown/markup.ts';
import { dangerOf, direction, isLoosening } from '../danger.ts';
import { effectCounts, problemWords } from '../words/summary.ts';
import { effectWords, placeWords, verbTitles } from '../words/terms.ts';
import { say, type Sentence } from '../../domain/sentence.ts';
import { count } from '../../util/text.ts';
import { capDiff } from '../yaml-diff.ts';

export type MarkdownView = View & {
  /** Maximum number of characters. GitHub's limit is 65,536 (else 422). */
  readonly budget?: number;
};

/** Below GitHub's 65,536 characters (else 422), with a margin for other ways to count. */
export const largestBody = 60_000;

/** How much of each object is shown, and with which links. */
export type Detail = {
  readonly surface: Surface;
  /** Lines of a diff per object; the plan file is complete. */
  readonly maxLines: number;
  /** Rows of a table of changes. */
  readonly maxRows: number;
  /** Whether of many deployments only those that get looser are shown with their changes. */
  readonly isBrief: boolean;
  /** URL of the comment that goes on with the sections that do not fit into this one; null for none. */
  readonly next: string | null;
  /** URL of a position; null for none. */
  linkTo(position: Position): string | null;
};

/** Like a comment, without links. */
export const plainDetail: Detail = {
  surface: 'command-line',
  maxLines: 100,
  maxRows: 200,
  isBrief: false,
  next: null,
  linkTo: () => null,
};

/**
 * An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): details, then
 * rows go as wholes, the dangerous ones last, and the counts never. Texts from files or the platform are in code spans. No command that would
 * approve what a guard stopped.
 */
export function renderMarkdown(outcome: Outcome, view: MarkdownView): string {
  const next = isStopped(outcome) ? null : nextStep(outcome, view);
  const foot = next === null ? noMarkdown : md`${ours(next.message)} ${next.command}`;
  return printReport({ ...outcomeReport(outcome, plainDetail), foot }, plainDetail, view.budget ?? largestBody);
}

/** A report with text above and below, which is short and never cut. */
export type Framed = { readonly report: Report; readonly head: readonly Markdown[]; readonly foot?: Markdown };

/** An outcome under its headline. */
export function outcomeReport(outcome: Outcome, { surface }: Detail): Framed {
  const report = reportOf(outcome, surface);
  return { report, head: [md`### ${toMarkdown(report.headline)}`, toMarkdown(report.counts)] };
}

/** Prints a report. What needs a decision has at most half of the page, folded details a quarter; the rest is for changes and problems. */
export const printReport = (framed: Framed, detail: Detail, budget: number): string =>
  fitReport(framed, detail, budget).text;

/** A printed report, and the sections of deployments that did not fit. */
export type Fitted = { readonly text: string; readonly left: readonly SectionBlock[] };

/** The same, and what is left for another page. */
export function fitReport({ report, head, foot = noMarkdown }: Framed, detail: Detail, budget: number): Fitted {
  const share = Math.floor(budget / 8);
  const above = blocks([...head, factBlocks(report.top, 4 * share, share)]);
  const below = blocks([foot, details(ours('Details'), factBlocks(report.details, 2 * share, share))]);
  const room = budget - above.text.length - below.text.length - gaps;
  const { body, left } = fitBody(report.body, room, detail);
  return { text: `${blocks([above, body, below]).text}\n`, left };
}

/** As many blocks as fit; `share`: for each of them. */
function factBlocks(all: readonly Block[], room: number, share: number): Markdown {
  const taken = takeWithin(
    all.map((block) => printBlock(printers, block, share).text),
    room,
  );
  return blocks([...taken.map(ours), moreParts(all.length - taken.length)]);
}

const moreParts = (more: number): Markdown =>
  more === 0 ? noMarkdown : ours(`Not shown here: ${count(more, 'more part')}.`);

const alerts = { danger: 'CAUTION', warning: 'WARNING', good: null, plain: null } as const satisfies Record<
  Tone,
  string | null
>;

/** Blocks in so many characters; without objects and problems, which fit together. */
const printers: Printers<Markdown, number> = {
  text: ({ message }) => toMarkdown(message),
  list({ tone, title, items, hint }) {
    const kind = alerts[tone];
    const list = lines([md`**${ours(title)}**`, ...items.map((item) => md`- ${toMarkdown(item)}`)]);
    const whole = blocks([list, toMarkdown(hint)]);
    return kind === null ? whole : alert(kind, whole);
  },
  table: tableBlock,
  objects: ({ title, message, section }) =>
    blocks([title === null ? noMarkdown : md`#### ${lightOf(section)}${toMarkdown(title)}`, toMarkdown(message)]),
  deployments: deploymentTable,
  problems: () => noMarkdown,
  failure: (block) => fence(block.lines.slice(0, maxMessage)),
};

/** Limits the lines of a message, such as a proxy's error page. */
const maxMessage = 10;

/** A table cut by rows, with the number of omitted ones. */
function tableBlock({ head, rows }: Table, room: number): Markdown {
  const top = lines([row(head.map(ours)), row(head.map(() => ours('---')))]);
  const texts = takeWithin(
    rows.map((cells) => row(cells.map(toMarkdown)).text),
    room - top.text.length - gaps,
  );
  const more = rows.length - texts.length;
  const rest = more === 0 ? noMarkdown : ours(`Not shown here: ${count(more, 'more row')}.`);
  return blocks([lines([top, ...texts.map(ours)]), rest]);
}

/** Characters reserved per block for the line that counts omitted entries. */
const reserve = 150;

/** The changes of one deployment, or of several that have the same. */
type SectionBlock = Extract<Block, { kind: 'objects' }> & { readonly section: Section };

const isSection = (block: Block): block is SectionBlock => block.kind === 'objects' && block.section !== undefined;

/** So many sections are shown with their changes, whatever these are. */
const fewSections = 5;

/** Sections beyond these are folded. */
const unfolded = 2;

/** Blocks one after another: first all titles, then tables, and details while there is room. */
function fitBody(body: readonly Block[], room: number, detail: Detail) {
  const isBrief = detail.isBrief && body.filter(isSection).length > fewSections;
  const shown = isBrief ? body.filter((block) => !isSection(block) || isUrgent(block.section)) : body;
  const frames = takeWithin(
    shown.map((block) => printBlock(printers, block, room).text),
    (room * 2) / 3,
    reserve,
  );
  let space = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
  const parts: Part[] = [];
  let isFull = false;
  for (const block of shown.slice(0, frames.length)) {
    const part = partOf(block, Math.floor((space * 3) / 4), detail);
    // A section is printed whole or on another page, but for the first one; what follows it is less dangerous.
    isFull ||= isSection(block) && part.isCut && parts.some((one) => isSection(one.block));
    if (isFull && isSection(block)) continue;
    parts.push(part);
    space -= part.table.text.length;
  }
  const printed = new Set(parts.map(({ block }) => block));
  const unprinted = shown.filter(isSection).filter((block) => !printed.has(block));
  const texts = printParts(parts, new Map(shown.map((block, at) => [block, frames[at] ?? ''])), space);
  const isOfPlan = ({ block }: Part): boolean => isSection(block) || block.kind === 'deployments';
  const end = parts.findLastIndex(isOfPlan) + 1;
  const lost = shown.slice(frames.length).filter((block) => !isSection(block)).length;
  return {
    left: unprinted,
    body: blocks([
      ...texts.slice(0, end),
      nextPage(unprinted, detail),
      ...body.flatMap((block) => (block.kind === 'deployments' ? [otherDeployments(block, room)] : [])),
      isBrief ? calmWords(body.filter(isSection)) : noMarkdown,
      ...texts.slice(end),
      moreParts(lost),
    ]),
  };
}

/** Where the sections are that did not fit. */
function nextPage(left: readonly SectionBlock[], { next }: Detail): Markdown {
  if (left.length === 0) return noMarkdown;
  const slugs = left.flatMap(({ section }) => section.slugs);
  const names = toMarkdown(deploymentNames(slugs));
  return next === null
    ? md`Not shown here: the changes of ${names}. The plan file has them.`
    : md`**The changes of ${names} are in ${link(ours('a second comment'), next)}.**`;
}

/** The sections that are not in a comment because nothing gets looser there. */
function calmWords(sections: readonly SectionBlock[]): Markdown {
  const slugs = sections.filter(({ section }) => !isUrgent(section)).flatMap(({ section }) => section.slugs);
  if (slugs.length === 0) return noMarkdown;
  const whose = count(slugs.length, 'deployment');
  return ours(`The changes of ${whose} without a looser one are in the job summary and the plan file.`);
}

/** Each block with its table, and with details while there is room. */
function printParts(parts: readonly Part[], frames: ReadonlyMap<Block, string>, room: number): Markdown[] {
  const folded = new Set<Block>(
    parts
      .map(({ block }) => block)
      .filter(isSection)
      .slice(unfolded),
  );
  const kept = fit(
    parts.flatMap(({ entries }) => entries),
    room,
  );
  return parts.map(({ block, table, omitted, entries }) => {
    const found = entries.map((entry) => kept.get(entry));
    const shown = found.map((one) => ours(one ?? ''));
    const list = block.kind === 'problems' ? lines(shown) : blocks(shown);
    const below = blocks([table, ours(omitted), list, ours(leftWords(block, found))]);
    return isSection(block) && folded.has(block)
      ? details(md`${lightOf(block.section)}${foldTitle(block.title ?? [])}`, below)
      : blocks([ours(frames.get(block) ?? ''), below]);
  });
}

/** A block's table of changes with what it omits, and the entries that must fit. */
type Part = {
  readonly block: Block;
  readonly table: Markdown;
  readonly omitted: string;
  /** Whether rows are left out for want of room. */
  readonly isCut: boolean;
  readonly entries: readonly SizedText[];
};

function partOf(block: Block, room: number, detail: Detail): Part {
  const none = { block, table: noMarkdown, omitted: '', isCut: false };
  if (block.kind === 'problems') return { ...none, entries: block.problems.map((one) => problemEntry(one, detail)) };
  if (block.kind !== 'objects') return { ...none, entries: [] };
  const { table, items } = changeRows(block.items, room, detail);
  const entries = items.filter(hasDetails).map((item) => detailsEntry(item, detail));
  const isCut = items.length < Math.min(block.items.length, detail.maxRows);
  return { block, table, omitted: omittedWords(block.items.slice(items.length)), isCut, entries };
}

const hasDetails = ({ facts, diffs }: Item): boolean => facts.length + diffs.length > 0;

/** As many rows as fit, from the front. */
function changeRows(
  items: readonly Item[],
  room: number,
  detail: Detail,
): { readonly table: Markdown; readonly items: readonly Item[] } {
  const hasSizes = items.some(({ size }) => size.words.length > 0);
  const head = ['Effect', 'Change', ...(hasSizes ? ['Open findings'] : [])];
  const top = [row(head.map(ours)), row(head.map(() => ours('---')))];
  const texts = takeWithin(
    items.slice(0, detail.maxRows).map((item) => changeRow(item, hasSizes, detail).text),
    room - top.reduce((sum, { text }) => sum + text.length, gaps),
    1,
  );
  return {
    table: texts.length === 0 ? noMarkdown : lines([...top, ...texts.map(ours)]),
    items: items.slice(0, texts.length),
  };
}

/** `| 🔴&nbsp;**looser** | **Delete** policy a<br>stops blocking high<br>blocking.yaml:12 | **33 no longer blocked** |`, for a comment is narrow. */
function changeRow(item: Item, hasSizes: boolean, detail: Detail): Markdown {
  const { change, label, warnings, size } = item;
  const { at, message } = change;
  const name = toMarkdown(item.shortName);
  const title = change.verb === 'delete' ? md`**Delete** ${name}` : md`${ours(verbTitles[change.verb])} ${name}`;
  const place = at === null ? noMarkdown : placesOf(item, at, detail);
  const words = ours(effectWords(change.effect));
  const light = ours(lights[direction(change)]);
  const findings = isLoosening(change) && size.words.length > 0 ? strong(size.words) : toMarkdown(size.words);
  return row([
    isLoosening(change) ? md`${light}&nbsp;**${words}**` : md`${light}&nbsp;${words}`,
    join([label === null ? title : md`${ours(label)}: ${title}`, cell(message, warnings), place], '<br>'),
    ...(hasSizes ? [findings] : []),
  ]);
}

/** Where it is declared, also by others, and what that replaces. */
function placesOf({ otherFiles, overridden }: Item, at: Position, detail: Detail): Markdown {
  const linked = (place: Position): Markdown => link(md`${`${place.file}:${place.line}`}`, detail.linkTo(place));
  return sentences(
    linked(at),
    otherFiles === 0 ? noMarkdown : ours(`and ${count(otherFiles, 'more file')}`),
    overridden === null ? noMarkdown : md`overrides ${linked(overridden)}`,
  );
}

const strong = (sentence: Sentence): Markdown => md`**${toMarkdown(sentence)}**`;

/** What a change means, and warnings as further sentences. */
const cell = (message: Sentence, warnings: readonly Sentence[]): Markdown =>
  warnings.length === 0 ? toMarkdown(message) : sentences(md`${toMarkdown(message)}.`, ...warnings.map(toMarkdown));

/** Counts the rows that did not fit. */
const omittedWords = (items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : `Not shown here: ${effectCounts(items.map(({ change }) => change))}. The plan file has them all.`;

/** Counts the entries of a block that have no text. */
function leftWords(block: Block, texts: readonly (string | undefined)[]): string {
  const isLost = (_: unknown, at: number): boolean => texts[at] === undefined;
  if (block.kind === 'problems') {
    const problems = block.problems.filter(isLost);
    return problems.length === 0 ? '' : `Not shown here: ${problemWords(problems)}.`;
  }
  const lost = texts.filter((text) => text === undefined).length;
  return lost === 0 ? '' : `Not shown here: the details of ${count(lost, 'change')}.`;
}

/** The details of a change, folded: facts and diffs. */
function detailsEntry(item: Item, detail: Detail): SizedText {
  const { change, name, label, facts, diffs } = item;
  const summary = foldTitle(say`${[label === null ? '' : `${label}: `]}${[verbTitles[change.verb]]} ${name}`);
  return {
    rank: dangerOf(change),
    small: null,
    full() {
      const shown = diffs.map(({ title, lines: make }) => {
        const all = capDiff(make(), detail.maxLines).map(({ mark, text }) => `${mark} ${text}`);
        return blocks([title === 'Diff' ? noMarkdown : ours(`${title}:`), fence(all, 'diff')]);
      });
      return details(summary, blocks([list(facts), ...shown])).text;
    },
  };
}

const list = (items: readonly Sentence[]): Markdown => lines(items.map((item) => md`- ${toMarkdown(item)}`));

/** A problem with links, and with its fix. */
function problemEntry({ problem, position, first }: LocatedProblem, detail: Detail): SizedText {
  const { message, fix } = phraseOf(problem);
  const at = (place: Position): Markdown => link(md`${placeWords(place)}`, detail.linkTo(place));
  const place = position === null ? noMarkdown : md`${at(position)}: `;
  const line = md`- ${place}${ours(problem.severity === 'warning' ? 'warning: ' : '')}${toMarkdown(message)}`;
  const other = first === null ? noMarkdown : md` (first: ${at(first)})`;
  return {
    rank: problem.severity === 'error' ? 0 : 3,
    small: () => line.text,
    full: () => md`${line}${other}. Fix: ${toMarkdown(fix)}`.text,
  };
}

/** Drift as GitHub Markdown for an issue, comment or summary, fitted into GitHub's limit. Texts from files or the platform are in code spans. */
export function renderDriftMarkdown(outcome: DriftOutcome, { again }: Pick<DriftTerminalView, 'again'>): string {
  const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
  return printReport({ report: driftReport(outcome, again), head }, plainDetail, largestBody);
}
