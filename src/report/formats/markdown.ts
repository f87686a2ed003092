import type { DriftOutcome, Outcome } from '../../domain/outcome.ts';
import type { DriftTerminalView } from './terminal.ts';
import { driftHeadline, driftReport } from '../drift-report.ts';
import { escapeMarkdownFence, escapeMarkdownSpan, escapeMarkdownTitle } from '../escape.ts';
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
import { deploymentRows, isLooserSection, type Section, unchangedWords } from '../sections.ts';
import { type Direction, dangerOf, direction, isLoosening } from '../danger.ts';
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

/** Reserved for empty lines between the parts. */
const gaps = 100;

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

/** In front of a section: a second signal beside the counts. */
const lightOf = (section: Section | undefined): Markdown =>
  section === undefined ? noMarkdown : ours(`${lights[worstOf(section)]} `);

const worstOf = (section: Section): Direction => deploymentRows([section])[0]?.direction ?? 'neutral';

/** Above the sections: the deployments that get looser or need a decision; without any, the first ones. */
function deploymentTable({ sections, unchanged }: Deployments, room: number): Markdown {
  const { seen, rest } = splitRows(sections);
  const others = rest.length === 0 ? unchangedWords(unchanged) : [];
  return blocks([rowsOfDeployments(seen, room / 4), toMarkdown(others)]);
}

/** Below the sections, folded: all other deployments. */
function otherDeployments({ sections, unchanged }: Deployments, room: number): Markdown {
  const { rest } = splitRows(sections);
  const changes = rest.flatMap((section) => section.changes);
  const title = `${count(rest.flatMap(({ slugs }) => slugs).length, 'more deployment')}: ${effectCounts(changes)}`;
  return rest.length === 0
    ? noMarkdown
    : details(ours(title), blocks([rowsOfDeployments(rest, room / 8), toMarkdown(unchangedWords(unchanged))]));
}

type Deployments = Extract<Block, { kind: 'deployments' }>;

/** Rows up to this number are not folded. */
const fewRows = 10;

/** Whether a deployment gets looser, or needs a decision. */
const isUrgent = (section: Section): boolean => isLooserSection(section) || section.standing.urgency > 0;

function splitRows(sections: readonly Section[]): Record<'seen' | 'rest', readonly Section[]> {
  if (sections.length <= fewRows) return { seen: sections, rest: [] };
  const urgent = sections.filter(isUrgent);
  if (urgent.length === 0) return { seen: sections.slice(0, fewRows), rest: sections.slice(fewRows) };
  return { seen: urgent, rest: sections.filter((section) => !urgent.includes(section)) };
}

/** A table of deployments, cut by rows. */
function rowsOfDeployments(sections: readonly Section[], room: number): Markdown {
  const rows = deploymentRows(sections).map(({ names, looser, stricter, standing, direction: worst }) =>
    row([
      md`${ours(lights[worst])}&nbsp;${toMarkdown(names)}`,
      looser === 0 ? noMarkdown : md`**${looser}**`,
      stricter === 0 ? noMarkdown : md`${stricter}`,
      ours(standing.urgency === 0 ? standing.words : `**${standing.words}**`),
    ]),
  );
  const head = ['Deployment', 'Looser', 'Stricter', 'State'];
  const top = lines([row(head.map(ours)), ours('| --- | --: | --: | --- |')]);
  const texts = takeWithin(
    rows.map(({ text }) => text),
    room - top.text.length - gaps,
    1,
  );
  const lost = sections.slice(texts.length).flatMap(({ slugs }) => slugs).length;
  const rest = lost === 0 ? noMarkdown : ours(`Not shown here: ${count(lost, 'more deployment')}.`);
  return blocks([lines([top, ...texts.map(ours)]), rest]);
}

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
    // A section is told whole or on another page, but for the first one; what follows it is less dangerous.
    isFull ||= isSection(block) && part.isCut && parts.some((one) => isSection(one.block));
    if (isFull && isSection(block)) continue;
    parts.push(part);
    space -= part.table.text.length;
  }
  const told = new Set(parts.map(({ block }) => block));
  const left = shown.filter(isSection).filter((block) => !told.has(block));
  const texts = printParts(parts, new Map(shown.map((block, at) => [block, frames[at] ?? ''])), space);
  const lastSection = parts.findLastIndex(({ block }) => isSection(block)) + 1;
  const lost = shown.slice(frames.length).filter((block) => !isSection(block)).length;
  return {
    left,
    body: blocks([
      ...texts.slice(0, lastSection),
      nextPage(left, detail),
      ...body.flatMap((block) => (block.kind === 'deployments' ? [otherDeployments(block, room)] : [])),
      isBrief ? calmWords(body.filter(isSection)) : noMarkdown,
      ...texts.slice(lastSection),
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

/** A second signal beside the word. */
const lights = { looser: '🔴', stricter: '🟢', neutral: '⚪' } as const satisfies Record<Direction, string>;

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
function placesOf({ otherFiles, overridden }: Item, at: Position, { linkTo }: Detail): Markdown {
  const linked = (place: Position): Markdown => link(md`${`${place.file}:${place.line}`}`, linkTo(place));
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
  const details = texts.filter((text) => text === undefined).length;
  return details === 0 ? '' : `Not shown here: the details of ${count(details, 'change')}.`;
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

/** Markdown markup; only this file creates it. */
export class Markdown {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markdown | string | number;

/**
 * A template of Markdown: inserted strings become code spans, so that texts from files or the platform cannot act as Markdown, HTML, mention or
 * link.
 */
export function md(literals: TemplateStringsArray, ...values: readonly Value[]): Markdown {
  const texts = values.map((value) => {
    if (value instanceof Markdown) return value.text;
    return typeof value === 'number' ? String(value) : escapeMarkdownSpan(value);
  });
  return new Markdown(String.raw({ raw: literals }, ...texts));
}

/** Our own words, from a table. */
export const ours = (text: string): Markdown => new Markdown(text);

export const noMarkdown = new Markdown('');

/** Any lines as a fenced block. */
export const fence = (content: readonly string[], info: 'diff' | 'text' = 'text'): Markdown =>
  new Markdown(escapeMarkdownFence(content, info));

/** Joins non-empty blocks with empty lines. */
export const blocks = (parts: readonly Markdown[]): Markdown => join(parts, '\n\n');

/** One line. */
export const sentences = (...parts: readonly Markdown[]): Markdown => join(parts, ' ');

export const lines = (parts: readonly Markdown[]): Markdown => join(parts, '\n');

const join = (parts: readonly Markdown[], by: string): Markdown =>
  new Markdown(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(by),
  );

/** A GitHub alert, whose body may have several lines. */
export const alert = (kind: 'CAUTION' | 'WARNING', body: Markdown): Markdown =>
  new Markdown([`[!${kind}]`, ...body.text.split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n'));

/** A link, or only its text if the URL is not safe in parentheses. */
export const link = (text: Markdown, address: string | null): Markdown =>
  address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;

// Without brackets, quotes, backslashes and blanks; and without `&`, which may begin an entity.
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;

/** The title of a folded part is HTML: nothing in it is Markdown, and foreign pieces are in a code element. */
const foldTitle = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence
      .map((piece) => (typeof piece === 'string' ? piece : `<code>${escapeMarkdownTitle(piece.foreign)}</code>`))
      .join(''),
  );

/** A folded part; nothing without a body. The empty lines enable Markdown inside. */
export const details = (summary: Markdown, body: Markdown): Markdown =>
  body.text === ''
    ? noMarkdown
    : md`<details><summary>${summary}</summary>

${body}

</details>`;

/** A row of a table, with blank cells for empty ones. `|` would end a cell even in code. */
export const row = (cells: readonly Markdown[]): Markdown =>
  ours(`| ${cells.map(({ text }) => (text === '' ? ' ' : text.replaceAll('|', String.raw`\u{7C}`))).join(' | ')} |`);

/** A sentence with foreign pieces in code. */
export const toMarkdown = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence.map((piece) => (typeof piece === 'string' ? piece : escapeMarkdownSpan(piece.foreign))).join(''),
  );

/** Drift as GitHub Markdown for an issue, comment or summary, fitted into GitHub's limit. Texts from files or the platform are in code spans. */
export function renderDriftMarkdown(outcome: DriftOutcome, { again }: Pick<DriftTerminalView, 'again'>): string {
  const head = [md`### ${toMarkdown(driftHeadline(outcome))}`];
  return printReport({ report: driftReport(outcome, again), head }, plainDetail, largestBody);
}
