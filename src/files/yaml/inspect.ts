import { COLLECTION_STYLE, type Event, EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import type { Pointer } from '../../domain/problem.ts';
import {
  anchorOf,
  endOf,
  firstToken,
  isBlock,
  isNothing,
  isPlain,
  type Node,
  type Scalar,
  startOf,
  textOf,
} from './events.ts';
import { aliasLimit, depthLimit, growthLimit, keyLimit, problemLimit, readsAs, type Refusal } from './scalars.ts';

type Inspection = {
  readonly refusals: readonly Refusal[];
  /** Values in plain text with a further line that begins with a dash, as an entry of a list does. */
  readonly joined: readonly Pointer[];
};

/** Looks once over the parsed document, before any value is made of it. */
export function inspect(text: string, events: readonly Event[]): Inspection {
  const walk: Walk = {
    text,
    events,
    index: 0,
    end: 0,
    refusals: [],
    joined: [],
    pointer: [],
    anchors: new Map(),
    aliases: 0,
    growth: 0,
  };
  for (let documents = 0; walk.index < events.length;) {
    const event = events[walk.index++];
    if (event?.type !== EVENT_ID.DOCUMENT) continue;
    if (++documents === 2) refuseSecondDocument(walk);
    if (documents === 1 && event.explicitStart) walk.end = firstToken(text, 0) + 3;
    walk.anchors.clear();
    if (nodeAt(walk) !== null) inspectValue(walk, 1);
  }
  return walk;
}

type Walk = {
  readonly text: string;
  readonly events: readonly Event[];
  index: number;
  /** Where the last token ended. */
  end: number;
  readonly refusals: Refusal[];
  readonly joined: Pointer[];
  /** The way to what is read now. */
  readonly pointer: (string | number)[];
  /** What each anchor names; null while that is still being read. */
  readonly anchors: Map<string, Measure | null>;
  aliases: number;
  growth: number;
};

/** How many values a node stands for and how deep it is, with what its aliases repeat. */
type Measure = { readonly size: number; readonly height: number };

const leaf: Measure = { size: 1, height: 0 };

/** The node that comes next; null at the end of a collection. */
function nodeAt({ events, index }: Walk): Node | null {
  const event = events[index];
  return event === undefined || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT ? null : event;
}

function refuseSecondDocument({ text, end, refusals }: Walk): void {
  const marker = /(?<=[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
  marker.lastIndex = end;
  const found = marker.exec(text);
  const offset = found?.index ?? end;
  refusals.push({ code: 'unsupported-yaml', what: 'several-documents', text: found?.[0] ?? '', offset });
}

function note({ refusals }: Walk, refusal: Refusal | null): void {
  if (refusal !== null && refusals.length < problemLimit) refusals.push(refusal);
}

/** A node that is no key. `depth`: how many collections it lies in, the document included. */
function inspectValue(walk: Walk, depth: number): Measure {
  const node = nodeAt(walk);
  if (node?.type === EVENT_ID.SCALAR && walk.joined.length < problemLimit && isJoined(walk.text, node))
    walk.joined.push([...walk.pointer]);
  return inspectNode(walk, depth);
}

function inspectNode(walk: Walk, depth: number): Measure {
  const { text, anchors } = walk;
  const node = nodeAt(walk);
  if (node === null) return leaf;
  note(walk, refuseAnchor(text, node));
  note(walk, refuseTag(text, node));
  walk.index++;
  walk.end = endOf(node, walk.end);
  const anchor = anchorOf(text, node);
  if (node.type === EVENT_ID.ALIAS) return repeat(walk, anchor ?? '', depth, node.anchorStart - 1);
  if (anchor !== null) anchors.set(anchor, node.type === EVENT_ID.SCALAR ? leaf : null);
  if (node.type === EVENT_ID.SCALAR) {
    note(walk, refuseScalar(text, node));
    return leaf;
  }
  const measure = node.type === EVENT_ID.MAPPING ? inspectPairs(walk, depth + 1) : inspectItems(walk, depth + 1);
  if (anchor !== null) anchors.set(anchor, measure);
  return measure;
}

function inspectItems(walk: Walk, depth: number): Measure {
  const items: Measure[] = [];
  while (nodeAt(walk) !== null) {
    walk.pointer.push(items.length);
    items.push(inspectValue(walk, depth));
    walk.pointer.pop();
  }
  walk.index++;
  return measureOf(items);
}

function inspectPairs(walk: Walk, depth: number): Measure {
  const parts: Measure[] = [];
  const keys = new Map<string, number>();
  for (let key = nodeAt(walk); key !== null; key = nodeAt(walk)) {
    note(walk, refuseKey(walk, key) ?? refuseRepeated(walk, key, keys));
    const name = key.type === EVENT_ID.SCALAR ? textOf(walk.text, key) : '';
    parts.push(inspectNode(walk, depth));
    note(walk, refuseOnKeyLine(walk));
    walk.pointer.push(name);
    parts.push(inspectValue(walk, depth));
    walk.pointer.pop();
  }
  walk.index++;
  return measureOf(parts);
}

const measureOf = (parts: readonly Measure[]): Measure => ({
  size: parts.reduce((sum, { size }) => sum + size, 1),
  height: parts.reduce((most, { height }) => Math.max(most, height + 1), 1),
});

/** What an alias stands for; refused when it names nothing, when it holds itself, or when too much comes of it. */
function repeat(walk: Walk, name: string, depth: number, offset: number): Measure {
  const named = walk.anchors.get(name);
  const refusal = named ? tooMuch(walk, named, depth, offset) : noTarget(name, named === null, offset);
  note(walk, refusal);
  return refusal === null && named ? named : leaf;
}

function noTarget(name: string, isOpen: boolean, offset: number): Refusal {
  const reason = isOpen ? `the alias *${name} refers to itself` : `no anchor &${name} before the alias *${name}`;
  return { code: 'syntax', reason, offset };
}

function tooMuch(walk: Walk, named: Measure, depth: number, offset: number): Refusal | null {
  const before = walk.growth;
  walk.growth += named.size;
  if (++walk.aliases === aliasLimit + 1) return { code: 'limit', what: 'aliases', limit: aliasLimit, offset };
  if (before <= growthLimit && walk.growth > growthLimit) {
    return { code: 'limit', what: 'expanded-size', limit: growthLimit, offset };
  }
  return depth + named.height > depthLimit ? { code: 'limit', what: 'depth', limit: depthLimit, offset } : null;
}

/** Tags that only say what is so without them. */
const harmlessTags: Readonly<Record<string, Node['type']>> = {
  '!!str': EVENT_ID.SCALAR,
  '!!seq': EVENT_ID.SEQUENCE,
  '!!map': EVENT_ID.MAPPING,
};

/** A tag would let a text decide what kind of value it becomes. */
function refuseTag(text: string, node: Node): Refusal | null {
  if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
  const tag = text.slice(node.tagStart, node.tagEnd);
  return harmlessTags[tag] === node.type && !isNothing(node)
    ? null
    : { code: 'unsupported-yaml', what: 'tag', text: tag, offset: node.tagStart };
}

/** Readers differ on where a name ends: `&a:` is the anchor `a:` or a key without a value, `&a[b]` an anchor with a list or a mistake. */
function refuseAnchor(text: string, node: Node): Refusal | null {
  if (node.anchorStart < 0) return null;
  const isClear = text.charAt(node.anchorEnd - 1) !== ':' && /^[\s,\]}]?$/.test(text.charAt(node.anchorEnd));
  return isClear
    ? null
    : { code: 'syntax', reason: 'missing space after the anchor name', offset: node.anchorStart - 1 };
}

/** `a: &b c: d` is no YAML, but js-yaml reads a mapping in it. */
function refuseOnKeyLine(walk: Walk): Refusal | null {
  const node = nodeAt(walk);
  if (node?.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
  if (/[\r\n]/.test(walk.text.slice(walk.end, node.start))) return null;
  return { code: 'syntax', reason: 'a nested mapping must begin on a new line', offset: node.start };
}

/** Keys must be scalars that every reader takes for text. */
function refuseKey({ text, end, pointer }: Walk, node: Node): Refusal | null {
  const offset = startOf(text, node, end);
  if (node.type !== EVENT_ID.SCALAR) {
    const written = node.type === EVENT_ID.ALIAS ? `*${anchorOf(text, node) ?? ''}` : text.charAt(node.start);
    return { code: 'unsupported-yaml', what: 'key', text: written, offset };
  }
  if (node.valueEnd - node.valueStart > keyLimit) {
    return { code: 'syntax', reason: `a key has over ${String(keyLimit)} characters`, offset };
  }
  if (!isPlain(node)) return null;
  const key = textOf(text, node);
  if (key === '') return { code: 'unsupported-yaml', what: 'key', text: '', offset };
  if (key === '<<') return { code: 'unsupported-yaml', what: 'merge-key', text: key, offset };
  const reads = readsAs(key);
  return reads === null ? null : { code: 'ambiguous-scalar', text: key, reads, pointer: [...pointer, key] };
}

function refuseRepeated({ text, end }: Walk, node: Node, keys: Map<string, number>): Refusal | null {
  const key = node.type === EVENT_ID.SCALAR ? textOf(text, node) : '';
  const offset = startOf(text, node, end);
  const first = keys.get(key);
  if (first !== undefined) return { code: 'duplicate-key', field: key, offset, first };
  keys.set(key, offset);
  return null;
}

/** What a text must not hold: an escape may stand for it too. */
function refuseScalar(text: string, scalar: Scalar): Refusal | null {
  if (isBlock(scalar)) return refuseTabLine(text, scalar);
  if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
  const offset = scalar.valueStart - 1;
  const written = text.slice(scalar.valueStart, scalar.valueEnd);
  if (!areAll(withinUnicode, written)) {
    return { code: 'syntax', reason: 'an escape stands for no character of Unicode', offset };
  }
  if (!areAll(withoutEmptyLine, written)) {
    return { code: 'syntax', reason: 'an empty line follows an escaped line break', offset };
  }
  const found = forbidden.exec(textOf(text, scalar));
  return found === null ? null : { code: 'control-character', codePoint: found[0].charCodeAt(0), offset };
}

/** Below a block text a line of tabs is its end for some readers, and a part of it for others. */
function refuseTabLine(text: string, scalar: Scalar): Refusal | null {
  tabLine.lastIndex = scalar.valueEnd;
  const found = tabLine.exec(text);
  if (found === null || /\r(?!\n)/.test(found[0])) return null;
  return {
    code: 'syntax',
    reason: 'a line of nothing but tabs follows a block of text',
    offset: tabLine.lastIndex - 1,
  };
}

const tabLine = /[ \r\n]*\t(?=[ \t]*(?:\r?\n|$))/y;

// js-yaml drops the line breaks that come next, which mean line breaks.
const withoutEmptyLine = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;

const withinUnicode = /\\(?:[^U]|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/gs;

/** Whether all escapes in a text are such. One pattern for the whole text throws where there are millions of characters. */
const areAll = (escapes: RegExp, text: string): boolean => !text.replaceAll(escapes, '').includes('\\');

// Control characters and halves of a pair; as in the file itself, but for the byte order mark, which here someone wrote on purpose.
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Whether a plain text goes on in a line that begins with a dash: a wrong indent makes two entries of a list one. */
const isJoined = (text: string, scalar: Scalar): boolean =>
  scalar.style === SCALAR_STYLE.PLAIN &&
  !scalar.fast &&
  /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));
