import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan } from '../../../src/render/escape.ts';
import { renderMarkdown } from '../../../src/render/markdown.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { structureOf } from '../markdown-structure.ts';

const view = { command: 'preview', platform: null } as const;

describe('text in Markdown', () => {
  test.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    [' a ', '`  a  `'],
    ['', '`""`'],
    ['a\nb\u202E', String.raw`${'`'}a\nb\u{202E}${'`'}`],
  ])('%j is the span %s', (text, span) => {
    expect(escapeMarkdownSpan(text)).toBe(span);
  });

  test('in a cell the bar is shown by its number', () => {
    expect(escapeMarkdownCell('a|b')).toBe(String.raw`${'`'}a\u{7C}b${'`'}`);
  });

  test('a fence is longer than any run of backticks inside', () => {
    expect(escapeMarkdownFence(['````', 'x'], 'diff')).toBe('`````diff\n````\nx\n`````');
  });

  test('a span is one span, whatever it was made of', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(structureOf(`before ${escapeMarkdownSpan(text)} after`).skeleton).toBe('before <code> after');
        expect(structureOf(escapeMarkdownSpan(text)).skeleton).toBe('<code>');
        expect(escapeMarkdownCell(text)).not.toContain('|');
      }),
      { ...runs, numRuns: 20_000 },
    );
  });

  test('a span is as long as its limit at most', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 5, maxLength: 20 }), (texts) => {
        const [run = ''] = escapeMarkdownSpan(texts.join(''), 50).match(/^`+ ?/) ?? [];
        expect(escapeMarkdownSpan(texts.join(''), 50).length).toBeLessThanOrEqual(50 + 2 * run.length);
      }),
      runs,
    );
  });

  test.each(Object.entries(filledWith))(
    'an outcome of kind %s reads the same outside of code, whatever it holds',
    (_, fill) => {
      const expected = structureOf(renderMarkdown(fill('quiet'), view)).skeleton;
      fc.assert(
        fc.property(hostile, (text) => {
          const { skeleton, cells } = structureOf(renderMarkdown(fill(text), view));
          expect(foldLists(skeleton)).toBe(foldLists(expected));
          expect(cells.filter((cell) => cell.includes('|'))).toEqual([]);
        }),
        { ...runs, numRuns: 500 },
      );
    },
  );
});

/** Two fields may share a name or not, so their number may differ; a sentence in which a value is not found is code as a whole. */
const foldLists = (skeleton: string): string =>
  skeleton.replaceAll(/<code>(?:, <code>)+/g, '<code>').replaceAll(/\b(?:so|changed|edited|about) <code>/g, '<code>');
