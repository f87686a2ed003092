import { CST } from 'yaml';
import { hasBlankLines, type Style } from '../yaml/print.ts';
import { type Block, type Collection, entriesOf, isCollection, isEntry, tokensText } from '../yaml/tokens.ts';
import { isScalar, token } from './layout.ts';

// Which entries a collection has, and where its comments go. The comment on the line of an entry and those directly above it belong to the entry,
// and go with it. A comment that an empty line separates from the entry below, one above the end and one on the opening bracket belong to the
// collection, and stay where they are.

/** An entry that a collection is to have: one that it has, in its old order, or a new one. */
export type Placement = { readonly item: CST.CollectionItem; readonly isNew: boolean };

/** A new entry. */
export const newItem = (text: string): Placement => ({ item: { start: [token(text)] }, isNew: true });

/** An entry, and what is above it: whole lines and its indent, or a space behind a comma. */
type EntryLine = {
  readonly item: CST.CollectionItem;
  readonly isNew: boolean;
  textAbove: string;
  startsLine: boolean;
};

/** What is between the last entry and the end of the collection. */
type ClosingLine = Pick<EntryLine, 'textAbove' | 'startsLine'>;

const separators: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);

/** Takes what precedes an entry: its comma, spaces, line breaks and comments. */
function takeTextAbove(item: CST.CollectionItem): CST.SourceToken[] {
  const length = item.start.findIndex(({ type }) => !separators.has(type));
  return item.start.splice(0, length < 0 ? item.start.length : length);
}

/** Arranges entries and the comments between them. `margin`: the indent of a new line; `column`: of the entries. */
function arrangeLines(
  old: readonly EntryLine[],
  end: ClosingLine,
  placements: readonly Placement[],
  { margin, column }: { readonly margin: string; readonly column: number },
): EntryLine[] {
  const remaining = new Set(placements.map(({ item }) => item));
  const places = new Map(old.map(({ item }, place) => [item, place]));
  /** The lines that stay of the entries that go, from a place up to the next entry that stays. */
  const takeRemainingLines = (start: number): string => {
    let lines = '';
    for (let place = start; ; place += 1) {
      const line = old[place];
      if (line === undefined || remaining.has(line.item)) return lines;
      lines += takeLinesOfRemovedEntry(line, old[place + 1], column);
    }
  };
  const addLines = (line: ClosingLine, lines: string): void => {
    if (lines === '') return;
    const isApart = leadingEmptyLines.test(line.textAbove);
    line.textAbove = (isApart ? trimTrailingEmptyLines(lines) : lines) + (line.startsLine ? line.textAbove : margin);
    line.startsLine = true;
  };
  let lines = takeRemainingLines(0);
  const arranged = placements.map((placement): EntryLine => {
    const place = places.get(placement.item);
    const line = (place === undefined ? null : old[place]) ?? { ...placement, textAbove: margin, startsLine: true };
    addLines(line, lines);
    lines = place === undefined ? '' : takeRemainingLines(place + 1);
    return line;
  });
  addLines(end, lines);
  return arranged;
}

const leadingEmptyLines = /^(?:[ \t]*\r?\n)+/;

/** Lines without empty ones at the end. */
const trimTrailingEmptyLines = (lines: string): string =>
  lines.slice(0, lines.indexOf('\n', lines.trimEnd().length) + 1);

/**
 * The lines above an entry that stay when it goes. A comment above several scalars concerns all of them, so it stays with the next one.
 */
function takeLinesOfRemovedEntry(
  { item, textAbove, startsLine }: EntryLine,
  next: EntryLine | undefined,
  column: number,
): string {
  const isText = item.key === undefined && !isCollection(item.value);
  if (isText && textAbove.includes('#') && next !== undefined && !next.textAbove.includes('\n')) {
    Object.assign(next, { textAbove, startsLine });
    return '';
  }
  // What is behind the last line break is the indent of the entry.
  const lines = textAbove.slice(0, textAbove.lastIndexOf('\n') + 1).split(/(?<=\n)/);
  const length = lines.findLastIndex((line) => !isCommentOfEntryBelow(line, column)) + 1;
  const above = lines.slice(0, length).join('');
  return above.includes('#') ? above : '';
}

/** Whether a line is a comment about the entry below it. One that is indented more is about the entry above. */
function isCommentOfEntryBelow(line: string, column: number): boolean {
  const found = /^([ \t]*)#(?!\s*yaml-language-server:)/.exec(line);
  return found !== null && (found[1] ?? '').length <= column;
}

// ── Block style ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Arranges the entries of a block, with empty lines around new ones where the list has them. `role`: the field that holds the list. */
export function arrangeBlock(node: Block, placements: readonly Placement[], role: string, style: Style): void {
  const margin = ' '.repeat(node.indent);
  const { lines: old, end } = takeEntryLines(node);
  const [first] = old;
  // The first entry may be on the line of its parent's dash.
  const isOnDash = first?.textAbove === '';
  if (isOnDash) first.textAbove = margin;
  const lines = arrangeLines(old, end, placements, { margin, column: node.indent });
  const others = old.slice(1);
  const isSpacedHere =
    others.length === 0 ? hasBlankLines(role) : others.some(({ textAbove }) => leadingEmptyLines.test(textAbove));
  if (node.type === 'block-seq' && isSpacedHere) addEmptyLines(lines, style);
  const [top] = lines;
  if (top !== undefined && top !== first) top.textAbove = top.textAbove.replace(leadingEmptyLines, '');
  if (top !== undefined && isOnDash) top.textAbove = top.textAbove.trimStart();
  for (const { textAbove, item } of lines) item.start.unshift(token(textAbove));
  const items = lines.map(({ item }) => item);
  node.items = (end.textAbove === '' ? items : [...items, newItem(end.textAbove).item]) as CST.BlockSequence['items'];
}

/** The comments that stay when all entries of a block go. */
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

/** Adds empty lines around new entries. */
function addEmptyLines(lines: readonly EntryLine[], { eol }: Style): void {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBesideNew = above !== undefined && (above.isNew || line.isNew);
    if (isBesideNew && !leadingEmptyLines.test(line.textAbove) && !endsWithEmptyLine.test(CST.stringify(above.item)))
      line.textAbove = eol + line.textAbove;
  }
}

/** A block of text that keeps its line breaks would take the empty line. */
const endsWithEmptyLine = /\n[ \t]*\r?\n$|[|>]\d?\+/;

// ── Flow style ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is in front of an entry in brackets, or of the closing bracket. */
type TextBetween = ClosingLine & {
  /** The text as it is, with the comma, and the entry above; that entry is null behind the opening bracket. */
  readonly original: OriginalBetween | null;
};

type OriginalBetween = { readonly text: string; readonly textAbove: string; readonly above: CST.CollectionItem | null };

/** An entry in brackets. `tail`: the rest of its line, with the line break. */
type FlowLine = EntryLine & TextBetween & { readonly restOfLine: string };

/** All that is between brackets. `opening`: the rest of the line of the opening bracket; `space`: between it and an entry on its line. */
type FlowLines = {
  readonly restOfFirstLine: string;
  readonly spaceBehindBracket: string;
  readonly lines: readonly FlowLine[];
  readonly end: TextBetween;
  readonly hasLastComma: boolean;
};

/**
 * Arranges entries in brackets. Between two entries that were neighbours, every character stays; elsewhere a comma, the rest of the line and what
 * is above the next entry follow each other. A new entry has its own line if the last one has. `column`: of the collection's key or dash.
 */
export function arrangeFlow(
  node: CST.FlowCollection,
  placements: readonly Placement[],
  column: number,
  { eol }: Style,
): void {
  const taken = takeFlowLines(node);
  const { lines: old, end } = taken;
  const textAbove = old.findLast(({ startsLine }) => startsLine)?.textAbove ?? '';
  const indent = textAbove.slice(textAbove.lastIndexOf('\n') + 1);
  const breaks = { margin: indent === '' ? ' '.repeat(column + 2) : indent, eol };
  const arranged = arrangeLines(old, end, placements, { margin: breaks.margin, column: Infinity });
  const lines = arranged.map((line): FlowLine => {
    if (!line.isNew) return line as FlowLine;
    const startsLine = old.at(-1)?.startsLine === true || line.textAbove !== breaks.margin;
    return { ...line, startsLine, textAbove: startsLine ? line.textAbove : ' ', original: null, restOfLine: '' };
  });
  for (const [index, line] of lines.entries())
    line.item.start.unshift(token(textBefore(line, lines[index - 1], ',', taken, breaks)));
  const closing = textBefore(end, lines.at(-1), taken.hasLastComma ? ',' : '', taken, breaks);
  for (const bracket of node.end.slice(0, 1)) bracket.source = closing + bracket.source;
  node.items = lines.map(({ item }) => item);
}

type LineBreakStyle = { readonly margin: string; readonly eol: string };

/** The text between an entry, or the opening bracket, and what is below it. */
function textBefore(
  below: TextBetween,
  above: FlowLine | undefined,
  comma: string,
  taken: FlowLines,
  breaks: LineBreakStyle,
): string {
  const { textAbove, original } = below;
  if (original?.above === (above?.item ?? null) && original.textAbove === textAbove) return original.text;
  if (above !== undefined) return comma + joinAtLineBreak(above.restOfLine, below, breaks);
  const { restOfFirstLine, spaceBehindBracket, end } = taken;
  const hasComment = (restOfFirstLine + textAbove).includes('#');
  if (below === end) return hasComment ? joinAtLineBreak(restOfFirstLine, below, breaks) : '';
  return restOfFirstLine === '' && !hasComment ? spaceBehindBracket : joinAtLineBreak(restOfFirstLine, below, breaks);
}

/** The rest of a line, and what is below it. */
function joinAtLineBreak(
  tail: string,
  { textAbove, startsLine }: ClosingLine,
  { margin, eol }: LineBreakStyle,
): string {
  if (startsLine) return (tail.endsWith('\n') ? tail : tail + eol) + textAbove;
  return tail.includes('#') ? tail + margin : textAbove;
}

/** Takes all that is between the entries of a collection in brackets. */
function takeFlowLines(node: CST.FlowCollection): FlowLines {
  const entries = entriesOf(node);
  const rest = node.items.slice(entries.length).flatMap(({ start }) => start.splice(0));
  const leads = [...entries.map((item) => takeTextAbove(item)), rest];
  const gaps = leads.map((tokens, index) => splitTextBetween(tokens, entries[index - 1] ?? null));
  const [first] = gaps;
  const lines = entries.flatMap((item, index): FlowLine[] => {
    const [gap, below] = [gaps[index], gaps[index + 1]];
    if (gap === undefined || below === undefined) return [];
    // Behind a comma, the first entry would need a space.
    const textAbove = index === 0 && !gap.startsLine ? ' ' : gap.textAbove;
    return [
      { ...gap, textAbove, original: { ...gap.original, textAbove }, item, isNew: false, restOfLine: below.restOfLine },
    ];
  });
  return {
    restOfFirstLine: first?.restOfLine ?? '',
    spaceBehindBracket: first?.startsLine === false ? first.textAbove : '',
    lines,
    end: gaps.at(-1) ?? { textAbove: '', startsLine: false, original: null },
    hasLastComma: rest.some(({ type }) => type === 'comma'),
  };
}

/** What is between two entries: the rest of the line of the first, and what is in front of the second. */
type SplitBetween = TextBetween & { readonly restOfLine: string; readonly original: OriginalBetween };

/** Takes and splits what is between two entries, in the second of which are the tokens: the rest of the line of the first, and what is below. */
function splitTextBetween(tokens: readonly CST.SourceToken[], above: CST.CollectionItem | null): SplitBetween {
  const start = takeRestOfLine(above?.value);
  const comma = tokens.findIndex(({ type }) => type === 'comma');
  const whole = start + tokensText(tokens);
  const text =
    comma < 0 ? whole : withoutComma(start + tokensText(tokens.slice(0, comma)), tokensText(tokens.slice(comma + 1)));
  const length = text.indexOf('\n') + 1;
  const textAbove = text.slice(length);
  return {
    restOfLine: text.slice(0, length),
    textAbove,
    startsLine: length > 0,
    original: { text: whole, textAbove, above },
  };
}

/** What is between two entries without the comma; a line that holds only the comma goes. */
function withoutComma(before: string, behind: string): string {
  const line = before.lastIndexOf('\n') + 1;
  if (line === 0 || before.slice(line).trim() !== '') return before + behind;
  return /^[ \t]*\r?\n/.test(behind)
    ? before.slice(0, line) + behind.slice(behind.indexOf('\n') + 1)
    : before + behind.trimStart();
}

/** Takes what is behind a value: spaces, a comment, the line break. */
export function takeRestOfLine(node: CST.Token | undefined): string {
  if (node?.type === 'flow-collection') return tokensText(node.end.splice(1));
  if (node?.type === 'block-scalar') return tokensText(node.props.splice(1));
  return isScalar(node) ? tokensText(node.end?.splice(0) ?? []) : '';
}

/** Whether there is nothing between two brackets, not even a comment. */
export const isEmptyFlow = (node: Collection): boolean =>
  node.type === 'flow-collection' && !node.items.some((item) => isEntry(item) || tokensText(item.start).includes('#'));
