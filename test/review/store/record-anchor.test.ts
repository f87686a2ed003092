import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/domain/forge.ts';
import { readRecordAnchors, makeRecordStatus } from '../../../src/review/store/record-anchor.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { classifyAnchor, editedAnchor } from '../../trust/records/edited.ts';
import {
  exampleAnchor,
  commentUrl,
  commitOf,
  reviewKey,
  exampleHead,
  reviewScope,
  anchorStatusOf,
  token,
} from '../build.ts';

const otherConfig = new ReviewKey(token, { ...reviewScope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, reviewScope);

/** GitHub's limit, in characters. */
const maxDescriptionLength = 140;

const read = (...statuses: readonly Status[]) => readRecordAnchors(reviewKey, exampleHead, statuses);

describe('the anchor of a record', () => {
  test('names the plan for people, and links to its comment', () => {
    const { context, state, description, url } = anchorStatusOf(exampleAnchor);
    expect({ context, state, url }).toEqual({ context: 'ifmatch / record', state: 'success', url: commentUrl });
    expect(description).toMatch(/^Plan 2 of this commit is recorded\. \[12 2 4321 [\w-]{22} [\w-]{22}\]$/);
    expect(description).not.toContain(token);
    expect(makeRecordStatus(otherConfig, exampleHead, exampleAnchor, commentUrl).context).toBe(
      'ifmatch / record (team-a/ifmatch.yaml)',
    );
  });

  test('fits with the largest numbers', () => {
    const large = { ...exampleAnchor, number: 999_999_999, comment: 999_999_999_999_999 };
    expect(anchorStatusOf(large).description.length).toBeLessThanOrEqual(maxDescriptionLength);
    expect(read(anchorStatusOf(large)).latest).toEqual(large);
  });

  test('that counts has the highest number, whatever was set later', () => {
    const [first, second, tenth] = [1, 2, 10].map((number) => ({ ...exampleAnchor, number }));
    const late = anchorStatusOf({ ...first!, createdAt: '2026-11-20T13:00:00Z' });
    expect(read(late, anchorStatusOf(tenth!), anchorStatusOf(second!), anchorStatusOf(first!)).latest).toEqual(tenth);
  });

  test('of a copied status is that of the first one', () => {
    const copy = { ...anchorStatusOf(exampleAnchor), createdAt: '2026-11-20T12:00:30Z' };
    for (const statuses of [
      [copy, anchorStatusOf(exampleAnchor)],
      [anchorStatusOf(exampleAnchor), copy],
    ])
      expect(read(...statuses)).toEqual({
        latest: exampleAnchor,
        recorded: exampleAnchor,
        isDisputed: false,
        hasOtherToken: false,
      });
  });

  test('is disputed if another record has its number, and not by an older one or another comment of the same record', () => {
    const digest = 'A'.repeat(22);
    expect(read(anchorStatusOf({ ...exampleAnchor, digest }), anchorStatusOf(exampleAnchor)).isDisputed).toBe(true);
    expect(read(anchorStatusOf({ ...exampleAnchor, comment: 1 }), anchorStatusOf(exampleAnchor)).isDisputed).toBe(
      false,
    );
    expect(read(anchorStatusOf({ ...exampleAnchor, number: 1, digest }), anchorStatusOf(exampleAnchor))).toMatchObject({
      latest: exampleAnchor,
      isDisputed: false,
    });
  });

  test.for<[string, Status]>([
    ['another commit', anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, head: commitOf('c') })],
    ['another token', anchorStatusOf(exampleAnchor, otherToken)],
    ['another repository', anchorStatusOf(exampleAnchor, new ReviewKey(token, { ...reviewScope, repository: '4712' }))],
    ['nobody', { ...anchorStatusOf(exampleAnchor), description: 'Plan 2 of this commit is recorded.' }],
    ['an older state of the words only', { ...anchorStatusOf(exampleAnchor), description: '' }],
  ])('of %s is foreign here, also under our context', ([, status]) => {
    expect(read(status)).toEqual({ latest: null, recorded: null, isDisputed: false, hasOtherToken: true });
    expect(read(status, anchorStatusOf(exampleAnchor))).toEqual({
      latest: exampleAnchor,
      recorded: exampleAnchor,
      isDisputed: false,
      hasOtherToken: true,
    });
  });

  test.for<[string, Status]>([
    ['another config', anchorStatusOf(exampleAnchor, otherConfig)],
    ['another pull request', anchorStatusOf(exampleAnchor, reviewKey, { ...exampleHead, pull: 13 })],
    ['other programs', { ...anchorStatusOf(exampleAnchor), context: 'ci / test' }],
    ['the freshness of a preview', { ...anchorStatusOf(exampleAnchor), context: 'ifmatch / fresh' }],
  ])('is not looked for in statuses of %s', ([, status]) => {
    expect(read(status)).toEqual({ latest: null, recorded: null, isDisputed: false, hasOtherToken: false });
  });

  test('with random edits is never read as another one (seed 20261121, 2,000 descriptions)', () => {
    const kinds = new Set(fc.sample(editedAnchor, { seed: 20_261_121, numRuns: 2000 }).map(classifyAnchor));
    expect([...kinds].toSorted()).toEqual(['another good one', 'unchanged', 'void']);
  });
});
