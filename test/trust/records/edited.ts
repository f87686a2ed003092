import fc from 'fast-check';
import type { ReviewRecord } from '../../../src/domain/review.ts';
import { isDeepStrictEqual } from 'node:util';
import { readRecordAnchors } from '../../../src/review/store/record-anchor.ts';
import {
  readSettledMarker,
  type SettledMarker,
  makeSettledStatuses,
} from '../../../src/review/store/settled-marker.ts';
import {
  type HiddenFacts,
  makeHiddenLine,
  isHiddenLineUnreadable,
  readHiddenLine,
} from '../../../src/review/store/hidden-line.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import {
  exampleAnchor,
  commitOf,
  hiddenFactsOf,
  reviewKey,
  exampleHead,
  exampleRecord,
  reviewScope,
  anchorStatusOf,
  token,
} from '../../review/build.ts';

// Edits that anyone with write access can make to the texts that an apply trusts: hidden lines of comments, and descriptions of statuses.

type Mutation = (text: string) => string;

const splice =
  (index: number, length: number, text: string): Mutation =>
  (original) =>
    `${original.slice(0, index)}${text}${original.slice(index + length)}`;

const flip =
  (index: number, bit: number): Mutation =>
  (original) =>
    splice(index, 1, String.fromCodePoint((original.codePointAt(index) ?? 0) ^ (1 << bit)))(original);

/** Swaps two pieces of a text. */
const swapPieces =
  (index: number, otherIndex: number, length: number): Mutation =>
  (original) => {
    const [start, otherStart] = [Math.min(index, otherIndex), Math.max(index, otherIndex)];
    const pieceLength = Math.min(length, otherStart - start);
    return [
      original.slice(0, start),
      original.slice(otherStart, otherStart + pieceLength),
      original.slice(start + pieceLength, otherStart),
      original.slice(start, start + pieceLength),
      original.slice(otherStart + pieceLength),
    ].join('');
  };

/** Replaces some words of a text by those of another text. */
const copyWords =
  (from: string, wordIndexes: readonly number[]): Mutation =>
  (original) => {
    const wordsOfOther = from.split(' ');
    return original
      .split(' ')
      .map((word, index) => (wordIndexes.includes(index) ? (wordsOfOther[index] ?? word) : word))
      .join(' ');
  };

// prettier-ignore
const hostilePieces = ['', ' ', ':', '-', '_', '=', 'A', 'a', '0', 'f', '+', '/', '[', ']', '#', ',', '\n', '\r\n', '\uFEFF', '-->', '<!-- '] as const;
const pieces = fc.constantFrom(...hostilePieces);

/** Mutations that work on any text, without knowing its format. */
function blindMutations(original: string, others: readonly string[]): fc.Arbitrary<Mutation> {
  const index = fc.nat({ max: original.length - 1 });
  const wordIndexes = fc.subarray(original.split(' ').map((_, wordIndex) => wordIndex));
  return fc.oneof(
    fc.tuple(index, fc.nat({ max: 6 })).map((edit) => flip(...edit)),
    fc.tuple(index, fc.nat({ max: 40 }), pieces).map((edit) => splice(...edit)),
    fc.tuple(index, index, fc.nat({ max: 80 })).map((edit) => swapPieces(...edit)),
    fc.tuple(fc.constantFrom(original, ...others), wordIndexes).map((edit) => copyWords(...edit)),
  );
}

/** Applies one to three mutations. In rare cases the result equals the original. */
const mutateSome = (original: string, mutation: fc.Arbitrary<Mutation>): fc.Arbitrary<string> =>
  fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((mutations) => mutations.reduce((text, mutate) => mutate(text), original));

/** Returns a copy of the text for each bit of each character, with this bit changed. */
const flipEachBit = (original: string): string[] =>
  Array.from({ length: original.length }, (_, index) => index).flatMap((index) =>
    [0, 1, 2, 3, 4, 5, 6].map((bit) => flip(index, bit)(original)),
  );

// The hidden line.

const otherConfig = new ReviewKey(token, { ...reviewScope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, reviewScope);
const otherRepository = new ReviewKey(token, { ...reviewScope, repository: '4712' });

const facts = hiddenFactsOf(exampleRecord);
const originalLine = makeHiddenLine(reviewKey, facts);

/** Other lines that are valid here, and below lines that are valid for another config, token or repository. */
const otherLines = [
  hiddenFactsOf(exampleRecord, { pull: 13 }),
  hiddenFactsOf(exampleRecord, { state: 'stale' }),
  hiddenFactsOf(null),
  hiddenFactsOf({ ...exampleRecord, bundles: exampleRecord.bundles.slice(1) }),
].map((otherFacts) => makeHiddenLine(reviewKey, otherFacts));
const foreignLines = [otherConfig, otherToken, otherRepository].map((otherKey) => makeHiddenLine(otherKey, facts));

const payloadOf = (line: string): string => line.split(' ')[3] ?? '';
const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** Decodes the payload, edits its JSON, and encodes it again. */
const editJson =
  (index: number, length: number, text: string): Mutation =>
  (line) => {
    const json = Buffer.from(payloadOf(originalLine), 'base64url').toString();
    return line.replace(payloadOf(line), base64(splice(index % json.length, length, text)(json)));
  };

const editField =
  (path: readonly string[], value: unknown): Mutation =>
  (line) => {
    const editedFacts = structuredClone(facts) as HiddenFacts & Record<string, unknown>;
    const parent = path
      .slice(0, -1)
      .reduce((object, name) => object[name] as typeof object, editedFacts as Record<string, unknown>);
    parent[path.at(-1) ?? ''] = value;
    return line.replace(payloadOf(line), base64(JSON.stringify(editedFacts)));
  };

const pathsOf = (reviewRecord: ReviewRecord): string[][] => [
  ...Object.keys(facts).map((field) => [field]),
  ...Object.keys(reviewRecord).map((field) => ['record', field]),
  ...Object.keys(reviewRecord.base).map((field) => ['record', 'base', field]),
  ...reviewRecord.bundles.flatMap((bundle, index) =>
    Object.keys(bundle).map((field) => ['record', 'bundles', String(index), field]),
  ),
];

const values = fc.oneof(fc.nat(), fc.string(), fc.constantFrom(null, undefined, [], [7], 'applied'));

const lineMutation = fc.oneof(
  { arbitrary: blindMutations(originalLine, [...otherLines, ...foreignLines]), weight: 4 },
  fc
    .tuple(fc.nat({ max: originalLine.length }), fc.nat({ max: 4 }), fc.constantFrom('0', '1', 'a', '"', ',', ' '))
    .map((edit) => editJson(...edit)),
  fc.tuple(fc.constantFrom(...pathsOf(exampleRecord)), values).map((edit) => editField(...edit)),
);

/** The body of a comment with an edited hidden line. */
export const editedLine: fc.Arbitrary<string> = mutateSome(originalLine, lineMutation);

export const lineKinds = ['unchanged', 'another good one', 'unreadable', 'foreign'] as const;

/** How a comment is read. `forged`: a line is accepted although ifmatch did not write it. */
export function classifyLine(body: string): (typeof lineKinds)[number] | 'forged' {
  const read = readHiddenLine(reviewKey, body);
  if (read === null) return isHiddenLineUnreadable(reviewKey, body) ? 'unreadable' : 'foreign';
  const isBodyOf = (line: string): boolean => body.startsWith(line) || body.startsWith(line.replace('\n', '\r\n'));
  if (isBodyOf(originalLine)) return isDeepStrictEqual(read, facts) ? 'unchanged' : 'forged';
  return otherLines.some(isBodyOf) ? 'another good one' : 'forged';
}

// The description of an anchor.

const anchorStatus = anchorStatusOf(exampleAnchor);
const otherAnchors = [{ number: 1 }, { comment: 4322 }, { digest: 'A'.repeat(22) }].map(
  (other) => anchorStatusOf({ ...exampleAnchor, ...other }).description,
);
const foreignAnchors = [
  ...[otherConfig, otherToken, otherRepository].map((otherKey) => anchorStatusOf(exampleAnchor, otherKey)),
  anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, pull: 13 }),
  anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, head: commitOf('c') }),
].map(({ description }) => description);

/** The edited description of an anchor. */
export const editedAnchor: fc.Arbitrary<string> = mutateSome(
  anchorStatus.description,
  blindMutations(anchorStatus.description, [...otherAnchors, ...foreignAnchors]),
);

const signedFactsOf = (description: string): string => /\[[^[]*\]$/.exec(description)?.[0] ?? '';

/** How a description is read: as the original, as another valid one for this commit, as void, or as one that ifmatch did not write. */
export type StatusKind = 'unchanged' | 'another good one' | 'void' | 'forged';

export function classifyAnchor(description: string): StatusKind {
  const { latest } = readRecordAnchors(reviewKey, exampleHead, [{ ...anchorStatus, description }]);
  if (latest === null) return 'void';
  if (isDeepStrictEqual(latest, exampleAnchor)) return 'unchanged';
  return otherAnchors.some((other) => signedFactsOf(other) === signedFactsOf(description))
    ? 'another good one'
    : 'forged';
}

// The description of a settled marker.

const commit = commitOf('d');
const marker: SettledMarker = {
  number: 1,
  run: 1001,
  pending: [{ pull: 7 }, { commit: 'abcdef0' }],
  results: 'AAAAAAAAAAA',
};
const statusWords = { summary: 'Settled: #12.', url: 'https://x.example' };
const descriptionOf = (settledMarker: SettledMarker, signingKey = reviewKey, markedCommit = commit): string =>
  makeSettledStatuses(signingKey, markedCommit, settledMarker, statusWords)[0]?.description ?? '';
const originalMarker = descriptionOf(marker);
const otherMarkers = [{ number: 2 }, { run: 1002 }, { pending: [] }, { pending: [{ pull: 8 }] }].map((other) =>
  descriptionOf({ ...marker, ...other }),
);
const foreignMarkers = [
  ...[otherConfig, otherToken, otherRepository].map((otherKey) => descriptionOf(marker, otherKey)),
  descriptionOf(marker, reviewKey, commitOf('e')),
];

/** The edited description of a settled marker. */
export const editedMarker: fc.Arbitrary<string> = mutateSome(
  originalMarker,
  blindMutations(originalMarker, [...otherMarkers, ...foreignMarkers]),
);

export function classifyMarker(description: string): StatusKind {
  const statuses = makeSettledStatuses(reviewKey, commit, marker, statusWords).map((status) => ({
    ...status,
    description,
    createdAt: '2026-11-20T12:00:00Z',
  }));
  const read = readSettledMarker(reviewKey, commit, statuses);
  if (read.marker === null) return read.hasOtherToken ? 'void' : 'forged';
  if (isDeepStrictEqual(read.marker, marker)) return 'unchanged';
  return otherMarkers.some((other) => signedFactsOf(other) === signedFactsOf(description))
    ? 'another good one'
    : 'forged';
}

/** Flips each bit of each original, and classifies the results. */
export const classifyBitFlips = (): { readonly text: string; readonly kind: string }[] => [
  ...flipEachBit(originalLine).map((text) => ({ text, kind: classifyLine(text) })),
  ...flipEachBit(anchorStatus.description).map((text) => ({ text, kind: classifyAnchor(text) })),
  ...flipEachBit(originalMarker).map((text) => ({ text, kind: classifyMarker(text) })),
];

/** Classifies each unedited original. */
export const classifyOriginals = (): { readonly text: string; readonly kind: string }[] => [
  { text: originalLine, kind: classifyLine(originalLine) },
  { text: anchorStatus.description, kind: classifyAnchor(anchorStatus.description) },
  { text: originalMarker, kind: classifyMarker(originalMarker) },
];
