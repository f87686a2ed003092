import { expect, test } from 'vitest';
import { byDanger } from '../../src/render/verdict.ts';
import { create, policy, remove, update } from './build.ts';

const key = (slug: string) => ({ slug });

test('every delete comes first, of them what loosens, then what else loosens or might, then the rest by verb', () => {
  const changes = [
    create('RemediationPolicy', key('new'), policy('new', []), { effect: 'stricter' }),
    update('RemediationPolicy', key('words'), [policy('words', []), policy('words', ['a'])], { effect: 'neutral' }),
    create('Unheard', { id: 'odd' }, {}, { effect: 'unknown' }),
    update('RemediationPolicy', key('weak'), [policy('weak', ['a']), policy('weak', [])], { effect: 'looser' }),
    remove('DetectionPolicyException', { rule: 'x' }, {}, { effect: 'stricter' }),
    remove('DetectionPolicyException', { rule: 'y' }, {}, { effect: 'looser' }),
  ];
  const order = changes.toSorted(byDanger).map(({ verb, effect }) => `${verb} ${effect}`);
  expect(order).toEqual([
    'delete looser',
    'delete stricter',
    'update looser',
    'create unknown',
    'update neutral',
    'create stricter',
  ]);
});
