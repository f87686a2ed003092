import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlanFile } from '../../../src/record/plan-file.ts';
import { escapeMarkdownFence, toJson } from '../../../src/render/escape.ts';
import { renderHtml } from '../../../src/render/html.ts';
import { renderMarkdown } from '../../../src/render/markdown.ts';
import { phrase } from '../../../src/render/meaning-words.ts';
import { renderSarif } from '../../../src/render/sarif.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { linesOf, parseLine } from '../runner.ts';

const view = { command: 'preview', platform: null } as const;
const obeyed = (output: string): unknown[] => linesOf(output).map(parseLine).filter(Boolean);

describe('JSON', () => {
  test('is the same value when it is read again, and shows nothing that a terminal or the runner obeys', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = toJson({ [text]: [text] }, 2);
        expect(JSON.parse(written)).toEqual({ [text]: [text] });
        expect(written).not.toMatch(/##\[|[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
      }),
      { ...runs, numRuns: 20_000 },
    );
  });
});

describe('a page that is printed into a log', () => {
  test('shows by its number what would make a line a command', () => {
    expect(escapeMarkdownFence(['  ::error::x', 'a ##[error]b'], 'diff')).toBe(
      ['```diff', String.raw`  \u{3A}:error::x`, String.raw`a ##\u{5B}error]b`, '```'].join('\n'),
    );
  });

  test.each(Object.entries(filledWith))('for an outcome of kind %s holds no command of the runner', (_, fill) => {
    const run = { tool: 'ifmatch', command: 'preview', platform: null, config: null, says: phrase } as const;
    fc.assert(
      fc.property(hostile, (text) => {
        const outcome = fill(`${text}\n  ::error::x ##[error]y`);
        expect(obeyed(renderMarkdown(outcome, view))).toEqual([]);
        expect(obeyed(renderHtml(outcome, { ...view, version: text }))).toEqual([]);
        expect(obeyed(renderSarif(outcome, { version: text }))).toEqual([]);
        expect(obeyed(toJson(toPlanFile(outcome, run), 2))).toEqual([]);
      }),
      { ...runs, numRuns: 100 },
    );
  });
});
