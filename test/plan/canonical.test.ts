import { describe, expect, test } from 'vitest';
import { plain } from '../../src/plan/digest.ts';

describe('the canonical text', () => {
  test.for(['', 'a', 'two words', '"', '\\', 'a","b', 'a\\', '"é"', 'é', '\n', 'line\nline', '\u0000', '\u2028', '{}'])(
    'equals JSON for the text %j',
    (text) => {
      expect(plain(text)).toBe(JSON.stringify(text));
      expect(plain({ [`k${text}`]: [text] })).toBe(JSON.stringify({ [`k${text}`]: [text] }));
    },
  );

  test('does not depend on the order and the unused fields of objects in lists', () => {
    expect(plain([{ b: 1, a: [{ d: 2, c: null }] }, null])).toBe('[{"a":[{"d":2}],"b":1},null]');
  });
});
