import { describe, expect, test } from 'vitest';
import { SourceError } from '../../src/domain/problem.ts';
import { byteLimit, readText } from '../../src/files/disk.ts';
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

  test('may be as large as the limit, and no larger', () => {
    expect(read('a'.repeat(byteLimit))).toHaveProperty('text');
    expect(problem('a'.repeat(byteLimit + 1))).toMatchObject({
      code: 'file-too-large',
      bytes: byteLimit + 1,
      limit: byteLimit,
    });
  });

  test.for([
    ['UTF-16 with a mark', Buffer.from('\u{FEFF}name: x', 'utf16le'), 0],
    ['Latin-1', Buffer.from('name: é\n', 'latin1'), 6],
    ['an overlong form', Buffer.from([0x61, 0xc0, 0x80]), 1],
    ['half of a pair of surrogates', Buffer.from([0x61, 0x62, 0xed, 0xa0, 0x80]), 2],
    ['a character that is cut off', Buffer.from('aé').subarray(0, 2), 1],
    ['a bad byte far behind', Buffer.concat([Buffer.from('é'.repeat(5000)), Buffer.from([0xff, 0x41])]), 10_000],
  ] as const)('is refused when it is %s, at the first bad byte', ([, bytes, offset]) => {
    expect(problem(bytes)).toMatchObject({ code: 'not-utf8', offset });
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

  test('is not there when the file is not', () => {
    expect(readText(memory({}), 'a.yaml')).toMatchObject({ problem: { code: 'path-missing', path: 'a.yaml' } });
  });

  test.for([
    ['symlink', { code: 'symlink', path: 'a.yaml' }],
    ['not-a-file', { code: 'not-a-file', path: 'a.yaml' }],
    ['unreadable', { code: 'unreadable', reason: 'you have no permission' }],
    ['too-large', { code: 'file-too-large', bytes: byteLimit, limit: byteLimit }],
  ] as const)('is not there when its source says: %s', ([reason, facts]) => {
    const refuses = () => {
      throw new SourceError(reason, 'a.yaml', 'you have no permission');
    };
    expect(readText({ ...memory({}), read: refuses }, 'a.yaml')).toEqual({
      problem: { severity: 'error', at: { file: 'a.yaml', pointer: [] }, ...facts },
    });
  });

  test('is no mistake of the user where the source itself fails', () => {
    const fails = () => {
      throw new TypeError('a bug');
    };
    expect(() => readText({ ...memory({}), read: fails }, 'a.yaml')).toThrow(new TypeError('a bug'));
  });
});
