import { type Html, markup, isEmpty, nothing } from './template.ts';

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
    : markup`<table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>`;

export const columnTitle = (title: string): Html => markup`<th scope="col">${title}</th>`;
export const numberTitle = (title: string): Html => markup`<th scope="col" class="number">${title}</th>`;
