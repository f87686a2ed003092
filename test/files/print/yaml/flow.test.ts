import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map } from './wishes.ts';

test.for([
  [
    'the last goes, and the comma below the comments of the one that stays',
    'a: [ x # of x\n  # more\n  , m ]\n',
    map({ a: list({ 1: gone }) }),
    'a: [ x # of x\n  # more\n    ]\n',
  ],
  [
    'the last goes, and a comment behind the brackets stays where it is',
    'a: [x, m] # why\n',
    map({ a: list({ 1: gone }) }),
    'a: [x] # why\n',
  ],
  [
    'one takes the place of the first beside the bracket, where the next has a line of its own',
    'a: [ x,\n  m\n  ]\n',
    map({ a: list({ 0: gone }, [-1, 'w']) }),
    'a: [ w, m\n  ]\n',
  ],
  [
    'one takes the place of the first two, each on a line of its own',
    'a: [\n  x,\n  m,\n\n  z\n  ]\n',
    map({ a: list({ 0: gone, 1: gone }, [1, 'w']) }),
    'a: [\n  w,\n\n  z\n  ]\n',
  ],
  [
    'one takes the place of the first on a line of its own, where others share the next',
    'a: [\n  x,\n  m, z ]\n',
    map({ a: list({ 0: gone }, [0, 'w']) }),
    'a: [\n  w,\n  m, z ]\n',
  ],
  [
    'the first goes with its comma, which begins the next line',
    'a: [\n  x\n  , m\n  , z\n  ]\n',
    map({ a: list({ 0: gone }) }),
    'a: [\n  m\n  , z\n  ]\n',
  ],
  [
    'one comes behind the first, whose comma begins the next line',
    'a: [\n  x\n  , m\n  ]\n',
    map({ a: list({}, [0, 'w']) }),
    'a: [\n  x, w\n  , m\n  ]\n',
  ],
  [
    'the last goes, and the comma that begins its line',
    'a: [\n  x\n  , m\n  , z\n  ]\n',
    map({ a: list({ 2: gone }) }),
    'a: [\n  x\n  , m\n  ]\n',
  ],
  [
    'the first goes, and the comment above the next stays',
    'a: [ x, # of x\n  # of m\n  # more\n  m\n  ]\n',
    map({ a: list({ 0: gone }) }),
    'a: [ \n  # of m\n  # more\n  m\n  ]\n',
  ],
  [
    'one in the middle goes, and the comment above the next stays, on lines ended with two characters',
    'a: [ x, z,\r\n  # of m\r\n  m ]\r\n',
    map({ a: list({ 1: gone }) }),
    'a: [ x, \r\n  # of m\r\n  m ]\r\n',
  ],
  ['a text goes that has a line like a comment', 'a: ["x\n  # z",\n  m]\n', map({ a: list({ 0: gone }) }), 'a: [m]\n'],
  ['a comment in front of a comma goes', 'a: [ x\n  # of m\n  , m ]\n', map({ a: list({ 0: gone }) }), 'a: [ m ]\n'],
  [
    'the last goes with the comma behind it, and a comment between stays',
    'a: [ x, # of x\n  m, ] # why\n',
    map({ a: list({ 1: gone }) }),
    'a: [ x, # of x\n   ] # why\n',
  ],
  [
    'the last two go from one line, and a comment between stays',
    'a: [ x, # of x\n  m, z ]\n',
    map({ a: list({ 1: gone, 2: gone }) }),
    'a: [ x # of x\n    ]\n',
  ],
] as const)('entries between brackets over several lines: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
