import { offsetBeyondEntryLimit, depthLimit, keyLimit, readsAs } from './scalars.ts';

/**
 * Reads the plain YAML that most files are written in, several times faster than a whole reader: block mappings and lists, scalars and flow
 * collections of one line, block scalars, comments. Undefined for anything else, be it right or wrong: `yaml` alone decides on that. What
 * is read here needs no refusal and leaves no doubt.
 */
export function readPlain(written: string): Mapping | undefined {
  // Line endings do not affect values.
  const text = written.includes('\r') ? written.replaceAll('\r\n', '\n') : written;
  if (!text.endsWith('\n') || unusual.test(text) || offsetBeyondEntryLimit(text) !== null) return undefined;
  const reader: Reader = { text, at: 0, indent: 0 };
  try {
    nextLine(reader, text.startsWith('---\n') ? 4 : 0);
    const value = blockMapping(reader, reader.indent);
    // Reading stops at a line whose indent fits no open collection: a continued text, or an error.
    return reader.at === text.length ? value : undefined;
  } catch (error) {
    // A backtracking pattern throws RangeError at millions of lines or quotes.
    if (error === notPlainError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Tabs, carriage returns, control characters, line and paragraph separators, spaces that are none to YAML, and surrogates. */
const unusual =
  /[^\n\x20-\x7E\xA1-\u167F\u1681-\u1FFF\u200B-\u2027\u202A-\u202E\u2030-\u205E\u2060-\u2FFF\u3001-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;

/** Moves to the next line with more than spaces and a comment; at the end of the text the indent is -1. */
function nextLine(reader: Reader, from: number): void {
  const start = endOf(emptyLines, reader.text, from);
  reader.at = skipSpaces(reader.text, start);
  reader.indent = reader.at < reader.text.length ? reader.at - start : -1;
}

const lineFeed = 10;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;

function blockMapping(reader: Reader, indent: number): Mapping {
  const mapping = newMapping();
  do {
    const key = readKey(reader, mapping);
    mapping[key] = valueOfKey(reader, indent);
  } while (reader.indent === indent);
  return mapping;
}

const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;

/** Reads a key; `at` is then after its colon. */
function readKey(reader: Reader, mapping: Mapping): string {
  const { text, at } = reader;
  reader.at = endOf(keyAndColon, text, at);
  const key = text.slice(at, reader.at - 1);
  return key.length > keyLimit || mapping[key] !== undefined || readsAs(key) !== null ? notPlain() : key;
}

/** The value after a key's colon, on its line or below. */
function valueOfKey(reader: Reader, indent: number): unknown {
  const at = skipSpaces(reader.text, reader.at);
  const first = reader.text.charAt(at);
  if (first !== '\n' && first !== '#') return valueInLine(reader, at, indent);
  nextLine(reader, at);
  if (reader.indent > deepest) notPlain();
  if (isItem(reader) && reader.indent >= indent) return blockList(reader, reader.indent);
  return reader.indent > indent ? blockMapping(reader, reader.indent) : notPlain();
}

/** Maximum nesting of flow collections. */
const flowDepth = 5;
/** Indents bound the depth: a mapping may share the indent of its list, but the list's content is two columns deeper. */
const deepest = depthLimit - flowDepth - 3;

const isItem = ({ text, at }: Reader): boolean => text.startsWith('- ', at);

function blockList(reader: Reader, indent: number): unknown[] {
  const list: unknown[] = [];
  do {
    list.push(listItem(reader, indent));
  } while (reader.indent === indent && isItem(reader));
  return list;
}

/** The item after a dash, perhaps a mapping. */
function listItem(reader: Reader, indent: number): unknown {
  const dash = reader.at;
  const at = skipSpaces(reader.text, dash + 1);
  if (!isAt(keyAndColon, reader.text, at)) return valueInLine(reader, at, indent);
  reader.at = at;
  return blockMapping(reader, indent + at - dash);
}

/** A value that begins on the line of its key or dash, in a collection with that indent. */
function valueInLine(reader: Reader, at: number, indent: number): unknown {
  const first = reader.text.charAt(at);
  const isBlock = first === '|' || first === '>';
  const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, plain.inBlock, flowDepth);
  const isEnd = reader.text.charCodeAt(reader.at) === lineFeed;
  nextLine(reader, isEnd ? reader.at : endOf(restOfLine, reader.text, reader.at));
  return value;
}

const restOfLine = / *(?=\n|(?<= )#)/y;

/** A scalar or flow collection on one line; `room`: how deep it may nest. */
function flowValue(reader: Reader, at: number, pattern: RegExp, depthLeft: number): unknown {
  const first = reader.text.charAt(at);
  if (first !== '[' && first !== '{') return scalar(reader, at, pattern);
  if (depthLeft === 0) notPlain();
  return first === '[' ? flowList(reader, at, depthLeft - 1) : flowMapping(reader, at, depthLeft - 1);
}

function flowList(reader: Reader, open: number, room: number): unknown[] {
  const list: unknown[] = [];
  readEntries(reader, open, ']', () => list.push(flowValue(reader, reader.at, plain.inFlow, room)));
  return list;
}

function flowMapping(reader: Reader, open: number, room: number): Mapping {
  const mapping = newMapping();
  readEntries(reader, open, '}', () => {
    const key = readKey(reader, mapping);
    mapping[key] = flowValue(reader, skipSpaces(reader.text, reader.at), plain.inFlow, room);
  });
  return mapping;
}

/** Reads the entries between two brackets. */
function readEntries(reader: Reader, open: number, close: string, readEntry: () => void): void {
  const { text } = reader;
  reader.at = skipSpaces(text, open + 1);
  while (text.charAt(reader.at) !== close) {
    readEntry();
    reader.at = skipSpaces(text, reader.at);
    if (text.charAt(reader.at) === ',') reader.at = skipSpaces(text, reader.at + 1);
    else if (text.charAt(reader.at) !== close) notPlain();
  }
  reader.at++;
}

/** The reading position: `at` is the first relevant character of a line, in column `indent`, or follows a key or value. */
type Reader = { readonly text: string; at: number; indent: number };

/** Never shown, and created once, since a stack trace per text would cost more than reading it. */
const notPlainError = new Error('not plain');

/** Leaves the text to `yaml`. */
function notPlain(): never {
  throw notPlainError;
}

/** Whether a sticky pattern matches at an offset. */
function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The end of a required match. */
const endOf = (pattern: RegExp, text: string, at: number): number =>
  isAt(pattern, text, at) ? pattern.lastIndex : notPlain();

/** Unquoted text, up to a possible comment or the end of a key; stricter in flow collections. */
const plain = {
  inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
  inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y,
} as const;

const double = /"[^"\\\n]*"/y;

const single = /'[^'\n]*(?:''[^'\n]*)*'/y;

/** Only here a date is allowed. */
const expiry = /(?<=[\n ]x-expires: )/y;

/** A scalar on one line: unquoted by one of the patterns of `plain`, or in quotes without escapes. */
function scalar(reader: Reader, at: number, pattern: RegExp): unknown {
  const { text } = reader;
  const quote = text.charAt(at);
  if (quote !== '"' && quote !== "'") return plainScalar(reader, at, pattern);
  reader.at = endOf(quote === '"' ? double : single, text, at);
  const value = text.slice(at + 1, reader.at - 1);
  return quote === '"' ? value : value.replaceAll("''", "'");
}

/** Text, or what the core schema reads: only booleans and whole numbers, since others are ambiguous. */
function plainScalar(reader: Reader, at: number, pattern: RegExp): unknown {
  const value = reader.text.slice(at, endOf(pattern, reader.text, at)).trimEnd();
  reader.at = at + value.length;
  const reads = readsAs(value);
  if (reads === null || (reads === 'date' && isAt(expiry, reader.text, at))) return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : notPlain();
}

const header = /[|>]-? *(?: #[^\n]*)?\n/y;

/** No line is indented less than the first, and empty lines are only in between. */
const body = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;

/** Ambiguous: part of the text above, or not. */
const lineOfSpaces = /\n+ +\n/y;

/** The lines below `|` or `>`, without the last line break if `-` follows. */
function blockScalar(reader: Reader, from: number, indent: number): string {
  const { text } = reader;
  const start = endOf(header, text, from);
  reader.at = endOf(body, text, start);
  const spaces = text.slice(start, skipSpaces(text, start));
  if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.at)) notPlain();
  const lines = text.slice(start + spaces.length, reader.at).replaceAll(`\n${spaces}`, '\n');
  const value = text.charAt(from) === '>' ? foldLines(lines) : lines;
  return text.charAt(from + 1) === '-' ? value : `${value}\n`;
}

/** Line breaks become spaces, empty lines become line breaks. Deeper lines are not folded. */
function foldLines(lines: string): string {
  if (lines.includes('\n ')) notPlain();
  return lines.replaceAll(/\n(\n*)/g, (_, empty: string) => (empty === '' ? ' ' : empty));
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  return at;
}

/** A mapping without special keys, not even `__proto__` and `constructor`. */
export type Mapping = Record<string, unknown>;

/** An object with an empty prototype. V8 handles objects without any slowly. */
class EmptyMapping {
  [key: string]: unknown;

  static {
    Reflect.deleteProperty(this.prototype, 'constructor');
    Object.setPrototypeOf(this.prototype, null);
    Object.freeze(this.prototype);
  }
}

export const newMapping = (): Mapping => new EmptyMapping();
