import { escapeMarkdownFence, escapeMarkdownSpan, escapeMarkdownTitle } from '../../escape.ts';
import type { Sentence } from '../../../domain/sentence.ts';

/** Markdown markup; only this file creates it. */
export class Markdown {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markdown | string | number;

/**
 * A template of Markdown: inserted strings become code spans, so that texts from files or the platform cannot act as Markdown, HTML, mention or
 * link.
 */
export function md(literals: TemplateStringsArray, ...values: readonly Value[]): Markdown {
  const texts = values.map((value) => {
    if (value instanceof Markdown) return value.text;
    return typeof value === 'number' ? String(value) : escapeMarkdownSpan(value);
  });
  return new Markdown(String.raw({ raw: literals }, ...texts));
}

/** Our own words, from a table. */
export const ours = (text: string): Markdown => new Markdown(text);

export const noMarkdown = new Markdown('');

/** Any lines as a fenced block. */
export const fence = (content: readonly string[], info: 'diff' | 'text' = 'text'): Markdown =>
  new Markdown(escapeMarkdownFence(content, info));

/** Joins non-empty blocks with empty lines. */
export const blocks = (parts: readonly Markdown[]): Markdown => join(parts, '\n\n');

/** One line. */
export const sentences = (...parts: readonly Markdown[]): Markdown => join(parts, ' ');

export const lines = (parts: readonly Markdown[]): Markdown => join(parts, '\n');

export const join = (parts: readonly Markdown[], by: string): Markdown =>
  new Markdown(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(by),
  );

/** A GitHub alert, whose body may have several lines. */
export const alert = (kind: 'CAUTION' | 'WARNING', body: Markdown): Markdown =>
  new Markdown([`[!${kind}]`, ...body.text.split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n'));

/** A link, or only its text if the URL is not safe in parentheses. */
export const link = (text: Markdown, address: string | null): Markdown =>
  address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;

// Without brackets, quotes, backslashes and blanks; and without `&`, which may begin an entity.
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;

/** The title of a folded part is HTML: nothing in it is Markdown, and foreign pieces are in a code element. */
export const foldTitle = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence
      .map((piece) => (typeof piece === 'string' ? piece : `<code>${escapeMarkdownTitle(piece.foreign)}</code>`))
      .join(''),
  );

/** A folded part; nothing without a body. The empty lines enable Markdown inside. */
export const details = (summary: Markdown, body: Markdown): Markdown =>
  body.text === ''
    ? noMarkdown
    : md`<details><summary>${summary}</summary>

${body}

</details>`;

/** A row of a table, with blank cells for empty ones. `|` would end a cell even in code. */
export const row = (cells: readonly Markdown[]): Markdown =>
  ours(`| ${cells.map(({ text }) => (text === '' ? ' ' : text.replaceAll('|', String.raw`\u{7C}`))).join(' | ')} |`);

/** A sentence with foreign pieces in code. */
export const toMarkdown = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence.map((piece) => (typeof piece === 'string' ? piece : escapeMarkdownSpan(piece.foreign))).join(''),
  );
