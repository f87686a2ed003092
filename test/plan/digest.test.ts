import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Content } from '../../src/domain/bundle.ts';
import type { DetectionBundle, RemediationBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { bundleDigest, diffDigest, planDigest } from '../../src/plan/digest.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { detections, sortKeys, policies, fuzzParameters, shuffled } from './arbitraries.ts';
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  listsEntry,
  planOfBundle,
  makePolicy,
  policyEntry,
  declaredPolicies,
} from './build.ts';

const digest = (content: RemediationBundle['policies']): string =>
  bundleDigest({ kind: 'remediation', content: { policies: content } });
const detectionDigest = (content: DetectionBundle): string => bundleDigest({ kind: 'detection/code', content });

/** The same policy in another spelling: nothing that carries meaning differs. */
const respelt = (one: RemediationPolicy, numbers: readonly number[]): RemediationPolicy => {
  const conditions = one.filters.conditions.map(({ type, values, mode }) => ({
    ...(mode === 'any' ? {} : { mode }),
    values: [...shuffled(values, numbers), values[0] ?? ''],
    type,
  }));
  const { active, description, name, slug = '', actions } = one;
  return {
    filters: { conditions: [...shuffled(conditions, numbers), ...conditions.slice(0, 1)], mode: one.filters.mode },
    actions: actions.map(({ type, config = {} }) =>
      Object.keys(config).length === 0
        ? { type }
        : { config: Object.fromEntries(Object.entries(config).toReversed()), type },
    ),
    slug,
    name,
    ...(active === false ? { active } : {}),
    ...(description === '' ? {} : { description: description ?? '' }),
  };
};

describe('the digest of a bundle', () => {
  test('is the same for every notation of the same policies', () => {
    fc.assert(
      fc.property(policies, sortKeys, (all, numbers) => {
        const other = shuffled(all, numbers).map((one) => respelt(one, numbers));
        expect(digest(other)).toBe(digest(all));
        expect(bundleDigest({ kind: 'remediation', content: { deployment_slug: 'acme', policies: all } })).toBe(
          digest(all),
        );
      }),
      fuzzParameters,
    );
  });

  test('is the same for every order of a detection bundle', () => {
    fc.assert(
      fc.property(detections, sortKeys, (all, numbers) => {
        const other = {
          product: 'code' as const,
          deployment_slug: 'acme',
          exceptions: shuffled(all.exceptions, numbers).map((one) =>
            Object.fromEntries(Object.entries({ ...one, project_tag_name: '' }).toReversed()),
          ) as DetectionBundle['exceptions'],
          rules: [...shuffled(all.rules, numbers), ...all.rules],
          disabled: shuffled(all.disabled, numbers),
          rulesets: shuffled(all.rulesets, numbers),
        };
        expect(detectionDigest(other)).toBe(detectionDigest(all));
      }),
      fuzzParameters,
    );
  });

  test('differs exactly when the meaning differs, whichever field comes from another policy', () => {
    const field = fc.constantFrom('name', 'slug', 'description', 'active', 'filters', 'actions');
    const mixed = fc.property(policies, policies, field, ([first, ...rest], [other], name) => {
      if (first === undefined || other === undefined) return;
      const changed = { ...first, [name]: other[name as keyof RemediationPolicy] };
      expect(digest([changed, ...rest]) === digest([first, ...rest])).toBe(meaning([changed]) === meaning([first]));
    });
    fc.assert(mixed, { ...fuzzParameters, numRuns: 2000 });
  });

  const all = { mode: 'all' as const, conditions: [{ type: 'severity', values: ['high'] }] };
  test.for<[string, object]>([
    ['name', { name: 'other' }],
    ['slug', { slug: 'other' }],
    ['description', { description: 'x' }],
    ['active', { active: false }],
    ['mode', { filters: { ...all, mode: 'any' } }],
    ['a value', { filters: { ...all, conditions: [{ type: 'severity', values: ['low'] }] } }],
    [
      'the mode of a condition',
      { filters: { ...all, conditions: [{ type: 'severity', values: ['high'], mode: 'none' }] } },
    ],
    [
      'one more condition',
      { filters: { ...all, conditions: [...all.conditions, { type: 'confidence', values: ['high'] }] } },
    ],
    ['an action', { actions: [{ type: 'pr_comment' }] }],
    ['the order of actions', { actions: [{ type: 'pr_comment' }, { type: 'block' }] }],
    ['a setting', { actions: [{ type: 'block', config: { a: '' } }, { type: 'pr_comment' }] }],
    ['an unknown number', { level: 1 }],
    ['an unknown nested field', { extra: { deep: [{ a: 0 }] } }],
    ['what would be book-keeping in an answer', { id: 'x' }],
    ['a field that is called __proto__', JSON.parse('{"__proto__": {"a": 1}}') as object],
  ])('changes with %s', ([, more]) => {
    const base = makePolicy('a', { filters: { ...all, conditions: [...all.conditions] } });
    const changed = Object.assign(Object.create(null) as object, base);
    for (const [key, value] of Object.entries(more)) Object.defineProperty(changed, key, { value, enumerable: true });
    expect(digest([changed])).not.toBe(digest([base]));
  });

  test('depends on the order of unknown lists', () => {
    const withExtra = (extra: unknown): string => digest([{ ...makePolicy('a'), extra } as RemediationPolicy]);
    expect(withExtra(['a', 'b'])).not.toBe(withExtra(['b', 'a']));
    expect(withExtra([null])).not.toBe(withExtra([]));
    expect(withExtra(null)).toBe(withExtra(undefined));
  });

  test('differs between kinds and products of empty bundles', () => {
    const empty = { rulesets: [], rules: [], disabled: [], exceptions: [] };
    const digests = [digest([]), detectionDigest(empty), bundleDigest({ kind: 'detection/secrets', content: empty })];
    expect(new Set(digests).size).toBe(3);
  });

  test('is the same on every machine and in every run', () => {
    expect(digest([makePolicy('block-criticals'), makePolicy('é', { active: false })])).toBe(golden.bundle);
  });
});

describe('the digest of a diff', () => {
  test('does not depend on order, unused fields or our messages', () => {
    fc.assert(
      fc.property(policies, policies, sortKeys, (live, sent, numbers) => {
        const diff = diffOfPolicies(live, sent);
        const one = planOfBundle(declaredPolicies(sent), diff);
        const spelt = (content: Content | null): Content | null =>
          content && { ...respelt(content as RemediationPolicy, numbers), surplus: null };
        const respeltDiff = (['creates', 'updates', 'deletes'] as const).map((list) => [
          list,
          shuffled(diff[list] ?? [], numbers).map((entry) => ({
            ...entry,
            before: spelt(entry.before),
            after: spelt(entry.after),
          })),
        ]);
        const other = planOfBundle(declaredPolicies(sent), Object.fromEntries(respeltDiff) as typeof diff);
        expect(other.diffDigest).toBe(one.diffDigest);
        expect(diffDigest(one.changes.map((change) => ({ ...change, message: 'x', effect: 'neutral' })))).toBe(
          one.diffDigest,
        );
      }),
      fuzzParameters,
    );
  });

  test('depends on the previous content of the platform', () => {
    const update = (before: Content): string =>
      planOfBundle(declaredPolicies([makePolicy('a')]), { updates: [policyEntry('a', before, makePolicy('a'))] })
        .diffDigest;
    expect(update(makePolicy('a', { active: false }))).not.toBe(
      update(makePolicy('a', { active: false, description: 'edited' })),
    );
  });

  test.for(['fetched_at', 'last_seen_at', 'lastSeenAt', 'etag', 'updated_by', 'id'])(
    'does not depend on %s, which a platform may answer differently each time',
    (field) => {
      const [was, is] = [makePolicy('a', { active: false }), makePolicy('a')];
      const noted = (one: RemediationPolicy, note: string): Content => ({
        ...one,
        filters: { ...one.filters, [field]: note },
        [field]: note,
      });
      const digestFor = (note: string): string =>
        planOfBundle(declaredPolicies([is]), { updates: [policyEntry('a', noted(was, note), noted(is, note))] })
          .diffDigest;
      expect(digestFor('1')).toBe(digestFor('2'));
      expect(digestFor('1')).toBe(
        planOfBundle(declaredPolicies([is]), { updates: [policyEntry('a', was, is)] }).diffDigest,
      );
      const listsFor = (note: string): string =>
        planOfBundle(declaredDetection({}), {
          updates: [listsEntry({ rules: ['r'], [field]: note }, { [field]: note })],
        }).diffDigest;
      expect(listsFor('1')).toBe(listsFor('2'));
    },
  );

  test.for(['expires_at', 'version', 'owner_id', 'level'])('depends on %s, which may mean something', (field) => {
    const digestFor = (note: string): string =>
      planOfBundle(declaredPolicies([makePolicy('a')]), {
        updates: [policyEntry('a', { ...makePolicy('a'), [field]: note }, makePolicy('a'))],
      }).diffDigest;
    expect(digestFor('1')).not.toBe(digestFor('2'));
  });

  test('depends on ids inside actions and unknown objects', () => {
    const action = (id: string): Content => ({ ...makePolicy('a'), actions: [{ type: 'webhook', id }] });
    const actionDigest = (id: string): string =>
      planOfBundle(declaredPolicies([makePolicy('a')]), { updates: [policyEntry('a', action(id), makePolicy('a'))] })
        .diffDigest;
    expect(actionDigest('1')).not.toBe(actionDigest('2'));
    const unknown = (id: string): string =>
      diffDigest([{ verb: 'delete', object: 'NewThing', key: { path: '/x' }, before: { id }, after: null }]);
    expect(unknown('1')).not.toBe(unknown('2'));
  });
});

describe('the digest of a plan', () => {
  const someBundle = (): PlannedBundle =>
    planOfBundle(declaredPolicies([makePolicy('a')]), diffOfPolicies([makePolicy('b')], [makePolicy('a')]));

  test('does not depend on the order of the bundles', () => {
    const bundle = someBundle();
    const other = planOfBundle(declaredDetection({}));
    expect(makePlan([bundle, other]).digest).toBe(makePlan([other, bundle]).digest);
  });

  test.for<[string, object]>([
    ['the id of the deployment', { deployment: { id: '1', slug: 'acme' } }],
    ['its slug', { deployment: { id: '1234', slug: 'other' } }],
    ['the kind', { kind: 'detection/code' }],
    ['the state version', { stateVersion: 'v2' }],
    ['the digest of the bundle', { bundleDigest: 'sha256:1' }],
    ['the digest of the diff', { diffDigest: 'sha256:1' }],
  ])('binds %s', ([, more]) => {
    const bundle = someBundle();
    expect(planDigest([{ ...bundle, ...more }])).not.toBe(planDigest([bundle]));
  });

  test('is the same in every version', () => {
    const sent = declaredDetection({ rules: ['r'] });
    const changed = planOfBundle(sent, diffOfDetection(declaredDetection({}).content, sent.content));
    expect(makePlan([someBundle(), changed]).digest).toBe(golden.plan);
  });
});

const golden = {
  bundle: 'sha256:9f1055590a7998ea97df6038b8ee9d29f566228c9dca67c607679ed87dc3a475',
  plan: 'sha256:3ccbcd558a96e5c45e379b883fd285ccfe303150a9fb6d94ee80fab1fab27767',
};

/** What the policies mean, told apart by other means than the digest. */
function meaning(all: RemediationBundle['policies']): string {
  const texts = all.map(({ name, slug, description = '', active = true, filters, actions }) => {
    const conditions = [
      ...new Set(
        filters.conditions.map(({ type, values, mode = 'any' }) => JSON.stringify([type, mode, values.toSorted()])),
      ),
    ].toSorted();
    const settings = actions.map(({ type, config = {} }) => [
      type,
      Object.entries(config).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    return JSON.stringify([slug, name, description, active, filters.mode, conditions, settings]);
  });
  return texts.toSorted().join('\n');
}
