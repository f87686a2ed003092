import { escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan } from '../escape.ts';
import type { Sentence } from '../words.ts';

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
export const md = (literals: TemplateStringsArray, ...values: readonly Value[]): Markdown => fillIn(literals, values);

/** Our own words, from a table. */
export const ours = (text: string): Markdown => new Markdown(text);

export const nothing = new Markdown('');

/** Any lines as a fenced block. */
export const fence = (content: readonly string[], info: 'diff' | 'text' = 'text', limit = 500): Markdown =>
  new Markdown(escapeMarkdownFence(content, info, limit));

/** Joins non-empty blocks with empty lines. */
export const blocks = (parts: readonly Markdown[]): Markdown => join(parts, '\n\n');

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

/** A folded part; nothing without a body. The empty lines enable Markdown inside. */
export const details = (summary: Markdown, body: Markdown): Markdown =>
  body.text === ''
    ? nothing
    : md`<details><summary>${summary}</summary>

${body}

</details>`;

function fillIn(literals: TemplateStringsArray, values: readonly Value[]): Markdown {
  const show = (value: Value): string => {
    if (value instanceof Markdown) return value.text;
    return typeof value === 'number' ? String(value) : escapeMarkdownSpan(value);
  };
  return new Markdown(
    literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? '') : '')).join(''),
  );
}

/** An object in several sizes, smallest first, each made on demand. */
export type Piece = {
  /** Lower ranks are kept longer. */
  readonly rank: number;
  readonly sizes: readonly (() => string)[];
};

type Fitted<P extends Piece> = {
  readonly texts: readonly string[];
  /** The pieces of the texts. */
  readonly kept: readonly P[];
  readonly dropped: readonly P[];
};

/** After this many pieces in a row that do not fit, the search for smaller ones ends. */
const patience = 20;

/** The most characters between two pieces. */
const gap = 2;

/**
 * As much as fits into `budget` characters: first each piece at its smallest size, by rank, then by rank at the next size. So low ranks shrink and
 * go last, and no piece is cut. Keeps the order.
 */
export function fit<P extends Piece>(pieces: readonly P[], budget: number): Fitted<P> {
  const byRank = pieces
    .map((piece, index) => ({ piece, index }))
    .toSorted((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
  const chosen = new Map<number, string>();
  const most = Math.max(0, ...pieces.map(({ sizes }) => sizes.length));
  let left = budget;
  for (let size = 0; size < most; size += 1) {
    let misses = 0;
    for (const { piece, index } of byRank) {
      // Smallest sizes go strictly by rank: nothing may replace a more dangerous piece that did not fit.
      if (misses > (size === 0 ? 0 : patience)) break;
      const grown = grow(piece, size, chosen.get(index), left);
      if (grown === 'unfit') misses += 1;
      if (grown === 'unfit' || grown === 'none') continue;
      chosen.set(index, grown.text);
      left -= grown.cost;
      misses = 0;
    }
  }
  return {
    texts: pieces.flatMap((_, index) => chosen.get(index) ?? []),
    kept: pieces.filter((_, index) => chosen.has(index)),
    dropped: pieces.filter((_, index) => !chosen.has(index)),
  };
}

/** A piece at a size, if it has that size and the budget allows. */
function grow(
  piece: Piece,
  size: number,
  now: string | undefined,
  left: number,
): { text: string; cost: number } | 'unfit' | 'none' {
  const make = piece.sizes[size];
  if (make === undefined || (size > 0 && now === undefined)) return 'none';
  const text = make();
  const cost = text.length - (now?.length ?? -gap);
  return cost > left ? 'unfit' : { text, cost };
}

/** A sentence with foreign pieces in code. */
export const toMarkdown = (sentence: Sentence): Markdown => inCode(sentence, escapeMarkdownSpan);

/** The same for a table cell. */
export const toCell = (sentence: Sentence): Markdown => inCode(sentence, escapeMarkdownCell);

const inCode = (sentence: Sentence, escape: (text: string) => string): Markdown =>
  new Markdown(sentence.map((piece) => (typeof piece === 'string' ? piece : escape(piece.foreign))).join(''));
