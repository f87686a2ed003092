import { isFirstOnLine, lineStart } from './edits.ts';
import { behind, emptyAbove, emptyBelow, type Extent, extentOf } from './lines.ts';
import { edit, type Sheet } from './sheet.ts';
import type { Item, ListNode, MapNode, Node } from './tree.ts';

/** Lines to put behind an entry, by its index; -1 is in front of all. */
export type AddedLines = { readonly after: number; readonly lines: readonly string[] };

/** Takes entries out of a block collection and puts others in. Something must be left. */
export function editEntries(
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
export function behindKept<T extends { readonly after: number }>(
  added: readonly T[],
  count: number,
  gone: ReadonlySet<number>,
): Map<number, T[]> {
  const last: number[] = [];
  for (let index = 0; index < count; index++) last.push(gone.has(index) ? (last.at(-1) ?? -1) : index);
  return Map.groupBy(inOrder(added), ({ after }) => last[Math.min(after, count - 1)] ?? -1);
}

export const inOrder = <T extends { readonly after: number }>(added: readonly T[]): T[] =>
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
