/** Deeper answers would overflow the stack of whoever walks them. */
const deepest = 64;

/**
 * Parses JSON. Integers that a JavaScript number cannot hold (ids have 64 bits) are kept as text, digit by digit.
 * Two fields of one name are refused. Throws SyntaxError without a word of the text, which may hold secrets.
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  // Of two fields with one name `JSON.parse` keeps the last: a list of changes could hide behind an empty one (RFC 8259, 4).
  if (fieldsIn(value, deepest) !== namesIn(text)) throw new SyntaxError('a name stands twice in one object');
  return value;
}

/** The JSON of an error's body whatever its type is called, for its code decides; undefined when it is none. */
export function tryJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    // Not JSON: the status and the beginning of the text say what there is to say.
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch {
    // The engine's own message quotes the text.
    throw new SyntaxError('it is not JSON, or it was cut off');
  }
}

/** `context.source` is the number as it was written. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return /^-?[0-9]+$/.test(context?.source ?? '') ? context?.source : value;
}

/** How many names of fields a text that is known to be JSON holds: each string with a colon behind it. */
function namesIn(text: string): number {
  const strings = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?/g;
  let count = 0;
  while (strings.test(text)) if (text.charAt(strings.lastIndex - 1) === ':') count++;
  return count;
}

/** How many fields a value has, at any depth. Throws SyntaxError where it is nested over so many levels deep. */
function fieldsIn(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) throw new SyntaxError(`it is nested over ${String(deepest)} levels deep`);
  const inner: readonly unknown[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const one of inner) count += fieldsIn(one, levels - 1);
  return count;
}

/** Text with something in it, or null. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** One short line of a text from outside, without control and format characters. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  // Cut at a whole character: half of a pair would print as garbage.
  return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, '')} …`;
}

/** Whether a body is an HTML page. */
export const isHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)\b/i.test(text);

/** The same of a body that is no JSON: of a page only its title tells anything. */
export function excerptOfBody(text: string): string {
  if (!isHtml(text)) return excerpt(text);
  const [, title = ''] = /<title>([^<]{1,300})/i.exec(text) ?? [];
  return excerpt(title);
}
