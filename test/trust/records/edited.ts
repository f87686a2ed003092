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

// What anyone with write access can do to the texts that an apply goes by: the hidden line of a comment, and the descriptions of statuses.

type Mutation = (text: string) => string;

const splice =
  (at: number, length: number, text: string): Mutation =>
  (all) =>
    `${all.slice(0, at)}${text}${all.slice(at + length)}`;

const flip =
  (at: number, bit: number): Mutation =>
  (all) =>
    splice(at, 1, String.fromCodePoint((all.codePointAt(at) ?? 0) ^ (1 << bit)))(all);

/** Exchanges two pieces of a text. */
const exchange =
  (at: number, to: number, length: number): Mutation =>
  (all) => {
    const [a, b] = [Math.min(at, to), Math.max(at, to)];
    const n = Math.min(length, b - a);
    return [all.slice(0, a), all.slice(b, b + n), all.slice(a + n, b), all.slice(a, a + n), all.slice(b + n)].join('');
  };

/** Takes some words of a text from another one. */
const transplant =
  (from: string, words: readonly number[]): Mutation =>
  (all) => {
    const others = from.split(' ');
    return all
      .split(' ')
      .map((word, at) => (words.includes(at) ? (others[at] ?? word) : word))
      .join(' ');
  };

// prettier-ignore
const hostile = ['', ' ', ':', '-', '_', '=', 'A', 'a', '0', 'f', '+', '/', '[', ']', '#', ',', '\n', '\r\n', '\uFEFF', '-->', '<!-- '] as const;
const pieces = fc.constantFrom(...hostile);

/** Mutations of a text that know nothing of its meaning. */
function blindMutations(good: string, others: readonly string[]): fc.Arbitrary<Mutation> {
  const at = fc.nat({ max: good.length - 1 });
  const words = fc.subarray(good.split(' ').map((_, index) => index));
  return fc.oneof(
    fc.tuple(at, fc.nat({ max: 6 })).map(([where, bit]) => flip(where, bit)),
    fc.tuple(at, fc.nat({ max: 40 }), pieces).map((edit) => splice(...edit)),
    fc.tuple(at, at, fc.nat({ max: 80 })).map((edit) => exchange(...edit)),
    fc.tuple(fc.constantFrom(good, ...others), words).map((edit) => transplant(...edit)),
  );
}

/** One to three mutations; seldom the text ends as it was. */
const mutated = (good: string, mutation: fc.Arbitrary<Mutation>): fc.Arbitrary<string> =>
  fc.array(mutation, { minLength: 1, maxLength: 3 }).map((all) => all.reduce((text, mutate) => mutate(text), good));

/** The text with one bit of one character changed, for each bit of each character. */
const flipped = (good: string): string[] =>
  Array.from({ length: good.length }, (_, at) => at).flatMap((at) =>
    [0, 1, 2, 3, 4, 5, 6].map((bit) => flip(at, bit)(good)),
  );

// The hidden line.

const otherConfig = new ReviewKey(token, { ...reviewScope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, reviewScope);
const otherRepository = new ReviewKey(token, { ...reviewScope, repository: '4712' });

const facts = hiddenFactsOf(exampleRecord);
const goodLine = makeHiddenLine(reviewKey, facts);

/** Other lines that are good here, and lines that are good elsewhere. */
const otherLines = [
  hiddenFactsOf(exampleRecord, { pull: 13 }),
  hiddenFactsOf(exampleRecord, { state: 'stale' }),
  hiddenFactsOf(null),
  hiddenFactsOf({ ...exampleRecord, bundles: exampleRecord.bundles.slice(1) }),
].map((said) => makeHiddenLine(reviewKey, said));
const foreignLines = [otherConfig, otherToken, otherRepository].map((other) => makeHiddenLine(other, facts));

const payloadOf = (line: string): string => line.split(' ')[3] ?? '';
const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** Edits the JSON inside, as somebody would who knows what it is. */
const editJson =
  (at: number, length: number, text: string): Mutation =>
  (line) => {
    const json = Buffer.from(payloadOf(goodLine), 'base64url').toString();
    return line.replace(payloadOf(line), base64(splice(at % json.length, length, text)(json)));
  };

const editField =
  (path: readonly string[], value: unknown): Mutation =>
  (line) => {
    const changed = structuredClone(facts) as HiddenFacts & Record<string, unknown>;
    const parent = path.slice(0, -1).reduce((one, name) => one[name] as typeof one, changed as Record<string, unknown>);
    parent[path.at(-1) ?? ''] = value;
    return line.replace(payloadOf(line), base64(JSON.stringify(changed)));
  };

const pathsOf = (of: ReviewRecord): string[][] => [
  ...Object.keys(facts).map((field) => [field]),
  ...Object.keys(of).map((field) => ['record', field]),
  ...Object.keys(of.base).map((field) => ['record', 'base', field]),
  ...of.bundles.flatMap((bundle, at) => Object.keys(bundle).map((field) => ['record', 'bundles', String(at), field])),
];

const values = fc.oneof(fc.nat(), fc.string(), fc.constantFrom(null, undefined, [], [7], 'applied'));

const lineMutation = fc.oneof(
  { arbitrary: blindMutations(goodLine, [...otherLines, ...foreignLines]), weight: 4 },
  fc
    .tuple(fc.nat({ max: goodLine.length }), fc.nat({ max: 4 }), fc.constantFrom('0', '1', 'a', '"', ',', ' '))
    .map((edit) => editJson(...edit)),
  fc.tuple(fc.constantFrom(...pathsOf(exampleRecord)), values).map((edit) => editField(...edit)),
);

/** The body of a comment whose hidden line somebody changed. */
export const editedLine: fc.Arbitrary<string> = mutated(goodLine, lineMutation);

export const lineKinds = ['unchanged', 'another good one', 'unreadable', 'foreign'] as const;

/** What becomes of a comment. A line that is read says what one of ours said, to the letter. */
export function lineKindOf(body: string): (typeof lineKinds)[number] | 'forged' {
  const read = readHiddenLine(reviewKey, body);
  if (read === null) return isHiddenLineUnreadable(reviewKey, body) ? 'unreadable' : 'foreign';
  const isGood = (good: string): boolean => body.startsWith(good) || body.startsWith(good.replace('\n', '\r\n'));
  if (isGood(goodLine)) return isDeepStrictEqual(read, facts) ? 'unchanged' : 'forged';
  return otherLines.some(isGood) ? 'another good one' : 'forged';
}

// The description of an anchor.

const good = anchorStatusOf(exampleAnchor);
const otherAnchors = [{ number: 1 }, { comment: 4322 }, { digest: 'A'.repeat(22) }].map(
  (other) => anchorStatusOf({ ...exampleAnchor, ...other }).description,
);
const foreignAnchors = [
  ...[otherConfig, otherToken, otherRepository].map((other) => anchorStatusOf(exampleAnchor, other)),
  anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, pull: 13 }),
  anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, head: commitOf('c') }),
].map(({ description }) => description);

/** The description of an anchor that somebody changed. */
export const editedAnchor: fc.Arbitrary<string> = mutated(
  good.description,
  blindMutations(good.description, [...otherAnchors, ...foreignAnchors]),
);

const factsIn = (description: string): string => /\[[^[]*\]$/.exec(description)?.[0] ?? '';

/** How a text is read: as what was written, as something else that was written for this commit, as nothing, or as what nobody wrote. */
export type StatusKind = 'unchanged' | 'another good one' | 'void' | 'forged';

export function anchorKindOf(description: string): StatusKind {
  const { latest } = readRecordAnchors(reviewKey, exampleHead, [{ ...good, description }]);
  if (latest === null) return 'void';
  if (isDeepStrictEqual(latest, exampleAnchor)) return 'unchanged';
  return otherAnchors.some((one) => factsIn(one) === factsIn(description)) ? 'another good one' : 'forged';
}

// The description of a settled marker.

const commit = commitOf('d');
const marker: SettledMarker = {
  number: 1,
  run: 1001,
  pending: [{ pull: 7 }, { commit: 'abcdef0' }],
  results: 'AAAAAAAAAAA',
};
const words = { summary: 'Settled: #12.', url: 'https://x.example' };
const descriptionOf = (of: SettledMarker, by = reviewKey, at = commit): string =>
  makeSettledStatuses(by, at, of, words)[0]?.description ?? '';
const goodMarker = descriptionOf(marker);
const otherMarkers = [{ number: 2 }, { run: 1002 }, { pending: [] }, { pending: [{ pull: 8 }] }].map((other) =>
  descriptionOf({ ...marker, ...other }),
);
const foreignMarkers = [
  ...[otherConfig, otherToken, otherRepository].map((other) => descriptionOf(marker, other)),
  descriptionOf(marker, reviewKey, commitOf('e')),
];

/** The description of a settled marker that somebody changed. */
export const editedMarker: fc.Arbitrary<string> = mutated(
  goodMarker,
  blindMutations(goodMarker, [...otherMarkers, ...foreignMarkers]),
);

export function markerKindOf(description: string): StatusKind {
  const statuses = makeSettledStatuses(reviewKey, commit, marker, words).map((status) => ({
    ...status,
    description,
    createdAt: '2026-11-20T12:00:00Z',
  }));
  const read = readSettledMarker(reviewKey, commit, statuses);
  if (read.marker === null) return read.hasOtherToken ? 'void' : 'forged';
  if (isDeepStrictEqual(read.marker, marker)) return 'unchanged';
  return otherMarkers.some((one) => factsIn(one) === factsIn(description)) ? 'another good one' : 'forged';
}

/** Each text with each bit of each character changed, and what becomes of it. */
export const allFlipped = (): { readonly text: string; readonly kind: string }[] => [
  ...flipped(goodLine).map((text) => ({ text, kind: lineKindOf(text) })),
  ...flipped(good.description).map((text) => ({ text, kind: anchorKindOf(text) })),
  ...flipped(goodMarker).map((text) => ({ text, kind: markerKindOf(text) })),
];

/** Every original, where it is good. */
export const originals = (): { readonly text: string; readonly kind: string }[] => [
  { text: goodLine, kind: lineKindOf(goodLine) },
  { text: good.description, kind: anchorKindOf(good.description) },
  { text: goodMarker, kind: markerKindOf(goodMarker) },
];
