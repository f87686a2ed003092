import { isList, isObject } from '../../util/json.ts';
import { readsAs } from './scalars.ts';

/** A value of a policy file. */
export type Json = string | boolean | number | null | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json };

/** Longer new lists get a line per item. */
const flowWidth = 80;

/** Whether a value is on the line of its key. */
export function isInline(value: Json, role: string, style: Style): boolean {
  if (!isList(value) && !isObject(value)) return true;
  if (Object.keys(value).length === 0) return true;
  return style.flow.get(role) ?? (role === 'values' && printInline(value, role, style).length <= flowWidth);
}

/** A value on one line. `flow`: inside brackets. */
export function printInline(value: Json, role: string, style: Style, flow = true): string {
  if (typeof value === 'string') return printScalar(value, style.quotes.get(role) ?? 'plain', flow);
  if (isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

export const printKey = (key: string, style: Style): string => printScalar(key, style.keys, true);

/** A pair of a block mapping, as lines. */
export function printPair(key: string, value: Json, indent: number, style: Style): string[] {
  const start = `${' '.repeat(indent)}${printKey(key, style)}:`;
  const literal = typeof value === 'string' ? printLiteral(value, indent + style.mappingIndent) : null;
  if (literal !== null) return [`${start} ${literal.header}`, ...literal.lines];
  if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, false)}`];
  return [start, ...printBlock(value, key, indent + (isList(value) ? style.dash : style.mappingIndent), style)];
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
  const listIndent = `${' '.repeat(indent)}- `;
  if (isInline(item, `${role}[]`, style)) return [listIndent + printInline(item, `${role}[]`, style, false)];
  const [first = '', ...rest] = printBlock(item, `${role}[]`, indent + 2, style);
  return [listIndent + first.trimStart(), ...rest];
}

/** Whether the items of a new list are separated by empty lines. */
export const hasBlankLines = (role: string): boolean => role === 'policies' || role === 'exceptions';

export type Quotes = 'plain' | 'single' | 'double';

/** A text on one line, in the wanted quotes if every reader of YAML reads the same text then. `flow`: inside brackets. */
export function printScalar(text: string, quotes: Quotes, flow: boolean): string {
  if (quotes === 'plain' && isPlainSafe(text, flow)) return text;
  if (quotes === 'single' && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return `"${text.replaceAll(everyEscape, (found) => shortEscapes[found] ?? escape(found))}"`;
}

// Characters that are invisible, or end a line for some reader: format characters, separators, controls.
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, 'gu');

function isPlainSafe(text: string, flow: boolean): boolean {
  if (readsAs(text) !== null || needsEscape.test(text)) return false;
  if (numberLike.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@\x60=~]/.test(text))
    return false;
  if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
  return !(flow && /[,[\]{}]|:/.test(text));
}

/** Digits and characters of numbers, versions, times and dates, which some reader converts. */
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

/** A text of several lines as a block scalar; null if it would not read back the same. */
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

/** The style of a file. A role is the field that holds a value: `conditions` for that list, `conditions[]` for its items. */
export type Style = {
  /** Whether flow style is used, by role. */
  readonly flow: ReadonlyMap<string, boolean>;
  readonly quotes: ReadonlyMap<string, Quotes>;
  readonly keys: Quotes;
  /** The indent of a mapping below its key, and of a dash below its list's key. */
  readonly mappingIndent: number;
  readonly dash: number;
  readonly eol: string;
};

/** The style of our examples. */
export const defaultStyle: Style = {
  flow: new Map(),
  quotes: new Map(),
  keys: 'plain',
  mappingIndent: 2,
  dash: 2,
  eol: '\n',
};
