import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/domain/bundle.ts';
import type { DiffEntry } from '../../src/domain/preview.ts';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { triangulateBundle } from '../../src/plan/three-way.ts';
import { detection, diffOfPolicies, exclude, locate, planned, policy, policyEntry, remediation } from './build.ts';
import { compared } from './drift-build.ts';
import { include, type Lists, rulesOf } from './triangulate-build.ts';

const triangulated = (base: Bundle, files: Bundle, bundle: ReturnType<typeof planned>): TriangulatedBundle =>
  triangulateBundle(compared(bundle, base), files, locate);

const saidLive = ({ live }: TriangulatedBundle): string[] => live.map(({ effect, says }) => `${effect}: ${says}`);

describe('what is live of exceptions is judged by the bundle of the base with that alone', () => {
  const gone = 'no longer excludes rule r in project q';
  const offHere = `neutral: ${gone} (no effect: the rule is disabled)`;

  test('whose rule is disabled there', () => {
    const files = { disabled: ['r'] };
    expect(saidLive(rulesOf({ ...files, exceptions: [exclude('r', 'q')] }, files, files))).toEqual([offHere]);
    expect(saidLive(rulesOf({ exceptions: [exclude('r', 'q')] }, {}, {}))).toEqual([`stricter: ${gone}`]);
  });

  test('whose rule was disabled in the same go', () => {
    const files = { disabled: ['r'] };
    expect(saidLive(rulesOf({ exceptions: [exclude('r', 'q')] }, files, files))).toEqual([
      `neutral: ${gone} (no effect: the rule is now disabled, so it stays off here)`,
      'looser: disables rule r',
    ]);
  });

  test('beside others that stay, that go, or that wait to be applied', () => {
    const [off, on] = [exclude('r', 'q'), include('r', 'p')];
    const disabled = ['r'];
    const stays = { disabled, exceptions: [on] };
    expect(saidLive(rulesOf({ disabled, exceptions: [on, off] }, stays, stays))).toEqual([`stricter: ${gone}`]);
    const went = { disabled };
    expect(saidLive(rulesOf({ disabled, exceptions: [on, off] }, went, went))).toEqual([
      'looser: no longer includes rule r in project p',
      `neutral: ${gone} (no effect: the rule is now disabled, so it stays off here)`,
    ]);
    expect(saidLive(rulesOf({ disabled, exceptions: [off] }, stays, went))).toEqual([offHere]);
  });

  test('that include a rule which the lists disable', () => {
    const files = { disabled: ['r'], exceptions: [include('r', 'p')] };
    expect(saidLive(rulesOf({ disabled: ['r'] }, files, files))).toEqual(['stricter: includes rule r in project p']);
  });

  test('of another kind than remediation, item by item', () => {
    const files = { rules: ['a', 'new'], rulesets: ['p'], disabled: ['d'] };
    const told = rulesOf({ rules: ['a', 'old'] }, files, files);
    expect(told.live).toMatchObject([
      {
        verb: 'update',
        object: 'DetectionPolicy',
        key: { product: 'code' },
        before: { rulesets: [], rules: ['a', 'old'], disabled: [] },
        after: { rulesets: ['p'], rules: ['a', 'new'], disabled: ['d'] },
        says: 'removes rule old; disables rule d; adds ruleset p; adds rule new',
        at: { file: 'code.yaml#rulesets' },
      },
    ]);
  });
});

describe('what the files do by themselves', () => {
  const ownOf = ({ changes }: TriangulatedBundle, verb: string): string | null => {
    const found = changes.find(({ change }) => change.verb === verb && change.object !== 'DetectionPolicy');
    return found?.own === null || found === undefined ? null : `${found.own.effect}: ${found.own.says}`;
  };

  test('is told of an exception that looks idle only as long as somebody disables its rule on the platform', () => {
    const exceptions = [exclude('r', 'q')];
    const hidden = rulesOf({ rules: ['r'] }, { rules: ['r'], exceptions }, { rules: ['r'], disabled: ['r'] });
    expect(hidden.changes.find(({ change }) => change.verb === 'create')?.change.effect).toBe('neutral');
    expect(ownOf(hidden, 'create')).toBe('looser: excludes rule r in project q');
  });

  test('is nothing of an exception that is idle in the base, too', () => {
    const [rules, disabled, exceptions] = [['r'], ['r'], [exclude('r', 'q')]];
    const idle = rulesOf({ rules, disabled }, { rules: ['r', 'x'], disabled, exceptions }, { rules, disabled });
    expect(idle.changes.find(({ change }) => change.verb === 'create')?.change.effect).toBe('neutral');
    expect(ownOf(idle, 'create')).toBeNull();
  });

  test('is judged by all that the files do, not only by what is left to apply', () => {
    const off = policy('a', { active: false });
    const on = policy('a');
    const edited: RemediationPolicy = { ...off, description: 'edited' };
    const both = (base: RemediationPolicy[], files: RemediationPolicy[], live: RemediationPolicy[]): string | null =>
      ownOf(
        triangulated(remediation(base), remediation(files), planned(remediation(files), diffOfPolicies(live, files))),
        'update',
      );
    const blocks = 'blocks findings where severity is critical or high';
    expect(both([off], [on], [edited])).toBe(`stricter: becomes active: ${blocks}`);
    // What `b` blocked in the base, `a` blocks from now on.
    const covered = `neutral: becomes active: ${blocks} (no effect: covered by b)`;
    expect(both([off, policy('b')], [on], [edited])).toBe(covered);
    expect(both([off, policy('b')], [on], [edited, policy('b')])).toBe(covered);
    expect(both([off], [on, policy('b')], [edited])).toBe(`stricter: becomes active: ${blocks}`);
  });

  test('keeps the place and the notes of the change', () => {
    const files = { ...remediation([policy('a')]), notes: new Map([['slug a', { 'x-owner': 'appsec' }]]) };
    const live = [policy('a', { active: false, description: 'edited' })];
    const bundle = planned(files, diffOfPolicies(live, [policy('a')]));
    const [change] = triangulated(remediation([policy('a', { active: false })]), files, bundle).changes;
    expect(change?.own).toMatchObject({
      verb: 'update',
      at: { file: 'a.yaml#policies/0' },
      notes: { 'x-owner': 'appsec' },
    });
  });
});

test('actions whose new order is live already are told in that order', () => {
  const actions = [{ type: 'block' }, { type: 'pr_comment' }, { type: 'jira' }];
  const turned = [{ type: 'jira' }, { type: 'pr_comment' }, { type: 'block' }];
  const files = remediation([policy('a', { name: 'New', actions: [...turned, { type: 'webhook' }] })]);
  const there = [policy('a', { actions: turned })];
  const bundle = planned(files, diffOfPolicies(there, files.content.policies));
  const { live } = triangulated(remediation([policy('a', { actions })]), files, bundle);
  expect(live).toMatchObject([{ before: { actions }, after: { name: 'Name of a', actions: turned } }]);
});

test('exceptions of secrets are told under their product', () => {
  const secrets = (content: Lists): Bundle => ({ ...detection(content), kind: 'detection/secrets' });
  const [base, files] = [secrets({}), secrets({ exceptions: [exclude('r')] })];
  expect(triangulated(base, files, planned(files)).live).toMatchObject([{ key: { product: 'secrets', rule: 'r' } }]);
});

describe('a change stands where the files have it', () => {
  const files = remediation([policy('a', { name: 'A' })]);
  const placeOf = (entry: DiffEntry): unknown => {
    const [change] = planned(files, { updates: [entry] }).changes;
    return change?.verb === 'update' ? change.at?.file : undefined;
  };

  test('by its slug, whatever the platform calls it', () => {
    const other = { ...policy('a', { name: 'Other' }) };
    expect(placeOf(policyEntry('a', other, other))).toBe('a.yaml#policies/0');
    expect(placeOf(policyEntry('a', other, null))).toBe('a.yaml#policies/0');
  });

  test('and not where a policy stands that only has the same slug', () => {
    expect(placeOf({ object: 'NewThing', key: { slug: 'a' }, before: {}, after: { name: 'A' } })).toBeUndefined();
  });
});

test('a policy whose slug only the platform knows keeps the notes of the files', () => {
  const { slug: _, ...named } = policy('x', { name: 'My policy' });
  const files = { ...remediation([named]), notes: new Map([['slug my-policy', { 'x-owner': 'appsec' }]]) };
  const entry = { object: 'RemediationPolicy', key: { slug: 'my-policy-2' }, before: null, after: { ...named } };
  expect(planned(files, { creates: [entry] }).changes).toMatchObject([{ notes: { 'x-owner': 'appsec' } }]);
});
