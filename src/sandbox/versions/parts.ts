/**
 * One step of a version's place in its ecosystem's order. Parts compare by rank, then by number (digits without leading zeros, of
 * any length), then by word (UTF-16 code units).
 */
export type Part = { readonly rank: number; readonly number: string; readonly word: string };
export type Parts = readonly Part[];

/**
 * How an ecosystem orders its versions: `read` turns a text into parts, or null when it is none of its versions; parts compare one
 * after another, and where a version has no more, `end` stands. So every ecosystem's order is total and transitive by its form.
 */
export type Ordering = { readonly end: Part; read(text: string): Parts | null };

export const rankPart = (rank: number): Part => ({ rank, number: '', word: '' });
export const wordPart = (rank: number, word: string): Part => ({ rank, number: '', word });
/** Zero is the empty number: a text without digits counts as 0. */
export const numberPart = (rank: number, digits: string): Part => ({
  rank,
  number: digits.replace(/^0+/, ''),
  word: '',
});

export const isNumber = (text: string): boolean => /^[0-9]+$/.test(text);

export function compareParts(a: Parts, b: Parts, end: Part): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = comparePart(a[index] ?? end, b[index] ?? end);
    if (order !== 0) return order;
  }
  return 0;
}

const comparePart = (a: Part, b: Part): number =>
  a.rank - b.rank ||
  a.number.length - b.number.length ||
  compareTexts(a.number, b.number) ||
  compareTexts(a.word, b.word);

export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
