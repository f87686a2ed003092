import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bundle, Content } from '../../src/domain/bundle.ts';
import type { Change } from '../../src/domain/plan.ts';
import type { DiffEntry } from '../../src/domain/dry-run.ts';
import type { DriftOrigin, ThreeWayBundle } from '../../src/domain/drift.ts';
import type { Condition, DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { canonicalText } from '../../src/plan/digest.ts';
import { findChangedItems } from '../../src/plan/detection-lists.ts';
import { type BundleWithBase, threeWayDiffOfBundle } from '../../src/plan/three-way.ts';
import { fuzzParameters } from './arbitraries.ts';
import {
  declaredDetection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  type DiffLists,
  fakeLocate,
  planOfBundle,
  makePolicy,
  dryRunWith,
  declaredPolicies,
} from './build.ts';

type World = { files: Bundle; diff: DiffLists; diffToBase: readonly DiffEntry[] };

function threeWayDiffFor({ files, diff, diffToBase }: World): ThreeWayBundle {
  const bundle = planOfBundle(files, diff);
  const baseCommit: BundleWithBase['base'] = {
    kind: 'commit',
    commit: 'c',
    short: 'c',
    committedAt: '2026-11-01T00:00:00.000Z',
    chosenBy: 'named',
    differences: 0,
  };
  return threeWayDiffOfBundle({ bundle, base: baseCommit, diffToBase, history: null }, files, fakeLocate);
}

const listOf = (lists: DiffLists): readonly DiffEntry[] => dryRunWith(lists).entries;

/** Policies that stand in the base, in the files and on the platform. */
function policiesOf(
  [base, files, live]: readonly [RemediationPolicy[], RemediationPolicy[], RemediationPolicy[]],
  spelled: (policy: RemediationPolicy) => RemediationPolicy = (one) => one,
): ThreeWayBundle {
  const onPlatform = live.map(spelled);
  return threeWayDiffFor({
    files: declaredPolicies(files),
    diff: diffOfPolicies(onPlatform, files.map(spelled)),
    diffToBase: listOf(diffOfPolicies(onPlatform, base.map(spelled))),
  });
}

const originsOf = ({ changes }: ThreeWayBundle): string[] =>
  changes.map(({ change, origin }) => `${origin}: ${change.verb} ${String(change.key['slug'])}`);

// The definition by brute force. A policy is a set of fields. An apply takes nothing back if it keeps each field in which the platform differs from
// the base.

type Version = Omit<RemediationPolicy, 'slug'>;
type Parts = Record<string, string>;
type States = { b: Version | null; f: Version | null; l: Version | null };

const conditionText = ({ values, mode = 'any' }: Condition): string => `${mode} ${values.toSorted().join('|')}`;

function partsOf(version: Version | null): Parts {
  const { name = '', description = '', active = true, filters, actions = [] } = version ?? {};
  return {
    name,
    description,
    active: version === null ? '' : String(active),
    filters: [filters?.mode ?? '', ...(filters?.conditions ?? []).map(conditionText).toSorted()].join(';'),
    actions: JSON.stringify(actions),
  };
}

/** Whether each part in which one state differs from the base is the same in the other. */
function keeps(base: Parts, changed: Parts, other: Parts): boolean {
  const names = new Set([...Object.keys(base), ...Object.keys(changed)]);
  return [...names].every((name) => base[name] === changed[name] || other[name] === changed[name]);
}

const same = (one: Version | null, other: Version | null): boolean => textOf(one) === textOf(other);
const textOf = (one: Version | null): string => (one === null ? 'none' : canonicalText('RemediationPolicy', one));

function expectedOrigin({ b, f, l }: States): DriftOrigin | null {
  if (same(f, l)) return null;
  if (same(b, l)) return 'repository';
  if (same(b, f)) return 'platform';
  if (f === null || l === null) return 'both';
  return keeps(partsOf(b), partsOf(l), partsOf(f)) ? 'repository' : 'both';
}

/** Whether the files differ from the base, and the platform has that already. */
const isLive = ({ b, f, l }: States): boolean => same(f, l) && !same(b, f);

/** Whether it is baseCommit what the files do by themselves: the platform differs from the base in its own way. */
const hasOwn = ({ b, f, l }: States): boolean => !same(f, l) && !same(b, l) && !same(b, f);

const conditions: Condition[] = [
  { type: 'severity', values: ['critical'] },
  { type: 'severity', values: ['high', 'low'] },
  { type: 'repository_tag', values: ['prod'] },
  { type: 'repository_tag', values: ['prod'], mode: 'none' },
];
const actions: Version['actions'] = [
  { type: 'block' },
  { type: 'pr_comment' },
  { type: 'jira', config: { project: 'A' } },
  { type: 'jira', config: { project: 'B' } },
];
const fields = {
  name: fc.constantFrom('one', 'two'),
  description: fc.constantFrom(undefined, 'x', 'y'),
  active: fc.boolean(),
  mode: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.subarray(conditions),
  actions: fc.shuffledSubarray(actions),
};
type Fields = { [F in keyof typeof fields]: (typeof fields)[F] extends fc.Arbitrary<infer T> ? T : never };
const version = ({ name, description, active, mode, ...lists }: Fields): Version => ({
  name,
  ...(description === undefined ? {} : { description }),
  active,
  filters: { mode, conditions: lists.conditions },
  actions: lists.actions,
});

/** A state that comes from the base: most of it stays, so that both sides often meet in something and part in something else. */
const stays = fc.record(
  Object.fromEntries(Object.keys(fields).map((field) => [field, fc.integer({ min: 0, max: 2 })])),
);
const successor = fc.record({ fresh: fc.record(fields), takes: stays, exists: fc.nat(7) });
const three = fc
  .record({ base: fc.record(fields), exists: fc.nat(4), files: successor, live: successor, meets: stays })
  .map(({ base, exists, files, live, meets }): States => {
    const pick = (from: Fields, to: Fields, takes: Record<string, number>, at: number): Fields => ({
      ...from,
      ...Object.fromEntries(Object.entries(to).filter(([name]) => takes[name] === at)),
    });
    const inFiles = pick(base, files.fresh, files.takes, 0);
    const onPlatform = pick(pick(base, live.fresh, live.takes, 0), inFiles, meets, 1);
    return {
      b: exists === 0 ? null : version(base),
      f: files.exists === 0 ? null : version(inFiles),
      l: live.exists === 0 ? null : version(onPlatform),
    };
  });

/** As a platform may spell the same. */
const spelledOut = (one: RemediationPolicy): RemediationPolicy => ({
  description: '',
  ...one,
  filters: {
    ...one.filters,
    conditions: one.filters.conditions
      .map((condition): Condition => ({ mode: 'any', ...condition, values: condition.values.toReversed() }))
      .toReversed(),
  },
});

const slugs = ['a', 'b', 'c'];
const stateOf = (states: readonly States[], side: keyof States): RemediationPolicy[] =>
  slugs.flatMap((slug, index) => {
    const one = states[index]?.[side] ?? null;
    return one === null ? [] : [{ ...one, slug }];
  });

describe('the origin of a change', () => {
  test('equals a brute-force definition for every policy, field by field', () => {
    fc.assert(
      fc.property(fc.tuple(three, three, three), fc.boolean(), (states, other) => {
        const sides = [stateOf(states, 'b'), stateOf(states, 'f'), stateOf(states, 'l')] as const;
        const found = policiesOf(sides, other ? spelledOut : undefined);
        for (const [index, slug] of slugs.entries()) {
          const one = states[index];
          if (one === undefined) continue;
          const baseCommit = found.changes.filter(({ change }) => change.key['slug'] === slug);
          const expected = expectedOrigin(one);
          expect(baseCommit.map(({ origin }) => origin)).toEqual(expected === null ? [] : [expected]);
          expect(baseCommit.some(({ changeInFiles: own }) => own !== null)).toBe(hasOwn(one));
          expect(found.alreadyLive.filter(({ key }) => key['slug'] === slug)).toHaveLength(isLive(one) ? 1 : 0);
        }
      }),
      { ...fuzzParameters, numRuns: 1500 },
    );
  });

  test('equals a brute-force definition for every list item and exception', () => {
    const items = ['u', 'v', 'w', 'x'];
    const state = fc.record({
      rules: fc.subarray(items),
      disabled: fc.subarray(items),
      exceptions: fc.subarray(items),
    });
    type State = { rules: string[]; disabled: string[]; exceptions: string[] };
    const bundleOf = ({ rules, disabled, exceptions }: State): DetectionBundle =>
      declaredDetection({ rules, disabled, exceptions: exceptions.map((rule) => exclude(rule)) }).content;
    fc.assert(
      fc.property(state, state, state, (b, f, l) => {
        const found = threeWayDiffFor({
          files: declaredDetection(bundleOf(f)),
          diff: diffOfDetection(bundleOf(l), bundleOf(f)),
          diffToBase: listOf(diffOfDetection(bundleOf(l), bundleOf(b))),
        });
        const baseCommit = [
          ...found.changes.flatMap(({ change, origin }) => partsIn(change).map((part) => `${origin} ${part}`)),
          ...found.alreadyLive.flatMap((change) => partsIn(change).map((part) => `live ${part}`)),
        ];
        const expected = (['rules', 'disabled', 'exceptions'] as const).flatMap((list) =>
          items.flatMap((item) => {
            const [inBase, inFiles, onPlatform] = [b, f, l].map((one) => one[list].includes(item));
            const part = `${inFiles === true ? '+' : '-'}${list} ${item}`;
            if (inFiles === onPlatform) return inFiles === inBase ? [] : [`live ${part}`];
            return [`${inBase === inFiles ? 'platform' : 'repository'} ${part}`];
          }),
        );
        expect(baseCommit.toSorted()).toEqual(expected.toSorted());
      }),
      { ...fuzzParameters, numRuns: 1000 },
    );
  });

  /** What an update of lists, or a change of an exception, brings and takes. */
  function partsIn(change: Change): string[] {
    if (change.object === 'DetectionPolicyException')
      return [`${change.verb === 'delete' ? '-' : '+'}exceptions ${String(change.key['rule'])}`];
    return findChangedItems(change).map(({ list, item, onlyIn }) => `${onlyIn === 'files' ? '+' : '-'}${list} ${item}`);
  }
});

describe('content that files cannot express', () => {
  type Extra = { condition?: Content; action?: Content };
  const having = (one: RemediationPolicy, { condition = {}, action = {} }: Extra): RemediationPolicy => ({
    ...one,
    filters: { ...one.filters, conditions: one.filters.conditions.map((item) => ({ ...item, ...condition })) },
    actions: one.actions.map((item) => ({ ...item, ...action })),
  });
  const edits: [string, Extra][] = [
    ['a condition', { condition: { negate: true } }],
    ['an action', { action: { dry_run: true } }],
  ];
  const [base, renamed] = [makePolicy('a', { name: 'a' }), makePolicy('a', { name: 'b' })];

  test.each(edits)('in %s is an edit, which an apply with other changes overwrites', (_item, extra) => {
    const baseCommit = policiesOf([[base], [renamed], [having(base, extra)]]);
    expect(originsOf(baseCommit)).toEqual(['both: update a']);
    expect(baseCommit.changes[0]?.platformEdit).toMatchObject({ before: { name: 'a' }, after: having(base, extra) });
  });

  test.each(edits)('in %s is an edit, which an apply reverts', (_item, extra) => {
    expect(originsOf(policiesOf([[base], [base], [having(base, extra)]]))).toEqual(['platform: update a']);
    const met = policiesOf([[base], [renamed], [having(renamed, extra)]]);
    expect(originsOf(met)).toEqual(['both: update a']);
    expect(met.changes[0]?.changeInFiles).toMatchObject({ before: { name: 'a' }, after: { name: 'b' } });
  });
});
