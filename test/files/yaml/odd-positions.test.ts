import { describe, expect, test } from 'vitest';
import { offsetsOf } from '../../../src/files/yaml/locate.ts';
import { parse } from '../../../src/files/yaml/parse.ts';

/** Pointers and texts in which § stands before what the pointer means; a pointer that ends in a colon means the key. */
const table: readonly (readonly [string, string])[] = [
  ['a/0', 'a:\n  §-\n  - b\n'],
  ['a/1', 'a:\n  - b\n  §-\n'],
  ['a/1', 'a:\n  - b # c\n  # d\n  §- # e\n  - f\n'],
  ['a/1', 'a:\n  - [b]\n  §-\n  - c\n'],
  ['a/1', 'a:\n  - {b: c}\n  §-\n'],
  ['a/1', 'a:\n  - []\n  §-\n'],
  ['a/1', 'a:\n  - { } # b\n  §-\n'],
  ['a/1', 'a: [b, §&x , c]\n'],
  ['a/0', 'a:\n  §- &long-name\n  - c\n'],
  ['a/1', 'a:\n  - &x\n  §-\n'],
  ['a/1', 'a:\n  -\n  §-\n  - b\n'],
  ['a/2', 'a:\n  -\n  - # b\n  # - c\n  §-\n'],
  ['a/1', 'a:\n  - &x\n  §-\n  -\n'],
  ['a/0/1', 'a:\n  - -\n    §-\n  -\n'],
  ['a/1', 'a:\n  - -\n    -\n  §-\n'],
  ['a/1', 'a:\n  - b:\n  §-\n'],
  ['a/1', 'a:\n  - "b" :\n  §-\n'],
  ['a/1', 'a:\n  - ? b\n    :\n  §-\n'],
  ['a/1', 'a:\n  - ? b\n  §-\n'],
  ['a/2', 'a:\n  - {b}\n  - {c: }\n  §-\n'],
  ['b', 'a: &x c\nb: §*x\n'],
  ['b', 'a: &x\nb: §c\n'],
  ['b/0', 'a: [&x c, *x]\nb:\n  §-\n'],
  ['a', '&x a: §b\n'],
  ['a:', '&x §a: b\n'],
  ['a', 'a: §|\n  b\n'],
  ['a', 'a: §|2-\n   b\n'],
  ['a', 'a: §> # | c\n  b\n'],
  ['a', 'a: &x-|  §>-  \n  b\n'],
  ['a', 'a: &x #\n  §|\n  b\n'],
  ['a', 'a:\n\n  # > d\n  §|\n  b\n'],
  ['a', 'a:\n  # > # d\n  §|\n  b\n'],
  ['a', 'a: §|\r\n  b\r\n'],
  ['a', 'a: &x # |\r\n  §>\r\n  b\r\n'],
  ['a', 'a: §|\n\n\n  b\n'],
  ['a', "a: §'b'\n"],
  ['b/0', 'a: "b"\nb:\n  §-\n'],
  ['b', 'a: |\n  c\n\nb: §c\n'],
  ['2', '- &x a\n- *x\n§-\n'],
  ['0', '§-\n- a\n'],
  ['1', '- a\n§-\n'],
  ['1', '- !!str\n§-\n'],
  ['', '§a: b\n'],
  ['b', 'a: &a [*a]\nb: §c\n'],
  ['a/0/0/0', 'a: &a [§*a]\n'],
  ['d/b', 'a: &x { b: &y §{ c: d } }\nd: *x\n'],
  ['f/c', 'a: &x { b: &y { c: d } }\nd: &y { c: §e }\ne: *x\nf: *y\n'],
  ['e/0/c', 'a: &y { c: §d }\nb: &x [*y]\nd: &y { c: e }\ne: *x\n'],
];

describe('a place in YAML of any kind', () => {
  test.each(table)('%s is found: %j', (path, marked) => {
    const text = marked.replace('§', '');
    const steps = path === '' ? [] : path.replace(':', '').split('/');
    const place = { file: 'f', pointer: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
    expect(offsetsOf(text, [{ ...place, key: path.endsWith(':') }])).toEqual([marked.indexOf('§')]);
  });

  test('is nowhere in what is no YAML', () => {
    expect(offsetsOf('a: [', [{ file: 'f', pointer: ['a'] }])).toBe(null);
  });

  test('is not mixed up with a place in what an anchor named before', () => {
    const text = 'a: &x { b: &y { c: d } }\nd: &y { c: e }\ne: *x\nf: *y\n';
    const places = ['e', 'f'].map((key) => ({ file: 'f', pointer: key === 'e' ? ['e', 'b', 'c'] : ['f', 'c'] }));
    expect(offsetsOf(text, places)).toEqual([text.indexOf('d }'), text.indexOf('e }')]);
  });
});

/** Of each key that stands twice: the key, and line and column of both. */
const twice = (text: string): string[] => {
  const parsed = parse('f', text);
  if (!('problems' in parsed)) return [];
  return parsed.problems.flatMap((problem) => {
    if (problem.code !== 'duplicate-key') return [];
    const { position, first } = problem;
    return [`${problem.field} ${position.line}:${position.column} after ${first?.line}:${first?.column}`];
  });
};

describe('keys that stand twice', () => {
  test('are not values that read like keys, nor keys of other mappings', () => {
    expect(twice('a: b\nb: a\nc: [a, b, a]\nd: { a: b, b: a }\ne: e\ne: 1\n')).toEqual(['e 6:1 after 5:1']);
    expect(twice('a:\n  - a: 1\n    b: a\n  - a: 2\n    a: b\nb: 3\n')).toEqual(['a 5:5 after 4:5']);
    expect(twice('a: &a x\nb: *a\nc: *a\nb: y\n')).toEqual(['b 4:1 after 2:1']);
    expect(twice('a: { b: [] }\nb: {}\nc: []\nb: 1\n')).toEqual(['b 4:1 after 2:1']);
  });

  test('are told in lists, in brackets and in each other, all of them', () => {
    expect(twice('- {a: 1, b: 2, a: 3}\n- a: {c: 1, c: 2}\n  a: 4\n')).toEqual([
      'a 1:16 after 1:4',
      'c 2:13 after 2:7',
      'a 3:3 after 2:3',
    ]);
    expect(twice('a: 1\n"a": 2\n? a\n: 3\n')).toEqual(['a 2:1 after 1:1', 'a 3:3 after 1:1']);
  });

  test('are none in a list at the top', () => {
    expect(twice('- a\n- a\n- a\n')).toEqual([]);
    expect(twice('[a, a, {b: 1, b: 2}]\n')).toEqual(['b 1:15 after 1:9']);
  });
});
