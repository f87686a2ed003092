import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SigningError } from '../../../src/plan/file/signing.ts';
import { ReviewKey, type ReviewScope } from '../../../src/review/store/review-key.ts';
import { reviewKey, reviewScope, token } from '../build.ts';

const hmac = (secret: string | Uint8Array, ...data: readonly (string | Uint8Array)[]): Buffer =>
  data.reduce((mac, one) => mac.update(one), createHmac('sha256', secret)).digest();

/** HKDF of RFC 5869 written out, for keys of 32 bytes: extract, then the first block of expand. */
const hkdf = (secret: string, salt: string, info: string): Buffer => hmac(hmac(salt, secret), info, Buffer.of(1));

const facts = [12, 'a'.repeat(40), 'x'] as const;

describe('a proof', () => {
  test('equals an independent HMAC with a key by an independent HKDF', () => {
    const derived = hkdf(token, 'ifmatch review v1', '["GitHub","4711",""]');
    const mac = hmac(derived, `["record",12,"${'a'.repeat(40)}","x"]`);
    const proof = reviewKey.prove('record', facts);
    expect(proof).toBe(mac.subarray(0, 16).toString('base64url'));
    // A change of this makes every record on every open pull request void.
    expect(proof).toMatchInlineSnapshot(`"5kU6OAmnxreUTlosogNTGg"`);
    expect(reviewKey.verify(proof, 'record', facts)).toBe(true);
  });

  test('holds for nothing else', () => {
    const proof = reviewKey.prove('record', facts);
    for (const what of ['applied', 'comment', 'drift'] as const)
      expect(reviewKey.verify(proof, what, facts)).toBe(false);
    const [pull, head] = facts;
    for (const others of [
      [13, head, 'x'],
      ['12', head, 'x'],
      [pull, head],
      [pull, head, 'x', ''],
      [pull, `${head}x`],
    ])
      expect(reviewKey.verify(proof, 'record', others)).toBe(false);
    for (const text of ['', proof.slice(1), `${proof}A`, `${proof}=`, proof.toLowerCase(), 'é'.repeat(22)])
      expect(reviewKey.verify(text, 'record', facts)).toBe(false);
  });

  test.for<Partial<ReviewScope>>([{ forge: 'GitLab' }, { repository: '4712' }, { config: 'team-a/ifmatch.yaml' }])(
    'does not hold at %j',
    (other) => {
      expect(
        new ReviewKey(token, { ...reviewScope, ...other }).verify(reviewKey.prove('record', facts), 'record', facts),
      ).toBe(false);
    },
  );

  test('has an unambiguous scope', () => {
    const one = new ReviewKey(token, { forge: 'GitHub', repository: '1', config: '1","x' });
    const other = new ReviewKey(token, { forge: 'GitHub', repository: '1","1', config: 'x' });
    expect(one.prove('record', facts)).not.toBe(other.prove('record', facts));
  });
});

describe('a token', () => {
  test.for(['', token.slice(1), `${token.slice(1)}\r\n`])('under 24 characters proves nothing: %j', (short) => {
    expect(() => new ReviewKey(short, reviewScope)).toThrow(SigningError);
    const characters = String(short.trim().length);
    expect(() => new ReviewKey(short, reviewScope)).toThrow(`The API token has ${characters} characters, too few`);
  });

  test('of 24 characters does, without the line break of its file', () => {
    expect(token).toHaveLength(24);
    const proof = reviewKey.prove('record', facts);
    expect(new ReviewKey(`${token}\r\n`, reviewScope).prove('record', facts)).toBe(proof);
    expect(new ReviewKey(` ${token}`, reviewScope).prove('record', facts)).not.toBe(proof);
  });
});
