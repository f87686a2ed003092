import { describe, expect, test } from 'vitest';
import { openDocuments } from '../../../src/files/locate.ts';
import { offsetIn } from '../../../src/files/yaml/nodes.ts';
import { readTree } from '../../../src/files/yaml/read.ts';
import { memorySource } from '../memory-source.ts';
import { lineStarts, positionAt } from '../../../src/files/text.ts';

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
  ['a', 'a: &x | # c\n§  b\n'],
  ['a', 'a: >-\r\n§\r\n  b\r\n'],
  ['a', "a: §'b'\n"],
  ['b/0', 'a: "b"\nb:\n  §-\n'],
  ['b', 'a: |\n  c\n\nb: §c\n'],
  ['2', '- &x a\n- *x\n§-\n'],
  ['0', '§-\n- a\n'],
  ['1', '- a\n§-\n'],
  ['1', '- !!str\n§-\n'],
  ['', '§a: b\n'],
  ['a/1/b', 'a: [x, { b: §"y z" }]\n'],
  ['a/0/é x:', 'a:\n  - { "k": 1, §é x: 2 }\n'],
  ['b', 'a: &a [*a]\nb: §c\n'],
  ['a/0/0/0', 'a: &a [§*a]\n'],
  ['d/b', 'a: &x { b: &y §{ c: d } }\nd: *x\n'],
  ['f/c', 'a: &x { b: &y { c: d } }\nd: &y { c: §e }\ne: *x\nf: *y\n'],
  ['e/0/c', 'a: &y { c: §d }\nb: &x [*y]\nd: &y { c: e }\ne: *x\n'],
];

describe('positions', () => {
  test.each(table)('of %s are found: %j', (path, marked) => {
    const text = marked.replace('§', '');
    const steps = path === '' ? [] : path.replace(':', '').split('/');
    const pointer = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const tree = readTree(text);
    if ('code' in tree) throw new Error(tree.code);
    expect(offsetIn(tree, { file: 'f', pointer, key: path.endsWith(':') })).toBe(marked.indexOf('§'));
  });

  test('count lines that end in LF or CRLF, and columns in code units', () => {
    const text = 'a\r\nb\n\n😀d';
    const starts = lineStarts(text);
    expect(positionAt(starts, 'f', text.indexOf('b'))).toEqual({ file: 'f', line: 2, column: 1 });
    expect(positionAt(starts, 'f', text.indexOf('d'))).toEqual({ file: 'f', line: 4, column: 3 });
    const documents = openDocuments(memorySource({ f: text }));
    const lines = [1, 2, 3, 4].map((line) => documents.excerpt({ file: 'f', line, column: 1 }));
    expect(lines).toEqual(['a', 'b', '', '😀d']);
  });

  test('of something missing are those of its nearest parent', () => {
    const source = memorySource({ f: 'name: x\nfilters:\n  mode: all\nactions:\nlist:\n  - a\n  -\n' });
    const { locate } = openDocuments(source);
    const at = (pointer: (string | number)[], key = false) => {
      const [position] = locate([{ file: 'f', pointer, key }]);
      return `${position?.line}:${position?.column}`;
    };
    expect(at(['filters', 'conditions', 3, 'type'])).toBe('3:3');
    expect(at(['slug'])).toBe('1:1');
    expect(at(['slug'], true)).toBe('1:1');
    expect(at(['actions'])).toBe('4:1');
    expect(at(['actions'], true)).toBe('4:1');
    expect(at(['list', 1])).toBe('7:3');
    expect(at([])).toBe('1:1');
  });

  test('of unreadable files are their beginning', () => {
    const { locate } = openDocuments(memorySource({ broken: 'a: [' }));
    const places = ['broken', 'missing', ''].map((file) => ({ file, pointer: ['a'] }));
    expect(locate(places)).toEqual(places.map(({ file }) => ({ file, line: 1, column: 1 })));
  });

  test('are returned in the order of the request, over several files', () => {
    const { locate } = openDocuments(memorySource({ a: 'x: 1\ny: 2\n', b: 'z:\n  - 3\n' }));
    const places = [
      { file: 'b', pointer: ['z', 0] },
      { file: 'a', pointer: ['y'], key: true },
      { file: 'b', pointer: ['z'], key: true },
      { file: 'a', pointer: ['x'] },
    ];
    expect(locate(places).map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'b:2:5',
      'a:2:1',
      'b:1:1',
      'a:1:4',
    ]);
  });
});
