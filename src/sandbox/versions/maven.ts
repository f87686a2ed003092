import { isNumber, numberPart, type Ordering, type Part, type Parts, rankPart, wordPart } from './parts.ts';

// From the least to the greatest; a version that ends stands between a snapshot and a service pack.
const known = ['alpha', 'beta', 'milestone', 'rc', 'snapshot'];
const ranks = { end: known.length, release: 6, servicePack: 7, unknown: 8, dashed: 9, dotted: 10 };
const releaseNames = ['ga', 'final', 'release'];
const beforeDigit: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', m: 'milestone' };

/**
 * Maven's version order specification (the POM reference), as the ComparableVersion of Maven 4 has it: `.x` is `-x` for every
 * qualifier x. Every text is a version. A release name (`final`) that something follows counts as little more than none.
 */
export const maven: Ordering = { end: rankPart(ranks.end), read: readMaven };

type Token = { readonly dashed: boolean; readonly text: string; readonly meetsDigit: boolean };

function readMaven(text: string): Parts {
  const parts: Part[] = [];
  for (const token of tokens(text.toLowerCase())) {
    const part = partOf(token);
    if (part.rank !== ranks.dotted) trim(parts, part.rank === ranks.dashed);
    parts.push(part);
  }
  trim(parts, true);
  return parts;
}

/** Splits at dots, hyphens, and between digits and others (which counts as a hyphen); nothing between two separators is a zero. */
function tokens(text: string): Token[] {
  const found: Token[] = [];
  const pieces = text.match(/[0-9]+|[^0-9.-]+|[.-]/g) ?? [];
  let separator: string | null = '.';
  for (const [index, piece] of pieces.entries()) {
    if (piece !== '.' && piece !== '-') {
      found.push({ dashed: separator !== '.', text: piece, meetsDigit: isNumber(pieces[index + 1] ?? '') });
      separator = null;
    } else {
      if (separator !== null) found.push({ dashed: separator === '-', text: '0', meetsDigit: false });
      separator = piece;
    }
  }
  return found;
}

function partOf({ dashed, text, meetsDigit }: Token): Part {
  if (isNumber(text)) return numberPart(dashed ? ranks.dashed : ranks.dotted, text);
  const word = (meetsDigit ? beforeDigit[text] : undefined) ?? text;
  if (releaseNames.includes(word)) return rankPart(ranks.release);
  if (word === 'sp') return rankPart(ranks.servicePack);
  const rank = known.indexOf(word === 'cr' ? 'rc' : word);
  return rank === -1 ? wordPart(ranks.unknown, word) : rankPart(rank);
}

/** Takes zeros from the end, and release names too where only a number or nothing follows. */
function trim(parts: Part[], releasesToo: boolean): void {
  for (let last = parts.at(-1); last !== undefined; last = parts.at(-1)) {
    const isZero = last.rank >= ranks.dashed && last.number === '';
    if (!isZero && !(releasesToo && last.rank === ranks.release)) return;
    parts.pop();
  }
}
