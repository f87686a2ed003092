import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeTerminal } from '../../../src/render/escape.ts';
import { renderTerminal } from '../../../src/render/terminal.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { linesOf, parseLine } from '../runner.ts';

const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The codes of our own palette. */
const own = /\p{Cc}\[(?:1|2|22|3[1-36]|39)m/gu;

describe('text on a terminal', () => {
  test('shows what is hidden by its number', () => {
    expect(escapeTerminal('a\u202Eb\u001B[31mc\nd\te')).toBe(String.raw`a\u{202E}b\u{1B}[31mc\nd\te`);
  });

  test('keeps what people write', () => {
    expect(escapeTerminal('Überprüfung 中文 💥 naïve — “ok”')).toBe('Überprüfung 中文 💥 naïve — “ok”');
  });

  test('holds nothing hidden, whatever it was made of', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeTerminal(text)).not.toMatch(hidden);
      }),
      { ...runs, numRuns: 20_000 },
    );
  });

  test.each(Object.entries(filledWith))(
    'an outcome of kind %s sends no control byte and no command of the runner',
    (_, fill) => {
      const widths = fc.constantFrom(40, 57, 80, 200);
      fc.assert(
        fc.property(hostile, widths, fc.boolean(), (text, width, color) => {
          const view = { command: 'preview', platform: text, width, color, verbose: true, again: text } as const;
          const output = renderTerminal(fill(text), view);
          const plain = output.replaceAll(own, '').replaceAll('\n', '');
          expect(plain).not.toMatch(hidden);
          // A colour in front keeps a line from being a command, so without colours it must hold too.
          expect(linesOf(output).map(parseLine).filter(Boolean)).toEqual([]);
        }),
        { ...runs, numRuns: 400 },
      );
    },
  );
});
