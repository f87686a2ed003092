import { CHOMPING_MODE, COLLECTION_STYLE, type Event, EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { anchorOf, endOf, firstToken, isNothing, type Node as NodeEvent, startOf, textOf } from '../../yaml/events.ts';
import { type Edit, lineEnd, lineStart, nextLine } from './edits.ts';
import type { Quotes } from './print-scalar.ts';

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

/**
 * How a file is written, learned from what stands in it. A role is what the schema calls a value: `conditions` for that list,
 * `conditions[]` for what is in it.
 */
export type Style = {
  readonly flow: ReadonlyMap<string, boolean>;
  readonly quotes: ReadonlyMap<string, Quotes>;
  /** Whether empty lines stand between the items of a list. */
  readonly gaps: ReadonlyMap<string, boolean>;
  readonly keys: Quotes;
  /** How far a mapping is indented below its key, and a dash below the key of its list. */
  readonly step: number;
  readonly dash: number;
  readonly padded: boolean;
  readonly eol: string;
};

/** As in our examples. */
export const plainStyle: Style = {
  flow: new Map(),
  quotes: new Map(),
  gaps: new Map([
    ['policies', true],
    ['exceptions', true],
  ]),
  keys: 'plain',
  step: 2,
  dash: 2,
  padded: true,
  eol: '\n',
};

/** What most of the text does. */
export function learnStyle(text: string, root: Node): Style {
  const votes: Votes = {
    text,
    flow: new Map(),
    quotes: new Map(),
    gaps: new Map(),
    keys: new Map(),
    numbers: new Map(),
  };
  observe(votes, root, '');
  const number = (name: string, otherwise: number): number => most(votes.numbers.get(name)) ?? otherwise;
  const step = number('step', Math.max(1, number('dash', plainStyle.step)));
  return {
    flow: winners(votes.flow),
    quotes: winners(votes.quotes),
    gaps: new Map([...plainStyle.gaps, ...winners(votes.gaps)]),
    keys: most(votes.keys) ?? 'plain',
    step,
    dash: number('dash', plainStyle.dash),
    padded: number('padded', 1) === 1,
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
  };
}

type Tally<T> = Map<T, number>;

type Votes = {
  readonly text: string;
  readonly flow: Map<string, Tally<boolean>>;
  readonly quotes: Map<string, Tally<Quotes>>;
  readonly gaps: Map<string, Tally<boolean>>;
  readonly keys: Tally<Quotes>;
  readonly numbers: Map<string, Tally<number>>;
};

const count = <T>(tally: Tally<T>, value: T): void => void tally.set(value, (tally.get(value) ?? 0) + 1);

function vote<T>(votes: Map<string, Tally<T>>, name: string, value: T): void {
  const tally = votes.get(name) ?? new Map<T, number>();
  votes.set(name, tally);
  count(tally, value);
}

function most<T>(tally: Tally<T> | undefined): T | undefined {
  const inOrder = [...(tally ?? [])].toSorted(([, a], [, b]) => b - a);
  return inOrder[0]?.[0];
}

function winners<T>(votes: Map<string, Tally<T>>): Map<string, T> {
  const won = new Map<string, T>();
  for (const [name, tally] of votes) {
    const winner = most(tally);
    if (winner !== undefined) won.set(name, winner);
  }
  return won;
}

function observe(votes: Votes, node: Node, role: string): void {
  if (node.kind === 'scalar') return observeQuotes(votes, node.style, role);
  if (node.kind === 'alias') return;
  if (node.items.length > 0) vote(votes.flow, role, node.flow);
  if (node.kind === 'list') observeList(votes, node, role);
  else observeMap(votes, node);
}

function observeQuotes(votes: Votes, style: string, role: string): void {
  if (style === 'plain' || style === 'single' || style === 'double') vote(votes.quotes, role, style);
}

function observeList(votes: Votes, list: ListNode, role: string): void {
  for (const [index, { start, node }] of list.items.entries()) {
    const before = list.items[index - 1]?.node.end;
    if (!list.flow && before !== undefined)
      vote(votes.gaps, role, /\n[ \t]*\r?\n/.test(votes.text.slice(before, start)));
    observe(votes, node, `${role}[]`);
  }
}

function observeMap(votes: Votes, map: MapNode): void {
  const [first] = map.items;
  const isBraced = votes.text.charAt(map.body) === '{';
  if (isBraced && first !== undefined) vote(votes.numbers, 'padded', votes.text.charAt(map.body + 1) === ' ' ? 1 : 0);
  for (const { key, keyStart, node } of map.items) {
    if (key.startsWith('x-')) continue;
    count(votes.keys, quotesByMark.get(votes.text.charAt(keyStart)) ?? 'plain');
    observeIndent(votes, node);
    observe(votes, node, key);
  }
}

const quotesByMark = new Map<string, Quotes>([
  ['"', 'double'],
  ["'", 'single'],
]);

function observeIndent(votes: Votes, node: Node): void {
  if ((node.kind !== 'list' && node.kind !== 'map') || node.flow) return;
  const inner = node.items[0];
  if (inner === undefined) return;
  const column = inner.start - (votes.text.lastIndexOf('\n', inner.start - 1) + 1);
  vote(votes.numbers, node.kind === 'list' ? 'dash' : 'step', Math.max(0, column - node.place.column));
}

/** A text that is being edited. */
export type Sheet = {
  readonly text: string;
  readonly style: Style;
  readonly edits: Edit[];
  readonly anchors: Moves;
};

/** What becomes of anchors and aliases when an anchored value changes. */
export type Moves = {
  /** Aliases that stay although their value changes: what they repeat changes alike. */
  readonly following: ReadonlySet<AliasNode>;
  /** Anchors that go: nobody repeats the new value, and the old one is written elsewhere. */
  readonly dropped: ReadonlySet<Node>;
  /** Aliases whose value has to be written out, and the anchor that goes with it. */
  readonly expanded: ReadonlyMap<
    AliasNode,
    { readonly value: Json; readonly anchor: string | null; readonly role: string }
  >;
};

export function edit(sheet: Sheet, start: number, end: number, text: string): void {
  sheet.edits.push({ start, end, text });
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
