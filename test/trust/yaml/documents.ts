import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const where = ['examples/policies/**/*.yaml', 'test/broken/**/*.yaml', 'test/scenarios/**/*.yaml'];

/** Good and broken files to begin with, none of them large: what is done to them matters more than how much of it there is. */
export const documents: readonly string[] = globSync(where, { cwd: root })
  .toSorted()
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.length < 4000);

/** Every way to write a value, and places where readers of YAML are known to differ. */
export const pieces: readonly string[] = [
  'name: Block critical',
  'slug: block',
  'active: true',
  'deployment_slug: acme',
  'product: code',
  'x-expires: 2027-01-31',
  'filters:\n  mode: all\n  conditions:\n    - { type: severity, values: [high] }',
  'actions: []',
  'values: [critical, "high", \'low\']',
  'rules:\n- a\n- b',
  '{ a: 1, b: [x, y] }',
  '{ "a":1, b:2, c : d, e }',
  '[a: b, {c}, "d":e]',
  'description: |\n  one\n  two\n',
  'text: >-\n  folded\n\n  more\n   kept\n',
  'text: |2+\n   x\n\n',
  'text: |-\n\n  a\n \n  b\n',
  '? key\n: value',
  '? key',
  'a: &x 1\nb: *x',
  'c: &y { d: e }\nf: *y',
  'a: &x [b]\n? *x\n: c',
  '"quoted key": "\\u00e9\\n"',
  '"a\\\n  b": "c\n\n  d"',
  "'a\n\n  b': 'c''d'",
  '# comment\n',
  'a: b # why',
  'a: b #why',
  'a: b# no comment',
  'a:#b',
  'empty:',
  '- - nested\n  - list',
  'plain text with: colon',
  'x: 0x1f\ny: 1e3\nz: .inf',
  "it: 'don''t'",
  '!!str 12',
  '! a',
  '!!map { a: b }',
  '!local a',
  '!<tag:yaml.org,2002:str> a',
  '<<: { a: b }',
  '"<<": a',
  '--- a',
  '---\n',
  '...\n',
  '%YAML 1.2\n---\n',
  '--- # here\n',
  '--- |\n  a\n',
  '\uFEFF',
  '\u0085',
  '\u2028',
  'a:\tb',
  '\ta: b',
  'a: b\t# c',
  '-\ta',
  'a: [\nb\n]',
  'a: {\n}',
  'a: "b"c',
  'a: *',
  'a: &',
  'a: @b',
  'a: `b',
  'a: %b',
  'a: -',
  'a: - b',
  'a: ? b',
  'a: : b',
  'a: b: c',
  'a:: b',
  '- a: b\n  c: d\n-\n  e: f',
  '-\n\n  a',
  'a:\n- b\n - c',
  'a:\n    b: c\n  d: e',
];

/** Single characters and words that change what stands around them. */
export const bits: readonly string[] = [
  '\n', ' ', '  ', '\t', ':', ': ', '- ', '? ', '[', ']', '{', '}', ',', '#', ' #', '&a ', '*a', '|', '>', '|-', '>+', '|2',
  '"', "'", '!', '!!', '!!str ', '!!int ', '%', '~', '\r', '\r\n', '\0', '\u0007', '\u007F', '\u0085', '\u2028', '\uFEFF', '\uFFFE',
  '\\', '\\n', '\\x', '\\u12', '\\ud800', '\\U0010FFFF', '\\0', '@', '`', '<<', '<<: ', '---', '--- ', '...', '=', '1', '-', '.',
  'no', 'on', 'null', '0x1', '1e3', '2027-01-31', 'é', '😀', '__proto__', 'constructor', 'toString',
]; // prettier-ignore
