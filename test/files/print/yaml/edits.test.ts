import { expect, test } from 'vitest';
import { applyEdits, isFirstOnLine, lineEnd, lineStart, nextLine } from '../../../../src/files/print/yaml/edits.ts';

const put = (start: number, text: string, end = start) => ({ start, end, text });
const take = (start: number, end: number) => ({ start, end, text: '' });

test.for([
  ['none', [], 'abcdef'],
  ['two in any order', [put(4, 'Y'), put(1, 'X')], 'aXbcdYef'],
  ['one in place of some', [put(1, 'X', 3)], 'aXdef'],
  ['two next to each other', [put(1, 'X', 3), put(3, 'Y', 4)], 'aXYef'],
  ['what is put in where something is taken away', [take(1, 3), put(1, 'X')], 'aXdef'],
  ['what is put in behind what is taken away', [take(1, 3), put(3, 'X')], 'aXdef'],
  ['deletions that overlap', [take(1, 4), take(2, 3), take(3, 5)], 'af'],
  ['deletions that touch', [take(1, 2), take(2, 4)], 'aef'],
  ['a deletion of nothing', [take(2, 2)], 'abcdef'],
  ['what is put into what is taken away', [take(1, 4), put(2, 'X')], null],
  ['two in place of the same', [put(1, 'X', 3), put(2, 'Y', 4)], null],
] as const)('edits are done at once: %s', ([, edits, text]) => {
  expect(applyEdits('abcdef', edits)).toBe(text);
});

test('the line of an offset is known at each of its ends', () => {
  const text = 'ab\r\n  c\n\nd';
  expect([0, 2, 4, 6, 8, 9, 10].map((offset) => lineStart(text, offset))).toEqual([0, 0, 4, 4, 8, 9, 9]);
  expect([0, 2, 3, 4, 6, 8, 9, 10].map((offset) => lineEnd(text, offset))).toEqual([2, 2, 3, 7, 7, 8, 10, 10]);
  expect([0, 3, 4, 8, 9].map((offset) => nextLine(text, offset))).toEqual([4, 4, 8, 9, 10]);
  expect([0, 1, 4, 6, 7, 9].map((offset) => isFirstOnLine(text, offset))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
});
