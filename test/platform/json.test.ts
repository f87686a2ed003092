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

  test('leaves digits in text alone', () => {
    expect(parseJson('{"id":"9223372036854775807"}')).toEqual({ id: '9223372036854775807' });
  });

  test('reads a byte order mark as broken', () => {
    expect(() => parseJson('\uFEFF{}')).toThrow(SyntaxError);
  });

  test('does not let a key named __proto__ reach a prototype', () => {
    const value = parseJson('{"__proto__":{"polluted":1},"id":9223372036854775807}') as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'id']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.for(['[', '{"a":', 'sesame', '', '{"token":"sesame"'])('does not quote %j in its error', (text) => {
    expect(() => parseJson(text)).toThrow('it is not JSON, or it was cut off');
    expect(() => parseJson(text)).not.toThrow('sesame');
  });

  test.for(['{"a":1,"a":1}', '{"x":[{"b":{},"c":0,"\\u0062":[]}]}', '{"__proto__":1,"__proto__":2}'])(
    'refuses a name that stands twice: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('a name stands twice in one object');
    },
  );

  test('lets the same name stand in several objects, and in text', () => {
    expect(parseJson('[{"a":"\\"a\\":"},{"a" : {"a":"a:"}}]')).toEqual([{ a: '"a":' }, { a: { a: 'a:' } }]);
  });

  test.for([65, 1000, 100_000, 1_000_000])('refuses %i levels', (levels) => {
    expect(() => parseJson('['.repeat(levels + 1) + ']'.repeat(levels + 1))).toThrow(SyntaxError);
    expect(() => parseJson(`${'{"a":'.repeat(levels + 1)}9223372036854775807${'}'.repeat(levels + 1)}`)).toThrow(
      SyntaxError,
    );
  });

  test('accepts 64 levels', () => {
    expect(() => parseJson('['.repeat(64) + ']'.repeat(64))).not.toThrow();
  });
});
