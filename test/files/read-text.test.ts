import { describe, expect, test } from 'vitest';
import { readText } from '../../src/files/disk.ts';
import { memory } from './memory.ts';

const read = (content: string | Uint8Array) => readText(memory({ 'a.yaml': content }), 'a.yaml');
const problem = (content: string | Uint8Array) => {
  const result = read(content);
  return 'problem' in result ? result.problem : null;
};

describe('the text of a file', () => {
  test('comes without its byte order mark', () => {
    expect(read('\u{FEFF}name: é😀\r\n\tx\n')).toEqual({ text: 'name: é😀\r\n\tx\n' });
  });

  test.for([
    ['NUL as its first character', '\0a: b', 0, 1, 1],
    ['an escape as its first character', '\u{1B}[31mname: x', 0x1b, 1, 1],
    ['a second byte order mark', '\u{FEFF}\u{FEFF}a: b', 0xfeff, 1, 1],
    ['NUL', 'a: b\nc: \0', 0, 2, 4],
    ['an escape', 'a: b\r\nc: \u{1B}[31m', 0x1b, 2, 4],
    ['a C1 control', 'a\u{85}b', 0x85, 1, 2],
    ['a byte order mark inside', 'a: b\n\u{FEFF}c: d', 0xfeff, 2, 1],
    ['a lone carriage return', 'a: b\nc\rd', 13, 2, 2],
    ['a non-character', 'a\u{FFFF}', 0xffff, 1, 2],
    ['UTF-16 without a mark', Buffer.from('name', 'utf16le'), 0, 1, 2],
  ] as const)('is refused when it holds %s', ([, content, codePoint, line, column]) => {
    expect(problem(content)).toMatchObject({ code: 'control-character', codePoint, position: { line, column } });
  });
});
