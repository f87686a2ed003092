import { CST } from 'yaml';
import { hasBlankLines, type Style } from '../yaml/print.ts';
import { type Block, entriesOf, tokensText } from '../yaml/tokens.ts';
import {
  arrangeLines,
  type ClosingLine,
  type EntryLine,
  leadingEmptyLines,
  newItem,
  type Placement,
  takeTextInFront,
} from './arrange.ts';
import { token } from './layout.ts';

/**
 * Gives a collection in block style its new entries. New entries get empty lines around them if the list has empty lines between its entries.
 * `role`: the field that holds the list.
 */
export function arrangeBlock(node: Block, placements: readonly Placement[], role: string, style: Style): void {
  const margin = ' '.repeat(node.indent);
  const { lines: oldLines, end } = takeEntryLines(node);
  const [oldFirst] = oldLines;
  // The first entry may be on the line of its parent's dash.
  const isOnParentDash = oldFirst?.textInFront === '';
  if (isOnParentDash) oldFirst.textInFront = margin;
  const lines = arrangeLines(oldLines, end, placements, { margin, column: node.indent });
  const otherLines = oldLines.slice(1);
  const isSpaced =
    otherLines.length === 0
      ? hasBlankLines(role)
      : otherLines.some(({ textInFront }) => leadingEmptyLines.test(textInFront));
  if (node.type === 'block-seq' && isSpaced) addEmptyLines(lines, style);
  const [first] = lines;
  if (first !== undefined && first !== oldFirst) first.textInFront = first.textInFront.replace(leadingEmptyLines, '');
  if (first !== undefined && isOnParentDash) first.textInFront = first.textInFront.trimStart();
  for (const { textInFront, item } of lines) item.start.unshift(token(textInFront));
  const items = lines.map(({ item }) => item);
  node.items = (
    end.textInFront === '' ? items : [...items, newItem(end.textInFront).item]
  ) as CST.BlockSequence['items'];
}

/** The comments that stay when a block loses all its entries. */
export function commentsOf(node: Block): string {
  const { lines, end } = takeEntryLines(node);
  arrangeLines(lines, end, [], { margin: '', column: node.indent });
  return end.textInFront.includes('#') ? end.textInFront : '';
}

function takeEntryLines(node: Block): { readonly lines: readonly EntryLine[]; readonly end: ClosingLine } {
  const entries = entriesOf(node);
  const lines = node.items.map((item) => ({
    item,
    isNew: false,
    textInFront: tokensText(takeTextInFront(item)),
    startsLine: true,
  }));
  return { lines: lines.slice(0, entries.length), end: lines[entries.length] ?? { textInFront: '', startsLine: true } };
}

/** Adds empty lines above and below new entries, where there are none. */
function addEmptyLines(lines: readonly EntryLine[], { eol }: Style): void {
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (previous === undefined || !(previous.isNew || line.isNew)) continue;
    const hasEmptyLine =
      leadingEmptyLines.test(line.textInFront) || endsWithEmptyLine.test(CST.stringify(previous.item));
    if (!hasEmptyLine) line.textInFront = eol + line.textInFront;
  }
}

/** Also matches a block scalar that keeps its line breaks (`|+`), since it would make an empty line part of its text. */
const endsWithEmptyLine = /\n[ \t]*\r?\n$|[|>]\d?\+/;
