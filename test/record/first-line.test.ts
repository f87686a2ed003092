import { describe, expect, test } from 'vitest';
import {
  longestLine,
  readClaims,
  readFirstLine,
  writeRecordLine,
  writeStatusLine,
} from '../../src/record/comment-line.ts';
import { deriveKey, isSameMac } from '../../src/record/key.ts';

const parts = { keyId: '0123456789abcdef', payload: Buffer.from('what is said'), mac: 'f'.repeat(64) };
const record = writeRecordLine(parts);
const status = writeStatusLine(parts.payload);
const cut = { kind: 'broken', reason: "the comment's first line was cut or edited" };

describe('the first line of a comment', () => {
  test('gives back what was written', () => {
    expect(readFirstLine(record)).toEqual({ kind: 'record', ...parts });
    expect(readFirstLine(status)).toEqual({ kind: 'status', payload: parts.payload });
  });

  test('ends at its line break, of one character or of two', () => {
    for (const end of ['\n', '\r\n', '\nmore', '\r\nmore\n', '\r']) {
      expect(readFirstLine(record + end)).toEqual({ kind: 'record', ...parts });
    }
    expect(readFirstLine(`${record}\r\r`)).toEqual(cut);
    expect(readFirstLine(record.replace('<!--', '<!--\r'))).toEqual({ kind: 'none' });
  });

  test.each([
    ['another text', 'Hello'],
    ['nothing', ''],
    ['a status that was cut short', status.slice(0, -4)],
    ['a status with a character that base64url does not have', status.replace(' -->', '+ -->')],
    ['a status in another spelling of the same bytes', writeStatusLine(Buffer.from('a')).replace('YQ', 'YR')],
  ])('that is %s is none of ours', (_, line) => {
    expect(readFirstLine(line)).toEqual({ kind: 'none' });
  });

  test.each([
    ['was cut short', record.slice(0, -4)],
    ['lacks its MAC', record.replace(/:f+/, '')],
    ['has a key id too short', record.replace('0123', '012')],
    [
      'holds other bytes in another spelling',
      writeRecordLine({ ...parts, payload: Buffer.from('a') }).replace('YQ', 'YR'),
    ],
    ['has no version', '<!-- ifmatch:record: -->'],
    ['has version 0', record.replace('v1', 'v0')],
    ['has no number for a version', record.replace('v1', 'vx')],
    ['has a number too long for a version', record.replace('v1', 'v1234567890')],
  ])('of a record that %s is broken', (_, line) => {
    expect(readFirstLine(line)).toEqual(cut);
  });

  test.each(['2', '10', '999999999'])('of a record of version %s says that this program is older', (version) => {
    expect(readFirstLine(record.replace('v1', `v${version}`))).toEqual({
      kind: 'broken',
      reason: `it has version ${version}, and this program reads version 1`,
    });
  });

  test('is read as far as a record can reach and no further', () => {
    const spare = longestLine - writeRecordLine({ ...parts, payload: Buffer.alloc(0) }).length;
    const payload = Buffer.alloc(Math.floor((spare * 3) / 4));
    const longest = writeRecordLine({ ...parts, payload });
    expect(longestLine - longest.length).toBeLessThan(2);
    expect(readFirstLine(longest)).toMatchObject({ kind: 'record' });
    expect(readFirstLine(writeRecordLine({ ...parts, payload: Buffer.alloc(payload.length + 3) }))).toEqual(cut);
    expect(readFirstLine(writeStatusLine(Buffer.alloc(longestLine)))).toEqual({ kind: 'none' });
  });
});

describe('what a payload claims', () => {
  const claimsIn = (value: unknown) => readClaims(Buffer.from(JSON.stringify(value)));

  test('is read as soon as it names a repository or a platform', () => {
    expect(claimsIn({ repository: '1' })).toMatchObject({ repository: '1', platform: undefined });
    expect(claimsIn({ platform: 'https://platform.example' })).toMatchObject({ platform: 'https://platform.example' });
  });

  test.each([[{}], [[]], ['text'], [null], [{ pull: 1 }]])('is nothing in %j', (value) => {
    expect(claimsIn(value)).toBeNull();
  });
});

test('two MACs are the same only if every character is, and the length', () => {
  expect(isSameMac('ab', 'ab')).toBe(true);
  expect(isSameMac('ab', 'ac')).toBe(false);
  expect(isSameMac('ab', 'abc')).toBe(false);
  expect(isSameMac('', 'a')).toBe(false);
});

test('only the line break at the end of a token is no part of it', () => {
  const keyOf = (token: string): string =>
    deriveKey(token, { repository: '1', platform: 'https://platform.example' }).id;
  const token = 'token-of-acme-0123456789';
  expect(keyOf(`${token}\n`)).toBe(keyOf(token));
  expect(keyOf(`\n${token}`)).not.toBe(keyOf(token));
  expect(keyOf(`token\n${token}`)).not.toBe(keyOf(`token${token}`));
  expect(keyOf(`${token}\n\n`)).not.toBe(keyOf(token));
});
