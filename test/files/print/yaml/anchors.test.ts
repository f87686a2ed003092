import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map, value } from './wishes.ts';

test.for([
  ['an alias that changes alike stays', 'a: &q x\nb: *q\n', map({ a: value('w'), b: value('w') }), 'a: &q w\nb: *q\n'],
  [
    'an alias that stays gets the old value, and the anchor goes with it',
    'a: &q x\nb: *q\nc: *q\n',
    map({ a: value('w') }),
    'a: w\nb: &q x\nc: *q\n',
  ],
  [
    'an alias that stays gets the old value where another follows',
    'a: &q x\nb: *q\nc: *q\n',
    map({ a: value('w'), b: value('w') }),
    'a: &q w\nb: *q\nc: x\n',
  ],
  ['an alias that changes by itself', 'a: &q x\nb: *q # why\n', map({ b: value('w') }), 'a: &q x\nb: w # why\n'],
  ['an alias that changes otherwise', 'a: &q x\nb: *q\n', map({ a: value('w'), b: value('v') }), 'a: &q w\nb: v\n'],
  ['an anchor that nobody repeats stays', 'a: &q x\nb: c\n', map({ a: value('w') }), 'a: &q w\nb: c\n'],
  [
    'an anchored pair that goes leaves its value to the alias',
    'a: &q x\nb: *q # why\nc: *q\n',
    map({ a: gone }),
    'b: &q x # why\nc: *q\n',
  ],
  ['an anchored pair that goes with all its aliases', 'a: &q x\nb: *q\nc: d\n', map({ a: gone, b: gone }), 'c: d\n'],
  [
    'an anchored list that changes alike',
    'a: &q\n  - x\n  - m\nb: *q\n',
    map({ a: list({ 0: gone }), b: list({ 0: gone }) }),
    'a: &q\n  - m\nb: *q\n',
  ],
  [
    'an anchored list that loses all alike',
    'a: &q\n  - x\nb: *q\n',
    map({ a: list({ 0: gone }), b: list({ 0: gone }) }),
    'a: &q []\nb: *q\n',
  ],
  [
    'an anchored list whose alias stays',
    'a: &q # why\n  - x\n  - m\nb: *q\n',
    map({ a: list({ 0: gone }) }),
    'a: # why\n  - m\nb: &q\n  - x\n  - m\n',
  ],
  [
    'an anchored list between brackets whose alias stays',
    'a: &q [x, m]\nb: *q\n',
    map({ a: list({ 0: gone }) }),
    'a: [m]\nb: &q\n  - x\n  - m\n',
  ],
  [
    'an anchored mapping whose alias stays',
    'a: &q\n  k: x\n  m: s\nb: *q\n',
    map({ a: map({ k: value('w') }) }),
    'a:\n  k: w\n  m: s\nb: &q\n  k: x\n  m: s\n',
  ],
  [
    'an anchored mapping of an item whose alias stays',
    'a:\n  - &q\n    k: x\n  - *q\n',
    map({ a: list({ 0: map({ k: value('w') }) }) }),
    'a:\n  -\n    k: w\n  - &q\n    k: x\n',
  ],
  [
    'an anchored mapping in brackets of an item that goes',
    'a:\n  - &q {k: x}\n  - *q\n  - *q\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - &q {k: x}\n  - *q\n',
  ],
  [
    'an anchored mapping of an item that goes',
    'a:\n  - &q\n    k: x\n    m: s\n  - *q\n',
    map({ a: list({ 0: gone }) }),
    'a:\n  - &q\n    k: x\n    m: s\n',
  ],
  [
    'an anchor within what is replaced as a whole',
    'a:\n  k: &q x\nb: *q\n',
    map({ a: value({ p: 'r' }) }),
    'a:\n  p: r\nb: &q x\n',
  ],
  ['an anchor within what is replaced by the same', 'a: {k: &q x}\nb: *q\n', map({ a: value('w') }), 'a: w\nb: &q x\n'],
  [
    'a truth that is repeated',
    'a: &q TRUE\nb: *q\nc: *q\n',
    map({ a: value(false), b: value(false) }),
    'a: &q false\nb: *q\nc: true\n',
  ],
  [
    'a quoted truth that is repeated is a text',
    'a: &q "true"\nb: *q\n',
    map({ a: value(false) }),
    'a: false\nb: &q "true"\n',
  ],
  [
    'an alias of what holds an alias',
    'a: &q x\nb: &r [*q]\nc: *r\n',
    map({ a: value('w') }),
    'a: w\nb: &r [&q x]\nc: *r\n',
  ],
  ['an alias becomes a list', 'a: &q x\nb: *q\n', map({ b: value(['p', 'q']) }), 'a: &q x\nb:\n  - p\n  - q\n'],
  ['an alias gets an item', 'a: &q [x]\nb: *q\n', map({ b: list({}, [0, 'w']) }), 'a: &q [x]\nb:\n  - x\n  - w\n'],
  [
    'an alias gets a pair',
    'a: &q {k: x}\nb: *q\n',
    map({ b: map({}, ['k', 'm', 's']) }),
    'a: &q {k: x}\nb:\n  k: x\n  m: s\n',
  ],
  ['an anchored text becomes a list', 'a: &q x\nb: c\n', map({ a: value(['p', 'q']) }), 'a: &q\n  - p\n  - q\nb: c\n'],
  [
    'an anchored item becomes a mapping',
    'a:\n  - &q x\n  - m\n',
    map({ a: list({ 0: value({ p: 'q', r: 's' }) }) }),
    'a:\n  - &q\n    p: q\n    r: s\n  - m\n',
  ],
  ['a text with an anchor and a tag', 'a: &q !!str x\nb: c\n', map({ a: value('w') }), 'a: &q w\nb: c\n'],
] as const)('anchors and aliases: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
