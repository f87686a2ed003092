import { isNumber, numberPart, type Ordering, type Part, type Parts, rankPart, wordPart } from './parts.ts';

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

const phaseRanks: Readonly<Record<string, number>> = { a: 1, alpha: 1, b: 2, beta: 2, c: 3, rc: 3, pre: 3, preview: 3 };
const onlyDevelopment = rankPart(0);
const finalPhase = rankPart(4);
const releaseRanks = { end: 0, number: 1 };
const postRanks = { none: 0, post: 1 };
const devRanks = { dev: 0, none: 1 };
const localRanks = { none: 0, word: 1, number: 2 };

/** PEP 440 (the version specifiers specification of the Python Packaging User Guide), with its normalizations. */
export const pep440: Ordering = { end: rankPart(localRanks.none), read: readPep440 };

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

const localPart = (text: string): Part =>
  isNumber(text) ? numberPart(localRanks.number, text) : wordPart(localRanks.word, text);
