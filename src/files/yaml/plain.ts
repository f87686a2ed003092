import { offsetBeyondEntryLimit, depthLimit, keyLimit, readingOf } from './scalars.ts';

/**
 * Reads the plain YAML that most files are written in, several times faster than `yaml` would: block mappings and lists, scalars and flow
 * collections of one line, block scalars, comments. Returns undefined for anything else, valid or not, which must be read by `yaml`. A text
 * that can be read here has no errors and no ambiguous scalars.
 */
export function readPlain(originalText: string): Mapping | undefined {
  // Line endings do not affect values.
  const text = originalText.includes('\r') ? originalText.replaceAll('\r\n', '\n') : originalText;
  if (!text.endsWith('\n') || unusualCharacter.test(text) || offsetBeyondEntryLimit(text) !== null) return undefined;
  const reader: Reader = { text, offset: 0, indent: 0 };
  try {
    moveToNextLine(reader, text.startsWith('---\n') ? 4 : 0);
    const value = readBlockMapping(reader, reader.indent);
    // Reading stops at a line whose indent fits no open collection: it continues a text, or is an error.
    return reader.offset === text.length ? value : undefined;
  } catch (error) {
    // A pattern that backtracks throws RangeError for millions of lines or quotes.
    if (error === notPlainError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Tabs, carriage returns, control characters, line and paragraph separators, surrogates, and spaces that YAML does not treat as spaces. */
const unusualCharacter =
  /[^\n\x20-\x7E\xA1-\u167F\u1681-\u1FFF\u200B-\u2027\u202A-\u202E\u2030-\u205E\u2060-\u2FFF\u3001-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;

/** Moves to the next line that is not empty and no comment. At the end of the text the indent is -1. */
function moveToNextLine(reader: Reader, from: number): void {
  const start = endOf(emptyLines, reader.text, from);
  reader.offset = skipSpaces(reader.text, start);
  reader.indent = reader.offset < reader.text.length ? reader.offset - start : -1;
}

const lineFeed = 10;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;

function readBlockMapping(reader: Reader, indent: number): Mapping {
  const mapping = newMapping();
  do {
    const key = readKey(reader, mapping);
    mapping[key] = readValueOfKey(reader, indent);
  } while (reader.indent === indent);
  return mapping;
}

const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;

/** Reads a key; afterwards, `offset` is behind its colon. */
function readKey(reader: Reader, mapping: Mapping): string {
  const { text, offset } = reader;
  reader.offset = endOf(keyAndColon, text, offset);
  const key = text.slice(offset, reader.offset - 1);
  if (key.length > keyLimit || mapping[key] !== undefined || readingOf(key) !== null) refuse();
  return key;
}

/** Reads the value behind a colon, on its line or below. */
function readValueOfKey(reader: Reader, indent: number): unknown {
  const offset = skipSpaces(reader.text, reader.offset);
  const first = reader.text.charAt(offset);
  if (first !== '\n' && first !== '#') return readValueInLine(reader, offset, indent);
  moveToNextLine(reader, offset);
  if (reader.indent > maxIndent) refuse();
  if (startsItem(reader) && reader.indent >= indent) return readBlockList(reader, reader.indent);
  return reader.indent > indent ? readBlockMapping(reader, reader.indent) : refuse();
}

/** Maximum nesting of flow collections. */
const maxFlowDepth = 5;

/**
 * Keeps the nesting within `depthLimit`, because each level adds columns: a list may be in the column of its key, but then its items are two columns
 * deeper.
 */
const maxIndent = depthLimit - maxFlowDepth - 3;

const startsItem = ({ text, offset }: Reader): boolean => text.startsWith('- ', offset);

function readBlockList(reader: Reader, indent: number): unknown[] {
  const list: unknown[] = [];
  do {
    list.push(readListItem(reader, indent));
  } while (reader.indent === indent && startsItem(reader));
  return list;
}

/** Reads the item behind a dash, which may be a mapping. */
function readListItem(reader: Reader, indent: number): unknown {
  const dash = reader.offset;
  const offset = skipSpaces(reader.text, dash + 1);
  if (!isAt(keyAndColon, reader.text, offset)) return readValueInLine(reader, offset, indent);
  reader.offset = offset;
  return readBlockMapping(reader, indent + offset - dash);
}

/** Reads a value that begins on the line of its key or dash. `indent`: of the collection around it. */
function readValueInLine(reader: Reader, offset: number, indent: number): unknown {
  const first = reader.text.charAt(offset);
  const isBlock = first === '|' || first === '>';
  const value = isBlock
    ? readBlockScalar(reader, offset, indent)
    : readFlowValue(reader, offset, plainScalar.inBlock, maxFlowDepth);
  const isAtLineEnd = reader.text.charCodeAt(reader.offset) === lineFeed;
  moveToNextLine(reader, isAtLineEnd ? reader.offset : endOf(restOfLine, reader.text, reader.offset));
  return value;
}

const restOfLine = / *(?=\n|(?<= )#)/y;

/** Reads a scalar or a flow collection on one line. `pattern`: for plain scalars; `depthLeft`: how deep flow collections may still nest. */
function readFlowValue(reader: Reader, offset: number, pattern: RegExp, depthLeft: number): unknown {
  const first = reader.text.charAt(offset);
  if (first !== '[' && first !== '{') return readScalar(reader, offset, pattern);
  if (depthLeft === 0) refuse();
  return first === '[' ? readFlowList(reader, offset, depthLeft - 1) : readFlowMapping(reader, offset, depthLeft - 1);
}

function readFlowList(reader: Reader, start: number, depthLeft: number): unknown[] {
  const list: unknown[] = [];
  readEntries(reader, start, ']', () => list.push(readFlowValue(reader, reader.offset, plainScalar.inFlow, depthLeft)));
  return list;
}

function readFlowMapping(reader: Reader, start: number, depthLeft: number): Mapping {
  const mapping = newMapping();
  readEntries(reader, start, '}', () => {
    const key = readKey(reader, mapping);
    mapping[key] = readFlowValue(reader, skipSpaces(reader.text, reader.offset), plainScalar.inFlow, depthLeft);
  });
  return mapping;
}

/** Reads the entries between two brackets. `start`: the offset of the first bracket; `closingBracket`: the second one. */
function readEntries(reader: Reader, start: number, closingBracket: string, readEntry: () => void): void {
  const { text } = reader;
  reader.offset = skipSpaces(text, start + 1);
  while (text.charAt(reader.offset) !== closingBracket) {
    readEntry();
    reader.offset = skipSpaces(text, reader.offset);
    if (text.charAt(reader.offset) === ',') reader.offset = skipSpaces(text, reader.offset + 1);
    else if (text.charAt(reader.offset) !== closingBracket) refuse();
  }
  reader.offset++;
}

/** The reading position. `offset` is the first character of a line that is no space, in column `indent`, or it is behind a key or value. */
type Reader = { readonly text: string; offset: number; indent: number };

/** Created once, since a stack trace for each text would take longer than reading it. Never shown to users. */
const notPlainError = new Error('not plain');

/** Stops reading, so that the text is left to `yaml`. */
function refuse(): never {
  throw notPlainError;
}

/** Whether a sticky pattern matches at an offset. */
function isAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

/** The end of a match at an offset. Refuses the text if there is no match. */
const endOf = (pattern: RegExp, text: string, offset: number): number =>
  isAt(pattern, text, offset) ? pattern.lastIndex : refuse();

/** Unquoted text, up to a possible comment or the end of a key. Fewer characters are allowed in flow collections. */
const plainScalar = {
  inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
  inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y,
} as const;

const doubleQuoted = /"[^"\\\n]*"/y;

const singleQuoted = /'[^'\n]*(?:''[^'\n]*)*'/y;

/** The position behind the only key whose value may be a date. */
const expiryKey = /(?<=[\n ]x-expires: )/y;

/** Reads a scalar on one line: a plain one that matches `pattern`, or a quoted one without escapes. */
function readScalar(reader: Reader, offset: number, pattern: RegExp): unknown {
  const { text } = reader;
  const quote = text.charAt(offset);
  if (quote !== '"' && quote !== "'") return readPlainScalar(reader, offset, pattern);
  reader.offset = endOf(quote === '"' ? doubleQuoted : singleQuoted, text, offset);
  const value = text.slice(offset + 1, reader.offset - 1);
  return quote === '"' ? value : value.replaceAll("''", "'");
}

/** Reads a text, a boolean or a whole number. All other values of the core schema are ambiguous. */
function readPlainScalar(reader: Reader, offset: number, pattern: RegExp): unknown {
  const value = reader.text.slice(offset, endOf(pattern, reader.text, offset)).trimEnd();
  reader.offset = offset + value.length;
  const reading = readingOf(value);
  if (reading === null || (reading === 'date' && isAt(expiryKey, reader.text, offset))) return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : refuse();
}

const blockHeader = /[|>]-? *(?: #[^\n]*)?\n/y;

/** The lines of a block scalar: none is indented less than the first, and empty lines are only between others. */
const blockBody = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;

/** A line of spaces below a block scalar: YAML readers differ in whether it is part of the text. */
const lineOfSpaces = /\n+ +\n/y;

/** Reads the lines below `|` or `>`, without the last line break if `-` follows. `markOffset`: of the `|` or `>`. */
function readBlockScalar(reader: Reader, markOffset: number, indent: number): string {
  const { text } = reader;
  const start = endOf(blockHeader, text, markOffset);
  reader.offset = endOf(blockBody, text, start);
  const spaces = text.slice(start, skipSpaces(text, start));
  if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.offset)) refuse();
  const lines = text.slice(start + spaces.length, reader.offset).replaceAll(`\n${spaces}`, '\n');
  const value = text.charAt(markOffset) === '>' ? foldLines(lines) : lines;
  return text.charAt(markOffset + 1) === '-' ? value : `${value}\n`;
}

/** Folds lines: line breaks become spaces, and empty lines become line breaks. Lines that are indented more are not folded, so they are refused. */
function foldLines(lines: string): string {
  if (lines.includes('\n ')) refuse();
  return lines.replaceAll(/\n(\n*)/g, (_, empty: string) => (empty === '' ? ' ' : empty));
}

function skipSpaces(text: string, from: number): number {
  let offset = from;
  while (text.charCodeAt(offset) === 32) offset++;
  return offset;
}

/** An object without inherited keys, not even `__proto__` and `constructor`. */
export type Mapping = Record<string, unknown>;

/** Has an empty prototype, because V8 handles objects without a prototype slowly. */
class EmptyMapping {
  [key: string]: unknown;

  static {
    Reflect.deleteProperty(this.prototype, 'constructor');
    Object.setPrototypeOf(this.prototype, null);
    Object.freeze(this.prototype);
  }
}

export const newMapping = (): Mapping => new EmptyMapping();
