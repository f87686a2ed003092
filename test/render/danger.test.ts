import { expect, test } from 'vitest';
import { byDanger } from '../../src/render/verdict.ts';
import { cautionsOf } from '../../src/render/cautions.ts';
import { bundle, create, exceptionKey, plan, policy, remove, update } from './build.ts';

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

test('a delete that loosens is named above the plan, however many others there are', () => {
  const others = Array.from({ length: 20 }, (_, index) =>
    remove('DetectionPolicyException', exceptionKey(`a${String(index)}`, 'prod'), {}, { effect: 'stricter' }),
  );
  const loosening = remove('DetectionPolicyException', exceptionKey('z', 'prod'), {}, { effect: 'looser' });
  const [deletes] = cautionsOf(plan(bundle('detection/code', [...others, loosening])), null);
  expect(deletes?.entries[0]?.change).toBe(loosening);
});
