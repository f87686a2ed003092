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
import {
  aliasLimit,
  depthLimit,
  growthLimit,
  isCore,
  isTwofold,
  keyLimit,
  problemLimit,
  readsAs,
  type Refusal,
} from './scalars.ts';

/** `doubtful`: some plain scalar is something else for another reader than for us, or is nothing at all. */
type Inspection = {
  readonly refusals: readonly Refusal[];
  readonly doubtful: boolean;
  /** Values in plain text with a further line that begins with a dash, as an entry of a list does. */
  readonly joined: readonly Pointer[];
};

/** Looks once over the parsed document, before any value is made of it. */
export function inspect(text: string, events: readonly Event[]): Inspection {
  const state: State = {
    text,
    refusals: [],
    doubtful: false,
    joined: [],
    frames: [],
    anchors: new Map(),
    aliases: 0,
    growth: 0,
    documents: 0,
    end: 0,
  };
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) openDocument(state, event.explicitStart);
    else if (event.type === EVENT_ID.POP) close(state);
    else visit(state, event);
  }
  return { refusals: state.refusals, doubtful: state.doubtful, joined: state.joined };
}

/** A collection that is being read, or the document. */
type Frame = {
  readonly kind: 'document' | 'sequence' | 'mapping';
  readonly anchor: string | null;
  /** In a mapping: where each key stands, the key whose value comes next, and whether one does. */
  readonly keys: Map<string, number>;
  key: Scalar | null;
  expectsValue: boolean;
  /** How many nodes are done. */
  count: number;
  size: number;
  height: number;
};

/** How many values a node stands for and how deep it is, with what its aliases repeat. */
type Measure = { readonly size: number; readonly height: number };

const leaf: Measure = { size: 1, height: 0 };

type State = {
  readonly text: string;
  readonly refusals: Refusal[];
  readonly frames: Frame[];
  /** What each anchor names; null while that is still being read. */
  readonly anchors: Map<string, Measure | null>;
  doubtful: boolean;
  readonly joined: Pointer[];
  aliases: number;
  growth: number;
  documents: number;
  /** Where the last token ended. */
  end: number;
};

function openDocument(state: State, hasMarker: boolean): void {
  if (++state.documents === 2) refuseSecondDocument(state);
  if (state.documents === 1 && hasMarker) state.end = firstToken(state.text, 0) + 3;
  state.anchors.clear();
  state.frames.push(newFrame('document', null));
}

const newFrame = (kind: Frame['kind'], anchor: string | null): Frame => ({
  kind,
  anchor,
  keys: new Map(),
  key: null,
  expectsValue: false,
  count: 0,
  size: 1,
  height: 1,
});

function refuseSecondDocument(state: State): void {
  const marker = /(?<=[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
  marker.lastIndex = state.end;
  const found = marker.exec(state.text);
  state.refusals.push({
    code: 'unsupported-yaml',
    what: 'several-documents',
    text: found?.[0] ?? '',
    offset: found?.index ?? state.end,
  });
}

function visit(state: State, node: Node): void {
  const top = state.frames.at(-1);
  if (top?.kind === 'mapping' && !top.expectsValue) {
    const refusal = refuseKey(state.text, node, state.end, () => pointerTo(state, state.frames.slice(1, -1)));
    note(state, refusal ?? refuseRepeated(state, node, top.keys));
  } else {
    if (node.type === EVENT_ID.SCALAR) weigh(state, node, top?.key ?? null);
    if (top?.kind === 'mapping') note(state, refuseOnKeyLine(state.text, node, state.end));
  }
  note(state, refuseAnchor(state.text, node));
  note(state, refuseTag(state.text, node));
  if (node.type === EVENT_ID.SCALAR) note(state, refuseScalar(state.text, node));
  place(state, node);
  state.end = endOf(node, state.end);
}

/** Whether a value may mean something else than it seems to. */
function weigh(state: State, scalar: Scalar, key: Scalar | null): void {
  if (isDoubtful(state.text, scalar, key)) state.doubtful = true;
  if (state.joined.length < problemLimit && isJoined(state.text, scalar)) {
    state.joined.push(pointerTo(state, state.frames.slice(1)));
  }
}

function note(state: State, refusal: Refusal | null): void {
  if (refusal !== null && state.refusals.length < problemLimit) state.refusals.push(refusal);
}

function place(state: State, node: Node): void {
  const anchor = anchorOf(state.text, node);
  if (node.type === EVENT_ID.ALIAS) return finish(state, repeat(state, node, anchor ?? ''), null);
  if (anchor !== null) state.anchors.set(anchor, node.type === EVENT_ID.SCALAR ? leaf : null);
  if (node.type === EVENT_ID.SCALAR) return finish(state, leaf, node);
  state.frames.push(newFrame(node.type === EVENT_ID.MAPPING ? 'mapping' : 'sequence', anchor));
}

function close(state: State): void {
  const frame = state.frames.pop();
  if (frame === undefined) return;
  if (frame.anchor !== null) state.anchors.set(frame.anchor, { size: frame.size, height: frame.height });
  finish(state, frame, null);
}

/** Counts a finished node into the collection that holds it. */
function finish(state: State, { size, height }: Measure, scalar: Scalar | null): void {
  const top = state.frames.at(-1);
  if (top === undefined) return;
  if (top.kind === 'mapping') {
    top.key = top.expectsValue ? null : scalar;
    top.expectsValue = !top.expectsValue;
  }
  top.count++;
  top.size += size;
  top.height = Math.max(top.height, height + 1);
}

/** What an alias stands for; refused when it names nothing, when it holds itself, or when too much comes of it. */
function repeat(state: State, node: Node, name: string): Measure {
  const named = state.anchors.get(name);
  const offset = startOf(state.text, node, state.end);
  const refusal = named ? tooMuch(state, named, offset) : noTarget(name, named === null, offset);
  note(state, refusal);
  return refusal === null && named ? named : leaf;
}

function noTarget(name: string, isOpen: boolean, offset: number): Refusal {
  const reason = isOpen ? `the alias *${name} refers to itself` : `no anchor &${name} before the alias *${name}`;
  return { code: 'syntax', reason, offset };
}

function tooMuch(state: State, named: Measure, offset: number): Refusal | null {
  const before = state.growth;
  state.growth += named.size;
  if (++state.aliases === aliasLimit + 1) return { code: 'limit', what: 'aliases', limit: aliasLimit, offset };
  if (before <= growthLimit && state.growth > growthLimit) {
    return { code: 'limit', what: 'expanded-size', limit: growthLimit, offset };
  }
  if (state.frames.length + named.height > depthLimit) {
    return { code: 'limit', what: 'depth', limit: depthLimit, offset };
  }
  return null;
}

/** The way through some collections to what is read now in the last of them. */
function pointerTo(state: State, frames: readonly Frame[]): Pointer {
  return frames.map((frame) => {
    if (frame.kind === 'sequence') return frame.count;
    return frame.key === null ? '' : textOf(state.text, frame.key);
  });
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

/** `a: &b c: d` is no YAML, but js-yaml reads a mapping in it; `after` is where the key of the node ends. */
function refuseOnKeyLine(text: string, node: Node, after: number): Refusal | null {
  if (node.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
  if (/[\r\n]/.test(text.slice(after, node.start))) return null;
  return { code: 'syntax', reason: 'a nested mapping must begin on a new line', offset: node.start };
}

/** Keys must be scalars that every reader takes for text; `pointer` leads to the mapping. */
function refuseKey(text: string, node: Node, after: number, pointer: () => Pointer): Refusal | null {
  const offset = startOf(text, node, after);
  if (node.type === EVENT_ID.ALIAS) {
    return { code: 'unsupported-yaml', what: 'key', text: `*${text.slice(node.anchorStart, node.anchorEnd)}`, offset };
  }
  if (node.type !== EVENT_ID.SCALAR) {
    return { code: 'unsupported-yaml', what: 'key', text: text.charAt(node.start), offset };
  }
  if (node.valueEnd - node.valueStart > keyLimit) {
    return { code: 'syntax', reason: `a key has over ${String(keyLimit)} characters`, offset };
  }
  if (!isPlain(node)) return null;
  const key = textOf(text, node);
  if (key === '') return { code: 'unsupported-yaml', what: 'key', text: '', offset };
  if (key === '<<') return { code: 'unsupported-yaml', what: 'merge-key', text: key, offset };
  const reads = readsAs(key);
  return reads === null ? null : { code: 'ambiguous-scalar', text: key, reads, pointer: [...pointer(), key] };
}

function refuseRepeated({ text, end }: State, node: Node, keys: Map<string, number>): Refusal | null {
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

/** Whether a value is nothing, or something else for another reader than for us. A date under `x-expires` is meant. */
function isDoubtful(text: string, scalar: Scalar, key: Scalar | null): boolean {
  if (!isPlain(scalar)) return false;
  const value = textOf(text, scalar);
  const reads = readsAs(value);
  if (reads === null) return false;
  if (reads === 'date') return key === null || textOf(text, key) !== 'x-expires';
  return reads === 'null' || !isCore(value) || isTwofold(value);
}

/**
 * Where a tab indents the first line of a document; null where none does, and before a bracket, where it may stand. js-yaml takes that tab
 * for white space and wonders about what comes after it.
 */
export function firstTab(text: string): number | null {
  let token = firstToken(text, 0);
  if (/^---\s/.test(text.slice(token, token + 4))) token = firstToken(text, token + 3);
  const line = text.lastIndexOf('\n', token - 1) + 1;
  const tab = text.slice(line, token).indexOf('\t');
  return tab < 0 || '{['.includes(text.charAt(token)) ? null : line + tab;
}
