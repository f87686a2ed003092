import { describe, expect, test } from 'vitest';
import { printLiteral, printScalar } from '../../../../src/files/print/yaml/print-scalar.ts';

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
const unsafeLines = [
  ['a', 'a\nb\n\n', '\na\nb', ' a\nb', '\ta\nb', 'a \nb', 'a\nb ', 'a\n \nb', '\n', '\n\n'],
  ['a\n---', '---\na', 'a\n--- x\n', 'a\n...x', 'a\r\nb', 'a\n\u{200B}', 'a\tb\nc', 'a\n\tb'],
].flat();

const inDouble = (text: string): string => JSON.stringify(text);

describe('a text without quotes', () => {
  test.for(plain)('stays as it is everywhere: %s', (text) => {
    expect(printScalar(text, 'plain', false)).toBe(text);
    expect(printScalar(text, 'plain', true)).toBe(text);
  });

  test.for(['a:b', 'a,b', 'a[b', 'a]b', 'a{b', 'a}b', 'p/a:b,c'])('stays so outside of brackets only: %s', (text) => {
    expect(printScalar(text, 'plain', false)).toBe(text);
    expect(printScalar(text, 'plain', true)).toBe(inDouble(text));
  });

  test.for(odd)('gets quotes where some reader takes it for something else: %s', (text) => {
    expect(printScalar(text, 'plain', false)).toBe(inDouble(text));
    expect(printScalar(text, 'plain', true)).toBe(inDouble(text));
  });
});

describe('a text in quotes', () => {
  test.for([
    ['a', "'a'"],
    ['no', "'no'"],
    ['', "''"],
    ["it's 'so'", "'it''s ''so'''"],
    ['a"b\\c', `'a"b\\c'`],
  ] as const)('keeps single ones: %s', ([text, printed]) => {
    expect(printScalar(text, 'single', false)).toBe(printed);
    expect(printScalar(text, 'double', false)).toBe(inDouble(text));
  });

  test.for([
    ['a\t"b\\c', String.raw`"a\t\"b\\c"`],
    ['a\tb', String.raw`"a\tb"`],
    ['a\nb\r', String.raw`"a\nb\r"`],
    ['\u{A0}', String.raw`"\_"`],
    ['\u{2028}\u{2029}', String.raw`"\L\P"`],
    ['\u{7}', String.raw`"\x07"`],
    ['\u{AD}', String.raw`"\xAD"`],
    ['\u{200B}', String.raw`"\U0000200B"`],
    ['\u{3000}', String.raw`"\U00003000"`],
    ['\u{E000}', String.raw`"\U0000E000"`],
    ['\u{D800}', String.raw`"\U0000D800"`],
    ['\u{E0001}', String.raw`"\U000E0001"`],
  ] as const)('gets double ones and escapes for what nobody sees: %j', ([text, printed]) => {
    expect(printScalar(text, 'plain', false)).toBe(printed);
    expect(printScalar(text, 'single', false)).toBe(printed);
    expect(printScalar(text, 'double', false)).toBe(printed);
  });
});

describe('a text of several lines', () => {
  test.for([
    ['a\n', '|', ['a']],
    ['a\nb', '|-', ['a', 'b']],
    ['a\nb\n', '|', ['a', 'b']],
    ['a\n b\n', '|', ['a', ' b']],
    ['a\n\nb', '|-', ['a', '', 'b']],
    ['a\n..b\n--c', '|-', ['a', '..b', '--c']],
    ['a --- b\nc ...', '|-', ['a --- b', 'c ...']],
  ] as const)('stands on lines of its own: %j', ([text, header, lines]) => {
    expect(printLiteral(text)).toEqual({ header, lines });
  });

  test.for(unsafeLines)('does not where that would read back otherwise: %j', (text) => {
    expect(printLiteral(text)).toBeNull();
  });
});
