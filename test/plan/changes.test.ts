import { describe, expect, test } from 'vitest';
import { policyId } from '../../src/domain/bundle.ts';
import { makePlan, planBundle } from '../../src/plan/plan.ts';
import {
  acme,
  detection,
  exceptionEntry,
  exclude,
  listsEntry,
  locate,
  planned,
  policy,
  policyEntry,
  preview,
  remediation,
} from './build.ts';

const at = (bundle: ReturnType<typeof planned>): unknown[] =>
  bundle.changes.map((change) => ('at' in change ? (change.at?.file ?? null) : 'nowhere'));

describe('changes', () => {
  test('come as deletes, updates and creates, each by identity', () => {
    const all = ['b', 'a'].map((slug) => policy(slug));
    const bundle = planned(remediation([policy('u2'), policy('u1'), ...all]), {
      creates: all.map((one) => policyEntry(one.slug ?? '', null, one)),
      updates: [
        policyEntry('u2', policy('u2'), policy('u2', { active: false })),
        policyEntry('u1', policy('u1'), policy('u1', { active: false })),
      ],
      deletes: [
        policyEntry('z', policy('z'), null),
        policyEntry('é', policy('é'), null),
        policyEntry('Z', policy('Z'), null),
      ],
    });
    expect(bundle.changes.map(({ verb, key }) => `${verb} ${String(key['slug'])}`)).toEqual([
      'delete Z',
      'delete z',
      'delete é',
      'update u1',
      'update u2',
      'create a',
      'create b',
    ]);
  });

  test('stand where the policy stands, and deletes nowhere', () => {
    const bundle = planned(remediation([policy('a'), policy('b')]), {
      creates: [policyEntry('b', null, policy('b'))],
      deletes: [policyEntry('a', policy('a'), null)],
    });
    expect(at(bundle)).toEqual(['nowhere', 'a.yaml#policies/1']);
  });

  test('find a policy without a slug by the slug that its name gives, or by its name', () => {
    const { slug: _, ...unnamed } = policy('x', { name: 'Block: criticals!' });
    const content = remediation([policy('a'), unnamed]);
    for (const slug of ['block-criticals', 'block-criticals-2']) {
      expect(at(planned(content, { creates: [policyEntry(slug, null, { ...unnamed, slug })] }))).toEqual([
        'a.yaml#policies/1',
      ]);
    }
    expect(at(planned(content, { creates: [policyEntry('other', null, { name: 'Other' })] }))).toEqual([null]);
  });

  test('of the lists stand at the first list that differs as a set', () => {
    const bundle = detection({ rulesets: ['p/a'], rules: ['r1', 'r2'], disabled: ['d'] });
    const before = { rulesets: ['p/a'], rules: ['r2', 'r1'], disabled: null };
    expect(at(planned(bundle, { updates: [listsEntry(before, bundle.content)] }))).toEqual(['code.yaml#disabled']);
    expect(at(planned(bundle, { updates: [listsEntry({ ...before, rules: ['r1'] }, bundle.content)] }))).toEqual([
      'code.yaml#rules',
    ]);
    expect(at(planned({ ...bundle, origins: new Map() }, { updates: [listsEntry(before, bundle.content)] }))).toEqual([
      null,
    ]);
  });

  test('of exceptions stand at the exception', () => {
    const tagged = { exception_type: 'include', rule: 'r', rule_type: 'pack', project_tag_name: 'prod' } as const;
    const bundle = detection({ exceptions: [exclude('r1'), tagged] });
    expect(at(planned(bundle, { creates: [exceptionEntry(tagged, null, { exception_type: 'include' })] }))).toEqual([
      'code.yaml#exceptions/1',
    ]);
  });

  test('ask for positions once, and for each place once', () => {
    const asked: number[] = [];
    const bundle = remediation([policy('a'), policy('b')]);
    const lists = { creates: [policyEntry('a', null, policy('a')), policyEntry('b', null, policy('b'))] };
    planBundle(bundle, acme, preview(lists), (places) => {
      asked.push(places.length);
      return locate(places);
    });
    expect(asked).toEqual([2]);
  });

  test('carry the notes of the files', () => {
    const bundle = { ...remediation([policy('a')]), notes: new Map([[policyId('a'), { 'x-owner': 'team' }]]) };
    expect(planned(bundle, { creates: [policyEntry('a', null, policy('a'))] }).changes[0]).toMatchObject({
      notes: { 'x-owner': 'team' },
    });
  });

  test('of a kind that nobody knows are kept, with an unknown effect', () => {
    const entry = { object: 'NewThing', key: { id: 'x' }, before: { a: 1 }, after: null };
    const bundle = planned(remediation([]), { deletes: [entry] });
    expect(bundle.changes).toMatchObject([{ verb: 'delete', object: 'NewThing', effect: 'unknown', before: { a: 1 } }]);
    expect(makePlan([bundle]).summary).toEqual({ creates: 0, updates: 0, deletes: 1, effect: 'unknown' });
  });

  test('are never planned for a bundle that the platform rejects', () => {
    const rejections = [{ code: 'X', message: '', policySlug: null, context: {} }];
    expect(() => planned(remediation([]), { rejections })).toThrow('a rejected bundle has no plan');
  });

  test('of ten thousand policies are planned', () => {
    const policies = Array.from({ length: 10_000 }, (_, index) => policy(`p${String(index)}`));
    const bundle = planned(remediation(policies), {
      creates: policies.map((one) => policyEntry(one.slug ?? '', null, one)),
    });
    expect(bundle.changes).toHaveLength(10_000);
  });
});
