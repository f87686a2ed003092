import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordedBundle, RecordPayload } from '../../src/domain/record.ts';
import { endMarker, isSealed, readMarker, statusMarker } from '../../src/record/comment-line.ts';
import { deriveKey, RecordError } from '../../src/record/key.ts';
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
const hmac = (key: string | Uint8Array, ...data: readonly (string | Uint8Array)[]): Buffer =>
  data.reduce((mac, one) => mac.update(one), createHmac('sha256', key)).digest();

/** HKDF of RFC 5869 written out, for keys of up to 32 bytes: extract, then the first block of expand. */
const hkdf = (secret: string, salt: string, info: string, bytes: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.of(1)).subarray(0, bytes);

describe('a record', () => {
  test('is what the design says, computed here with HMAC alone', () => {
    const info = 'https://platform.example\n4711';
    const key = hkdf(token, 'ifmatch record v1', info, 32);
    const keyId = hkdf(token, 'ifmatch record v1', `key id\n${info}`, 8).toString('hex');
    const text = JSON.stringify(payload);
    expect(line).toBe(`<!-- ifmatch:record:v1:${keyId}:${base64(text)}:${hmac(key, text).toString('hex')} -->`);
    // A change of this makes every record on every open pull request invalid.
    expect(keyId).toBe('666a5e8c3a5af041');
    expect(Object.keys(payload).toSorted().join(' ')).toBe(
      'bundles config deployment head merge plan platform pull repository settings version',
    );
  });

  test('is one line that no Markdown ends early, short enough to leave room for the rest, without the token', () => {
    expect(line).toMatch(/^<!-- [\w:-]+ -->$/);
    expect(line.length).toBeLessThan(2500);
    expect(line + JSON.stringify(payload)).not.toContain(token);
  });

  test.for([
    ['alone', line],
    ['before a text that somebody edited', `${line}\nApproved! Nothing will be deleted.`],
    ['with the line breaks of an editor', `${line}\r\n### Policies`],
    ['before another record', `${line}\n${line}`],
  ] as const)('is believed %s', ([, body]) => {
    expect(verify(body)).toEqual({ kind: 'valid', payload });
  });

  test.for<[string, string]>([
    ['nothing', ''],
    ['a status', statusMarker({ deployment: 'acme', config: 'c' })],
    ['a byte order mark before it', `\uFEFF${line}`],
    ['a blank before it', ` ${line}`],
    ['it on the second line', `\n${line}`],
    ['it after another comment of HTML', `<!-- x -->${line}`],
    ['it in a quote', `> ${line}`],
    ['it in capitals', line.toUpperCase()],
  ])('is not looked for in %s', ([, body]) => {
    expect(verify(body)).toEqual({ kind: 'missing' });
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
    expect(verify(body)).toEqual({ kind: 'unreadable', reason: "the comment's first line was cut or edited" });
  });

  test('of a newer version says so', () => {
    const reason = 'it has version 2, and this program reads version 1';
    expect(verify(line.replace(':v1:', ':v2:'))).toEqual({ kind: 'unreadable', reason });
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
  ])('is forged when somebody changed %j', (change) => {
    const changed = { ...payload, ...change };
    // The holder of the token may sign it, so it is the MAC that refuses.
    expect(verify(signRecord(changed, token))).toEqual({ kind: 'valid', payload: changed });
    expect(verify(withPayload(line, changed))).toEqual({ kind: 'forged', reason: 'it does not match its signature' });
    expect(verify(withPayload(line, changed), other).kind).toBe('other-token');
  });

  test.for<[Partial<RecordPayload>, string]>([
    [{ repository: '4712' }, 'it is of another repository'],
    [{ platform: 'https://other.example' }, 'it is of another platform'],
  ])('of %j is not believed here, whoever signed it', ([change, reason]) => {
    const foreign = { ...payload, ...change };
    for (const body of [signRecord(foreign, token), signRecord(foreign, other), withPayload(line, foreign)])
      expect(verify(body)).toEqual({ kind: 'forged', reason });
  });

  test.for(['hello', '[]', 'null', '7', '{}', '{"__proto__":{"repository":"4711"}}'])(
    'whose payload was replaced by %s is forged',
    (text) => {
      const body = withParts(line, { payload: base64(text) });
      expect(verify(body)).toEqual({ kind: 'forged', reason: "the comment's first line was cut or edited" });
    },
  );

  test('of a rotated token is told from tampering', () => {
    const reason = 'it was signed with another API token';
    expect(verify(line, other)).toEqual({ kind: 'other-token', reason });
    expect(verify(signRecord(payload, other))).toEqual({ kind: 'other-token', reason });
  });

  test('cannot be confused by where one part of its scope ends and the next begins', () => {
    const body = signRecord({ ...payload, platform: 'https://a.example1', repository: '1' }, token);
    expect(verify(body, token, { ...review, platform: 'https://a.example', repository: '11' }).kind).toBe('forged');
  });
});

describe('a token', () => {
  test.for(['', token.slice(1), `${token.slice(1)}\r\n`])(
    'under 24 characters signs nothing and verifies nothing: %j',
    (short) => {
      for (const use of [() => signRecord(payload, short), () => verify(line, short)]) {
        expect(use).toThrow(RecordError);
        expect(use).toThrow(`The API token has ${String(short.trim().length)} characters, too few`);
      }
    },
  );

  test('of 24 characters signs, and the line break of the file that it came from is no part of it', () => {
    expect(token).toHaveLength(24);
    expect(signRecord(payload, `${token}\r\n`)).toBe(line);
    expect(signRecord(payload, ` ${token}`)).not.toBe(line);
  });
});

describe('the hidden lines of a comment', () => {
  const of = { deployment: 'acme', config: payload.config };
  const marker = { ...of, run: { id: 900, attempt: 2 }, head: 'c'.repeat(40), number: 3, state: 'planned' };
  const status = statusMarker(of);
  const key = deriveKey(token, payload);
  const end = endMarker({ ...marker, hasRecord: true }, line, key);
  const edited = { ...of, run: { id: 1, attempt: 1 }, head: null, number: 1, state: null, isDamaged: true };

  test('are read as they were written, whatever the deployment is called', () => {
    expect(end).toMatch(/^<!-- [\w:-]+ -->$/);
    for (const body of [`${line}\ntext\n\n${end}\n`, `${line}\r\ntext\r\n${end}\r\n`])
      expect(readMarker(body)).toEqual({ ...marker, hasRecord: true, isDamaged: false });
    for (const deployment of [null, '', 'é\u{1F600}', '--> <!--', '\uD800', '"\\\n']) {
      const written = { ...marker, deployment, hasRecord: false };
      const body = `${statusMarker({ ...of, deployment })}\ntext\n${endMarker(written, '', null)}`;
      expect(readMarker(body)).toEqual({ ...written, isDamaged: false });
    }
  });

  test.for<[string, string]>([
    ['was taken away', ''],
    ['was cut', line.slice(5)],
    ['lost its end', line.slice(0, -20)],
    ['stands behind other text', `Hello\n${line}`],
    ['is a status', status],
  ])('still tell the comment whose record %s', ([, first]) => {
    expect(readMarker(`${first}\ntext\n${end}`)).toEqual({ ...marker, hasRecord: false, isDamaged: true });
  });

  test('whose last one was cut name only the deployment and config', () => {
    expect(readMarker(`${line}\ntext\n${end.slice(0, -9)}`)).toEqual({ ...edited, hasRecord: true });
    expect(readMarker(`${status}\n### Policies`)).toEqual({ ...edited, hasRecord: false });
  });

  test('are sealed together, whatever stands between them', () => {
    const body = `${line}\ntext\n${end}\n`;
    expect(isSealed(body, key)).toBe(true);
    expect(isSealed(body.replace('text', 'other').replaceAll('\n', '\r\n'), key)).toBe(true);
    for (const hurt of [
      body.replace(line, signRecord({ ...payload, pull: 13 }, token)),
      body.replace(line, status),
      body.replace(end, endMarker({ ...marker, hasRecord: false }, '', null)),
      body.replace(end, endMarker({ ...marker, hasRecord: true }, line, deriveKey('x'.repeat(24), payload))),
      body.slice(0, -end.length),
      '',
    ])
      expect(isSealed(hurt, key)).toBe(false);
  });

  test.for<[string, string]>([
    ['text', 'Hello'],
    ['a byte order mark before them', `\uFEFF${status}`],
    ['other text before and after them', `Hello\n${status}\n${end}\nHello`],
    ['a newer version', status.replace('v1', 'v2')],
    ['no JSON', `<!-- ifmatch:status:v1:${base64('hello')} -->`],
    ['no deployment', `<!-- ifmatch:status:v1:${base64('{"config":"c"}')} -->`],
    ['fields that come with every object', `<!-- ifmatch:status:v1:${base64('{"__proto__":{"deployment":"a"}}')} -->`],
  ])('are not found in %s', ([, body]) => {
    expect(readMarker(body)).toBeNull();
  });

  const many = 20_000_000;
  test.for<[string, () => string]>([
    ['a payload of 20 MB', () => withParts(line, { payload: 'A'.repeat(many) })],
    ['a start that never ends', () => `<!-- ifmatch:record:v1:${'0'.repeat(many)}`],
    ['carriage returns without end', () => `${line}${'\r'.repeat(many)}`],
    ['JSON 12,000 deep', () => withParts(line, { payload: base64('['.repeat(12_000)).slice(0, 16_000) })],
    ['a hundred thousand markers', () => `${status}\n`.repeat(100_000)],
    // With the square of its length, each would take far longer than a test may.
  ])('of %s take no time', ([, make]) => {
    const body = make();
    // Strings of JavaScript are built lazily; this one exists now.
    expect(body.codePointAt(body.length - 1)).toBeGreaterThan(0);
    readMarker(body);
    verify(body, token);
  });

  test('are never an exception, and never believed (seed 20261121, 5,000 lines)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 4 }).map(base64),
      fc.jsonValue().map((value) => base64(JSON.stringify({ deployment: value, config: '', run: value }))),
    );
    const lines = fc.tuple(
      fc.constantFrom('record:v1:0000000000000000:', 'record:v1:', 'status:v1:', 'end:v1:', ''),
      anything,
    );
    const property = fc.property(lines, ([form, text]) => {
      const mac = form.includes('0:') ? `:${'0'.repeat(64)}` : '';
      const body = `<!-- ifmatch:${form}${text}${mac} -->`;
      readMarker(body);
      return verify(body).kind !== 'valid';
    });
    expect(fc.check(property, { seed: 20_261_121, numRuns: 5000 })).toMatchObject({ failed: false });
  });
});
