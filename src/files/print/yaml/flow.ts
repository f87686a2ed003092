import { firstToken } from '../../yaml/events.ts';
import { behindKept, inOrder } from './block.ts';
import { isFirstOnLine, lineEnd, lineStart, nextLine } from './edits.ts';
import { type Extent, extentOf } from './lines.ts';
import { edit, type Sheet } from './sheet.ts';
import type { ListNode, MapNode } from './tree.ts';

/** Something to put behind an entry, by its index; -1 is in front of all. */
export type AddedText = { readonly after: number; readonly text: string };

/** Takes entries out of a collection in brackets and puts others in. */
export function editFlow(
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
  const entries = node.items.map((item) => entryOf(sheet.text, item.start, item.node.end, node.body));
  const lastKept = kept.at(-1) ?? 0;
  const groups = behindKept(added, entries.length, gone);
  for (const index of gone) removeEntry(sheet, entries, index, { lastKept, comma: groups.has(lastKept) });
  for (const [after, group] of groups) {
    const texts = group.map(({ text }) => text);
    if (after < 0) insertBefore(sheet, entries[0], texts);
    else insertBehind(sheet, entries[after], texts);
  }
}

type Entry = Extent & {
  readonly own: number;
  readonly ownEnd: number;
  /** Where the comma behind it stands; -1 without one. */
  readonly comma: number;
  /** Whether it has its lines for itself, with its comma. */
  readonly isAlone: boolean;
};

function entryOf(text: string, own: number, ownEnd: number, bracket: number): Entry {
  const behind = firstToken(text, ownEnd);
  const comma = text.charAt(behind) === ',' ? behind : -1;
  const line = lineEnd(text, ownEnd);
  const hasLine = isFirstOnLine(text, own) && /^\s*(?:,\s*)?(?:#.*)?$/.test(text.slice(ownEnd, line));
  const isAlone = hasLine && comma < line;
  const floor = nextLine(text, bracket);
  return { ...extentOf(text, { start: own, end: ownEnd }, floor), own, ownEnd, comma, isAlone };
}

function removeEntry(
  sheet: Sheet,
  entries: readonly Entry[],
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
function upTo(text: string, entry: Entry, next: Entry): number {
  const hasComment = next.start > entry.ownEnd && next.start < lineStart(text, next.own);
  return hasComment && isFirstOnLine(text, next.own) ? lineEnd(text, lineStart(text, next.start - 1)) : next.own;
}

/** What is put behind an entry with lines of its own needs the comma; else, where no comma stood at the end, none shall stand there now. */
function removeTrailing(
  sheet: Sheet,
  entry: Entry,
  last: Entry,
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

function insertBefore(sheet: Sheet, entry: Entry | undefined, texts: readonly string[]): void {
  if (entry === undefined) return;
  const { text, style } = sheet;
  if (!entry.isAlone) return edit(sheet, entry.own, entry.own, texts.map((one) => `${one}, `).join(''));
  const indent = text.slice(lineStart(text, entry.own), entry.own);
  edit(sheet, entry.start, entry.start, texts.map((one) => `${indent}${one},${style.eol}`).join(''));
}

function insertBehind(sheet: Sheet, entry: Entry | undefined, texts: readonly string[]): void {
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
