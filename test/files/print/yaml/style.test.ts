import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { list, map } from './wishes.ts';

test.for([
  ['keys in double quotes', '"k": x\n"m": s\nz: t\n', map({}, ['m', 'q', 'v']), '"k": x\n"m": s\n"q": v\nz: t\n'],
  ['keys in single quotes', "'k': x\n'm': s\n", map({}, ['m', 'q', 'v']), "'k': x\n'm': s\n'q': v\n"],
  ['plain keys though one is quoted', '"k": x\nm: s\nz: t\n', map({}, ['m', 'q', 'v']), '"k": x\nm: s\nq: v\nz: t\n'],
  [
    'texts in the quotes that texts of their role have',
    'l:\n  - name: "x"\n    type: s\n  - name: "z"\n    type: t\n',
    map({ l: list({}, [1, { name: 'v', type: 'w' }]) }),
    'l:\n  - name: "x"\n    type: s\n  - name: "z"\n    type: t\n  - name: "v"\n    type: w\n',
  ],
  [
    'texts in single quotes',
    "l:\n  - 'x'\n  - 'z'\n  - m\n",
    map({ l: list({}, [2, 'v']) }),
    "l:\n  - 'x'\n  - 'z'\n  - m\n  - 'v'\n",
  ],
  ['what most do, and the first of equals', "l: [x, 'z']\n", map({ l: list({}, [1, 'v']) }), "l: [x, 'z', v]\n"],
  [
    'mappings in brackets',
    'l:\n  - { k: x }\n  - { k: m }\n',
    map({ l: list({}, [1, { k: 'v' }]) }),
    'l:\n  - { k: x }\n  - { k: m }\n  - { k: v }\n',
  ],
  [
    'mappings in brackets that stand close',
    'l:\n  - {k: x}\n  - {k: m}\n',
    map({ l: list({}, [1, { k: 'v' }]) }),
    'l:\n  - {k: x}\n  - {k: m}\n  - {k: v}\n',
  ],
  [
    'lists in brackets',
    'l:\n  - k: [x]\n',
    map({ l: list({}, [0, { k: ['v', 'w'] }]) }),
    'l:\n  - k: [x]\n  - k: [v, w]\n',
  ],
  [
    'lists on lines',
    'l:\n  - values:\n      - x\n',
    map({ l: list({}, [0, { values: ['v'] }]) }),
    'l:\n  - values:\n      - x\n  - values:\n      - v\n',
  ],
  [
    'an empty list says nothing of lists',
    'l:\n  - k: []\n',
    map({ l: list({}, [0, { k: ['v', 'w'] }]) }),
    'l:\n  - k: []\n  - k:\n      - v\n      - w\n',
  ],
  [
    'dashes below their key',
    'a:\n- k:\n  - x\n',
    map({ a: list({}, [0, { k: ['v', 'w'] }]) }),
    'a:\n- k:\n  - x\n- k:\n  - v\n  - w\n',
  ],
  [
    'dashes far from their key',
    'a:\n    - x\n',
    map({}, ['a', 'b', ['v']], ['a', 'c', { d: 'e' }]),
    'a:\n    - x\nb:\n    - v\nc:\n    d: e\n',
  ],
  [
    'mappings far from their key',
    'a:\n      k: x\n',
    map({}, ['a', 'b', ['v']], ['a', 'c', { d: 'e' }]),
    'a:\n      k: x\nb:\n  - v\nc:\n      d: e\n',
  ],
  ['gaps between items', 'l:\n  - x\n\n  - m\n', map({ l: list({}, [1, 'v']) }), 'l:\n  - x\n\n  - m\n\n  - v\n'],
  [
    'gaps with spaces in them',
    'l:\r\n  - x\r\n \t\r\n  - m\r\n',
    map({ l: list({}, [1, 'v']) }),
    'l:\r\n  - x\r\n \t\r\n  - m\r\n\r\n  - v\r\n',
  ],
  [
    'gaps where most items have them',
    'l:\n  - x\n  - m\n\n  - s\n\n  - t\n',
    map({ l: list({}, [3, 'v']) }),
    'l:\n  - x\n  - m\n\n  - s\n\n  - t\n\n  - v\n',
  ],
  [
    'exceptions apart',
    'exceptions:\n  - k: x\n',
    map({ exceptions: list({}, [0, { k: 'v' }]) }),
    'exceptions:\n  - k: x\n\n  - k: v\n',
  ],
  [
    'a list of another list of policies',
    'a: x\n',
    map({}, ['a', 'policies', [{ k: 'v' }, { k: 'w' }]], ['a', 'l', [{ k: 'v' }, { k: 'w' }]]),
    'a: x\npolicies:\n  - k: v\n\n  - k: w\nl:\n  - k: v\n  - k: w\n',
  ],
  [
    'keys of notes say nothing',
    '"x-owner": "x"\n"x-why": "x"\nk: x\n',
    map({}, ['k', 'q', 'v']),
    '"x-owner": "x"\n"x-why": "x"\nk: x\nq: v\n',
  ],
  [
    'brackets stand apart where nothing is known',
    'f:\n  - k: [x]\n',
    map({ f: list({}, [0, { k: [{ p: 'v' }] }]) }),
    'f:\n  - k: [x]\n  - k: [{ p: v }]\n',
  ],
] as const)('what is new looks like what is there: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
