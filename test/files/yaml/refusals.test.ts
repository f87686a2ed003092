import { describe, expect, test } from 'vitest';
import type { Position, Problem } from '../../../src/domain/problem.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { readPlain } from '../../../src/files/yaml/plain.ts';
import { aliasLimit, depthLimit, entryLimit, aliasedValuesLimit, keyLimit } from '../../../src/files/yaml/scalars.ts';

const placeOf = ({ line, column }: Position): string => `${line}:${column}`;

/** Where a problem is, by line and column or by its pointer, and everything that is told of it. */
function describeProblem(problem: Problem): string {
  const { severity, at, ...facts } = problem;
  expect(severity).toBe('error');
  if (!('position' in facts)) return [at.pointer.join('/'), ...Object.values(facts)].join(' ');
  const { position, ...others } = facts;
  const shown = Object.values(others).map((fact) => (typeof fact === 'object' && fact !== null ? placeOf(fact) : fact));
  return [placeOf(position), ...shown].join(' ').trimEnd();
}

function problemsOf(text: string): string[] {
  const parsed = parse('f', text);
  return 'problems' in parsed ? parsed.problems.map(describeProblem) : [];
}

const refused: readonly (readonly [string, ...string[]])[] = [
  ['a: !x b\n', '1:4 unsupported-yaml tag !x'],
  ['a: !!str\n', '1:4 unsupported-yaml tag !!str'],
  ['a: !!map [b]\n', '1:4 unsupported-yaml tag !!map'],
  ['a: !<tag:yaml.org,2002:str> b\n', '1:4 unsupported-yaml tag !<tag:yaml.org,2002:str>'],
  ['!x a: b\n', '1:1 unsupported-yaml tag !x'],
  ['a: &b[c]\n', '1:6 syntax anchor'],
  ['a: &b: c\n', '1:6 syntax anchor'],
  ['&a:\n  b\n', '1:3 syntax anchor'],
  ['a: &b c: d\n', '1:4 syntax second-colon'],
  ['a: !!map b: c\n', '1:4 syntax second-colon'],
  ['a: &x b\n*x : c\n', '2:1 unsupported-yaml key *x'],
  ['[a]: b\n', '1:1 unsupported-yaml key ['],
  ['{a: b}: c\n', '1:1 unsupported-yaml key {'],
  ['? [a]\n: b\n', '1:3 unsupported-yaml key ['],
  [': a\n', '1:1 unsupported-yaml key'],
  ['<<: a\n', '1:1 unsupported-yaml merge-key <<'],
  ['a: { <<: b }\n', '1:6 unsupported-yaml merge-key <<'],
  ['no: a\n', 'no ambiguous-scalar no boolean'],
  ['a:\n  - b: 1\n    yes: 2\n', 'a/0/yes ambiguous-scalar yes boolean'],
  ['a:\n  1: b\n', 'a/1 ambiguous-scalar 1 number'],
  ['2027-01-31: a\n', '2027-01-31 ambiguous-scalar 2027-01-31 date'],
  ['~: a\n', '~ ambiguous-scalar ~ null'],
  ['null: a\n', 'null ambiguous-scalar null null'],
  ['a: "\\U00110000"\n', '1:5 syntax escape \\U00110000'],
  ['a: "b\\\n\n  c"\n', '1:4 syntax escaped-break'],
  ['a: "\\0"\n', '1:4 control-character 0'],
  ['a: "\\uD800"\n', '1:4 control-character 55296'],
  ['a: "\\uFFFE"\n', '1:4 control-character 65534'],
  ['"\\0": a\n', '1:1 control-character 0'],
  ['a: |\n  b\n\t\n', '3:1 syntax tab'],
  ['a: |\n  b\n\t', '3:1 syntax tab'],
  ['  ---\na: b\n', '1:3 syntax document-marker ---'],
  ['\t---\na: b\n', '1:1 syntax tab'],
  ['--- a: b\n', '1:5 syntax document-marker'],
  ['...\na: b\n', '2:1 unsupported-yaml several-documents'],
  ['%YAML 1.2\n---\na: b\n', '1:1 unsupported-yaml directive %YAML 1.2'],
  ['# c\n%TAG ! x\n---\na: b\n', '2:1 unsupported-yaml directive %TAG ! x'],
  ['a: b\n---\nc: d\n', '2:1 unsupported-yaml several-documents ---'],
  ['a: b\n...\n---\nc: d\n', '3:1 unsupported-yaml several-documents ---'],
  ['---\na: b\n---\n', '3:1 unsupported-yaml several-documents ---'],
  ['--- |\n---\n--- a\n', '2:1 unsupported-yaml several-documents ---'],
  ['a: *b\n', '1:4 syntax no-anchor b'],
  ['a: &a [*a]\n', '1:8 syntax no-anchor a'],
  ['a: &a { b: *a }\n', '1:12 syntax no-anchor a'],
  ['a: [', '1:4 syntax unclosed-bracket ['],
  ['a: b: c\n', '1:4 syntax second-colon'],
  ['a: "b\n', '1:4 syntax unclosed-quote "'],
  ['a:\n\t- b\n', '2:1 syntax tab'],
  ['\ta: b\n', '1:1 syntax tab'],
  ['\t# c\na: b: c\n', '2:4 syntax second-colon'],
  ["a: 'b", "1:4 syntax unclosed-quote '"],
  ['- a\nb: c\n', '2:1 syntax indentation'],
  ['a: @b\n', '1:4 syntax reserved-start @'],
  // What stands behind a value on its line is no key of the mapping around it.
  ['actions:\n- { type: block } active: false\n', '2:19 syntax text-after-value'],
  ['actions:\n- [b]\n- "c" active: false\nd: e\n', '3:7 syntax text-after-value'],
  ['actions:\n  - { type: block } active: false\n', '2:21 syntax text-after-value'],
  ['a: {b: c} d: e\n', '1:11 syntax text-after-value'],
  ["a: 'it's'\n", '1:8 syntax text-after-value'],
  ['a: [b]]\n', '1:7 syntax stray-bracket ]'],
  ['a: [b}\n', '1:4 syntax unclosed-bracket ['],
  ['a: [b, {c: [d}\ne: f\n', '1:12 syntax unclosed-bracket ['],
  ['a: [\nb\n]\n', '1:4 syntax unclosed-bracket ['],
  ['a: {\n\tb: c\n}\n', '2:1 syntax tab'],
  ['a: "b\n\tc"\n', '2:1 syntax tab'],
  ["a: 'it''\nb: c\n", "1:4 syntax unclosed-quote '"],
  ["a: 'it''", "1:4 syntax unclosed-quote '"],
  ['a: "b\\"', '1:4 syntax unclosed-quote "'],
  ['a: [b,, c]\n', '1:7 syntax stray-comma'],
  ['a: ["b" "c"]\n', '1:9 syntax missing-comma'],
  ['a: {b: c d: e}\n', '1:8 syntax missing-comma'],
  ['a: - b\n', '1:4 syntax list-beside-key'],
  ['a:\n  b:c\n  d: e\n', '2:3 syntax missing-colon'],
  ['a: b\nc\nd: e\n', '2:1 syntax missing-colon'],
  ['a: b\nc\n  : d\n', '2:1 syntax missing-colon'],
  ['? "a":b\n', '1:6 syntax text-after-value'],
  ['a:\n  b: c\n  - d\n', '3:3 syntax indentation'],
  ['a:\n  b: c\n d: e\n', '3:2 syntax indentation'],
  ['a:\n  - b: c\n   - d: e\n', '3:4 syntax indentation'],
  ['a:\n  - b: c\n     d: e\n', '3:6 syntax indentation'],
  ['a: | b\n  c\n', '1:6 syntax block-header'],
  ['a: |\n   \n  b\n', '3:3 syntax empty-lines'],
  ['a: "\\d"\n', '1:5 syntax escape \\d'],
  ['a: "b"#c\n', '1:7 syntax comment'],
  ['a: *\n', '1:4 syntax anchor'],
  ['a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> x\n', '2:1 syntax merge-conflict'],
  ['a: [b\n<<<<<<< HEAD\nc: d\n', '2:1 syntax merge-conflict'],
  ['a: b\n c: d\n', '2:2 syntax indentation'],
  ['a: [b\n', '1:4 syntax unclosed-bracket ['],
  ['a: b\nb: a\nc: [a, b, a]\nd: { a: b, b: a }\ne: e\ne: 1\n', '6:1 duplicate-key e 5:1'],
  ['a:\n  - a: 1\n    b: a\n  - a: 2\n    a: b\nb: 3\n', '5:5 duplicate-key a 4:5'],
  ['a: { b: [] }\nb: {}\nc: []\nb: 1\n', '4:1 duplicate-key b 2:1'],
  [
    '- {a: 1, b: 2, a: 3}\n- a: {c: 1, c: 2}\n  a: 4\n',
    '1:16 duplicate-key a 1:4',
    '2:13 duplicate-key c 2:7',
    '3:3 duplicate-key a 2:3',
  ],
  ['a: 1\n"a": 2\n? a\n: 3\n', '2:1 duplicate-key a 1:1', '3:3 duplicate-key a 1:1'],
  ['? [a]\n: 1\n? [a]\n: 2\n', '1:3 unsupported-yaml key [', '3:3 unsupported-yaml key ['],
  ['&x a: 1\n*x : 2\n*x : 3\n', '2:1 unsupported-yaml key *x', '3:1 unsupported-yaml key *x'],
  ['? [a]\n: no: b\n', '1:3 unsupported-yaml key [', '/no ambiguous-scalar no boolean'],
  ['a: &x b\n---\nc: *x\n', '2:1 unsupported-yaml several-documents ---'],
  ['\n---\n\n--- # a\n', '4:1 unsupported-yaml several-documents ---'],
  ['---\n---\n---\n', '2:1 unsupported-yaml several-documents ---'],
];

// A space that only looks like one, where a plain space has a meaning.
const odd = '\u00A0';
const oddSpaces: readonly (readonly [string, string])[] = [
  [`a:\n${odd}${odd}b: c\n  d: e\n`, '2:1'],
  [`a:\n  -${odd}b: c\n    d: e\n`, '2:4'],
  [`a:\n  -${odd}b\n  -${odd}c\n`, '2:4'],
  [`a:\n${odd}${odd}- b\n`, '2:1'],
  [`a: { b:${odd}c, d: e }\n`, '1:8'],
  [`a:\n  b:${odd}c\n  d: e\n`, '2:5'],
  [`a:\n  b: c\n${odd}${odd}d: e\n`, '3:1'],
  [`a:\n  b: c\n  ${odd}d: e\n`, '3:3'],
  [`a: ${odd}b\n`, '1:4'],
];

const taken: readonly (readonly [string, unknown])[] = [
  ['a: !!str b\n', { a: 'b' }],
  ['a: !!seq [b]\n', { a: ['b'] }],
  ['a: &b\n', { a: null }],
  ['a: [&b, c]\n', { a: [null, 'c'] }],
  ['&a b: c\n', { b: 'c' }],
  ['a: &b\n  c: d\n', { a: { c: 'd' } }],
  ['a: &b {c: d}\n', { a: { c: 'd' } }],
  ['"": a\n', { '': 'a' }],
  ['"no": a\n', { no: 'a' }],
  ['a: "b\\\n  c"\n', { a: 'bc' }],
  ['a: "\\t\\n\\r"\n', { a: '\t\n\r' }],
  ['a: "\\ud83d\\ude00"\n', { a: '😀' }],
  ['a: "\\uFEFF"\n', { a: '﻿' }],
  ["a: '\\0'\n", { a: '\\0' }],
  [' ---a: b\n', { '---a': 'b' }],
  [' ...\n', '...'],
  ['...', null],
  // As other programs write them.
  ['a: [\n  b,\n  c\n]\nd: {\n  e: f,\n}\n', { a: ['b', 'c'], d: { e: 'f' } }],
  ['a:\n  - b: [\n      c\n    ]\n  - {\n      d: e\n    }\n', { a: [{ b: ['c'] }, { d: 'e' }] }],
  ['a: [\r\n  b\r\n]\r\n', { a: ['b'] }],
  [`a: "${odd}b:${odd}"\nc: b${odd}c:${odd}d\n`, { a: `${odd}b:${odd}`, c: `b${odd}c:${odd}d` }],
  [`a: |\n  -${odd}b\n`, { a: `-${odd}b\n` }],
  ['# a\n...\n', null],
];

describe('YAML that parsers read differently', () => {
  test.each(refused)('is refused with a message and a position: %j', (text, ...problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each(oddSpaces)('by a space that is none is refused by its name: %j', (text, place) => {
    expect(problemsOf(text)).toEqual([`${place} syntax odd-space ${odd}`.trimEnd()]);
    expect(readPlain(text)).toBeUndefined();
  });

  test.each(taken)('does not include %j', (text, value) => {
    expect(parse('f', text)).toMatchObject({ value });
  });
});

describe('a limit', () => {
  test.each([
    ['', ': a\n'],
    ['? ', '\n: a\n'],
    ['? "', '"\n: a\n'],
  ])('holds for keys in the form %s…%s', (before, after) => {
    expect(problemsOf(before + 'k'.repeat(keyLimit) + after)).toEqual([]);
    const refusal = expect.stringContaining('syntax key-length') as string;
    expect(problemsOf(before + 'k'.repeat(keyLimit + 1) + after)).toEqual([refusal]);
  });

  test('of depth counts the content of an alias from its position', () => {
    const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    const text = (depth: number): string => `a: &a ${nested(depth)}\nb: [*a]\n`;
    expect(problemsOf(text(depthLimit - 3))).toEqual([]);
    expect(problemsOf(text(depthLimit - 2))).toEqual([`2:5 limit depth ${depthLimit}`]);
  });

  test('of alias expansion is reported once, where it is exceeded', () => {
    const half = `a: &a [${'b,'.repeat(aliasedValuesLimit / 2 - 1)}]\nc: &c d\n`;
    expect(problemsOf(`${half}e: [*a, *a]\n`)).toEqual([]);
    expect(problemsOf(`${half}e: [*a, *a, *c, *c, *a]\n`)).toEqual([`3:13 limit expanded-size ${aliasedValuesLimit}`]);
  });

  test('of aliases is reported once, where it is exceeded', () => {
    const text = (count: number): string => `a: &a b\nc:\n${'- *a\n'.repeat(count)}`;
    expect(problemsOf(text(aliasLimit))).toEqual([]);
    expect(problemsOf(text(aliasLimit + 5))).toEqual([`${aliasLimit + 3}:3 limit aliases ${aliasLimit}`]);
  });

  test('of size is reported at the first value beyond it', () => {
    const most = [
      `# c\na: |\n${'  b,b\n'.repeat(249_999)}`,
      `\na:\n${'- b\n'.repeat(249_998)}- -a\n`,
      `a: [${'b,'.repeat(499_998)}]\n`,
    ];
    for (const text of most) {
      expect('value' in parse('f', text)).toBe(true);
      const line = text.split('\n').length;
      expect(problemsOf(`${text}# '\n`)).toEqual([expect.stringMatching(`^${line}:.* limit entries ${entryLimit}$`)]);
    }
  });

  test('of depth applies to the text as written', () => {
    const text = (count: number) => `a: ${'['.repeat(count)}${']'.repeat(count)}`;
    expect(problemsOf(text(31))).toEqual([]);
    expect(problemsOf(text(32))).toEqual([`1:35 limit depth ${depthLimit}`]);
  });

  test('of problems is 1,000', () => {
    expect(problemsOf('a: b\n'.repeat(5000))).toHaveLength(1000);
  });
});
