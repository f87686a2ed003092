import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/domain/forge.ts';
import { statusContext } from '../../../src/review/store/status-context.ts';
import {
  readSettledMarker,
  resultsDigest,
  type SettledMarker,
  makeSettledStatuses,
} from '../../../src/review/store/settled-marker.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { editedMarker, classifyMarker } from '../../trust/records/edited.ts';
import { exampleAnchor, commitOf, reviewKey, reviewScope, anchorStatusOf, token } from '../build.ts';

const otherConfig = new ReviewKey(token, { ...reviewScope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, reviewScope);

/** GitHub's limit, in characters. */
const maxDescriptionLength = 140;

const commit = commitOf('d');
const marker: SettledMarker = { number: 1, run: 1001, pending: [], results: resultsDigest([]) };
const text = { summary: 'Settled: #12.', url: 'https://x.example/run' };
const markerStatuses = (facts: Partial<SettledMarker> = {}, signingKey = reviewKey, markedCommit = commit): Status[] =>
  makeSettledStatuses(signingKey, markedCommit, { ...marker, ...facts }, text).map((status) => ({
    ...status,
    createdAt: '2026-11-20T12:00:00Z',
  }));
const markerStatus = (...options: Parameters<typeof markerStatuses>): Status => markerStatuses(...options)[0] as Status;
const readMarker = (...statuses: readonly Status[]) => readSettledMarker(reviewKey, commit, statuses);

describe('a settled marker', () => {
  test('is read as it was written, and is red as long as something is pending', () => {
    expect(readMarker(markerStatus())).toEqual({ marker, hasOtherToken: false });
    expect(markerStatus()).toMatchObject({ context: 'ifmatch / applied', state: 'success', url: text.url });
    const pending = [{ pull: 7 }, { pull: 12 }, { commit: 'abcdef0' }];
    expect(readMarker(markerStatus({ pending })).marker?.pending).toEqual(pending);
    expect(markerStatus({ pending }).state).toBe('failure');
  });

  test('fits with the largest numbers, and names every pending merge, in several statuses if need be', () => {
    const pending = Array.from({ length: 40 }, (_, index) => ({ pull: 1000 + index }));
    const large = { number: 999_999_999, run: 999_999_999_999_999, pending };
    const statuses = markerStatuses(large);
    expect(statuses.length).toBeGreaterThan(1);
    expect(Math.max(...statuses.map(({ description }) => description.length))).toBeLessThanOrEqual(
      maxDescriptionLength,
    );
    expect(readMarker(...statuses.toReversed()).marker).toEqual({ ...marker, ...large });
    // A run that was killed between two of them left the marker before.
    expect(readMarker(markerStatus(), ...statuses.slice(1)).marker).toEqual(marker);
    expect(readMarker(...statuses.slice(0, -1)).marker).toBeNull();
  });

  test('that counts has the highest number', () => {
    expect(readMarker(markerStatus({ number: 2 }), markerStatus({ number: 11 }), markerStatus()).marker?.number).toBe(
      11,
    );
  });

  test.for<[string, Status]>([
    ['another commit', markerStatus({}, reviewKey, commitOf('e'))],
    ['another token', markerStatus({}, otherToken)],
    ['nobody', { ...markerStatus(), description: 'Settled: #12.' }],
    ['a record', { ...anchorStatusOf(exampleAnchor), context: statusContext('applied', '') }],
  ])('of %s is foreign here', ([, status]) => {
    expect(readMarker(status)).toEqual({ marker: null, hasOtherToken: true });
  });

  test('of another config is not looked for', () => {
    expect(readMarker(markerStatus({}, otherConfig))).toEqual({ marker: null, hasOtherToken: false });
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
    const kinds = new Set(fc.sample(editedMarker, { seed: 20_261_121, numRuns: 2000 }).map(classifyMarker));
    expect([...kinds].toSorted()).toEqual(['another good one', 'unchanged', 'void']);
  });
});
