import { describe, expect, test } from 'vitest';
import { printScalar } from '../../../src/files/yaml/print.ts';

const odd = [
  ['', 'no', 'Yes', 'OFF', 'null', '~', 'true', '1', '-1', '1.10', '0x1f', '0b1', '1e3', '-1e5', '+e3', 'e3', '.e3'],
  ['12:30', '2026-11-21', '2026-11-21T10:00:00Z', '1_000', '1,000', '1.2.3', '1a', '..', '+', '_1', '1:', '017'],
  ['-', '-a', '- a', '?a', ':a', ',a', '[a', ']a', '{a', '}a', '#a', '&a', '*a', '!a', '|a', '>a', "'a", '"a'],
  ['%a', '@a', '`a', '=a', '=', '~a', '<<', '...', '...a', '---', '---a', '--- a', 'a: b', 'a:', 'a #b', 'a ', ' a'],
  ['...ab', '... a'],
].flat();
const plain = [
  ['a', 'a b', 'a#b', "a'b", 'a"b', 'a\\b', 'é', '😀', 'x1', 'v1.2', '<<a', 'a-b', 'a.b/c_d', 'e', 'noon'],
  ['a=', 'a<<', 'a...', 'a---b'],
].flat();

const inDouble = (text: string): string => JSON.stringify(text);

describe('a text without quotes', () => {
  test.for(plain)('stays unquoted: %s', (text) => {
    expect(printScalar(text, 'plain', { inFlow: false })).toBe(text);
    expect(printScalar(text, 'plain', { inFlow: true })).toBe(text);
  });

  test.for(odd)('is quoted if some parser reads it as another type: %s', (text) => {
    expect(printScalar(text, 'plain', { inFlow: false })).toBe(inDouble(text));
    expect(printScalar(text, 'plain', { inFlow: true })).toBe(inDouble(text));
  });
});

describe('a text in quotes', () => {
  test.for([
    ['a', "'a'"],
    ['no', "'no'"],
    ['', "''"],
    ["it's 'so'", "'it''s ''so'''"],
    ['a"b\\c', `'a"b\\c'`],
  ] as const)('keeps single quotes: %s', ([text, printed]) => {
    expect(printScalar(text, 'single', { inFlow: false })).toBe(printed);
    expect(printScalar(text, 'double', { inFlow: false })).toBe(inDouble(text));
  });
});
