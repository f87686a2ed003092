import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/plan/digest.ts';

describe('the canonical text', () => {
  test.for(['', 'a', 'two words', '"', '\\', 'a","b', 'a\\', '"é"', 'é', '\n', 'line\nline', '\u0000', '\u2028', '{}'])(
    'equals JSON for the text %j',
    (text) => {
      expect(canonicalJson(text)).toBe(JSON.stringify(text));
      expect(canonicalJson({ [`k${text}`]: [text] })).toBe(JSON.stringify({ [`k${text}`]: [text] }));
    },
  );

  test('does not depend on the order and the unused fields of objects in lists', () => {
    expect(canonicalJson([{ b: 1, a: [{ d: 2, c: null }] }, null])).toBe('[{"a":[{"d":2}],"b":1},null]');
  });
});
