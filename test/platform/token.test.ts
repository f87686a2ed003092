import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { redactor, redactorFor, encodedFormsOf, Token } from '../../src/platform/token.ts';

const secret = 'sk_live-0123456789/+=&"\\%<end>';
const token = new Token(secret);
const redact = (text: string, one = token) => redactorFor({ token: one, userToken: null })(text);

describe('a token', () => {
  test.for<[string, (printed: Token) => string]>([
    ['String()', (one) => String(one)],
    ['a template', (one) => `so ${one as unknown as string}`],
    ['JSON.stringify', (one) => JSON.stringify({ one })],
    ['inspect', (one) => inspect({ deep: [new Map([['token', one]])] }, { depth: 9, showHidden: true })],
    ['inspect past its own printer', (one) => inspect(one, { customInspect: false, showHidden: true, getters: true })],
    ['its properties', (one) => JSON.stringify([Object.entries(one), Reflect.ownKeys(one), Object.assign({}, one)])],
    ['an error', (one) => String(new Error(one as unknown as string).stack)],
  ])('is not visible in %s', ([, print]) => {
    expect(print(token)).not.toContain('0123456789');
    expect(token.authorization()).toBe(`Bearer ${secret}`);
  });

  test.for(['', '\n', 'a b', ' ab', 'open\nsesame', 'ab\n\n', 'schlüssel', 'a\0b', '\uFEFFab'])(
    'cannot be %j, which the error does not show',
    (text) => {
      expect(() => new Token(text)).toThrow(/is empty|not ASCII/);
      expect(() => new Token(text)).not.toThrow('sesame');
    },
  );

  test.for(['\n', '\r\n'])('is used without the line break %j', (end) => {
    expect(new Token(`abcdef${end}`).authorization()).toBe('Bearer abcdef');
  });
});

describe('redacting', () => {
  const json = JSON.stringify(secret).slice(1, -1);
  test.for<[string, string]>([
    ['raw', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL with small letters', encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase())],
    ['in JSON', json],
    ['in JSON with escaped slashes', json.replaceAll('/', String.raw`\/`)],
  ])('finds it %s', ([, form]) => {
    expect(redact(`before ${form} after ${form}`)).toBe('before [redacted] after [redacted]');
  });

  const around = ['', 'a', 'ab', 'user:'].flatMap((before) => ['', 'x', 'xy'].map((after) => [before, after]));
  test.for(around)('finds the token in base64 between %j and %j', ([before = '', after = '']) => {
    const bytes = Buffer.from(before + secret + after);
    for (const form of [bytes.toString('base64'), bytes.toString('base64url')]) {
      const rest = redact(form).replace('[redacted]', '');
      // At each edge one character may stay that is made of both, besides padding.
      expect(rest.length).toBeLessThanOrEqual(Math.ceil(((before.length + after.length) * 8) / 6) + 4);
    }
  });

  test('does not change other text, even if it contains a very short token', () => {
    expect(redact('sk_live is no token')).toBe('sk_live is no token');
    expect(redact('a banana', new Token('a'))).toBe('a banana');
  });

  test.for<[string, unknown]>([
    ['{"a":["so sk_live-0123456789"]}', { a: ['so [redacted]'] }],
    ['{"sk_live-0123456789":1}', { '[redacted]': 1 }],
    [String.raw`["a\nsk_live-0123456789\tb"]`, ['a\n[redacted]\tb']],
    [String.raw`["\u0073k_live-0123456789"]`, ['[redacted]']],
    [String.raw`["\\nsk_live-0123456789"]`, [String.raw`\n[redacted]`]],
    [String.raw`{"a":"sk_live\n-0123456789"}`, { a: 'sk_live\n-0123456789' }],
  ])('finds the token in the value of %s', ([text, clean]) => {
    expect(redactor(encodedFormsOf('sk_live-0123456789'))(JSON.parse(text))).toEqual(clean);
  });
});
