const ranks = { dev: 0, alpha: 1, beta: 2, rc: 3, end: 4, number: 5, patch: 6 };

const number = (digits: string): Part => numberPart(ranks.number, digits);

/** Zero is the empty number: a text without digits counts as 0. */
const numberPart = (rank: number, digits: string): Part => ({
  rank,
  number: digits.replace(/^0+/, ''),
  word: '',
});

const rankPart = (rank: number): Part => ({ rank, number: '', word: '' });

const stabilities: Readonly<Record<string, number>> = {
  alpha: ranks.alpha,
  a: ranks.alpha,
  beta: ranks.beta,
  b: ranks.beta,
  rc: ranks.rc,
  patch: ranks.patch,
  pl: ranks.patch,
  p: ranks.patch,
};

// One separator before each number but the first: with a choice there, a long number would take exponential time.
const modified =
  /^[._-]?(?:(?<stability>stable|beta|b|rc|alpha|a|patch|pl|p)(?<numbers>(?:[.-]?[0-9]+(?:[.-][0-9]+)*)?))?(?<dev>[.-]?dev)?$/;

const version = /^v?(?<numbers>[0-9]+(?:\.[0-9]+)*)(?<modifier>[^0-9.].*|\.[^0-9].*)?$/;

const anyNumber = '9999999';

const size = 4;

const branch = /^v?(?<numbers>[0-9]+(?:\.[0-9]+)*)(?:\.[x*])+[.-]?dev$/;

/**
 * Composer's versions, normalized to four numbers and a stability and then compared as PHP's version_compare does. A branch of
 * numbers (`1.x-dev`) comes after all of its versions; one of a name (`dev-main`) is no version, nor is a date with hyphens.
 */
const composer: Ordering = { end: rankPart(ranks.end), read: readComposer };

const identifierRanks = { end: 0, number: 1, word: 2 };

/**
 * SemVer 2.0.0, section 11: npm, Cargo, Go (its pseudo-versions are pre-releases, its `+incompatible` is build metadata) and others.
 * Looser than the specification in what it takes: a leading `v`, missing minor and patch numbers (0), numbers with leading zeros.
 */
const semver: Ordering = { end: rankPart(identifierRanks.end), read: (text) => readSemver(text, core) };

/** NuGet: SemVer 2.0.0 with an optional fourth number, whatever the case of its letters. */
const nuget: Ordering = { end: semver.end, read: (text) => readSemver(text.toLowerCase(), core + 1) };

/** An older Gem::Version wrote every hyphen as `.pre.`, which is why `1.0.pre.beta` is `1.0.beta`. */
const withoutNeedlessPre = (segments: readonly string[]): string[] =>
  segments.filter((segment, index) => segment !== 'pre' || isNumber(segments[index + 1] ?? '0'));

const isNumber = (text: string): boolean => /^[0-9]+$/.test(text);

const part = (segment: string): Part =>
  isNumber(segment) ? numberPart(gemRanks.number, segment) : wordPart(gemRanks.word, segment);

const wordPart = (rank: number, word: string): Part => ({ rank, number: '', word });

const gemRanks = { word: 0, number: 1 };

const dotted = (label: string): string => (/^[0-9]+(?:\.|$)/.test(label) ? `pre.${label}` : label);

const zero = numberPart(gemRanks.number, '');

/**
 * Gem::Version: letters make a pre-release and come before numbers; where one version has no more segments, zeros stand. A hyphen
 * opens a pre-release as a dot does, and `1.0-1` is `1.0.pre.1`. Nothing at all is 0.
 */
const rubygems: Ordering = { end: zero, read: readGem };

// From the least to the greatest; a version that ends stands between a snapshot and a service pack.
const known = ['alpha', 'beta', 'milestone', 'rc', 'snapshot'];

const mavenRanks = { end: known.length, release: 6, servicePack: 7, unknown: 8, dashed: 9, dotted: 10 };

const releaseNames = ['ga', 'final', 'release'];

const beforeDigit: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta', m: 'milestone' };

/**
 * Maven's version order specification (the POM reference), as the ComparableVersion of Maven 4 has it: `.x` is `-x` for every
 * qualifier x. Every text is a version. A release name (`final`) that something follows counts as little more than none.
 */
const maven: Ordering = { end: rankPart(mavenRanks.end), read: readMaven };

const localPart = (text: string): Part =>
  isNumber(text) ? numberPart(localRanks.number, text) : wordPart(localRanks.word, text);

const localRanks = { none: 0, word: 1, number: 2 };

const devRanks = { dev: 0, none: 1 };

const postRanks = { none: 0, post: 1 };

const finalPhase = rankPart(4);

const onlyDevelopment = rankPart(0);

const phaseRanks: Readonly<Record<string, number>> = { a: 1, alpha: 1, b: 2, beta: 2, c: 3, rc: 3, pre: 3, preview: 3 };

const releaseRanks = { end: 0, number: 1 };

// Each step begins with a character that the step before cannot take, so that this is linear.
const grammar = new RegExp(
  [
    /^v?(?:(?<epoch>[0-9]+)!)?(?<release>[0-9]+(?:\.[0-9]+)*)/,
    /(?:[-_.]?(?<phase>alpha|a|beta|b|preview|pre|c|rc)(?:[-_.]?(?<pre>[0-9]+))?)?/,
    /(?:-(?<implicit>[0-9]+)|[-_.]?(?<later>post|rev|r)(?:[-_.]?(?<post>[0-9]+))?)?/,
    /(?:[-_.]?(?<early>dev)(?:[-_.]?(?<dev>[0-9]+))?)?/,
    /(?:\+(?<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?$/,
  ]
    .map((step) => step.source)
    .join(''),
);

/** PEP 440 (the version specifiers specification of the Python Packaging User Guide), with its normalizations. */
const pep440: Ordering = { end: rankPart(localRanks.none), read: readPep440 };

const orderings: ReadonlyMap<string, Ordering> = new Map(
  Object.entries({
    npm: semver,
    cargo: semver,
    go: semver,
    gomod: semver,
    golang: semver,
    hex: semver,
    mix: semver,
    pub: semver,
    swift: semver,
    swiftpm: semver,
    pypi: pep440,
    maven,
    gradle: maven,
    gem: rubygems,
    rubygems,
    nuget,
    composer,
    packagist: composer,
  }),
);

/** Longer texts are no versions: a bound of a request must not cost more than a version does. */
const longest = 256;

/**
 * Negative, 0 or positive as version `a` comes before, with or after `b` by the rules of the ecosystem (any case; an unknown one has
 * the generic order). A text that is no version there, or has more than 256 characters, comes before all versions; such texts
 * compare by their UTF-16 code units. Never throws; spaces around a version do not count.
 */
export function compareVersions(ecosystem: string, a: string, b: string): number {
  const ordering = orderings.get(ecosystem.toLowerCase()) ?? generic;
  const [left, right] = [read(ordering, a), read(ordering, b)];
  if (left !== null && right !== null) return compareParts(left, right, ordering.end);
  if (left === null && right === null) return compareTexts(a, b);
  return left === null ? -1 : 1;
}

const read = (ordering: Ordering, text: string): Parts | null =>
  text.length > longest ? null : ordering.read(text.trim());

type Bounds = { readonly lower?: string; readonly upper?: string; readonly exact?: string };

/**
 * Whether a version meets all bounds given. Both ends belong to the range: the spec names bounds and does not say. An exact version is
 * one that is equal in the ecosystem's order, so `1.0.0` meets `1.0` where zeros do not count.
 */
export function withinBounds(ecosystem: string, version: string, { lower, upper, exact }: Bounds): boolean {
  const isAt = (bound: string | undefined, holds: (order: number) => boolean): boolean =>
    bound === undefined || holds(compareVersions(ecosystem, version, bound));
  return (
    isAt(lower, (order) => order >= 0) && isAt(upper, (order) => order <= 0) && isAt(exact, (order) => order === 0)
  );
}

function readComposer(text: string): Parts | null {
  const [plain = ''] = text.toLowerCase().split('+', 1);
  const ofBranch = branch.exec(plain)?.groups;
  if (ofBranch !== undefined) return [...numbers(ofBranch['numbers'], anyNumber), rankPart(ranks.dev)];
  const groups = version.exec(plain)?.groups;
  if (groups === undefined) return null;
  const modifier = modifierParts(groups['modifier'] ?? '');
  return modifier && [...numbers(groups['numbers'], ''), ...modifier];
}

function numbers(text: string | undefined, missing: string): Parts {
  const given = text?.split('.') ?? [];
  return Array.from({ length: Math.max(size, given.length) }, (_, index) => number(given[index] ?? missing));
}

function modifierParts(text: string): Parts | null {
  const groups = modified.exec(text)?.groups;
  if (groups === undefined) return null;
  const rank = stabilities[groups['stability'] ?? ''];
  const stability =
    rank === undefined ? [] : [rankPart(rank), ...(groups['numbers']?.match(/[0-9]+/g) ?? []).map(number)];
  return groups['dev'] === undefined ? stability : [...stability, rankPart(ranks.dev)];
}

/**
 * One step of a version's place in its ecosystem's order. Parts compare by rank, then by number (digits without leading zeros, of
 * any length), then by word (UTF-16 code units).
 */
type Part = { readonly rank: number; readonly number: string; readonly word: string };

type Parts = readonly Part[];

/**
 * How an ecosystem orders its versions: `read` turns a text into parts, or null when it is none of its versions; parts compare one
 * after another, and where a version has no more, `end` stands. So every ecosystem's order is total and transitive by its form.
 */
type Ordering = { readonly end: Part; read(text: string): Parts | null };

function compareParts(a: Parts, b: Parts, end: Part): number {
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

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const genericRanks = { word: 0, number: 1 };

/**
 * For ecosystems that have no order here: runs of digits are numbers, runs of letters are words, all else separates them. Words come
 * before numbers, so `1.0-beta` before `1.0`; where one version has no more, zeros stand, so `1` is `1.0`. Every text is a version.
 */
const generic: Ordering = {
  end: numberPart(genericRanks.number, ''),
  read: (text) =>
    (text.replace(/^v(?=[0-9])/, '').match(/[0-9]+|\p{L}+/gu) ?? []).map((run) =>
      isNumber(run) ? numberPart(genericRanks.number, run) : wordPart(genericRanks.word, run),
    ),
};

type Token = { readonly dashed: boolean; readonly text: string; readonly meetsDigit: boolean };

function readMaven(text: string): Parts {
  const parts: Part[] = [];
  for (const token of tokens(text.toLowerCase())) {
    const part = partOf(token);
    if (part.rank !== mavenRanks.dotted) trim(parts, part.rank === mavenRanks.dashed);
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
  if (isNumber(text)) return numberPart(dashed ? mavenRanks.dashed : mavenRanks.dotted, text);
  const word = (meetsDigit ? beforeDigit[text] : undefined) ?? text;
  if (releaseNames.includes(word)) return rankPart(mavenRanks.release);
  if (word === 'sp') return rankPart(mavenRanks.servicePack);
  const rank = known.indexOf(word === 'cr' ? 'rc' : word);
  return rank === -1 ? wordPart(mavenRanks.unknown, word) : rankPart(rank);
}

/** Takes zeros from the end, and release names too where only a number or nothing follows. */
function trim(parts: Part[], releasesToo: boolean): void {
  for (let last = parts.at(-1); last !== undefined; last = parts.at(-1)) {
    const isZero = last.rank >= mavenRanks.dashed && last.number === '';
    if (!isZero && !(releasesToo && last.rank === mavenRanks.release)) return;
    parts.pop();
  }
}

function readPep440(text: string): Parts | null {
  const groups = grammar.exec(text.toLowerCase())?.groups;
  if (groups === undefined) return null;
  const { epoch = '', release = '', phase, pre = '', early, dev = '', local } = groups;
  const post = postPart(groups);
  return [
    numberPart(0, epoch),
    ...releaseParts(release),
    phasePart(phase, pre, early !== undefined && post.rank === postRanks.none),
    post,
    early === undefined ? rankPart(devRanks.none) : numberPart(devRanks.dev, dev),
    ...(local?.split(/[-_.]/).map(localPart) ?? []),
  ];
}

/** Zeros at the end do not count. */
function releaseParts(release: string): Parts {
  const parts = release.split('.').map((digits) => numberPart(releaseRanks.number, digits));
  const last = parts.findLastIndex(({ number }) => number !== '');
  return [...parts.slice(0, last + 1), rankPart(releaseRanks.end)];
}

/** `1.0.dev1` comes before every pre-release of 1.0, but `1.0.post1.dev1` after 1.0. */
function phasePart(phase: string | undefined, digits: string, isOnlyDevelopment: boolean): Part {
  const rank = phase === undefined ? undefined : phaseRanks[phase];
  if (rank !== undefined) return numberPart(rank, digits);
  return isOnlyDevelopment ? onlyDevelopment : finalPhase;
}

function postPart({ implicit, later, post }: Readonly<Record<string, string | undefined>>): Part {
  if (implicit === undefined && later === undefined) return rankPart(postRanks.none);
  return numberPart(postRanks.post, implicit ?? post ?? '');
}

function readGem(text: string): Parts | null {
  if (text === '') return [];
  const [numbers = '', ...labels] = text.split('-');
  if (!/^[0-9]+(?:\.[0-9A-Za-z]+)*$/.test(numbers)) return null;
  if (!labels.every((label) => /^[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)*$/.test(label))) return null;
  const segments = [numbers, ...labels.map(dotted)].join('.').match(/[0-9]+|[A-Za-z]+/g) ?? [];
  const first = segments.findIndex((segment) => !isNumber(segment));
  if (first === -1) return segments.map(part);
  const last = segments.findLastIndex((segment, index) => index < first && !/^0+$/.test(segment));
  return [...segments.slice(0, last + 1), ...withoutNeedlessPre(segments.slice(first))].map(part);
}

const released = rankPart(3);

const core = 3;

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
