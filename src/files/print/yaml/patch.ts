import { readEvents } from '../../yaml/parse-any.ts';
import { moveAnchors, valueOf } from './anchors.ts';
import { editEntries } from './block.ts';
import { applyEdits, isFirstOnLine, lineEnd, lineStart } from './edits.ts';
import { editFlow } from './flow.ts';
import { isInline, printInline, printItem, printKey, printPair } from './print-node.ts';
import { replaceNode } from './replace.ts';
import { edit, type Sheet } from './sheet.ts';
import { learnStyle } from './style.ts';
import { type ListNode, type MapNode, type Node, readTree } from './tree.ts';
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
