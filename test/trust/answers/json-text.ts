/**
 * JSON as it is written: a name may stand twice, and a number keeps its digits. Our own reader and writer for tests, so that what
 * `JSON.parse` loses is seen.
 */
export type Written =
  | { readonly kind: 'object'; readonly pairs: [name: string, value: Written][] }
  | { readonly kind: 'list'; readonly items: Written[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly word: string };

export function writtenOf(value: unknown): Written {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(writtenOf) };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value !== 'object' || value === null) return { kind: 'word', word: JSON.stringify(value) };
  return { kind: 'object', pairs: Object.entries(value).map(([name, inner]) => [name, writtenOf(inner)]) };
}

export function write(value: Written): string {
  if (value.kind === 'text') return JSON.stringify(value.text);
  if (value.kind === 'word') return value.word;
  if (value.kind === 'list') return `[${value.items.map(write).join(',')}]`;
  return `{${value.pairs.map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`).join(',')}}`;
}

/** The value of a JSON text; null when it is none. */
export function readWritten(text: string): Written | null {
  try {
    JSON.parse(text);
  } catch {
    return null; // the only error is that it is no JSON
  }
  const reader = new Reader(text);
  return reader.value();
}

/** Reads what is known to be JSON; so deep a text that this overflows is none of ours. */
class Reader {
  readonly #tokens: IterableIterator<RegExpMatchArray>;
  #token = '';

  constructor(text: string) {
    this.#tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gs);
    this.#next();
  }

  #next(): string {
    const taken = this.#token;
    this.#token = (this.#tokens.next().value as RegExpMatchArray | undefined)?.[0] ?? '';
    return taken;
  }

  value(): Written {
    const token = this.#next();
    if (token === '[') return { kind: 'list', items: this.#until(']', () => this.value()) };
    if (token === '{') return { kind: 'object', pairs: this.#until('}', () => this.#pair()) };
    return token.startsWith('"') ? { kind: 'text', text: JSON.parse(token) as string } : { kind: 'word', word: token };
  }

  #pair(): [string, Written] {
    const name = JSON.parse(this.#next()) as string;
    this.#next();
    return [name, this.value()];
  }

  #until<T>(end: string, read: () => T): T[] {
    const all: T[] = [];
    while (this.#token !== end) {
      all.push(read());
      if (this.#token === ',') this.#next();
    }
    this.#next();
    return all;
  }
}
