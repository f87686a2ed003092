import { compare as comparePep440, valid as readPep440 } from '@renovatebot/pep440';
import parseSemver from 'semver/functions/parse.js';

/** Longer texts are not parsed as versions, so that a long bound in a request costs no more than a version. */
const maxVersionLength = 256;

/**
 * Negative, 0 or positive if version `a` is lower than, equal to or higher than `b`: by SemVer, PEP 440 or Maven's order, as the ecosystem
 * defines it; in other ecosystems by UTF-16 code units. A text that is not a version of its ecosystem, or is longer than 256 characters, is
 * lower than all versions; such texts are compared by their code units. Spaces around a version are ignored. Never throws.
 */
export const compareVersions = (ecosystem: string, a: string, b: string): number =>
  (orders.get(ecosystem.toLowerCase()) ?? compareTexts)(a.trim(), b.trim());

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type Order = (a: string, b: string) => number;

/** Orders texts by their parsed versions; texts that cannot be parsed are lower. */
function orderParsedVersions<Value>(
  parse: (text: string) => Value | null,
  compare: (a: Value, b: Value) => number,
): Order {
  const parseVersion = (text: string): Value | null => (text.length > maxVersionLength ? null : parse(text));
  return (a, b) => {
    const [versionA, versionB] = [parseVersion(a), parseVersion(b)];
    if (versionA !== null && versionB !== null) return compare(versionA, versionB);
    return versionA === versionB ? compareTexts(a, b) : Number(versionA !== null) - Number(versionB !== null);
  };
}

/** Missing minor and patch numbers are 0, since bounds of requests leave them out. A leading `v` is ignored, since Go writes it. */
const semver = orderParsedVersions(
  (text) => parseSemver(text.replace(/^(v?\d+)(\.\d+)?(?=[-+]|$)/, (_, major, minor = '.0') => `${major}${minor}.0`)),
  (a, b) => a.compare(b),
);

/**
 * Maven's version order specification (https://maven.apache.org/pom.html#version-order-specification), as ComparableVersion of Maven 4
 * implements it: `.x` is `-x` for every qualifier x. Every text is a version. A release name (`final`) before other parts is kept.
 */
const maven = orderParsedVersions((text) => parseMavenVersion(text.toLowerCase()), compareParts);

const orders: ReadonlyMap<string, Order> = new Map([
  ...['npm', 'cargo', 'go', 'gomod', 'golang', 'hex', 'mix', 'pub', 'swift', 'swiftpm'].map(
    (name) => [name, semver] as const,
  ),
  ['pypi', orderParsedVersions(readPep440, comparePep440)],
  ['maven', maven],
  ['gradle', maven],
]);

/** A part of a Maven version. Parts are compared by rank, then by number, then by word (UTF-16 code units). */
type Part = { readonly rank: number; readonly number: bigint; readonly word: string };

/** Ranks that are not those of a known qualifier. A release without a qualifier is between a snapshot and a service pack. */
const ranks = { end: 5, release: 6, unknown: 8, dashed: 9, dotted: 10 };

/** Ranks of the known qualifiers. */
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

/** Abbreviations, which count only directly before a digit: `a1` is `alpha-1`. */
const abbreviations = new Map([
  ['a', 'alpha'],
  ['b', 'beta'],
  ['m', 'milestone'],
]);

/** Stands for the missing parts of the shorter version. */
const end: Part = { rank: ranks.end, number: 0n, word: '' };

function compareParts(a: readonly Part[], b: readonly Part[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [partA, partB] = [a[index] ?? end, b[index] ?? end];
    if (partA.rank !== partB.rank) return partA.rank - partB.rank;
    if (partA.number !== partB.number) return partA.number < partB.number ? -1 : 1;
    if (partA.word !== partB.word) return compareTexts(partA.word, partB.word);
  }
  return 0;
}

/** Splits at dots, at hyphens, and between digits and other characters, which counts as a hyphen. Nothing between two separators is a zero. */
function parseMavenVersion(text: string): Part[] {
  const parts: Part[] = [];
  const pieces = text.match(/[0-9]+|[^0-9.-]+|[.-]/g) ?? [];
  let separator: string | null = '.';
  for (const [index, piece] of pieces.entries()) {
    const isSeparator = piece === '.' || piece === '-';
    if (!isSeparator || separator !== null) {
      appendPart(parts, toPart(isSeparator ? '0' : piece, separator !== '.', /^[0-9]/.test(pieces[index + 1] ?? '')));
    }
    separator = isSeparator ? piece : null;
  }
  trimZeros(parts, true);
  return parts;
}

function toPart(text: string, isDashed: boolean, isBeforeDigit: boolean): Part {
  if (/^[0-9]/.test(text)) {
    return { rank: isDashed ? ranks.dashed : ranks.dotted, number: BigInt(text), word: '' };
  }
  const word = (isBeforeDigit ? abbreviations.get(text) : undefined) ?? text;
  const rank = qualifiers.get(word);
  return rank === undefined ? { rank: ranks.unknown, number: 0n, word } : { rank, number: 0n, word: '' };
}

/** Appends a part. Zeros before a hyphen or a qualifier are dropped: `1.0-rc` is `1-rc`. */
function appendPart(parts: Part[], part: Part): void {
  if (part.rank !== ranks.dotted) trimZeros(parts, part.rank === ranks.dashed);
  parts.push(part);
}

/** Removes zeros from the end; also release names, which mean nothing at the end or before a number. */
function trimZeros(parts: Part[], includesReleases: boolean): void {
  for (let last = parts.at(-1); last !== undefined; last = parts.at(-1)) {
    const isZero = last.rank >= ranks.dashed && last.number === 0n;
    if (!isZero && !(includesReleases && last.rank === ranks.release)) return;
    parts.pop();
  }
}
