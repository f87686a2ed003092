import type { Place, Pointer } from '../../src/domain/problem.ts';

/** Text, or lists and mappings of such; the keys and texts are words that need no quotes. */
export type Tree = string | Tree[] | { [key: string]: Tree };

export type Printed = {
  readonly text: string;
  readonly places: readonly { readonly place: Place; readonly offset: number }[];
};

/** Prints a tree as YAML in styles that `choose` picks, and notes where each key and value begins. */
export function printYaml(tree: { [key: string]: Tree }, choose: (count: number) => number): Printed {
  const printer = new Printer(choose);
  printer.gap('');
  printer.block(tree, [], '');
  if (choose(2) === 0) printer.aliases(tree);
  return { text: printer.text, places: printer.places };
}

class Printer {
  text = '';
  readonly places: { place: Place; offset: number }[] = [];
  readonly #choose: (count: number) => number;
  readonly #anchors: { name: string; pointer: Pointer; value: Tree }[] = [];

  constructor(choose: (count: number) => number) {
    this.#choose = choose;
  }

  /** Comments and empty lines, which may stand between any two entries. */
  gap(indent: string): void {
    const gaps = ['', '', '', '\n', `${indent}# a comment: with - marks | in it\n`, '  \n#\n'];
    this.text += gaps[this.#choose(gaps.length)];
  }

  block(tree: Tree, pointer: Pointer, indent: string): void {
    if (Array.isArray(tree)) this.#items(tree, pointer, indent);
    else if (typeof tree === 'object') this.#pairs(tree, pointer, indent);
  }

  #items(items: readonly Tree[], pointer: Pointer, indent: string): void {
    for (const [index, item] of items.entries()) {
      this.gap(indent);
      this.text += indent;
      if (index === 0) this.#note(pointer);
      this.text += '-';
      this.#value(item, [...pointer, index], `${indent}  `);
    }
  }

  #pairs(tree: { [key: string]: Tree }, pointer: Pointer, indent: string): void {
    for (const [index, [key, value]] of Object.entries(tree).entries()) {
      this.gap(indent);
      this.text += indent;
      const explicit = this.#choose(8) === 0;
      if (index === 0) this.#note(pointer);
      if (explicit) this.text += '? ';
      this.#note([...pointer, key], true);
      this.text += this.#quote(key) + (explicit ? `\n${indent}:` : ':');
      this.#value(value, [...pointer, key], `${indent}  `);
    }
  }

  /** A value after its key or dash, up to the end of its last line. */
  #value(value: Tree, pointer: Pointer, indent: string): void {
    this.#anchor(value, pointer);
    if (typeof value === 'string') this.#scalar(value, pointer, indent);
    else if (this.#choose(3) === 0 || Object.keys(value).length === 0) {
      this.text += ' ';
      this.#flow(value, pointer, indent);
      this.text += '\n';
    } else {
      this.text += this.#choose(3) === 0 ? ' # why\n' : '\n';
      this.block(value, pointer, indent);
    }
  }

  #anchor(value: Tree, pointer: Pointer): void {
    if (this.#choose(5) > 0) return;
    const name = `anchor${this.#anchors.length}`;
    this.#anchors.push({ name, pointer, value });
    this.text += ` &${name}`;
  }

  #scalar(value: string, pointer: Pointer, indent: string): void {
    const style = this.#choose(5);
    this.text += ' '.repeat(1 + this.#choose(2));
    if (style < 3) {
      if (this.#choose(6) === 0) this.text += `\n${indent}`;
      this.#note(pointer);
      this.text += `${this.#quote(value)}${this.#choose(3) === 0 ? ' # because | of this' : ''}\n`;
      return;
    }
    this.#note(pointer);
    const header = ['|', '>', '|-', '>+', '| # note > this', '>2-'][this.#choose(6)] ?? '|';
    const lead = header.includes('2') ? indent.length - 2 + 2 : indent.length + this.#choose(3);
    this.text += `${header}\n${' '.repeat(lead)}${value}\n`;
  }

  #flow(value: Tree, pointer: Pointer, indent: string): void {
    this.#note(pointer);
    if (typeof value === 'string') {
      this.text += this.#quote(value);
      return;
    }
    this.text += Array.isArray(value) ? '[' : '{';
    for (const [index, [key, item]] of Object.entries(value).entries()) {
      this.text += index === 0 ? '' : ',';
      this.text += [' ', '', `\n${indent}  `, ` # so\n${indent}  `][this.#choose(4)];
      const inner = [...pointer, Array.isArray(value) ? index : key];
      if (!Array.isArray(value)) {
        this.#note(inner, true);
        this.text += `${this.#quote(key)}: `;
      }
      this.#flow(item, inner, `${indent}  `);
    }
    this.text += Array.isArray(value) ? ' ]' : ' }';
  }

  /** A last key for each anchor: the alias stands for itself, and what is inside it stands where it was written. */
  aliases(tree: { [key: string]: Tree }): void {
    const known = new Map(
      this.places.map(({ place, offset }) => [JSON.stringify([place.pointer, place.key ?? false]), offset]),
    );
    for (const { name, pointer, value } of this.#anchors) {
      const key = `alias of ${name}`;
      if (key in tree) continue;
      this.text += `${key}: `;
      this.#note([key]);
      this.text += `*${name}\n`;
      for (const step of typeof value === 'string' ? [] : Object.keys(value)) {
        const inner = Array.isArray(value) ? Number(step) : step;
        const offset = known.get(JSON.stringify([[...pointer, inner], false]));
        if (offset !== undefined) this.places.push({ place: { file: 'f', pointer: [key, inner] }, offset });
      }
    }
  }

  #note(pointer: Pointer, key = false): void {
    this.places.push({ place: { file: 'f', pointer, ...(key && { key }) }, offset: this.text.length });
  }

  #quote(word: string): string {
    return [word, word, `"${word}"`, `'${word}'`][this.#choose(4)] ?? word;
  }
}
