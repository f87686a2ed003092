import {
  CHOMPING_MODE,
  COLLECTION_STYLE,
  type Event,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { FactsOf, Place, Pointer } from '../../domain/problem.ts';
import { beyondEntries, depthLimit, entryLimit } from './scalars.ts';

/** A document by its layout. */
export type Node = ScalarNode | AliasNode | ListNode | MapNode;

type Common = {
  /** Behind its anchor and tag. */
  readonly body: number;
  readonly end: number;
  readonly anchor: Property | null;
  readonly tag: Property | null;
};

/** The text of a tag, or the name after `&`, and the offset of the whole. */
type Property = { readonly text: string; readonly at: number };

export type ScalarNode = Common & {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'single' | 'double' | 'block' | 'nothing';
  readonly value: string;
  /** Whether it is a plain text that continues in a line with a dash: a wrong indent merges two list items. */
  readonly isJoined: boolean;
};

export type AliasNode = Common & { readonly kind: 'alias'; readonly name: string; readonly target: Node | null };

type ListNode = Common & { readonly kind: 'list'; readonly items: readonly Item[] };

type MapNode = Common & { readonly kind: 'map'; readonly flow: boolean; readonly items: readonly Pair[] };

/** A list entry, with its dash, if any. */
type Item = { readonly start: number; readonly node: Node; readonly key?: undefined };

/** A mapping entry; `key` is empty if the key is no scalar. */
export type Pair = { readonly start: number; readonly node: Node; readonly key: string; readonly keyNode: Node };

/** Why a text has no tree, and the offset. */
export type Refusal = { readonly offset: number } & (
  | Omit<FactsOf<'syntax'>, 'position'>
  | Omit<FactsOf<'unsupported-yaml'>, 'position'>
  | Omit<FactsOf<'limit'>, 'position'>
);

/** The tree of a text with one document; an empty text is an empty scalar. */
export function readTree(text: string): Node | Refusal {
  const first = firstToken(text, 0);
  const refusal = tooManyEntries(text) ?? refuseOpening(text, first);
  if (refusal !== null) return refusal;
  try {
    const events = parseEvents(text, { maxDepth: depthLimit });
    const isMarked = events[0]?.type === EVENT_ID.DOCUMENT && events[0].explicitStart;
    const end = isMarked ? first + '---'.length : 0;
    const builder: Builder = { text, events, index: 1, end, anchors: new Map() };
    const root = build(builder, 0);
    const [, ...others] = events.filter(({ type }) => type === EVENT_ID.DOCUMENT);
    return others.length === 0 ? root : secondDocument(text, firstToken(text, builder.end));
  } catch (error) {
    return whyUnread(error, text, first);
  }
}

function tooManyEntries(text: string): Refusal | null {
  const offset = beyondEntries(text);
  return offset === null ? null : { code: 'limit', what: 'entries', limit: entryLimit, offset };
}

/** Readers disagree on an indented `---`, and on `...` before a document. */
function refuseOpening(text: string, first: number): Refusal | null {
  const [line = ''] = text.slice(first, first + 1000).split(/[\r\n]/, 1);
  if (line.startsWith('%')) return { code: 'unsupported-yaml', what: 'directive', text: line, offset: first };
  const [marker] = /^(?:---|\.\.\.)(?=\s|$)/.exec(line) ?? [];
  const isIndented = /[ \t]/.test(text.charAt(first - 1));
  return marker === undefined || isIndented === (marker === '...')
    ? null
    : { code: 'syntax', reason: `misplaced document marker ${marker}`, offset: first };
}

/** It begins with its marker, or behind the `...` of the first one. */
function secondDocument(text: string, offset: number): Refusal {
  return { code: 'unsupported-yaml', what: 'several-documents', text: text.slice(offset, offset + 3), offset };
}

/** Why the parser failed; unexpected errors are rethrown. `first`: the start of the text. */
function whyUnread(error: unknown, text: string, first: number): Refusal {
  // A pattern of the parser overflows at a tag of eight million characters.
  if (error instanceof RangeError) return { code: 'syntax', reason: 'a tag in it is too long', offset: first };
  if (!(error instanceof YAMLException)) throw error;
  const offset = Math.min(error.mark?.position ?? 0, text.length);
  if (error.reason.includes('maxDepth')) return { code: 'limit', what: 'depth', limit: depthLimit, offset };
  const conflict = /^<{7} /m.exec(text);
  return conflict === null
    ? { code: 'syntax', reason: error.reason, offset }
    : { code: 'syntax', reason: 'unresolved merge conflict', offset: conflict.index };
}

// ── From events to nodes ────────────────────────────────────────────────────────────────────────────────────────────────────────

type Builder = {
  readonly text: string;
  readonly events: readonly Event[];
  /** The node of each anchor; null while it is being read. */
  readonly anchors: Map<string, Node | null>;
  index: number;
  /** The end of the last token. */
  end: number;
};

type NodeEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;
type ScalarEvent = Extract<NodeEvent, { type: typeof EVENT_ID.SCALAR }>;

const nothing: NodeEvent = {
  type: EVENT_ID.SCALAR,
  valueStart: -1,
  valueEnd: -1,
  anchorStart: -1,
  anchorEnd: -1,
  tagStart: -1,
  tagEnd: -1,
  style: SCALAR_STYLE.PLAIN,
  chomping: CHOMPING_MODE.CLIP,
  indent: -1,
  fast: false,
};

/** `after`: the offset of a node that is not written. */
function build(builder: Builder, after: number): Node {
  const { text, anchors } = builder;
  const next = builder.events[builder.index++];
  const event = next === undefined || next.type === EVENT_ID.DOCUMENT || next.type === EVENT_ID.POP ? nothing : next;
  if (event.type === EVENT_ID.ALIAS) {
    const [body, end] = [event.anchorStart - 1, event.anchorEnd];
    const name = text.slice(event.anchorStart, end);
    builder.end = end;
    return { kind: 'alias', body, end, anchor: null, tag: null, name, target: anchors.get(name) ?? null };
  }
  const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
  const anchor = anchorStart < 0 ? null : { text: text.slice(anchorStart, anchorEnd), at: anchorStart - 1 };
  const tag = tagStart < 0 ? null : { text: text.slice(tagStart, tagEnd), at: tagStart };
  if (anchor !== null) anchors.set(anchor.text, null);
  const node =
    event.type === EVENT_ID.SCALAR
      ? scalar(builder, event, { body: bodyOf(event, builder, after), anchor, tag })
      : collection(builder, event, { body: event.start, anchor, tag });
  if (anchor !== null) anchors.set(anchor.text, node);
  return node;
}

/** The start of a scalar, including its quote or block indicator. */
function bodyOf(event: ScalarEvent, { text, end }: Builder, after: number): number {
  if (event.valueStart < 0) return after;
  if (styles.get(event.style) === 'block') return blockIndicator(text, event, end);
  return event.style === SCALAR_STYLE.PLAIN ? event.valueStart : event.valueStart - 1;
}

/** The parser keeps only the content; `|` or `>` is on the line before it, followed only by a comment. */
function blockIndicator(text: string, { valueStart }: ScalarEvent, after: number): number {
  const before = text.slice(after, valueStart).replace(/(?:\r\n|\r|\n)$/, '');
  const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
  return header === null ? valueStart : after + line + header.index;
}

const styles = new Map<number, ScalarNode['style']>([
  [SCALAR_STYLE.PLAIN, 'plain'],
  [SCALAR_STYLE.SINGLE_QUOTED, 'single'],
  [SCALAR_STYLE.DOUBLE_QUOTED, 'double'],
  [SCALAR_STYLE.LITERAL_BLOCK, 'block'],
  [SCALAR_STYLE.FOLDED_BLOCK, 'block'],
]);

function scalar(builder: Builder, event: ScalarEvent, common: Omit<Common, 'end'>): ScalarNode {
  const { text } = builder;
  const { valueStart, valueEnd } = event;
  const isNothing = valueStart < 0;
  const style = isNothing ? 'nothing' : (styles.get(event.style) ?? 'plain');
  const isQuoted = style === 'single' || style === 'double';
  builder.end = isNothing
    ? Math.max(builder.end, event.anchorEnd, event.tagEnd, common.body)
    : Math.max(isQuoted ? valueEnd + 1 : valueEnd, common.body);
  const isJoined = style === 'plain' && !event.fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(valueStart, valueEnd));
  return { ...common, kind: 'scalar', end: builder.end, style, value: getScalarValue(text, event), isJoined };
}

type CollectionEvent = Extract<NodeEvent, { type: typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE }>;

function collection(builder: Builder, event: CollectionEvent, common: Omit<Common, 'end'>): ListNode | MapNode {
  const flow = event.style === COLLECTION_STYLE.FLOW;
  // A single pair inside a list's brackets is a mapping without its own.
  const isBracketed = /[[{]/.test(builder.text.charAt(event.start));
  builder.end = isBracketed ? event.start + 1 : event.start;
  const close = (): number => {
    builder.index++;
    if (isBracketed) builder.end = skipTo(builder, /[\s,]/) + 1;
    return builder.end;
  };
  if (event.type === EVENT_ID.MAPPING) {
    const items = entries(builder, flow, buildPair);
    return { ...common, kind: 'map', flow, items, end: close() };
  }
  const items = entries(builder, flow, buildItem);
  return { ...common, kind: 'list', items, end: close() };
}

/** The entries up to the end of a collection. */
function entries<T>(builder: Builder, flow: boolean, read: (builder: Builder, start: number, flow: boolean) => T): T[] {
  const found: T[] = [];
  while (builder.events[builder.index]?.type !== EVENT_ID.POP)
    found.push(read(builder, skipTo(builder, flow ? /[\s,]/ : /\s/), flow));
  return found;
}

const buildItem = (builder: Builder, start: number, flow: boolean): Item => ({
  start,
  node: build(builder, flow ? start : start + 1),
});

function buildPair(builder: Builder, start: number): Pair {
  const keyNode = build(builder, start);
  const colon = skipTo(builder, /\s/);
  if (builder.text.charAt(colon) === ':') builder.end = colon + 1;
  const node = build(builder, builder.end);
  return { start, key: keyNode.kind === 'scalar' ? keyNode.value : '', keyNode, node };
}

/** The next token that is no comment and none of these characters. */
function skipTo({ text, end }: Builder, what: RegExp): number {
  let offset = firstToken(text, end);
  while (what.test(text.charAt(offset))) offset = firstToken(text, offset + 1);
  return offset;
}

/** The offset of the next token that is neither white space nor a comment; else the end of the text. */
function firstToken(text: string, from: number): number {
  const blank = /\s*/y;
  const comment = /#[^\r\n]*/y;
  for (let offset = from; ; offset = comment.lastIndex) {
    blank.lastIndex = offset;
    blank.test(text);
    comment.lastIndex = blank.lastIndex;
    if (!comment.test(text)) return blank.lastIndex;
  }
}

// ── Places in a tree ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The entry of a collection, even through an alias, by key or index. */
export function entryAt(node: Node, step: string | number): Item | Pair | undefined {
  const written = node.kind === 'alias' ? node.target : node;
  if (written?.kind === 'map') return written.items.find(({ key }) => key === step);
  return written?.kind === 'list' ? written.items[Number(step)] : undefined;
}

/**
 * Offset of a place. One that is not there is shown at the nearest one above it, and a value that is not written at its key or dash. A place
 * that is an alias is the alias itself; one inside what an alias repeats is where that is written.
 */
export function offsetIn(root: Node, { pointer, key: isKey }: Place): number {
  let node = root;
  let offset = root.body;
  for (const [index, step] of pointer.entries()) {
    const entry = entryAt(node, step);
    if (entry === undefined) break;
    node = entry.node;
    const isEntry = (isKey === true && index === pointer.length - 1) || isNothing(node);
    const start = entry.key === undefined ? entry.start : entry.keyNode.body;
    offset = isEntry ? start : node.body;
  }
  return offset;
}

export const isNothing = (node: Node): boolean => node.kind === 'scalar' && node.style === 'nothing';

/** Every scalar value, repeated ones for each alias. `way`: its path, one list that changes during the walk. */
export function* scalarsIn(
  node: Node,
  way: (string | number)[] = [],
): Generator<readonly [ScalarNode, Pointer], void, void> {
  if (node.kind === 'scalar') yield [node, way];
  else if (node.kind !== 'alias') {
    for (const [index, item] of node.items.entries()) {
      way.push(item.key ?? index);
      yield* scalarsIn(item.node, way);
      way.pop();
    }
  } else if (node.target !== null) yield* scalarsIn(node.target, way);
}
