import { describe, expect, test } from 'vitest';
import { offsetsInAny } from '../../../src/files/yaml/locate.ts';

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
  ['a/0', 'a:\n  - §&long-name\n  - c\n'],
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
  ['', '§# a\n'],
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
    expect(offsetsInAny(text, [{ ...place, key: path.endsWith(':') }])).toEqual([marked.indexOf('§')]);
  });
});
