import { describe, expect, test } from 'vitest';
import { byteLimit } from '../../../src/files/disk.ts';
import { scalarsIn } from '../../../src/files/yaml/nodes.ts';
import { parse } from '../../../src/files/yaml/parse.ts';

function problemsOf(text: string): { code: string; line: number; column: number }[] {
  const parsed = parse('f', text);
  if (!('problems' in parsed)) return [];
  return parsed.problems.map((problem) => {
    if (!('position' in problem)) throw new Error(problem.code);
    return { code: problem.code, line: problem.position.line, column: problem.position.column };
  });
}

describe('a value', () => {
  const valueOf = (text: string): unknown => {
    const parsed = parse('f', text);
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  };

  test('keeps keys such as __proto__ as plain keys', () => {
    const value = valueOf(
      '__proto__: { polluted: yes-it-is }\nconstructor: { prototype: { polluted: x } }\nhasOwnProperty: z',
    ) as object;
    expect('toString' in value).toBe(false);
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    ['a: &a [x, &b y]\nb: *a\nc: *b', { a: ['x', 'y'], b: ['x', 'y'], c: 'y' }],
    ['a: &x 1a\nb: *x\nc: &x 2c\nd: *x', { a: '1a', b: '1a', c: '2c', d: '2c' }],
    ['a: !!str 017\nb: !!map { c: !!seq [d] }', { a: '017', b: { c: ['d'] } }],
    ['# first\n---\na: b\n...\n# last\n', { a: 'b' }],
    ['a: |\r\n  b\r\n  c\r\nd: e\r\n', { a: 'b\nc\n', d: 'e' }],
    ["a: 'b\r\n  c'\r\n", { a: 'b c' }],
  ])('is that of %j', (text, value) => {
    expect(valueOf(text)).toEqual(value);
  });
});

describe('a plain multi-line text', () => {
  test.each([
    ['a: b\n  - c\n', [['a']]],
    ['a:\n - b\n   - c\n', [['a', 0]]],
    ['a:\n  - b\n  - c:\n    - d\n      - e\n', [['a', 1, 'c', 0]]],
    ['a: b\n  -\n  c\n', [['a']]],
    ['a: b\n\n  - c\nd: [e, f\n  - g]\n', [['a'], ['d', 1]]],
    ['b\n- c\n', [[]]],
    ['b\n-', [[]]],
    ['a: b\n  -c\n', []],
    ['a: "b\n  - c"\n', []],
    ['a: |\n  b\n  - c\n', []],
    ['a: b\n  c\n', []],
  ])('that continues on a line with a dash is reported: %j', (text, joined) => {
    const parsed = parse('f', text);
    if ('problems' in parsed) throw new Error('no YAML');
    const found = Array.from(scalarsIn(parsed.tree), ([{ isJoined }, way]) => (isJoined ? [[...way]] : []));
    expect(found.flat()).toEqual(joined);
  });
});

describe('the largest accepted file', () => {
  const filled = (before: string, unit: string, after = '\n'): string =>
    before + unit.repeat(Math.floor((byteLimit - before.length - after.length) / unit.length)) + after;
  const crowded = {
    'empty lines': filled('', '\n', 'a: b\n'),
    'a text of short lines': filled('a: |\n', '  b\n'),
    'empty items': filled('a:\n', '-\n'),
    'odd keys': filled('', '? ', 'a\n'),
  };
  test.each(Object.entries(crowded))('may not consist of %s', (_, text) => {
    expect(problemsOf(text)).toMatchObject([{ code: 'limit' }]);
  });

  const texts = {
    'single quotes': filled("a: '", "''", "'\n"),
    'a text in double quotes': filled('a: "', 'b', '\\n"\n'),
    escapes: filled('a: "', '\\U0001F600', '"\n'),
    'long lines': filled('a: |\n', `  ${'b'.repeat(30)}\n`),
  };
  test.each(Object.entries(texts))('may consist of %s', (_, text) => {
    expect(parse('f', text)).toMatchObject({ value: { a: expect.any(String) as unknown } });
  });
});
