import { type Event, EVENT_ID } from 'js-yaml';
import type { Pointer } from '../../domain/position.ts';
import { anchorOf, endOf, firstToken, type Node, type Scalar, startOf, textOf } from './events.ts';
import { aliasLimit, depthLimit, growthLimit, problemLimit } from './limits.ts';
import type { Refusal } from './refusal.ts';
import { isDoubtful, isJoined, refuseAnchor, refuseKey, refuseOnKeyLine, refuseScalar, refuseTag } from './refuse.ts';

/** `doubtful`: some plain scalar is something else for another reader than for us, or is nothing at all. */
export type Inspection = {
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
  /** In a mapping: the key whose value comes next, and whether one does. */
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
    note(state, refusal);
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
  const reason = isOpen
    ? `the alias *${name} stands inside what it repeats`
    : `no anchor &${name} stands before the alias *${name}`;
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
