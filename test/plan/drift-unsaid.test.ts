import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Content } from '../../src/domain/preview.ts';
import { canonicalAction } from '../../src/plan/digest.ts';
import { changesUnsaid, differencesFrom } from '../../src/plan/drift.ts';
import { detection, diffOfDetection, exclude, planned, policy, policyEntry, remediation } from './build.ts';

const [one, two, other] = [
  { type: 's', values: ['x'] },
  { type: 's', values: ['z'] },
  { type: 't', values: ['x'] },
];
const extra = { negate: true };
const odd = { negate: 1 };

describe('what files cannot say of the conditions of a policy', () => {
  const changes = (before: unknown[], after: unknown[]): boolean =>
    changesUnsaid('RemediationPolicy', { filters: { conditions: before } }, { filters: { conditions: after } });

  test.for([
    ['is taken away', [{ ...one, ...extra }], [one], true],
    ['is added', [one], [{ ...one, ...extra }], true],
    ['is another', [{ ...one, ...extra }], [{ ...one, ...odd }], true],
    ['stays', [{ ...one, ...extra }], [{ ...one, ...extra }], false],
    ['was never there', [one, two], [two], false],
    ['goes with its condition', [{ ...one, ...extra }], [], true],
    ['goes with its condition while another of the type has none', [{ ...one, ...extra }], [two], true],
    ['goes over to another of the type', [{ ...one, ...extra }], [{ ...two, ...extra }], false],
    ['goes over to another of the type, but not as it was', [{ ...one, ...extra }], [{ ...two, ...odd }], true],
    ['stands in one of another type', [{ ...one, ...extra }], [{ ...other, ...extra }], true],
    ['goes over to one that was there', [{ ...one, ...extra }, two], [one, { ...two, ...extra }], true],
    ['stands in one of two of the same', [one, { ...one, ...extra }], [one, { ...one, ...extra }], false],
    ['comes to stand in one of two of the same', [one], [one, { ...one, ...extra }], true],
    ['comes to stand beside the same', [one, two], [one, { ...one, ...extra }, two], true],
    ['comes with a condition', [one], [one, { ...two, ...extra }], false],
    ['is a note of the platform', [{ ...one, updated_at: 'x' }], [one], false],
    ['stands in what is no condition', [one, null, 'x'], [one], false],
  ] as const)('%s: %j becomes %j', ([, before, after, expected]) => {
    expect(changes([...before], [...after])).toBe(expected);
  });

  test('is nothing where there are none', () => {
    const said = changesUnsaid('RemediationPolicy', { filters: 'x', actions: 'x' }, { filters: null });
    expect(said).toBe(false);
    const [before, after] = [{ filters: { conditions: 'x' } }, { filters: { conditions: null } }];
    expect(changesUnsaid('RemediationPolicy', before, after)).toBe(false);
    expect(changesUnsaid('RemediationPolicy', { filters: 'x' }, { filters: { conditions: [] }, actions: [] })).toBe(
      false,
    );
    expect(changesUnsaid('RemediationPolicy', { actions: [] }, { actions: 'x' })).toBe(false);
  });
});

describe('what files cannot say of an object', () => {
  const identity = { slug: 'a', rule: 'r', rule_type: 'rule', project: 'p', project_tag_name: 't', product: 'code' };

  test('is not who it is, and not what files say', () => {
    for (const field of Object.keys(identity)) {
      expect([field, changesUnsaid('DetectionPolicyException', { [field]: 'x' }, {})]).toEqual([field, false]);
    }
    expect(changesUnsaid('DetectionPolicyException', { exception_type: 'exclude' }, {})).toBe(false);
    expect(changesUnsaid('RemediationPolicy', { name: 'A', description: 'B', active: false }, {})).toBe(false);
  });

  test('is any other field', () => {
    expect(changesUnsaid('DetectionPolicyException', { until: 'x' }, {})).toBe(true);
    expect(changesUnsaid('RemediationPolicy', { exception_type: 'x' }, {})).toBe(true);
    expect(changesUnsaid('RemediationPolicy', { actions: [{ type: 'b', dry: 1 }] }, { actions: [{ type: 'b' }] })).toBe(
      true,
    );
  });
});

describe('the number of differences', () => {
  const from = (bundle: PlannedBundle, applied: BundleContent): number => differencesFrom(bundle, applied);

  test('of a detection bundle counts each item and each exception', () => {
    const files = detection({ rules: ['a', 'b'], disabled: ['d'], exceptions: [exclude('r'), exclude('s')] });
    const live = detection({ rules: ['b', 'c'], disabled: ['d'], exceptions: [exclude('s'), exclude('t')] });
    const bundle = planned(files, diffOfDetection(live.content, files.content));
    expect(from(bundle, live)).toBe(0);
    expect(from(bundle, files)).toBe(4);
    expect(from(bundle, detection({ rules: ['b', 'c'] }))).toBe(3);
  });

  test('sees what is no text in a list of the platform', () => {
    const files = detection({ rules: ['a'] });
    const lists = { object: 'DetectionPolicy', key: { product: 'code' } };
    const before = { rules: ['a', 5, null], rulesets: 'x', disabled: null };
    const bundle = planned(files, {
      updates: [{ ...lists, before, after: { rules: ['a'], rulesets: [], disabled: [] } }],
    });
    expect(from(bundle, files)).toBe(0);
  });

  test('leaves out objects of kinds that nobody knows', () => {
    const entry = { object: 'Novelty', key: { name: 'x' }, before: { on: true }, after: null };
    expect(from(planned(remediation([policy('a')]), { deletes: [entry] }), remediation([policy('a')]))).toBe(0);
  });

  test('counts a policy that holds what files cannot say, unless it is deleted', () => {
    const live: Content = { ...policy('a'), tier: 'gold' };
    const update = planned(remediation([policy('a')]), { updates: [policyEntry('a', live, policy('a'))] });
    expect(from(update, remediation([policy('a')]))).toBe(1);
    const gone = planned(remediation([]), { deletes: [policyEntry('a', live, null)] });
    expect(from(gone, remediation([policy('a')]))).toBe(0);
  });

  test('knows a policy by the slug that the platform made of its name', () => {
    const { slug: _, ...named } = policy('x', { name: 'My policy' });
    const live = policy('my-policy-2', { name: 'My policy' });
    const files = { ...named, description: 'new' };
    const bundle = planned(remediation([files]), {
      updates: [policyEntry('my-policy-2', { ...live }, { ...live, description: 'new' })],
    });
    expect(from(bundle, remediation([named]))).toBe(0);
    expect(from(bundle, remediation([files]))).toBe(1);
  });
});

test('a setting of an action that holds nothing is no setting, and one that is empty is', () => {
  const text = (config: unknown): string => canonicalAction({ type: 'x', config });
  expect(text({ a: null })).toBe(text(null));
  expect(text({ a: '' })).not.toBe(text(null));
  expect(text({ a: [] })).not.toBe(text({}));
});
