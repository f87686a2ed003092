import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPlanFile } from '../../src/report/formats/json/plan-file.ts';
import {
  escapeHtml,
  escapeMarkdownFence,
  escapeMarkdownSpan,
  escapeTerminal,
  toJson,
  workflowCommand,
} from '../../src/report/escape.ts';
import { renderHtml } from '../../src/report/formats/html.ts';
import { renderMarkdown } from '../../src/report/formats/markdown/report.ts';
import { md, tableRow } from '../../src/report/formats/markdown/markup.ts';

import { outcomesWith, hostileText, fuzzParameters } from './filled-outcomes.ts';
import { linesOf, parseWorkflowCommand } from './runner-commands.ts';
import { renderSarif } from '../../src/report/formats/sarif.ts';

const cell = (text: string): string => tableRow([md`${text}`]).text;

// That nothing acts in a whole page or on a terminal is shown in test/trust/markdown, test/trust/logs and test/browser.
describe('a text', () => {
  test.each([
    [escapeMarkdownSpan, 'plain', '`plain`'],
    [escapeMarkdownSpan, 'a`b', '``a`b``'],
    [escapeMarkdownSpan, '`', '`` ` ``'],
    [escapeMarkdownSpan, ' a ', '`  a  `'],
    [escapeMarkdownSpan, '', '`""`'],
    [escapeMarkdownSpan, 'a\nb\u202E', String.raw`${'`'}a\nb\u{202E}${'`'}`],
    [cell, 'a|b', String.raw`| ${'`'}a\u{7C}b${'`'} |`],
    [escapeHtml, `<a href="x" id='y'>&\u202E`, String.raw`&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;\u{202E}`],
    [escapeTerminal, 'a\u202Eb\u001B[31mc\nd\te', String.raw`a\u{202E}b\u{1B}[31mc\nd\te`],
    [escapeTerminal, 'Überprüfung 中文 💥 naïve — “ok”', 'Überprüfung 中文 💥 naïve — “ok”'],
  ])('after %o of %j is %j', (escape, text, escaped) => {
    expect(escape(text)).toBe(escaped);
  });

  test('in a fence does not end it or form a workflow command', () => {
    expect(escapeMarkdownFence(['````', '  ::error::x', 'a ##[error]b'], 'diff')).toBe(
      ['`````diff', '````', String.raw`  \u{3A}:error::x`, String.raw`a ##\u{5B}error]b`, '`````'].join('\n'),
    );
  });

  test('in a workflow command does not end a property or the line', () => {
    const properties = { file: 'a,b:c%.yaml', line: 3, col: null, title: 'x' };
    const command = workflowCommand({ command: 'error', properties, message: '100%: one,\ntwo' });
    expect(command).toBe('::error file=a%2Cb%3Ac%25.yaml,line=3,title=x::100%25: one,%0Atwo');
    expect(parseWorkflowCommand(command)).toEqual({
      command: 'error',
      properties: { file: 'a,b:c%.yaml', line: '3', title: 'x' },
      data: '100%: one,\ntwo',
    });
  });

  test('in a code span is at most as long as the limit', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 5, maxLength: 20 }), (texts) => {
        const [run = ''] = escapeMarkdownSpan(texts.join(''), 50).match(/^`+ ?/) ?? [];
        expect(escapeMarkdownSpan(texts.join(''), 50).length).toBeLessThanOrEqual(50 + 2 * run.length);
      }),
      fuzzParameters,
    );
  });

  test('in JSON keeps its value and contains no control sequence or workflow command', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const written = toJson({ [text]: [text] }, 2);
        expect(JSON.parse(written)).toEqual({ [text]: [text] });
        expect(written).not.toMatch(/##\[|[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
      }),
      fuzzParameters,
    );
  });
});

test("the test's parser finds workflow commands", () => {
  const lines = ['  ::error::x', '\u200B::error::x', 'log ##[error]x', '::add-mask::y'];
  expect(lines.map((line) => parseWorkflowCommand(line)?.command)).toEqual(['error', 'error', 'error', 'add-mask']);
});

test.each(Object.entries(outcomesWith))(
  'a report of kind %s printed into a log contains no workflow command',
  (_, fill) => {
    const view = { command: 'preview', platform: null } as const;
    const run = { tool: 'ifmatch', command: 'preview', platform: null, config: null } as const;
    fc.assert(
      fc.property(hostileText, (text) => {
        const outcome = fill(`${text}\n  ::error::x ##[error]y`);
        const pages = [
          renderMarkdown(outcome, view),
          renderHtml(outcome, { ...view, version: text }),
          renderSarif(outcome, { version: text }),
          toJson(toPlanFile(outcome, run), 2),
        ];
        expect(pages.flatMap(linesOf).map(parseWorkflowCommand).filter(Boolean)).toEqual([]);
      }),
      { ...fuzzParameters, numRuns: 50 },
    );
  },
);
