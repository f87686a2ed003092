import { firstToken } from '../../yaml/events.ts';
import { readEvents } from '../../yaml/parse.ts';
import {
  isInline,
  learnStyle,
  printBlock,
  printInline,
  printItem,
  printKey,
  printLiteral,
  printPair,
  printScalar,
  type Style,
} from './print.ts';
import {
  type AliasNode,
  applyEdits,
  behind,
  type Edit,
  emptyAbove,
  emptyBelow,
  type Extent,
  extentOf,
  fulfilled,
  isFirstOnLine,
  isList,
  type Item,
  type Json,
  keep,
  lineEnd,
  lineStart,
  type ListNode,
  type MapNode,
  nextLine,
  type Node,
  readTree,
  type ScalarNode,
  type Wish,
} from './tree.ts';

/**
 * Edits a text that our reader accepted so that its document becomes what is wished; what no one wishes otherwise keeps its bytes. Null
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
  const sheet: Sheet = { text, style: learnStyle(text, root), edits: [] };
  patch(sheet, root, wish, '');
  const aliases = { changed: new Set<Node>(), staying: new Map<AliasNode, string>() };
  findAliases(aliases, root, wish, '');
  for (const [alias, role] of aliases.staying) {
    if (alias.target !== null && aliases.changed.has(alias.target)) replaceNode(sheet, alias, valueOf(alias), role);
  }
  return applyEdits(text, sheet.edits);
}

/** Anchored nodes that change or go, and the aliases that stay: those of a changed node are written out, so that they mean what they meant. */
type Aliases = { readonly changed: Set<Node>; readonly staying: Map<AliasNode, string> };

/** Follows the wish through the tree; null for what goes, or is printed anew. */
function findAliases(found: Aliases, node: Node, wish: Wish | null, role: string): void {
  if (node.kind === 'alias') {
    if (wish?.to === 'keep') found.staying.set(node, role);
    return;
  }
  if (node.anchor !== null && wish?.to !== 'keep') found.changed.add(node);
  if (node.kind === 'scalar') return;
  for (const [index, item] of node.items.entries()) {
    const key = 'key' in item ? String(item.key) : null;
    findAliases(found, item.node, wish && innerWish(wish, key, index), key ?? `${role}[]`);
  }
}

/** What becomes of an entry: null when it goes, or when what it is in is printed anew. */
function innerWish(wish: Wish, key: string | null, index: number): Wish | null {
  if (wish.to === 'keep') return keep;
  let own: Wish | null | undefined = null;
  if (wish.to === 'list' && key === null) own = wish.items.get(index);
  if (wish.to === 'map' && key !== null) own = wish.pairs.get(key);
  return own === undefined ? keep : own;
}

/** The value of a node, as far as our files go: what is neither quoted text nor a boolean is its text. */
export function valueOf(node: Node): Json {
  if (node.kind === 'alias') return node.target === null ? '' : valueOf(node.target);
  if (node.kind === 'list') return node.items.map((item) => valueOf(item.node));
  if (node.kind === 'map') return Object.fromEntries(node.items.map(({ key, node: inner }) => [key, valueOf(inner)]));
  const isBoolean = node.style === 'plain' && /^(?:true|True|TRUE|false|False|FALSE)$/.test(node.value);
  return isBoolean ? node.value.toLowerCase() === 'true' : node.value;
}

function patch(sheet: Sheet, node: Node, wish: Wish, role: string): void {
  if (wish.to === 'keep') return;
  if (node.kind === 'map' && wish.to === 'map') patchMap(sheet, node, wish);
  else if (node.kind === 'list' && wish.to === 'list' && !isReprinted(sheet, node, wish, role))
    patchList(sheet, node, wish, role);
  else replaceNode(sheet, node, fulfilled(valueOf(node), wish), role);
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
  if (kept.length === 0) return fillFlow(sheet, node, added);
  const entries = node.items.map(({ start, node: { end } }) => flowEntry(sheet.text, start, end));
  const last = entries[kept.at(-1) ?? 0];
  for (const index of gone) removeFlowEntry(sheet, entries, index);
  // Where no comma stood at the end, none shall stand there now.
  const isOpen = entries.at(-1)?.comma === -1;
  if (isOpen && last !== undefined && last.comma >= 0) edit(sheet, last.comma, last.comma + 1, '');
  for (const [after, group] of behindKept(added, entries.length, gone)) {
    const entry = entries[after] ?? entries[kept[0] ?? 0];
    if (entry !== undefined) insertFlow(sheet, entry, after < 0, group);
  }
}

function fillFlow(sheet: Sheet, node: ListNode | MapNode, added: readonly AddedText[]): void {
  const inner = inOrder(added)
    .map(({ text }) => text)
    .join(', ');
  const padding = node.kind === 'map' && inner !== '' && sheet.style.padded ? ' ' : '';
  edit(sheet, node.body + 1, node.end - 1, padding + inner + padding);
}

type FlowEntry = Extent & {
  /** Where the comma behind it stands; -1 without one. */
  readonly comma: number;
  /** Whether it has a line for itself, with its comma. */
  readonly isAlone: boolean;
};

function flowEntry(text: string, start: number, end: number): FlowEntry {
  const next = firstToken(text, end);
  const comma = text.charAt(next) === ',' ? next : -1;
  const rest = text.slice(end, lineEnd(text, end));
  return { start, end, comma, isAlone: isFirstOnLine(text, start) && /^\s*(?:,\s*)?(?:#.*)?$/.test(rest) };
}

/** Comments on lines of their own stay. */
function removeFlowEntry(sheet: Sheet, entries: readonly FlowEntry[], index: number): void {
  const { text } = sheet;
  const [before, entry, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (entry === undefined) return;
  const end = entry.comma < 0 ? entry.end : entry.comma + 1;
  const hasComment = (from: number, to: number): boolean => text.slice(from, to).includes('#');
  if (entry.isAlone) edit(sheet, lineStart(text, entry.start), nextLine(text, end), '');
  else if (next !== undefined) edit(sheet, entry.start, hasComment(end, next.start) ? end : next.start, '');
  else {
    const from = before === undefined || before.comma < 0 ? entry.start : before.comma + 1;
    edit(sheet, hasComment(from, entry.start) ? entry.start : from, end, '');
  }
}

function insertFlow(sheet: Sheet, entry: FlowEntry, isBefore: boolean, added: readonly AddedText[]): void {
  const { text, style } = sheet;
  const indent = text.slice(lineStart(text, entry.start), entry.start);
  const between = entry.isAlone ? `,${style.eol}${indent}` : ', ';
  const offset = isBefore ? entry.start : entry.end;
  edit(sheet, offset, offset, added.map((one) => (isBefore ? one.text + between : between + one.text)).join(''));
}

/** Puts a value in place of a node. */
function replaceNode(sheet: Sheet, node: Node, value: Json, role: string): void {
  const prefix = node.anchor === null ? '' : `&${node.anchor} `;
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

/** A text that is being edited. */
export type Sheet = {
  readonly text: string;
  readonly style: Style;
  readonly edits: Edit[];
};

export function edit(sheet: Sheet, start: number, end: number, text: string): void {
  sheet.edits.push({ start, end, text });
}
