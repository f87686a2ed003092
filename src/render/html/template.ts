import { escapeHtml } from '../escape/html.ts';

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
    literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? '') : '')).join(''),
  );

export const nothing = new Html('');

/** A text as it is, for the one style and the one script whose hashes the page names. */
export const verbatim = (text: string): Html => new Html(text);

export const isEmpty = ({ text }: Html): boolean => text === '';

/** Parts with something between them; those that hold nothing are left out. */
export function join(parts: readonly Html[], by: string): Html {
  const texts = parts.filter((part) => !isEmpty(part)).map(({ text }) => text);
  return new Html(texts.join(by));
}

function show(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(cut(value));
  return typeof value === 'number' ? String(value) : join(value, '\n').text;
}

const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…`;
