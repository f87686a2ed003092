import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/domain/preview.ts';
import { judge } from '../../../src/plan/effect.ts';
import { policyEntry } from '../build.ts';

const severity = (...values: unknown[]) => ({ type: 'severity', values });
const none = (condition: object) => ({ ...condition, mode: 'none' });
const all = (...conditions: unknown[]) => ({ mode: 'all', conditions });
const any = (...conditions: unknown[]) => ({ mode: 'any', conditions });
const [block, comment] = [[{ type: 'block' }], [{ type: 'pr_comment' }]];

const base: Content = { name: 'P', filters: all(severity('high')), actions: block };
const saidOfNew = (more: Content): string => {
  const { effect, says } = judge('create', policyEntry('p', null, { ...base, ...more }));
  return `${effect}: ${says}`;
};
const saidOf = (before: Content, after: Content): string => {
  const { effect, says } = judge('update', policyEntry('p', { ...base, ...before }, { ...base, ...after }));
  return `${effect}: ${says}`;
};

describe('a new policy', () => {
  test.each([[undefined], [null], [''], [[]]])('without actions (%j) only monitors', (actions) => {
    expect(saidOfNew({ actions })).toBe('neutral: monitors findings where severity is high');
  });

  test.each([
    ['no conditions', all()],
    ['a mode of a condition that is no text', all({ ...severity('high'), mode: 7 })],
    ['a value that is no text', all(severity(5))],
  ])('with %s has filters of a form that nobody knows', (_, filters) => {
    expect(saidOfNew({ filters })).toBe('stricter: blocks findings by filters in an unknown form');
  });
});

describe('a change beside filters of a form that nobody knows', () => {
  const filters = 'severity >= low';

  test.each([
    ['actions', { actions: block }, { actions: comment }, 'looser: Block → Comment'],
    ['the name', { name: 'P' }, { name: 'Q' }, 'neutral: changes the name to Q'],
    [
      'being on',
      { active: true },
      { active: false },
      'looser: becomes inactive: stops blocking findings by filters in an unknown form',
    ],
  ])('is told as a change of %s only', (_, before, after, words) => {
    expect(saidOf({ filters, ...before }, { filters, ...after })).toBe(words);
  });
});

test('a change beside two conditions that nobody knows is known, for they stay', () => {
  const filters = all({ type: 'moon', values: ['full'] }, { type: 'sun', values: ['up'] }, severity('high'));
  expect(saidOf({ filters }, { filters, actions: comment })).toBe('looser: Block → Comment');
});

test.each([
  [
    any(severity('low'), severity('high')),
    any(severity('low', 'medium')),
    'mixed: stops blocking: severity high; also blocks: severity medium',
  ],
  [
    all(none(severity('low')), none(severity('high'))),
    all(none(severity('high', 'medium'))),
    'mixed: stops blocking: severity medium; also blocks: severity low',
  ],
  [
    all(severity('deadly'), severity('deadly')),
    all(severity('high')),
    'unknown: the effect is not known: severity is high (was deadly)',
  ],
])('conditions that say the same as one are told as one, %#', (before, after, words) => {
  expect(saidOf({ filters: before }, { filters: after })).toBe(words);
});

test('other settings of a policy that matches no finding make no difference', () => {
  const filters = all(severity('high'), none(severity('high')));
  const hooked = (url: string): Content => ({ filters, actions: [{ type: 'webhook', config: { url } }] });
  expect(saidOf(hooked('x'), hooked('y'))).toBe('neutral: changes the settings of action webhook');
});

describe('a field that nobody knows', () => {
  const filters = { ...all(severity('high')), until: { year: [2030] } };
  const again = { ...all(severity('high')), until: { year: [2030] } };
  const noted = { extra: { deep: [1] } };

  test.each([
    ['beside a policy stays', noted, { extra: { deep: [1] }, name: 'Q' }, 'neutral: changes the name to Q'],
    ['beside a policy goes', noted, { name: 'Q' }, 'unknown: changes the name to Q; changes unknown field extra'],
    ['beside conditions stays', { filters }, { filters: again, name: 'Q' }, 'neutral: changes the name to Q'],
    ['beside conditions goes', { filters }, {}, 'unknown: changes unknown field until'],
    ['beside conditions comes', {}, { filters }, 'unknown: changes unknown field until'],
  ])('that %s is told as that', (_, before, after, words) => {
    expect(saidOf(before, after)).toBe(words);
  });
});

test('conditions of a form that nobody knows are the same in any order', () => {
  const odd = { ...severity('high', 'low'), mode: 7 };
  const other = { ...severity('low', 'high'), mode: 7 };
  expect(saidOf({ filters: all(odd, severity('low')) }, { filters: all(severity('low'), other) })).toBe(
    'neutral: equivalent; only the notation differs',
  );
});

test.each([
  ['how often a condition stands there', [severity('high'), severity('low'), severity('low')]],
  ['their order', [severity('low'), severity('high')]],
])('under a mode that nobody knows, %s may mean something', (_, conditions) => {
  const was = { mode: 'first', conditions: [severity('high'), severity('low')] };
  expect(saidOf({ filters: was }, { filters: { ...was, conditions } })).toBe('unknown: has filters in an unknown form');
});
