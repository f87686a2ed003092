import { describe, expect, test } from 'vitest';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { RecordPayload } from '../../src/domain/record.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { type Bindings, matchBindings, matchRecord } from '../../src/record/record.ts';
import { recordPayload } from '../../src/record/payload.ts';
import { bindings, bundles, digestOf, digestOfChange, payload, plan, review } from './build-record.ts';

const change = (kind: PlannedBundle['kind'], to: Partial<PlannedBundle>): PlannedBundle[] =>
  bundles.map((bundle) => (bundle.kind === kind ? ({ ...bundle, ...to } as PlannedBundle) : bundle));

describe('the payload of a record', () => {
  test('says of every bundle of its deployment what will be sent, against which state, and what that changes', () => {
    expect(payload).toMatchObject({ version: 1, ...review, plan: plan.digest });
    expect(payload.bundles.map(({ kind, creates, updates, deletes }) => [kind, creates, updates, deletes])).toEqual([
      ['remediation', 1, 1, 1],
      ['detection/code', 0, 0, 0],
      ['detection/secrets', 0, 0, 0],
    ]);
    const remediation = bundles.find(({ kind }) => kind === 'remediation');
    expect(payload.bundles[0]).toMatchObject({
      bundle: remediation?.bundleDigest,
      diff: remediation?.diffDigest,
      stateVersion: remediation?.stateVersion,
    });
  });

  test('does not depend on the order of the bundles', () => {
    expect(recordPayload(makePlan(bundles.toReversed()), review, digestOfChange)).toEqual(payload);
  });

  test('leaves other deployments out, but is bound to the whole plan by its digest', () => {
    const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment: { id: '99', slug: 'acme' } }));
    const both = makePlan([...elsewhere, ...bundles]);
    expect(recordPayload(both, review, digestOfChange)).toEqual({ ...payload, plan: both.digest });
    expect(both.digest).not.toBe(plan.digest);
  });
});

describe('a fresh plan and the record', () => {
  test('are the same when everything is, in any order and beside other deployments', () => {
    const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment: { id: '99', slug: 'other' } }));
    expect(matchRecord(payload, bundles)).toBeNull();
    expect(matchRecord(payload, bundles.toReversed())).toBeNull();
    expect(matchRecord(payload, [...elsewhere, ...bundles])).toBeNull();
  });

  test('differ in their bundles', () => {
    const fewer = bundles.filter(({ kind }) => kind !== 'detection/code');
    expect(matchRecord(payload, fewer)).toEqual({ kind: 'bundles', missing: ['detection/code'], added: [] });
    expect(matchRecord({ ...payload, bundles: payload.bundles.slice(0, 2) }, bundles)).toEqual({
      kind: 'bundles',
      missing: [],
      added: ['detection/secrets'],
    });
    expect(matchRecord({ ...payload, bundles: payload.bundles.slice(0, 1) }, fewer.slice(0, 1))).toEqual({
      kind: 'bundles',
      missing: ['remediation'],
      added: ['detection/secrets'],
    });
    expect(matchRecord(payload, [])).toMatchObject({ kind: 'bundles', missing: { length: 3 } });
    expect(matchRecord(payload, [...bundles, ...bundles.slice(0, 1)])).toEqual({
      kind: 'bundles',
      missing: [],
      added: ['detection/secrets'],
    });
  });

  test.for([
    ['id', { id: '9999', slug: 'acme' }],
    ['slug', { id: '1234', slug: 'acme2' }],
  ] as const)('have no bundle in common when the %s of the deployment is another', ([, deployment]) => {
    const elsewhere = bundles.map((bundle) => ({ ...bundle, deployment }));
    expect(matchRecord(payload, elsewhere)).toMatchObject({ kind: 'bundles', missing: { length: 3 } });
  });

  test('differ in what would be sent, which comes before what it changes', () => {
    const fresh = change('detection/code', {
      bundleDigest: digestOf('7'),
      diffDigest: digestOf('8'),
      stateVersion: 'v2',
    });
    expect(matchRecord(payload, fresh)).toEqual({ kind: 'bundle', bundles: ['detection/code'] });
  });

  test('differ in what applying would change, with the versions on both sides', () => {
    const fresh = change('remediation', { diffDigest: digestOf('8'), stateVersion: 'v2' });
    const moved = { kind: 'remediation', reviewed: 'v1', current: 'v2' };
    expect(matchRecord(payload, fresh)).toEqual({ kind: 'diff', bundles: [moved] });
    expect(matchRecord(payload, change('remediation', { diffDigest: digestOf('8') }))).toEqual({
      kind: 'diff',
      bundles: [{ ...moved, current: 'v1' }],
    });
  });

  test.for(['creates', 'updates', 'deletes'] as const)(
    'differ in the number of %s, were the digest the same',
    (count) => {
      const [first, ...others] = payload.bundles;
      if (first === undefined) throw new Error('the payload has bundles');
      const recorded = { ...payload, bundles: [{ ...first, [count]: first[count] + 1 }, ...others] };
      expect(matchRecord(recorded, bundles)).toMatchObject({ kind: 'diff', bundles: [{ kind: 'remediation' }] });
    },
  );

  test('differ in the state alone only when every diff is the reviewed one', () => {
    const moved = change('detection/secrets', { stateVersion: 'v2' });
    const both = moved.map((bundle) =>
      bundle.kind === 'remediation' ? { ...bundle, stateVersion: 'v3', diffDigest: digestOf('8') } : bundle,
    );
    expect(matchRecord(payload, moved)).toEqual({
      kind: 'state',
      bundles: [{ kind: 'detection/secrets', reviewed: 'v1', current: 'v2' }],
    });
    expect(matchRecord(payload, both)).toMatchObject({ kind: 'diff', bundles: [{ kind: 'remediation' }] });
  });
});

describe('what a record is bound to', () => {
  test('is found where everything is the same, and a commit that is not asked for does not count', () => {
    expect(matchBindings(payload, bindings)).toBeNull();
    expect(matchBindings(payload, { ...bindings, head: null, merge: null })).toBeNull();
  });

  const commit = 'c'.repeat(40);
  test.for<[keyof Bindings, Partial<RecordPayload>, string, string]>([
    ['repository', { repository: '4712' }, '4711', '4712'],
    ['platform', { platform: 'https://other.example' }, 'https://platform.example', 'https://other.example'],
    ['pull', { pull: 13 }, '12', '13'],
    ['deployment', { deployment: { id: '1235', slug: 'acme' } }, 'acme (1234)', 'acme (1235)'],
    ['deployment', { deployment: { id: '1234', slug: 'other' } }, 'acme (1234)', 'other (1234)'],
    ['settings', { settings: digestOf('7') }, digestOf('5'), digestOf('7')],
    ['head', { head: commit }, 'a'.repeat(40), commit],
    ['merge', { merge: commit }, 'b'.repeat(40), commit],
  ])('tells another %s: %j', ([kind, to, reviewed, current]) => {
    expect(matchBindings(payload, { ...bindings, ...to })).toEqual({ kind, reviewed, current });
  });
});
