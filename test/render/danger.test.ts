import { expect, test } from 'vitest';
import { byDanger } from '../../src/render/danger.ts';
import { create, policy, remove, update } from './build.ts';

const key = (slug: string) => ({ slug });

test('every delete comes first, then what loosens or might, then the rest by verb', () => {
  const changes = [
    create('RemediationPolicy', key('new'), policy('new', []), { effect: 'stricter' }),
    update('RemediationPolicy', key('words'), [policy('words', []), policy('words', ['a'])], { effect: 'neutral' }),
    create('Unheard', { id: 'odd' }, {}, { effect: 'unknown' }),
    update('RemediationPolicy', key('weak'), [policy('weak', ['a']), policy('weak', [])], { effect: 'looser' }),
    remove('DetectionPolicyException', { rule: 'x' }, {}, { effect: 'stricter' }),
  ];
  const order = changes.toSorted(byDanger).map(({ verb, effect }) => `${verb} ${effect}`);
  expect(order).toEqual(['delete stricter', 'update looser', 'create unknown', 'update neutral', 'create stricter']);
});
