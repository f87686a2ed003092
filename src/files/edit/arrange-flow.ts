import type { CST } from 'yaml';
import type { Style } from '../yaml/print.ts';
import { type Collection, entriesOf, isEntry, tokensText } from '../yaml/tokens.ts';
import {
  arrangeLines,
  type ClosingLine,
  type EntryLine,
  type Placement,
  takeRestOfLine,
  takeTextInFront,
} from './arrange.ts';
import { token } from './layout.ts';

// The parts of a collection in brackets:
//
//     rules: [  # about the list     rest of the first line
//       # about a                    text in front of `a`: goes where `a` goes
//       a,  # short                  rest of the line of `a`
//       b,                           the comma in front of the closing bracket is a trailing comma
//     ]
//
// Between entries on one line, the text in front of an entry is the space behind the comma.

/** What is in front of an entry in brackets, or of the closing bracket. */
type TextBetween = ClosingLine & {
  /** The text before editing; null in front of a new entry. */
  readonly original: OriginalBetween | null;
};

/** The text between two entries, with the comma, and the part of it that belongs to the second one. `previousItem` is null behind the opening bracket. */
type OriginalBetween = {
  readonly text: string;
  readonly textInFront: string;
  readonly previousItem: CST.CollectionItem | null;
};

/** An entry in brackets. `restOfLine`: the text behind the entry, with the line break. */
type FlowLine = EntryLine & TextBetween & { readonly restOfLine: string };

/** All that is between two brackets. */
type FlowLines = {
  /** The text behind the opening bracket, up to the end of its line. */
  readonly restOfFirstLine: string;
  /** The text between the opening bracket and an entry on the same line. */
  readonly spaceBehindBracket: string;
  readonly lines: readonly FlowLine[];
  readonly end: TextBetween;
  readonly hasTrailingComma: boolean;
};

/**
 * Gives a collection in flow style its new entries. Between two entries that were neighbours before, every character stays. Elsewhere the text is
 * the comma, the rest of the line, and what is above the next entry. A new entry has its own line if the last old one has.
 * `column`: the column of the collection's key or dash.
 */
export function arrangeFlow(
  node: CST.FlowCollection,
  placements: readonly Placement[],
  column: number,
  { eol }: Style,
): void {
  const taken = takeFlowLines(node);
  const { lines: oldLines, end } = taken;
  const textInFront = oldLines.findLast(({ startsLine }) => startsLine)?.textInFront ?? '';
  const indent = textInFront.slice(textInFront.lastIndexOf('\n') + 1);
  const lineStyle = { margin: indent === '' ? ' '.repeat(column + 2) : indent, eol };
  const arranged = arrangeLines(oldLines, end, placements, { margin: lineStyle.margin, column: Infinity });
  const lines = arranged.map((line): FlowLine => {
    if (!line.isNew) return line as FlowLine;
    const startsLine = oldLines.at(-1)?.startsLine === true || line.textInFront !== lineStyle.margin;
    return { ...line, startsLine, textInFront: startsLine ? line.textInFront : ' ', original: null, restOfLine: '' };
  });
  for (const [index, line] of lines.entries())
    line.item.start.unshift(token(textBetween(line, lines[index - 1], ',', taken, lineStyle)));
  const closingText = textBetween(end, lines.at(-1), taken.hasTrailingComma ? ',' : '', taken, lineStyle);
  for (const bracket of node.end.slice(0, 1)) bracket.source = closingText + bracket.source;
  node.items = lines.map(({ item }) => item);
}

type LineStyle = { readonly margin: string; readonly eol: string };

/** The text between `previous` (undefined for the opening bracket) and `next` (an entry or the closing bracket). */
function textBetween(
  next: TextBetween,
  previous: FlowLine | undefined,
  comma: string,
  taken: FlowLines,
  lineStyle: LineStyle,
): string {
  const { textInFront, original } = next;
  const wereNeighbours = original?.previousItem === (previous?.item ?? null) && original.textInFront === textInFront;
  if (wereNeighbours) return original.text;
  if (previous !== undefined) return comma + joinAtLineBreak(previous.restOfLine, next, lineStyle);
  const { restOfFirstLine, spaceBehindBracket, end } = taken;
  const hasComment = (restOfFirstLine + textInFront).includes('#');
  if (next === end && !hasComment) return '';
  if (next !== end && !hasComment && restOfFirstLine === '') return spaceBehindBracket;
  return joinAtLineBreak(restOfFirstLine, next, lineStyle);
}

/** Joins the rest of a line with the text in front of the next entry. */
function joinAtLineBreak(
  restOfLine: string,
  { textInFront, startsLine }: ClosingLine,
  { margin, eol }: LineStyle,
): string {
  if (startsLine) return (restOfLine.endsWith('\n') ? restOfLine : restOfLine + eol) + textInFront;
  return restOfLine.includes('#') ? restOfLine + margin : textInFront;
}

/** Removes all text between the entries of a collection in brackets, and returns it. */
function takeFlowLines(node: CST.FlowCollection): FlowLines {
  const entries = entriesOf(node);
  const tokensAtEnd = node.items.slice(entries.length).flatMap(({ start }) => start.splice(0));
  const tokensInFront = [...entries.map((item) => takeTextInFront(item)), tokensAtEnd];
  const texts = tokensInFront.map((tokens, index) => splitTextBetween(tokens, entries[index - 1] ?? null));
  const [first] = texts;
  const lines = entries.flatMap((item, index): FlowLine[] => {
    const [inFront, behind] = [texts[index], texts[index + 1]];
    if (inFront === undefined || behind === undefined) return [];
    // The first entry may move behind a comma, where it needs a space.
    const textInFront = index === 0 && !inFront.startsLine ? ' ' : inFront.textInFront;
    const original = { ...inFront.original, textInFront };
    return [{ ...inFront, textInFront, original, item, isNew: false, restOfLine: behind.restOfLine }];
  });
  return {
    restOfFirstLine: first?.restOfLine ?? '',
    spaceBehindBracket: first?.startsLine === false ? first.textInFront : '',
    lines,
    end: texts.at(-1) ?? { textInFront: '', startsLine: false, original: null },
    hasTrailingComma: tokensAtEnd.some(({ type }) => type === 'comma'),
  };
}

/** The text between two entries: the rest of the line of the first, and what is in front of the second. */
type SplitBetween = TextBetween & { readonly restOfLine: string; readonly original: OriginalBetween };

/** Splits the text between two entries. `tokens` are in front of the second one; the rest of the line is removed from `above`. */
function splitTextBetween(tokens: readonly CST.SourceToken[], previousItem: CST.CollectionItem | null): SplitBetween {
  const start = takeRestOfLine(previousItem?.value);
  const comma = tokens.findIndex(({ type }) => type === 'comma');
  const wholeText = start + tokensText(tokens);
  const text =
    comma < 0
      ? wholeText
      : joinWithoutComma(start + tokensText(tokens.slice(0, comma)), tokensText(tokens.slice(comma + 1)));
  const length = text.indexOf('\n') + 1;
  const textInFront = text.slice(length);
  return {
    restOfLine: text.slice(0, length),
    textInFront,
    startsLine: length > 0,
    original: { text: wholeText, textInFront, previousItem },
  };
}

/** Joins the texts before and behind a comma; a line with nothing but the comma disappears. */
function joinWithoutComma(before: string, behind: string): string {
  const lineStart = before.lastIndexOf('\n') + 1;
  const isAloneBefore = lineStart > 0 && before.slice(lineStart).trim() === '';
  if (!isAloneBefore) return before + behind;
  if (!/^[ \t]*\r?\n/.test(behind)) return before + behind.trimStart();
  return before.slice(0, lineStart) + behind.slice(behind.indexOf('\n') + 1);
}

/** Whether there is nothing between two brackets, not even a comment. */
export const isEmptyFlow = (node: Collection): boolean =>
  node.type === 'flow-collection' && !node.items.some((item) => isEntry(item) || tokensText(item.start).includes('#'));
