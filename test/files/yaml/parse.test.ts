import { describe, expect, test } from 'vitest';
import { byteLimit } from '../../../src/files/disk.ts';
import { checkFile } from '../../../src/files/shape.ts';
import { offsetsOf } from '../../../src/files/yaml/locate.ts';
import { parse } from '../../../src/files/yaml/parse.ts';

function problemsOf(text: string): { code: string; line: number; column: number }[] {
  const parsed = parse('f', text);
  if (!('problems' in parsed)) return [];
  return parsed.problems.map((problem) => {
    if (!('position' in problem)) throw new Error(problem.code);
    return { code: problem.code, line: problem.position.line, column: problem.position.column };
  });
}

const layers = (count: number, width: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `k${index}: &a${index} [${Array(width)
        .fill(index === 0 ? 'x' : `*a${index - 1}`)
        .join(', ')}]`,
  ).join('\n');

describe('hostile YAML', () => {
  test.for([
    '['.repeat(1139),
    '- '.repeat(2465),
    '? '.repeat(500),
    '{a: '.repeat(500),
    Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    layers(9, 9),
    layers(3, 60),
    layers(34, 1),
    'a: &a { b: { c: [*a] } }',
    'a: !!js/function "x"',
    'rules: !!seq',
    '{ { a: b }: c }',
  ])('is refused with a position: %#', (text) => {
    const problems = problemsOf(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ line, column }) => line > 0 && column > 0)).toBe(true);
  });

  test('of a mebibyte takes no time that grows faster than the file', () => {
    const full = (piece: string) => piece.repeat(Math.floor((1 << 20) / piece.length));
    const texts = [
      full('['),
      full('? '),
      full('\r\n'),
      full('# a\n'),
      `a: "${full('\\n').slice(9)}"`,
      full('&a '),
      full('&a\n'),
      full('<<: a\n'),
      full(': \n'),
      full('a: b\n'),
      full('%a\n'),
      full('---\n'),
    ];
    // With the square of their lengths, any of them would take far longer than a test may.
    expect(texts.filter((text) => problemsOf(text).length > 0).length).toBeGreaterThan(5);
  });
});

describe('a value', () => {
  const valueOf = (text: string): unknown => {
    const parsed = parse('f', text);
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  };

  test('keeps keys that would pollute as keys', () => {
    const value = valueOf(
      '__proto__: { polluted: yes-it-is }\nconstructor: { prototype: { polluted: x } }\nhasOwnProperty: z',
    ) as object;
    expect('toString' in value).toBe(false);
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'hasOwnProperty']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const parsed = parse('f', 'name: x\n__proto__: { filters: {} }');
    if ('problems' in parsed) throw new Error('parsed');
    checkFile('f', parsed);
    expect(Object.prototype).not.toHaveProperty('filters');
  });

  test('shares what an alias repeats', () => {
    expect(valueOf('a: &a [x, &b y]\nb: *a\nc: *b')).toEqual({ a: ['x', 'y'], b: ['x', 'y'], c: 'y' });
  });

  test('may be marked as what it is', () => {
    expect(valueOf('a: !!str 017\nb: !!map { c: !!seq [d] }')).toEqual({ a: '017', b: { c: ['d'] } });
  });

  test('of one document may stand between markers', () => {
    expect(valueOf('# first\n---\na: b\n...\n# last\n')).toEqual({ a: 'b' });
  });

  test('may name an anchor twice; an alias means the last one before it', () => {
    expect(valueOf('a: &x 1a\nb: *x\nc: &x 2c\nd: *x')).toEqual({ a: '1a', b: '1a', c: '2c', d: '2c' });
  });
});

describe('a plain text', () => {
  const doubtful = (text: string): boolean => {
    const parsed = parse('f', text);
    if ('problems' in parsed) throw new Error(text);
    return parsed.doubtful;
  };

  test('leaves a doubt where another reader takes it for something else, or where it is nothing', () => {
    for (const value of [
      'no',
      '~',
      '',
      '1_0',
      'yes',
      '2027-01-31',
      '0b1',
      '1e999',
      '[12:30:00]',
      '&x on',
      '{ b: off }',
    ])
      expect([value, doubtful(`a: ${value}\n`)]).toEqual([value, true]);
    for (const value of ['"no"', '!!str no', '1', 'true', 'True', '0x1f', '1.5', 'b', '[b]', "'2027-01-31'", '|\n  no'])
      expect([value, doubtful(`a: ${value}\n`)]).toEqual([value, false]);
  });

  test('may be a date only as the value of x-expires', () => {
    const texts = ['x-expires: 2027-01-31\n', 'a:\n  - x-expires: 2027-01-31\n    b: &c d\n'];
    expect(texts.map(doubtful)).toEqual([false, false]);
    const others = [
      'x-expires: [2027-01-31]\n',
      '- 2027-01-31\n',
      'x-expires: no\n',
      'b: 2027-01-31\n',
      '2027-01-31\n',
    ];
    expect(others.map(doubtful)).toEqual(others.map(() => true));
  });

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
  ])('that goes on in a line with a dash is told: %j', (text, joined) => {
    expect(parse('f', text)).toMatchObject({ joined });
  });

  test('is told at most a thousand times to go on', () => {
    expect(parse('f', `a:\n${'- b\n  - c\n'.repeat(1001)}`)).toMatchObject({ joined: { length: 1000 } });
  });
});

describe('the largest file that is taken', () => {
  const filled = (before: string, unit: string, after = '\n'): string =>
    before + unit.repeat(Math.floor((byteLimit - before.length - after.length) / unit.length)) + after;
  const crowded = {
    'empty lines': filled('', '\n', 'a: b\n'),
    'a text of short lines': filled('a: |\n', '  b\n'),
    'empty items': filled('a:\n', '-\n'),
    'empty items in brackets': filled('a: [', "'',", ']\n'),
    'lists in lists': filled('', `${'- '.repeat(31)}a\n`),
    'odd keys': filled('', '? ', 'a\n'),
  };
  test.each(Object.entries(crowded))('may not be made of %s, of which each could be a value', (_, text) => {
    expect(problemsOf(text)).toMatchObject([{ code: 'limit' }]);
  });

  const texts = {
    'single quotes': filled("a: '", "''", "'\n"),
    'a text in double quotes': filled('a: "', 'b', '\\n"\n'),
    escapes: filled('a: "', '\\U0001F600', '"\n'),
    'long lines': filled('a: |\n', `  ${'b'.repeat(30)}\n`),
  };
  test.each(Object.entries(texts))('may be made of %s', (_, text) => {
    expect(parse('f', text)).toMatchObject({ value: { a: expect.any(String) as unknown } });
    expect(offsetsOf(text, [{ file: 'f', pointer: [] }])).toEqual([text.search(/^a/m)]);
  });
});
