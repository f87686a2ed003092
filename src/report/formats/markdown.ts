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
  /** URL of a position; null for none. */
  linkTo(position: Position): string | null;
};

/** Like a comment, without links. */
export const plainDetail: Detail = {
  surface: 'command-line',
  maxLines: 100,
  maxRows: 200,
  isBrief: false,
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
export function printReport({ report, head, foot = noMarkdown }: Framed, detail: Detail, budget: number): string {
  const share = Math.floor(budget / 8);
  const above = blocks([...head, factBlocks(report.top, 4 * share, share)]);
  const below = blocks([foot, details(ours('Details'), factBlocks(report.details, 2 * share, share))]);
  const room = budget - above.text.length - below.text.length - gaps;
  const body = detail.isBrief ? onlyDangerous(report.body) : report.body;
  return `${blocks([above, bodyBlocks(body, room, detail), below]).text}\n`;
}

/** So many sections are shown with their changes, whatever these are. */
const fewSections = 5;

/** The blocks without the sections of deployments that get no looser, if there are many. */
function onlyDangerous(body: readonly Block[]): readonly Block[] {
  const sections = sectionsIn(body);
  if (sections.length <= fewSections) return body;
  const others = sections.filter((section) => !isLooserSection(section)).flatMap(({ slugs }) => slugs);
  const words = `Not shown here: the changes of ${count(others.length, 'deployment')} without a looser one. The job summary and the plan file have them.`;
  const rest: Block[] = others.length === 0 ? [] : [{ kind: 'text', tone: 'plain', message: [words] }];
  const at = body.findLastIndex(isSection) + 1;
  return [...body.slice(0, at), ...rest, ...body.slice(at)].filter(
    (block) => !isSection(block) || block.section === undefined || isLooserSection(block.section),
  );
}

const isSection = (block: Block): block is Extract<Block, { kind: 'objects' }> =>
  block.kind === 'objects' && block.section !== undefined;

const sectionsIn = (body: readonly Block[]): Section[] =>
  body.filter(isSection).flatMap(({ section }) => (section === undefined ? [] : [section]));

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

/** All deployments that change, cut by rows. */
function deploymentTable({ sections, unchanged }: Extract<Block, { kind: 'deployments' }>, room: number): Markdown {
  const rows = deploymentRows(sections).map(({ names, looser, stricter, standing, direction: worst }) => {
    const state = ours(standing.urgency === 0 ? standing.words : `**${standing.words}**`);
    return row([
      md`${ours(lights[worst])}&nbsp;${toMarkdown(names)}`,
      looser === 0 ? noMarkdown : md`**${looser}**`,
      stricter === 0 ? noMarkdown : md`${stricter}`,
      state,
    ]).text;
  });
  const head = ['Deployment', 'Looser', 'Stricter', 'State'];
  const top = lines([row(head.map(ours)), ours('| --- | --: | --: | --- |')]);
  const texts = takeWithin(rows, room / 2 - top.text.length - gaps);
  const lost = sections.slice(texts.length).flatMap(({ slugs }) => slugs).length;
  const rest = lost === 0 ? noMarkdown : ours(`Not shown here: ${count(lost, 'more deployment')}.`);
  return blocks([lines([top, ...texts.map(ours)]), rest, toMarkdown(unchangedWords(unchanged))]);
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

/** Sections beyond these are folded. */
const unfolded = 2;

/** Blocks one after another: first all titles, then tables, and details while there is room. */
function bodyBlocks(body: readonly Block[], room: number, detail: Detail): Markdown {
  const folded = new Set(body.filter(isSection).slice(unfolded));
  const frames = takeWithin(
    body.map((block) => printBlock(printers, block, room).text),
    room / 2,
    reserve,
  );
  let left = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
  const parts = body.slice(0, frames.length).map((block) => {
    const part = partOf(block, Math.floor((left * 3) / 4), detail);
    left -= part.table.text.length;
    return part;
  });
  const kept = fit(
    parts.flatMap(({ entries }) => entries),
    left,
  );
  const texts = parts.map(({ block, table, omitted, entries }, at) => {
    const found = entries.map((entry) => kept.get(entry));
    const shown = found.map((one) => ours(one ?? ''));
    const list = block.kind === 'problems' ? lines(shown) : blocks(shown);
    const below = blocks([table, ours(omitted), list, ours(leftWords(block, found))]);
    return isSection(block) && folded.has(block)
      ? details(md`${lightOf(block.section)}${foldTitle(block.title ?? [])}`, below)
      : blocks([ours(frames[at] ?? ''), below]);
  });
  return blocks([...texts, moreParts(body.length - frames.length)]);
}

/** A block's table of changes with what it omits, and the entries that must fit. */
type Part = {
  readonly block: Block;
  readonly table: Markdown;
  readonly omitted: string;
  readonly entries: readonly SizedText[];
};

function partOf(block: Block, room: number, detail: Detail): Part {
  const none = { block, table: noMarkdown, omitted: '' };
  if (block.kind === 'problems') return { ...none, entries: block.problems.map((one) => problemEntry(one, detail)) };
  if (block.kind !== 'objects') return { ...none, entries: [] };
  const { table, items } = changeRows(block.items, room, detail);
  const entries = items.filter(hasDetails).map((item) => detailsEntry(item, detail));
  return { block, table, omitted: omittedWords(block.items.slice(items.length)), entries };
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
