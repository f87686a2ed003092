import { isNumber, numberPart, type Ordering, type Part, type Parts, rankPart, wordPart } from './parts.ts';

const identifierRanks = { end: 0, number: 1, word: 2 };
const released = rankPart(3);
const core = 3;

/**
 * SemVer 2.0.0, section 11: npm, Cargo, Go (its pseudo-versions are pre-releases, its `+incompatible` is build metadata) and others.
 * Looser than the specification in what it takes: a leading `v`, missing minor and patch numbers (0), numbers with leading zeros.
 */
export const semver: Ordering = { end: rankPart(identifierRanks.end), read: (text) => readSemver(text, core) };

/** NuGet: SemVer 2.0.0 with an optional fourth number, whatever the case of its letters. */
export const nuget: Ordering = { end: semver.end, read: (text) => readSemver(text.toLowerCase(), core + 1) };

function readSemver(text: string, size: number): Parts | null {
  const [version = ''] = text.split('+', 1);
  const dash = version.indexOf('-');
  const numbers = (dash === -1 ? version : version.slice(0, dash)).replace(/^v/, '').split('.');
  if (numbers.length > size || !numbers.every(isNumber)) return null;
  const place = Array.from({ length: size }, (_, index) => numberPart(0, numbers[index] ?? ''));
  if (dash === -1) return [...place, released];
  const identifiers = version.slice(dash + 1).split('.');
  return identifiers.every((one) => /^[0-9A-Za-z-]+$/.test(one)) ? [...place, ...identifiers.map(identifier)] : null;
}

const identifier = (text: string): Part =>
  isNumber(text) ? numberPart(identifierRanks.number, text) : wordPart(identifierRanks.word, text);
