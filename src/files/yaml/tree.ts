import { CHOMPING_MODE, COLLECTION_STYLE, type Event, EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { anchorOf, endOf, firstToken, isNothing, type Node as NodeEvent, startOf, textOf } from './events.ts';

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
