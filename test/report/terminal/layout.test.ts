import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layout, unwrappedLine, styled, widthOf, textLine } from '../../../src/report/formats/terminal/layout.ts';
import { hostileText, fuzzParameters } from '../filled-outcomes.ts';

const plainly = (width: number) => ({ width, color: false });

describe('layout', () => {
  test('wraps at spaces with a hanging indent', () => {
    const line = textLine(2, 'one two three four five six seven eight nine ten');
    expect(layout([line], plainly(40))).toBe('  one two three four five six seven\n    eight nine ten\n');
  });

  test('never uses less than 40 columns', () => {
    const line = textLine(0, 'one two three four five six seven');
    expect(layout([line], plainly(1))).toBe('one two three four five six seven\n');
  });

  test('puts a word longer than a row into its own row', () => {
    const long = 'x'.repeat(90);
    expect(layout([textLine(0, `one ${long} two`)], plainly(40))).toBe(`one\n  ${long}\n  two\n`);
  });

  test('keeps a word of several spans together', () => {
    const line = textLine(0, 'one two three four five six ', styled('bold', 'block-critical'), ': more');
    expect(layout([line], plainly(42))).toBe('one two three four five six\n  block-critical: more\n');
  });

  test('counts a wide character as two columns', () => {
    const word = '漢'.repeat(15);
    expect(layout([textLine(0, `${word} ${word}`)], plainly(60))).toBe(`${word}\n  ${word}\n`);
  });

  test('colours each row of a wrapped text, and nothing without colour', () => {
    const line = textLine(0, styled('red', 'one two three four five six seven eight nine'));
    const row = (text: string): string => `\u001B[31m${text}\u001B[39m`;
    const [first, second] = layout([line], { width: 40, color: true }).split('\n');
    expect([first, second]).toEqual([row('one two three four five six seven eight'), `  ${row('nine')}`]);
    expect(layout([line], plainly(40))).not.toContain('\u001B');
  });

  // With the square of their lengths, each would take far longer than a test may.
  test('takes linear time, also for a text without spaces or of spaces alone', () => {
    for (const text of ['x'.repeat(1_000_000), `${' '.repeat(1_000_000)}x`, '漢 '.repeat(300_000)]) {
      expect(layout([textLine(0, text), unwrappedLine(0, text)], plainly(80))).not.toBe('');
    }
  });

  test('no row begins like a workflow command', () => {
    const rows = layout(
      [textLine(0, '::error::x'), unwrappedLine(4, ':', ':warning::'), textLine(0, `${'a'.repeat(40)} ::debug::x`)],
      plainly(40),
    );
    expect(rows.split('\n').filter((row) => row.trimStart().startsWith('::'))).toEqual([]);
    expect(rows).toContain(String.raw`\u{3A}:error::x`);
  });

  test('no row of several words is wider than the terminal, and no text is lost', () => {
    fc.assert(
      fc.property(
        fc.array(hostileText, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 40, max: 90 }),
        (texts, width) => {
          const rows = layout([textLine(2, ...texts)], plainly(width)).split('\n');
          const several = rows.filter((row) => row.trim().includes(' '));
          expect(Math.max(0, ...several.map(widthOf))).toBeLessThanOrEqual(width + 5);
          const letters = (text: string): string => text.replaceAll(/[ ]/g, '');
          const whole = letters(layout([textLine(2, ...texts)], plainly(100_000)));
          const bare = (text: string): string => text.replaceAll(String.raw`\u{3A}`, ':').replaceAll('\n', '');
          expect(bare(letters(rows.join('\n')))).toBe(bare(whole));
        },
      ),
      { ...fuzzParameters, numRuns: 1000 },
    );
  });
});
