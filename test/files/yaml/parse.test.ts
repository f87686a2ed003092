import { describe, expect, test } from 'vitest';
import { parse as parseWhole } from 'yaml';
import { scalarsIn } from '../../../src/files/yaml/nodes.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { byteLimit } from '../../../src/files/text.ts';

/** What `yaml` makes of a text without our checks. */
const readWhole = (text: string): unknown => parseWhole(text, { maxAliasCount: -1 });

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

describe('a long collection, which is read in parts,', () => {
  const many = (unit: (nth: number) => string, times = 300): string =>
    Array.from({ length: times }, (_, nth) => unit(nth)).join('');
  const texts = {
    'a list': `a: &x y\nb: # c\n${many((nth) => `- ${nth % 3 === 0 ? '*x' : `"${nth}"`} # c\n  # d\n\n`)}`,
    'a mapping': many((nth) => `# c\nk${nth}:\n  - &x${nth} v # c\n  - ${nth % 4 === 3 ? `*x${nth - 3}` : 'w'}\n`),
    'a list of lists': `a:\n${many((nth) => `  -\n    -\n${many(() => `    - b\n`, nth % 100)}`)}`,
    'a list of mappings': many((nth) => `- k: |\n    ${nth}\n  l:\n  - &x\n  m: {}\n`),
    brackets: `a: [ # c\n${many((nth) => `  "b ${nth}", # c\n`)}]\n`,
    'brackets on one line': `a: [${many((nth) => `{b: c, "d": [${nth}, x y]}, `)}e]\n`,
    'pairs between brackets': `a: [${many((nth) => `k${nth}: v, ? l, [m]: n,`)} o]\n`.replaceAll('[m]: n,', ''),
    'a mapping between brackets': `{${many((nth) => `k${nth}: [x,\n y], l${nth},`)} &x o: *x }\n`.replace(' *x', ' p'),
    'a text of several lines between brackets': `a: [${many(() => 'b\n  c, ')}]\n`,
  };
  test.each(Object.entries(texts))('has the value that it has as a whole: %s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
    const parsed = parse('f', text);
    expect('value' in parsed && parsed.value).toEqual(readWhole(text));
  });

  const late: readonly (readonly [before: string, unit: string, after: string, problem: string])[] = [
    ['a:\n', '  - b\n', '  - c: d\n     e: f\n', '303:6 syntax'],
    ['', '- b\n', '  c: d\n', '300:3 syntax'],
    ['a: [\n', '  b,\n', '  c d: e f: g\n]\n', '302:8 syntax'],
    ['a: [', 'b, ', ', c]\n', '1:905 syntax'],
    ['a: [', 'b, ', '"c" "d"]\n', '1:909 syntax'],
    ['a: {\n', '  b: c,\n', '  d: e\n f: g\n}\n', '302:6 syntax'],
    ['a:\n', '  - b: c\n', '   d: e\n', '302:4 syntax'],
    ['a: &x y\nb:\n', '  - *x\n', '', '103:5 limit'],
  ];
  test.each(late)('has its mistakes where they are: %j, %j, %j', (before, unit, after, problem) => {
    const [first] = problemsOf(before + unit.repeat(300) + after);
    expect(first && `${first.line}:${first.column} ${first.code}`).toBe(problem);
  });

  test('may hold another one as its first entry', () => {
    const cube = (depth: number): string => (depth === 0 ? 'a' : `[${many(() => `${cube(depth - 1)}, `, 20)}]`);
    const text = `a: [${cube(3)}, ${many(() => 'b, ', 20_000)}]\n`;
    const parsed = parse('f', text);
    expect('value' in parsed && parsed.value).toEqual(readWhole(text));
  });
});

describe('a crowd of tokens on one line', () => {
  test.each([
    ['a: ', '&a ', '1:7 syntax'],
    ['a: ', '!!str ', '1:10 syntax'],
    ['a: ', '*a ', '1:7 syntax'],
    ['a: ', '"b" ', '1:8 syntax'],
    ['[', '"b" ', '1:6 syntax'],
    ['', '? ', '1:65 limit'],
  ])('is refused at its beginning: %s%s…', (before, unit, problem) => {
    const [first] = problemsOf(before + unit.repeat(400_000));
    expect(first && `${first.line}:${first.column} ${first.code}`).toBe(problem);
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
