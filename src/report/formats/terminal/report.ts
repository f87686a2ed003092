import type { Outcome } from '../../../domain/outcome.ts';
import type { Position } from '../../../domain/problem.ts';
import { plainText, say, type Sentence } from '../../../domain/sentence.ts';
import { pluralize } from '../../../util/text.ts';
import {
  type BlockOf,
  type BlockRenderers,
  type HeadedReport,
  renderBlock,
  type Table,
  type Tone,
} from '../../blocks.ts';
import { type ChangeRow, hasDetails, type RowDiff } from '../../change-rows.ts';
import { escapeTerminal } from '../../escape.ts';
import { reportOutcome } from '../../outcome-report.ts';
import { isLoosening } from '../../risk.ts';
import { deploymentRow, unchangedDeploymentsSentence } from '../../sections.ts';
import { effectLabels, positionText, verbSigns } from '../../words/labels.ts';
import { deploymentNames } from '../../words/names.ts';
import { capDiff } from '../../yaml-diff.ts';
import {
  diffLine,
  endLines,
  headlineLines,
  headlineStyles,
  type PlatformAndConfig,
  platformLines,
  type TerminalView,
} from './frame.ts';
import {
  effectStyles,
  layout,
  type Layout,
  type Line,
  padTo,
  paragraphs,
  type Span,
  spansOf,
  type Style,
  styled,
  type TextLine,
  textLine,
  widthOf,
} from './layout.ts';

/**
 * An outcome for a person at a terminal: the diff of each change, the given problems, and last, where it is seen, what needs a decision,
 * the table of changes with the riskiest first, the counts and the next command. Plain text wrapped to the view's width, with colours when
 * the view wants them; nothing in it can act on the terminal.
 */
export function renderTerminal(outcome: Outcome, problemLines: readonly Line[], view: TerminalView): string {
  const isAttempted = outcome.kind === 'applied' || outcome.kind === 'partial';
  const options = { problemLines, showsDetails: view.verbose || !isAttempted, verbose: view.verbose };
  return renderReport(outcome.kind, reportOutcome(outcome), options, endLines(outcome, view), view);
}

export type TerminalOptions = {
  /** Problems as lines, whose texts are only loaded if there are any. */
  readonly problemLines: readonly Line[];
  /** Whether facts and diffs of each change are shown. */
  readonly showsDetails: boolean;
  readonly verbose: boolean;
};

/** A report, and the lines below it. */
export function renderReport(
  kind: keyof typeof headlineStyles,
  report: HeadedReport,
  options: TerminalOptions,
  end: readonly Line[],
  view: Layout & PlatformAndConfig,
): string {
  const { headline, counts, top, body, background } = report;
  const changes = body.filter((block) => block.kind === 'changes');
  const deployments = body.filter((block) => block.kind === 'deployments');
  const others = body.filter((block) => block.kind !== 'changes' && block.kind !== 'deployments');
  const details = options.showsDetails
    ? changes.flatMap((block) => block.rows.map((row) => detailLines(row, block, options)))
    : [];
  const blocks = [...others, ...background, ...top, ...changes, ...deployments].map((block) =>
    renderBlock(blockRenderers, block, options),
  );
  const style = headlineStyles[kind];
  // What happens to enforcement is last, where it is seen.
  const isHeadlineLast = counts.length > 0;
  const firstLines = isHeadlineLast ? [] : headlineLines(headline, style);
  const lastLines = isHeadlineLast
    ? [textLine(0, ...spansOf(headline, style), styled(style, ` (${plainText(counts)})`))]
    : [];
  return layout(paragraphs([...firstLines, ...platformLines(view)], ...details, ...blocks, lastLines, end), view);
}

const toneStyles = { danger: 'red', warning: 'yellow', good: 'green', plain: 'plain' } as const satisfies Record<
  Tone,
  Style
>;

const blockRenderers: BlockRenderers<readonly Line[], TerminalOptions> = {
  text: ({ tone, message }) => [textLine(0, styled(toneStyles[tone], plainText(message)))],
  list: ({ tone, title, items, hint }) => [
    textLine(0, styled(toneStyles[tone], title)),
    ...items.map((item) => textLine(2, plainText(item))),
    ...(hint.length === 0 ? [] : [textLine(2, plainText(hint))]),
  ],
  table: tableLines,
  changes: changesLines,
  deployments: deploymentsLines,
  problems: (_, { problemLines }) => problemLines,
  failure: ({ lines }) => lines.map((line) => textLine(0, line)),
};

/** All deployments that change. */
function deploymentsLines({ sections, unchanged }: BlockOf<'deployments'>): Line[] {
  const rows = sections
    .map(deploymentRow)
    .map(({ names, looser, stricter, status }): Sentence[] => [
      [looser === 0 ? '' : String(looser)],
      [stricter === 0 ? '' : String(stricter)],
      [status.label],
      names,
    ]);
  const others = unchangedDeploymentsSentence(unchanged);
  return [
    ...tableLines({ title: 'Deployments', head: ['Looser', 'Stricter', 'State', 'Deployment'], rows }),
    ...(others.length === 0 ? [] : [textLine(0, styled('dim', plainText(others)))]),
  ];
}

/** A table of changes: the effect, what it is and means, and the open findings that it touches. */
function changesLines({ title, message, rows }: BlockOf<'changes'>): Line[] {
  const effectWidth = Math.max(...rows.map(({ change }) => effectLabels[change.effect].length));
  const findingsWidths = rows.map(({ findingsImpact }) => widthOf(escapeTerminal(plainText(findingsImpact.label))));
  const findingsWidth = Math.min(Math.max(...findingsWidths), maxFindingsColumns);
  return [
    ...(title === null ? [] : [textLine(0, styled('bold', plainText(title)))]),
    ...(message.length === 0 ? [] : [textLine(0, plainText(message))]),
    ...rows.map((row): Line => {
      const { change, findingsImpact } = row;
      const effect = styled(effectStyles[change.effect], effectLabels[change.effect]);
      const findings = spansOf(findingsImpact.label, isLoosening(change) ? 'bold' : 'plain');
      return {
        cells: [
          { width: effectWidth, lines: [textLine(0, effect)] },
          { width: null, lines: changeLines(row) },
          ...(findingsWidth === 0 ? [] : [{ width: findingsWidth, lines: [textLine(0, ...findings)] }]),
        ],
      };
    }),
  ];
}

/** Columns of the open findings. */
const maxFindingsColumns = 20;

/** What happens to an object, what that means, and where. */
function changeLines({ change, shortName, label, warnings, otherFiles, overridden }: ChangeRow): TextLine[] {
  const { at, message } = change;
  const verb = styled(change.verb === 'delete' ? 'bold' : 'plain', change.verb);
  return [
    textLine(0, ...labelSpans(label), verb, ' ', ...spansOf(shortName)),
    textLine(0, plainText(message)),
    ...warnings.map((warning) => textLine(0, styled('yellow', plainText(warning)))),
    ...(at === null ? [] : [textLine(0, styled('dim', placeText(at, otherFiles, overridden)))]),
  ];
}

/** Where it is declared, also by others, and what that replaces. */
function placeText(at: Position, otherFiles: number, overridden: Position | null): string {
  const others = otherFiles === 0 ? '' : ` and ${pluralize(otherFiles, 'more file')}`;
  const overrides = overridden === null ? '' : ` overrides ${positionText(overridden)}`;
  return `${positionText(at)}${others}${overrides}`;
}

const labelSpans = (label: string | null): Span[] =>
  label === null ? [] : [styled('yellow', `${label.toLowerCase()}: `)];

/** The details of a change: its facts and diffs, under its name. */
function detailLines(row: ChangeRow, { section }: BlockOf<'changes'>, { verbose }: TerminalOptions): Line[] {
  if (!hasDetails(row)) return [];
  const { change, name, label, detailSentences, diffs } = row;
  const sign = styled(effectStyles[change.effect], `${verbSigns[change.verb]} `);
  // The details are printed before the sections that name the deployments.
  const deployments = section === undefined ? [] : spansOf(say` of ${deploymentNames(section.slugs)}`);
  return [
    textLine(0, sign, ...labelSpans(label), `${change.verb} `, ...spansOf(name), ...deployments),
    ...detailSentences.map((fact) => textLine(2, styled('dim', plainText(fact)))),
    ...diffs.flatMap((diff) => diffLines(diff, verbose)),
  ];
}

/** Maximum lines of an object's diff without --verbose. */
const maxDiffLines = 40;

/** A diff, with its title if that is unusual. */
function diffLines({ title, lines: makeLines }: RowDiff, verbose: boolean): Line[] {
  const lines = makeLines();
  return [
    ...(title === 'Diff' ? [] : [textLine(2, styled('dim', `${title}:`))]),
    ...(verbose ? lines : capDiff(lines, maxDiffLines, '; --verbose shows all')).map(diffLine),
  ];
}

/** Aligned columns; the last one may wrap. */
function tableLines({ head, rows }: Table): Line[] {
  const texts = [head, ...rows.map((cells) => cells.map(plainText))].map((cells) => cells.map(escapeTerminal));
  const widths = head.map((_, column) => Math.max(...texts.map((cells) => widthOf(cells[column] ?? ''))));
  const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
  return texts.map((cells, row) => {
    const padded = cells.map((cell, column) =>
      column === cells.length - 1 ? cell : padTo(cell, (widths[column] ?? 0) + 2),
    );
    return { ...textLine(0, styled(row === 0 ? 'dim' : 'plain', padded.join(''))), hang };
  });
}
