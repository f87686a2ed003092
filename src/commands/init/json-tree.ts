/** A value of JSON with comments, and where it stands in the text. */
export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly comma: boolean }
  | { readonly kind: 'array' | 'plain' }
) & { readonly value: unknown };

export type Member = { readonly key: string; readonly start: number; readonly node: JsonNode };

/** Editors keep their settings as JSON with comments and commas behind the last member. Null for a text that is not even that. */
export function readJson(text: string): JsonNode | null {
  try {
    const reader = new Reader(text);
    const node = reader.value(0);
    return reader.atEnd() ? node : null;
  } catch (error) {
    // What the reader and JSON.parse throw for a text that they do not take.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const deepest = 100;
const skipped = /(?:[ \t\r\n\uFEFF]|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/y;
const text = /"(?:[^"\\\r\n]|\\.)*"/y;
const word = /-?[\w.+-]+/y;

class Reader {
  private readonly source: string;
  private at = 0;
  constructor(source: string) {
    this.source = source;
  }

  atEnd(): boolean {
    this.skip();
    return this.at === this.source.length;
  }

  value(depth: number): JsonNode {
    this.skip();
    if (depth > deepest) throw new SyntaxError('too deep');
    const first = this.source[this.at];
    if (first === '{') return this.object(depth);
    if (first === '[') return this.array(depth);
    const start = this.at;
    const value: unknown = JSON.parse(this.take(first === '"' ? text : word));
    return { kind: 'plain', start, end: this.at, value };
  }

  private object(depth: number): JsonNode {
    const start = this.at;
    const members: Member[] = [];
    const comma = this.list('}', () => {
      const begin = this.at;
      const key = String(JSON.parse(this.take(text)));
      this.skip();
      if (!this.eat(':')) throw new SyntaxError('no colon');
      members.push({ key, start: begin, node: this.value(depth + 1) });
    });
    if (new Set(members.map(({ key }) => key)).size < members.length) throw new SyntaxError('a key twice');
    const value = Object.fromEntries(members.map(({ key, node }) => [key, node.value]));
    return { kind: 'object', start, end: this.at, members, comma, value };
  }

  private array(depth: number): JsonNode {
    const start = this.at;
    const value: unknown[] = [];
    this.list(']', () => value.push(this.value(depth + 1).value));
    return { kind: 'array', start, end: this.at, value };
  }

  /** Reads items up to the closing mark; answers whether a comma stands behind the last one. */
  private list(close: string, item: () => void): boolean {
    this.at += 1;
    for (let comma = false, first = true; ; first = false) {
      this.skip();
      if (this.eat(close)) return comma;
      if (!first && !comma) throw new SyntaxError('no comma');
      item();
      this.skip();
      comma = this.eat(',');
    }
  }

  private skip(): void {
    skipped.lastIndex = this.at;
    skipped.test(this.source);
    this.at = skipped.lastIndex;
  }

  private eat(mark: string): boolean {
    if (this.source[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) throw new SyntaxError('no value');
    this.at += found.length;
    return found;
  }
}
