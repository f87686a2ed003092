import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/domain/bundle.ts';
import type { Change } from '../../src/domain/plan.ts';
import type { Content, DiffEntry, Preview } from '../../src/domain/preview.ts';
import type { ChangeOrigin, TriangulatedBundle } from '../../src/domain/drift.ts';
import type { Condition, DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { canonicalObject } from '../../src/plan/digest.ts';
import { changedItems, type Compared } from '../../src/plan/drift.ts';
import { triangulateBundle } from '../../src/plan/three-way.ts';
import { seed } from './arbitraries.ts';
import {
  detection,
  diffOfDetection,
  diffOfPolicies,
  exclude,
  locate,
  planned,
  policy,
  policyEntry,
  remediation,
} from './build.ts';

type World = { base: Bundle; files: Bundle; diff: Partial<Preview>; since: readonly DiffEntry[] | null };

function triangulated({ base, files, diff, since }: World, more: Partial<Compared> = {}): TriangulatedBundle {
  const bundle = planned(files, diff);
  const told: Compared['base'] = {
    kind: 'commit',
    commit: 'c',
    short: 'c',
    at: '2026-11-01T00:00:00.000Z',
    chosen: 'named',
    differs: 0,
  };
  return triangulateBundle(
    { bundle, base: told, applied: base, history: null, since, live: null, ...more },
    files,
    locate,
  );
}

const listOf = ({ creates = [], updates = [], deletes = [] }: Partial<Preview>): DiffEntry[] => [
  ...creates,
  ...updates,
  ...deletes,
];

/** Policies that stand in the base, in the files and on the platform; the platform tells of the base too, or does not. */
function policiesOf(
  [base, files, live]: readonly [RemediationPolicy[], RemediationPolicy[], RemediationPolicy[]],
  asked: boolean,
  spelled: (policy: RemediationPolicy) => RemediationPolicy = (one) => one,
): TriangulatedBundle {
  const onPlatform = live.map(spelled);
  return triangulated({
    base: remediation(base),
    files: remediation(files),
    diff: diffOfPolicies(onPlatform, files.map(spelled)),
    since: asked ? listOf(diffOfPolicies(onPlatform, base.map(spelled))) : null,
  });
}

const originsOf = ({ changes }: TriangulatedBundle): string[] =>
  changes.map(({ change, origin }) => `${origin}: ${change.verb} ${String(change.key['slug'])}`);

// The definition by brute force. A policy is a set of atoms: a field with its value, an item that is there, an order. An apply reverts
// nothing if it keeps each atom in which the platform differs from the base, and does nothing of its own if each atom in which the files
// differ from the base is on the platform.

type Version = Omit<RemediationPolicy, 'slug'>;
type Atoms = Record<string, string>;
type States = { b: Version | null; f: Version | null; l: Version | null };

const conditionText = ({ type, values, mode = 'any' }: Condition): string =>
  `${type} ${mode} ${values.toSorted().join('|')}`;
const actionText = ({ type, config = {} }: Version['actions'][number]): string => `${type} ${JSON.stringify(config)}`;
const typeIn = (text: string): string => text.split(' ')[0] ?? '';

function itemsIn(version: Version | null): Record<'condition' | 'action', string[]> {
  return {
    condition: version?.filters.conditions.map(conditionText) ?? [],
    action: version?.actions.map(actionText) ?? [],
  };
}

/** Atoms of one state, seen beside the two others: where a type of items was replaced on both sides, all of that type are one atom. */
function atomsOf(version: Version | null, { b, f, l }: States): Atoms {
  const atoms: Atoms = {};
  const { name, description, active = true, filters } = version ?? {};
  Object.assign(atoms, {
    name,
    description,
    active: version === null ? undefined : String(active),
    mode: filters?.mode,
  });
  for (const list of ['condition', 'action'] as const) {
    const [inBase, inFiles, onPlatform] = [b, f, l].map((one) => itemsIn(one)[list]) as [string[], string[], string[]];
    const clashes = (type: string): boolean => {
      const of = (texts: string[]) => texts.filter((text) => typeIn(text) === type).toSorted();
      const wentTwice = of(inBase).some((text) => !inFiles.includes(text) && !onPlatform.includes(text));
      return wentTwice && String(of(inFiles)) !== String(of(onPlatform));
    };
    const texts = itemsIn(version)[list];
    for (const text of new Set([...inBase, ...inFiles, ...onPlatform])) {
      const type = typeIn(text);
      if (clashes(type)) atoms[`${list}s ${type}`] = String(texts.filter((one) => typeIn(one) === type).toSorted());
      else if (texts.includes(text)) atoms[`${list} ${text}`] = 'there';
    }
  }
  const common = itemsIn(version).action.filter((text) => [b, f, l].every((one) => itemsIn(one).action.includes(text)));
  atoms['order'] = String(common);
  return atoms;
}

/** Whether each atom in which one state differs from the base is the same in the other. */
function keeps(base: Atoms, changed: Atoms, other: Atoms): boolean {
  const names = new Set([...Object.keys(base), ...Object.keys(changed)]);
  return [...names].every((name) => base[name] === changed[name] || other[name] === changed[name]);
}

/** Whether two actions, of which the base has not both, stand in one order in the files and in the other on the platform. */
function movesBrought({ b, f, l }: States): boolean {
  const [inBase, inFiles, onPlatform] = [b, f, l].map((one) => itemsIn(one).action) as [string[], string[], string[]];
  const shared = inFiles.filter((text) => onPlatform.includes(text));
  return shared.some((one, index) =>
    shared
      .slice(index + 1)
      .some(
        (other) =>
          !(inBase.includes(one) && inBase.includes(other)) && onPlatform.indexOf(one) > onPlatform.indexOf(other),
      ),
  );
}

const same = (one: Version | null, other: Version | null): boolean => textOf(one) === textOf(other);
const textOf = (one: Version | null): string => (one === null ? 'none' : canonicalObject('RemediationPolicy', one));

function expectedOrigin(states: States): ChangeOrigin | null {
  const { b, f, l } = states;
  if (same(f, l)) return null;
  if (same(b, l)) return 'own';
  if (same(b, f)) return 'revert';
  if (f === null || l === null) return 'both';
  const [base, files, live] = [atomsOf(b, states), atomsOf(f, states), atomsOf(l, states)];
  if (b === null) base['active'] = 'true';
  return keeps(base, live, files) && !keeps(base, files, live) && !movesBrought(states) ? 'own' : 'both';
}

/** What is live, as the atoms after it; null for nothing. */
function expectedLive(states: States): Atoms | 'gone' | null {
  const { b, f, l } = states;
  if (same(f, l) && same(b, f)) return null;
  if (same(f, l)) return f === null ? 'gone' : atomsOf(f, states);
  if (f === null || l === null) return null;
  const [base, files, live] = [atomsOf(b, states), atomsOf(f, states), atomsOf(l, states)];
  if (b === null) {
    base['active'] = 'true';
    const [keepsEdits, isThere] = [keeps(base, live, files), keeps(base, files, live)];
    if (keepsEdits === isThere || movesBrought(states)) return null;
    return keepsEdits ? live : files;
  }
  const names = [...new Set([...Object.keys(base), ...Object.keys(files)])];
  const isLive = (name: string): boolean => files[name] === live[name] && files[name] !== base[name];
  if (!names.some(isLive)) return null;
  const after = names.map((name) => [name, isLive(name) ? files[name] : base[name]] as const);
  return Object.fromEntries(after.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

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

describe('whose doing a change is', () => {
  test('is what a definition by brute force says of every policy, part by part, whether the platform tells of the base or not', () => {
    fc.assert(
      fc.property(fc.tuple(three, three, three), fc.boolean(), fc.boolean(), (states, asked, other) => {
        const sides = [stateOf(states, 'b'), stateOf(states, 'f'), stateOf(states, 'l')] as const;
        const found = policiesOf(sides, asked, other ? spelledOut : undefined);
        for (const [index, slug] of slugs.entries()) {
          const one = states[index];
          if (one === undefined) continue;
          const told = found.changes.filter(({ change }) => change.key['slug'] === slug);
          const expected = expectedOrigin(one);
          expect(told.map(({ origin }) => origin)).toEqual(expected === null ? [] : [expected]);
          const live = found.live.filter(({ key }) => key['slug'] === slug);
          expect(live.map((change) => atomsAfter(change, one))).toEqual(
            [expectedLive(one)].filter((it) => it !== null),
          );
        }
      }),
      { ...seed, numRuns: 1500 },
    );
  });

  const atomsAfter = (change: Change, states: States): Atoms | 'gone' =>
    change.verb === 'delete' ? 'gone' : withoutEmpty(atomsOf(change.after as Version, states));
  const withoutEmpty = ({ description, ...rest }: Atoms): Atoms => (description ? { description, ...rest } : rest);

  test('is what a definition by brute force says of every item of the lists and every exception', () => {
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
      fc.property(state, state, state, fc.boolean(), (b, f, l, asked) => {
        const found = triangulated({
          base: detection(bundleOf(b)),
          files: detection(bundleOf(f)),
          diff: diffOfDetection(bundleOf(l), bundleOf(f)),
          since: asked ? listOf(diffOfDetection(bundleOf(l), bundleOf(b))) : null,
        });
        const told = [
          ...found.changes.flatMap(({ change, origin }) => partsIn(change).map((part) => `${origin} ${part}`)),
          ...found.live.flatMap((change) => partsIn(change).map((part) => `live ${part}`)),
        ];
        const expected = (['rules', 'disabled', 'exceptions'] as const).flatMap((list) =>
          items.flatMap((item) => {
            const [inBase, inFiles, onPlatform] = [b, f, l].map((one) => one[list].includes(item));
            const part = `${inFiles === true ? '+' : '-'}${list} ${item}`;
            if (inFiles === onPlatform) return inFiles === inBase ? [] : [`live ${part}`];
            return [`${inBase === inFiles ? 'revert' : 'own'} ${part}`];
          }),
        );
        expect(told.toSorted()).toEqual(expected.toSorted());
      }),
      { ...seed, numRuns: 1000 },
    );
  });

  /** What an update of lists, or a change of an exception, brings and takes. */
  function partsIn(change: Change): string[] {
    if (change.object === 'DetectionPolicyException')
      return [`${change.verb === 'delete' ? '-' : '+'}exceptions ${String(change.key['rule'])}`];
    return changedItems(change).map(({ list, item, here }) => `${here === 'files' ? '+' : '-'}${list} ${item}`);
  }
});

describe('what files cannot say', () => {
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
  const [base, renamed] = [policy('a', { name: 'a' }), policy('a', { name: 'b' })];

  describe.each([
    ['where the platform told of the base', true],
    ['where it did not', false],
  ])('%s', (_, asked) => {
    test.each(edits)('of %s is an edit, which an apply with a change of its own overwrites', (_item, extra) => {
      const told = policiesOf([[base], [renamed], [having(base, extra)]], asked);
      expect(originsOf(told)).toEqual(['both: update a']);
      expect(told.changes[0]?.edit).toMatchObject({ before: { name: 'a' }, after: having(base, extra) });
    });

    test.each(edits)(
      'of %s is an edit, which an apply reverts, beside what is live where there is any',
      (_item, extra) => {
        expect(originsOf(policiesOf([[base], [base], [having(base, extra)]], asked))).toEqual(['revert: update a']);
        const met = policiesOf([[base], [renamed], [having(renamed, extra)]], asked);
        expect(originsOf(met)).toEqual(['both: update a']);
        expect(met.live).toMatchObject([{ before: { name: 'a' }, after: { name: 'b' } }]);
      },
    );
  });

  test('is an edit also where the platform took it away', () => {
    const extra = { condition: { enabled: true } };
    const files = remediation([renamed]);
    const diff = { updates: [policyEntry('a', base, having(renamed, extra))] };
    const told = triangulated({ base: remediation([base]), files, diff, since: null });
    expect(originsOf(told)).toEqual(['both: update a']);
  });
});
