import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/domain/forge.ts';
import {
  statusContext,
  readRecordAnchors,
  readSettledMarker,
  recordStatus,
  resultsDigest,
  type SettledMarker,
  settledStatuses,
} from '../../../src/review/store/record-anchor.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { anchorKindOf, editedAnchor, editedMarker, markerKindOf } from '../../trust/records/edited.ts';
import { anchor, commentUrl, commitOf, key, place, scope, statusOf, token } from '../build.ts';

const otherConfig = new ReviewKey(token, { ...scope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, scope);

/** GitHub's limit, in characters. */
const longest = 140;

const read = (...statuses: readonly Status[]) => readRecordAnchors(key, place, statuses);

describe('the anchor of a record', () => {
  test('names the plan for people, and links to its comment', () => {
    const { context, state, description, url } = statusOf(anchor);
    expect({ context, state, url }).toEqual({ context: 'ifmatch / record', state: 'success', url: commentUrl });
    expect(description).toMatch(/^Plan 2 of this commit is recorded\. \[12 2 4321 [\w-]{22} [\w-]{22}\]$/);
    expect(description).not.toContain(token);
    expect(recordStatus(otherConfig, place, anchor, commentUrl).context).toBe('ifmatch / record (team-a/ifmatch.yaml)');
  });

  test('fits with the largest numbers', () => {
    const large = { ...anchor, number: 999_999_999, comment: 999_999_999_999_999 };
    expect(statusOf(large).description.length).toBeLessThanOrEqual(longest);
    expect(read(statusOf(large)).latest).toEqual(large);
  });

  test('that counts has the highest number, whatever was set later', () => {
    const [first, second, tenth] = [1, 2, 10].map((number) => ({ ...anchor, number }));
    const late = statusOf({ ...first!, createdAt: '2026-11-20T13:00:00Z' });
    expect(read(late, statusOf(tenth!), statusOf(second!), statusOf(first!)).latest).toEqual(tenth);
  });

  test('of a copied status is that of the first one', () => {
    const copy = { ...statusOf(anchor), createdAt: '2026-11-20T12:00:30Z' };
    for (const statuses of [
      [copy, statusOf(anchor)],
      [statusOf(anchor), copy],
    ])
      expect(read(...statuses)).toEqual({ latest: anchor, recorded: anchor, isDisputed: false, hasOtherToken: false });
  });

  test('is disputed if another record has its number, and not by an older one or another comment of the same record', () => {
    const digest = 'A'.repeat(22);
    expect(read(statusOf({ ...anchor, digest }), statusOf(anchor)).isDisputed).toBe(true);
    expect(read(statusOf({ ...anchor, comment: 1 }), statusOf(anchor)).isDisputed).toBe(false);
    expect(read(statusOf({ ...anchor, number: 1, digest }), statusOf(anchor))).toMatchObject({
      latest: anchor,
      isDisputed: false,
    });
  });

  test.for<[string, Status]>([
    ['another commit', statusOf(anchor, key, { ...place, head: commitOf('c') })],
    ['another token', statusOf(anchor, otherToken)],
    ['another repository', statusOf(anchor, new ReviewKey(token, { ...scope, repository: '4712' }))],
    ['nobody', { ...statusOf(anchor), description: 'Plan 2 of this commit is recorded.' }],
    ['an older state of the words only', { ...statusOf(anchor), description: '' }],
  ])('of %s is foreign here, also under our context', ([, status]) => {
    expect(read(status)).toEqual({ latest: null, recorded: null, isDisputed: false, hasOtherToken: true });
    expect(read(status, statusOf(anchor))).toEqual({
      latest: anchor,
      recorded: anchor,
      isDisputed: false,
      hasOtherToken: true,
    });
  });

  test.for<[string, Status]>([
    ['another config', statusOf(anchor, otherConfig)],
    ['another pull request', statusOf(anchor, key, { ...place, pull: 13 })],
    ['other programs', { ...statusOf(anchor), context: 'ci / test' }],
    ['the freshness of a preview', { ...statusOf(anchor), context: 'ifmatch / fresh' }],
  ])('is not looked for in statuses of %s', ([, status]) => {
    expect(read(status)).toEqual({ latest: null, recorded: null, isDisputed: false, hasOtherToken: false });
  });

  test('with random edits is never read as another one (seed 20261121, 2,000 descriptions)', () => {
    const kinds = new Set(fc.sample(editedAnchor, { seed: 20_261_121, numRuns: 2000 }).map(anchorKindOf));
    expect([...kinds].toSorted()).toEqual(['another good one', 'unchanged', 'void']);
  });
});

const commit = commitOf('d');
const marker: SettledMarker = { number: 1, run: 1001, pending: [], results: resultsDigest([]) };
const words = { summary: 'Settled: #12.', url: 'https://x.example/run' };
const allMarked = (more: Partial<SettledMarker> = {}, by = key, at = commit): Status[] =>
  settledStatuses(by, at, { ...marker, ...more }, words).map((status) => ({
    ...status,
    createdAt: '2026-11-20T12:00:00Z',
  }));
const marked = (...of: Parameters<typeof allMarked>): Status => allMarked(...of)[0] as Status;
const readMarker = (...statuses: readonly Status[]) => readSettledMarker(key, commit, statuses);

describe('a settled marker', () => {
  test('is read as it was written, and is red as long as something is pending', () => {
    expect(readMarker(marked())).toEqual({ marker, hasOtherToken: false });
    expect(marked()).toMatchObject({ context: 'ifmatch / applied', state: 'success', url: words.url });
    const pending = [{ pull: 7 }, { pull: 12 }, { commit: 'abcdef0' }];
    expect(readMarker(marked({ pending })).marker?.pending).toEqual(pending);
    expect(marked({ pending }).state).toBe('failure');
  });

  test('fits with the largest numbers, and names every pending merge, in several statuses if need be', () => {
    const pending = Array.from({ length: 40 }, (_, at) => ({ pull: 1000 + at }));
    const large = { number: 999_999_999, run: 999_999_999_999_999, pending };
    const statuses = allMarked(large);
    expect(statuses.length).toBeGreaterThan(1);
    expect(Math.max(...statuses.map(({ description }) => description.length))).toBeLessThanOrEqual(longest);
    expect(readMarker(...statuses.toReversed()).marker).toEqual({ ...marker, ...large });
    // A run that was killed between two of them left the marker before.
    expect(readMarker(marked(), ...statuses.slice(1)).marker).toEqual(marker);
    expect(readMarker(...statuses.slice(0, -1)).marker).toBeNull();
  });

  test('that counts has the highest number', () => {
    expect(readMarker(marked({ number: 2 }), marked({ number: 11 }), marked()).marker?.number).toBe(11);
  });

  test.for<[string, Status]>([
    ['another commit', marked({}, key, commitOf('e'))],
    ['another token', marked({}, otherToken)],
    ['nobody', { ...marked(), description: 'Settled: #12.' }],
    ['a record', { ...statusOf(anchor), context: statusContext('applied', '') }],
  ])('of %s is foreign here', ([, status]) => {
    expect(readMarker(status)).toEqual({ marker: null, hasOtherToken: true });
  });

  test('of another config is not looked for', () => {
    expect(readMarker(marked({}, otherConfig))).toEqual({ marker: null, hasOtherToken: false });
  });

  test('binds the result of each bundle', () => {
    const results = [
      [['acme', 'remediation', 'applied']],
      [['acme', 'remediation', 'unknown']],
      [['acme', 'remediation', 'applied', '']],
      [
        ['acme', 'remediation'],
        ['applied', '', ''],
      ],
      [],
    ] as unknown as Parameters<typeof resultsDigest>[0][];
    expect(new Set(results.map(resultsDigest)).size).toBe(results.length);
  });

  test('with random edits is never read as another one (seed 20261121, 2,000 descriptions)', () => {
    const kinds = new Set(fc.sample(editedMarker, { seed: 20_261_121, numRuns: 2000 }).map(markerKindOf));
    expect([...kinds].toSorted()).toEqual(['another good one', 'unchanged', 'void']);
  });
});
