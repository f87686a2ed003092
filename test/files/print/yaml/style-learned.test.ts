import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { list, map } from './wishes.ts';

test.for([
  ['the items of a document that is a list', '- "x"\n- "m"\n', list({}, [1, 'v']), '- "x"\n- "m"\n- "v"\n'],
  ['no key but those of notes', '"x-a": b\n', map({}, ['x-a', 'k', 'v']), '"x-a": b\nk: v\n'],
  [
    'gaps between the items, not those of the file',
    'l:\n  - x\n  - m\n\nb: c\n',
    map({ l: list({}, [1, 'v']) }),
    'l:\n  - x\n  - m\n  - v\n\nb: c\n',
  ],
  ['how the first line ends', 'l:\n  - x\n  - m\r\n', map({ l: list({}, [0, 'w']) }), 'l:\n  - x\n  - w\n  - m\r\n'],
  [
    'the place of a dash that has a line for itself',
    'a:\n    -\n      k: x\n',
    map({}, ['a', 'b', ['v', 'w']]),
    'a:\n    -\n      k: x\nb:\n    - v\n    - w\n',
  ],
  [
    'the indent from a key that is indented itself',
    'l:\n  - k:\n      m: s\n',
    map({}, ['l', 'b', { c: 'd' }]),
    'l:\n  - k:\n      m: s\nb:\n  c: d\n',
  ],
  [
    'no indent where there are brackets only',
    'a: { k: x }\n',
    map({}, ['a', 'b', { c: 'd' }]),
    'a: { k: x }\nb:\n  c: d\n',
  ],
] as const)('what is new follows %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
