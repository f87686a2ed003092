import {
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
  /** Behind its anchor and tag, and behind the first line of a block of text. */
  readonly body: number;
  readonly anchor: Property | null;
  readonly tag: Property | null;
};

/** The text of a tag, or the name after `&`, and the offset of the whole. */
type Property = { readonly text: string; readonly at: number };

export type ScalarNode = Common & {
  readonly kind: 'scalar';
  readonly style: 'plain' | 'single' | 'double' | 'block' | 'nothing';
  readonly value: string;
  readonly end: number;
  /** Whether it is a plain text that continues in a line with a dash: a wrong indent merges two list items. */
  readonly isJoined: boolean;
};

export type AliasNode = Common & { readonly kind: 'alias'; readonly name: string; readonly target: Node | null };

type ListNode = Common & { readonly kind: 'list'; readonly items: readonly Item[] };

type MapNode = Common & { readonly kind: 'map'; readonly flow: boolean; readonly items: readonly Pair[] };

type Item = { readonly node: Node; readonly key?: undefined };

/** A mapping entry; `key` is empty if the key is no scalar. */
export type Pair = { readonly node: Node; readonly key: string; readonly keyNode: Node };

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
    if (events.some(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT)) return secondDocument(text, first);
    return events.length === 0 ? empty : build({ text, events, index: 1, anchors: new Map() }, 0);
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

/** Begins with the next marker; one that the first document begins with is on its first line. */
function secondDocument(text: string, first: number): Refusal {
  const marker = /^(?:---|\.\.\.)(?=\s|$)/gm;
  marker.lastIndex = first + 1;
  const found = marker.exec(text);
  return { code: 'unsupported-yaml', what: 'several-documents', text: found?.[0] ?? '', offset: found?.index ?? 0 };
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
};

type NodeEvent = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;
type ScalarEvent = Extract<NodeEvent, { type: typeof EVENT_ID.SCALAR }>;

const empty: ScalarNode = {
  kind: 'scalar',
  style: 'nothing',
  value: '',
  body: 0,
  end: 0,
  anchor: null,
  tag: null,
  isJoined: false,
};

/** `start`: of the collection around it. */
function build(builder: Builder, start: number): Node {
  const { text, anchors } = builder;
  // The end of a collection is read in `entriesOf`.
  const event = builder.events[builder.index++] as NodeEvent;
  if (event.type === EVENT_ID.ALIAS) {
    const name = text.slice(event.anchorStart, event.anchorEnd);
    const target = anchors.get(name) ?? null;
    return { kind: 'alias', body: event.anchorStart - 1, anchor: null, tag: null, name, target };
  }
  const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
  const anchor = anchorStart < 0 ? null : { text: text.slice(anchorStart, anchorEnd), at: anchorStart - 1 };
  const tag = tagStart < 0 ? null : { text: text.slice(tagStart, tagEnd), at: tagStart };
  if (anchor !== null) anchors.set(anchor.text, null);
  const node =
    event.type === EVENT_ID.SCALAR
      ? scalar(text, event, { body: Math.max(start, anchorStart - 1, tagStart), anchor, tag })
      : collection(builder, event, { body: event.start, anchor, tag });
  if (anchor !== null) anchors.set(anchor.text, node);
  return node;
}

const styles = new Map<number, ScalarNode['style']>([
  [SCALAR_STYLE.PLAIN, 'plain'],
  [SCALAR_STYLE.SINGLE_QUOTED, 'single'],
  [SCALAR_STYLE.DOUBLE_QUOTED, 'double'],
  [SCALAR_STYLE.LITERAL_BLOCK, 'block'],
  [SCALAR_STYLE.FOLDED_BLOCK, 'block'],
]);

/** The body of one that is not written is that of its anchor or tag, or of the collection. */
function scalar(text: string, event: ScalarEvent, common: Common): ScalarNode {
  const { valueStart, valueEnd, fast } = event;
  const value = getScalarValue(text, event);
  if (valueStart < 0) return { ...common, kind: 'scalar', style: 'nothing', value, end: common.body, isJoined: false };
  const style = styles.get(event.style) ?? 'plain';
  const isJoined = style === 'plain' && !fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(valueStart, valueEnd));
  const quote = Number(style === 'single' || style === 'double');
  return { ...common, kind: 'scalar', style, value, body: valueStart - quote, end: valueEnd + quote, isJoined };
}

type CollectionEvent = Extract<NodeEvent, { type: typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE }>;

function collection(builder: Builder, event: CollectionEvent, common: Common): ListNode | MapNode {
  const entriesOf = <T>(read: () => T): T[] => {
    const found: T[] = [];
    while (builder.events[builder.index]?.type !== EVENT_ID.POP) found.push(read());
    builder.index++;
    return found;
  };
  const next = (): Node => build(builder, event.start);
  if (event.type === EVENT_ID.SEQUENCE) return { ...common, kind: 'list', items: entriesOf(() => ({ node: next() })) };
  const items = entriesOf(() => {
    const keyNode = next();
    return { key: keyNode.kind === 'scalar' ? keyNode.value : '', keyNode, node: next() };
  });
  return { ...common, kind: 'map', flow: event.style === COLLECTION_STYLE.FLOW, items };
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
export function offsetIn(text: string, root: Node, { pointer, key: isKey }: Place): number {
  let node = root;
  let offset = root.body;
  for (const [index, step] of pointer.entries()) {
    const list = node.kind === 'alias' ? node.target : node;
    const entry = entryAt(node, step);
    if (entry === undefined) break;
    node = entry.node;
    offset = node.body;
    const isKeyAsked = isKey === true && index === pointer.length - 1;
    if (entry.key !== undefined && (isKeyAsked || isNothing(node))) offset = entry.keyNode.body;
    else if (isNothing(node)) offset = dashAt(text, list?.body ?? 0, Number(step)) ?? offset;
  }
  return offset;
}

/** The dash of an item; null in flow style. The lines of other items are indented by more. */
function dashAt(text: string, list: number, index: number): number | null {
  if (text.charAt(list) !== '-') return null;
  const column = list - (text.lastIndexOf('\n', list) + 1);
  const dash = `\n${' '.repeat(column)}-`;
  let found = list;
  for (let left = index; left > 0; left--) found = text.indexOf(dash, found) + dash.length - 1;
  return found;
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
