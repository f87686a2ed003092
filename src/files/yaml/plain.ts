import { depthLimit, keyLimit } from './limits.ts';
import { type Mapping, newMapping } from './mapping.ts';
import {
  blockScalar,
  character,
  type Cursor,
  lineAfter,
  notPlain,
  notPlainError,
  plainScalar,
  quoted,
  skipSpaces,
} from './plain-scalars.ts';
import { readsAs } from './scalars.ts';
import type { Sought } from './sought.ts';

/**
 * Reads the plain YAML that most files are written in, several times faster than a whole reader: block mappings and lists, scalars and flow
 * collections of one line, block scalars, comments. Undefined for anything else, be it right or wrong: js-yaml alone decides on that. What
 * is read here needs no refusal and leaves no doubt. The text must be a simple one. Takes down where it finds what is sought.
 */
export function readPlain(text: string, sought?: Sought): Mapping | undefined {
  if (!text.endsWith('\n')) return undefined;
  const reader: Reader = { text, at: text.startsWith('---\n') ? 4 : 0, indent: 0, sought };
  try {
    nextLine(reader);
    const value = blockMapping(reader, 0, 1);
    // Nothing but comments is left to js-yaml, too.
    return reader.at < text.length || Object.keys(value).length === 0 ? undefined : value;
  } catch (error) {
    if (error === notPlainError) return undefined;
    throw error;
  }
}

/** Whether a text holds no tab, carriage return, control character, separator of lines or paragraphs, and nothing that takes two units. */
// Most texts are ASCII, for which the short pattern is three times faster.
export const isSimple = (text: string): boolean => !beyondAscii.test(text) || !unusual.test(text);
const beyondAscii = /[^\n -~]/;
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;

type Reader = Cursor & {
  /** Column of `at` where a line begins there. */
  indent: number;
  /** What is looked for in the value that comes next. */
  sought: Sought | undefined;
};

function found({ sought }: Reader, at: number): void {
  if (sought !== undefined) sought.value ??= at;
}

const { lineFeed, space, doubleQuote, hash, singleQuote, comma, dash, colon } = character;
const { greater, openList, closeList, bar, openMap, closeMap } = character;

/** Goes to the first line, from `from` on, that holds more than white space and a comment. */
function nextLine(reader: Reader, from = reader.at): void {
  const { text } = reader;
  for (let at = from; ;) {
    const start = at;
    at = skipSpaces(text, at);
    const code = text.charCodeAt(at);
    if (code === lineFeed) at++;
    else if (code === hash) at = text.indexOf('\n', at) + 1;
    else {
      reader.at = at;
      reader.indent = at - start;
      return;
    }
  }
}

/** A line that is deeper than the collection before it goes on with what was read, or is wrong. */
function endAt(reader: Reader, indent: number): void {
  if (reader.indent > indent && reader.at < reader.text.length) notPlain();
}

function isItem({ text, at }: Reader): boolean {
  if (text.charCodeAt(at) !== dash) return false;
  const next = text.charCodeAt(at + 1);
  return next === space || next === lineFeed;
}

function blockMapping(reader: Reader, indent: number, depth: number): Mapping {
  if (depth > depthLimit) notPlain();
  const mapping = newMapping();
  const { sought } = reader;
  found(reader, reader.at);
  while (reader.indent === indent && reader.at < reader.text.length && !isItem(reader)) {
    const key = readKey(reader, mapping, sought);
    mapping[key] = valueOf(reader, indent, depth);
  }
  endAt(reader, indent);
  return mapping;
}

/** A key up to its colon, behind which `at` is then. */
function readKey(reader: Reader, mapping: Mapping, sought: Sought | undefined): string {
  const { text, at } = reader;
  const end = keyEnd(text, at);
  const key = text.slice(at, end);
  if (end === at || text.charCodeAt(end) !== colon || readsAs(key) !== null) notPlain();
  if (key.length > keyLimit || key.startsWith('-') || key === '__proto__' || key in mapping) notPlain();
  reader.at = end + 1;
  reader.sought = sought?.children.get(key);
  if (reader.sought !== undefined) reader.sought.key ??= at;
  return key;
}

/** Where letters, digits, `-` and `_` end. */
function keyEnd(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    const isPart = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
    if (!isPart && code !== dash && code !== 95) return at;
  }
}

/** What stands behind the colon of a key: in its line, or in the lines below. */
function valueOf(reader: Reader, indent: number, depth: number): unknown {
  const { text, at: from } = reader;
  const at = skipSpaces(text, from);
  const code = text.charCodeAt(at);
  if (code !== lineFeed && code !== hash) return at > from ? valueInLine(reader, at, indent, depth) : notPlain();
  nextLine(reader, lineAfter(text, from));
  if (reader.at >= text.length || reader.indent < indent) notPlain();
  if (isItem(reader)) return blockList(reader, reader.indent, depth + 1);
  return reader.indent > indent ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
}

function blockList(reader: Reader, indent: number, depth: number): unknown[] {
  if (depth > depthLimit) notPlain();
  const list: unknown[] = [];
  const { sought } = reader;
  found(reader, reader.at);
  while (reader.indent === indent && reader.at < reader.text.length && isItem(reader)) {
    reader.sought = sought?.children.get(String(list.length));
    list.push(itemAt(reader, skipSpaces(reader.text, reader.at + 1), indent, depth));
  }
  endAt(reader, indent);
  return list;
}

/** What stands behind a dash: in its line, where a mapping may begin, too; or a mapping in the lines below. */
function itemAt(reader: Reader, at: number, indent: number, depth: number): unknown {
  const { text } = reader;
  if (text.charCodeAt(at) === lineFeed) {
    nextLine(reader, at + 1);
    return reader.indent > indent && !isItem(reader) ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
  }
  const end = keyEnd(text, at);
  const after = text.charCodeAt(end + 1);
  const isPair = end > at && text.charCodeAt(end) === colon && (after === space || after === lineFeed);
  if (!isPair) return valueInLine(reader, at, indent, depth);
  const column = indent + at - reader.at;
  reader.at = at;
  reader.indent = column;
  return blockMapping(reader, column, depth + 1);
}

/** A value that begins in the line of its key or dash, in a collection of that indent. */
function valueInLine(reader: Reader, at: number, indent: number, depth: number): unknown {
  const { text } = reader;
  const code = text.charCodeAt(at);
  found(reader, at);
  const isBlock = code === bar || code === greater;
  const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, depth, false);
  nextLine(reader, isBlock ? reader.at : lineAfter(text, reader.at));
  endAt(reader, indent);
  return value;
}

/** A scalar, or a collection in brackets, in one line; `at` is behind it then. */
function flowValue(reader: Reader, at: number, depth: number, inFlow: boolean): unknown {
  const code = reader.text.charCodeAt(at);
  if (code === openList) return flowList(reader, at + 1, depth + 1);
  if (code === openMap) return flowMapping(reader, at + 1, depth + 1);
  if (code === singleQuote || code === doubleQuote) return quoted(reader, at, code);
  return plainScalar(reader, at, inFlow);
}

function flowList(reader: Reader, from: number, depth: number): unknown[] {
  if (depth > depthLimit) notPlain();
  const list: unknown[] = [];
  const { sought } = reader;
  for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeList, list.length === 0);) {
    reader.sought = sought?.children.get(String(list.length));
    found(reader, at);
    list.push(flowValue(reader, at, depth, true));
    at = behindComma(reader, closeList);
  }
  return list;
}

function flowMapping(reader: Reader, from: number, depth: number): Mapping {
  if (depth > depthLimit) notPlain();
  const mapping = newMapping();
  const { sought } = reader;
  let isFirst = true;
  for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeMap, isFirst); isFirst = false) {
    reader.at = at;
    const key = readKey(reader, mapping, sought);
    if (reader.text.charCodeAt(reader.at) !== space) notPlain();
    const value = skipSpaces(reader.text, reader.at);
    found(reader, value);
    mapping[key] = flowValue(reader, value, depth, true);
    at = behindComma(reader, closeMap);
  }
  return mapping;
}

function isClosed(reader: Reader, at: number, close: number, isFirst: boolean): boolean {
  if (reader.text.charCodeAt(at) !== close) return false;
  if (!isFirst && reader.text.charCodeAt(reader.at) === comma) notPlain();
  reader.at = at + 1;
  return true;
}

/** Where the next entry begins, or the bracket that closes. */
function behindComma(reader: Reader, close: number): number {
  const at = skipSpaces(reader.text, reader.at);
  reader.at = at;
  const code = reader.text.charCodeAt(at);
  if (code === close) return at;
  return code === comma ? skipSpaces(reader.text, at + 1) : notPlain();
}
