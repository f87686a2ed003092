import type { DriftOutcome, Outcome } from '../../domain/outcome.ts';
import type { DriftTerminalView } from './terminal.ts';
import { driftHeadline, driftReport } from '../drift-report.ts';
import { escapeMarkdownFence, escapeMarkdownSpan } from '../escape.ts';
import type { Surface } from '../../domain/fix.ts';
import type { LocatedProblem, Position } from '../../domain/problem.ts';
import { type SizedText, fit, takeWithin } from '../fit.ts';
import { phraseOf } from '../words/problems.ts';
import { nextStep, type View } from '../words/next-step.ts';
import {
  type Block,
  type Item,
  printBlock,
  type Printers,
  type Report,
  reportOf,
  type Table,
  type Tone,
} from '../report.ts';
import { dangerOf } from '../danger.ts';
import { changeWords, problemWords } from '../words/summary.ts';
import { effectWords, placeWords, verbTitles } from '../words/terms.ts';
import type { Sentence } from '../../domain/sentence.ts';
import { count } from '../../util/text.ts';
import { capDiff } from '../yaml-diff.ts';
import { summarize } from '../../domain/plan.ts';

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
  /** URL of a position; null for none. */
  linkTo(position: Position): string | null;
};

/** Like a comment, without links. */
export const plainDetail: Detail = { surface: 'command-line', maxLines: 100, linkTo: () => null };

/**
 * An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
 * shrink and go as wholes, the dangerous ones last, and the counts never. Texts from files or the platform are in code spans.
 */
export function renderMarkdown(outcome: Outcome, view: MarkdownView): string {
  const next = nextStep(outcome, view);
  const foot = next === null ? noMarkdown : md`${ours(next.message)} ${next.command}`;
  return printReport({ ...outcomeReport(outcome, plainDetail), foot }, plainDetail, view.budget ?? largestBody);
}

/** A report with text above and below, which is short and never cut. */
export type Framed = { readonly report: Report; readonly head: readonly Markdown[]; readonly foot?: Markdown };

/** An outcome under its headline. */
export function outcomeReport(outcome: Outcome, { surface }: Detail): Framed {
  const report = reportOf(outcome, surface);
  return { report, head: [md`### ${toMarkdown(report.headline)}`] };
}

/** Reserved for empty lines between the parts. */
const gaps = 100;

/** Prints a report. What needs a decision has at most half of the page, folded details a quarter; the rest is for changes and problems. */
export function printReport({ report, head, foot = noMarkdown }: Framed, detail: Detail, budget: number): string {
  const share = Math.floor(budget / 8);
  const above = blocks([...head, factBlocks(report.top, 4 * share, share)]);
  const below = blocks([foot, details(ours('Details'), factBlocks(report.details, 2 * share, share))]);
  const room = budget - above.text.length - below.text.length - gaps;
  return `${blocks([above, bodyBlocks(report.body, room, detail), below]).text}\n`;
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
  list({ tone, title, items }) {
    const kind = alerts[tone];
    const list = lines([md`**${ours(title)}**`, ...items.map((item) => md`- ${toMarkdown(item)}`)]);
    return kind === null ? list : alert(kind, list);
  },
  table: tableBlock,
  objects: ({ title, message }) =>
    blocks([title === null ? noMarkdown : md`#### ${toMarkdown(title)}`, toMarkdown(message)]),
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

/** Blocks one after another; dangerous objects shrink and go last. */
function bodyBlocks(body: readonly Block[], room: number, detail: Detail): Markdown {
  const frames = takeWithin(
    body.map((block) => printBlock(printers, block, room).text),
    room / 2,
    reserve,
  );
  const left = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
  const entries = body.slice(0, frames.length).map((block) => entriesOf(block, detail));
  const kept = fit(entries.flat(), left);
  const parts = frames.map((frame, at) => {
    const texts = (entries[at] ?? []).map((entry) => kept.get(entry));
    const shown = texts.map((text) => ours(text ?? ''));
    const list = body[at]?.kind === 'problems' ? lines(shown) : blocks(shown);
    return blocks([ours(frame), list, ours(leftWords(body[at], texts))]);
  });
  return blocks([...parts, moreParts(body.length - frames.length)]);
}

/** The objects or problems of a block. Warnings go before changes. */
function entriesOf(block: Block, detail: Detail): SizedText[] {
  if (block.kind === 'objects') return block.items.map((item) => itemEntry(item, detail));
  return block.kind === 'problems' ? block.problems.map((located) => problemEntry(located, detail)) : [];
}

/** Counts the entries of a block that have no text. */
function leftWords(block: Block | undefined, texts: readonly (string | undefined)[]): string {
  const isLost = (_: unknown, at: number): boolean => texts[at] === undefined;
  const changes = block?.kind === 'objects' ? block.items.filter(isLost).map(({ change }) => change) : [];
  if (changes.length > 0) return `Not shown here: ${changeWords(summarize(changes))}. The plan file has them all.`;
  const problems = block?.kind === 'problems' ? block.problems.filter(isLost) : [];
  return problems.length === 0 ? '' : `Not shown here: ${problemWords(problems)}.`;
}

/** An object as a line with warnings, and with its notes and diffs. */
function itemEntry(item: Item, detail: Detail): SizedText {
  const { change, label, warnings, notes, diffs } = item;
  const head = lines([lineOf(item, detail), ...warnings.map(toMarkdown)]);
  return {
    rank: dangerOf(change),
    small: () => head.text,
    full() {
      const shown = diffs.map(({ title, lines: make }, index) => {
        const diff = fence(
          capDiff(make(), detail.maxLines).map(({ mark, text }) => `${mark} ${text}`),
          'diff',
        );
        // Deletes are never folded.
        const isOpen = change.verb === 'delete' && index === 0 && label !== 'Different';
        return isOpen ? diff : details(ours(title), diff);
      });
      return blocks([lines([head, ...notes.map(toMarkdown)]), ...shown]).text;
    },
  };
}

/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
function lineOf({ change, name, label }: Item, detail: Detail): Markdown {
  const { at, message } = change;
  const object = md`${ours(label === null ? '' : `${label}: `)}**${ours(verbTitles[change.verb])}** ${toMarkdown(name)}`;
  const place = at === null ? noMarkdown : md`, ${link(md`${`${at.file}:${at.line}`}`, detail.linkTo(at))}`;
  const line = md`${object}${place} (${ours(effectWords(change.effect))})`;
  return md`${line}: ${toMarkdown(message)}`;
}

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
