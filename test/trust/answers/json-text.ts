/**
 * The syntax tree of a JSON text. Unlike with `JSON.parse`, an object may have a name twice, and a number keeps its digits. The tests have their
 * own parser and printer to find what `JSON.parse` loses.
 */
export type JsonNode =
  | { readonly kind: 'object'; readonly pairs: [name: string, value: JsonNode][] }
  | { readonly kind: 'list'; readonly items: JsonNode[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly word: string };

export function toJsonNode(value: unknown): JsonNode {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(toJsonNode) };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value !== 'object' || value === null) return { kind: 'word', word: JSON.stringify(value) };
  return { kind: 'object', pairs: Object.entries(value).map(([name, inner]) => [name, toJsonNode(inner)]) };
}

export function printJson(value: JsonNode): string {
  if (value.kind === 'text') return JSON.stringify(value.text);
  if (value.kind === 'word') return value.word;
  if (value.kind === 'list') return `[${value.items.map(printJson).join(',')}]`;
  return `{${value.pairs.map(([name, inner]) => `${JSON.stringify(name)}:${printJson(inner)}`).join(',')}}`;
}

/** Parses a JSON text. Returns null if it is invalid. */
export function parseJson(text: string): JsonNode | null {
  try {
    JSON.parse(text);
  } catch {
    return null; // the only possible error is invalid JSON
  }
  const reader = new JsonReader(text);
  return reader.value();
}

/** Parses a text that is known to be valid JSON. It is recursive, since no test has a text that is too deep for it. */
class JsonReader {
  readonly #tokens: IterableIterator<RegExpMatchArray>;
  #token = '';

  constructor(text: string) {
    this.#tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gs);
    this.#next();
  }

  #next(): string {
    const previous = this.#token;
    this.#token = (this.#tokens.next().value as RegExpMatchArray | undefined)?.[0] ?? '';
    return previous;
  }

  value(): JsonNode {
    const token = this.#next();
    if (token === '[') return { kind: 'list', items: this.#until(']', () => this.value()) };
    if (token === '{') return { kind: 'object', pairs: this.#until('}', () => this.#pair()) };
    return token.startsWith('"') ? { kind: 'text', text: JSON.parse(token) as string } : { kind: 'word', word: token };
  }

  #pair(): [string, JsonNode] {
    const name = JSON.parse(this.#next()) as string;
    this.#next();
    return [name, this.value()];
  }

  #until<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    while (this.#token !== end) {
      items.push(read());
      if (this.#token === ',') this.#next();
    }
    this.#next();
    return items;
  }
}
