import type { LocatedProblem, Position } from '../../../domain/problem.ts';
import { say, type Sentence } from '../../../domain/sentence.ts';
import { pluralize } from '../../../util/text.ts';
import type { ChangeRow } from '../../change-rows.ts';
import { takeWithin, type TextInTwoSizes } from '../../fit.ts';
import { effectDirection, isLoosening, riskRank } from '../../risk.ts';
import { effectLabels, positionText, verbTitles } from '../../words/labels.ts';
import { describeProblem } from '../../words/problems.ts';
import { capDiff } from '../../yaml-diff.ts';
import { directionEmoji, gapsReserve } from './deployments.ts';
import {
  fencedBlock,
  foldedBlock,
  foldTitle,
  join,
  joinBlocks,
  joinLines,
  joinWithSpaces,
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

// The table of changes, the folded details of each, and problems.

/** How much of each change is shown, and with which links. */
export type ChangeOptions = {
  /** Lines of a diff per object; the plan file is complete. */
  readonly maxDiffLines: number;
  /** Rows of a table of changes. */
  readonly maxRows: number;
  /** URL of a position; null for none. */
  readonly linkTo: (position: Position) => string | null;
};

/** The table with as many rows as fit, from the front. `shown` are the rows in it. */
export function changesTable(
  rows: readonly ChangeRow[],
  maxChars: number,
  options: ChangeOptions,
): { readonly table: Markdown; readonly shown: readonly ChangeRow[] } {
  const hasFindings = rows.some(({ findingsImpact }) => findingsImpact.label.length > 0);
  const head = tableHead(['Effect', 'Change', ...(hasFindings ? ['Open findings'] : [])]);
  const texts = takeWithin(
    rows.slice(0, options.maxRows).map((row) => changeRowMarkdown(row, hasFindings, options).text),
    maxChars - head.text.length - gapsReserve,
    1,
  );
  return {
    table: texts.length === 0 ? noMarkdown : joinLines([head, ...texts.map(trusted)]),
    shown: rows.slice(0, texts.length),
  };
}

/** `| 🔴&nbsp;**looser** | **Delete** policy a<br>stops blocking high<br>blocking.yaml:12 | **33 no longer blocked** |`, in few columns, because a comment is narrow. */
function changeRowMarkdown(row: ChangeRow, hasFindings: boolean, options: ChangeOptions): Markdown {
  const { change, label, warnings } = row;
  const name = toMarkdown(row.shortName);
  const title = change.verb === 'delete' ? md`**Delete** ${name}` : md`${trusted(verbTitles[change.verb])} ${name}`;
  const place = change.at === null ? noMarkdown : placeMarkdown(row, change.at, options);
  const emoji = trusted(directionEmoji[effectDirection(change)]);
  const effect = trusted(effectLabels[change.effect]);
  const findings = toMarkdown(row.findingsImpact.label);
  const isBold = isLoosening(change);
  return tableRow([
    isBold ? md`${emoji}&nbsp;**${effect}**` : md`${emoji}&nbsp;${effect}`,
    join(
      [label === null ? title : md`${trusted(label)}: ${title}`, meaningMarkdown(change.message, warnings), place],
      '<br>',
    ),
    ...(hasFindings ? [isBold && findings.text !== '' ? md`**${findings}**` : findings] : []),
  ]);
}

/** What a change means, and warnings as further sentences. */
const meaningMarkdown = (message: Sentence, warnings: readonly Sentence[]): Markdown =>
  warnings.length === 0
    ? toMarkdown(message)
    : joinWithSpaces(md`${toMarkdown(message)}.`, ...warnings.map(toMarkdown));

/** Where it is declared, also by others, and what that replaces. */
function placeMarkdown({ otherFiles, overridden }: ChangeRow, at: Position, { linkTo }: ChangeOptions): Markdown {
  const lineLink = (position: Position): Markdown => link(md`${`${position.file}:${position.line}`}`, linkTo(position));
  return joinWithSpaces(
    lineLink(at),
    otherFiles === 0 ? noMarkdown : trusted(`and ${pluralize(otherFiles, 'more file')}`),
    overridden === null ? noMarkdown : md`overrides ${lineLink(overridden)}`,
  );
}

/** The details of a change, folded: sentences and diffs. */
export function detailsEntry(row: ChangeRow, { maxDiffLines }: ChangeOptions): TextInTwoSizes {
  const { change, name, label, detailSentences, diffs } = row;
  const title = foldTitle(say`${[label === null ? '' : `${label}: `]}${[verbTitles[change.verb]]} ${name}`);
  return {
    rank: riskRank(change),
    small: null,
    full() {
      const diffBlocks = diffs.map((diff) => {
        const lines = capDiff(diff.lines(), maxDiffLines).map(({ mark, text }) => `${mark} ${text}`);
        const diffTitle = diff.title === 'Diff' ? noMarkdown : trusted(`${diff.title}:`);
        return joinBlocks([diffTitle, fencedBlock(lines, 'diff')]);
      });
      return foldedBlock(title, joinBlocks([listMarkdown(detailSentences), ...diffBlocks])).text;
    },
  };
}

/** A problem with links; if there is room, with its fix. */
export function problemEntry({ problem, position, first }: LocatedProblem, { linkTo }: ChangeOptions): TextInTwoSizes {
  const { message, fix } = describeProblem(problem);
  const positionLink = (place: Position): Markdown => link(md`${positionText(place)}`, linkTo(place));
  const place = position === null ? noMarkdown : md`${positionLink(position)}: `;
  const severity = trusted(problem.severity === 'warning' ? 'warning: ' : '');
  const line = md`- ${place}${severity}${toMarkdown(message)}`;
  const firstPlace = first === null ? noMarkdown : md` (first: ${positionLink(first)})`;
  return {
    rank: problem.severity === 'error' ? 0 : 3,
    small: () => line.text,
    full: () => md`${line}${firstPlace}. Fix: ${toMarkdown(fix)}`.text,
  };
}
