import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parse } from '../../../src/files/yaml/parse.ts';
import { readText } from '../../../src/files/read-text.ts';
import { memory } from '../memory.ts';

const seed = 20_261_121;

// Two readers meet a file: js-yaml decides whether it is fit, `yaml` rewrites it for `pull`. What both accept they must read alike.
const pieces = [
  'name: Block critical',
  'slug: block',
  'active: true',
  'filters:\n  mode: all',
  '- a\n- b',
  'values: [critical, "high", \'low\']',
  '{ a: 1, b: [x, y] }',
  'description: |\n  one\n  two\n',
  'text: >-\n  folded\n\n  more\n',
  '? key\n: value',
  'a: &x 1\nb: *x',
  'c: &y { d: e }\nf: *y',
  '"quoted key": "\\u00e9\\n"',
  '# comment\n',
  'empty:',
  '- - nested\n  - list',
  'plain text with: colon',
  'x: 0x1f\ny: 1e3\nz: .inf',
  "it: 'don''t'",
  '---\n',
  '...\n',
  '!!str 12',
] as const;

const bits = [
  '\n',
  ' ',
  '  ',
  '\t',
  ':',
  ': ',
  '- ',
  '? ',
  '[',
  ']',
  '{',
  '}',
  ',',
  '#',
  ' #',
  '&a ',
  '*a',
  '|',
  '>',
  '"',
  "'",
  '!',
  '%',
  '~',
  '\r',
  '\r\n',
  'é',
  '1',
  '-',
  '.',
  '\\',
  '@',
  '`',
  '\u{2028}',
];

const document = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...bits), fc.string({ maxLength: 3 })), { maxLength: 12 })
  .chain((parts) =>
    fc.constantFrom(
      parts.join('\n'),
      parts.join(''),
      `k: ${parts.join('')}`,
      `k:\n  ${parts.join('\n').replaceAll('\n', '\n  ')}`,
    ),
  );

const mutated = fc
  .tuple(document, fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.constantFrom(...bits)), { maxLength: 6 }))
  .map(([text, edits]) =>
    edits.reduce((all, [at, length, bit]) => {
      const from = at % (all.length + 1);
      return all.slice(0, from) + bit + all.slice(from + length);
    }, text),
  );

describe('js-yaml within our limits and yaml', () => {
  test('read alike what both accept', () => {
    let compared = 0;
    const alike = fc.property(mutated, (text) => {
      const read = readText(memory({ f: text }), 'f');
      if ('problem' in read) return;
      const ours = parse('f', read.text);
      if ('problems' in ours || typeof ours.value !== 'object' || Array.isArray(ours.value)) return; // no file is anything but a mapping
      const theirs = parseDocument(read.text, { version: '1.2', schema: 'core', strict: true });
      if (theirs.errors.length > 0) return;
      compared++;
      expect({ text, value: JSON.stringify(ours.value) }).toEqual({ text, value: JSON.stringify(theirs.toJS()) });
    });
    fc.assert(alike, { seed, numRuns: 4000 });
    expect(compared).toBeGreaterThan(300);
  });
});
