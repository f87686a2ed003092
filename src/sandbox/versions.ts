import { compare as comparePep440, valid as readPep440 } from '@renovatebot/pep440';
import parseSemver from 'semver/functions/parse.js';

/** Longer texts are no versions: a bound of a request must not cost more than a version does. */
const longest = 256;

/**
 * Negative, 0 or positive as version `a` comes before, with or after `b`: by SemVer, PEP 440 or Maven's order as the ecosystem has it, in
 * any other ecosystem by their UTF-16 code units. A text that is no version of its ecosystem, or has more than 256 characters, comes
 * before all versions; such texts compare by their code units. Never throws; spaces around a version do not count.
 */
export const compareVersions = (ecosystem: string, a: string, b: string): number =>
  (orders.get(ecosystem.toLowerCase()) ?? compareTexts)(a.trim(), b.trim());

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type Order = (a: string, b: string) => number;

/** The order of the texts that can be read, with all others before them. */
function orderBy<Value>(read: (text: string) => Value | null, compare: (a: Value, b: Value) => number): Order {
  const versionOf = (text: string): Value | null => (text.length > longest ? null : read(text));
  return (a, b) => {
    const [left, right] = [versionOf(a), versionOf(b)];
    if (left !== null && right !== null) return compare(left, right);
    return left === right ? compareTexts(a, b) : Number(left !== null) - Number(right !== null);
  };
}

/** Missing minor and patch numbers are 0, and a leading `v` does not count: Go writes it, and bounds of requests leave numbers out. */
const semver = orderBy(
  (text) => parseSemver(text.replace(/^(v?\d+)(\.\d+)?(?=[-+]|$)/, (_, major, minor = '.0') => `${major}${minor}.0`)),
  (a, b) => a.compare(b),
);

/**
 * Maven's version order specification (the POM reference), as the ComparableVersion of Maven 4 has it: `.x` is `-x` for every
 * qualifier x. Every text is a version. A release name (`final`) that something follows counts as little more than none.
 */
const maven = orderBy((text) => mavenParts(text.toLowerCase()), compareParts);

const orders: ReadonlyMap<string, Order> = new Map([
  ...['npm', 'cargo', 'go', 'gomod', 'golang', 'hex', 'mix', 'pub', 'swift', 'swiftpm'].map(
    (name) => [name, semver] as const,
  ),
  ['pypi', orderBy(readPep440, comparePep440)],
  ['maven', maven],
  ['gradle', maven],
]);

/** Parts compare by rank, then by number, then by word (UTF-16 code units). */
type Part = readonly [rank: number, number: bigint, word: string];

/** A release without a qualifier comes between a snapshot and a service pack. */
const ranks = { end: 5, release: 6, unknown: 8, dashed: 9, dotted: 10 };

const qualifiers = new Map([
  ['alpha', 0],
  ['beta', 1],
  ['milestone', 2],
  ['rc', 3],
  ['cr', 3],
  ['snapshot', 4],
  ['ga', ranks.release],
  ['final', ranks.release],
  ['release', ranks.release],
  ['sp', 7],
]);

const beforeDigit = new Map([
  ['a', 'alpha'],
  ['b', 'beta'],
  ['m', 'milestone'],
]);

const end: Part = [ranks.end, 0n, ''];

function compareParts(a: readonly Part[], b: readonly Part[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [[rank, number, word], [otherRank, otherNumber, otherWord]] = [a[index] ?? end, b[index] ?? end];
    const order =
      rank - otherRank || Number(number > otherNumber) - Number(number < otherNumber) || compareTexts(word, otherWord);
    if (order !== 0) return order;
  }
  return 0;
}

/** Splits at dots, hyphens, and between digits and others (which counts as a hyphen); nothing between two separators is a zero. */
function mavenParts(text: string): Part[] {
  const parts: Part[] = [];
  const pieces = text.match(/[0-9]+|[^0-9.-]+|[.-]/g) ?? [];
  let separator: string | null = '.';
  for (const [index, piece] of pieces.entries()) {
    const isSeparator = piece === '.' || piece === '-';
    if (!isSeparator || separator !== null) {
      push(parts, partOf(isSeparator ? '0' : piece, separator !== '.', /^[0-9]/.test(pieces[index + 1] ?? '')));
    }
    separator = isSeparator ? piece : null;
  }
  trim(parts, true);
  return parts;
}

function partOf(text: string, isDashed: boolean, meetsDigit: boolean): Part {
  if (/^[0-9]/.test(text)) return [isDashed ? ranks.dashed : ranks.dotted, BigInt(text), ''];
  const word = (meetsDigit ? beforeDigit.get(text) : undefined) ?? text;
  const rank = qualifiers.get(word);
  return rank === undefined ? [ranks.unknown, 0n, word] : [rank, 0n, ''];
}

function push(parts: Part[], part: Part): void {
  if (part[0] !== ranks.dotted) trim(parts, part[0] === ranks.dashed);
  parts.push(part);
}

/** Takes zeros from the end, and release names too where only a number or nothing follows. */
function trim(parts: Part[], releasesToo: boolean): void {
  for (let last = parts.at(-1); last !== undefined; last = parts.at(-1)) {
    const isZero = last[0] >= ranks.dashed && last[1] === 0n;
    if (!isZero && !(releasesToo && last[0] === ranks.release)) return;
    parts.pop();
  }
}
