import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { editYaml } from '../../../src/files/edit/edit-yaml.ts';
import type { Json } from '../../../src/files/yaml/print.ts';

const widest = 'x'.repeat(78);

test.for<readonly [name: string, text: string, desired: Json, after: string]>([
  // What is around a value stays.
  [
    'several lines for an alias',
    'a: &q x\nb: *q # why\n',
    { a: 'x', b: 'one\ntwo\n' },
    'a: &q x\nb: | # why\n  one\n  two\n',
  ],
  [
    'a value for an alias between brackets',
    'a: &q x\nb: [q, *q, r]\nc: {k: *q}\n',
    { a: 'z', b: ['q', 'x', 'r'], c: { k: 'x' } },
    'a: &q z\nb: [q, x, r]\nc: {k: x}\n',
  ],
  ['a text for a list', 'a:\n  - x\nb: c\n', { a: 'v,w', b: 'c' }, 'a: v,w\nb: c\n'],
  ['a text for a list between brackets', 'a: [[x]]\n', { a: ['v,w'] }, 'a: ["v,w"]\n'],
  ['an empty list far behind its key', 'a:   x # why\nb: c\n', { a: [], b: 'c' }, 'a:   [] # why\nb: c\n'],
  ['an empty list below its key', 'a: {k:\n    x}\n', { a: { k: [] } }, 'a: {k:\n    []}\n'],
  ['an empty list for items', 'a: # why\n  - x\n  # of y\n  - y\nb: c\n', { a: [], b: 'c' }, 'a: [] # why\nb: c\n'],
  ['items for an empty list', 'a: [] # why\nb: c\n', { a: ['x'], b: 'c' }, 'a: # why\n  - x\nb: c\n'],
  [
    'a mapping in an item, where mappings are indented far',
    'b:\n    c: e\na:\n  - x\n  - y\n',
    { b: { c: 'e' }, a: [{ p: 'q', r: 's' }, 'y'] },
    'b:\n    c: e\na:\n  - p: q\n    r: s\n  - y\n',
  ],
  ['all of a document in brackets', '# head\n{ k: x } # why\n', { p: 'q' }, '# head\n{ p: q } # why\n'],
  ['all of a document in brackets below its marker', '---\n{ k: x }\n', { p: 'q' }, '---\n{ p: q }\n'],
  [
    'a comment inside of an entry, and one below it',
    'l:\n  - a: b\n    # c: d\n  # of m\n  - a: m\n    # n: o\n# end\n',
    { l: [{ a: 'b' }, { a: 'v' }, { a: 'm' }, { a: 'w' }] },
    'l:\n  - a: b\n    # c: d\n  - a: v\n  # of m\n  - a: m\n    # n: o\n  - a: w\n# end\n',
  ],
  ['a comment behind the items', 'k:\n  - x\n  # - y\nb: c\n', { k: [], b: 'c' }, 'k: []\n  # - y\nb: c\n'],
  [
    'the end of brackets that ends with a list',
    '{ a: [], # one\n  b: [] # two\n  }\n',
    { a: ['v'], b: [], c: 'w' },
    '{ a: [v], # one\n  b: [], # two\n  c: w\n  }\n',
  ],
  [
    'brackets that close in the column of their key',
    'a: [\n  x,\n  y\n]\nb: {\n  c: d,\n}\n',
    { a: ['y', 'z'], b: { c: 'd', e: 'f' } },
    'a: [\n  y,\n  z\n]\nb: {\n  c: d,\n  e: f,\n}\n',
  ],
  // A comment stays with its entry.
  [
    'the comment of the last item, when one is appended',
    'a: [\n  p/a, # why a\n  p/b # why b\n]\n',
    { a: ['p/a', 'p/b', 'p/c'] },
    'a: [\n  p/a, # why a\n  p/b, # why b\n  p/c\n]\n',
  ],
  [
    'the comment of the last item, behind a comma',
    'a: [\n  p/a,\n  p/b, # why b\n]\n',
    { a: ['p/a', 'p/b', 'p/c'] },
    'a: [\n  p/a,\n  p/b, # why b\n  p/c,\n]\n',
  ],
  [
    'the comments of items that go',
    'a: [ # all\n  # of x\n  {k: x}, # x\n  # of m\n  {k: m}, # m\n  # of y\n  {k: y} # y\n]\n',
    { a: [{ k: 'm' }] },
    'a: [ # all\n  # of m\n  {k: m} # m\n]\n',
  ],
  [
    'a comment on the bracket when all items go',
    'a: [ # all\n  x, # of x\n\n  # apart\n\n  y\n] # end\nb: c\n',
    { a: [], b: 'c' },
    'a: [ # all\n\n  # apart\n\n] # end\nb: c\n',
  ],
  [
    'a comment on the bracket when other items come',
    'a: [ # all\n  x, # of x\n  y\n]\n',
    { a: ['v', 'w'] },
    'a: [ # all\n  v,\n  w\n]\n',
  ],
  [
    'the comment of the last field, when it changes and another follows',
    'a: {\n  k: x, # of k\n  m: q # of m\n}\n',
    { a: { k: 'x', m: 'v', p: 'w' } },
    'a: {\n  k: x, # of k\n  m: v, # of m\n  p: w\n}\n',
  ],
  [
    'the comment of an item that is not the first any more',
    'a: [x # of x\n  ]\n',
    { a: ['v', 'x', 'w'] },
    'a: [v, x, # of x\n  w\n  ]\n',
  ],
  [
    'comments in front of commas',
    'a: { k: x # of k\n    , m: [q] # of m\n    }\n',
    { a: { k: 'x', m: ['q'], p: 'v' } },
    'a: { k: x # of k\n    , m: [q], # of m\n    p: v\n    }\n',
  ],
  [
    'a comment that is apart, of dashes in column 0',
    'l:\n- k: x\n\n# apart\n\n# of m\n- k: m\n- k: y\n\n# end\n',
    { l: [{ k: 'x' }, { k: 'y' }] },
    'l:\n- k: x\n\n# apart\n\n- k: y\n\n# end\n',
  ],
  [
    'a comment that is apart when all dashes in column 0 go',
    'l:\n- x\n\n# apart\n\n- m\nb: c\n',
    { l: [], b: 'c' },
    'l: []\n\n# apart\n\nb: c\n',
  ],
  [
    'a comment that is apart, of fields in column 0',
    '# head\n\nk: x\n\n# apart\n\n# of m\nm: y\nb: c\n',
    { b: 'c' },
    '# head\n\n# apart\n\nb: c\n',
  ],
  [
    'a comment below an empty line, inside of an entry that goes',
    'l:\n  - k: x\n\n    # of x\n  - k: m\n',
    { l: [{ k: 'm' }] },
    'l:\n  - k: m\n',
  ],
  // What is new looks like the rest.
  ['a list of values that just fits its line', 'a: x\n', { a: 'x', values: [widest] }, `a: x\nvalues: [${widest}]\n`],
  [
    'a list of values that is too wide for its line',
    'a: x\n',
    { a: 'x', values: [`${widest}x`] },
    `a: x\nvalues:\n  - ${widest}x\n`,
  ],
  [
    'quotes between brackets',
    "l:\n  - k: ['x']\n",
    { l: [{ k: ['x'] }, { k: ['v'] }] },
    "l:\n  - k: ['x']\n  - k: ['v']\n",
  ],
  [
    'a line of its own between brackets',
    'l: [\n  {k: [x]},\n  {k: [m]}\n  ]\n',
    { l: [{ k: ['x'] }, { k: ['m'] }, { k: ['v'] }] },
    'l: [\n  {k: [x]},\n  {k: [m]},\n  { k: [v] }\n  ]\n',
  ],
  ['quotes of items', '- "x"\n- "m"\n', ['x', 'm', 'v'], '- "x"\n- "m"\n- "v"\n'],
  ['keys, but for those of notes', '"x-a": b\n', { 'x-a': 'b', k: 'v' }, '"x-a": b\nk: v\n'],
  ['a comma outside of brackets', 'a:\n  - x\n', { a: ['x', 'v,w'], b: 'v,w' }, 'a:\n  - x\n  - v,w\nb: v,w\n'],
  [
    'gaps of the list',
    'l:\n  - x\n  - m\n\nb: c\n',
    { l: ['x', 'm', 'v'], b: 'c' },
    'l:\n  - x\n  - m\n  - v\n\nb: c\n',
  ],
  ['line ends', 'l:\r\n  - x\r\n  - m\r\n', { l: ['x', 'w', 'm'] }, 'l:\r\n  - x\r\n  - w\r\n  - m\r\n'],
  [
    'the indent of dashes',
    'a:\n    -\n      k: x\n',
    { a: [{ k: 'x' }], b: [{ c: 'v' }] },
    'a:\n    -\n      k: x\nb:\n    - c: v\n',
  ],
  [
    'the indent of mappings',
    'l:\n  - k:\n      m: s\n',
    { l: [{ k: { m: 's' } }], b: { c: 'd' } },
    'l:\n  - k:\n      m: s\nb:\n  c: d\n',
  ],
])('%s', ([, text, desired, after]) => {
  expect(
    editYaml(text, parse(text) as Json, desired, { withAliases: !text.includes('*q'), originals: new Map() }),
  ).toBe(after);
});
