import { describe, expect, test } from 'vitest';
import { positionAt, locatedProblem } from './build-outcomes.ts';
import { linesOf, parseWorkflowCommand } from './runner-commands.ts';
import { renderWorkflowCommands } from '../../src/report/formats/annotations.ts';

const problems = (number: number, severity: 'error' | 'warning') =>
  Array.from({ length: number }, (_, index) =>
    locatedProblem(
      { code: 'unknown-field', field: 'x', allowed: [], nearest: null, severity } as never,
      positionAt('a.yaml', index + 1),
    ),
  );
const commands = (text: string) =>
  linesOf(text)
    .slice(0, -1)
    .map((line) => parseWorkflowCommand(line)!);

describe('annotations', () => {
  test('are limited to ten per level, and the last one counts the rest', () => {
    const found = commands(
      renderWorkflowCommands({ kind: 'invalid', problems: [...problems(12, 'error'), ...problems(10, 'warning')] }),
    );
    expect(found.filter(({ command }) => command === 'error')).toHaveLength(10);
    expect(found.filter(({ command }) => command === 'warning')).toHaveLength(10);
    expect(found[9]?.data).toBe('3 more errors not shown here.');
    expect(found.at(-1)?.properties['line']).toBe('10');
  });
});
