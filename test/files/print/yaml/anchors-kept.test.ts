import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map, value } from './wishes.ts';

test.for([
  ['that ends like a truth', 'a: &q untrue\nb: *q\n', map({ a: value('w') }), 'a: w\nb: &q untrue\n'],
  ['that begins like a truth', 'a: &q trueish\nb: *q\n', map({ a: value('w') }), 'a: w\nb: &q trueish\n'],
  ['that says no', 'a: &q False\nb: *q\n', map({ a: value('w') }), 'a: w\nb: &q false\n'],
  [
    'in the quotes of the items of a document that is a list',
    "- &q 'x'\n- *q\n- 'm'\n",
    list({ 0: gone }),
    "- &q 'x'\n- 'm'\n",
  ],
  [
    'within a mapping that becomes a list',
    'a: {k: &q x}\nb: *q\n',
    map({ a: list({}, [-1, 'w']) }),
    'a: [w]\nb: &q x\n',
  ],
] as const)('an alias keeps what it meant: a value %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
