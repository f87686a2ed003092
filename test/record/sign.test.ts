import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RecordPayload } from '../../src/domain/record.ts';
import { readMarker } from '../../src/record/comment-line.ts';
import { RecordError } from '../../src/record/key.ts';
import { signRecord } from '../../src/record/record.ts';
import { base64, digestOf, line, partsOf, payload, token, verify } from './build-record.ts';

const hmac = (key: string | Uint8Array, ...data: readonly (string | Uint8Array)[]): Buffer =>
  data.reduce((mac, one) => mac.update(one), createHmac('sha256', key)).digest();

/** HKDF of RFC 5869 written out, for keys of up to 32 bytes: extract, then the first block of expand. */
const hkdf = (secret: string, salt: string, info: string, bytes: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.of(1)).subarray(0, bytes);

function errorOf(work: () => unknown): RecordError {
  try {
    work();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('no error');
}

const small: RecordPayload = {
  version: 1,
  repository: '4711',
  pull: 12,
  head: 'a'.repeat(40),
  merge: 'b'.repeat(40),
  platform: 'https://platform.example',
  settings: digestOf('5'),
  plan: digestOf('6'),
  deployment: { id: '1234', slug: 'acme' },
  run: { id: 900, attempt: 1 },
  bundles: [
    {
      kind: 'remediation',
      bundle: digestOf('1'),
      stateVersion: 'd4c3b2a1',
      diff: digestOf('2'),
      creates: 1,
      updates: 2,
      deletes: 3,
      changes: ['0123456789abcdef'],
    },
  ],
};

// Written out by hand: a change of this text makes every record on every open pull request invalid.
const text =
  `{"version":1,"repository":"4711","pull":12,"head":"${'a'.repeat(40)}","merge":"${'b'.repeat(40)}",` +
  `"platform":"https://platform.example","settings":"${digestOf('5')}","plan":"${digestOf('6')}",` +
  `"deployment":{"id":"1234","slug":"acme"},"run":{"id":900,"attempt":1},"bundles":[{"kind":"remediation",` +
  `"bundle":"${digestOf('1')}","stateVersion":"d4c3b2a1","diff":"${digestOf('2')}","creates":1,"updates":2,"deletes":3,"changes":["0123456789abcdef"]}]}`;

describe('a record', () => {
  test('is what the design says, computed here with HMAC alone', () => {
    const info = 'https://platform.example\n4711';
    const key = hkdf(token, 'ifmatch record v1', info, 32);
    const keyId = hkdf(token, 'ifmatch record v1', `key id\n${info}`, 8).toString('hex');
    expect(signRecord(small, token)).toBe(
      `<!-- ifmatch:record:v1:${keyId}:${base64(text)}:${hmac(key, text).toString('hex')} -->`,
    );
  });

  test('with a config spells that behind everything else', () => {
    const config = '0123456789abcdef';
    const said = Buffer.from(partsOf(signRecord({ ...small, config }, token)).payload, 'base64url').toString();
    expect(said).toBe(`${text.slice(0, -1)},"config":"${config}"}`);
  });

  test('keeps its key id and MAC from release to release', () => {
    expect(partsOf(signRecord(small, token))).toMatchObject({
      keyId: '666a5e8c3a5af041',
      mac: '7485418437fe5e36f9709be775e8b84569f4b33c2d91d590d184f54fe6553c99',
    });
  });

  test('is one line that no Markdown ends early, and short enough to leave room for the rest', () => {
    expect(line).toMatch(/^<!-- [\w:-]+ -->$/);
    expect(line.length).toBeLessThan(2500);
  });

  test('is the same for the same payload, however its fields are ordered', () => {
    const turned = Object.fromEntries(Object.entries(payload).toReversed()) as RecordPayload;
    expect(signRecord(turned, token)).toBe(line);
  });

  test('holds nothing that the payload does not name', () => {
    const more = { ...payload, note: 'secret', run: { ...payload.run, note: 'secret' } };
    expect(signRecord(more, token)).toBe(line);
  });

  test('of the longest values is read again', () => {
    const longest: RecordPayload = {
      ...payload,
      repository: '9'.repeat(19),
      pull: Number.MAX_SAFE_INTEGER,
      head: 'a'.repeat(64),
      merge: 'a'.repeat(64),
      platform: `https://${'a'.repeat(292)}`,
      deployment: { id: '9'.repeat(19), slug: '\u0001'.repeat(255) },
      run: { id: Number.MAX_SAFE_INTEGER, attempt: Number.MAX_SAFE_INTEGER },
      bundles: payload.bundles.map((bundle) => ({
        ...bundle,
        stateVersion: '"'.repeat(1000),
        creates: Number.MAX_SAFE_INTEGER,
        updates: Number.MAX_SAFE_INTEGER,
        deletes: Number.MAX_SAFE_INTEGER,
      })),
      config: 'f'.repeat(16),
    };
    const record = signRecord(longest, token);
    expect(verify(record, token, longest)).toEqual({ kind: 'valid', payload: longest });
    expect(readMarker(record)?.deployment).toBe(longest.deployment.slug);
  });

  const [bundle] = payload.bundles;
  if (bundle === undefined) throw new Error('the payload has bundles');

  test.for<[string, Partial<Record<keyof RecordPayload, unknown>>]>([
    ['version', { version: 2 }],
    ['repository', { repository: '47\n11' }],
    ['repository', { repository: '' }],
    ['repository', { repository: 4711 }],
    ['pull', { pull: 0 }],
    ['pull', { pull: 1.5 }],
    ['pull', { pull: Number.NaN }],
    ['head', { head: 'main' }],
    ...[39, 41, 63, 65].map((length) => ['head', { head: 'a'.repeat(length) }] as [string, object]),
    ['head', { head: `${'a'.repeat(40)}\n` }],
    ['plan', { plan: `${digestOf('6')}\n` }],
    ['plan', { plan: `${digestOf('6')}0` }],
    ['repository', { repository: '0' }],
    ['repository', { repository: '1'.repeat(20) }],
    ['deployment', { deployment: { id: '9'.repeat(20), slug: 'acme' } }],
    ['merge', { merge: null }],
    ['platform', { platform: 'https://platform.example\n1' }],
    ['platform', { platform: 'a'.repeat(301) }],
    ['settings', { settings: 'sha256:5' }],
    ['plan', { plan: undefined }],
    ['deployment', { deployment: { id: 'x', slug: 'acme' } }],
    ['deployment', { deployment: { id: '1', slug: '' } }],
    ['deployment', { deployment: { id: '1', slug: 'a'.repeat(256) } }],
    ['deployment', { deployment: null }],
    ['run', { run: { id: 1 } }],
    ['run', { run: [1, 1] }],
    ['bundles', { bundles: {} }],
    ['bundles', { bundles: [bundle, bundle] }],
    ['bundles', { bundles: payload.bundles.toReversed() }],
    ['bundles', { bundles: [{ ...bundle, kind: 'detection' }] }],
    ['bundles', { bundles: [{ ...bundle, stateVersion: 'a b' }] }],
    ['bundles', { bundles: [{ ...bundle, stateVersion: '' }] }],
    ['bundles', { bundles: [{ ...bundle, bundle: digestOf('G') }] }],
    ['bundles', { bundles: [{ ...bundle, diff: '' }] }],
    ['bundles', { bundles: [{ ...bundle, creates: -1 }] }],
    ['bundles', { bundles: [{ ...bundle, updates: '1' }] }],
    ['bundles', { bundles: [{ ...bundle, deletes: null }] }],
    ['bundles', { bundles: [{ ...bundle, deletes: Number.MAX_SAFE_INTEGER + 1 }] }],
    ['bundles', { bundles: [{ ...bundle, changes: undefined }] }],
    ['bundles', { bundles: [{ ...bundle, changes: ['0123456789abcdef0'] }] }],
    ['bundles', { bundles: [{ ...bundle, changes: Array.from({ length: 101 }, () => '0123456789abcdef') }] }],
    ['config', { config: 'ifmatch.yaml' }],
    ['config', { config: null }],
  ])('of an odd %s is not written: %j', ([field, change]) => {
    const odd = { ...payload, ...change } as RecordPayload;
    expect(() => signRecord(odd, token)).toThrow(`a record cannot hold this ${field}`);
  });
});

describe('a token', () => {
  test.for(['', 'x', token.slice(1), `${token.slice(1)}\n`, `${token.slice(1)}\r\n`])(
    'under 24 characters signs nothing and verifies nothing: %j',
    (short) => {
      for (const { message, hint } of [errorOf(() => signRecord(payload, short)), errorOf(() => verify(line, short))]) {
        expect(message).toContain(`The API token has ${String(short.trim().length)} characters, too few`);
        expect(message).toContain('it takes 24');
        expect(hint).toContain('Check that the secret holds the whole token.');
      }
    },
  );

  test('that is too short is not told to anybody', () => {
    const { message, hint } = errorOf(() => signRecord(payload, 'hunter2-and-more'));
    expect(message + hint).not.toContain('hunter2');
  });

  test('of 24 characters signs, and the line break of the file that it came from is no part of it', () => {
    expect(token).toHaveLength(24);
    expect(signRecord(payload, `${token}\n`)).toBe(line);
    expect(signRecord(payload, `${token}\r\n`)).toBe(line);
    expect(signRecord(payload, ` ${token}`)).not.toBe(line);
  });

  test('stands nowhere in what it signs', () => {
    const { payload: said } = partsOf(line);
    expect(line + Buffer.from(said, 'base64url').toString()).not.toContain(token);
  });
});
