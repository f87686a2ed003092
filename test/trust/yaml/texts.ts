import type { Random } from '../suite.ts';
import { tokens, snippets } from './documents.ts';
import { scalarTable } from './scalar-table.ts';

type Alphabet = readonly [string, ...string[]];

const letters = (text: string): Alphabet => Array.from(text) as unknown as Alphabet;

/** The characters of numbers, dates, booleans and null. */
const ambiguousAlphabets: readonly [Alphabet, ...Alphabet[]] = [
  letters('-+.0123456789_:xob'),
  letters('0123456789abcdefABCDEF_.:eExob+-'),
  letters('0123456789-:TZ '),
  letters('nNyYoOfFtTrRuUeEsSlLaA~.'),
];

/** Characters that are hard to print: indicators, quotes, spaces, line breaks, invisible and unusual characters. */
const hardToPrint: Alphabet = [
  ...letters('abz019 ?:-,[]{}#&*!|>\'"%@`=~\\/<.\n\t'),
  '\r', '\u00A0', '\u0085', '\u2028', '\u2029', '\uFEFF', '\u200B', '\u202E', '\u00AD', 'é', 'ß', '中', '😀', '\u{E0041}', '  ', ': ', ' #', '- ', '---', '...', '\n\n',
] as unknown as Alphabet; // prettier-ignore

const drawFrom = (random: Random, alphabet: Alphabet, maxLength: number): string =>
  Array.from({ length: 1 + random.below(maxLength) }, () => random.pick(alphabet)).join('');

/** Draws a plain scalar that looks, or nearly looks, like a number, a date, a boolean or null. */
export function drawAmbiguousScalar(random: Random): string {
  const [knownScalar] = scalarTable[random.below(scalarTable.length)] ?? [''];
  if (random.below(4) > 0) return drawFrom(random, random.pick(ambiguousAlphabets), 12);
  const index = random.below(knownScalar.length + 1);
  return (
    knownScalar.slice(0, index) +
    random.pick(random.pick(ambiguousAlphabets)) +
    knownScalar.slice(index + random.below(2))
  );
}

/** Draws any text that a policy may contain. */
export function drawText(random: Random): string {
  const kind = random.below(6);
  if (kind === 0) return drawAmbiguousScalar(random);
  if (kind === 1) return snippets[random.below(snippets.length)] ?? '';
  if (kind === 2)
    return [0, 1, 2].map(() => tokens[random.below(tokens.length)] ?? '').join(random.pick(['', ' ', '\n']));
  if (kind === 3) return String.fromCodePoint(...[0, 1, 2].map(() => random.below(0x11_0000)));
  return drawFrom(random, hardToPrint, 24);
}
