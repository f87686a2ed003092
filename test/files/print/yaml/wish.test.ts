import { describe, expect, test } from 'vitest';
import { type Change, wishOf } from '../../../../src/files/print/plan-policies.ts';
import { fulfilled, keep, wishList, wishMap } from '../../../../src/files/print/yaml/wish.ts';
import { gone, list, map, value } from './wishes.ts';

describe('a wish', () => {
  test('that changes nothing is none', () => {
    expect(wishMap([['a', keep]], [])).toBe(keep);
    expect(wishMap([], [])).toBe(keep);
    expect(wishList([[0, keep]], [])).toBe(keep);
    expect(wishList([], [])).toBe(keep);
  });

  test('says only what changes', () => {
    const added = { after: 'a', key: 'b', value: 'c' };
    expect(
      wishMap(
        [
          ['a', keep],
          ['z', gone],
        ],
        [],
      ),
    ).toEqual(map({ z: gone }));
    expect(wishMap([['a', value('b')]], [])).toEqual(map({ a: value('b') }));
    expect(wishMap([['a', keep]], [added])).toEqual(map({}, ['a', 'b', 'c']));
    expect(
      wishList(
        [
          [0, keep],
          [1, gone],
        ],
        [],
      ),
    ).toEqual(list({ 1: gone }));
    expect(wishList([[0, keep]], [{ after: 0, value: 'x' }])).toEqual(list({}, [0, 'x']));
  });

  test.for([
    ['a', keep, 'a'],
    ['a', value(['b']), ['b']],
    [{ a: 'x', b: 'z', c: 'w' }, map({ a: gone, b: value('q') }, ['none', 'd', true]), { b: 'q', c: 'w', d: true }],
    [{ a: { b: 'x' } }, map({ a: map({ b: value('q') }) }), { a: { b: 'q' } }],
    ['a', map({}, ['', 'd', 'e']), { d: 'e' }],
    [
      ['x', 'z', 'w'],
      list({ 0: gone, 1: value('q') }, [-1, 'first'], [0, 'second'], [2, 'last']),
      ['first', 'second', 'q', 'w', 'last'],
    ],
    ['a', list({}, [-1, 'b']), ['b']],
  ] as const)('makes of %j by %j: %j', ([old, wish, made]) => {
    expect(fulfilled(old, wish)).toEqual(made);
  });
});

describe('the changes of a file', () => {
  const common = { id: 'x', file: 'a.yaml' };

  test('are one wish for its lists', () => {
    const changes: Change[] = [
      { ...common, verb: 'edit', list: 'policies', index: 1, wish: value('new') },
      { ...common, verb: 'remove', list: 'policies', index: 0 },
      { ...common, verb: 'add', list: 'rules', after: -1, value: 'r' },
      { ...common, verb: 'edit', list: 'disabled', index: 0, wish: keep },
    ];
    const file = { policies: [], rules: [], disabled: [] };
    expect(wishOf(changes, file)).toEqual(
      map({ policies: list({ 1: value('new'), 0: gone }), rules: list({}, [-1, 'r']) }),
    );
    expect(wishOf([], file)).toBe(keep);
  });

  test('are the wish for the whole file where there is one', () => {
    const whole = map({ name: value('B') });
    expect(wishOf([{ ...common, verb: 'edit', list: null, index: 0, wish: whole }], {})).toBe(whole);
  });
});
