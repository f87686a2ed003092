import { describe, expect, test } from 'vitest';
import { policyId } from '../../../src/domain/bundle.ts';
import { bare, editPolicies, list, live } from './small-files.ts';

describe('a live policy is found', () => {
  test('by its slug rather than by the name that another one has in the files', () => {
    const files = { 'a.yaml': list('k', 'q').replace('    slug: k\n', '').replace('name: q', 'name: other') };
    const { texts, touched, undone } = editPolicies(files, [live('q', { name: 'k' })]);
    expect([...texts]).toEqual([['a.yaml', list('q').replace('name: q', 'name: k')]]);
    expect([touched, undone]).toEqual([
      [
        { id: policyId('k'), verb: 'delete', file: 'a.yaml' },
        { id: policyId('q'), verb: 'update', file: 'a.yaml' },
      ],
      [],
    ]);
  });

  test('by its name only where the files give no slug', () => {
    const { texts, touched, undone } = editPolicies({ 'a.yaml': list('a', 'k') }, [live('b', { name: 'a' }), 'k']);
    expect([...texts]).toEqual([['a.yaml', list('b', 'k').replace('name: b', 'name: a')]]);
    expect([touched, undone]).toEqual([
      [
        { id: policyId('a'), verb: 'delete', file: 'a.yaml' },
        { id: policyId('b'), verb: 'create', file: 'a.yaml' },
      ],
      [],
    ]);
  });
});

test('several new policies stand in the order of their slugs, whatever the order of the answer', () => {
  for (const slugs of [
    ['b', 'c', 'd'],
    ['d', 'c', 'b'],
    ['c', 'd', 'b'],
  ]) {
    const listed = editPolicies({ 'a.yaml': list('a', 'e') }, ['a', ...slugs, 'e']);
    expect([...listed.texts]).toEqual([['a.yaml', list('a', 'b', 'c', 'd', 'e')]]);
    const own = editPolicies({ 'x/a.yaml': bare('a') }, ['a', ...slugs]);
    expect([...own.texts.keys()]).toEqual(['x/b.yaml', 'x/c.yaml', 'x/d.yaml']);
  }
});

describe('a new policy stands behind a neighbour that stays', () => {
  test.for([
    ['in a list without order', { 'a.yaml': list('b', 'a', 'd') }, ['a', 'c', 'd'], [['a.yaml', list('a', 'c', 'd')]]],
    [
      'rather than in a file that goes',
      { 'a.yaml': list('a', 'b'), 'b.yaml': list('c', 'd') },
      ['a', 'b', 'e'],
      [
        ['a.yaml', list('a', 'b', 'e')],
        ['b.yaml', null],
      ],
    ],
  ] as const)('%s', ([, files, slugs, after]) => {
    const { texts, undone } = editPolicies(files, slugs);
    expect([[...texts], undone]).toEqual([after, []]);
  });
});
