import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const globs = ['examples/policies/**/*.yaml', 'test/broken/**/*.yaml', 'test/scenarios/**/*.yaml'];

/** Valid and broken files as a start for mutations. Large files are left out, to try more mutations in the same time. */
export const documents: readonly string[] = globSync(globs, { cwd: root })
  .toSorted()
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.length < 4000);

/** Every way to write a value, and syntax that YAML parsers are known to read differently. */
export const snippets: readonly string[] = [
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

/** Characters and words that change the meaning of the text around them. */
export const tokens: readonly string[] = [
  '\n', ' ', '  ', '\t', ':', ': ', '- ', '? ', '[', ']', '{', '}', ',', '#', ' #', '&a ', '*a', '|', '>', '|-', '>+', '|2',
  '"', "'", '!', '!!', '!!str ', '!!int ', '%', '~', '\r', '\r\n', '\0', '\u0007', '\u007F', '\u0085', '\u2028', '\uFEFF', '\uFFFE',
  '\\', '\\n', '\\x', '\\u12', '\\ud800', '\\U0010FFFF', '\\0', '@', '`', '<<', '<<: ', '---', '--- ', '...', '=', '1', '-', '.',
  'no', 'on', 'null', '0x1', '1e3', '2027-01-31', 'é', '😀', '__proto__', 'constructor', 'toString',
]; // prettier-ignore
