import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/files/yaml/parse.ts';
import { depthLimit, entryLimit } from '../../../src/files/yaml/scalars.ts';

/** Where each problem is and what it tells. */
function problemsOf(text: string): string[] {
  const parsed = parse('f', text);
  if (!('problems' in parsed)) return [];
  return parsed.problems.map(({ severity: _, at, ...facts }) => {
    if (!('position' in facts)) return [at.pointer.join('/'), ...Object.values(facts)].join(' ');
    const { position, ...others } = facts;
    return [`${position.line}:${position.column}`, ...Object.values(others)].join(' ');
  });
}

describe('what is refused', () => {
  test.each([
    ['? [a]\n: 1\n? [a]\n: 2\n', ['1:3 unsupported-yaml key [', '3:3 unsupported-yaml key [']],
    ['&x a: 1\n*x : 2\n*x : 3\n', ['2:1 unsupported-yaml key *x', '3:1 unsupported-yaml key *x']],
    ['!\n---\na: b\n', ['1:1 unsupported-yaml tag !', '2:1 unsupported-yaml several-documents ---']],
    ['? [a]\n: no: b\n', ['1:3 unsupported-yaml key [', '/no ambiguous-scalar no boolean']],
    ['a: b\n? {no: c}\n: d\n', ['2:3 unsupported-yaml key {', 'no ambiguous-scalar no boolean']],
    [
      'a: &x b\n---\nc: *x\n',
      ['2:1 unsupported-yaml several-documents ---', '3:4 syntax no anchor &x before the alias *x'],
    ],
  ])('is told once, with nothing that only follows from it: %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test.each([
    ['---\n---\na: b\n', '2:1'],
    ['\n---\n\n--- # a\n', '4:1'],
    ['# a\n--- # b\n---\n', '3:1'],
    ['---\n---\n---\n', '2:1'],
  ])('as a second document is told at its own marker, also where the first is empty: %j', (text, place) => {
    expect(problemsOf(text)).toEqual([`${place} unsupported-yaml several-documents ---`]);
  });

  test('is never a marker, a quoted key or a backslash that means only itself', () => {
    for (const [text, value] of [
      ['x...\n', 'x...'],
      [' x---\n', 'x---'],
      ['!!str no: b\n', { no: 'b' }],
      ["a: 'it''s \\U'\n", { a: "it's \\U" }],
      ['a: b\n  \\U\n', { a: 'b \\U' }],
    ] as const)
      expect(parse('f', text)).toMatchObject({ value });
  });

  test('by its depth counts as one value for the collections that hold it', () => {
    const deep = '['.repeat(depthLimit - 2) + ']'.repeat(depthLimit - 2);
    expect(problemsOf(`a: &a ${deep}\nb: &b [*a]\nc: *b\n`)).toEqual([`2:8 limit depth ${depthLimit}`]);
  });

  test('may be a tag that is too long for the parser', () => {
    expect(problemsOf(`# a\na: !${'x'.repeat(9_000_000)} b\n`)).toEqual(['2:1 syntax a tag in it is too long']);
  });

  test('for its size is told where the first value too many begins', () => {
    expect(problemsOf('- a\n'.repeat(entryLimit / 2 + 1))).toEqual([
      `${entryLimit / 2 + 1}:1 limit entries ${entryLimit}`,
    ]);
  });
});

test('an item of a list is no key for the date that follows it', () => {
  expect(parse('f', '- x-expires\n- 2027-01-31\n')).toMatchObject({ doubtful: true });
});
