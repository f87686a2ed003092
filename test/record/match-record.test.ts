import { describe, expect, test } from 'vitest';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { RecordPayload } from '../../src/domain/record.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { matchBindings, matchRecord } from '../../src/record/record.ts';
import { recordPayload } from '../../src/record/payload.ts';
import { bundles, digestOf, payload, plan, review } from './build-record.ts';

const change = (kind: PlannedBundle['kind'], to: Partial<PlannedBundle>): PlannedBundle[] =>
  bundles.map((bundle) => (bundle.kind === kind ? ({ ...bundle, ...to } as PlannedBundle) : bundle));

describe('the payload of a record', () => {
  test('has the content, state version and diff of every bundle with changes', () => {
    expect(payload).toMatchObject({ version: 1, ...review, plan: plan.digest });
    expect(payload.bundles.map(({ kind, creates, updates, deletes }) => [kind, creates, updates, deletes])).toEqual([
      ['remediation', 1, 1, 1],
      ['detection/code', 0, 1, 0],
      ['detection/secrets', 0, 1, 0],
    ]);
    const remediation = bundles.find(({ kind }) => kind === 'remediation');
    expect(payload.bundles[0]).toMatchObject({
      bundle: remediation?.bundleDigest,
      diff: remediation?.diffDigest,
      stateVersion: remediation?.stateVersion,
    });
  });

  test('omits bundles without changes', () => {
    const { bundles: recorded } = recordPayload(makePlan(change('detection/code', { changes: [] })), review);
    expect(recorded.map(({ kind }) => kind)).toEqual(['remediation', 'detection/secrets']);
  });

  test.each([
    [100, 100],
    [101, undefined],
  ])('of a bundle with %i changes lists their digests: %s', (count, named) => {
    const [first] = plan.bundles;
    const changes = Array.from({ length: count }, () => first!.changes[0]!);
    const [recorded] = recordPayload(makePlan([{ ...first!, changes }]), review).bundles;
    expect(recorded?.changes?.length).toBe(named);
    expect(recorded!.creates + recorded!.updates + recorded!.deletes).toBe(count);
  });

  test('does not depend on the order of the bundles', () => {
    expect(recordPayload(makePlan(bundles.toReversed()), review)).toEqual(payload);
  });

  test('omits other deployments, but has the digest of the whole plan', () => {
    const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment: { id: '99', slug: 'acme' } }));
    const both = makePlan([...elsewhere, ...bundles]);
    expect(recordPayload(both, review)).toEqual({ ...payload, plan: both.digest });
    expect(both.digest).not.toBe(plan.digest);
  });
});

describe('a recorded bundle and its fresh plan', () => {
  const standings = (fresh: readonly PlannedBundle[]) => matchRecord(payload, fresh).map(({ standing }) => standing);
  const nothing = { changes: [], diffDigest: digestOf('0') };

  test('match if everything is the same, in any order and beside other deployments', () => {
    const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment: { id: '99', slug: 'other' } }));
    for (const fresh of [bundles, bundles.toReversed(), [...elsewhere, ...bundles]])
      expect(standings(fresh)).toEqual(['same', 'same', 'same']);
  });

  test.for<[string, Partial<PlannedBundle>, string]>([
    ['another state version', { stateVersion: 'v2' }, 'moved'],
    ['another diff', { diffDigest: digestOf('8') }, 'other'],
    ['another content', { bundleDigest: digestOf('7') }, 'other'],
    ['nothing left to change', { ...nothing, stateVersion: 'v2' }, 'done'],
    ['nothing left to change of another content', { ...nothing, bundleDigest: digestOf('7') }, 'done'],
    ['nothing left to change at the very state that was reviewed', nothing, 'odd'],
  ])('with %s', ([, to, standing]) => {
    expect(standings(change('detection/code', to))).toEqual(['same', standing, 'same']);
  });

  test.for<[string, readonly PlannedBundle[]]>([
    ['its kind', []],
    ['its deployment by id', bundles.map((bundle) => ({ ...bundle, deployment: { id: '9999', slug: 'acme' } }))],
    ['its deployment by slug', bundles.map((bundle) => ({ ...bundle, deployment: { id: '1234', slug: 'acme2' } }))],
  ])('is missing if no fresh bundle has %s', ([, fresh]) => {
    expect(standings(fresh)).toEqual(['missing', 'missing', 'missing']);
  });
});

describe('the bindings of a record', () => {
  test('match if everything is the same', () => {
    expect(matchBindings(payload, review)).toBeNull();
  });

  const head = 'c'.repeat(40);
  test.for<[string, Partial<RecordPayload>, object]>([
    ['pull request', { pull: 13 }, { code: 'elsewhere' }],
    ['id of the deployment', { deployment: { id: '1235', slug: 'acme' } }, { code: 'elsewhere' }],
    ['slug of the deployment', { deployment: { id: '1234', slug: 'other' } }, { code: 'elsewhere' }],
    ['settings', { settings: digestOf('7') }, { code: 'settings' }],
    ['head', { head }, { code: 'other-commit', reviewed: 'a'.repeat(40), merged: head }],
  ])('do not match another %s', ([, to, cause]) => {
    expect(matchBindings(payload, { ...review, ...to })).toEqual(cause);
  });
});
