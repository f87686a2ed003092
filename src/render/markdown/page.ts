import { type Markdown, blocks } from './template.ts';

/** A comment or a summary by its parts, from top to bottom. Each is told how many characters it may have. */
export type Page = {
  /** Short, and never cut. */
  readonly head: readonly Markdown[];
  /** Alerts and tables, each of which gets an eighth of the page. */
  parts(eighth: number): readonly Markdown[];
  /** What takes as much as is left, and the problems, which then are content with an eighth. */
  readonly body: ((budget: number) => Markdown) | null;
  problems(budget: number): Markdown;
  /** Short, and never cut. */
  readonly foot: Markdown;
};

/** Characters for the empty lines between the parts. */
const reserve = 20;

/** A page of at most `budget` characters; sensible from 3,000 on. */
export function layOut(page: Page, budget: number): string {
  const eighth = Math.floor(budget / 8);
  const fixed = [...page.head, ...page.parts(eighth)];
  const left = budget - blocks([...fixed, page.foot]).text.length - reserve;
  const problems = page.problems(page.body === null ? left : Math.min(eighth, left));
  const body = page.body === null ? [] : [page.body(left - problems.text.length)];
  return `${blocks([...fixed, ...body, problems, page.foot]).text}\n`;
}
