import { type Html, markup } from './template.ts';

const width = 120;

/** A number beside a bar of it; `most` is the number of the longest bar. The bar says nothing that the number does not. */
export const barOf = (words: string, number: number, most: number, look: 'fill' | 'was'): Html =>
  markup`<span class="level"><svg viewBox="0 0 ${width} 12" width="${width}" height="12" aria-hidden="true"><rect class="${look}" width="${lengthOf(number, most)}" height="12"/></svg> ${words}</span>`;

/** What is not nothing shows. */
const lengthOf = (number: number, most: number): number =>
  number <= 0 || most <= 0 ? 0 : Math.max(2, Math.round((width * number) / most));
