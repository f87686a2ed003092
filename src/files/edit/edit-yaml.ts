import { CST } from 'yaml';
import { isObject } from '../../util/json.ts';
import { breakIn, isScalar, keyOf, learnStyle, quotesOf, readLayout, token } from './layout.ts';
import { type Block, type Collection, entriesOf, isBlock, isCollection, isMap, tokensText } from '../yaml/tokens.ts';
import { isSame, type Origins } from './merge.ts';
import {
  isInline,
  isList,
  isSpaced,
  type Json,
  printBlock,
  printInline,
  printItem,
  printKey,
  printLiteral,
  printPair,
  printScalar,
  type Style,
} from '../print/print.ts';

/**
 * Edits a text that holds `old` so that it holds `wished`; equal parts keep their bytes. Null if the layout does not allow that. The caller must
 * read the result and compare: an alias may repeat what changed, unless all are written out (`withAliases` false). `origins`: where the objects of
 * `wished` come from in `old`; without, a changed item of a list counts as new.
 */
export function editYaml(text: string, old: Json, wished: Json, how: Omit<Sheet, 'style'>): string | null {
  // While editing, the last line ends with a line break.
  if (!text.endsWith('\n')) {
    const whole = text + (/\r?\n/.exec(text)?.[0] ?? '\n');
    return editYaml(whole, old, wished, how)?.replace(/\r?\n$/, '') ?? null;
  }
  const layout = readLayout(text);
  if (layout === null) return null;
  const { tokens, document } = layout;
  const sheet: Sheet = { style: learnStyle(text, document.value), ...how };
  editNode(sheet, { holder: document, props: document.start, role: '', at: 'flow', column: 0 }, old, wished);
  return tokens.map((one) => CST.stringify(one)).join('');
}

/** A text being edited. */
type Sheet = { readonly style: Style; readonly withAliases: boolean; readonly origins: Origins };

/** The place of a value. `props`: its colon or dash, and its anchor; `column`: of its key or dash. */
type Slot = {
  readonly holder: { value?: CST.Token };
  readonly props: CST.SourceToken[];
  readonly role: string;
  readonly at: 'pair' | 'item' | 'flow';
  readonly column: number;
};

function editNode(sheet: Sheet, slot: Slot, old: Json, wished: Json): void {
  const { value: node } = slot.holder;
  const isKept = isSame(old, wished);
  if (isKept && (sheet.withAliases || (node?.type !== 'alias' && !isCollection(node)))) return;
  if (isCollection(node) && (editItems(sheet, slot, node, old, wished) || isKept)) return;
  replaceNode(sheet, slot, wished);
}

/** An entry of a collection with its old value. */
type CollectionEntry = { readonly item: CST.CollectionItem; readonly key: string | null; readonly value: Json };

function entriesWith(node: Collection, value: Json): CollectionEntry[] {
  return entriesOf(node).map((item, index) => {
    const key = keyOf(item);
    if (isMap(node)) return { item, key, value: (isObject(value) && key !== null ? value[key] : null) ?? null };
    return { item, key: null, value: (isList(value) ? value[index] : null) ?? null };
  });
}

function slotOf({ item, key }: CollectionEntry, node: Collection, role: string): Slot {
  const common = { holder: item, props: item.sep ?? item.start, role: key ?? `${role}[]`, column: node.indent };
  if (node.type === 'flow-collection') return { ...common, at: 'flow' };
  return { ...common, at: key === null ? 'item' : 'pair' };
}

/** A wished entry, and the old one that it comes from. */
type Wished = { readonly key: string | null; readonly value: Json; readonly from: CollectionEntry | undefined };

/** Edits, removes and inserts entries; false if the whole collection must be printed anew. */
function editItems(sheet: Sheet, { role }: Slot, node: Collection, old: Json, wished: Json): boolean {
  const entries = entriesWith(node, old);
  const next = wishedEntries(sheet, node, entries, wished);
  const kept = new Set(next.map(({ from }) => from));
  const isFlow = node.type === 'flow-collection';
  if (next.length === 0 || (isFlow && kept.size === 1 && kept.has(undefined))) return false;
  for (const { from, value } of next) if (from) editNode(sheet, slotOf(from, node, role), from.value, value);
  const gone = entries.filter((entry) => !kept.has(entry));
  if (gone.length === 0 && !kept.has(undefined)) return true;
  if (node.type === 'flow-collection') arrangeFlow(sheet, node, role, next);
  else arrangeBlock(sheet, node, role, next);
  return true;
}

/** None for another kind of collection. Items that stay are in their old order. */
function wishedEntries(
  { origins }: Sheet,
  node: Collection,
  entries: readonly CollectionEntry[],
  wished: Json,
): Wished[] {
  if (isMap(node)) {
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    return Object.entries(isObject(wished) ? wished : {}).map(([key, value]) => ({
      key,
      value,
      from: byKey.get(key),
    }));
  }
  // A pair in the brackets of a list is a mapping without its own.
  if (!isList(wished) || entries.some(({ item }) => item.key !== undefined)) return [];
  // In very long lists, most items are texts.
  const texts = new Set(entries.map(({ value }) => value));
  let place = 0;
  return wished.map((value) => {
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

/** An entry and what precedes it: in block style whole lines and its indent, in flow style what is behind the comma. */
type Line = { lead: string; readonly item: CST.CollectionItem; readonly isNew?: boolean };

const isComma = ({ type }: CST.SourceToken): boolean => type === 'comma';

const linesOf = ({ items }: Collection): Line[] =>
  items.map((item) => {
    const start = item.start.filter((one) => !isComma(one));
    const own = start.findIndex(({ type }) => type !== 'space' && type !== 'newline' && type !== 'comment');
    const lead = tokensText(start.splice(0, own < 0 ? start.length : own));
    item.start = start;
    return { lead, item };
  });

/** The lines of the wished entries. `drop` may add to the lead of what follows; `print` gives the text of a new entry. */
function arranged(
  old: readonly Line[],
  end: Line,
  next: readonly Wished[],
  how: {
    readonly lead: string;
    readonly drop: (line: Line, next: Line) => void;
    readonly print: (one: Wished) => string;
  },
): Line[] {
  const byItem = new Map(old.map((line) => [line.item, line]));
  const kept = new Set(next.map(({ from }) => from?.item));
  for (const [index, line] of old.entries()) if (!kept.has(line.item)) how.drop(line, old[index + 1] ?? end);
  return next.map((one) => {
    const line = one.from && byItem.get(one.from.item);
    return line ?? { lead: how.lead, item: { start: [token(how.print(one))] }, isNew: true };
  });
}

/** Takes what is behind the last entry. */
function takeEnd(node: Collection, lines: Line[]): Line {
  const last = entriesOf(node).length < lines.length ? lines.pop() : undefined;
  return last ?? { lead: '', item: { start: [] } };
}

function setLines(node: Collection, lines: readonly Line[]): void {
  for (const { lead, item } of lines) item.start.unshift(token(lead));
  node.items = lines.map(({ item }) => item) as CST.BlockSequence['items'];
}

function arrangeBlock({ style }: Sheet, node: Block, role: string, next: readonly Wished[]): void {
  const column = node.indent;
  const indent = ' '.repeat(column);
  const old = linesOf(node);
  const end = takeEnd(node, old);
  const [first] = old;
  // The first entry may be on the line of its parent's dash.
  const isOnDash = first?.lead === '';
  if (isOnDash) first.lead = indent;
  const lines = arranged(old, end, next, {
    lead: indent,
    drop: (line, below) => dropLine(line, below, column),
    print({ key, value }) {
      const printed = key === null ? printItem(value, role, column, style) : printPair(key, value, column, style);
      return asLines(printed, style).trimStart();
    },
  });
  const others = old.slice(1);
  const isSpacedHere = others.length === 0 ? isSpaced(role) : others.some(({ lead }) => startsEmpty.test(lead));
  if (node.type === 'block-seq' && isSpacedHere) addGaps(lines, style);
  const [top] = lines;
  if (top !== undefined && top !== first) top.lead = top.lead.replace(startsEmpty, '');
  if (top !== undefined && isOnDash) top.lead = top.lead.trimStart();
  setLines(node, end.lead === '' ? lines : [...lines, end]);
}

const startsEmpty = /^(?:[ \t]*\r?\n)+/;
/** A block of text that keeps its line breaks would take the empty line. */
const endsEmpty = /\n[ \t]*\r?\n$|[|>]\d?\+/;

const asLines = (lines: readonly string[], { eol }: Style): string => lines.map((line) => line + eol).join('');

/** Around new entries. */
function addGaps(lines: readonly Line[], { eol }: Style): void {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isBesideNew = above !== undefined && (above.isNew === true || line.isNew === true);
    if (isBesideNew && !startsEmpty.test(line.lead) && !endsEmpty.test(CST.stringify(above.item)))
      line.lead = eol + line.lead;
  }
}

/**
 * Drops an entry with the comment directly above it and the empty lines above that. A comment above several scalars concerns all of them, so it
 * stays with the next one.
 */
function dropLine({ lead, item }: Line, next: Line, column: number): void {
  const isText = item.key === undefined && !isCollection(item.value);
  if (isText && next.item.start.length > 0 && !next.lead.includes('\n')) {
    next.lead = lead;
    return;
  }
  const above = lead.split(/(?<=\n)/).slice(0, -1);
  while (isOwnComment(above.at(-1) ?? '', column)) above.pop();
  while (above.at(-1)?.trim() === '') above.pop();
  next.lead = above.join('') + next.lead;
}

function isOwnComment(line: string, column: number): boolean {
  const found = /^( *)#(?!\s*yaml-language-server:)/.exec(line);
  return found !== null && (found[1] ?? '').length <= column;
}

/** A new entry has its own line if the last one has. All comments stay. */
function arrangeFlow({ style }: Sheet, node: CST.FlowCollection, role: string, next: readonly Wished[]): void {
  const comma = lastComma(node);
  const old = linesOf(node);
  const open = old[0]?.lead ?? '';
  const end = takeEnd(node, old);
  if (comma === '') end.lead = takeTail(old.at(-1)?.item.value) + end.lead;
  const lines = arranged(old, end, next, {
    lead: breakBefore(old.at(-1)),
    drop({ lead }, behind) {
      if (lead.includes('#')) behind.lead = lead + commentIn(behind.lead);
    },
    print({ key, value }) {
      const pair = key === null ? '' : `${printKey(key, style)}: `;
      return pair + printInline(value, key ?? `${role}[]`, style);
    },
  });
  for (const [index, line] of lines.entries()) {
    if (index === 0) line.lead = commentIn(line.lead) || open;
    else line.lead = `,${line.lead || ' '}`;
  }
  for (const close of node.end.slice(0, 1)) close.source = comma + end.lead + close.source;
  setLines(node, lines);
}

/** The comma behind the last entry, if there is one. */
const lastComma = (node: Collection): string =>
  tokensText(node.items.slice(entriesOf(node).length).flatMap(({ start }) => start.filter((one) => isComma(one))));

/** The line break and indent before an entry, or a space. */
const breakBefore = (line: Line | undefined): string => /\r?\n[ \t]*$/.exec(line?.lead ?? '')?.[0] ?? ' ';

const commentIn = (text: string): string => (text.includes('#') ? text : '');

/** Takes what is behind a value: spaces, a comment, the line break. */
function takeTail(node: CST.Token | undefined): string {
  if (node?.type === 'flow-collection') return tokensText(node.end.splice(1));
  if (node?.type === 'block-scalar') return tokensText(node.props.splice(1));
  return isScalar(node) ? tokensText(node.end?.splice(0) ?? []) : '';
}

/** The comments behind the last entry of a block. */
function commentsBelow(node: CST.Token | undefined): string {
  if (!isBlock(node)) return '';
  const entries = entriesOf(node);
  const own = node.items.slice(entries.length).map(({ start }) => tokensText(start));
  return commentsBelow(entries.at(-1)?.value) + own.join('');
}

/** Prints a value in place of a node. A comment on the line of its key or dash stays, those inside go. */
function replaceNode({ style }: Sheet, slot: Slot, value: Json): void {
  const { holder, props, at } = slot;
  const { first, lines } = printFor(style, slot, value);
  const below = commentsBelow(holder.value);
  const tail = takeTail(holder.value);
  if (at === 'flow') {
    holder.value = token(first + tail);
    return;
  }
  const line = breakIn(props, 'comment', 'newline');
  const cut = line < 0 ? [] : props.splice(line);
  const above = tokensText(cut.at(-1)?.type === 'space' ? cut.slice(0, -1) : cut);
  const space = props.at(-1)?.type === 'space' ? tokensText(props.splice(-1)) : '';
  const rest = above === '' ? tail : (above.startsWith('#') ? space : '') + above + commentIn(tail);
  const own = first === '' ? '' : (space || ' ') + first;
  holder.value = token(own + rest + asLines(lines, style) + below);
}

type Printed = { readonly first: string; readonly lines: readonly string[] };

/** The text on the line of the key or dash, and the lines below. */
function printFor(style: Style, { holder, role, at, column }: Slot, value: Json): Printed {
  if (typeof value === 'string') {
    const quotes = quotesOf(holder.value) ?? style.quotes.get(role) ?? 'plain';
    const literal = at === 'pair' && quotes !== 'double' ? printLiteral(value, column + style.step) : null;
    if (literal !== null) return { first: literal.header, lines: literal.lines };
    return { first: printScalar(value, quotes, at === 'flow'), lines: [] };
  }
  if (at === 'flow' || isInline(value, role, style))
    return { first: printInline(value, role, style, at === 'flow'), lines: [] };
  const below = isList(value) ? style.dash : style.step;
  return { first: '', lines: printBlock(value, role, column + (at === 'pair' ? below : 2), style) };
}
