import { describe, expect, test } from 'vitest';
import { excerptAt } from '../../../src/render/terminal.ts';
import { widthOf } from '../../../src/render/terminal/text.ts';

/** What stands above the caret. */
const underCaret = (line: string, column: number, columns = 60) => {
  const { text, caret } = excerptAt(line, column, columns);
  let width = 0;
  for (const character of text) {
    if (width === caret) return character;
    width += widthOf(character);
  }
  return '(end)';
};

describe('the caret of an excerpt', () => {
  test.each([
    ['plain text', 'abc: def', 6, 'd'],
    ['tabs', '\t\tkey:\tX', 8, 'X'],
    ['wide characters', '名前: X', 5, 'X'],
    ['emoji of two units', '💥💥: X', 7, 'X'],
    ['combining marks', 'e\u0301e\u0301: X', 7, 'X'],
    ['hidden characters', 'a\u202E\u200B: X', 6, 'X'],
    ['the end of a line', 'abc', 4, '(end)'],
    ['a line far too long, from its start', `X${'y'.repeat(500)}`, 1, 'X'],
    ['a line far too long, in its middle', `${'a'.repeat(300)}X${'b'.repeat(300)}`, 301, 'X'],
    ['a line far too long, at its end', `${'漢'.repeat(300)}X`, 301, 'X'],
  ])('stands under the right character: %s', (_, line, column, expected) => {
    expect(underCaret(line, column)).toBe(expected);
  });

  test('stands where a tab takes one column', () => {
    expect(excerptAt('\ta:\tb', 5, 60)).toEqual({ text: ' a: b', caret: 4 });
  });

  // Were the line read from its start each time, this would take longer than a test may.
  test('of a hundred thousand places in a line of a mebibyte is found soon', () => {
    const line = 'key: [a, b], '.repeat(80_000);
    const carets = Array.from({ length: 100_000 }, (_, index) => excerptAt(line, 10 * index + 1, 80).caret);
    expect(carets.every((caret) => caret <= 40)).toBe(true);
  });

  test.each([10, 40, 61])('fits into %d columns', (columns) => {
    for (const column of [1, 150, 299]) {
      expect(widthOf(excerptAt('漢a'.repeat(150), column, columns).text)).toBeLessThanOrEqual(columns);
    }
  });
});
