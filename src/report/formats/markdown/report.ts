import type { Surface } from '../../../domain/fix.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { pluralize } from '../../../util/text.ts';
import {
  type Block,
  type BlockOf,
  type BlockRenderers,
  renderBlock,
  type Report,
  type Table,
  type Tone,
} from '../../blocks.ts';
import { hasDetails } from '../../change-rows.ts';
import { fitEntries, takeWithin, type TextInTwoSizes } from '../../fit.ts';
import { isStoppedByGuard, reportOutcome } from '../../outcome-report.ts';
import type { Section } from '../../sections.ts';
import { deploymentNames } from '../../words/names.ts';
import { nextStep, type RunView } from '../../words/next-step.ts';
import { effectCountsText, problemCountsText } from '../../words/summary.ts';
import { type ChangeOptions, changesTable, detailsEntry, problemEntry } from './changes.ts';
import {
  deploymentsMarkdown,
  gapsReserve,
  needsAttention,
  otherDeploymentsMarkdown,
  sectionEmoji,
} from './deployments.ts';
import {
  alert,
  fencedBlock,
  foldedBlock,
  foldTitle,
  joinBlocks,
  joinLines,
  link,
  listMarkdown,
  type Markdown,
  md,
  noMarkdown,
  tableHead,
  tableRow,
  toMarkdown,
  trusted,
} from './markup.ts';

// A report as GitHub's Markdown. A page is one comment, issue or job summary, fitted into a number of characters:
// - What needs a decision may take half of the page, the background a quarter, and the body the rest.
// - In the body, the titles of all blocks come first, then the tables of changes from the front, then the details of as many changes as fit, and
//   last the fixes of problems.
// - Blocks, rows and details are shown whole or not at all; the least risky ones are left out first. What is left out is counted.
// - A section (the changes of a deployment) is on one page. The sections that do not fit are returned, for a second comment.

/** Below GitHub's limit of 65,536 characters (else 422), with a margin for other ways to count. */
export const maxBodyChars = 60_000;

export type MarkdownView = RunView & {
  /** Maximum number of characters, sensible from 3,000 on. */
  readonly maxChars?: number;
};

/** An outcome as a summary. Texts from files or the platform are in code spans. No command that would approve what a guard stopped. */
export function renderMarkdown(outcome: Outcome, view: MarkdownView): string {
  const next = isStoppedByGuard(outcome) ? null : nextStep(outcome, view);
  const foot = next === null ? noMarkdown : md`${trusted(next.message)} ${next.command}`;
  return renderPage({ ...outcomePage(outcome, plainOptions), foot }, plainOptions, view.maxChars ?? maxBodyChars);
}

/** How much of a report is shown, and with which links. */
export type MarkdownOptions = ChangeOptions & {
  readonly surface: Surface;
  /** Whether of many sections only those that need attention are shown. */
  readonly isBrief: boolean;
  /** URL of the comment that goes on with the sections that do not fit into this one; null for none. */
  readonly nextUrl: string | null;
};

/** The options of a summary on the command line: those of a comment, without links. */
export const plainOptions: MarkdownOptions = {
  surface: 'command-line',
  maxDiffLines: 100,
  maxRows: 200,
  isBrief: false,
  nextUrl: null,
  linkTo: () => null,
};

/** A report with text above and below, which is short and never left out. */
export type ReportPage = { readonly report: Report; readonly head: readonly Markdown[]; readonly foot?: Markdown };

/** An outcome under its headline. */
export function outcomePage(outcome: Outcome, { surface }: MarkdownOptions): ReportPage {
  const report = reportOutcome(outcome, surface);
  return { report, head: [md`### ${toMarkdown(report.headline)}`, toMarkdown(report.counts)] };
}

export const renderPage = (page: ReportPage, options: MarkdownOptions, maxChars: number): string =>
  fitPage(page, options, maxChars).text;

/** A page, and the sections that did not fit. */
export type FittedPage = { readonly text: string; readonly omittedSections: readonly SectionBlock[] };

/** The shares of a page that the top and the background may take. */
const topShare = 4 / 8;
const backgroundShare = 2 / 8;
/** The share of a page that each block of these two may take. */
const blockShare = 1 / 8;

export function fitPage(page: ReportPage, options: MarkdownOptions, maxChars: number): FittedPage {
  const { report, head, foot = noMarkdown } = page;
  const maxBlockChars = Math.floor(maxChars * blockShare);
  const top = blocksMarkdown(report.top, maxChars * topShare, maxBlockChars);
  const background = blocksMarkdown(report.background, maxChars * backgroundShare, maxBlockChars);
  const above = joinBlocks([...head, top]);
  const below = joinBlocks([foot, foldedBlock(trusted('Details'), background)]);
  const free = maxChars - above.text.length - below.text.length - gapsReserve;
  const { body, omittedSections } = fitBody(report.body, free, options);
  return { text: `${joinBlocks([above, body, below]).text}\n`, omittedSections };
}

/** As many blocks as fit, each in at most `maxBlockChars`. */
function blocksMarkdown(blocks: readonly Block[], maxChars: number, maxBlockChars: number): Markdown {
  const taken = takeWithin(
    blocks.map((block) => renderBlock(blockRenderers, block, maxBlockChars).text),
    maxChars,
  );
  return joinBlocks([...taken.map(trusted), omittedBlocksNote(blocks.length - taken.length)]);
}

const omittedBlocksNote = (omitted: number): Markdown =>
  omitted === 0 ? noMarkdown : trusted(`Not shown here: ${pluralize(omitted, 'more part')}.`);

const alertKinds = { danger: 'CAUTION', warning: 'WARNING', good: null, plain: null } as const satisfies Record<
  Tone,
  string | null
>;

/** Renders blocks in at most so many characters. Changes get only their title and problems nothing: their tables and entries are fitted later, together. */
const blockRenderers: BlockRenderers<Markdown, number> = {
  text: ({ message }) => toMarkdown(message),
  list({ tone, title, items, hint }) {
    const list = joinLines([md`**${trusted(title)}**`, listMarkdown(items)]);
    const body = joinBlocks([list, toMarkdown(hint)]);
    const kind = alertKinds[tone];
    return kind === null ? body : alert(kind, body);
  },
  table: tableMarkdown,
  changes: ({ title, message, section }) =>
    joinBlocks([
      title === null ? noMarkdown : md`#### ${sectionEmoji(section)}${toMarkdown(title)}`,
      toMarkdown(message),
    ]),
  deployments: deploymentsMarkdown,
  problems: () => noMarkdown,
  failure: ({ lines }) => fencedBlock(lines.slice(0, maxFailureLines)),
};

/** Limits the lines of a message, such as a proxy's error page. */
const maxFailureLines = 10;

/** A table cut by rows, with the number of omitted ones. */
function tableMarkdown({ head, rows }: Table, maxChars: number): Markdown {
  const headMarkdown = tableHead(head);
  const texts = takeWithin(
    rows.map((cells) => tableRow(cells.map(toMarkdown)).text),
    maxChars - headMarkdown.text.length - gapsReserve,
  );
  const omitted = rows.length - texts.length;
  const omission = omitted === 0 ? noMarkdown : trusted(`Not shown here: ${pluralize(omitted, 'more row')}.`);
  return joinBlocks([joinLines([headMarkdown, ...texts.map(trusted)]), omission]);
}

/** The changes of one deployment, or of several that have the same. */
type SectionBlock = BlockOf<'changes'> & { readonly section: Section };

const isSection = (block: Block): block is SectionBlock => block.kind === 'changes' && block.section !== undefined;

/** The number of sections up to which a brief page shows all, whether they need attention or not. */
const maxUnselectedSections = 5;

/** Characters reserved for each block, for the notes that count what is omitted. */
const omissionReserve = 150;

/** The share of the body that the titles of all blocks may take. */
const titlesShare = 2 / 3;

/** The share of the remaining characters that one table of changes may take, so that the blocks after it get some. */
const tableShare = 3 / 4;

function fitBody(
  body: readonly Block[],
  maxChars: number,
  options: MarkdownOptions,
): { readonly body: Markdown; readonly omittedSections: readonly SectionBlock[] } {
  const isSelected = options.isBrief && body.filter(isSection).length > maxUnselectedSections;
  const selected = isSelected ? body.filter((block) => !isSection(block) || needsAttention(block.section)) : body;
  const titles = takeWithin(
    selected.map((block) => renderBlock(blockRenderers, block, maxChars).text),
    maxChars * titlesShare,
    omissionReserve,
  );
  const free = maxChars - titles.reduce((sum, title) => sum + title.length + omissionReserve, gapsReserve);
  const titled = selected
    .slice(0, titles.length)
    .map((block, index) => ({ block, title: trusted(titles[index] ?? '') }));
  const tables = fitTables(titled, free, options);
  const remaining = free - tables.reduce((sum, { table }) => sum + table.text.length, 0);
  const blocks = renderWithDetails(tables, remaining);

  const shown = new Set(tables.map(({ block }) => block));
  const omittedSections = selected.filter(isSection).filter((block) => !shown.has(block));
  const omittedBlocks = selected.slice(titles.length).filter((block) => !isSection(block)).length;
  const planEnd = tables.findLastIndex(({ block }) => isSection(block) || block.kind === 'deployments') + 1;
  return {
    omittedSections,
    body: joinBlocks([
      ...blocks.slice(0, planEnd),
      omittedSectionsNote(omittedSections, options),
      ...body.map((block) => (block.kind === 'deployments' ? otherDeploymentsMarkdown(block, maxChars) : noMarkdown)),
      isSelected ? unselectedSectionsNote(body.filter(isSection)) : noMarkdown,
      ...blocks.slice(planEnd),
      omittedBlocksNote(omittedBlocks),
    ]),
  };
}

/** A block with the table of its changes, and the entries that take what is left. */
type FittedTable = {
  readonly block: Block;
  readonly title: Markdown;
  readonly table: Markdown;
  /** Counts the rows that are left out. */
  readonly omission: string;
  /** Whether rows are left out because they do not fit. */
  readonly isCut: boolean;
  readonly entries: readonly TextInTwoSizes[];
};

/** The tables of changes, from the front. */
function fitTables(
  titled: readonly { readonly block: Block; readonly title: Markdown }[],
  maxChars: number,
  options: MarkdownOptions,
): FittedTable[] {
  const fitted: FittedTable[] = [];
  let free = maxChars;
  let isFull = false;
  for (const { block, title } of titled) {
    if (isFull && isSection(block)) continue;
    const candidate = fitTable(block, title, Math.floor(free * tableShare), options);
    // Only the first section is cut. Another one is on the next page, with all that follow it, which are less risky.
    if (isSection(block) && candidate.isCut && fitted.some((earlier) => isSection(earlier.block))) {
      isFull = true;
      continue;
    }
    fitted.push(candidate);
    free -= candidate.table.text.length;
  }
  return fitted;
}

function fitTable(block: Block, title: Markdown, maxChars: number, options: MarkdownOptions): FittedTable {
  const fitted = { block, title, table: noMarkdown, omission: '', isCut: false, entries: [] };
  if (block.kind === 'problems')
    return { ...fitted, entries: block.problems.map((problem) => problemEntry(problem, options)) };
  if (block.kind !== 'changes') return fitted;
  const { table, shown } = changesTable(block.rows, maxChars, options);
  const omitted = block.rows.slice(shown.length).map(({ change }) => change);
  return {
    ...fitted,
    table,
    omission: omitted.length === 0 ? '' : `Not shown here: ${effectCountsText(omitted)}. The plan file has them all.`,
    isCut: shown.length < Math.min(block.rows.length, options.maxRows),
    entries: shown.filter(hasDetails).map((row) => detailsEntry(row, options)),
  };
}

/** The number of sections that are not folded. */
const maxUnfoldedSections = 2;

/** Each block with its table, and with the details that fit. */
function renderWithDetails(tables: readonly FittedTable[], maxChars: number): Markdown[] {
  const sections = tables.map(({ block }) => block).filter(isSection);
  const foldedSections = new Set<Block>(sections.slice(maxUnfoldedSections));
  const texts = fitEntries(
    tables.flatMap(({ entries }) => entries),
    maxChars,
  );
  return tables.map(({ block, title, table, omission, entries }) => {
    const shown = entries.map((entry) => texts.get(entry));
    const details = shown.map((text) => trusted(text ?? ''));
    const list = block.kind === 'problems' ? joinLines(details) : joinBlocks(details);
    const content = joinBlocks([table, trusted(omission), list, trusted(omittedEntriesText(block, shown))]);
    return isSection(block) && foldedSections.has(block)
      ? foldedBlock(md`${sectionEmoji(block.section)}${foldTitle(block.title ?? [])}`, content)
      : joinBlocks([title, content]);
  });
}

/** Counts the entries of a block that have no text. */
function omittedEntriesText(block: Block, texts: readonly (string | undefined)[]): string {
  if (block.kind === 'problems') {
    const problems = block.problems.filter((_, index) => texts[index] === undefined);
    return problems.length === 0 ? '' : `Not shown here: ${problemCountsText(problems)}.`;
  }
  const omitted = texts.filter((text) => text === undefined).length;
  return omitted === 0 ? '' : `Not shown here: the details of ${pluralize(omitted, 'change')}.`;
}

/** Where the sections are that did not fit. */
function omittedSectionsNote(omitted: readonly SectionBlock[], { nextUrl }: MarkdownOptions): Markdown {
  if (omitted.length === 0) return noMarkdown;
  const names = toMarkdown(deploymentNames(omitted.flatMap(({ section }) => section.slugs)));
  return nextUrl === null
    ? md`Not shown here: the changes of ${names}. The plan file has them.`
    : md`**The changes of ${names} are in ${link(trusted('a second comment'), nextUrl)}.**`;
}

/** The sections that a brief page leaves out, since nothing gets looser there. */
function unselectedSectionsNote(sections: readonly SectionBlock[]): Markdown {
  const unselected = sections.filter(({ section }) => !needsAttention(section));
  const deployments = unselected.flatMap(({ section }) => section.slugs).length;
  if (deployments === 0) return noMarkdown;
  return trusted(
    `The changes of ${pluralize(deployments, 'deployment')} without a looser one are in the job summary and the plan file.`,
  );
}
