import { expect, test } from 'vitest';
import { type Bundle, policyId } from '../../src/domain/bundle.ts';
import { lint } from '../../src/files/lint.ts';
import type { Condition, Filters } from '../../src/generated/types.ts';
import { randomOf, type Random } from '../sandbox/finding-world.ts';

const slugAt = (index: number): string => `p${String(index).padStart(5, '0')}`;

function bundleOf(filters: readonly Filters[]): Bundle {
  const policies = filters.map((one, index) => ({
    name: slugAt(index),
    slug: slugAt(index),
    active: true,
    filters: one,
    actions: [],
  }));
  const origins = new Map(policies.map(({ slug }) => [policyId(slug), { file: slug, pointer: [] }]));
  return { kind: 'remediation', deployment: null, origins, notes: new Map(), content: { policies } };
}

/** For each policy the number of the first that lint says it has the conditions of; its own where there is none. */
function firstsByLint(filters: readonly Filters[]): number[] {
  const firsts = [...filters.keys()];
  for (const problem of lint([bundleOf(filters)], '2026-11-21')) {
    if (problem.code !== 'same-conditions' || !('file' in problem.first)) continue;
    firsts[Number(problem.at.file.slice(1))] = Number(problem.first.file.slice(1));
  }
  return firsts;
}

const isSubset = <T>(some: readonly T[], others: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  some.every((one) => others.some((other) => same(one, other)));

const areSets = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  isSubset(a, b, same) && isSubset(b, a, same);

const sameCondition = (a: Condition, b: Condition): boolean =>
  a.type === b.type && (a.mode ?? 'any') === (b.mode ?? 'any') && areSets(a.values, b.values, Object.is);

/** By the meaning itself: sets of conditions, of which a single one needs no mode. */
function sameMeaning(a: Filters, b: Filters): boolean {
  if (!areSets(a.conditions, b.conditions, sameCondition)) return false;
  const [first] = a.conditions;
  const isSingle = first !== undefined && a.conditions.every((one) => sameCondition(one, first));
  return isSingle || a.conditions.length === 0 || a.mode === b.mode;
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

function anyCondition(random: Random): Condition {
  const long = Array.from({ length: random(9) === 0 ? 9 : 0 }, (_, index) => `v${String(index)}`);
  const some = Array.from({ length: 1 + random(3) }, () => pick(random, ['ab', 'ba', 'é']));
  const mode = pick(random, [undefined, 'any', 'none'] as const);
  const values = random(2) === 0 ? [...long, ...some] : [...some, ...long.toReversed()];
  return { type: pick(random, ['severity', 'repository_tag']), values, ...(mode !== undefined && { mode }) };
}

const anyFilters = (random: Random): Filters => ({
  mode: pick(random, ['any', 'all'] as const),
  conditions: Array.from({ length: 1 + random(2) }, () => anyCondition(random)),
});

test('policies have the same conditions exactly when these mean the same', () => {
  let alike = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomOf(seed);
    const filters = Array.from({ length: 60 }, () => anyFilters(random));
    const expected = filters.map((one) => filters.findIndex((other) => sameMeaning(one, other)));
    alike += expected.filter((first, index) => first !== index).length;
    expect([seed, ...firstsByLint(filters)]).toEqual([seed, ...expected]);
  }
  expect(alike).toBeGreaterThan(200);
});

test('the same values under another mode are other conditions', () => {
  const of = (mode: 'any' | 'none', joined: 'any' | 'all'): Filters => ({
    mode: joined,
    conditions: [
      { type: 'severity', values: ['high'], mode },
      { type: 'repository_tag', values: ['a'] },
    ],
  });
  const filters = [of('any', 'all'), of('none', 'all'), of('any', 'any'), of('none', 'all'), of('any', 'any')];
  expect(firstsByLint(filters)).toEqual([0, 1, 2, 1, 2]);
});

test('other values are other conditions, also where their marks and their letters are the same', () => {
  const of = (...values: string[]): Filters => ({ mode: 'all', conditions: [{ type: 'repository_tag', values }] });
  const one = of('a', 'bc', 'd', 'efgh', 'i', 'jk', 'lmnopqrstuvwx');
  const other = of('a', 'b', 'cd', 'efgh', 'ij', 'k', 'lmnopqrstuvwx');
  expect(firstsByLint([one, other, one, other])).toEqual([0, 1, 0, 1]);
});

test('two conditions are not one whose values read like both, also where their marks are the same', () => {
  const two = [
    { type: 'severity', values: ['mkmhc'] },
    { type: 'u', values: ['vdkfjl'] },
  ];
  const one = [{ type: 'severity', values: ['mkmhcany', 'u', 'vdkfjl'] }];
  const filters = [two, one, two, one].map((conditions): Filters => ({ mode: 'all', conditions }));
  expect(firstsByLint(filters)).toEqual([0, 1, 0, 1]);
});

test('a hundred thousand conditions and values take no time to speak of', () => {
  const values = Array.from({ length: 100_000 }, (_, index) => `v${String(index)}`);
  const conditions = values.map((value) => ({ type: 'repository_tag', values: [value] }));
  const one: Filters = { mode: 'all', conditions: [{ type: 'repository_tag', values }] };
  const many: Filters = { mode: 'all', conditions };
  expect(firstsByLint([one, many, one, many])).toEqual([0, 1, 0, 1]);
});
