import { CHOMPING_MODE, COLLECTION_STYLE, type Event, EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { anchorOf, endOf, firstToken, isNothing, type Node as NodeEvent, startOf, textOf } from '../../yaml/events.ts';

/** A document as its text lays it out: every offset that an edit needs. `end` is behind the last character, without the line's end. */
export type Node = ScalarNode | AliasNode | ListNode | MapNode;

type Common = {
  /** Where the node begins, with its anchor and tag, and without. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly anchor: string | null;
  readonly place: Spot;
};

export type ScalarNode = Common & {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'nothing';
  readonly value: string;
  /** Of a block scalar: where its lines begin, and how far they are indented. */
  readonly content: number;
  readonly indent: number;
};

export type AliasNode = Common & { readonly kind: 'alias'; readonly target: Node | null };

export type ListNode = Common & { readonly kind: 'list'; readonly flow: boolean; readonly items: readonly Item[] };

export type MapNode = Common & { readonly kind: 'map'; readonly flow: boolean; readonly items: readonly Pair[] };

/** An entry of a list from its dash on, if it has one. */
export type Item = { readonly start: number; readonly node: Node };

/** An entry of a mapping from its key on. */
export type Pair = Item & { readonly key: string; readonly keyStart: number };

/** What a node stands behind: a key (after its colon), a dash, or a bracket or comma. `column` is that of the key or dash. */
type Spot = {
  readonly kind: 'root' | 'pair' | 'item' | 'flow';
  readonly column: number;
  readonly after: number;
};

/** The tree of a text that our reader accepted. */
export function readTree(text: string, events: readonly Event[]): Node {
  const builder: Builder = { text, events, index: 1, end: 0, anchors: new Map() };
  return build(builder, { kind: 'root', column: -1, after: 0 });
}

type Builder = {
  readonly text: string;
  readonly events: readonly Event[];
  readonly anchors: Map<string, Node>;
  index: number;
  /** Where the last token ended. */
  end: number;
};

function build(builder: Builder, place: Spot): Node {
  const event = builder.events[builder.index++];
  if (event === undefined || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) {
    throw new Error('the events of a document end too early');
  }
  const { text } = builder;
  const body = isNothing(event) ? place.after : startOf(text, event, builder.end);
  const start = startWithProperties(event, body);
  const anchor = event.type === EVENT_ID.ALIAS ? null : anchorOf(text, event);
  const common = { start, body, anchor, place };
  const node = buildKind(builder, event, common);
  if (anchor !== null) builder.anchors.set(anchor, node);
  return node;
}

function startWithProperties(event: NodeEvent, body: number): number {
  if (event.type === EVENT_ID.ALIAS) return body;
  const starts = [body];
  if (event.anchorStart >= 0) starts.push(event.anchorStart - 1);
  if (event.tagStart >= 0) starts.push(event.tagStart);
  return Math.min(...starts);
}

function buildKind(builder: Builder, event: NodeEvent, common: Omit<Common, 'end'>): Node {
  const { text } = builder;
  if (event.type === EVENT_ID.ALIAS) {
    builder.end = event.anchorEnd;
    const target = builder.anchors.get(text.slice(event.anchorStart, event.anchorEnd)) ?? null;
    return { ...common, kind: 'alias', end: event.anchorEnd, target };
  }
  if (event.type === EVENT_ID.SCALAR) return buildScalar(builder, event, common);
  const flow = event.style === COLLECTION_STYLE.FLOW;
  // A single pair between the brackets of a list is a mapping without its own.
  const bracketed = /[[{]/.test(text.charAt(event.start));
  builder.end = bracketed ? event.start + 1 : event.start;
  if (event.type === EVENT_ID.MAPPING) {
    const pairs = buildPairs(builder, flow);
    return { ...common, kind: 'map', flow, items: pairs, end: close(builder, bracketed, pairs) };
  }
  const items = buildItems(builder, flow);
  return { ...common, kind: 'list', flow, items, end: close(builder, flow, items) };
}

const styles = new Map<number, ScalarNode['style']>([
  [SCALAR_STYLE.PLAIN, 'plain'],
  [SCALAR_STYLE.SINGLE_QUOTED, 'single'],
  [SCALAR_STYLE.DOUBLE_QUOTED, 'double'],
  [SCALAR_STYLE.LITERAL_BLOCK, 'literal'],
  [SCALAR_STYLE.FOLDED_BLOCK, 'folded'],
]);

type ScalarEvent = Extract<NodeEvent, { type: typeof EVENT_ID.SCALAR }>;

function buildScalar(builder: Builder, event: ScalarEvent, common: Omit<Common, 'end'>): ScalarNode {
  const { text } = builder;
  const style = event.valueStart < 0 ? 'nothing' : (styles.get(event.style) ?? 'plain');
  const tokenEnd = Math.max(endOf(event, builder.end), common.body);
  builder.end = tokenEnd;
  const isBlock = style === 'literal' || style === 'folded';
  const end = isBlock ? endOfLines(text, event) : tokenEnd;
  return {
    ...common,
    kind: 'scalar',
    end,
    style,
    value: textOf(text, event),
    content: event.valueStart,
    indent: event.indent,
  };
}

/** The empty lines behind a block scalar are not its own, unless it keeps them. */
function endOfLines(text: string, { valueStart, valueEnd, chomping }: ScalarEvent): number {
  const content = text.slice(valueStart, valueEnd);
  const kept = chomping === CHOMPING_MODE.KEEP ? content.replace(/\r?\n$/, '') : content.trimEnd();
  return valueStart + kept.length;
}

/** Where a collection ends: behind its closing bracket, or with its last entry. */
function close(builder: Builder, bracketed: boolean, items: readonly Item[]): number {
  builder.index++;
  if (bracketed) builder.end = skipTo(builder, /[\s,]/) + 1;
  return bracketed ? builder.end : (items.at(-1)?.node.end ?? builder.end);
}

const isOpen = ({ events, index }: Builder): boolean => events[index]?.type !== EVENT_ID.POP;

function buildItems(builder: Builder, flow: boolean): Item[] {
  const items: Item[] = [];
  while (isOpen(builder)) {
    const start = skipTo(builder, flow ? /[\s,]/ : /\s/);
    const column = columnOf(builder.text, start);
    const place = flow ? flowSpot(start) : { kind: 'item' as const, column, after: start + 1 };
    items.push({ start, node: build(builder, place) });
  }
  return items;
}

const flowSpot = (start: number): Spot => ({ kind: 'flow', column: 0, after: start });

function buildPairs(builder: Builder, flow: boolean): Pair[] {
  const pairs: Pair[] = [];
  while (isOpen(builder)) {
    const start = skipTo(builder, flow ? /[\s,]/ : /\s/);
    const key = build(builder, flowSpot(start));
    const colon = skipTo(builder, /\s/);
    if (builder.text.charAt(colon) === ':') builder.end = colon + 1;
    const after = builder.end;
    const column = columnOf(builder.text, start);
    const node = build(builder, { kind: flow ? 'flow' : 'pair', column, after });
    pairs.push({ start, key: key.kind === 'scalar' ? key.value : '', keyStart: key.body, node });
  }
  return pairs;
}

/** The next thing that is no comment and none of these characters. */
function skipTo({ text, end }: Builder, what: RegExp): number {
  let offset = firstToken(text, end);
  while (what.test(text.charAt(offset))) offset = firstToken(text, offset + 1);
  return offset;
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** Where the line of an offset begins. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** Where the line of an offset ends, without the characters that end it. */
export function lineEnd(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  if (feed < 0) return text.length;
  return text.charAt(feed - 1) === '\r' && feed > offset ? feed - 1 : feed;
}

/** Where the line after that of an offset begins; the end of the text behind its last line. */
export function nextLine(text: string, offset: number): number {
  const feed = text.indexOf('\n', offset);
  return feed < 0 ? text.length : feed + 1;
}

/** Whether nothing but white space stands before an offset on its line. */
export const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === '';

/** The lines of an entry of a block collection, or of one that has lines of its own between brackets. */
export type Extent = { readonly start: number; readonly end: number };

/** The entry's own lines, with the comment directly above and with those below that are indented further than it. */
export function extentOf(text: string, entry: { start: number; end: number }, floor: number): Extent {
  return { start: commentAbove(text, entry.start, floor), end: behind(text, entry) };
}

const commentLine = /^([ \t]*)#/;

/** Where the comment begins that stands directly above an entry; the entry's line where there is none. Nothing above `floor` is asked. */
function commentAbove(text: string, entry: number, floor: number): number {
  let start = lineStart(text, entry);
  const column = entry - start;
  while (start > floor) {
    const line = lineStart(text, start - 1);
    const found = commentLine.exec(text.slice(line, start));
    if (found === null || (found[1] ?? '').length > column || isModeline(text, line)) break;
    start = line;
  }
  return start;
}

const isModeline = (text: string, line: number): boolean =>
  /^#\s*yaml-language-server:/.test(text.slice(line, lineEnd(text, line)));

/** Where the next line begins after an entry and the comments that belong to it by their indent. */
export function behind(text: string, entry: { start: number; end: number }): number {
  const column = entry.start - lineStart(text, entry.start);
  let end = nextLine(text, entry.end);
  while (end < text.length) {
    const found = commentLine.exec(text.slice(end, nextLine(text, end)));
    if (found === null || (found[1] ?? '').length <= column) break;
    end = nextLine(text, end);
  }
  return end;
}

/** Where the empty lines begin that end at an offset. */
export function emptyAbove(text: string, offset: number): number {
  let start = offset;
  while (start > 0) {
    const line = lineStart(text, start - 1);
    if (text.slice(line, start).trim() !== '') break;
    start = line;
  }
  return start;
}

/** Where the empty lines end that begin at an offset. */
export function emptyBelow(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text.slice(end, nextLine(text, end)).trim() === '') end = nextLine(text, end);
  return end;
}

/** What a policy file can hold. */
export type Json = string | boolean | number | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same; the order of keys carries no meaning. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** What shall become of a value in a document: as little as possible is said, and the rest stays. */
export type Wish =
  | { readonly to: 'keep' }
  | { readonly to: 'value'; readonly value: Json }
  | { readonly to: 'map'; readonly pairs: ReadonlyMap<string, Wish | null>; readonly add: readonly AddedPair[] }
  | { readonly to: 'list'; readonly items: ReadonlyMap<number, Wish | null>; readonly add: readonly AddedItem[] };

/** A pair goes behind the one with the key `after`, else to the end. Null in `pairs` and `items` takes an entry away. */
export type AddedPair = { readonly after: string; readonly key: string; readonly value: Json };
/** An item goes behind the one that has this index now; -1 is in front of all. */
export type AddedItem = { readonly after: number; readonly value: Json };

export const keep: Wish = { to: 'keep' };

/** A wish for a mapping; one that changes nothing is none. */
export function wishMap(pairs: Iterable<readonly [string, Wish | null]>, add: readonly AddedPair[]): Wish {
  const changed = new Map([...pairs].filter(([, wish]) => wish === null || wish.to !== 'keep'));
  return changed.size === 0 && add.length === 0 ? keep : { to: 'map', pairs: changed, add };
}

/** The same for a list. */
export function wishList(items: Iterable<readonly [number, Wish | null]>, add: readonly AddedItem[]): Wish {
  const changed = new Map([...items].filter(([, wish]) => wish === null || wish.to !== 'keep'));
  return changed.size === 0 && add.length === 0 ? keep : { to: 'list', items: changed, add };
}

/** The value that a wish makes of another one. */
export function fulfilled(old: Json, wish: Wish): Json {
  if (wish.to === 'keep') return old;
  if (wish.to === 'value') return wish.value;
  if (wish.to === 'map') {
    const entries = Object.entries(isObject(old) ? old : {});
    const kept = entries.flatMap(([key, value]): [string, Json][] => {
      const inner = wish.pairs.get(key);
      return inner === null ? [] : [[key, fulfilled(value, inner ?? keep)]];
    });
    return Object.fromEntries([...kept, ...wish.add.map(({ key, value }) => [key, value] as const)]);
  }
  const added = Map.groupBy(wish.add, ({ after }) => after);
  const addedAfter = (index: number): Json[] => (added.get(index) ?? []).map(({ value }) => value);
  const items = (isList(old) ? old : []).flatMap((value, index) => {
    const inner = wish.items.get(index);
    return [...(inner === null ? [] : [fulfilled(value, inner ?? keep)]), ...addedAfter(index)];
  });
  return [...addedAfter(-1), ...items];
}

/** A stretch of a text and what takes its place. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Does all edits at once. Deletions may overlap each other; null when any other edit lies in one, or two of them overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string | null {
  const merged = mergeDeletions(edits.filter((edit) => edit.text === '' && edit.end > edit.start));
  const others = edits.filter((edit) => edit.text !== '');
  // What is put in at one offset stands before what is taken away from there on.
  const inOrder = [...others, ...merged].toSorted((a, b) => a.start - b.start || a.end - b.end);
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: part } of inOrder) {
    if (start < done) return null;
    parts.push(text.slice(done, start), part);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

function mergeDeletions(deletions: readonly Edit[]): Edit[] {
  const merged: Edit[] = [];
  for (const one of deletions.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && one.start < last.end) {
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, one.end) };
    } else merged.push(one);
  }
  return merged;
}
