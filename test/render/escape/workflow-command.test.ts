import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeLog, workflowCommand } from '../../../src/render/escape.ts';
import { renderGithub } from '../../../src/render/github.ts';
import { filledWith, hostile, runs } from '../hostile.ts';
import { linesOf, parseLine } from '../runner.ts';

describe('commands for a runner', () => {
  test('escape what would end a property or the line', () => {
    const properties = { file: 'a,b:c%.yaml', line: 3, col: null, title: 'x' };
    const command = workflowCommand({ command: 'error', properties, message: '100%: one,\ntwo' });
    expect(command).toBe('::error file=a%2Cb%3Ac%25.yaml,line=3,title=x::100%25: one,%0Atwo');
    expect(parseLine(command)).toEqual({
      command: 'error',
      properties: { file: 'a,b:c%.yaml', line: '3', title: 'x' },
      data: '100%: one,\ntwo',
    });
  });

  test('are exactly one command, whatever they hold', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const lines = linesOf(
          workflowCommand({ command: 'warning', properties: { file: 'a', title: `t${title}` }, message }),
        );
        expect(lines).toHaveLength(1);
        const parsed = parseLine(lines[0]!);
        expect(parsed?.command).toBe('warning');
        expect(Object.keys(parsed?.properties ?? {})).toEqual(['file', 'title']);
        expect(lines[0]).not.toContain('##[');
      }),
      { ...runs, numRuns: 20_000 },
    );
  });

  test('never come out of a foreign line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(linesOf(escapeLog(text)).map(parseLine)).toEqual([null]);
      }),
      { ...runs, numRuns: 20_000 },
    );
  });

  test('the port of the runner finds commands where there are some', () => {
    expect(
      ['  ::error::x', '\u200B::error::x', 'log ##[error]x', '::add-mask::y'].map((line) => parseLine(line)?.command),
    ).toEqual(['error', 'error', 'error', 'add-mask']);
  });

  test.each(Object.entries(filledWith))('an outcome of kind %s is as many commands as with quiet text', (_, fill) => {
    const commandsOf = (text: string) =>
      linesOf(renderGithub(fill(text)))
        .slice(0, -1)
        .map((line) => parseLine(line)?.command);
    const expected = commandsOf('quiet');
    expect(expected).not.toContain(undefined);
    fc.assert(
      fc.property(hostile, (text) => {
        expect(commandsOf(text)).toEqual(expected);
      }),
      { ...runs, numRuns: 500 },
    );
  });
});
