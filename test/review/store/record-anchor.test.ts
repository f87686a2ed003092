import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../../src/domain/forge.ts';
import { readRecordAnchors, makeRecordStatus } from '../../../src/review/store/record-anchor.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { anchorKindOf, editedAnchor } from '../../trust/records/edited.ts';
import { anchor, commentUrl, commitOf, key, place, scope, statusOf, token } from '../build.ts';

const otherConfig = new ReviewKey(token, { ...scope, config: 'team-a/ifmatch.yaml' });
const otherToken = new ReviewKey(`${token}0`, scope);

/** GitHub's limit, in characters. */
const maxDescriptionLength = 140;

const read = (...statuses: readonly Status[]) => readRecordAnchors(key, place, statuses);

describe('the anchor of a record', () => {
  test('names the plan for people, and links to its comment', () => {
    const { context, state, description, url } = statusOf(anchor);
    expect({ context, state, url }).toEqual({ context: 'ifmatch / record', state: 'success', url: commentUrl });
    expect(description).toMatch(/^Plan 2 of this commit is recorded\. \[12 2 4321 [\w-]{22} [\w-]{22}\]$/);
    expect(description).not.toContain(token);
    expect(makeRecordStatus(otherConfig, place, anchor, commentUrl).context).toBe(
      'ifmatch / record (team-a/ifmatch.yaml)',
    );
  });

  test('fits with the largest numbers', () => {
    const large = { ...anchor, number: 999_999_999, comment: 999_999_999_999_999 };
    expect(statusOf(large).description.length).toBeLessThanOrEqual(maxDescriptionLength);
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
