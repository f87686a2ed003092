/** A text, list or mapping. Keys and texts are words that need no quotes. */
export type Tree = string | Tree[] | { [key: string]: Tree };

/** Prints a tree as YAML in styles that `choose` picks. */
export function printYaml(tree: { [key: string]: Tree }, choose: (count: number) => number): { text: string } {
  const printer = new Printer(choose);
  printer.commentsOrEmptyLines('');
  printer.block(tree, '');
  if (choose(2) === 0) printer.aliases(tree);
  return printer;
}

class Printer {
  text = '';
  readonly #choose: (count: number) => number;
  #anchors = 0;

  constructor(choose: (count: number) => number) {
    this.#choose = choose;
  }

  /** Prints comments and empty lines, which may stand between any two entries. */
  commentsOrEmptyLines(indent: string): void {
    const gaps = ['', '', '', '\n', `${indent}# a comment: with - marks | in it\n`, '  \n#\n'];
    this.text += gaps[this.#choose(gaps.length)];
  }

  block(tree: Exclude<Tree, string>, indent: string): void {
    for (const [key, value] of Object.entries(tree)) {
      this.commentsOrEmptyLines(indent);
      const isExplicit = !Array.isArray(tree) && this.#choose(8) === 0;
      const start = isExplicit ? `? ${this.#quote(key)}\n${indent}:` : `${this.#quote(key)}:`;
      this.text += indent + (Array.isArray(tree) ? '-' : start);
      this.#value(value, `${indent}  `);
    }
  }

  /** Prints a value after its key or dash, with the end of its last line. */
  #value(value: Tree, indent: string): void {
    if (this.#choose(5) === 0) this.text += ` &anchor${String(this.#anchors++)}`;
    if (typeof value === 'string') this.#scalar(value, indent);
    else if (this.#choose(3) === 0 || Object.keys(value).length === 0) {
      this.text += ' ';
      this.#flow(value, indent);
      this.text += '\n';
    } else {
      this.text += this.#choose(3) === 0 ? ' # why\n' : '\n';
      this.block(value, indent);
    }
  }

  #scalar(value: string, indent: string): void {
    const style = this.#choose(5);
    this.text += ' '.repeat(1 + this.#choose(2));
    if (style < 3) {
      if (this.#choose(6) === 0) this.text += `\n${indent}`;
      this.text += `${this.#quote(value)}${this.#choose(3) === 0 ? ' # because | of this' : ''}\n`;
      return;
    }
    const header = ['|', '>', '|-', '>+', '| # note > this', '>2-'][this.#choose(6)] ?? '|';
    const blockIndent = header.includes('2') ? indent.length : indent.length + this.#choose(3);
    this.text += `${header}\n${' '.repeat(blockIndent)}${value}\n`;
  }

  #flow(value: Tree, indent: string): void {
    if (typeof value === 'string') {
      this.text += this.#quote(value);
      return;
    }
    this.text += Array.isArray(value) ? '[' : '{';
    for (const [index, [key, item]] of Object.entries(value).entries()) {
      this.text += index === 0 ? '' : ',';
      this.text += [' ', '', `\n${indent}  `, ` # so\n${indent}  `][this.#choose(4)];
      if (!Array.isArray(value)) this.text += `${this.#quote(key)}: `;
      this.#flow(item, `${indent}  `);
    }
    this.text += Array.isArray(value) ? ' ]' : ' }';
  }

  /** Prints a last key for each anchor, with an alias of it. */
  aliases(tree: { [key: string]: Tree }): void {
    for (let number = 0; number < this.#anchors; number++) {
      const key = `alias of anchor${String(number)}`;
      if (!(key in tree)) this.text += `${key}: *anchor${String(number)}\n`;
    }
  }

  #quote(word: string): string {
    return [word, word, `"${word}"`, `'${word}'`][this.#choose(4)] ?? word;
  }
}
