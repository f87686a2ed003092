import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDocuments } from '../../../src/files/report.ts';
import { lineAt, lineStarts, positionAt } from '../../../src/files/yaml/lines.ts';
import { offsetsOf } from '../../../src/files/yaml/locate.ts';
import { parse } from '../../../src/files/yaml/parse.ts';
import { memory } from '../memory.ts';
import { printYaml, type Tree } from '../printer.ts';

const seed = 20_261_121;

const word = fc
  .stringMatching(/^[a-z]{2}(?:[a-zéß ]|😀){0,6}[a-z]$/)
  .filter((text) => !/^(?:no|on|off|yes|null|true|false)$/.test(text));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    word,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(word, tie('tree'), { maxKeys: 4 }),
  ),
}));
const mapping = fc.dictionary(word, tree, { minKeys: 1, maxKeys: 5 });
const choices = fc.infiniteStream(fc.nat(1000));

describe('positions', () => {
  test('are where each key and value begins, in every style', () => {
    let [documents, located] = [0, 0];
    const right = fc.property(mapping, choices, (value, stream) => {
      const { text, places } = printYaml(value, (count) => (stream.next().value ?? 0) % count);
      const parsed = parse('f', text);
      expect({ text, ...parsed }).not.toHaveProperty('problems');
      const asked = places.map(({ place }) => place);
      const found = places.map(({ offset }) => offset);
      expect({ text, found: offsetsOf(text, asked) }).toEqual({ text, found });
      documents++;
      located += found.length;
    });
    fc.assert(right, { seed, numRuns: 1500 });
    expect(located).toBeGreaterThan(documents * 2);
  });

  test('of a whole document are where its content begins, whatever stands before it', () => {
    const before = [
      '',
      '\n',
      '# a\n',
      '---\n',
      '--- # a\n',
      '\n  # a\n\n',
      '# a\r\n',
      '# a\rslug: y\n',
      '  ',
      '&a\n',
      '!!map\n',
      '\u{FEFF}',
    ];
    for (const start of before) {
      const text = `${start}name: x\n`;
      const whole = { file: 'f', pointer: [] };
      const read = offsetsOf(text, [whole, { file: 'f', pointer: ['name'] }]);
      expect({ text, at: offsetsOf(text, [whole]) }).toEqual({ text, at: read?.slice(0, 1) });
    }
    expect(offsetsOf('# a\n\n name: x\n', [{ file: 'f', pointer: [] }])).toEqual([6]);
  });

  test('count lines as YAML does and columns in code units', () => {
    const text = 'a\r\nb\rc\n\n😀d';
    const starts = lineStarts(text);
    expect(starts).toEqual([0, 3, 5, 7, 8]);
    expect(positionAt(starts, 'f', text.indexOf('c'))).toEqual({ file: 'f', line: 3, column: 1 });
    expect(positionAt(starts, 'f', text.indexOf('d'))).toEqual({ file: 'f', line: 5, column: 3 });
    expect(positionAt(starts, 'f', 4)).toEqual({ file: 'f', line: 2, column: 2 });
    expect([1, 2, 3, 4, 5].map((line) => lineAt(text, starts, line))).toEqual(['a', 'b', 'c', '', '😀d']);
  });

  test('of what is not there are those of the nearest thing above it', () => {
    const source = memory({ f: 'name: x\nfilters:\n  mode: all\nactions:\nlist:\n  - a\n  -\n' });
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

  test('of files that cannot be read or parsed are their beginning', () => {
    const { locate } = openDocuments(memory({ broken: 'a: [' }));
    const places = ['broken', 'missing', ''].map((file) => ({ file, pointer: ['a'] }));
    expect(locate(places)).toEqual(places.map(({ file }) => ({ file, line: 1, column: 1 })));
  });

  test('come back in the order asked, over several files', () => {
    const { locate } = openDocuments(memory({ a: 'x: 1\ny: 2\n', b: 'z:\n  - 3\n' }));
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
