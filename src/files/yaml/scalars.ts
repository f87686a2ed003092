/** Maximum nesting of collections. */
export const depthLimit = 32;

/** Maximum number of aliases in a document. */
export const aliasLimit = 100;

/** Maximum number of values that aliases may add. */
export const aliasedValuesLimit = 100_000;

/** Maximum number of lines, commas, brackets and dashes. Each may start a value, and millions of values take gigabytes. */
export const entryLimit = 500_000;

/** The offset of the first value beyond `entryLimit`; null if a text does not exceed it. */
export function offsetBeyondEntryLimit(text: string): number | null {
  if (text.length <= entryLimit) return null;
  let remaining = entryLimit;
  entryStart.lastIndex = 0;
  while (entryStart.test(text)) if (remaining-- === 0) return entryStart.lastIndex - 1;
  return null;
}

/** A dash or question mark counts only in front of a space. Values behind colons are counted by their line or comma. */
const entryStart = /[\n,[{]|[-?](?= )/g;

/** Maximum length of a key (YAML 1.2, section 7.4). */
export const keyLimit = 1024;

/** Maximum number of problems in a file, to limit the cost of a hostile file. */
export const problemLimit = 1000;

/** What a YAML reader may take a plain scalar for instead of text. */
export type Reading = 'null' | 'boolean' | 'number' | 'date';

/**
 * What a plain scalar is to YAML 1.2 (core schema), to YAML 1.1 (`no`, `017`, `1_000`, `12:30:00`, dates), or to any common reader, if not text.
 * Returns null if all of them read text.
 */
export function readingOf(text: string): Reading | null {
  if (text.length <= maxWordLength) {
    const reading = words.get(text);
    if (reading !== undefined) return reading;
  }
  // A fast check that most texts fail.
  if (!isNumberStart(text.charCodeAt(0))) return null;
  if (date.test(text)) return 'date';
  return number.test(text) ? 'number' : null;
}

const booleans = 'true True TRUE false False FALSE yes Yes YES no No NO on On ON off Off OFF y Y n N'.split(' ');

const words: ReadonlyMap<string, Reading> = new Map([
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, 'null'] as const),
  ...booleans.map((word) => [word, 'boolean'] as const),
]);

const maxWordLength = 5;

const number =
  /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;

const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;

/** A sign, a full stop or a digit. */
const isNumberStart = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46;

/** Control characters and lone surrogates, which no text may hold, not even escaped. A byte order mark is allowed, since it can only be there escaped. */
export const forbiddenInScalar = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
