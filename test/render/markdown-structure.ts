/** What a text of GitHub's Markdown looks like once its code is taken out, by CommonMark's own rules for fences and spans. */
export type Structure = {
  /** The text with `<fence>` and `<code>` where code stood. */
  readonly skeleton: string;
  /** The code spans that stand in a row of a table. */
  readonly cells: readonly string[];
};

/** Reads blocks as CommonMark 0.31 does (4.5 fenced code blocks, 6.1 code spans); throws when a fence is left open. */
export function structureOf(markdown: string): Structure {
  const reader = new Reader();
  // GitHub ends a line at each of these.
  for (const line of markdown.split(/\r\n|\n|\r/)) reader.read(line);
  return reader.end();
}

class Reader {
  private readonly out: string[] = [];
  private readonly cells: string[] = [];
  private paragraph: string[] = [];
  private fence: string | null = null;

  read(line: string): void {
    const [, mark = null, info = ''] = /^ {0,3}(`{3,})([^`]*)$/.exec(line) ?? [];
    if (this.fence !== null) this.inFence(mark, info);
    else if (mark !== null) this.openFence(mark, info);
    else if (line.trim() === '') this.endParagraph('');
    else this.paragraph.push(line);
  }

  end(): Structure {
    this.endParagraph();
    if (this.fence !== null) throw new Error('a fence is left open');
    return { skeleton: this.out.join('\n'), cells: this.cells };
  }

  private inFence(mark: string | null, info: string): void {
    if (mark !== null && info.trim() === '' && mark.length >= (this.fence ?? '').length) this.fence = null;
  }

  private openFence(mark: string, info: string): void {
    this.endParagraph(`<fence ${info}>`);
    this.fence = mark;
  }

  private endParagraph(...next: readonly string[]): void {
    if (this.paragraph.length > 0) this.out.push(withoutSpans(this.paragraph.join('\n'), this.cells));
    this.out.push(...next);
    this.paragraph = [];
  }
}

/** Code spans: a run of backticks up to the next run of the same length, in the same block. */
function withoutSpans(block: string, cells: string[]): string {
  let rest = block;
  let out = '';
  for (;;) {
    const open = /`+/.exec(rest);
    if (open === null) return out + rest;
    const run = open[0];
    const after = rest.slice(open.index + run.length);
    const close = new RegExp(`(?<!\`)\`{${String(run.length)}}(?!\`)`).exec(after);
    if (close === null) throw new Error(`a code span is left open: ${JSON.stringify(block)}`);
    if (block.startsWith('|')) cells.push(after.slice(0, close.index));
    out += `${rest.slice(0, open.index)}<code>`;
    rest = after.slice(close.index + run.length);
  }
}
