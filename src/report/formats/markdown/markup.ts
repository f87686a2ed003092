import type { Sentence } from '../../../domain/sentence.ts';
import { escapeMarkdownFence, escapeMarkdownSpan, escapeMarkdownTitle } from '../../escape.ts';

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

/** Text that is used as Markdown without escaping: our own words, never a text from files or the platform. */
export const trusted = (text: string): Markdown => new Markdown(text);

export const noMarkdown = new Markdown('');

/** A sentence with foreign pieces in code. */
export const toMarkdown = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence.map((piece) => (typeof piece === 'string' ? piece : escapeMarkdownSpan(piece.foreign))).join(''),
  );

/** Joins the parts that are not empty. */
export const join = (parts: readonly Markdown[], separator: string): Markdown =>
  new Markdown(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
  );

/** Blocks, with empty lines between them. */
export const joinBlocks = (parts: readonly Markdown[]): Markdown => join(parts, '\n\n');

export const joinLines = (parts: readonly Markdown[]): Markdown => join(parts, '\n');

/** Sentences as one line. */
export const joinWithSpaces = (...parts: readonly Markdown[]): Markdown => join(parts, ' ');

export const listMarkdown = (items: readonly Sentence[]): Markdown =>
  joinLines(items.map((item) => md`- ${toMarkdown(item)}`));

/** Any lines as a fenced block. */
export const fencedBlock = (content: readonly string[], info: 'diff' | 'text' = 'text'): Markdown =>
  new Markdown(escapeMarkdownFence(content, info));

/** A GitHub alert, whose body may have several lines. */
export const alert = (kind: 'CAUTION' | 'WARNING', body: Markdown): Markdown =>
  new Markdown([`[!${kind}]`, ...body.text.split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n'));

/** A link, or only its text if the URL is not safe in parentheses. */
export const link = (text: Markdown, url: string | null): Markdown =>
  url !== null && safeUrl.test(url) ? md`[${text}](${trusted(url)})` : text;

// Without brackets, quotes, backslashes and blanks; and without `&`, which may begin an entity.
const safeUrl = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;

/** A folded block; nothing without a body. The empty lines enable Markdown inside. */
export const foldedBlock = (title: Markdown, body: Markdown): Markdown =>
  body.text === ''
    ? noMarkdown
    : md`<details><summary>${title}</summary>

${body}

</details>`;

/** The title of a folded block is HTML: nothing in it is Markdown, and foreign pieces are in a code element. */
export const foldTitle = (sentence: Sentence): Markdown =>
  new Markdown(
    sentence
      .map((piece) => (typeof piece === 'string' ? piece : `<code>${escapeMarkdownTitle(piece.foreign)}</code>`))
      .join(''),
  );

/** A row of a table, with blank cells for empty ones. `|` would end a cell even in code. */
export const tableRow = (cells: readonly Markdown[]): Markdown =>
  trusted(`| ${cells.map(({ text }) => (text === '' ? ' ' : text.replaceAll('|', String.raw`\u{7C}`))).join(' | ')} |`);

/** The first rows of a table, with columns aligned to the left. */
export const tableHead = (titles: readonly string[]): Markdown =>
  joinLines([tableRow(titles.map(trusted)), tableRow(titles.map(() => trusted('---')))]);
