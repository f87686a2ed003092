import { firstToken } from '../../yaml/events.ts';
import { readEvents } from '../../yaml/parse-any.ts';
import { moveAnchors, valueOf } from './anchors.ts';
import { applyEdits, isFirstOnLine, lineEnd, lineStart, nextLine } from './edits.ts';
import { printLiteral, printScalar } from './print-scalar.ts';
import { isInline, printBlock, printInline, printItem, printKey, printPair } from './print.ts';
import {
  type AliasNode,
  behind,
  edit,
  emptyAbove,
  emptyBelow,
  type Extent,
  extentOf,
  isList,
  type Item,
  type Json,
  learnStyle,
  type ListNode,
  type MapNode,
  type Node,
  readTree,
  type ScalarNode,
  type Sheet,
  type Style,
} from './tree.ts';
import { fulfilled, keep, type Wish } from './wish.ts';

/**
 * Edits a text that our reader accepted so that its document becomes what is wished; what nobody wishes otherwise keeps its bytes. Null
 * where the layout does not allow that. Whoever calls must read the result and compare.
 */
export function patchText(text: string, wish: Wish): string | null {
  if (text.endsWith('\n')) return patchLines(text, wish);
  // Every line ends while it is edited; the last one not any more after it.
  return patchLines(text + (/\r?\n/.exec(text)?.[0] ?? '\n'), wish)?.replace(/\r?\n$/, '') ?? null;
}

function patchLines(text: string, wish: Wish): string | null {
  const events = readEvents(text);
  if ('code' in events) return null;
  const root = readTree(text, events);
  const sheet: Sheet = { text, style: learnStyle(text, root), edits: [], anchors: moveAnchors(root, wish) };
  patch(sheet, root, wish, '');
  for (const [alias, { value, anchor, role }] of sheet.anchors.expanded) replaceNode(sheet, alias, value, role, anchor);
  return applyEdits(text, sheet.edits);
}

function patch(sheet: Sheet, node: Node, wish: Wish, role: string): void {
  if (wish.to === 'keep' || (node.kind === 'alias' && sheet.anchors.following.has(node))) return;
  if (node.kind === 'map' && wish.to === 'map') patchMap(sheet, node, wish);
  else if (node.kind === 'list' && wish.to === 'list' && !isReprinted(sheet, node, wish, role))
    patchList(sheet, node, wish, role);
  else return replaceNode(sheet, node, fulfilled(valueOf(node), wish), role);
  if (sheet.anchors.dropped.has(node)) dropAnchor(sheet, node);
}

/** The anchor and the space behind it; the line's end stays. */
function dropAnchor(sheet: Sheet, node: Node): void {
  const found = /^&\S+/.exec(sheet.text.slice(node.start));
  const end = node.start + (found?.[0].length ?? 0);
  const isAtEnd = end === lineEnd(sheet.text, node.start);
  const from = isAtEnd && sheet.text.charAt(node.start - 1) === ' ' ? node.start - 1 : node.start;
  edit(sheet, from, isAtEnd ? end : end + 1, '');
}

function patchMap(sheet: Sheet, node: MapNode, wish: Extract<Wish, { to: 'map' }>): void {
  const gone = new Set<number>();
  for (const [index, { key, node: inner }] of node.items.entries()) {
    const own = wish.pairs.get(key);
    if (own === null) gone.add(index);
    else patch(sheet, inner, own ?? keep, key);
  }
  const indexOf = (key: string): number => {
    const found = node.items.findIndex((item) => item.key === key);
    return found < 0 ? node.items.length : found;
  };
  if (gone.size === 0 && wish.add.length === 0) return;
  const { style } = sheet;
  if (node.flow) {
    const texts = wish.add.map(({ after, key, value }) => ({
      after: indexOf(after),
      text: `${printKey(key, style)}: ${printInline(value, key, style)}`,
    }));
    return editFlow(sheet, node, gone, texts);
  }
  const column = columnOf(sheet.text, node);
  const lines = wish.add.map(({ after, key, value }) => ({
    after: indexOf(after),
    lines: printPair(key, value, column, style),
  }));
  editEntries(sheet, node, gone, lines, false);
}

type ListWish = Extract<Wish, { to: 'list' }>;

/** Whether a list loses all that it has. */
const isEmptied = (node: ListNode, { items }: ListWish): boolean =>
  [...node.items.keys()].every((index) => items.get(index) === null);

/** An empty list that gets its first items may take another form, and one that shares the line of something else is printed anew. */
function isReprinted({ text, style }: Sheet, node: ListNode, wish: ListWish, role: string): boolean {
  if (!isEmptied(node, wish)) return false;
  if (!node.flow) return node.place.kind !== 'pair' || !node.items.every(({ start }) => isFirstOnLine(text, start));
  const value = wish.add.map((one) => one.value);
  return node.items.length === 0 && node.place.kind !== 'flow' && !isInline(value, role, style);
}

function patchList(sheet: Sheet, node: ListNode, wish: ListWish, role: string): void {
  const { style } = sheet;
  const gone = new Set([...wish.items].flatMap(([index, own]) => (own === null ? [index] : [])));
  for (const [index, item] of node.items.entries()) {
    patch(sheet, item.node, wish.items.get(index) ?? keep, `${role}[]`);
  }
  if (gone.size === 0 && wish.add.length === 0) return;
  if (node.flow) {
    const texts = wish.add.map(({ after, value }) => ({ after, text: printInline(value, `${role}[]`, style) }));
    return editFlow(sheet, node, gone, texts);
  }
  const column = columnOf(sheet.text, node);
  const lines = wish.add.map(({ after, value }) => ({ after, lines: printItem(value, role, column, style) }));
  editEntries(sheet, node, gone, lines, style.gaps.get(role) === true);
  if (isEmptied(node, wish) && wish.add.length === 0) sayEmpty(sheet, node);
}

/** On the line of the key, in front of its comment. */
function sayEmpty(sheet: Sheet, node: ListNode): void {
  const offset = node.anchor === null ? node.place.after : node.start + node.anchor.length + 1;
  edit(sheet, offset, offset, ' []');
}

function columnOf(text: string, node: ListNode | MapNode): number {
  const start = node.items[0]?.start ?? 0;
  return start - lineStart(text, start);
}

/** Lines to put behind an entry, by its index; -1 is in front of all. */
type AddedLines = { readonly after: number; readonly lines: readonly string[] };

/** Takes entries out of a block collection and puts others in. Something must be left. */
function editEntries(
  sheet: Sheet,
  node: ListNode | MapNode,
  gone: ReadonlySet<number>,
  added: readonly AddedLines[],
  gaps: boolean,
): void {
  const entries = node.items.map((item, index) => entryOf(sheet, node, item, index));
  const kept = [...entries.keys()].filter((index) => !gone.has(index));
  const ends = { first: kept[0] ?? entries.length, last: kept.at(-1) ?? -1 };
  const comments = sharedComments(sheet.text, entries, gone);
  let takesEmptyLines = false;
  for (const [index, entry] of entries.entries()) {
    if (gone.has(index)) removeEntry(sheet, entries, index, { comments, ...ends, takesEmptyLines });
    else takesEmptyLines = entry.keepsEmptyLines;
  }
  const byPlace = behindKept(added, entries.length, gone);
  for (const [after, group] of byPlace) {
    const lines = joinedLines(group, gaps);
    const entry = entries[after];
    if (entry === undefined)
      insertFirst(sheet, entries, entries[ends.first] ?? entries[0], { lines, gaps: gaps && kept.length > 0 });
    else insertLines(sheet, entry.end, gaps && !entry.keepsEmptyLines ? ['', ...lines] : lines);
  }
}

/** By the last entry that stays at or before their own, -1 for none. What goes behind entries that go themselves keeps their order. */
function behindKept<T extends { readonly after: number }>(
  added: readonly T[],
  count: number,
  gone: ReadonlySet<number>,
): Map<number, T[]> {
  const last: number[] = [];
  for (let index = 0; index < count; index++) last.push(gone.has(index) ? (last.at(-1) ?? -1) : index);
  return Map.groupBy(inOrder(added), ({ after }) => last[Math.min(after, count - 1)] ?? -1);
}

const inOrder = <T extends { readonly after: number }>(added: readonly T[]): T[] =>
  added.toSorted((a, b) => a.after - b.after);

/** Whether a node ends in a block scalar that would take an empty line behind it for its own. */
function keepsEmptyLines(text: string, node: Node): boolean {
  if (node.kind === 'alias') return false;
  if (node.kind === 'scalar') return /^[|>]\d?\+/.test(text.slice(node.body, node.body + 3));
  const last = node.items.at(-1);
  return !node.flow && last !== undefined && keepsEmptyLines(text, last.node);
}

const joinedLines = (group: readonly AddedLines[], gaps: boolean): string[] =>
  group.flatMap(({ lines }, index) => (gaps && index > 0 ? ['', ...lines] : lines));

const insertLines = (sheet: Sheet, offset: number, lines: readonly string[]): void =>
  edit(sheet, offset, offset, lines.map((line) => line + sheet.style.eol).join(''));

/** In front of the first entry that stays; one that stands behind the dash of what it is in gives that place away. */
function insertFirst(
  sheet: Sheet,
  entries: readonly Entry[],
  first: Entry | undefined,
  { lines, gaps }: { lines: readonly string[]; gaps: boolean },
): void {
  if (first === undefined) return;
  const all = gaps ? [...lines, ''] : lines;
  if (entries[0]?.isAlone === true) return insertLines(sheet, first.start, all);
  const indent = ' '.repeat(first.own - lineStart(sheet.text, first.own));
  const text = all.map((line) => line + sheet.style.eol).join('');
  edit(sheet, first.own, first.own, text.trimStart() + indent);
}

type Entry = Extent & {
  /** Where it begins itself, without comments, and the end of what stands before it. */
  readonly own: number;
  readonly floor: number;
  readonly isScalar: boolean;
  /** Whether an empty line behind it would become a part of it. */
  readonly keepsEmptyLines: boolean;
  /** Whether it has its lines for itself. */
  readonly isAlone: boolean;
};

function entryOf({ text }: Sheet, node: ListNode | MapNode, item: Item, index: number): Entry {
  const before = node.items[index - 1];
  const floor = before === undefined ? 0 : behind(text, { start: before.start, end: before.node.end });
  const extent = extentOf(text, { start: item.start, end: item.node.end }, floor);
  const isScalar = node.kind === 'list' && item.node.kind === 'scalar';
  return {
    ...extent,
    own: item.start,
    floor,
    isScalar,
    isAlone: isFirstOnLine(text, item.start),
    keepsEmptyLines: keepsEmptyLines(text, item.node),
  };
}

/** Whose comments stay, the first and last that stay, and whether what stays above an entry would make empty lines a part of it. */
type Leaving = {
  readonly comments: ReadonlySet<number>;
  readonly first: number;
  readonly last: number;
  readonly takesEmptyLines: boolean;
};

function removeEntry(sheet: Sheet, entries: readonly Entry[], index: number, kept: Leaving): void {
  const { text } = sheet;
  const entry = entries[index];
  if (entry === undefined) return;
  // The first entry may stand behind the dash of what it is in: the first that stays takes its place.
  if (!entry.isAlone) return edit(sheet, entry.own, entries[kept.first]?.own ?? 0, '');
  const isFirst = index < kept.first;
  const isLast = index > kept.last;
  const start = kept.comments.has(index) ? lineStart(text, entry.own) : entry.start;
  const above = emptyAbove(text, start);
  const below = emptyBelow(text, entry.end);
  const hasGapBelow = below > entry.end;
  const from = !isFirst && (isLast || hasGapBelow) ? Math.max(above, entry.floor) : start;
  const to = kept.takesEmptyLines || (isFirst && index < entries.length - 1) ? below : entry.end;
  edit(sheet, from, to, '');
}

/** A comment above several items that follow each other line by line is about all of them: those behind which one of them stays. */
function sharedComments(text: string, entries: readonly Entry[], gone: ReadonlySet<number>): ReadonlySet<number> {
  const shared = new Set<number>();
  for (let next = entries.length - 1; next > 0; next--) {
    const [before, entry] = [entries[next - 1], entries[next]];
    if (before === undefined || entry === undefined || lineStart(text, entry.own) !== before.end) continue;
    if (!gone.has(next) || shared.has(next)) shared.add(next - 1);
  }
  return new Set([...shared].filter((index) => entries[index]?.isScalar === true));
}

/** Something to put behind an entry, by its index; -1 is in front of all. */
type AddedText = { readonly after: number; readonly text: string };

/** Takes entries out of a collection in brackets and puts others in. */
function editFlow(
  sheet: Sheet,
  node: ListNode | MapNode,
  gone: ReadonlySet<number>,
  added: readonly AddedText[],
): void {
  const kept = [...node.items.keys()].filter((index) => !gone.has(index));
  if (kept.length === 0) {
    const inner = inOrder(added)
      .map(({ text }) => text)
      .join(', ');
    const padding = node.kind === 'map' && inner !== '' && sheet.style.padded ? ' ' : '';
    return edit(sheet, node.body + 1, node.end - 1, padding + inner + padding);
  }
  const entries = node.items.map((item) => flowEntry(sheet.text, item.start, item.node.end, node.body));
  const lastKept = kept.at(-1) ?? 0;
  const groups = behindKept(added, entries.length, gone);
  for (const index of gone) removeFlowEntry(sheet, entries, index, { lastKept, comma: groups.has(lastKept) });
  for (const [after, group] of groups) {
    const texts = group.map(({ text }) => text);
    if (after < 0) insertBefore(sheet, entries[0], texts);
    else insertBehind(sheet, entries[after], texts);
  }
}

type FlowEntry = Extent & {
  readonly own: number;
  readonly ownEnd: number;
  /** Where the comma behind it stands; -1 without one. */
  readonly comma: number;
  /** Whether it has its lines for itself, with its comma. */
  readonly isAlone: boolean;
};

function flowEntry(text: string, own: number, ownEnd: number, bracket: number): FlowEntry {
  const next = firstToken(text, ownEnd);
  const comma = text.charAt(next) === ',' ? next : -1;
  const line = lineEnd(text, ownEnd);
  const hasLine = isFirstOnLine(text, own) && /^\s*(?:,\s*)?(?:#.*)?$/.test(text.slice(ownEnd, line));
  const isAlone = hasLine && comma < line;
  const floor = nextLine(text, bracket);
  return { ...extentOf(text, { start: own, end: ownEnd }, floor), own, ownEnd, comma, isAlone };
}

function removeFlowEntry(
  sheet: Sheet,
  entries: readonly FlowEntry[],
  index: number,
  { lastKept, comma }: { lastKept: number; comma: boolean },
): void {
  const [entry, next, last] = [entries[index], entries[index + 1], entries[lastKept]];
  if (entry === undefined || last === undefined) return;
  if (index > lastKept) removeTrailing(sheet, entry, last, { isOpen: entries.at(-1)?.comma === -1, hasAdded: comma });
  else if (entry.isAlone) edit(sheet, entry.start, entry.end, '');
  else edit(sheet, entry.own, next === undefined ? entry.ownEnd : upTo(sheet.text, entry, next), '');
}

/** Where the stretch ends that goes with an entry: in front of the next one, or of the line where the comment above that begins. */
function upTo(text: string, entry: FlowEntry, next: FlowEntry): number {
  const hasComment = next.start > entry.ownEnd && next.start < lineStart(text, next.own);
  return hasComment && isFirstOnLine(text, next.own) ? lineEnd(text, lineStart(text, next.start - 1)) : next.own;
}

/** What is put behind an entry with lines of its own needs the comma; else, where no comma stood at the end, none shall stand there now. */
function removeTrailing(
  sheet: Sheet,
  entry: FlowEntry,
  last: FlowEntry,
  { isOpen, hasAdded }: { isOpen: boolean; hasAdded: boolean },
): void {
  const { text } = sheet;
  const needsComma = hasAdded && last.isAlone;
  if (isOpen && !needsComma) edit(sheet, last.comma, last.comma + 1, '');
  if (entry.isAlone) return edit(sheet, entry.start, entry.end, '');
  const keepsBetween = needsComma || text.slice(last.ownEnd, entry.own).includes('#');
  if (keepsBetween) edit(sheet, entry.own, entry.comma < 0 ? entry.ownEnd : entry.comma + 1, '');
  else edit(sheet, last.ownEnd, entry.ownEnd, '');
}

function insertBefore(sheet: Sheet, entry: FlowEntry | undefined, texts: readonly string[]): void {
  if (entry === undefined) return;
  const { text, style } = sheet;
  if (!entry.isAlone) return edit(sheet, entry.own, entry.own, texts.map((one) => `${one}, `).join(''));
  const indent = text.slice(lineStart(text, entry.own), entry.own);
  edit(sheet, entry.start, entry.start, texts.map((one) => `${indent}${one},${style.eol}`).join(''));
}

function insertBehind(sheet: Sheet, entry: FlowEntry | undefined, texts: readonly string[]): void {
  if (entry === undefined) return;
  const { text, style } = sheet;
  if (!entry.isAlone) return edit(sheet, entry.ownEnd, entry.ownEnd, texts.map((one) => `, ${one}`).join(''));
  const indent = text.slice(lineStart(text, entry.own), entry.own);
  const hasComma = entry.comma >= 0;
  if (!hasComma) edit(sheet, entry.ownEnd, entry.ownEnd, ',');
  const lines = texts.map(
    (one, index) => `${indent}${one}${hasComma || index < texts.length - 1 ? ',' : ''}${style.eol}`,
  );
  edit(sheet, entry.end, entry.end, lines.join(''));
}

/** Puts a value in place of a node; `anchor` goes in front of it. */
function replaceNode(sheet: Sheet, node: Node, value: Json, role: string, anchor: string | null = null): void {
  const name = anchor ?? (sheet.anchors.dropped.has(node) ? null : node.anchor);
  const prefix = name === null ? '' : `&${name} `;
  if ((node.kind === 'scalar' || node.kind === 'alias') && !isList(value) && typeof value !== 'object') {
    return replaceScalar(sheet, node, value, role, prefix);
  }
  const isFlow = node.place.kind === 'flow' || isInline(value, role, sheet.style);
  if (isFlow) replaceInline(sheet, node, prefix + printInline(value, role, sheet.style, node.place.kind === 'flow'));
  else replaceBlock(sheet, node, value, role, prefix.trimEnd());
}

/** What stands in the line of a key or dash keeps its comment, and a document what stands above it. */
function replaceInline(sheet: Sheet, node: Node, text: string): void {
  const { kind, after } = node.place;
  const isBelow = (kind === 'pair' || kind === 'item') && sheet.text.slice(after, node.start).includes('\n');
  if (isBelow) edit(sheet, after, node.end, ` ${text}`);
  else edit(sheet, node.start, node.end, text);
}

function replaceBlock(sheet: Sheet, node: Node, value: Json, role: string, prefix: string): void {
  const { text, style } = sheet;
  const { kind, column, after } = node.place;
  const below = kind === 'pair' ? stepInto(value, style) : 2;
  const lines = printBlock(value, role, kind === 'root' ? 0 : column + below, style);
  if (kind === 'root') return edit(sheet, node.start, node.end, lines.join(style.eol));
  const isOneLine = !text.slice(after, node.end).includes('\n');
  if (kind === 'item' && prefix === '') {
    const [first = '', ...rest] = lines;
    edit(sheet, after, node.end, ` ${first.trimStart()}`);
    return addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, rest);
  }
  edit(sheet, after, node.end, prefix === '' ? '' : ` ${prefix}`);
  addLines(sheet, isOneLine ? lineEnd(text, node.end) : node.end, lines);
}

const addLines = (sheet: Sheet, offset: number, lines: readonly string[]): void =>
  edit(sheet, offset, offset, lines.map((line) => sheet.style.eol + line).join(''));

const stepInto = (value: Json, style: Style): number => (isList(value) ? style.dash : style.step);

function replaceScalar(
  sheet: Sheet,
  node: ScalarNode | AliasNode,
  value: Exclude<Json, object>,
  role: string,
  prefix: string,
): void {
  const isFlow = node.place.kind === 'flow';
  const literal = typeof value === 'string' && node.place.kind === 'pair' ? printLiteral(value) : null;
  if (node.kind === 'scalar' && (node.style === 'literal' || node.style === 'folded'))
    return replaceLines(sheet, node, prefix, literal, inline(value, node, sheet, role, isFlow));
  if (literal === null || (node.kind === 'scalar' && node.style === 'double') || hasCommentBelow(sheet, node)) {
    return edit(sheet, node.start, node.end, prefix + inline(value, node, sheet, role, isFlow));
  }
  edit(sheet, node.start, node.end, prefix + literal.header);
  addLines(sheet, lineEnd(sheet.text, node.end), indented(literal.lines, node.place.column + sheet.style.step));
}

/** Whether a comment in the next line would become a part of lines that are put above it. */
function hasCommentBelow({ text, style }: Sheet, { end, place }: Node): boolean {
  const indent = /^(?:[ \t]*\r?\n)*( *)#/.exec(text.slice(nextLine(text, end)))?.[1];
  return indent !== undefined && indent.length >= place.column + style.step;
}

function inline(
  value: Exclude<Json, object>,
  node: ScalarNode | AliasNode,
  { style }: Sheet,
  role: string,
  flow: boolean,
): string {
  if (typeof value !== 'string') return String(value);
  const own = node.kind === 'alias' ? 'none' : node.style;
  const isKnown = own === 'plain' || own === 'single' || own === 'double';
  return printScalar(value, isKnown ? own : (style.quotes.get(role) ?? 'plain'), flow);
}

const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

/** The header of a block scalar keeps its comment. */
function replaceLines(
  sheet: Sheet,
  node: ScalarNode,
  prefix: string,
  literal: { header: string; lines: readonly string[] } | null,
  instead: string,
): void {
  const { text, style } = sheet;
  const header = /^[|>][-+\d]*/.exec(text.slice(node.body))?.[0] ?? '';
  const headerLine = lineEnd(text, node.body);
  edit(sheet, node.start, node.body + header.length, prefix + (literal?.header ?? instead));
  const lines = literal === null ? [] : indented(literal.lines, node.indent);
  edit(sheet, headerLine, node.end, lines.map((line) => style.eol + line).join(''));
}
