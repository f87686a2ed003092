import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { signingKeyOf } from '../../src/sandbox/store/dependencies.ts';
import { openStore } from '../../src/sandbox/store/store.ts';
import { type Claims, signJwt, verifyJwt } from '../../src/sandbox/http/access.ts';

const secret = 'k'.repeat(43);
const claims: Claims = { sub: 'somebody', aud: 'user', deployment: '1234', iat: 1000, exp: 2000 };
const token = signJwt(secret, claims);
const [header = '', payload = '', signature = ''] = token.split('.');

const verify = (given: string, more: { key?: string; audience?: string; now?: number } = {}): Claims | null =>
  verifyJwt(more.key ?? secret, given, { audience: more.audience ?? 'user', now: more.now ?? 1500 });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (signed: string, key = secret, hash = 'sha256'): string =>
  `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;

test('a token verifies with the key that signed it', () => {
  expect(verify(token)).toEqual(claims);
});

test('a token is what the standard says, and others can read it', () => {
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(sign(`${header}.${payload}`)).toBe(token);
  // The example of RFC 7515, A.1, has other bytes in its header, so only its signature is compared.
  const example =
    'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
  const key = Buffer.from(
    'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
    'base64url',
  );
  const bytes = createHmac('sha256', key).update(example).digest('base64url');
  expect(bytes).toBe('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk');
});

test.each([
  ['no algorithm, no signature', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
  ['no algorithm, our signature', `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`],
  ['no algorithm, signed all the same', sign(`${encode({ alg: 'none', typ: 'JWT' })}.${payload}`)],
  ['another algorithm', sign(`${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}`, secret, 'sha512')],
  ['another algorithm in the header only', sign(`${encode({ alg: 'RS256', typ: 'JWT' })}.${payload}`)],
  ['a header that asks for more', sign(`${encode({ alg: 'HS256', typ: 'JWT', crit: ['exp'] })}.${payload}`)],
  ['a header with a key of its own', sign(`${encode({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct' } })}.${payload}`)],
  ['another key', sign(`${header}.${payload}`, 'x'.repeat(43))],
  ['an empty key', sign(`${header}.${payload}`, '')],
  ['other claims under our signature', `${header}.${encode({ ...claims, deployment: '2345' })}.${signature}`],
  ['no signature', `${header}.${payload}.`],
  ['two parts', `${header}.${payload}`],
  ['four parts', `${token}.`],
  ['five parts', `${token}..`],
  ['padding', `${token}=`],
  ['a space', ` ${token}`],
  ['a line break', `${token}\n`],
  ['padded claims', sign(`${header}.${payload}=`).replace(/[^.]+$/, signature)],
  ['the plain alphabet of base64', `${header}.${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`],
  ['nothing', ''],
  ['dots', '..'],
])('a token with %s is refused', (_what, forged) => {
  expect(verify(forged)).toBeNull();
});

test('a text that stands for the same signature bytes is not the same token', () => {
  // 32 bytes leave two bits of the last of 43 characters unused.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(token.at(-1) ?? '');
  const twins = [1, 2, 3].map((bits) => token.slice(0, -1) + (alphabet[last ^ bits] ?? ''));
  for (const twin of twins) {
    expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    expect(verify(twin)).toBeNull();
  }
});

test('a token expires at its second', () => {
  expect(verify(token, { now: 1999 })).toEqual(claims);
  expect(verify(token, { now: 2000 })).toBeNull();
});

test('a token for something else is refused', () => {
  expect(verify(token, { audience: 'pattern-fix' })).toBeNull();
  expect(verify(signJwt(secret, { ...claims, aud: 'pattern-fix' }))).toBeNull();
});

test.each([
  ['without an end', { ...claims, exp: undefined }],
  ['with an end that is a text', { ...claims, exp: '2000' }],
  ['with several audiences', { ...claims, aud: ['user', 'pattern-fix'] }],
  ['without a subject', { ...claims, sub: undefined }],
  ['with a deployment that is a number', { ...claims, deployment: 1234 }],
  ['that are a list', ['user']],
  ['that are nothing', null],
])('signed claims %s are refused', (_what, signed) => {
  expect(verify(sign(`${header}.${encode(signed)}`))).toBeNull();
});

test('no change of a single character is accepted, nor is any other text', () => {
  const character = fc.constantFrom(...Array.from('AQgwaz019-_.=+/ é'));
  fc.assert(
    fc.property(fc.nat({ max: token.length - 1 }), character, (at, other) => {
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(verify(changed)).toEqual(changed === token ? claims : null);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(verify(text)).toBeNull();
    }),
  );
});

test('a database makes its key at the first use and keeps it', () => {
  const db = openDatabase('memory', () => undefined);
  const store = openStore(db);
  const key = signingKeyOf(store);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect([signingKeyOf(store), signingKeyOf(openStore(db))]).toEqual([key, key]);
  store.addSigningKey({ secret: randomBytes(32).toString('base64url') });
  expect(signingKeyOf(store)).toBe(key);
  db.close();
});

test('two databases have two keys', () => {
  const keys = [0, 1].map(() => {
    const db = openDatabase('memory', () => undefined);
    const key = signingKeyOf(openStore(db));
    db.close();
    return key;
  });
  expect(new Set(keys).size).toBe(2);
});
