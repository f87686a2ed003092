import type { Random } from '../../trust/suite.ts';
import { isFields, itemNames, type Tree } from './entries.ts';

/** A comment of a text, and the entry that it is about: one above it, one beside it, or one that an empty line keeps apart from all entries. */
export type Comment = { readonly tag: string; readonly owner: string; readonly place: 'above' | 'beside' | 'apart' };

export type HandWritten = { readonly text: string; readonly comments: readonly Comment[] };

/** Prints fields as people write them: in any style, with comments and empty lines anywhere, and anchors for what is there twice. */
export function writeByHand(fields: { readonly [key: string]: Tree }, random: Random): HandWritten {
  const hand = new Hand(random);
  hand.file(fields);
  return hand;
}

class Hand implements HandWritten {
  text = '';
  readonly comments: Comment[] = [];
  readonly #random: Random;
  readonly #dash: number;
  readonly #step: number;
  readonly #flow: number;
  readonly #busy: number;
  readonly #quotes: readonly string[];
  readonly #hasAnchors: boolean;
  readonly #anchors = new Map<string, string>();

  constructor(random: Random) {
    this.#random = random;
    this.#dash = random.pick([0, 0, 2, 2, 4]);
    this.#step = random.pick([2, 2, 4]);
    this.#flow = random.pick([0, 20, 50, 80]);
    this.#busy = random.pick([5, 25, 50]);
    this.#quotes = random.pick<readonly string[]>([[''], [''], ["'"], ['"'], ['', "'", '"']]);
    this.#hasAnchors = this.#in(30);
  }

  file(fields: { readonly [key: string]: Tree }): void {
    const isFlow = this.#in(6);
    if (this.#in(15)) this.text += '# yaml-language-server: $schema=x\n';
    if (this.#in(10)) this.text += '---\n';
    if (isFlow) {
      this.#flowValue(fields, '', 0, true);
      this.text += '\n';
    } else {
      this.#block(fields, '', '', 0);
      if (this.#in(5)) this.text += '...\n';
    }
    if (this.#in(15)) this.text = this.text.trimEnd();
    if (this.#in(15)) this.text = this.text.replaceAll('\n', '\r\n');
    if (this.#in(10)) this.text = `\u{FEFF}${this.text}`;
  }

  /** True in so many of a hundred cases. */
  #in(percent: number): boolean {
    return this.#random.below(100) < percent;
  }

  #comment(owner: string, place: Comment['place']): string {
    const tag = `# c${String(this.comments.length)}.`;
    this.comments.push({ tag, owner, place });
    return this.#in(20) ? `${tag} why: "this", [that] and - more` : tag;
  }

  /** A comment on the line of an entry, or nothing. */
  #beside(owner: string): string {
    return this.#in(this.#busy) ? `${' '.repeat(1 + this.#random.below(2))}${this.#comment(owner, 'beside')}` : '';
  }

  /** What is above an entry: empty lines and comments. `parent`: owner of the comments that are apart. */
  #gap(parent: string, owner: string, column: number): string {
    const indent = ' '.repeat(column);
    let gap = this.#in(15) ? '\n'.repeat(1 + this.#random.below(2)) : '';
    if (this.#in(this.#busy / 3)) gap += `${indent}${this.#comment(parent, 'apart')}\n\n`;
    while (this.#in(this.#busy / 2)) {
      // What is commented out often stands in another column.
      const margin = this.#in(5) ? ' '.repeat(this.#random.below(column + 1)) : indent;
      gap += `${margin}${this.#comment(owner, 'above')}\n`;
    }
    return gap;
  }

  /** The lines of a collection. `around`: the path of the nearest collection that is indented less. */
  #block(value: Collection, path: string, around: string, column: number, isOnDash = false): void {
    const indent = ' '.repeat(column);
    for (const [index, { name, key, item }] of namedItems(value).entries()) {
      const entry = `${path}/${name}`;
      if (index > 0 || !isOnDash) this.text += this.#gap(path, entry, column) + indent;
      this.text += key === null ? '-' : this.#key(key, indent);
      this.#value(item, entry, path, column, key === null);
    }
    if (path !== '' && this.#in(this.#busy / 3)) {
      const blank = around !== path || this.#in(50) ? '\n' : '';
      this.text += `${this.#in(30) ? '\n' : ''}${indent}${this.#comment(around, 'apart')}\n${blank}`;
    }
  }

  #key(key: string, indent: string): string {
    return this.#in(2) ? `? ${this.#quoted(key)}\n${indent}:` : `${this.#quoted(key)}:`;
  }

  /** A value behind its colon or dash, up to the end of its last line. `parent`: the path of the collection. */
  #value(value: Tree, path: string, parent: string, column: number, isItem: boolean): void {
    const { anchor, alias } = this.#marked(value);
    if (alias !== '') this.text += `${alias}${this.#beside(path)}\n`;
    else if (typeof value === 'boolean' || typeof value === 'string') this.#scalar(value, path, column, anchor);
    else if (Object.keys(value).length === 0 || this.#in(this.#flow)) {
      this.text += `${anchor} `;
      this.#flowValue(value, path, column + this.#step, this.#in(50));
      this.text += `${this.#beside(path)}\n`;
    } else {
      const isOnDash = isItem && anchor === '' && isFields(value) && this.#in(85);
      this.text += isOnDash ? ' ' : `${anchor}${this.#beside(path)}\n`;
      const below = column + (isItem ? 2 : this.#indentOf(value));
      // Dashes in the column of their key are indented no more than the fields around them.
      this.#block(value, path, below === column ? parent : path, below, isOnDash);
    }
  }

  #indentOf(value: Collection): number {
    return isFields(value) ? this.#step : this.#dash;
  }

  #scalar(value: string | boolean, path: string, column: number, anchor: string): void {
    if (typeof value === 'string' && value.includes('\n')) {
      const lines = value.trimEnd().split('\n');
      const indent = ' '.repeat(column + 2);
      this.text += `${anchor} ${value.endsWith('\n') ? '|' : '|-'}${this.#beside(path)}\n`;
      for (const line of lines) this.text += `${line === '' ? '' : indent + line}\n`;
      return;
    }
    const isBelow = anchor === '' && this.#in(4);
    this.text += isBelow ? `${this.#beside(path)}\n${' '.repeat(column + 2)}` : `${anchor} `;
    this.text += `${this.#quoted(value)}${isBelow ? '' : this.#beside(path)}\n`;
  }

  /** A value in brackets, on one line or on several. `indent`: of the lines in between. */
  #flowValue(value: Tree, path: string, indent: number, mayBreak: boolean): void {
    if (typeof value === 'boolean' || typeof value === 'string') {
      this.text += typeof value === 'string' && value.includes('\n') ? JSON.stringify(value) : this.#quoted(value);
      return;
    }
    const items = namedItems(value);
    const [open, close] = isFields(value) ? ['{', '}'] : ['[', ']'];
    this.text += open;
    if (items.length > 0 && mayBreak && this.#in(75)) this.#flowLines(items, path, indent);
    else if (items.length > 0) this.#flowLine(items, path);
    this.text += close;
  }

  #flowLine(items: readonly Named[], path: string): void {
    const pad = this.#in(50) ? ' ' : '';
    this.text += pad;
    for (const [index, one] of items.entries()) {
      this.#flowItem(one, path, 0, false);
      this.text += index === items.length - 1 ? pad : ', ';
    }
  }

  #flowLines(items: readonly Named[], path: string, indent: number): void {
    const margin = ' '.repeat(indent + 2);
    this.text += this.#in(15) ? ' ' : `${this.#beside(path)}\n`;
    for (const [index, one] of items.entries()) {
      const entry = `${path}/${one.name}`;
      if (this.text.endsWith('\n')) this.text += this.#gap(path, entry, indent + 2) + margin;
      this.#flowItem(one, path, indent + 2, true);
      const isLast = index === items.length - 1;
      const comma = isLast && this.#in(50) ? '' : ',';
      if (this.#in(5)) this.text += `${this.#beside(entry)}\n${margin}${comma} `;
      else if (this.#in(isLast ? 90 : 80)) this.text += `${comma}${this.#beside(entry)}\n`;
      else this.text += `${comma} `;
    }
    if (!this.text.endsWith('\n')) {
      if (this.#in(50)) return;
      this.text += '\n';
    }
    if (this.#in(this.#busy / 3)) this.text += `${margin}${this.#comment(path, 'apart')}\n`;
    this.text += ' '.repeat(indent);
  }

  #flowItem({ name, key, item }: Named, path: string, indent: number, mayBreak: boolean): void {
    if (key !== null) this.text += `${this.#quoted(key)}: `;
    const { anchor, alias } = this.#marked(item);
    // A name of an anchor may hold a comma.
    if (alias !== '') this.text += `${alias.trimStart()} `;
    else {
      this.text += anchor === '' ? '' : `${anchor.trimStart()} `;
      this.#flowValue(item, `${path}/${name}`, indent, mayBreak);
    }
  }

  /** The anchor or the alias of a value that is there several times, with a space in front; or nothing. */
  #marked(value: Tree): { readonly anchor: string; readonly alias: string } {
    const nothing = { anchor: '', alias: '' };
    const isMarkable = typeof value === 'object' ? Object.keys(value).length > 0 : value === 'critical';
    if (!this.#hasAnchors || !isMarkable) return nothing;
    const id = JSON.stringify(value);
    const known = this.#anchors.get(id);
    if (known !== undefined) return this.#in(60) ? { ...nothing, alias: ` *${known}` } : nothing;
    if (this.#in(40)) return nothing;
    const anchor = `a${String(this.#anchors.size)}`;
    this.#anchors.set(id, anchor);
    return { ...nothing, anchor: ` &${anchor}` };
  }

  #quoted(value: string | boolean): string {
    if (typeof value === 'boolean') return String(value);
    const quote = this.#quotes[this.#random.below(this.#quotes.length)] ?? '';
    const needed = quote === '' && /^(?:true|false)$|^#/.test(value) ? '"' : quote;
    return needed + value + needed;
  }
}

type Collection = readonly Tree[] | { readonly [key: string]: Tree };

type Named = { readonly name: string; readonly key: string | null; readonly item: Tree };

function namedItems(value: Collection): Named[] {
  if (isFields(value)) return Object.entries(value).map(([key, item]) => ({ name: key, key, item }));
  const names = itemNames(value);
  return value.map((item, index) => ({ name: names[index] ?? '', key: null, item }));
}
