import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import { type DriftBase, type ThreeWayChange, type DriftOrigin, entriesOf } from '../../src/domain/drift.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { DiffEntry, Preview } from '../../src/domain/preview.ts';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { differencesFrom, type Nearest, nearestToLive } from '../../src/plan/objects.ts';
import { type Compared, findDrift } from '../../src/plan/three-way.ts';
import { seed } from '../plan/arbitraries.ts';
import { detection, diffOfDetection, diffOfPolicies, exclude, planned, policy, remediation } from '../plan/build.ts';

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
  ...more,
});

const entriesFor = (one: Compared): ThreeWayChange[] => entriesOf(findDrift([one], []));
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
});

/** `rules x` for each item or exception that an entry is about. */
function partsOf({ change }: ThreeWayChange): string[] {
  if (change.object === 'DetectionPolicyException') return [`exceptions ${String(change.key['rule'])}`];
  if (change.verb !== 'update') throw new Error('lists are only updated');
  return ['rulesets', 'rules', 'disabled'].flatMap((list) => {
    const [live, files] = [change.before[list] as string[], change.after[list] as string[]];
    const differ = [...live.filter((one) => !files.includes(one)), ...files.filter((one) => !live.includes(one))];
    return differ.map((item) => `${list} ${item}`);
  });
}

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
