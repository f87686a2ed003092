import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import { type DriftBase, type DriftEntry, type DriftOrigin, entriesOf } from '../../src/domain/drift.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Content, DiffEntry, Preview } from '../../src/domain/preview.ts';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { type Compared, differencesFrom, findDrift, type Nearest, nearestToLive } from '../../src/plan/drift.ts';
import { seed } from '../plan/arbitraries.ts';
import {
  acme,
  detection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  locate,
  planned,
  policy,
  policyEntry,
  preview,
  remediation,
} from '../plan/build.ts';
import { planBundle } from '../../src/plan/plan.ts';

const base: DriftBase = {
  kind: 'commit',
  commit: 'c',
  short: 'c',
  at: '2026-11-01T00:00:00.000Z',
  chosen: 'nearest',
  differs: 0,
};

const compared = (bundle: PlannedBundle, applied: BundleContent | null, more: Partial<Compared> = {}): Compared => ({
  bundle,
  base: applied === null ? { kind: 'none', why: 'no-git' } : base,
  applied,
  history: null,
  since: null,
  live: null,
  ...more,
});

const entriesFor = (one: Compared): DriftEntry[] => entriesOf(findDrift([one], []));
const listOf = ({ creates = [], updates = [], deletes = [] }: Partial<Preview>): DiffEntry[] => [
  ...creates,
  ...updates,
  ...deletes,
];

/** Which version of each object a state holds; 0 for none. */
const slugs = ['a', 'b', 'c', 'd', 'e'];
const versions = fc.array(fc.nat(3), { minLength: slugs.length, maxLength: slugs.length });

/** Two spellings of the same. */
const spelled = (slug: string, version: number, other: boolean): RemediationPolicy =>
  policy(slug, {
    description: `version ${String(version)}`,
    ...(other && {
      active: true,
      filters: { mode: 'all', conditions: [{ type: 'severity', mode: 'any', values: ['high', 'critical'] }] },
    }),
  });
const policiesOf = (state: readonly number[], other: boolean): RemediationPolicy[] =>
  slugs.flatMap((slug, index) => ((state[index] ?? 0) === 0 ? [] : [spelled(slug, state[index] ?? 0, other)]));

/** The definition, one object at a time. */
function byBruteForce(a: unknown, f: unknown, l: unknown): DriftOrigin | null {
  if (f === l) return null;
  if (a === f) return 'platform';
  return a === l ? 'repository' : 'both';
}

describe('why an object drifted', () => {
  test('is set arithmetic over what was applied, the files and the platform', () => {
    fc.assert(
      fc.property(versions, versions, versions, fc.boolean(), fc.boolean(), (a, f, l, other, asked) => {
        const [applied, files, live] = [policiesOf(a, false), policiesOf(f, false), policiesOf(l, other)];
        // A platform answers in its own spelling on both sides.
        const bundle = planned(remediation(files), diffOfPolicies(live, policiesOf(f, other)));
        const since = asked ? listOf(diffOfPolicies(live, policiesOf(a, other))) : null;
        const found = entriesFor(compared(bundle, remediation(applied), { since }));
        const expected = slugs.flatMap((slug, index) => {
          const origin = byBruteForce(a[index], f[index], l[index]);
          return origin === null ? [] : [`${slug} ${origin}`];
        });
        expect(found.map(({ change, origin }) => `${String(change.key['slug'])} ${origin}`).toSorted()).toEqual(
          expected,
        );
        const differs = slugs.filter((_, index) => a[index] !== l[index]).length;
        expect(differencesFrom(bundle, remediation(applied))).toBe(differs);
      }),
      seed,
    );
  });

  test('is told for each item of the lists and for each exception', () => {
    const items = ['u', 'v', 'w', 'x'];
    const state = fc.record({
      rules: fc.subarray(items),
      disabled: fc.subarray(items),
      exceptions: fc.subarray(items),
    });
    type State = { rules: string[]; disabled: string[]; exceptions: string[] };
    const bundleOf = ({ rules, disabled, exceptions }: State): DetectionBundle =>
      detection({ rules, disabled, exceptions: exceptions.map((rule) => exclude(rule)) }).content;
    fc.assert(
      fc.property(state, state, state, fc.boolean(), (a, f, l, asked) => {
        const bundle = planned(detection(bundleOf(f)), diffOfDetection(bundleOf(l), bundleOf(f)));
        const since = asked ? listOf(diffOfDetection(bundleOf(l), bundleOf(a))) : null;
        const found = entriesFor(compared(bundle, detection(bundleOf(a)), { since }));
        const told = found.flatMap((entry) => partsOf(entry).map((part) => `${part} ${entry.origin}`));
        const expected = (['rules', 'disabled', 'exceptions'] as const).flatMap((list) =>
          items.flatMap((item) => {
            const origin = byBruteForce(a[list].includes(item), f[list].includes(item), l[list].includes(item));
            return origin === null ? [] : [`${list} ${item} ${origin}`];
          }),
        );
        expect(told.toSorted()).toEqual(expected.toSorted());
      }),
      seed,
    );
  });

  test('is not known without what was applied last', () => {
    const bundle = planned(remediation([policy('a')]), diffOfPolicies([], [policy('a')]));
    expect(entriesFor(compared(bundle, null))).toMatchObject([{ origin: 'unknown', edit: null }]);
  });

  test('is not known where the platform sees a difference and we see none', () => {
    const same = policyEntry('a', { ...policy('a') }, { ...policy('a'), active: true });
    const bundle = planned(remediation([policy('a')]), { updates: [same] });
    expect(entriesFor(compared(bundle, remediation([policy('a')])))).toMatchObject([{ origin: 'unknown' }]);
  });

  test('is found under the slug that the platform made of a name', () => {
    const { slug: _, ...named } = policy('x', { name: 'My policy' });
    const live = { ...policy('my-policy-2', { name: 'My policy' }), description: 'clicked' };
    const entry = policyEntry('my-policy-2', live, { ...live, description: undefined });
    const bundle = planned(remediation([named]), { updates: [entry] });
    expect(entriesFor(compared(bundle, remediation([named])))).toMatchObject([{ origin: 'platform' }]);
  });

  test('does not count what the platform adds to every object', () => {
    const live = { ...policy('a'), tier: 'gold', filters: { ...policy('a').filters, tier: 'gold' } };
    const files = policy('a', { description: 'new' });
    const bundle = planned(remediation([files]), { updates: [policyEntry('a', live, { ...files, tier: 'gold' })] });
    expect(entriesFor(compared(bundle, remediation([policy('a')])))).toMatchObject([{ origin: 'repository' }]);
    expect(differencesFrom(bundle, remediation([policy('a')]))).toBe(0);
  });

  test('is the platform where an apply would take away what files cannot say', () => {
    const live = { ...policy('a'), tier: 'gold' };
    const bundle = planned(remediation([policy('a')]), { updates: [policyEntry('a', live, policy('a'))] });
    expect(entriesFor(compared(bundle, remediation([policy('a')])))).toMatchObject([{ origin: 'platform' }]);
  });

  test.each([
    ['a condition', { filters: { mode: 'all', conditions: [{ type: 'severity', values: ['high'], negate: true }] } }],
    ['an action', { actions: [{ type: 'block', dry_run: true }, { type: 'pr_comment' }] }],
  ])('is both where an apply would take away what files cannot say of %s', (_, more) => {
    const filters = { mode: 'all' as const, conditions: [{ type: 'severity', values: ['high'] }] };
    const [was, files] = [policy('a', { filters }), policy('a', { filters, description: 'new' })];
    const live = { ...was, ...more };
    const bundle = planned(remediation([files]), { updates: [policyEntry('a', live, files)] });
    expect(entriesFor(compared(bundle, remediation([was])))).toMatchObject([{ origin: 'both', edit: { after: live } }]);
    expect(differencesFrom(bundle, remediation([was]))).toBe(1);
    const same = planned(remediation([was]), { updates: [policyEntry('a', live, was)] });
    expect(entriesFor(compared(same, remediation([was])))).toMatchObject([{ origin: 'platform' }]);
  });

  test('of an object of a kind that nobody knows is the word of the platform or not known', () => {
    const entry = { object: 'Novelty', key: { name: 'n' }, before: { on: true }, after: { on: false } };
    const bundle = planned(remediation([]), { updates: [entry] });
    expect(entriesFor(compared(bundle, remediation([])))).toMatchObject([{ origin: 'unknown' }]);
    expect(entriesFor(compared(bundle, remediation([]), { since: [entry] }))).toMatchObject([{ origin: 'platform' }]);
    expect(entriesFor(compared(bundle, remediation([]), { since: [] }))).toMatchObject([{ origin: 'repository' }]);
  });
});

/** `rules x` for each item or exception that an entry is about. */
function partsOf({ change }: DriftEntry): string[] {
  if (change.object === 'DetectionPolicyException') return [`exceptions ${String(change.key['rule'])}`];
  if (change.verb !== 'update') throw new Error('lists are only updated');
  return ['rulesets', 'rules', 'disabled'].flatMap((list) => {
    const [live, files] = [change.before[list] as string[], change.after[list] as string[]];
    const differ = [...live.filter((one) => !files.includes(one)), ...files.filter((one) => !live.includes(one))];
    return differ.map((item) => `${list} ${item}`);
  });
}

describe('an edit on the platform', () => {
  const edited = (more: Content, live: Content | null = null): DriftEntry | undefined => {
    const before = { ...policy('a', { description: 'x' }), ...more };
    const bundle = planned(remediation([policy('a')]), { updates: [policyEntry('a', before, policy('a'))] });
    return entriesFor(compared(bundle, remediation([policy('a')]), { live }))[0];
  };

  test.each([
    [
      { updated_by: 'dana', updated_at: '2026-11-18T10:00:00Z' },
      { by: 'dana', at: '2026-11-18T10:00:00Z' },
    ],
    [{ lastModifiedBy: { id: 7, email: 'd@example.org' } }, { by: 'd@example.org', at: null }],
    [
      { modified_at: 1_763_460_000, created_by: 'eve' },
      { by: null, at: '1763460000' },
    ],
    [{ created_by: 'eve', updated_by: '' }, null],
    [{ updated_by: '  ', updated_at: null }, null],
  ])('tells who and when from %j', (more, expected) => {
    expect(edited(more)?.edited).toEqual(expected);
  });

  test('tells who from a read where the diff does not', () => {
    const live = { policies: [{ ...policy('a'), updated_by: 'dana' }] };
    expect(edited({}, live)?.edited).toEqual({ by: 'dana', at: null });
  });

  test('is what was done there, and not what an apply would do', () => {
    const bundle = planned(remediation([policy('a')]), diffOfPolicies([policy('b')], [policy('a')]));
    const found = entriesFor(compared(bundle, remediation([policy('a')])));
    expect(found.map(({ change, edit }) => [change.verb, edit?.verb])).toEqual([
      ['delete', 'create'],
      ['create', 'delete'],
    ]);
  });
});

describe('what is nearest to the platform', () => {
  const nearest = (candidates: Parameters<typeof nearestToLive<string>>[1]): Nearest<string> | null =>
    nearestToLive(planned(remediation([policy('a')]), diffOfPolicies([policy('b')], [policy('a')])), candidates);
  const candidate = (of: string, ...names: string[]) => ({
    of,
    content: remediation(names.map((slug) => policy(slug))),
  });

  test('is the first of those that differ least', () => {
    const found = nearest([candidate('1', 'a'), candidate('2', 'b', 'c'), candidate('3', 'b', 'd')]);
    expect(found).toMatchObject({ of: '2', differs: 1 });
  });

  test('is looked for no further than one that fits exactly', () => {
    function* candidates() {
      yield candidate('1', 'b');
      throw new Error('looked too far');
    }
    expect(nearest(candidates())).toMatchObject({ of: '1', differs: 0 });
    expect(nearest([])).toBeNull();
  });
});

test('the same drift has the same digest, wherever it stands in the files, whoever did it and whatever was applied', () => {
  const bundleAt = (version: string): PlannedBundle =>
    planBundle(
      remediation([policy('a')]),
      acme,
      preview({ stateVersion: version, creates: [policyEntry('a', null, policy('a'))] }),
      locate,
    );
  const one = findDrift([compared(bundleAt('v1'), null)], []);
  const other = findDrift([{ ...compared(bundleAt('v2'), null), base: { kind: 'none', why: 'shallow' } }], []);
  expect(other.digest).toBe(one.digest);
  expect(findDrift([compared(bundleAt('v1'), remediation([]))], []).digest).not.toBe(one.digest);
});
