import {
  type AliasNode,
  firstToken,
  type Item,
  type ListNode,
  type MapNode,
  type Node,
  type Pair,
  readTree,
} from '../yaml/tree.ts';
import { isList, isMergedFrom, isObject, isSame, type Json } from './merge.ts';
import {
  hasGaps,
  isInline,
  joinEntries,
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

/**
 * Edits a text that holds `old` so that it holds `wished`; equal parts keep their bytes. Null if the layout does not allow that. The caller must
 * read the result and compare.
 */
export function editYaml(text: string, old: Json, wished: Json): string | null {
  // While editing, the last line ends with a line break.
  if (!text.endsWith('\n')) {
    const whole = text + (/\r?\n/.exec(text)?.[0] ?? '\n');
    return editYaml(whole, old, wished)?.replace(/\r?\n$/, '') ?? null;
  }
  const root = readTree(text);
  if ('code' in root) return null;
  const style = learnStyle(text, root);
  const sheet: Sheet = { text, style, edits: [], changed: new Set(), aliases: [] };
  editNode(sheet, root, old, wished, '');
  for (const { node, value, role } of sheet.aliases) {
    if (node.target !== null && sheet.changed.has(node.target)) replaceNode(sheet, node, value, role);
  }
  return applyEdits(text, sheet.edits);
}

/** A text being edited. */
type Sheet = {
  readonly text: string;
  readonly style: Style;
  readonly edits: Edit[];
  /** Anchored nodes that change or go. Remaining aliases of them are written out, to keep their meaning. */
  readonly changed: Set<Node>;
  readonly aliases: { readonly node: AliasNode; readonly value: Json; readonly role: string }[];
};

/** A range of the text, and its replacement. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

const edit = (sheet: Sheet, start: number, end: number, text: string): void =>
  void sheet.edits.push({ start, end, text });

/** Applies all edits. Deletions may overlap; null if any other edits do. */
function applyEdits(text: string, edits: readonly Edit[]): string | null {
  const merged: Edit[] = [];
  for (const one of edits
    .filter((each) => each.text === '' && each.end > each.start)
    .toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && one.start < last.end)
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, one.end) };
    else merged.push(one);
  }
  // Insertions come before deletions at the same offset.
  const others = edits.filter((one) => one.text !== '');
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: part } of [...others, ...merged].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < done) return null;
    parts.push(text.slice(done, start), part);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

function editNode(sheet: Sheet, node: Node, old: Json, wished: Json, role: string): void {
  if (isSame(old, wished)) return visit(sheet, node, old, role);
  if ((node.kind === 'map' || node.kind === 'list') && editItems(sheet, node, old, wished, role)) {
    if (node.anchor !== null) sheet.changed.add(node);
    return;
  }
  forget(sheet, node);
  replaceNode(sheet, node, wished, role);
}

/** The values of a collection, in the order of its nodes. */
function valuesOf(node: ListNode | MapNode, value: Json): Json[] {
  if (node.kind === 'list') return isList(value) ? [...value] : [];
  return isObject(value) ? node.items.map(({ key }) => value[key] ?? null) : [];
}

const roleOf = ({ key }: Item | Pair, role: string): string => key ?? `${role}[]`;

/** Collects the aliases in what stays. */
function visit(sheet: Sheet, node: Node, value: Json, role: string): void {
  if (node.kind === 'alias') sheet.aliases.push({ node, value, role });
  if (node.kind === 'alias' || node.kind === 'scalar') return;
  const values = valuesOf(node, value);
  for (const [index, item] of node.items.entries()) visit(sheet, item.node, values[index] ?? null, roleOf(item, role));
}

/** Collects the anchors in what goes. */
function forget(sheet: Sheet, node: Node): void {
  if (node.kind === 'alias') return;
  if (node.anchor !== null) sheet.changed.add(node);
  if (node.kind !== 'scalar') for (const item of node.items) forget(sheet, item.node);
}

/** An entry to insert after the one with this index; -1 for the front. */
type Added = { readonly after: number; readonly key: string | null; readonly value: Json };

/** Edits, removes and inserts entries; false if the whole collection must be printed anew. */
function editItems(sheet: Sheet, node: ListNode | MapNode, old: Json, wished: Json, role: string): boolean {
  const olds = valuesOf(node, old);
  const next = wishedEntries(node, olds, wished);
  const kept = new Map(next.flatMap(({ partner, value }) => (partner < 0 ? [] : [[partner, value]])));
  if (kept.size === 0 && (next.length === 0 || !hasOwnLines(sheet.text, node))) return false;
  for (const [index, item] of node.items.entries()) {
    const value = kept.get(index);
    if (value === undefined) forget(sheet, item.node);
    else editNode(sheet, item.node, olds[index] ?? null, value, roleOf(item, role));
  }
  let after = -1;
  const added = next.flatMap(({ key, value, partner }): Added[] => {
    if (partner < 0) return [{ after, key, value }];
    after = partner;
    return [];
  });
  const gone = new Set([...node.items.keys()].filter((index) => !kept.has(index)));
  if (gone.size > 0 || added.length > 0) (node.flow ? editFlow : editBlock)(sheet, node, { gone, added, role });
  return true;
}

const hasOwnLines = (text: string, { flow, items: [first] }: ListNode | MapNode): boolean =>
  !flow && first !== undefined && isFirstOnLine(text, first.start);

/** A wished entry, and the index of its old one; -1 for a new one. Null if the kind of collection changes. */
type WishedEntry = { readonly key: string | null; readonly value: Json; readonly partner: number };

function wishedEntries(node: ListNode | MapNode, olds: readonly Json[], wished: Json): WishedEntry[] {
  if (node.kind === 'map') {
    const indices = new Map(node.items.map(({ key }, index) => [key, index]));
    const pairs = isObject(wished) ? Object.entries(wished) : [];
    return pairs.map(([key, value]) => ({ key, value, partner: indices.get(key) ?? -1 }));
  }
  const items = isList(wished) ? wished : [];
  const partners = align(olds, items);
  return items.map((value, index) => ({ key: null, value, partner: partners[index] ?? -1 }));
}

/** The index of the old item for each wished one, ascending; -1 for none. */
function align(old: readonly Json[], wished: readonly Json[]): number[] {
  const places = Map.groupBy(old.keys(), (index) => canonical(old[index]));
  let from = 0;
  const same = wished.map((value) => {
    const found = places.get(canonical(value))?.find((index) => index >= from) ?? -1;
    if (found >= 0) from = found + 1;
    return found;
  });
  // Between unchanged items, an edited one keeps its place.
  const ends: number[] = [];
  for (let [index, end] = [same.length - 1, old.length]; index >= 0; index--) {
    ends[index] = end;
    end = (same[index] ?? -1) < 0 ? end : (same[index] ?? end);
  }
  from = 0;
  return same.map((index, place) => {
    let found = index;
    for (let one = from; found < 0 && one < (ends[place] ?? 0); one++)
      if (isMergedFrom(wished[place], old[one])) found = one;
    if (found >= 0) from = found + 1;
    return found;
  });
}

/** Equal for equal values, whatever the order of keys. */
const canonical = (value: Json | undefined): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

type ItemEdits = { readonly gone: ReadonlySet<number>; readonly added: readonly Added[]; readonly role: string };

/** An entry of a block collection: its own start, its lines with the comments above, and the end of the entry before. */
type Entry = {
  readonly own: number;
  readonly start: number;
  readonly end: number;
  readonly floor: number;
  readonly isScalar: boolean;
};

function entriesOf(text: string, node: ListNode | MapNode): Entry[] {
  let floor = 0;
  return node.items.map((item) => {
    const own = item.start;
    const entry = { own, start: commentAbove(text, own, floor), end: behind(text, own, item.node.end), floor };
    floor = entry.end;
    return { ...entry, isScalar: node.kind === 'list' && item.node.kind === 'scalar' };
  });
}

function editBlock(sheet: Sheet, node: ListNode | MapNode, { gone, added, role }: ItemEdits): void {
  const { text, style } = sheet;
  const entries = entriesOf(text, node);
  removeEntries(sheet, entries, gone);
  const [first] = entries;
  if (first === undefined) return;
  const column = first.own - lineStart(text, first.own);
  const gaps = hasGaps(role, style) && node.kind === 'list';
  for (const [after, group] of Map.groupBy(added, (one) => one.after)) {
    const printed = group.map(({ key, value }) =>
      key === null ? printItem(value, role, column, style) : printPair(key, value, column, style),
    );
    const lines = node.kind === 'list' ? joinEntries(printed, role, style) : printed.flat();
    const entry = entries[after];
    if (entry === undefined)
      insertFirst(sheet, entries, gone, gaps && gone.size < entries.length ? [...lines, ''] : lines);
    else
      insertLines(
        sheet,
        entry.end,
        gaps && !/\n[ \t]*\r?\n$/.test(text.slice(entry.own, entry.end)) ? ['', ...lines] : lines,
      );
  }
}

const insertLines = (sheet: Sheet, offset: number, lines: readonly string[]): void =>
  edit(sheet, offset, offset, lines.map((line) => line + sheet.style.eol).join(''));

/** Inserts before the first remaining entry; an entry behind its parent's dash gives up that place. */
function insertFirst(
  sheet: Sheet,
  entries: readonly Entry[],
  gone: ReadonlySet<number>,
  lines: readonly string[],
): void {
  const first = entries.find((_, index) => !gone.has(index)) ?? entries[0];
  if (first === undefined) return;
  if (isFirstOnLine(sheet.text, entries[0]?.own ?? 0)) return insertLines(sheet, first.start, lines);
  const indent = ' '.repeat(first.own - lineStart(sheet.text, first.own));
  edit(
    sheet,
    first.own,
    first.own,
    lines
      .map((line) => line + sheet.style.eol)
      .join('')
      .trimStart() + indent,
  );
}

/** Removes entries with their comments and one of the adjacent gaps. */
function removeEntries(sheet: Sheet, entries: readonly Entry[], gone: ReadonlySet<number>): void {
  const { text } = sheet;
  const stays = (_: Entry, index: number): boolean => !gone.has(index);
  const [firstKept, lastKept] = [entries.findIndex(stays), entries.findLastIndex(stays)];
  const shared = sharedComments(text, entries, gone);
  for (const [index, entry] of entries.entries()) {
    if (!gone.has(index)) continue;
    if (!isFirstOnLine(text, entry.own)) {
      // The first entry may be behind its parent's dash: the first remaining one takes its place.
      edit(sheet, entry.own, entries[firstKept]?.own ?? entry.end, '');
      continue;
    }
    const start = shared.has(index) ? lineStart(text, entry.own) : entry.start;
    const below = emptyBelow(text, entry.end);
    if (firstKept < 0 || index < firstKept) {
      edit(sheet, start, index < entries.length - 1 ? below : entry.end, '');
      continue;
    }
    const takesAbove = index > lastKept || below > entry.end;
    edit(sheet, takesAbove ? Math.max(emptyAbove(text, start), entry.floor) : start, entry.end, '');
  }
}

/** A comment above several consecutive scalars concerns all of them, so it stays with the remaining ones. */
function sharedComments(text: string, entries: readonly Entry[], gone: ReadonlySet<number>): ReadonlySet<number> {
  const shared = new Set<number>();
  for (let index = entries.length - 2; index >= 0; index--) {
    const [entry, next] = [entries[index], entries[index + 1]];
    const isRun = entry?.isScalar === true && next !== undefined && lineStart(text, next.own) === entry.end;
    if (isRun && (!gone.has(index + 1) || shared.has(index + 1))) shared.add(index);
  }
  return shared;
}

/** An entry in flow style. `comma`: offset of the comma after it, or -1. `isAlone`: on its own line, with its comma. */
type FlowEntry = { readonly start: number; readonly end: number; readonly comma: number; readonly isAlone: boolean };

function flowEntry(text: string, start: number, end: number): FlowEntry {
  const next = firstToken(text, end);
  const comma = text.charAt(next) === ',' ? next : -1;
  const rest = text.slice(end, lineEnd(text, end));
  return { start, end, comma, isAlone: isFirstOnLine(text, start) && /^\s*(?:,\s*)?(?:#.*)?$/.test(rest) };
}

function editFlow(sheet: Sheet, node: ListNode | MapNode, { gone, added, role }: ItemEdits): void {
  const { text, style } = sheet;
  const entries = node.items.map(({ start, node: { end } }) => flowEntry(text, start, end));
  const kept = entries.filter((_, index) => !gone.has(index));
  for (const index of gone) removeFlowEntry(sheet, entries, index);
  // Adds no trailing comma if there was none.
  const last = kept.at(-1);
  if (entries.at(-1)?.comma === -1 && last !== undefined && last.comma >= 0)
    edit(sheet, last.comma, last.comma + 1, '');
  for (const [after, group] of Map.groupBy(added, (one) => one.after)) {
    const entry = entries[after] ?? kept[0];
    if (entry === undefined) continue;
    const between = entry.isAlone ? `,${style.eol}${text.slice(lineStart(text, entry.start), entry.start)}` : ', ';
    const texts = group.map(({ key, value }) =>
      key === null
        ? printInline(value, `${role}[]`, style)
        : `${printKey(key, style)}: ${printInline(value, key, style)}`,
    );
    const offset = after < 0 ? entry.start : entry.end;
    edit(sheet, offset, offset, texts.map((one) => (after < 0 ? one + between : between + one)).join(''));
  }
}

/** Comments on their own lines stay. */
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

/** Prints a value in place of a node. A comment on the line of its key or dash stays, those inside go. */
function replaceNode(sheet: Sheet, node: Node, value: Json, role: string): void {
  const { text, style } = sheet;
  const { kind, after } = node.place;
  const { first, lines } = printFor(sheet, node, value, role);
  if (kind === 'root') return edit(sheet, node.start, node.end, [first, ...lines].filter(Boolean).join(style.eol));
  const { start, end, line } = headOf(text, node);
  const isOnDash = kind === 'item' && start !== after && first === '';
  const [own = '', ...rest] = isOnDash ? [lines[0]?.trimStart(), ...lines.slice(1)] : [first, ...lines];
  if (isOnDash || own === '' || start === after) edit(sheet, after, end, gapBefore(own, sheet, node) + own);
  else edit(sheet, start, end, own);
  const cut = lineEnd(text, line);
  edit(sheet, cut, line === node.end ? cut : node.end, rest.map((one) => style.eol + one).join(''));
}

function gapBefore(own: string, { text }: Sheet, { place: { kind, after } }: Node): string {
  return own === '' || (kind === 'flow' && text.charAt(after - 1) !== ':') ? '' : ' ';
}

/** The part of a node on the line of its key or dash, and an offset in the last line before the rest. */
function headOf(text: string, node: Node): { start: number; end: number; line: number } {
  const { kind, after } = node.place;
  if (kind !== 'flow' && text.slice(after, node.body).includes('\n')) {
    const properties = matched(/[ \t]*(?:[&!]\S+[ \t]*)*/y, text, after).trimEnd();
    return { start: after, end: after + properties.length, line: after };
  }
  const { start, body, end } = node;
  const isBlockScalar = node.kind === 'scalar' && (node.style === 'literal' || node.style === 'folded');
  if (!isBlockScalar) return { start, end, line: end };
  return { start, end: body + matched(/[|>][-+\d]*/y, text, body).length, line: body };
}

function matched(pattern: RegExp, text: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? '';
}

type Printed = { readonly first: string; readonly lines: readonly string[] };

/** A value for the place of a node: the text on the line of its key or dash, and further lines. */
function printFor({ style }: Sheet, node: Node, value: Json, role: string): Printed {
  const { kind, column } = node.place;
  const prefix = node.kind === 'alias' || node.anchor === null ? '' : `&${node.anchor} `;
  if (typeof value === 'string') {
    const { first, lines } = printText(node, value, role, style);
    return { first: prefix + first, lines };
  }
  if (kind === 'flow' || isInline(value, role, style))
    return { first: prefix + printInline(value, role, style, kind === 'flow'), lines: [] };
  const inPair = isList(value) ? style.dash : style.step;
  const indent = kind === 'root' ? 0 : column + (kind === 'pair' ? inPair : 2);
  return { first: prefix.trimEnd(), lines: printBlock(value, role, indent, style) };
}

/** A text in the quotes of the one it replaces, or as a block scalar. */
function printText(node: Node, text: string, role: string, style: Style): Printed {
  const { kind, column } = node.place;
  const own = node.kind === 'scalar' ? node.style : 'nothing';
  const isKnown = own === 'plain' || own === 'single' || own === 'double';
  const literal = kind === 'pair' && own !== 'double' ? printLiteral(text, column + style.step) : null;
  if (literal !== null) return { first: literal.header, lines: literal.lines };
  return { first: printScalar(text, isKnown ? own : (style.quotes.get(role) ?? 'plain'), kind === 'flow'), lines: [] };
}

/** The start of an offset's line. */
const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The end of an offset's line, without the line break. */
function lineEnd(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  if (feed < 0) return text.length;
  return text.charAt(feed - 1) === '\r' && feed > offset ? feed - 1 : feed;
}

/** The start of the next line, or the end of the text. */
function nextLine(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  return feed < 0 ? text.length : feed + 1;
}

/** Whether only white space precedes an offset on its line. */
const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === '';

/** The indent of a comment line; -1 for other lines and for modelines. */
function commentColumn(text: string, line: number): number {
  const found = /^([ \t]*)#(?!\s*yaml-language-server:)/.exec(text.slice(line, nextLine(text, line)));
  return found === null ? -1 : (found[1] ?? '').length;
}

/** The start of the comment directly above an entry; the entry's own line without one. Does not go above `floor`. */
function commentAbove(text: string, own: number, floor: number): number {
  let start = lineStart(text, own);
  const column = own - start;
  while (start > floor) {
    const line = lineStart(text, start - 1);
    const found = commentColumn(text, line);
    if (found < 0 || found > column) break;
    start = line;
  }
  return start;
}

/** The start of the line after an entry and the more deeply indented comments below it. */
function behind(text: string, own: number, nodeEnd: number): number {
  const column = own - lineStart(text, own);
  let end = nextLine(text, nodeEnd);
  while (end < text.length && commentColumn(text, end) > column) end = nextLine(text, end);
  return end;
}

/** The start of the empty lines that end at an offset. */
function emptyAbove(text: string, offset: number): number {
  let start = offset;
  while (start > 0) {
    const line = lineStart(text, start - 1);
    if (text.slice(line, start).trim() !== '') break;
    start = line;
  }
  return start;
}

/** The end of the empty lines that start at an offset. */
function emptyBelow(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text.slice(end, nextLine(text, end)).trim() === '') end = nextLine(text, end);
  return end;
}
