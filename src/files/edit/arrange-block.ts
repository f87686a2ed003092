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
  takeTextAbove,
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
  const isOnParentDash = oldFirst?.textAbove === '';
  if (isOnParentDash) oldFirst.textAbove = margin;
  const lines = arrangeLines(oldLines, end, placements, { margin, column: node.indent });
  const otherLines = oldLines.slice(1);
  const isSpaced =
    otherLines.length === 0
      ? hasBlankLines(role)
      : otherLines.some(({ textAbove }) => leadingEmptyLines.test(textAbove));
  if (node.type === 'block-seq' && isSpaced) addEmptyLines(lines, style);
  const [first] = lines;
  if (first !== undefined && first !== oldFirst) first.textAbove = first.textAbove.replace(leadingEmptyLines, '');
  if (first !== undefined && isOnParentDash) first.textAbove = first.textAbove.trimStart();
  for (const { textAbove, item } of lines) item.start.unshift(token(textAbove));
  const items = lines.map(({ item }) => item);
  node.items = (end.textAbove === '' ? items : [...items, newItem(end.textAbove).item]) as CST.BlockSequence['items'];
}

/** The comments that stay when a block loses all its entries. */
export function commentsOf(node: Block): string {
  const { lines, end } = takeEntryLines(node);
  arrangeLines(lines, end, [], { margin: '', column: node.indent });
  return end.textAbove.includes('#') ? end.textAbove : '';
}

function takeEntryLines(node: Block): { readonly lines: readonly EntryLine[]; readonly end: ClosingLine } {
  const entries = entriesOf(node);
  const lines = node.items.map((item) => ({
    item,
    isNew: false,
    textAbove: tokensText(takeTextAbove(item)),
    startsLine: true,
  }));
  return { lines: lines.slice(0, entries.length), end: lines[entries.length] ?? { textAbove: '', startsLine: true } };
}

/** Adds empty lines above and below new entries, where there are none. */
function addEmptyLines(lines: readonly EntryLine[], { eol }: Style): void {
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    if (previous === undefined || !(previous.isNew || line.isNew)) continue;
    const hasEmptyLine = leadingEmptyLines.test(line.textAbove) || endsWithEmptyLine.test(CST.stringify(previous.item));
    if (!hasEmptyLine) line.textAbove = eol + line.textAbove;
  }
}

/** Also matches a block scalar that keeps its line breaks (`|+`), since it would make an empty line part of its text. */
const endsWithEmptyLine = /\n[ \t]*\r?\n$|[|>]\d?\+/;
