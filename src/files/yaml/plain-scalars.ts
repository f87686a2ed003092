import { readsAs } from './scalars.ts';
import type { Sought } from './sought.ts';

/**
 * How far a text is read: `at` is a line's first character that matters, in the column `indent`, or what stands behind a key or a value.
 * `sought`: what is looked for in the value that comes next.
 */
export type Reader = { readonly text: string; at: number; indent: number; sought: Sought | undefined };

/** Never shown, and made once: a stack for each text would cost more than the reading. */
export const notPlainError = new Error('not plain');

/** Leaves the text to js-yaml. */
export function notPlain(): never {
  throw notPlainError;
}

/** Whether a sticky pattern finds something at an offset. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Where that ends which it must find there. */
export const endOf = (pattern: RegExp, text: string, at: number): number =>
  isAt(pattern, text, at) ? pattern.lastIndex : notPlain();

/** Text without quotes, up to what may be a comment or the end of a key; between brackets there is less that it may hold. */
export const plain = {
  inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
  inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y,
} as const;
const double = /"[^"\\\n]*"/y;
const single = /'[^'\n]*(?:''[^'\n]*)*'/y;
/** Where a date is meant. */
const expiry = /(?<=[\n ]x-expires: )/y;

/** A scalar of one line, without quotes by one of the patterns of `plain`; double quotes without an escape. */
export function scalar(reader: Reader, at: number, pattern: RegExp): unknown {
  const { text } = reader;
  const quote = text.charAt(at);
  if (quote !== '"' && quote !== "'") return plainScalar(reader, at, pattern);
  reader.at = endOf(quote === '"' ? double : single, text, at);
  const value = text.slice(at + 1, reader.at - 1);
  return quote === '"' ? value : value.replaceAll("''", "'");
}

/** Text, or what the core schema makes of it: only a boolean or a whole number, for other things leave a doubt. */
function plainScalar(reader: Reader, at: number, pattern: RegExp): unknown {
  const value = reader.text.slice(at, endOf(pattern, reader.text, at)).trimEnd();
  reader.at = at + value.length;
  const reads = readsAs(value);
  if (reads === null || (reads === 'date' && isAt(expiry, reader.text, at))) return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : notPlain();
}

const header = /[|>]-? *(?: #[^\n]*)?\n/y;
/** No line is less deep than the first, and empty ones stand only between others. */
const body = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;
/** It may belong to the text above it or not. */
const lineOfSpaces = /\n+ +\n/y;

/** The lines below `|` or `>`, without the last line break where a `-` follows. */
export function blockScalar(reader: Reader, from: number, indent: number): string {
  const { text } = reader;
  const start = endOf(header, text, from);
  reader.at = endOf(body, text, start);
  const spaces = text.slice(start, skipSpaces(text, start));
  if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.at)) notPlain();
  const lines = text.slice(start + spaces.length, reader.at).replaceAll(`\n${spaces}`, '\n');
  const value = text.charAt(from) === '>' ? fold(lines) : lines;
  return text.charAt(from + 1) === '-' ? value : `${value}\n`;
}

/** A line break is a space; each empty line is a line break. Lines that are deeper are not folded. */
function fold(lines: string): string {
  if (lines.includes('\n ')) notPlain();
  return lines.replaceAll(/\n(\n*)/g, (_, empty: string) => (empty === '' ? ' ' : empty));
}

export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === 32) at++;
  return at;
}
