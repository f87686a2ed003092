import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordedBundle, RecordPayload } from '../../src/domain/record.ts';
import { endMarker, isSealed, readMarker } from '../../src/record/comment-line.ts';
import { deriveKey, SigningError } from '../../src/plan/signing.ts';
import { signRecord } from '../../src/record/record.ts';
import {
  base64,
  digestOf,
  line,
  partsOf,
  payload,
  review,
  token,
  verify,
  withParts,
  withPayload,
} from './build-record.ts';

const other = 'another-token-of-acme-0123456789';
const unknown = { code: 'other-token' };
const forged = { code: 'edited', reason: 'it does not match its signature' };
const hmac = (key: string | Uint8Array, ...data: readonly (string | Uint8Array)[]): Buffer =>
  data.reduce((mac, one) => mac.update(one), createHmac('sha256', key)).digest();

/** HKDF of RFC 5869 written out, for keys of up to 32 bytes: extract, then the first block of expand. */
const hkdf = (secret: string, salt: string, info: string, bytes: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.of(1)).subarray(0, bytes);

describe('a record', () => {
  test('equals an independent HMAC of the documented form', () => {
    const info = 'https://platform.example\n4711';
    const key = hkdf(token, 'ifmatch record v1', info, 32);
    const keyId = hkdf(token, 'ifmatch record v1', `key id\n${info}`, 8).toString('hex');
    const text = JSON.stringify(payload);
    expect(line).toBe(`<!-- ifmatch:record:v1:${keyId}:${base64(text)}:${hmac(key, text).toString('hex')} -->`);
    // A change of this makes every record on every open pull request invalid.
    expect(keyId).toBe('666a5e8c3a5af041');
    expect(Object.keys(payload).toSorted().join(' ')).toBe(
      'bundles config deployment head plan platform pull repository settings version',
    );
  });

  test('is one short line that Markdown cannot end early, without the token', () => {
    expect(line).toMatch(/^<!-- [\w:-]+ -->$/);
    expect(line.length).toBeLessThan(2500);
    expect(line + JSON.stringify(payload)).not.toContain(token);
  });

  test.for([
    ['alone', line],
    ['before a text that somebody edited', `${line}\nApproved! Nothing will be deleted.`],
    ['with the line breaks of an editor', `${line}\r\n### Policies`],
    ['before another record', `${line}\n${line}`],
  ] as const)('is accepted %s', ([, body]) => {
    expect(verify(body)).toEqual(payload);
  });

  test.for<[string, string]>([
    ['nothing', ''],
    ['a byte order mark before it', `\uFEFF${line}`],
    ['a blank before it', ` ${line}`],
    ['it on the second line', `\n${line}`],
    ['it after another comment of HTML', `<!-- x -->${line}`],
    ['it in a quote', `> ${line}`],
    ['it in capitals', line.toUpperCase()],
  ])('is not looked for in %s', ([, body]) => {
    expect(verify(body)).toBeNull();
  });

  const { keyId, payload: said, mac } = partsOf(line);

  test.for<[string, string]>([
    ['text after it on its line', `${line} Approved!`],
    ['a line break in it', line.replace(`${keyId}:`, `${keyId}:\n`)],
    ['its end missing', line.slice(0, -1)],
    ['its MAC missing', `<!-- ifmatch:record:v1:${keyId}:${said} -->`],
    ['a MAC in capitals', withParts(line, { mac: mac.toUpperCase().replaceAll(/[0-9]/g, 'A') })],
    ['a padded payload', withParts(line, { payload: `${said}=` })],
    ['bits to spare in its payload', withParts(line, { payload: 'AB' })],
    ['no number for a version', line.replace(':v1:', ':vx:')],
  ])('is not readable with %s', ([, body]) => {
    expect(verify(body)).toEqual({ code: 'edited', reason: "the comment's first line was cut or edited" });
  });

  test('of a newer version has its own message', () => {
    const reason = 'it has version 2, and this program reads version 1';
    expect(verify(line.replace(':v1:', ':v2:'))).toEqual({ code: 'edited', reason });
  });

  const withBundle = (change: Partial<RecordedBundle>): Partial<RecordPayload> => ({
    bundles: payload.bundles.map((bundle, index) => (index === 0 ? { ...bundle, ...change } : bundle)),
  });
  test.for<Partial<RecordPayload>>([
    { pull: 13 },
    { head: 'c'.repeat(40) },
    { settings: digestOf('7') },
    { plan: digestOf('7') },
    { deployment: { id: '1235', slug: 'acme' } },
    { bundles: payload.bundles.slice(1) },
    withBundle({ bundle: digestOf('7') }),
    withBundle({ stateVersion: 'v2' }),
    withBundle({ deletes: 0 }),
  ])('is refused after a change of %j', (change) => {
    const changed = { ...payload, ...change };
    // The holder of the token may sign it, so it is the MAC that refuses.
    expect(verify(signRecord(changed, token))).toEqual(changed);
    expect(verify(withPayload(line, changed))).toEqual(forged);
    expect(verify(withPayload(line, changed), other)).toEqual(unknown);
  });

  test.for<Partial<RecordPayload>>([{ repository: '4712' }, { platform: 'https://other.example' }])(
    'of %j is not accepted here, whoever signed it',
    (change) => {
      const foreign = { ...payload, ...change };
      for (const body of [signRecord(foreign, token), signRecord(foreign, other)])
        expect(verify(body)).toEqual(unknown);
      expect(verify(withPayload(line, foreign))).toEqual(forged);
    },
  );

  test.for(['hello', '[]', 'null', '7', '{}', '{"__proto__":{"repository":"4711"}}'])(
    'whose payload was replaced by %s is refused',
    (text) => {
      const body = withParts(line, { payload: base64(text) });
      expect(verify(body)).toEqual(forged);
    },
  );

  test('of a rotated token is distinguished from an edited one', () => {
    expect(verify(line, other)).toEqual(unknown);
    expect(verify(signRecord(payload, other))).toEqual(unknown);
  });

  test('has an unambiguous key scope', () => {
    const body = signRecord({ ...payload, platform: 'https://a.example1', repository: '1' }, token);
    expect(verify(body, token, { ...review, platform: 'https://a.example', repository: '11' })).toEqual(unknown);
  });
});

describe('a token', () => {
  test.for(['', token.slice(1), `${token.slice(1)}\r\n`])(
    'under 24 characters signs nothing and verifies nothing: %j',
    (short) => {
      for (const use of [() => signRecord(payload, short), () => verify(line, short)]) {
        expect(use).toThrow(SigningError);
        expect(use).toThrow(`The API token has ${String(short.trim().length)} characters, too few`);
      }
    },
  );

  test('of 24 characters signs, without the line break of its file', () => {
    expect(token).toHaveLength(24);
    expect(signRecord(payload, `${token}\r\n`)).toBe(line);
    expect(signRecord(payload, ` ${token}`)).not.toBe(line);
  });
});

describe('the hidden lines of a comment', () => {
  const of = { deployment: 'acme', config: payload.config };
  const marker = { ...of, run: { id: 900, attempt: 2 }, head: 'c'.repeat(40), number: 3, state: 'planned' };
  const key = deriveKey(token, payload);
  const end = endMarker({ ...marker, hasRecord: true }, line, key);
  const edited = { ...of, run: { id: 1, attempt: 1 }, head: null, number: 1, state: null, isDamaged: true };

  test('are read as written, for any deployment name', () => {
    expect(end).toMatch(/^<!-- [\w:-]+ -->$/);
    for (const body of [`${line}\ntext\n\n${end}\n`, `${line}\r\ntext\r\n${end}\r\n`])
      expect(readMarker(body)).toEqual({ ...marker, hasRecord: true, isDamaged: false });
    for (const deployment of [null, '', 'é\u{1F600}', '--> <!--', '\uD800', '"\\\n']) {
      const written = { ...marker, deployment, hasRecord: false };
      const body = `text\n${endMarker(written, '', null)}`;
      expect(readMarker(body)).toEqual({ ...written, isDamaged: false });
    }
  });

  test.for<[string, string]>([
    ['was taken away', ''],
    ['was cut', line.slice(5)],
    ['lost its end', line.slice(0, -20)],
    ['stands behind other text', `Hello\n${line}`],
  ])('still identify the comment whose record %s', ([, first]) => {
    expect(readMarker(`${first}\ntext\n${end}`)).toEqual({ ...marker, hasRecord: false, isDamaged: true });
  });

  test('without the last one give only the deployment and config', () => {
    expect(readMarker(`${line}\ntext\n${end.slice(0, -9)}`)).toEqual({ ...edited, hasRecord: true });
    expect(readMarker(`### Policies\n${end.slice(0, -9)}`)).toBeNull();
  });

  test('are sealed together, whatever is between them', () => {
    const body = `${line}\ntext\n${end}\n`;
    expect(isSealed(body, key)).toBe(true);
    expect(isSealed(body.replace('text', 'other').replaceAll('\n', '\r\n'), key)).toBe(true);
    for (const hurt of [
      body.replace(line, signRecord({ ...payload, pull: 13 }, token)),
      body.replace(line, 'text'),
      body.replace(end, endMarker({ ...marker, hasRecord: false }, '', null)),
      body.replace(end, endMarker({ ...marker, hasRecord: true }, line, deriveKey('x'.repeat(24), payload))),
      body.slice(0, -end.length),
      '',
    ])
      expect(isSealed(hurt, key)).toBe(false);
  });

  test.for([{ number: 0 }, { run: { id: 0, attempt: 1 } }, { run: { id: 1, attempt: 0 } }])(
    'count comments, runs and attempts from 1, not %j',
    (wrong) => {
      expect(readMarker(`text\n${endMarker({ ...marker, ...wrong, hasRecord: false }, '', null)}`)).toBeNull();
    },
  );

  test('are read up to 16,384 characters in the first', () => {
    const room = 16_384 - withParts(line, { payload: '' }).length;
    const hasRecord = (length: number): unknown =>
      readMarker(`${withParts(line, { payload: 'A'.repeat(length) })}\r\n${end}`)?.hasRecord;
    expect([room, room + 4].map(hasRecord)).toEqual([true, false]);
  });

  test.for<[string, string]>([
    ['text', 'Hello'],
    ['a byte order mark before them', `\uFEFF${line}`],
    ['other text before and after them', `Hello\n${line}\n${end}\nHello`],
    ['a newer version', end.replace('v1', 'v2')],
    ['no JSON', `<!-- ifmatch:end:v1:${base64('hello')} -->`],
    ['no deployment', `<!-- ifmatch:end:v1:${base64('{"config":"c"}')} -->`],
    ['fields that come with every object', `<!-- ifmatch:end:v1:${base64('{"__proto__":{"deployment":"a"}}')} -->`],
  ])('are not found in %s', ([, body]) => {
    expect(readMarker(body)).toBeNull();
  });

  const many = 20_000_000;
  test.for<[string, () => string]>([
    ['a payload of 20 MB', () => withParts(line, { payload: 'A'.repeat(many) })],
    ['a start that never ends', () => `<!-- ifmatch:record:v1:${'0'.repeat(many)}`],
    ['carriage returns without end', () => `${line}${'\r'.repeat(many)}`],
    ['JSON 12,000 deep', () => withParts(line, { payload: base64('['.repeat(12_000)).slice(0, 16_000) })],
    ['fifty thousand markers', () => `${end}\n`.repeat(50_000)],
    // With the square of its length, each would take far longer than a test may.
  ])('of %s are read in linear time', ([, make]) => {
    const body = make();
    // Strings of JavaScript are built lazily; this one exists now.
    expect(body.codePointAt(body.length - 1)).toBeGreaterThan(0);
    readMarker(body);
    verify(body, token);
  });

  test('with random edits are never accepted and throw nothing (seed 20261121, 5,000 lines)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 4 }).map(base64),
      fc.jsonValue().map((value) => base64(JSON.stringify({ deployment: value, config: '', run: value }))),
    );
    const lines = fc.tuple(fc.constantFrom('record:v1:0000000000000000:', 'record:v1:', 'end:v1:', ''), anything);
    const property = fc.property(lines, ([form, text]) => {
      const mac = form.includes('0:') ? `:${'0'.repeat(64)}` : '';
      const body = `<!-- ifmatch:${form}${text}${mac} -->`;
      readMarker(body);
      const verified = verify(body);
      return verified === null || 'code' in verified;
    });
    expect(fc.check(property, { seed: 20_261_121, numRuns: 5000 })).toMatchObject({ failed: false });
  });
});
