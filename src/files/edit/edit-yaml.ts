import { CST } from 'yaml';
import { isList, isObject } from '../../util/json.ts';
import { newItem, type Placement, takeRestOfLine } from './arrange.ts';
import { arrangeBlock, commentsOf } from './arrange-block.ts';
import { arrangeFlow, isEmptyFlow } from './arrange-flow.ts';
import { indexBehindMark, keyOf, learnStyle, quotesOf, readLayout, token } from './layout.ts';
import { type Block, type Collection, entriesOf, isBlock, isCollection, isMap, tokensText } from '../yaml/tokens.ts';
import { isSame, type OriginalByReconciled } from './reconcile.ts';
import {
  isInline,
  type Json,
  printBlock,
  printInline,
  printItem,
  printKey,
  printLiteral,
  printPair,
  printScalar,
  type Style,
} from '../yaml/print.ts';

/**
 * Edits a YAML text whose value is `old` so that its value is `desired`. Equal parts keep their bytes. Returns null if the layout does not allow that.
 *
 * The caller must read the result and compare it with `desired`: an alias may repeat what was changed, unless `withAliases` is false, which writes
 * all aliases out. `originals` has the object of `old` that each object of `desired` comes from; a changed list item that is not in it counts as new.
 */
export function editYaml(text: string, old: Json, desired: Json, options: Omit<Editing, 'style'>): string | null {
  // The functions below rely on a line break at the end of the last line.
  if (!text.endsWith('\n')) {
    const withLineBreak = text + (/\r?\n/.exec(text)?.[0] ?? '\n');
    return editYaml(withLineBreak, old, desired, options)?.replace(/\r?\n$/, '') ?? null;
  }
  const layout = readLayout(text);
  if (layout === null) return null;
  const { tokens, document } = layout;
  const editing: Editing = { style: learnStyle(text, document.value), ...options };
  editNode(editing, { holder: document, props: document.start, role: '', position: 'flow', column: 0 }, old, desired);
  return tokens.map((rootToken) => CST.stringify(rootToken)).join('');
}

type Editing = { readonly style: Style; readonly withAliases: boolean; readonly originals: OriginalByReconciled };

/**
 * Where a value is. `props`: its colon or dash, and its anchor. `role`: the name of the field that holds it, `key[]` for an item of the list `key`,
 * and '' for the whole file. `column`: the column of its key or dash.
 */
type Slot = {
  readonly holder: { value?: CST.Token };
  readonly props: CST.SourceToken[];
  readonly role: string;
  readonly position: 'pair' | 'item' | 'flow';
  readonly column: number;
};

function editNode(editing: Editing, slot: Slot, old: Json, desired: Json): void {
  const { value: node } = slot.holder;
  const isUnchanged = isSame(old, desired);
  const mayHoldAlias = node?.type === 'alias' || isCollection(node);
  if (isUnchanged && (editing.withAliases || !mayHoldAlias)) return;
  if (isCollection(node) && (editItems(editing, slot, node, old, desired) || isUnchanged)) return;
  replaceNode(editing, slot, desired);
}

/** An entry of a collection with its old value. */
type CollectionEntry = { readonly item: CST.CollectionItem; readonly key: string | null; readonly value: Json };

function pairEntriesWithValues(node: Collection, value: Json): CollectionEntry[] {
  return entriesOf(node).map((item, index) => {
    const key = keyOf(item);
    if (isMap(node)) return { item, key, value: (isObject(value) && key !== null ? value[key] : null) ?? null };
    return { item, key: null, value: (isList(value) ? value[index] : null) ?? null };
  });
}

function slotOf({ item, key }: CollectionEntry, node: Collection, role: string): Slot {
  const common = { holder: item, props: item.sep ?? item.start, role: key ?? `${role}[]`, column: node.indent };
  if (node.type === 'flow-collection') return { ...common, position: 'flow' };
  return { ...common, position: key === null ? 'item' : 'pair' };
}

/** A desired entry, and the old one that it comes from. */
type DesiredEntry = {
  readonly key: string | null;
  readonly value: Json;
  readonly oldEntry: CollectionEntry | undefined;
};

/** Edits, removes and inserts entries. Returns false if the whole collection must be printed anew. */
function editItems(editing: Editing, { role, column }: Slot, node: Collection, old: Json, desired: Json): boolean {
  const { style } = editing;
  const entries = pairEntriesWithValues(node, old);
  const desiredEntries = pairWithOldEntries(editing, node, entries, desired);
  if (desiredEntries === null || isEmptyFlow(node)) return false;
  for (const { oldEntry, value } of desiredEntries)
    if (oldEntry) editNode(editing, slotOf(oldEntry, node, role), oldEntry.value, value);
  const hasSameEntries =
    desiredEntries.length === entries.length && desiredEntries.every(({ oldEntry }) => oldEntry !== undefined);
  if (hasSameEntries) return true;
  if (isBlock(node) && desiredEntries.length === 0) return false;
  const placements = desiredEntries.map((entry): Placement => {
    if (entry.oldEntry !== undefined) return { item: entry.oldEntry.item, isNew: false };
    return newItem(isBlock(node) ? printLines(style, node, role, entry) : printBetweenBrackets(style, role, entry));
  });
  if (isBlock(node)) arrangeBlock(node, placements, role, style);
  else arrangeFlow(node, placements, column, style);
  return true;
}

function printLines(style: Style, { indent }: Block, role: string, { key, value }: DesiredEntry): string {
  const lines = key === null ? printItem(value, role, indent, style) : printPair(key, value, indent, style);
  return asLines(lines, style).trimStart();
}

function printBetweenBrackets(style: Style, role: string, { key, value }: DesiredEntry): string {
  const pair = key === null ? '' : `${printKey(key, style)}: `;
  return pair + printInline(value, key ?? `${role}[]`, style);
}

const asLines = (lines: readonly string[], { eol }: Style): string => lines.map((line) => line + eol).join('');

/** Finds the old entry of each desired one, in the old order. Returns null if the desired value is another kind of collection. */
function pairWithOldEntries(
  { originals }: Editing,
  node: Collection,
  entries: readonly CollectionEntry[],
  desired: Json,
): DesiredEntry[] | null {
  if (isMap(node)) {
    if (!isObject(desired)) return null;
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    return Object.entries(desired).map(([key, value]) => ({ key, value, oldEntry: byKey.get(key) }));
  }
  // A pair in the brackets of a list is a mapping without its own.
  if (!isList(desired) || entries.some(({ item }) => item.key !== undefined)) return null;
  // Very long lists consist of texts: a lookup saves the search for those that are new.
  const oldValues = new Set(entries.map((entry) => entry.value));
  let nextIndex = 0;
  return desired.map((value) => {
    const isNewText = typeof value !== 'object' && !oldValues.has(value);
    const index = isNewText
      ? -1
      : findIndexFrom(
          entries,
          nextIndex,
          (entry) => isSame(entry.value, value) || originals.get(value) === entry.value,
        );
    if (index < 0) return { key: null, value, oldEntry: undefined };
    nextIndex = index + 1;
    return { key: null, value, oldEntry: entries[index] };
  });
}

function findIndexFrom<T>(items: readonly T[], start: number, matches: (item: T) => boolean): number {
  for (let index = start; index < items.length; index++) if (matches(items[index] as T)) return index;
  return -1;
}

/**
 * Prints a value in place of a node. A comment on the line of its key or dash stays, and so do those comments of a block that belong to none of
 * its entries.
 */
function replaceNode({ style }: Editing, slot: Slot, value: Json): void {
  const { holder, props, position } = slot;
  const { firstLine, otherLines } = printForSlot(style, slot, value);
  const commentsBelow = isBlock(holder.value) ? commentsOf(holder.value) : '';
  const restOfLine = takeRestOfLine(holder.value);
  if (position === 'flow') {
    holder.value = { type: 'scalar', offset: 0, indent: 0, source: firstLine, end: [token(restOfLine)] };
    return;
  }
  const { space, comments } = takeCommentsAbove(props);
  const isOnLineOfKey = comments.startsWith('#');
  let behindValue = restOfLine;
  if (comments !== '')
    behindValue = (isOnLineOfKey ? space : '') + comments + (restOfLine.includes('#') ? restOfLine : '');
  const text = firstLine === '' ? '' : (space || ' ') + firstLine;
  holder.value = token(text + behindValue + asLines(otherLines, style) + commentsBelow);
}

/**
 * Removes what is between a colon or dash and a value that begins on a line below, and returns it: the comments with their line breaks, and the
 * space in front of them.
 */
function takeCommentsAbove(props: CST.SourceToken[]): { readonly space: string; readonly comments: string } {
  const start = indexBehindMark(props, 'comment', 'newline');
  const taken = start < 0 ? [] : props.splice(start);
  const comments = tokensText(taken.at(-1)?.type === 'space' ? taken.slice(0, -1) : taken);
  const space = props.at(-1)?.type === 'space' ? tokensText(props.splice(-1)) : '';
  return { space, comments };
}

/** The text on the line of the key or dash, and the lines below. */
type Printed = { readonly firstLine: string; readonly otherLines: readonly string[] };

function printForSlot(style: Style, { holder, role, position, column }: Slot, value: Json): Printed {
  if (typeof value === 'string') {
    const quotes = quotesOf(holder.value) ?? style.quotes.get(role) ?? 'plain';
    const literal =
      position === 'pair' && quotes !== 'double' ? printLiteral(value, column + style.mappingIndent) : null;
    if (literal !== null) return { firstLine: literal.header, otherLines: literal.lines };
    return { firstLine: printScalar(value, quotes, { inFlow: position === 'flow' }), otherLines: [] };
  }
  if (position === 'flow' || isInline(value, role, style))
    return { firstLine: printInline(value, role, style, { inFlow: position === 'flow' }), otherLines: [] };
  const indentBelowKey = isList(value) ? style.listIndent : style.mappingIndent;
  const indent = column + (position === 'pair' ? indentBelowKey : 2);
  return { firstLine: '', otherLines: printBlock(value, role, indent, style) };
}
