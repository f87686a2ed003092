import type { DriftOutcome, Outcome } from '../../domain/outcome.ts';
import { driftHeadline, driftReport } from '../drift-report.ts';
import { problemLines } from './terminal/problems.ts';
import type { PullOutcome } from '../../domain/pull.ts';
import { pullHeadline, pullReport, type Pulled } from '../pull-report.ts';
import { nextLines, endLines, headlineLines, headlineLooks, type TerminalView, type Where } from './terminal/frame.ts';
import type { Change } from '../../domain/plan.ts';
import { escapeTerminal } from '../escape.ts';
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
import {
  effectLooks,
  layout,
  type Line,
  type Look,
  padTo,
  paragraphs,
  raw,
  spansOf,
  type Style,
  styled,
  widthOf,
  words,
} from './terminal/layout.ts';
import { effectWords, placeWords, signs } from '../words/terms.ts';
import { type Sentence, plainText } from '../../domain/sentence.ts';
import { capDiff, type DiffLine } from '../yaml-diff.ts';

/**
 * An outcome for a person at a terminal: headline, changes with the dangerous ones first, the given problems, the counts, and last what needs a
 * decision and the next command. Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on
 * the terminal.
 */
export function renderTerminal(outcome: Outcome, problems: readonly Line[], view: TerminalView): string {
  const isDone = outcome.kind === 'applied' || outcome.kind === 'partial';
  const detail = { problems, diffs: view.verbose || !isDone, verbose: view.verbose };
  return printTerminal(outcome.kind, reportOf(outcome), detail, endLines(outcome, view), view);
}

/** A report under its headline, and the lines below. What needs a decision is last, where it is seen. */
export function printTerminal(
  kind: keyof typeof headlineLooks,
  { headline, top, body, details }: Report & { readonly headline: Sentence },
  detail: Detail,
  end: readonly Line[],
  view: Look & Where,
): string {
  const blocks = [...body, ...details, ...top].map((block) => printBlock(printers, block, detail));
  return layout(paragraphs(headlineLines(headline, headlineLooks[kind], view), ...blocks, end), view);
}

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
  list: ({ tone, title, items }) => [
    words(0, styled(tones[tone], title)),
    ...items.map((item) => words(2, plainText(item))),
  ],
  table: tableLines,
  objects: objectLines,
  problems: (_, { problems }) => problems,
  failure: ({ lines }) => lines.map((line) => words(0, line)),
};

function objectLines({ title, message, items }: Extract<Block, { kind: 'objects' }>, detail: Detail): Line[] {
  const head = [
    ...(title === null ? [] : [words(0, styled('bold', plainText(title)))]),
    ...(message.length === 0 ? [] : [words(0, plainText(message))]),
  ];
  const groups = items.map((item) => itemLines(item, detail));
  return detail.diffs ? paragraphs(head, ...groups) : [...head, ...groups.flat()];
}

/** One object: what happens, where, notes, and diff. */
function itemLines(item: Item, { diffs, verbose }: Detail): Line[] {
  const {
    change: { message },
    warnings,
    notes,
  } = item;
  return [
    titleOf(item),
    words(4, plainText(message)),
    ...warnings.map((sentence) => words(4, styled('yellow', plainText(sentence)))),
    ...notes.map((sentence) => words(4, styled('dim', plainText(sentence)))),
    ...(diffs ? item.diffs.flatMap((diff) => diffLines(diff, verbose)) : []),
  ];
}

/** A diff, with its title if that is unusual. */
function diffLines({ title, lines: make }: Item['diffs'][number], verbose: boolean): Line[] {
  const head = title === 'Diff' ? [] : [words(4, styled('dim', `${title}:`))];
  const lines = verbose ? make() : capDiff(make(), maxLines, '; --verbose shows all');
  return [...head, ...lines.map(({ mark, text }) => raw(4, styled(looks[mark], `${mark} ${text}`)))];
}

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

/** `~ policy block-criticals  looser  policies/a.yaml:12:5` */
function titleOf({ change, name, label }: Item): Line {
  const { at } = change;
  return words(
    2,
    ...(label === null ? [] : [styled('yellow', `${label.toLowerCase()}: `)]),
    styled(verbLooks[change.verb], `${signs[change.verb]} `),
    ...spansOf(name),
    '  ',
    styled(effectLooks[change.effect], effectWords(change.effect)),
    ...(at === null ? [] : ['  ', styled('dim', placeWords(at))]),
  );
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

/** `again`: options and paths to repeat in the next command. */
export type DriftTerminalView = Look & Where & { readonly again: string; readonly verbose: boolean };

/** Drift for the terminal: headline, and by origin the changes and what to do. Plain text, wrapped to the view's width and escaped. */
export function renderDriftTerminal(outcome: DriftOutcome, view: DriftTerminalView): string {
  const report = { headline: driftHeadline(outcome), ...driftReport(outcome, view.again) };
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
  const report = { headline: isPulled ? pullHeadline(outcome) : ['Nothing was pulled.'], ...pullReport(outcome) };
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
