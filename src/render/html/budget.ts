import { count } from '../words/counts.ts';
import { type Html, markup, nothing } from './template.ts';

const million = 1_000_000;

/** Bytes that each part of a page may have, so that the whole stays below 20 MB, whatever a run holds. */
export const budgets = {
  tables: million / 2,
  guards: million / 2,
  enforcement: million / 2,
  impact: million,
  changes: 5 * million,
  diffs: 4 * million,
  stale: 3 * million,
  problems: 2 * million,
  drift: 2 * million,
  triangulation: 2 * million,
} as const;

/** What fits, and how many items do not. */
export type Taken = { readonly parts: readonly Html[]; readonly left: number };

/**
 * Items from the front, each as a whole, as long as they fit into some bytes of UTF-8. The first that does not fit ends it: nothing may
 * stand in for something more important.
 */
export function takeWithin<T>(items: readonly T[], bytes: number, show: (item: T, index: number) => Html): Taken {
  const parts: Html[] = [];
  let room = bytes;
  for (const [index, item] of items.entries()) {
    const part = show(item, index);
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
