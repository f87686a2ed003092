import { describe, expect, test } from 'vitest';
import { renderGithub } from '../../src/render/github.ts';
import { at, bundle, plan, policy, problem, remove, update } from './build.ts';
import { linesOf, parseLine } from './runner.ts';

const problems = (number: number, severity: 'error' | 'warning') =>
  Array.from({ length: number }, (_, index) =>
    problem(
      { code: 'unknown-field', field: 'x', allowed: [], nearest: null, severity } as never,
      at('a.yaml', index + 1),
    ),
  );
const commands = (text: string) =>
  linesOf(text)
    .slice(0, -1)
    .map((line) => parseLine(line)!);

describe('annotations', () => {
  test('are ten a level at most, and the last one counts the rest', () => {
    const found = commands(
      renderGithub({ kind: 'invalid', problems: [...problems(12, 'error'), ...problems(10, 'warning')] }),
    );
    expect(found.filter(({ command }) => command === 'error')).toHaveLength(10);
    expect(found.filter(({ command }) => command === 'warning')).toHaveLength(10);
    expect(found[9]?.data).toBe('3 more errors not shown here.');
    expect(found.at(-1)?.properties['line']).toBe('10');
  });

  test('tell of deletes before they tell of problems', () => {
    const changes = Array.from({ length: 4 }, (_, index) =>
      remove('RemediationPolicy', { slug: `p${String(index)}` }, policy('p', [])),
    );
    const found = commands(
      renderGithub({
        kind: 'changes',
        plan: plan(bundle('remediation', changes)),
        guards: [],
        problems: problems(30, 'warning'),
      }),
    );
    expect(found.slice(0, 4).map(({ properties }) => properties['title'])).toEqual([
      'Deletes',
      'Deletes',
      'Deletes',
      'Deletes',
    ]);
  });

  test('say of a change that nobody understands that it may loosen, and no more', () => {
    const slug = { slug: 'p' };
    const odd = update('RemediationPolicy', slug, [policy('p', ['high']), policy('p', ['odd'])], { effect: 'unknown' });
    const outcome = { kind: 'changes', plan: plan(bundle('remediation', [odd])), guards: [], problems: [] } as const;
    expect(commands(renderGithub(outcome)).map(({ properties }) => properties['title'])).toEqual([
      'May loosen enforcement',
      'ifmatch',
    ]);
  });
});
