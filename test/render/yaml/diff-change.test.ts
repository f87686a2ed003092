import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { capDiff, diffChange, type DiffLine, diffLines, printObject } from '../../../src/render/yaml-diff.ts';
import { changedFields } from '../../../src/render/words.ts';
import { exceptionKey, policy, update } from '../build.ts';

const show = (lines: readonly DiffLine[]) =>
  lines.map((line) => ('text' in line ? `${line.mark}${line.text}` : `${line.mark} ${String(line.lines)}`));
const printed = (content: Record<string, unknown>) => printObject('RemediationPolicy', { slug: 's' }, content);

describe('the printer of objects', () => {
  test('prints two answers that mean the same alike', () => {
    const sparse = {
      filters: {
        conditions: [
          { values: ['b', 'a'], type: 't' },
          { type: 's', values: ['x'] },
        ],
        mode: 'all',
      },
      actions: [{ type: 'block' }],
      slug: 's',
      name: 'n',
    };
    const full = {
      name: 'n',
      slug: 's',
      description: null,
      active: true,
      filters: {
        mode: 'all',
        conditions: [
          { type: 's', mode: 'any', values: ['x', 'x'] },
          { type: 't', mode: 'any', values: ['a', 'b'] },
        ],
      },
      actions: [{ type: 'block', config: {} }],
    };
    expect(printed(sparse)).toEqual(printed(full));
    expect(Object.keys(load(printed(full).join('\n')) as object)).toEqual([
      'name',
      'slug',
      'active',
      'filters',
      'actions',
    ]);
  });

  test('keeps the order of actions and the fields that nobody knows yet', () => {
    const text = printed({
      zone: 1,
      name: 'odd',
      actions: [{ type: 'b' }, { type: 'a' }],
      filters: 'odd',
      area: { b: [], c: [2, 1] },
    });
    expect(text).toEqual([
      'name: odd',
      'slug: s',
      'active: true',
      'filters: odd',
      'actions:',
      '  - type: b',
      '  - type: a',
      'area:',
      '  b: []',
      '  c:',
      '    - 2',
      '    - 1',
      'zone: 1',
    ]);
  });

  test('prints an exception as an entry of a file', () => {
    const content = { exception_type: 'exclude', rulesets: [], rules: null, disabled: [] };
    expect(printObject('DetectionPolicyException', exceptionKey('x.y', 'pci'), content)).toEqual([
      'exception_type: exclude',
      'rule: x.y',
      'rule_type: rule',
      'project_tag_name: pci',
    ]);
  });

  test('shows an emptied list of a detection policy', () => {
    expect(
      printObject(
        'DetectionPolicy',
        { product: 'code' },
        { rules: ['b', 'a'], product: 'code', deployment_slug: 'acme' },
      ),
    ).toEqual(['rulesets: []', 'rules:', '  - a', '  - b', 'disabled: []']);
  });

  test('leaves the prototype alone', () => {
    const content = JSON.parse('{"name": "n", "__proto__": {"polluted": true}, "constructor": {"x": 1}}') as Record<
      string,
      unknown
    >;
    expect(printed(content)).toContain('__proto__:');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a diff', () => {
  test('folds what is far from a difference', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
    expect(show(diffLines(before, [...before.slice(0, 10), 'eleven']))).toEqual([
      'folded 7',
      ' 8',
      ' 9',
      ' 10',
      '-11',
      '+eleven',
    ]);
    expect(show(diffLines(before.slice(0, 5), [...before.slice(0, 4), 'x']))).toEqual([
      ' 1',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+x',
    ]);
  });

  test('of an update keeps what stays', () => {
    const change = update('RemediationPolicy', { slug: 'p' }, [policy('p', ['a', 'b']), policy('p', ['a', 'c'])]);
    expect(show(diffChange(change)).filter((line) => !line.startsWith(' '))).toEqual([
      'folded 7',
      '-        - b',
      '+        - c',
    ]);
    expect(changedFields(change)).toEqual(['filters']);
  });

  test.each([undefined, null, ''])('of conditions prints a mode %j as the any that it means', (mode) => {
    const filters = (one: unknown) => ({ mode: 'all', conditions: [{ type: 'severity', values: ['a'], mode: one }] });
    const of = (one: unknown, slug: string) => policy('p', [], { slug, filters: filters(one) });
    const change = update('RemediationPolicy', { slug: 'p' }, [of(mode, ''), of('any', 'p')]);
    expect(show(diffChange(change)).filter((line) => /^[+-]/.test(line))).toEqual([]);
  });

  test('of two long lists without a common line ends soon and shows both', () => {
    const list = (name: string) => Array.from({ length: 5000 }, (_, index) => `${name}${String(index)}`);
    expect(diffLines(list('a'), list('b'))).toHaveLength(10_000);
  });

  test('is capped by whole lines and says how many are missing', () => {
    const lines = diffLines([], Array.from({ length: 10 }, String));
    expect(show(capDiff(lines, 3)).at(-1)).toBe('cut 7');
    expect(capDiff(lines, 9)).toHaveLength(10);
    const same = Array.from({ length: 20 }, (_, index) => `same ${String(index)}`);
    const far = diffLines(['a', ...same, 'b'], ['A', ...same, 'B']);
    expect(show(capDiff(far, 3)).at(-1)).toBe(`cut ${String(2 + 20 + 2 - 3)}`);
  });
});
