import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { belowFirstLine, shownDigest } from '../../src/record/payload.ts';

test('the digest of what a comment shows is of its text, under a name of its own', () => {
  const hash = createHash('sha256').update('shown 1\none\ntwo').digest('hex');
  expect(shownDigest('one\ntwo')).toBe(`sha256:${hash}`);
});

test('line breaks of two characters and blanks at the end make no difference, all else does', () => {
  const digest = shownDigest('one\n\ntwo');
  expect(shownDigest('one\r\n\r\ntwo\r\n \n')).toBe(digest);
  for (const other of ['one\ntwo', ' one\n\ntwo', 'one\r\rtwo', 'one \n\ntwo', ''])
    expect(shownDigest(other)).not.toBe(digest);
});

test('a comment is shown without its first line', () => {
  expect(belowFirstLine('<!-- record -->\none\ntwo')).toBe('one\ntwo');
  expect(belowFirstLine('<!-- record -->\n')).toBe('');
});
