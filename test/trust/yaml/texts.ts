import type { Random } from '../suite.ts';
import { bits, pieces } from './documents.ts';
import { scalarTable } from './scalar-table.ts';

type Alphabet = readonly [string, ...string[]];

const letters = (text: string): Alphabet => Array.from(text) as unknown as Alphabet;

/** What numbers, dates, booleans and the like are made of. */
const doubtful: readonly [Alphabet, ...Alphabet[]] = [
  letters('-+.0123456789_:xob'),
  letters('0123456789abcdefABCDEF_.:eExob+-'),
  letters('0123456789-:TZ '),
  letters('nNyYoOfFtTrRuUeEsSlLaA~.'),
];

/** What is hard to print: indicators, quotes, spaces, line breaks, what is invisible, what is no character. */
const hard: Alphabet = [
  ...letters('abz019 ?:-,[]{}#&*!|>\'"%@`=~\\/<.\n\t'),
  '\r', '\u00A0', '\u0085', '\u2028', '\u2029', '\uFEFF', '\u200B', '\u202E', '\u00AD', 'é', 'ß', '中', '😀', '\u{E0041}', '  ', ': ', ' #', '- ', '---', '...', '\n\n',
] as unknown as Alphabet; // prettier-ignore

const made = (random: Random, from: Alphabet, most: number): string =>
  Array.from({ length: 1 + random.below(most) }, () => random.pick(from)).join('');

/** A plain scalar that looks like something else, or nearly so. */
export function doubtfulScalar(random: Random): string {
  const [known] = scalarTable[random.below(scalarTable.length)] ?? [''];
  if (random.below(4) > 0) return made(random, random.pick(doubtful), 12);
  const at = random.below(known.length + 1);
  return known.slice(0, at) + random.pick(random.pick(doubtful)) + known.slice(at + random.below(2));
}

/** A text that a policy may have. */
export function anyText(random: Random): string {
  const kind = random.below(6);
  if (kind === 0) return doubtfulScalar(random);
  if (kind === 1) return pieces[random.below(pieces.length)] ?? '';
  if (kind === 2) return [0, 1, 2].map(() => bits[random.below(bits.length)] ?? '').join(random.pick(['', ' ', '\n']));
  if (kind === 3) return String.fromCodePoint(...[0, 1, 2].map(() => random.below(0x11_0000)));
  return made(random, hard, 24);
}
