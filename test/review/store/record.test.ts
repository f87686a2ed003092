import { describe, expect, test } from 'vitest';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import type { RecordedBundle, ReviewRecord } from '../../../src/domain/review.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { hasChanges, makeRecord, recordDigest } from '../../../src/review/store/record.ts';
import {
  exampleBundles,
  commitOf,
  coveredBundlesOf,
  digestOf,
  examplePlan,
  exampleRecord,
  reviewedFacts,
} from '../build.ts';

const change = (kind: PlannedBundle['kind'], to: Partial<PlannedBundle>): PlannedBundle[] =>
  exampleBundles.map((bundle) => (bundle.kind === kind ? ({ ...bundle, ...to } as PlannedBundle) : bundle));

describe('a record', () => {
  test('has the content, state version and diff of every covered bundle', () => {
    expect(exampleRecord).toMatchObject({ version: 1, ...reviewedFacts, plan: examplePlan.digest });
    expect(
      exampleRecord.bundles.map(({ kind, creates, updates, deletes }) => [kind, creates, updates, deletes]),
    ).toEqual([
      ['remediation', 1, 1, 1],
      ['detection/code', 0, 1, 0],
      ['detection/secrets', 0, 1, 0],
    ]);
    const remediation = exampleBundles.find(({ kind }) => kind === 'remediation');
    expect(exampleRecord.bundles[0]).toMatchObject({
      bundle: remediation?.bundleDigest,
      base: digestOf('9'),
      diff: remediation?.diffDigest,
      stateVersion: remediation?.stateVersion,
    });
    // A change of this makes every record on every open pull request void.
    expect(Object.keys(exampleRecord).join(' ')).toBe(
      'version pull head base platform settings plan needsApproval bundles',
    );
  });

  test('has bundles without changes, too, and omits those that the files do not change', () => {
    const unchanged = change('detection/code', { changes: [] });
    const made = (of: readonly PlannedBundle[]) =>
      makeRecord(makePlan(unchanged), coveredBundlesOf(of), reviewedFacts).bundles.map((one) => [
        one.kind,
        hasChanges(one),
      ]);
    expect(made(unchanged)).toEqual([
      ['remediation', true],
      ['detection/code', false],
      ['detection/secrets', true],
    ]);
    expect(made(unchanged.slice(1, 2))).toEqual([['remediation', true]]);
  });

  test.for([
    [300, true],
    [301, false],
  ] as const)('of %i changes in all lists their digests: %s', ([count, isListed]) => {
    const [first, second] = exampleBundles;
    const of = (bundle: PlannedBundle, many: number): PlannedBundle => ({
      ...bundle,
      changes: Array.from({ length: many }, () => bundle.changes[0]!),
    });
    const both = [of(first!, 1), of(second!, count - 1)];
    const made = makeRecord(makePlan(both), coveredBundlesOf(both), reviewedFacts).bundles;
    expect(made.map(({ changes }) => changes?.length ?? null)).toEqual(isListed ? [count - 1, 1] : [null, null]);
    expect(made.map(({ creates, updates, deletes }) => creates + updates + deletes)).toEqual([count - 1, 1]);
  });

  test('does not depend on the order of the bundles, which is that of deployments and kinds', () => {
    const elsewhere = exampleBundles.map((bundle) => ({ ...bundle, deployment: { id: '9', slug: 'hooli' } }));
    const both = [...elsewhere, ...exampleBundles];
    const made = makeRecord(makePlan(both), coveredBundlesOf(both), reviewedFacts);
    expect(made.bundles.map(({ deployment: { slug }, kind }) => `${slug} ${kind}`)).toEqual([
      'acme remediation',
      'acme detection/code',
      'acme detection/secrets',
      'hooli remediation',
      'hooli detection/code',
      'hooli detection/secrets',
    ]);
    const turned = makeRecord(makePlan(both.toReversed()), coveredBundlesOf(both.toReversed()), reviewedFacts);
    expect(recordDigest(turned)).toBe(recordDigest(made));
  });
});

describe('the digest of a record', () => {
  const withBundle = (to: Partial<RecordedBundle>): Partial<ReviewRecord> => ({
    bundles: exampleRecord.bundles.map((bundle, index) => (index === 0 ? { ...bundle, ...to } : bundle)),
  });
  test.for<[string, Partial<ReviewRecord>]>([
    ['pull request', { pull: 13 }],
    ['head', { head: commitOf('c') }],
    ['base branch', { base: { branch: 'release', commit: commitOf('b') } }],
    ['commit of the base', { base: { branch: 'main', commit: commitOf('c') } }],
    ['platform', { platform: 'https://other.example' }],
    ['settings', { settings: digestOf('7') }],
    ['plan', { plan: digestOf('7') }],
    ['set of bundles', { bundles: exampleRecord.bundles.slice(1) }],
    ['id of a deployment', withBundle({ deployment: { id: '1235', slug: 'acme' } })],
    ['slug of a deployment', withBundle({ deployment: { id: '1234', slug: 'other' } })],
    ['kind of a bundle', withBundle({ kind: 'detection/code' })],
    ['content to send', withBundle({ bundle: digestOf('7') })],
    ['content of the base', withBundle({ base: null })],
    ['diff', withBundle({ diff: digestOf('7') })],
    ['state version', withBundle({ stateVersion: 'v2' })],
    ['count', withBundle({ deletes: 0 })],
    ['change', withBundle({ changes: null })],
  ])('depends on each %s', ([, to]) => {
    expect(recordDigest({ ...exampleRecord, ...to })).not.toBe(recordDigest(exampleRecord));
  });
});
