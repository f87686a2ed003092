/** A regular expression as a tree; captures, names and assertions on edges carry no meaning here. */
export type Pattern =
  | { readonly kind: 'set'; readonly source: string }
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly of: Pattern; readonly min: number; readonly max: number }
  | { readonly kind: 'look'; readonly of: Pattern; readonly positive: boolean }
  | { readonly kind: 'edge' };

/** Reads the source of a regular expression that is known to be valid. */
export const readPattern = (source: string): Pattern => new Reader(source).choice();

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  choice(): Pattern {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    return options.length === 1 ? (options[0] as Pattern) : { kind: 'choice', options };
  }

  #sequence(): Pattern {
    const items: Pattern[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) items.push(this.#repeated());
    return { kind: 'sequence', items };
  }

  #repeated(): Pattern {
    const of = this.#atom();
    const count = this.#match(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (count === null) return of;
    this.#take('?');
    const [min = '', max = min] = count.replaceAll(/[{}]/g, '').split(',');
    const bounds: Readonly<Record<string, readonly [number, number]>> = {
      '*': [0, Infinity],
      '+': [1, Infinity],
      '?': [0, 1],
    };
    const [least, most] = bounds[count] ?? [Number(min), max === '' ? Infinity : Number(max)];
    return { kind: 'repeat', of, min: least, max: most };
  }

  #atom(): Pattern {
    if (this.#take('^') || this.#take('$')) return { kind: 'edge' };
    if (this.#match(/\\[bB]/y) !== null) return { kind: 'edge' };
    // A group that is named again repeats what it took: an empty text is the shortest.
    if (this.#match(/\\(?:[1-9]|k<\w+>)/y) !== null) return { kind: 'edge' };
    if (this.#sees('(')) return this.#group();
    const set =
      this.#match(/\[(?:\\.|[^\]\\])*\]/sy) ??
      this.#match(/\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)/sy) ??
      this.#match(/./suy);
    if (set === null) throw new Error(`cannot read ${this.#source} at ${String(this.#at)}`);
    return { kind: 'set', source: set };
  }

  #group(): Pattern {
    const [, look = null] =
      /^\((?:\?(?:(<?[=!])|:|<\w+>))?/.exec(this.#match(/\((?:\?(?:<?[=!]|:|<\w+>))?/y) ?? '') ?? [];
    const inner = this.choice();
    this.#take(')');
    return look === null ? inner : { kind: 'look', of: inner, positive: look.endsWith('=') };
  }

  #sees(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  #take(text: string): boolean {
    const sees = this.#sees(text);
    if (sees) this.#at += text.length;
    return sees;
  }

  #match(what: RegExp): string | null {
    what.lastIndex = this.#at;
    const [found = null] = what.exec(this.#source) ?? [];
    if (found !== null) this.#at += found.length;
    return found;
  }
}
