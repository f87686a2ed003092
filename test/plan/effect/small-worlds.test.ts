import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePlan } from '../../../src/plan/plan.ts';
import { diffOfPolicies, planned, remediation } from '../build.ts';
import { countedEffect, knownWorld, partlyUnknownWorld } from './worlds.ts';

// The same as in worlds.test.ts over few worlds, of which each is told alone: what broke is seen at once.
const worlds = fc.sample(knownWorld, { seed: 7, numRuns: 200 });
const partly = fc.sample(partlyUnknownWorld, { seed: 8, numRuns: 100 });
type World = (typeof worlds)[number];

const effectOf = ({ before, after }: World): string =>
  makePlan([planned(remediation(after), diffOfPolicies(before, after))]).summary.effect;

test('in each of two hundred small worlds the effect is what counting over all findings gives', () => {
  const said = worlds.map((world) => [effectOf(world), JSON.stringify(world)]);
  expect(said).toEqual(worlds.map((world) => [countedEffect(world), JSON.stringify(world)]));
  expect(new Set(said.map(([effect]) => effect))).toEqual(new Set(['stricter', 'looser', 'mixed', 'neutral']));
});

test('in each of a hundred worlds with conditions that nobody knows it is that, or is called unknown', () => {
  const wrong = partly.filter((world) => !['unknown', countedEffect(world)].includes(effectOf(world)));
  expect(wrong).toEqual([]);
  expect(partly.some((world) => effectOf(world) === 'unknown')).toBe(true);
  expect(partly.some((world) => effectOf(world) !== 'unknown')).toBe(true);
});
