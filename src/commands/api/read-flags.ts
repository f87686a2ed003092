import { isTooLarge, tooLarge } from './describe-input.ts';
import type { Flag } from './flags.ts';

/** What was typed, by the name of the flag; a flag that was given twice has two texts. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** A flag or field, what is so, and what to do. With a warning the request is sent. */
export type RequestProblem = { readonly at: string; readonly says: string; readonly isWarning?: boolean };

/** A value by its flag; what could not be read is a problem, and is left out. */
export type ReadFlags = { readonly values: ReadonlyMap<Flag, unknown>; readonly problems: readonly RequestProblem[] };

/** Makes values of texts, each of the kind that the document says. */
export function readFlags(flags: readonly Flag[], typed: Typed): ReadFlags {
  const values = new Map<Flag, unknown>();
  const problems: RequestProblem[] = [];
  for (const flag of flags) {
    const texts = typed.get(flag.name) ?? [];
    const [first, second] = texts;
    if (first === undefined) continue;
    const read = texts.map((text) => ({ text, ...readText(flag, text) }));
    const wrong = read.flatMap(({ text, says }) => (says === null ? [] : [{ at: `${flag.name} ${text}`, says }]));
    problems.push(...wrong);
    if (second !== undefined && !flag.input.list) problems.push({ at: flag.name, says: twice(texts) });
    else if (wrong.length === 0) values.set(flag, flag.input.list ? read.map(({ value }) => value) : read[0]?.value);
  }
  return { values, problems };
}

const twice = (texts: readonly string[]): string =>
  `takes one value, and was given ${String(texts.length)}. Give the one that is meant.`;

type Read = { readonly value: unknown; readonly says: string | null };

function readText({ input }: Flag, text: string): Read {
  if (input.kind === 'integer') return readInteger(text, input.in === 'query' && input.list);
  if (input.kind === 'number') {
    const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
    return isNumber ? good(Number(text)) : bad('must be a number.');
  }
  if (input.kind === 'boolean') {
    return text === 'true' || text === 'false' ? good(text === 'true') : bad('must be true or false.');
  }
  return good(text);
}

/** Ids have 64 bits: `asText` keeps those that a number cannot hold, where they are sent as text anyway. */
function readInteger(text: string, asText: boolean): Read {
  if (!/^-?\d+$/.test(text)) return bad('must be a whole number.');
  if (!isTooLarge(text)) return good(Number(text));
  return asText ? good(text) : bad(`${tooLarge}.`);
}

const good = (value: unknown): Read => ({ value, says: null });
const bad = (says: string): Read => ({ value: undefined, says });
