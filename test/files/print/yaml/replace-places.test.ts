import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { list, map, value } from './wishes.ts';

test.for([
  [
    'several lines in place of an alias',
    'a: &q x\nb: *q # why\n',
    map({ b: value('one\ntwo\n') }),
    'a: &q x\nb: | # why\n  one\n  two\n',
  ],
  [
    'a text that needs no quotes outside of brackets, in place of a list',
    'a:\n  - x\nb: c\n',
    map({ a: value('v,w') }),
    'a: v,w\nb: c\n',
  ],
  [
    'a text that needs quotes between brackets, in place of a list there',
    'a: [[x]]\n',
    map({ a: list({ 0: value('v,w') }) }),
    'a: ["v,w"]\n',
  ],
  ['an empty list far behind its key', 'a:   x # why\nb: c\n', map({ a: value([]) }), 'a:   [] # why\nb: c\n'],
  [
    'an empty list below its key between brackets',
    'a: {k:\n    x}\n',
    map({ a: map({ k: value([]) }) }),
    'a: {k:\n    []}\n',
  ],
  [
    'a mapping in an item, where mappings are indented far',
    'b:\n    c: e\na:\n  - x\n',
    map({ a: list({ 0: value({ p: 'q', r: 's' }) }) }),
    'b:\n    c: e\na:\n  - p: q\n    r: s\n',
  ],
  [
    'the whole document between brackets, below a comment',
    '# head\n{ k: x } # why\n',
    value({ p: 'q' }),
    '# head\n{ p: q } # why\n',
  ],
  ['the whole document between brackets, below its marker', '---\n{ k: x }\n', value({ p: 'q' }), '---\n{ p: q }\n'],
] as const)('what was around a value stays: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
