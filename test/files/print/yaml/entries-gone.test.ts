import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map } from './wishes.ts';

test.for([
  [
    'an item goes with the comment above it and one empty line',
    'a:\n  - x\n\n  # of m\n  - m\n\n  - z\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - x\n\n  - z\n',
  ],
  [
    'the first item goes with the empty line below it',
    'a:\n  - {k: x}\n\n  - {k: m}\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - {k: m}\n',
  ],
  [
    'the first two items go with the empty lines below them',
    'a:\n  - {k: x}\n\n  - {k: m}\n\n  - {k: o}\n',
    map({ a: list({ 0: gone, 1: gone }) }),
    'a:\n  - {k: o}\n',
  ],
  [
    'the last item goes with the empty line above it',
    'a:\n  - {k: x}\n\n  - {k: m}\n\nb: 1\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - {k: x}\n\nb: 1\n',
  ],
  [
    'the last two items go with the empty lines above them',
    'a:\n  - {k: x}\n\n  - {k: m}\n\n  - {k: o}\n',
    map({ a: list({ 1: gone, 2: gone }) }),
    'a:\n  - {k: x}\n',
  ],
  [
    'an item without gaps leaves the lines around it',
    '# top\na:\n  - x\n  - m\n\n  - z\n',
    map({ a: list({ 0: gone }) }),
    '# top\na:\n  - m\n\n  - z\n',
  ],
  [
    'an item in the middle without a gap below leaves the gap above',
    'a:\n  - {k: x}\n\n  - {k: m}\n  - {k: z}\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - {k: x}\n\n  - {k: z}\n',
  ],
  [
    'several empty lines above go together',
    'a:\n  - {k: x}\n\n \n  - {k: m}\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - {k: x}\n',
  ],
  [
    'a comment above several items stays as long as one of them does',
    'a:\n  # these\n  - x\n  - m\n  - z\n',
    map({ a: list({ 0: gone, 1: gone }) }),
    'a:\n  # these\n  - z\n',
  ],
  [
    'a comment above an item that stands alone goes with it',
    'a:\n  # this\n  - x\n\n  - m\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - m\n',
  ],
  [
    'a comment above an item that is followed by a commented one goes with it',
    'a:\n  # this\n  - x\n  # that\n  - m\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  # that\n  - m\n',
  ],
  [
    'a comment above the last item goes with it',
    'a:\n  - x\n  # this\n  - m\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - x\n',
  ],
  [
    'a comment above the last two items goes with them',
    'a:\n  - x\n  # these\n  - m\n  - o\n',
    map({ a: list({ 1: gone, 2: gone }) }),
    'a:\n  - x\n',
  ],
  [
    'a comment above a mapping goes with it though others follow',
    'a:\n  # this\n  - k: x\n  - k: m\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - k: m\n',
  ],
  [
    'a comment below that is indented further goes with its item',
    'a:\n  - x\n    # about x\n  # about m\n  - m\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  # about m\n  - m\n',
  ],
  [
    'several comments below that are indented further go',
    'a:\n  - k: x\n    # about x\n    # more\n  - k: m\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - k: m\n',
  ],
  [
    'all comments directly above go',
    'a:\n  - k: x\n  # one\n  # two\n  - k: m\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - k: x\n',
  ],
  [
    'a comment above that is indented further belongs to what is before',
    'a:\n  - k: x\n    # of x\n  - k: m\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - k: x\n    # of x\n',
  ],
  [
    'a comment on the line of the key stays when the first item goes',
    'a: # why\n  - x\n  - m\n',
    map({ a: list({ 0: gone }) }),
    'a: # why\n  - m\n',
  ],
  [
    'a list that loses all says so on the line of its key',
    'a: # why\n  - x\n  - m\nb: c\n',
    map({ a: list({ 0: gone, 1: gone }) }),
    'a: [] # why\nb: c\n',
  ],
  ['a list that loses all keeps the anchor', 'a: &q\n  - x\nb: c\n', map({ a: list({ 0: gone }) }), 'a: &q []\nb: c\n'],
  [
    'a list whose dashes stand below its key loses all',
    'b: c\na:\n- x\n- m\n# end\n',
    map({ a: list({ 0: gone, 1: gone }) }),
    'b: c\na: []\n# end\n',
  ],
  ['a list that loses some is not empty', 'a:\n  - x\n  - m\n', map({ a: list({ 1: gone }) }), 'a:\n  - x\n'],
  [
    'an item of a list that is an item goes',
    'a:\n  - - x\n    - m\n  - - z\n',
    map({ a: list({ 0: list({ 0: gone }), 1: list({ 0: gone }) }) }),
    'a:\n  - - m\n  - []\n',
  ],
  [
    'the pair behind a dash gives its place to the next',
    'a:\n  - k: x\n    m: s\n    o: z\n',
    map({ a: list({ 0: map({ k: gone }) }) }),
    'a:\n  - m: s\n    o: z\n',
  ],
  [
    'two pairs behind a dash give their place to the third',
    'a:\n  - k: x\n    m: s\n    o: z\n',
    map({ a: list({ 0: map({ k: gone, m: gone }) }) }),
    'a:\n  - o: z\n',
  ],
  [
    'a pair behind the first of a dash goes',
    'a:\n  - k: x\n    # of m\n    m: s\n    o: z\n',
    map({ a: list({ 0: map({ m: gone }) }) }),
    'a:\n  - k: x\n    o: z\n',
  ],
  [
    'a pair goes with the comment above it',
    'k: x\n# of m\nm: s\n# of o\no: z\n',
    map({ m: gone }),
    'k: x\n# of o\no: z\n',
  ],
  [
    'the first pair goes, and the comment of the file stays',
    '# header\n\n# of k\nk: x\nm: s\n',
    map({ k: gone }),
    '# header\n\nm: s\n',
  ],
  [
    'a comment above that tells editors the schema stays',
    '# yaml-language-server: $schema=x\nk: x\nm: s\n',
    map({ k: gone }),
    '# yaml-language-server: $schema=x\nm: s\n',
  ],
  [
    'a comment for editors that has no space stays',
    '#yaml-language-server: $schema=x\n# of k\nk: x\nm: s\n',
    map({ k: gone }),
    '#yaml-language-server: $schema=x\nm: s\n',
  ],
  [
    'a comment that only speaks of editors goes',
    '# see yaml-language-server: x\nk: x\nm: s\n',
    map({ k: gone }),
    'm: s\n',
  ],
  [
    'a comment above that is indented further than the first pair stays',
    '  # deep\nk: x\nm: s\n',
    map({ k: gone }),
    '  # deep\nm: s\n',
  ],
] as const)('entries on lines of their own: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
