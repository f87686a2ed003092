import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape.ts';
import { count, type Sentence } from '../words.ts';
import { style } from './style.ts';
import type { View } from '../next-step.ts';

/** Source of an inline element for a content security policy (CSP 3, 2.3.1). */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing may be loaded, sent or run; the one style below applies. */
const policy = ["default-src 'none'", `style-src ${hashOf(style)}`, "base-uri 'none'", "form-action 'none'"].join('; ');

/** A whole document that needs nothing from elsewhere. */
export const pageOf = (title: string, body: Html): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;

/** Text that is HTML by intent, never by accident: only this file makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Html[];

/** Characters of one text that a page shows; the plan file has it whole. */
const longest = 2000;

/**
 * A template whose literal parts are HTML, while every string put into it becomes text: escaped, with hidden characters made visible,
 * and cut where it would be endless. A list of parts stands in lines. Attributes hold words and numbers of ours only.
 */
export const markup = (literals: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(
    literals.map((literal, index) => literal + (index < values.length ? textIn(values[index] ?? '') : '')).join(''),
  );

export const nothing = new Html('');

/** A text as it is, for the one style whose hash the page names. */
const verbatim = (text: string): Html => new Html(text);

export const isEmpty = ({ text }: Html): boolean => text === '';

/** Parts with something between them; those that hold nothing are left out. */
export function join(parts: readonly Html[], by: string): Html {
  const texts = parts.filter((part) => !isEmpty(part)).map(({ text }) => text);
  return new Html(texts.join(by));
}

function textIn(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(cut(value));
  return typeof value === 'number' ? String(value) : join(value, '\n').text;
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** A part of the page that a reader can jump to. */
export type Section = { readonly id: string; readonly title: string; readonly body: Html };

/** A section by its heading; without a body there is none. */
export const sectionOf = ({ id, title, body }: Section): Html =>
  isEmpty(body)
    ? nothing
    : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;

/** The contents, when there is more than one section. */
export function contents(sections: readonly Section[]): Html {
  const shown = sections.filter(({ body }) => !isEmpty(body));
  if (shown.length < 2) return nothing;
  const items = shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`);
  return markup`<nav aria-label="Sections"><ul>${items}</ul></nav>`;
}

/** A table that scrolls by itself where it is too wide. */
export const tableOf = (caption: string, head: readonly Html[], rows: readonly Html[]): Html =>
  rows.length === 0
    ? nothing
    : markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table></div>`;

export const columnTitle = (title: string): Html => markup`<th scope="col">${title}</th>`;

/** A sentence whose foreign pieces stand in code. */
export const toHtml = (sentence: Sentence): Html =>
  join(
    sentence.map((piece) => (typeof piece === 'string' ? markup`${piece}` : markup`<code>${piece.foreign}</code>`)),
    '',
  );

/** How and for whom a report is shown. */
export type HtmlView = View & {
  /** Version of the program, for the small print. */
  readonly version: string;
};

const million = 1_000_000;

/** Bytes that each part of a page may have, so that the whole stays below 20 MB, whatever a run holds. */
export const budgets = {
  tables: million / 2,
  guards: million / 2,
  changes: 9 * million,
  stale: 3 * million,
  problems: 2 * million,
  live: million,
} as const;

/** What fits, and how many items do not. */
type Taken = { readonly parts: readonly Html[]; readonly left: number };

/**
 * Items from the front, each as a whole, as long as they fit into some bytes of UTF-8. The first that does not fit ends it: nothing may
 * stand in for something more important.
 */
export function takeWithin<T>(items: readonly T[], bytes: number, draw: (item: T, index: number) => Html): Taken {
  const parts: Html[] = [];
  let room = bytes;
  for (const [index, item] of items.entries()) {
    const part = draw(item, index);
    room -= Buffer.byteLength(part.text) + 1;
    if (room < 0) break;
    parts.push(part);
  }
  return { parts, left: items.length - parts.length };
}

/** Says how much more there is. */
export const leftOut = (left: number, one: string, many?: string): Html =>
  left === 0
    ? nothing
    : markup`<p class="more">Not shown here: ${count(left, `more ${one}`, many && `more ${many}`)}.</p>`;
