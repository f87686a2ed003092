import { type Event, EVENT_ID, getScalarValue, SCALAR_STYLE } from 'js-yaml';

export type Node = Exclude<Event, { type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;
export type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** Where a node begins in the text, its quote or block indicator included; `after` is where the token before it ends. */
export function startOf(text: string, node: Node, after: number): number {
  if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
  if (node.type !== EVENT_ID.SCALAR) return node.start;
  if (isNothing(node)) return node.anchorStart < 0 ? firstToken(text, after) : node.anchorStart - 1;
  if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
  return isBlock(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
}

/** Where the token of a node ends; of a collection, where its first token begins. */
export function endOf(node: Node, before: number): number {
  if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
  if (node.type !== EVENT_ID.SCALAR) return node.start;
  if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
  return node.style === SCALAR_STYLE.PLAIN || isBlock(node) ? node.valueEnd : node.valueEnd + 1;
}

export const isPlain = (scalar: Scalar): boolean => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;

export const textOf = (text: string, scalar: Scalar): string => getScalarValue(text, scalar);

/** Name of the anchor that a node carries or that an alias repeats; null without one. */
export const anchorOf = (text: string, node: Node): string | null =>
  node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd);

/** Whether nothing is written where a value could be. */
export const isNothing = (node: Node): boolean => node.type === EVENT_ID.SCALAR && node.valueStart < 0;

export const isBlock = (scalar: Scalar): boolean =>
  scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;

/** The parser remembers the content only; the `|` or `>` stands on the line before it, and nothing but a comment follows. */
function blockIndicator(text: string, scalar: Scalar, after: number): number {
  const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, '');
  const line = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
  return header === null ? scalar.valueStart : after + line + header.index;
}

/** Where the first thing stands that is neither white space nor a comment; the end of the text when there is none. */
export function firstToken(text: string, from: number): number {
  for (let offset = from; ;) {
    offset = skip(/\s*/y, text, offset);
    if (text.charAt(offset) !== '#') return offset;
    offset = skip(/[^\r\n]*/y, text, offset);
  }
}

function skip(what: RegExp, text: string, from: number): number {
  what.lastIndex = from;
  what.test(text);
  return what.lastIndex;
}
