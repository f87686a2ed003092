import { isList, isObject } from '../../util/json.ts';
import { readingOf } from './scalars.ts';

/** A value of a policy file. */
export type Json = string | boolean | number | null | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

/** Maximum length of a new list on one line; in a longer one each item gets a line. */
const flowWidth = 80;

/** Whether a value is printed on the line of its key. */
export function isInline(value: Json, role: string, style: Style): boolean {
  if (!isList(value) && !isObject(value)) return true;
  if (Object.keys(value).length === 0) return true;
  return style.flow.get(role) ?? (role === 'values' && printInline(value, role, style).length <= flowWidth);
}

/** A value on one line. `inFlow`: whether it is inside brackets, where fewer texts can do without quotes. */
export function printInline(value: Json, role: string, style: Style, { inFlow } = { inFlow: true }): string {
  if (typeof value === 'string') return printScalar(value, style.quotes.get(role) ?? 'plain', { inFlow });
  if (isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export const printKey = (key: string, style: Style): string => printScalar(key, style.keys, { inFlow: true });

/** A pair of a block mapping, as lines. */
export function printPair(key: string, value: Json, indent: number, style: Style): string[] {
  const start = `${' '.repeat(indent)}${printKey(key, style)}:`;
  const literal = typeof value === 'string' ? printLiteral(value, indent + style.mappingIndent) : null;
  if (literal !== null) return [`${start} ${literal.header}`, ...literal.lines];
  if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, { inFlow: false })}`];
  return [start, ...printBlock(value, key, indent + (isList(value) ? style.listIndent : style.mappingIndent), style)];
}

/** A list or mapping in block style, as lines. */
export function printBlock(value: Json, role: string, indent: number, style: Style): string[] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => printPair(key, inner, indent, style));
  const items = isList(value) ? value : [value];
  return items.flatMap((item, index) => {
    const lines = printItem(item, role, indent, style);
    return index > 0 && hasBlankLines(role) ? ['', ...lines] : lines;
  });
}

/** An item of a block list, with its dash. */
export function printItem(item: Json, role: string, indent: number, style: Style): string[] {
  const dash = `${' '.repeat(indent)}- `;
  if (isInline(item, `${role}[]`, style)) return [dash + printInline(item, `${role}[]`, style, { inFlow: false })];
  const [firstLine = '', ...otherLines] = printBlock(item, `${role}[]`, indent + 2, style);
  return [dash + firstLine.trimStart(), ...otherLines];
}

/** Whether the items of a new list are separated by empty lines. */
export const hasBlankLines = (role: string): boolean => role === 'policies' || role === 'exceptions';

export type Quotes = 'plain' | 'single' | 'double';

/** A text on one line, in the given quotes if every YAML reader then reads the same text, else in double quotes. `inFlow`: as in `printInline`. */
export function printScalar(text: string, quotes: Quotes, { inFlow }: { readonly inFlow: boolean }): string {
  if (quotes === 'plain' && isSafeWithoutQuotes(text, inFlow)) return text;
  if (quotes === 'single' && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `"${text.replaceAll(everyEscape, (character) => shortEscapes[character] ?? escape(character))}"`;
}

/** Characters that are invisible, or end a line for some YAML reader: format characters, separators, controls. */
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, 'gu');

function isSafeWithoutQuotes(text: string, inFlow: boolean): boolean {
  if (readingOf(text) !== null || needsEscape.test(text)) return false;
  if (numberLike.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@\x60=~]/.test(text))
    return false;
  if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
  return !(inFlow && /[,[\]{}]|:/.test(text));
}

/** Anything like a number, version, time or date, which some YAML reader converts. */
const numberLike = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  return code > 0xff ? `\\U${hex.padStart(8, '0')}` : `\\x${hex.padStart(2, '0')}`;
}

/** A text of several lines as a block scalar. Returns null if it would not be read as the same text. */
export function printLiteral(
  text: string,
  indent: number,
): { readonly header: string; readonly lines: string[] } | null {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text;
  const lines = body.split('\n');
  if (!text.includes('\n') || lines[0] === '' || lines.at(-1) === '' || /^[ \t]/.test(body)) return null;
  if (lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
  const indented = lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));
  return { header: text.endsWith('\n') ? '|' : '|-', lines: indented };
}

/**
 * How a file is written. The role of a value is the name of the field that holds it: `conditions` for that list, `conditions[]` for its items, ''
 * for the whole file.
 */
export type Style = {
  /** Whether values are written in flow style, by role. */
  readonly flow: ReadonlyMap<string, boolean>;
  readonly quotes: ReadonlyMap<string, Quotes>;
  readonly keys: Quotes;
  /** The indent of a mapping, relative to its key. */
  readonly mappingIndent: number;
  /** The indent of the dashes of a list, relative to its key. */
  readonly listIndent: number;
  readonly eol: string;
};

/** The style of new files, and of the examples in the documentation. */
export const defaultStyle: Style = {
  flow: new Map(),
  quotes: new Map(),
  keys: 'plain',
  mappingIndent: 2,
  listIndent: 2,
  eol: '\n',
};
