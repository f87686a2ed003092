import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/platform/json.ts';

describe('JSON', () => {
  test('keeps every digit of a 64-bit id', () => {
    const text = '{"id":9223372036854775807,"negative":-9007199254740993,"list":[12345678901234567890]}';
    expect(parseJson(text)).toEqual({
      id: '9223372036854775807',
      negative: '-9007199254740993',
      list: ['12345678901234567890'],
    });
  });

  test('leaves other numbers alone beside such an id', () => {
    const text = '{"a":1,"b":9007199254740991,"c":0.1234567890123456,"d":1e300,"e":9223372036854775807}';
    expect(parseJson(text)).toMatchObject({ a: 1, b: 9_007_199_254_740_991, c: 0.1234567890123456, d: 1e300 });
  });

  test('reads a byte order mark as broken', () => {
    expect(() => parseJson('\uFEFF{}')).toThrow(SyntaxError);
  });

  test.for(['{"a":1,"a":1}', '{"x":[{"b":{},"c":0,"\\u0062":[]}]}', '{"__proto__":1,"__proto__":2}'])(
    'refuses a name that stands twice: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('a name stands twice in one object');
    },
  );
});
