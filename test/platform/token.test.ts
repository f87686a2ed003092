import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { Redaction, Token } from '../../src/platform/token.ts';

const secret = 'sk_live-0123456789/+=&"\\%<end>';
const token = new Token(secret);

describe('a token', () => {
  test('goes into the Authorization header', () => {
    expect(token.authorization()).toBe(`Bearer ${secret}`);
  });

  test.for<[string, (printed: Token) => string]>([
    ['String()', (one) => String(one)],
    ['a template', (one) => `so ${one as unknown as string}`],
    ['toString', (one) => one.toString()],
    ['JSON.stringify', (one) => JSON.stringify({ one })],
    ['inspect', (one) => inspect(one)],
    [
      'inspect of what holds it',
      (one) => inspect({ deep: [new Map([['token', one]])] }, { depth: 9, showHidden: true }),
    ],
    ['inspect past its own printer', (one) => inspect(one, { customInspect: false, showHidden: true, getters: true })],
    ['its properties', (one) => JSON.stringify([Object.entries(one), Reflect.ownKeys(one), Object.assign({}, one)])],
    ['structuredClone', (one) => JSON.stringify(structuredClone(Object.assign({}, one)))],
    ['an error', (one) => String(new Error(one as unknown as string).stack)],
  ])('does not show in %s', ([, print]) => {
    const text = print(token);
    expect(text).not.toContain('0123456789');
  });

  test('is shown as [redacted]', () => {
    expect(`${String(token)} ${JSON.stringify(token)} ${inspect(token)}`).toBe('[redacted] "[redacted]" [redacted]');
  });

  test.for<[string, string]>([
    ['', 'empty'],
    ['\n', 'empty'],
    ['a b', 'white space'],
    [' ab', 'white space'],
    ['a\tb', 'white space'],
  ])('cannot be %j', ([text, reason]) => {
    expect(() => new Token(text)).toThrow(reason);
  });

  test.for(['a\nb', 'ab\n\n', 'schlüssel', 'tok\u200Ben', 'a\0b', '\uFEFFab', 'ab\u00A0'])('cannot be %j', (text) => {
    expect(() => new Token(text)).toThrow('not ASCII');
  });

  test.for(['\n', '\r\n'])('loses the line break %j of the file that it was pasted from', (end) => {
    expect(new Token(`abcdef${end}`).authorization()).toBe('Bearer abcdef');
  });

  test('that is refused does not stand in the error', () => {
    expect(() => new Token('open sesame')).toThrow(
      expect.toSatisfy((error: unknown) => !inspect(error).includes('sesame')) as Error,
    );
  });
});

describe('redacting', () => {
  test.for<[string, string]>([
    ['raw', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL with small letters', encodeURIComponent(secret).replaceAll(/%../g, (code) => code.toLowerCase())],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    [
      'in JSON with escaped slashes',
      JSON.stringify(secret)
        .slice(1, -1)
        .replaceAll('/', String.raw`\/`),
    ],
    [
      'in JSON that is safe in HTML',
      JSON.stringify(secret)
        .slice(1, -1)
        .replaceAll('&', String.raw`\u0026`)
        .replaceAll('<', String.raw`\u003c`)
        .replaceAll('>', String.raw`\u003e`),
    ],
    ['in HTML', secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
    [
      'in HTML with quotes',
      secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ],
  ])('finds it %s', ([, form]) => {
    expect(token.redact(`before ${form} after ${form}`)).toBe('before [redacted] after [redacted]');
  });

  const around = ['', 'a', 'ab', 'Bearer ', 'user:'].flatMap((before) =>
    ['', 'x', 'xy'].map((after) => [before, after]),
  );
  test.for(around)('finds it in base64 between %j and %j', ([before = '', after = '']) => {
    const bytes = Buffer.from(before + secret + after);
    for (const form of [bytes.toString('base64'), bytes.toString('base64url')]) {
      const rest = token.redact(form).replace('[redacted]', '');
      // At each edge one character may stay that is made of both, besides padding.
      expect(rest.length).toBeLessThanOrEqual(Math.ceil(((before.length + after.length) * 8) / 6) + 4);
    }
  });

  test('leaves other text alone', () => {
    expect(token.redact('sk_live is no token')).toBe('sk_live is no token');
  });

  test('leaves text alone that happens to hold a very short token', () => {
    expect(new Token('a').redact('a banana')).toBe('a banana');
  });
});

describe('redacting the value of a JSON text', () => {
  const plain = new Token('sk_live-0123456789');
  const redacted = (one: Token, json: string): unknown => one.redactAll(JSON.parse(json), json);

  test.for<[string, string, unknown]>([
    ['as it is', '{"a":["so sk_live-0123456789"]}', { a: ['so [redacted]'] }],
    ['as a name', '{"sk_live-0123456789":1}', { '[redacted]': 1 }],
    ['beside line breaks', String.raw`["a\nsk_live-0123456789\tb"]`, ['a\n[redacted]\tb']],
    ['with a code for a letter', String.raw`["\u0073k_live-0123456789"]`, ['[redacted]']],
    ['with a code in the middle', String.raw`["a\nsk_live\u002d0123456789"]`, ['a\n[redacted]']],
    ['behind an escaped backslash', String.raw`["\\nsk_live-0123456789"]`, [String.raw`\n[redacted]`]],
    ['nowhere', String.raw`{"a":"sk_live\n-0123456789"}`, { a: 'sk_live\n-0123456789' }],
  ])('finds it %s', ([, json, clean]) => {
    expect(redacted(plain, json)).toEqual(clean);
  });

  test('finds one with slashes and quotes however JSON escapes them', () => {
    const json = JSON.stringify({ a: secret });
    for (const spelled of [json, json.replaceAll('/', String.raw`\/`), json.replaceAll('<', String.raw`\u003C`)]) {
      expect(redacted(token, spelled)).toEqual({ a: '[redacted]' });
    }
  });

  test('finds one of several lines', () => {
    const json = JSON.stringify({ a: 'so one\ntwo' });
    expect(new Redaction(['one\ntwo']).redactValues(JSON.parse(json), json)).toEqual({ a: 'so [redacted]' });
  });
});
