import { escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan } from '../escape/markdown.ts';

/** Text that is Markdown by intent, never by accident: only this file makes it. */
export class Markdown {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markdown | string | number;

/**
 * A template whose literal parts are Markdown, while every string put into it becomes a code span. So a text from a file or the
 * platform cannot act as Markdown, HTML, mention or link, whoever forgets to escape it.
 */
export const md = (literals: TemplateStringsArray, ...values: readonly Value[]): Markdown =>
  fillIn(literals, values, escapeMarkdownSpan);

/** The same for a row of a table. */
export const row = (literals: TemplateStringsArray, ...values: readonly Value[]): Markdown =>
  fillIn(literals, values, escapeMarkdownCell);

/** Words of our own, from a table of words. */
export const ours = (text: string): Markdown => new Markdown(text);

export const nothing = new Markdown('');

/** Lines of any text as a fenced block. */
export const fence = (content: readonly string[], info: 'diff' | 'text' = 'text', limit = 500): Markdown =>
  new Markdown(escapeMarkdownFence(content, info, limit));

/** Blocks with one empty line between those that hold something. */
export const blocks = (parts: readonly Markdown[]): Markdown => join(parts, '\n\n');
export const lines = (parts: readonly Markdown[]): Markdown => join(parts, '\n');

export const join = (parts: readonly Markdown[], by: string): Markdown =>
  new Markdown(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(by),
  );

/** GitHub's alert. Its body may have several lines. */
export const alert = (kind: 'CAUTION' | 'WARNING', body: Markdown): Markdown =>
  new Markdown([`[!${kind}]`, ...body.text.split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n'));

/** A link, or its text alone where the address is not one that stands safely in parentheses. */
export const link = (text: Markdown, address: string | null): Markdown =>
  address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;

// No bracket, quote, backslash or blank; and no `&`, which may begin an entity even here.
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;

/** A part that is folded until somebody asks. The empty lines let GitHub read Markdown inside. */
export const details = (summary: Markdown, body: Markdown): Markdown => md`<details><summary>${summary}</summary>

${body}

</details>`;

function fillIn(literals: TemplateStringsArray, values: readonly Value[], escape: (text: string) => string): Markdown {
  const show = (value: Value): string => {
    if (value instanceof Markdown) return value.text;
    return typeof value === 'number' ? String(value) : escape(value);
  };
  return new Markdown(
    literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? '') : '')).join(''),
  );
}
