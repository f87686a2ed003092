import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/files/shape.ts';
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
});
