import { CST } from 'yaml';
import { isList, isObject } from '../../util/json.ts';
import {
  arrangeBlock,
  arrangeFlow,
  commentsOf,
  isEmptyFlow,
  newItem,
  type Placement,
  takeRestOfLine,
} from './arrange.ts';
import { indexBehindMark, keyOf, learnStyle, quotesOf, readLayout, token } from './layout.ts';
import { type Block, type Collection, entriesOf, isBlock, isCollection, isMap, tokensText } from '../yaml/tokens.ts';
import { isSame, type MergedFrom } from './merge.ts';
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
 * Edits a text that holds `old` so that it holds `desired`; equal parts keep their bytes. Null if the layout does not allow that. The caller must
 * read the result and compare: an alias may repeat what changed, unless all are written out (`withAliases` false). `origins`: where the objects of
 * `desired` come from in `old`; without, a changed item of a list counts as new.
 */
export function editYaml(text: string, old: Json, desired: Json, options: Omit<Editing, 'style'>): string | null {
  // While editing, the last line ends with a line break.
  if (!text.endsWith('\n')) {
    const whole = text + (/\r?\n/.exec(text)?.[0] ?? '\n');
    return editYaml(whole, old, desired, options)?.replace(/\r?\n$/, '') ?? null;
  }
  const layout = readLayout(text);
  if (layout === null) return null;
  const { tokens, document } = layout;
  const editing: Editing = { style: learnStyle(text, document.value), ...options };
  editNode(editing, { holder: document, props: document.start, role: '', position: 'flow', column: 0 }, old, desired);
  return tokens.map((one) => CST.stringify(one)).join('');
}

/** A text being edited. */
type Editing = { readonly style: Style; readonly withAliases: boolean; readonly origins: MergedFrom };

/** The place of a value. `props`: its colon or dash, and its anchor; `column`: of its key or dash. */
type Slot = {
  readonly holder: { value?: CST.Token };
  readonly props: CST.SourceToken[];
  readonly role: string;
  readonly position: 'pair' | 'item' | 'flow';
  readonly column: number;
};

function editNode(editing: Editing, slot: Slot, old: Json, desired: Json): void {
  const { value: node } = slot.holder;
  const isKept = isSame(old, desired);
  if (isKept && (editing.withAliases || (node?.type !== 'alias' && !isCollection(node)))) return;
  if (isCollection(node) && (editItems(editing, slot, node, old, desired) || isKept)) return;
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
type DesiredEntry = { readonly key: string | null; readonly value: Json; readonly from: CollectionEntry | undefined };

/** Edits, removes and inserts entries; false if the whole collection must be printed anew. */
function editItems(editing: Editing, { role, column }: Slot, node: Collection, old: Json, desired: Json): boolean {
  const { style } = editing;
  const entries = pairEntriesWithValues(node, old);
  const next = desiredEntries(editing, node, entries, desired);
  if (next === null || isEmptyFlow(node)) return false;
  for (const { from, value } of next) if (from) editNode(editing, slotOf(from, node, role), from.value, value);
  const isSameEntries = next.length === entries.length && next.every(({ from }) => from !== undefined);
  if (isSameEntries) return true;
  if (isBlock(node) && next.length === 0) return false;
  const placements = next.map((one): Placement => {
    if (one.from !== undefined) return { item: one.from.item, isNew: false };
    return newItem(isBlock(node) ? printLines(style, node, role, one) : printBetweenBrackets(style, role, one));
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

/** Null for another kind of collection. Items that stay are in their old order. */
function desiredEntries(
  { origins }: Editing,
  node: Collection,
  entries: readonly CollectionEntry[],
  desired: Json,
): DesiredEntry[] | null {
  if (isMap(node)) {
    if (!isObject(desired)) return null;
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    return Object.entries(desired).map(([key, value]) => ({ key, value, from: byKey.get(key) }));
  }
  // A pair in the brackets of a list is a mapping without its own.
  if (!isList(desired) || entries.some(({ item }) => item.key !== undefined)) return null;
  // In very long lists, most items are texts.
  const texts = new Set(entries.map(({ value }) => value));
  let place = 0;
  return desired.map((value) => {
    const isOld = ({ value: one }: CollectionEntry): boolean => isSame(one, value) || origins.get(value) === one;
    let index = typeof value === 'object' || texts.has(value) ? place : entries.length;
    for (let from = entries[index]; from !== undefined; from = entries[++index]) {
      if (!isOld(from)) continue;
      place = index + 1;
      return { key: null, value, from };
    }
    return { key: null, value, from: undefined };
  });
}

/**
 * Prints a value in place of a node. A comment on the line of its key or dash stays, and so do those of a block that belong to none of its entries.
 */
function replaceNode({ style }: Editing, slot: Slot, value: Json): void {
  const { holder, props, position } = slot;
  const { first, lines } = printFor(style, slot, value);
  const below = isBlock(holder.value) ? commentsOf(holder.value) : '';
  const tail = takeRestOfLine(holder.value);
  if (position === 'flow') {
    holder.value = { type: 'scalar', offset: 0, indent: 0, source: first, end: [token(tail)] };
    return;
  }
  const { space, comments } = takeCommentsAbove(props);
  const isOnLine = comments.startsWith('#');
  let rest = tail;
  if (comments !== '') rest = (isOnLine ? space : '') + comments + (tail.includes('#') ? tail : '');
  const text = first === '' ? '' : (space || ' ') + first;
  holder.value = token(text + rest + asLines(lines, style) + below);
}

/** Takes what is between a colon or dash and a value that begins on a line below: comments and line breaks, and the space in front. */
function takeCommentsAbove(props: CST.SourceToken[]): { readonly space: string; readonly comments: string } {
  const line = indexBehindMark(props, 'comment', 'newline');
  const taken = line < 0 ? [] : props.splice(line);
  const comments = tokensText(taken.at(-1)?.type === 'space' ? taken.slice(0, -1) : taken);
  const space = props.at(-1)?.type === 'space' ? tokensText(props.splice(-1)) : '';
  return { space, comments };
}

type Printed = { readonly first: string; readonly lines: readonly string[] };

/** The text on the line of the key or dash, and the lines below. */
function printFor(style: Style, { holder, role, position, column }: Slot, value: Json): Printed {
  if (typeof value === 'string') {
    const quotes = quotesOf(holder.value) ?? style.quotes.get(role) ?? 'plain';
    const literal =
      position === 'pair' && quotes !== 'double' ? printLiteral(value, column + style.mappingIndent) : null;
    if (literal !== null) return { first: literal.header, lines: literal.lines };
    return { first: printScalar(value, quotes, position === 'flow'), lines: [] };
  }
  if (position === 'flow' || isInline(value, role, style))
    return { first: printInline(value, role, style, position === 'flow'), lines: [] };
  const below = isList(value) ? style.dash : style.mappingIndent;
  return { first: '', lines: printBlock(value, role, column + (position === 'pair' ? below : 2), style) };
}
