import { describe, expect, test } from 'vitest';
import { excerptAt } from '../../../src/report/formats/terminal/problems.ts';
import { widthOf } from '../../../src/report/formats/terminal/layout.ts';

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
  ])('is under the right character: %s', (_, line, column, expected) => {
    expect(underCaret(line, column)).toBe(expected);
  });
});
