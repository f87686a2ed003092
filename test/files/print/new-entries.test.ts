import { describe, expect, test } from 'vitest';
import { placeItems, policyJson, setWish } from '../../../src/files/print/plan-policies.ts';

describe('new items of a list', () => {
  test.for([
    [
      ['a', 'c'],
      ['d', 'b'],
      [
        [0, 'b'],
        [1, 'd'],
      ],
    ],
    [['b', 'c'], ['a'], [[-1, 'a']]],
    [['A', 'C'], ['B'], [[0, 'B']]],
    [
      ['a', 'a', 'c'],
      ['b', '0'],
      [
        [-1, '0'],
        [1, 'b'],
      ],
    ],
    [
      ['c', 'a'],
      ['d', 'b'],
      [
        [1, 'd'],
        [1, 'b'],
      ],
    ],
    [
      ['c'],
      ['d', 'b'],
      [
        [0, 'd'],
        [0, 'b'],
      ],
    ],
    [
      [],
      ['d', 'b'],
      [
        [-1, 'd'],
        [-1, 'b'],
      ],
    ],
  ] as const)('go where the order of %j has %j, or to the end', ([old, items, places]) => {
    expect(placeItems(old, items)).toEqual(places.map(([after_, value]) => ({ after: after_, value })));
  });

  test('are those that are live and not there; what is not live goes', () => {
    const wish = setWish(['a', 'c', 'd'], ['d', 'b', 'b', 'a']);
    expect(wish).toEqual({ to: 'list', items: new Map([[1, null]]), add: [{ after: 0, value: 'b' }] });
    expect(setWish(['a'], ['a'])).toEqual({ to: 'keep' });
  });
});

describe('a new policy', () => {
  const live = { name: 'A', slug: 'a', filters: { mode: 'all', conditions: [] }, actions: [] } as const;

  test('has its fields in the order of our examples, and none that says the usual', () => {
    const conditions = [
      { type: 't', values: ['b', 'a', 'b'], mode: 'any' as const },
      { type: 't', values: ['a'], mode: 'none' as const },
    ];
    const actions = [{ type: 'x', config: {} }, { type: 'y', config: { a: 'b' } }, { type: 'z' }];
    const printed = policyJson({ ...live, filters: { mode: 'any', conditions }, actions, active: true });
    expect(JSON.stringify(printed)).toBe(
      '{"name":"A","slug":"a","filters":{"mode":"any","conditions":[{"type":"t","values":["b","a"]},{"type":"t","values":["a"],"mode":"none"}]},"actions":[{"type":"x"},{"type":"y","config":{"a":"b"}},{"type":"z"}]}',
    );
  });

  test('says what is not usual', () => {
    const printed = policyJson({
      ...live,
      filters: { mode: 'all', conditions: [] },
      actions: [],
      description: 'Why.',
      active: false,
    });
    expect(JSON.stringify(printed)).toBe(
      '{"name":"A","slug":"a","description":"Why.","active":false,"filters":{"mode":"all","conditions":[]},"actions":[]}',
    );
  });
});
