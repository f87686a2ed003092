import { expect, test } from 'vitest';
import { applyEdits } from '../../../../src/files/print/yaml/tree.ts';

const put = (start: number, text: string, end = start) => ({ start, end, text });
const take = (start: number, end: number) => ({ start, end, text: '' });

test.for([
  ['a deletion of nothing within what is replaced', [put(1, 'X', 3), take(2, 2)], 'aXdef'],
  ['what is put in where something is replaced', [put(1, 'Y', 3), put(1, 'X')], 'aXYdef'],
  ['what is put in between deletions that touch', [take(1, 2), take(2, 4), put(2, 'X')], 'aXef'],
] as const)('edits of one place have an order: %s', ([, edits, text]) => {
  expect(applyEdits('abcdef', edits)).toBe(text);
});
