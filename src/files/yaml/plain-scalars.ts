import { readsAs } from './scalars.ts';

/** How far a text is read. */
export type Cursor = {
  readonly text: string;
  /** What comes next: a line's first character that matters, or what stands behind a key or a value. */
  at: number;
};

/** Never shown, and made once: a stack for each text would cost more than the reading. */
export const notPlainError = new Error('not plain');

/** Leaves the text to js-yaml. */
export function notPlain(): never {
  throw notPlainError;
}

export const character = {
  lineFeed: 10,
  space: 32,
  doubleQuote: 34,
  hash: 35,
  singleQuote: 39,
  comma: 44,
  dash: 45,
  colon: 58,
  greater: 62,
  openList: 91,
  closeList: 93,
  openMap: 123,
  bar: 124,
  closeMap: 125,
};
const { lineFeed, space, hash, singleQuote, comma, dash, colon } = character;
const { greater, openList, closeList, openMap, closeMap } = character;

export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at++;
  return at;
}

/** Where the next line begins, when nothing but a comment stands before it. */
export function lineAfter(text: string, from: number): number {
  const at = skipSpaces(text, from);
  if (text.charCodeAt(at) === lineFeed) return at + 1;
  return text.charCodeAt(at) === hash && at > from ? text.indexOf('\n', at) + 1 : notPlain();
}

/** Text in quotes in one line; double ones without an escape. */
export function quoted(cursor: Cursor, at: number, quote: number): string {
  const { text } = cursor;
  const isSingle = quote === singleQuote;
  const end = isSingle ? endOfSingle(text, at + 1) : text.indexOf('"', at + 1);
  const value = text.slice(at + 1, end);
  if (end < 0 || value.includes('\n') || (!isSingle && value.includes('\\'))) notPlain();
  cursor.at = end + 1;
  return isSingle ? value.replaceAll("''", "'") : value;
}

function endOfSingle(text: string, from: number): number {
  let end = text.indexOf("'", from);
  while (text.charCodeAt(end + 1) === singleQuote && end >= 0) end = text.indexOf("'", end + 2);
  return end;
}

/** Text without quotes, or what the core schema makes of it: only a boolean or a whole number, for other things leave a doubt. */
export function plainScalar(cursor: Cursor, at: number, inFlow: boolean): unknown {
  const { text } = cursor;
  if (indicators.includes(text.charAt(at))) notPlain();
  if (text.charCodeAt(at) === dash && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
  let end = endOfPlain(text, at, inFlow);
  while (text.charCodeAt(end - 1) === space) end--;
  if (end <= at) notPlain();
  cursor.at = end;
  return scalarOf(text.slice(at, end));
}

const indicators = '?:,[]{}#&*!|>\'"%@`\n';
const isBlank = (code: number): boolean => code === space || code === lineFeed;

function endOfPlain(text: string, from: number, inFlow: boolean): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed || (code === hash && text.charCodeAt(at - 1) === space)) return at;
    if (code === colon && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
    if (inFlow && isBracket[code] === 1) return code === openList || code === openMap ? notPlain() : at;
  }
}

/** By character; the comma counts as one. */
const isBracket = new Uint8Array(128);
for (const code of [comma, openList, closeList, openMap, closeMap]) isBracket[code] = 1;

function scalarOf(text: string): unknown {
  const reads = readsAs(text);
  if (reads === null) return text;
  if (reads === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return reads === 'number' && /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : notPlain();
}

/** The lines below `|` or `>`, without the last line break where a `-` follows. */
export function blockScalar(cursor: Cursor, from: number, indent: number): string {
  const { text } = cursor;
  const isStripped = text.charCodeAt(from + 1) === dash;
  const isFolded = text.charCodeAt(from) === greater;
  cursor.at = lineAfter(text, from + (isStripped ? 2 : 1));
  const lines = blockLines(cursor, indent, isFolded);
  return `${isFolded ? fold(lines) : lines.join('\n')}${isStripped ? '' : '\n'}`;
}

/** Lines that are deeper than the collection around them, up to the first that is not; empty ones only between others. */
function blockLines(cursor: Cursor, indent: number, isFolded: boolean): string[] {
  const { text } = cursor;
  const lines: string[] = [];
  let [column, blank] = [0, 0];
  for (; cursor.at < text.length;) {
    const start = skipSpaces(text, cursor.at);
    const end = text.indexOf('\n', start);
    const indented = start - cursor.at;
    if (start < end) {
      if (column === 0) column = indented > indent ? indented : notPlain();
      if (indented < column) break;
      for (; blank > 0; blank--) lines.push('');
      lines.push(text.slice(cursor.at + column, end));
    } else blank++;
    if (indented > column && (isFolded || start === end)) notPlain();
    cursor.at = end + 1;
  }
  return column === 0 ? notPlain() : lines;
}

/** A line break is a space; each empty line is a line break. */
function fold(lines: readonly string[]): string {
  let folded = '';
  for (const [nth, line] of lines.entries()) {
    const goesOn = nth > 0 && line !== '' && lines[nth - 1] !== '';
    folded += `${goesOn ? ' ' : ''}${line === '' ? '\n' : line}`;
  }
  return folded;
}
