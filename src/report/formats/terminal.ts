import type { DriftOutcome, Outcome } from '../../domain/outcome.ts';
import { driftHeadline, driftReport } from '../drift-report.ts';
import { problemLines } from './terminal/problems.ts';
import type { PullOutcome } from '../../domain/pull.ts';
import { pullHeadline, pullReport, type Pulled } from '../pull-report.ts';
import {
  nextLines,
  endLines,
  headlineLines,
  headlineLooks,
  whereLines,
  type TerminalView,
  type Where,
} from './terminal/frame.ts';
import { isLoosening } from '../danger.ts';
import { escapeTerminal } from '../escape.ts';
import {
  type Block,
  printBlock,
  type Printers,
  type HeadedReport,
  reportOf,
  type Table,
  type Tone,
} from '../report.ts';
import type { Item } from '../items.ts';
import { deploymentRows, unchangedWords } from '../sections.ts';
import {
  effectLooks,
  layout,
  type Line,
  type Look,
  padTo,
  paragraphs,
  raw,
  type Span,
  spansOf,
  type Style,
  type TextLine,
  styled,
  widthOf,
  words,
} from './terminal/layout.ts';
import { deploymentNames } from '../words/names.ts';
import { effectWords, placeWords, signs } from '../words/terms.ts';
import type { Position } from '../../domain/problem.ts';
import { plainText, say, type Sentence } from '../../domain/sentence.ts';
import { count } from '../../util/text.ts';
import { capDiff, type DiffLine } from '../yaml-diff.ts';

/**
 * An outcome for a person at a terminal: the diff of each change, the given problems, and last, where it is seen, what needs a decision,
 * the table of changes with the dangerous ones first, the counts and the next command. Plain text wrapped to the view's width, with colours when
 * the view wants them; nothing in it can act on the terminal.
 */
export function renderTerminal(outcome: Outcome, problems: readonly Line[], view: TerminalView): string {
  const isDone = outcome.kind === 'applied' || outcome.kind === 'partial';
  const detail = { problems, diffs: view.verbose || !isDone, verbose: view.verbose };
  return printTerminal(outcome.kind, reportOf(outcome), detail, endLines(outcome, view), view);
}

/** A report, and the lines below. */
export function printTerminal(
  kind: keyof typeof headlineLooks,
  { headline, counts, top, body, details }: HeadedReport,
  detail: Detail,
  end: readonly Line[],
  view: Look & Where,
): string {
  const diffs = detail.diffs
    ? body.flatMap((block) => (block.kind === 'objects' ? block.items.map((item) => diffsOf(item, block, detail)) : []))
    : [];
  const deployments = body.filter((block) => block.kind === 'deployments');
  const changes = body.filter((block) => block.kind === 'objects');
  const others = body.filter((block) => block.kind !== 'objects' && block.kind !== 'deployments');
  const blocks = [...others, ...details, ...top, ...changes, ...deployments].map((block) =>
    printBlock(printers, block, detail),
  );
  const look = headlineLooks[kind];
  // What happens to enforcement is last, where it is seen.
  const [first, last] =
    counts.length === 0
      ? [headlineLines(headline, look), []]
      : [[], [words(0, ...spansOf(headline, look), styled(look, ` (${plainText(counts)})`))]];
  return layout(paragraphs([...first, ...whereLines(view)], ...diffs, ...blocks, last, end), view);
}

type Changes = Extract<Block, { kind: 'objects' }>;

type Detail = {
  /** Problems as lines, which are only loaded if there are any. */
  readonly problems: readonly Line[];
  readonly diffs: boolean;
  readonly verbose: boolean;
};

const tones = { danger: 'red', warning: 'yellow', good: 'green', plain: 'plain' } as const satisfies Record<
  Tone,
  Style
>;

const printers: Printers<readonly Line[], Detail> = {
  text: ({ tone, message }) => [words(0, styled(tones[tone], plainText(message)))],
  list: ({ tone, title, items, hint }) => [
    words(0, styled(tones[tone], title)),
    ...items.map((item) => words(2, plainText(item))),
    ...(hint.length === 0 ? [] : [words(2, plainText(hint))]),
  ],
  table: tableLines,
  objects: changeLines,
  deployments: deploymentLines,
  problems: (_, { problems }) => problems,
  failure: ({ lines }) => lines.map((line) => words(0, line)),
};

/** All deployments that change. */
function deploymentLines({ sections, unchanged }: Extract<Block, { kind: 'deployments' }>): Line[] {
  const rows = deploymentRows(sections).map(({ names, looser, stricter, standing }): Sentence[] => [
    [looser === 0 ? '' : String(looser)],
    [stricter === 0 ? '' : String(stricter)],
    [standing.words],
    names,
  ]);
  return [
    ...tableLines({ title: 'Deployments', head: ['Looser', 'Stricter', 'State', 'Deployment'], rows }),
    ...(unchanged.length === 0 ? [] : [words(0, styled('dim', plainText(unchangedWords(unchanged))))]),
  ];
}

/** A table of changes: the effect, what it is and means, and the open findings that it touches. */
function changeLines({ title, message, items }: Changes): Line[] {
  const effectWidth = Math.max(...items.map(({ change }) => effectWords(change.effect).length));
  const sizes = items.map(({ size }) => widthOf(escapeTerminal(plainText(size.words))));
  const sizeWidth = Math.min(Math.max(...sizes), mostSize);
  const rows = items.map(({ change, size, ...item }): Line => {
    const effect = styled(effectLooks[change.effect], effectWords(change.effect));
    const findings = isLoosening(change) ? spansOf(size.words, 'bold') : spansOf(size.words);
    return {
      cells: [
        { width: effectWidth, lines: [words(0, effect)] },
        { width: null, lines: rowLines({ change, ...item }) },
        ...(sizeWidth === 0 ? [] : [{ width: sizeWidth, lines: [words(0, ...findings)] }]),
      ],
    };
  });
  return [
    ...(title === null ? [] : [words(0, styled('bold', plainText(title)))]),
    ...(message.length === 0 ? [] : [words(0, plainText(message))]),
    ...rows,
  ];
}

/** Columns of the open findings. */
const mostSize = 20;

/** What happens to an object, what that means, and where. */
function rowLines({ change, shortName, label, warnings, ...places }: Omit<Item, 'size'>): TextLine[] {
  const { at, message } = change;
  return [
    words(
      0,
      ...labelSpans(label),
      styled(change.verb === 'delete' ? 'bold' : 'plain', change.verb),
      ' ',
      ...spansOf(shortName),
    ),
    words(0, plainText(message)),
    ...warnings.map((sentence) => words(0, styled('yellow', plainText(sentence)))),
    ...(at === null ? [] : [words(0, styled('dim', placesOf(places, at)))]),
  ];
}

/** Where it is declared, also by others, and what that replaces. */
function placesOf({ otherFiles, overridden }: Pick<Item, 'otherFiles' | 'overridden'>, at: Position): string {
  const others = otherFiles === 0 ? '' : ` and ${count(otherFiles, 'more file')}`;
  const replaced = overridden === null ? '' : ` overrides ${placeWords(overridden)}`;
  return `${placeWords(at)}${others}${replaced}`;
}

const labelSpans = (label: string | null): Span[] =>
  label === null ? [] : [styled('yellow', `${label.toLowerCase()}: `)];

/** The details of a change: its facts and diffs, under its name. */
function diffsOf({ change, name, label, facts, diffs }: Item, { section }: Changes, { verbose }: Detail): Line[] {
  const shown = [
    ...facts.map((sentence) => words(2, styled('dim', plainText(sentence)))),
    ...diffs.flatMap((diff) => diffLines(diff, verbose)),
  ];
  if (shown.length === 0) return [];
  const look = effectLooks[change.effect];
  // The diffs are printed before the sections that name the deployments.
  const owners = section === undefined ? [] : spansOf(say` of ${deploymentNames(section.slugs)}`);
  return [
    words(
      0,
      styled(look, `${signs[change.verb]} `),
      ...labelSpans(label),
      `${change.verb} `,
      ...spansOf(name),
      ...owners,
    ),
    ...shown,
  ];
}

/** A diff, with its title if that is unusual. */
function diffLines({ title, lines: make }: Item['diffs'][number], verbose: boolean): Line[] {
  const head = title === 'Diff' ? [] : [words(2, styled('dim', `${title}:`))];
  const lines = verbose ? make() : capDiff(make(), maxLines, '; --verbose shows all');
  return [...head, ...lines.map(({ mark, text }) => raw(2, styled(looks[mark], `${mark} ${text}`)))];
}

/** Maximum lines of an object's diff without --verbose. */
const maxLines = 40;

const looks = { '+': 'green', '-': 'red', ' ': 'dim', '…': 'dim' } as const satisfies Record<DiffLine['mark'], Style>;

/** Aligned columns; the last one may wrap. */
function tableLines({ head, rows }: Table): Line[] {
  const texts = [head, ...rows.map((cells) => cells.map(plainText))].map((cells) => cells.map(escapeTerminal));
  const widths = head.map((_, at) => Math.max(...texts.map((cells) => widthOf(cells[at] ?? ''))));
  const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  return texts.map((cells, row) => {
    const padded = cells.map((cell, at) => (at === cells.length - 1 ? cell : padTo(cell, (widths[at] ?? 0) + 2)));
    return { ...words(0, styled(row === 0 ? 'dim' : 'plain', padded.join(''))), hang };
  });
}

export type DriftTerminalView = Look &
  Where & {
    /** Options and paths to repeat in the next command. */
    readonly again: string;
    /** How this program is started. */
    readonly program?: string;
    readonly verbose: boolean;
  };

/** Drift for the terminal: headline, and by origin the changes and what to do. Plain text, wrapped to the view's width and escaped. */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const report = { headline: driftHeadline(outcome), counts: [], ...driftReport(outcome, view.again, view.program) };
  const detail = { problems: problemLines(outcome.problems, view), diffs: true, verbose: view.verbose };
  return printTerminal(outcome.kind, report, detail, [], view);
}

export type PullView = {
  readonly width: number;
  readonly color: boolean;
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Omits the next commands. */
  readonly quiet: boolean;
  /** How this program is started. */
  readonly program?: string;
  /** Options to repeat in the next command. */
  readonly again: string;
  /** Options of pull alone, which change what it writes. */
  readonly scope: readonly ('--all' | '--single')[];
  /** The next git command, with its folder; null outside a repository. */
  readonly git: ((command: 'diff' | 'status') => string) | null;
};

/** A pull for the terminal: the result, a line per file, what was left out, and the next command. Escaped. */
export function renderPullTerminal(outcome: PullOutcome, view: PullView): string {
  const problems = problemLines(outcome.problems, { width: view.width, verbose: true });
  const isPulled = 'pull' in outcome;
  const headline = isPulled ? pullHeadline(outcome) : ['Nothing was pulled.'];
  const report = { headline, counts: [], ...pullReport(outcome) };
  const end = isPulled && !view.quiet ? nextOf(outcome, view) : [];
  return printTerminal(outcome.kind, report, { problems, diffs: false, verbose: true }, end, view);
}

function nextOf({ kind, pull }: Pulled, { program = 'ifmatch', again, scope, git }: PullView): Line[] {
  if (kind === 'differs' || kind === 'no-changes') return [];
  const ours = (...parts: readonly string[]): string => [program, ...parts, again].filter(Boolean).join(' ');
  // A diff does not show untracked files.
  const isNew = pull.files.every(({ verb }) => verb === 'create');
  const look = git === null ? [] : [git(isNew ? 'status' : 'diff')];
  const commands = kind === 'changes' ? [ours('pull', ...scope)] : [...look, ours('preview')];
  return nextLines('Next:', ...commands);
}
