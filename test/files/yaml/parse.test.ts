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
  const hostile = {
    'the first crasher of yaml': '['.repeat(1139),
    'the second crasher of yaml': '- '.repeat(2465),
    'explicit keys that hang yaml': '? '.repeat(500),
    'an alias bomb': layers(9, 9),
    'a wide alias bomb': layers(3, 60),
    'deep flow mappings': '{a: '.repeat(500),
    'deep block mappings': Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    'depth through aliases': layers(34, 1),
    'an alias that holds itself': 'a: &a [*a]',
    'an alias that holds itself from afar': 'a: &a { b: { c: [*a] } }',
    'a merge key': 'a: &a { b: c }\nd: { <<: *a }',
    'a second document': 'a: b\n--- \nc: d',
    'a directive': '# here\n%TAG ! tag:x,2000:\n---\na: b',
    'an unknown directive': '\n%FOO bar\n---\na: b',
    'an indented marker': '  ---\na: b',
    'a custom tag': 'a: !!js/function "x"',
    'a standard tag that makes a list of nothing': 'rules: !!seq',
    'a verbatim tag': 'a: !<tag:yaml.org,2002:int> 3',
    'a list as a key': '? [a]\n: b',
    'a mapping as a key': '{ { a: b }: c }',
    'an alias as a key': 'a: &a b\n*a : c',
    'a key of nothing': ': b',
    'half of a pair of surrogates': 'a: "\\ud800"',
    'an escaped NUL': 'a: "x\\0y"',
    'an escape beyond Unicode': 'a: "\\U00110000"',
    'an end marker before the document': '...\na: b',
    'a mapping on the line of its key': 'k: &a name: x',
    'an anchor that ends with a colon': 'a: &k:\n  b: c',
    'an anchor without a space behind it': 'c: &y{ d: e }',
    'tabs below a block of text': 'a:\n  b: |\n    c\n\t\n',
    'an empty line after an escaped line break': 'x: "a\\\n  b\\\n\n  c"',
    'a key that is too long for some readers': `${'k'.repeat(1030)}: v`,
  };

  test.for(Object.entries(hostile))('%s is refused with a position', ([, text]) => {
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

  test('names the same thing at most a thousand times', () => {
    expect(problemsOf('a: b\n'.repeat(5000))).toHaveLength(1000);
    expect(problemsOf('<<: a\n'.repeat(5000)).length).toBeLessThanOrEqual(2000);
  });
});

describe('escapes', () => {
  test.for([
    String.raw`a: "caf\u00e9"`,
    String.raw`a: "\x41\u0042\U00000043"`,
    String.raw`a: "\U0001F600 \u20AC"`,
    String.raw`a: "\\U00110000"`,
  ])('that stand for characters are read: %s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('limits', () => {
  test('let a list of ten thousand through that has no aliases', () => {
    const parsed = parse('f', `rules:\n${'- some.rule\n'.repeat(10_000)}`);
    expect(parsed).not.toHaveProperty('problems');
  });

  test('let half a million lines, commas, brackets and dashes through, in prose and in lists, and no more', () => {
    const most = [
      `# c\na: |\n${'  b,b\n'.repeat(249_999)}`,
      `\na:\n${'- b\n'.repeat(249_998)}- -a\n`,
      `a: [${'b,'.repeat(499_998)}]\n`,
    ];
    for (const text of most) {
      expect(parse('f', text)).toHaveProperty('value');
      expect(problemsOf(`${text}# '\n`)).toMatchObject([{ code: 'limit', line: text.split('\n').length }]);
    }
  });

  test('let a hundred aliases through, and no more', () => {
    const text = (count: number) => `a: &a x\nb: [${Array(count).fill('*a').join(', ')}]`;
    expect(problemsOf(text(100))).toEqual([]);
    expect(problemsOf(text(101))).toMatchObject([{ code: 'limit' }]);
  });

  test('let 31 lists in a mapping through, and no more', () => {
    const text = (count: number) => `a: ${'['.repeat(count)}${']'.repeat(count)}`;
    expect(problemsOf(text(31))).toEqual([]);
    expect(problemsOf(text(32))).toEqual([{ code: 'limit', line: 1, column: 35 }]);
  });

  test('count what aliases add, not what is written', () => {
    const big = (count: number) => `a: &a [${Array(count).fill('x').join(', ')}]\nb: *a\nc: *a\n`;
    expect(problemsOf(big(40_000))).toEqual([]);
    expect(problemsOf(big(60_000))).toMatchObject([{ code: 'limit', line: 3, column: 4 }]);
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

describe('a text that another reader takes for something else', () => {
  const file = (description: string) => `name: A
slug: a
description: ${description}
filters:
  mode: all
  conditions:
    - type: severity
      values: [high]
actions: []
`;
  const codesIn = (text: string): string[] => {
    const parsed = parse('f', text);
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    return checkFile('f', parsed).problems.map(({ code }) => code);
  };

  test.for(['no', 'On', 'y', '1_000', '0b1', '12:30:00', '2027-01-31', '1e999', '9'.repeat(309)])(
    'is found where it stands alone: %s',
    (text) => {
      expect(codesIn(file(text))).toEqual(['ambiguous-scalar']);
      expect(codesIn(file(`"${text}"`))).toEqual([]);
    },
  );

  test('is meant where it is the day of a note', () => {
    expect(codesIn(`${file('fine')}x-expires: 2027-01-31\n`)).toEqual([]);
    expect(codesIn(`${file('fine')}x-since: 2027-01-31\n`)).toEqual(['ambiguous-scalar']);
  });
});

describe('the largest file that is taken', () => {
  const filled = (before: string, unit: string, after = '\n'): string =>
    before + unit.repeat(Math.floor((byteLimit - before.length - after.length) / unit.length)) + after;
  const crowded = {
    'empty lines': filled('', '\n', 'a: b\n'),
    comments: filled('', '#\n', 'a: b\n'),
    'a text of short lines': filled('a: |\n', '  b\n'),
    'a folded text of short lines': filled('a: >\n', '  b\n'),
    'empty lines below a text': filled('a: |\n  b\n', '\n', ' \n'),
    'empty items': filled('a:\n', '-\n'),
    'empty items in brackets': filled('a: [', "'',", ']\n'),
    keys: filled('', 'a:\n'),
    'lists in lists': filled('', `${'- '.repeat(31)}a\n`),
    'lists in brackets': filled('a: ', '[', '\n'),
    'odd keys': filled('', '? ', 'a\n'),
  };
  test.each(Object.entries(crowded))('may not be made of %s, of which each could be a value', (_, text) => {
    expect(problemsOf(text)).toMatchObject([{ code: 'limit' }]);
  });

  const texts = {
    'single quotes': filled("a: '", "''", "'\n"),
    colons: filled('a: ', 'b:', 'c\n'),
    'a text in double quotes': filled('a: "', 'b', '\\n"\n'),
    escapes: filled('a: "', '\\U0001F600', '"\n'),
    'long lines': filled('a: |\n', `  ${'b'.repeat(30)}\n`),
    'long folded lines': filled('a: >\n', `  ${'b'.repeat(30)}\n`),
    'long comments': filled('', `# ${'b'.repeat(30)}\n`, 'a: b\n'),
  };
  test.each(Object.entries(texts))('may be made of %s', (_, text) => {
    expect(parse('f', text)).toMatchObject({ value: { a: expect.any(String) as unknown } });
    expect(offsetsOf(text, [{ file: 'f', pointer: [] }])).toEqual([text.search(/^a/m)]);
  });
});
