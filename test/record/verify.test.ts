import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RecordedBundle, RecordPayload } from '../../src/domain/record.ts';
import { statusMarker } from '../../src/record/comment-line.ts';
import { signRecord } from '../../src/record/record.ts';
import {
  base64,
  bindings,
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

const rest = '\n### Policies for acme: 1 delete\n';
const other = 'another-token-of-acme-0123456789';

/** The payload with another first bundle. */
const withBundle = (change: Partial<RecordedBundle>): RecordPayload => ({
  ...payload,
  bundles: payload.bundles.map((bundle, index) => (index === 0 ? { ...bundle, ...change } : bundle)),
});

describe('a record is believed', () => {
  test.for([
    ['alone', line],
    ['before the text of the comment', `${line}${rest}`],
    ['before a text that somebody edited', `${line}\nApproved! Nothing will be deleted.`],
    ['with the line breaks of an editor', `${line}\r\n### Policies`],
    ['before another record', `${line}\n${line}`],
  ] as const)('%s', ([, body]) => {
    expect(verify(body)).toEqual({ kind: 'valid', payload });
  });
});

describe('a record is not looked for', () => {
  test.for<[string, string]>([
    ['nothing', ''],
    ['other text', `Hello${rest}`],
    ['a status', statusMarker({ deployment: 'acme', config: null, run: { id: 1, attempt: 1 } })],
    ['a byte order mark before it', `\uFEFF${line}`],
    ['a blank before it', ` ${line}`],
    ['a tab before it', `\t${line}`],
    ['a zero-width space before it', `\u200B${line}`],
    ['a NUL before it', `\0${line}`],
    ['it on the second line', `\n${line}`],
    ['it on the second line of Windows', `\r\n${line}`],
    ['it after other text', `Hello ${line}`],
    ['it after another comment of HTML', `<!-- x -->${line}`],
    ['it after text that would be a record', `<!-- ifmatch -->\n${line}`],
    ['it in a quote', `> ${line}`],
    ['it in capitals', line.toUpperCase()],
  ])('in %s', ([, body]) => {
    expect(verify(body)).toEqual({ kind: 'missing' });
  });
});

describe('a record is not readable', () => {
  const { keyId, payload: said, mac } = partsOf(line);

  test.for<[string, string]>([
    ['text after it on its line', `${line} Approved!`],
    ['another comment of HTML after it on its line', `${line}<!-- x -->`],
    ['a line break in it', line.replace(`${keyId}:`, `${keyId}:\n`)],
    ['its end missing', line.slice(0, -1)],
    ['its MAC missing', `<!-- ifmatch:record:v1:${keyId}:${said} -->`],
    ['a short MAC', withParts(line, { mac: mac.slice(1) })],
    ['a long MAC', withParts(line, { mac: `${mac}0` })],
    ['a MAC in capitals', withParts(line, { mac: mac.toUpperCase().replaceAll(/[0-9]/g, 'A') })],
    ['no payload', withParts(line, { payload: '' })],
    ['a padded payload', withParts(line, { payload: `${said}=` })],
    ['a payload in other base64', withParts(line, { payload: `${said}+/` })],
    ['a payload of an impossible length', withParts(line, { payload: 'A' })],
    ['bits to spare in its payload', withParts(line, { payload: 'AB' })],
    ['a short key id', withParts(line, { keyId: keyId.slice(1) })],
    ['nothing in it', '<!-- ifmatch:record: -->'],
    ['version 0', line.replace(':v1:', ':v0:')],
    ['no number for a version', line.replace(':v1:', ':vx:')],
  ])('with %s', ([, body]) => {
    expect(verify(body)).toEqual({ kind: 'unreadable', reason: "the comment's first line was cut or edited" });
  });

  test.for(['2', '10', '999999999'])('when version %s wrote it', (version) => {
    const reason = `it has version ${version}, and this program reads version 1`;
    expect(verify(line.replace(':v1:', `:v${version}:`))).toEqual({ kind: 'unreadable', reason });
  });

  // Only a holder of the token can make these, or a program of another version with the same key.
  test.for<[string, string]>([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['a field less', JSON.stringify({ ...payload, run: undefined })],
    ['a field more', JSON.stringify({ ...payload, extra: 1 })],
    ['a field of a bundle more', JSON.stringify({ ...payload, bundles: [{ ...payload.bundles[0], extra: 1 }] })],
    ['another order', JSON.stringify(Object.fromEntries(Object.entries(payload).toReversed()))],
    ['white space', JSON.stringify(payload, null, 1)],
    ['a field twice', JSON.stringify(payload).replace('{', '{"version":1,')],
    ['another version', JSON.stringify({ ...payload, version: 2 })],
    ['a number spelled otherwise', JSON.stringify(payload).replace('"pull":12', '"pull":12.0')],
    ['a text spelled otherwise', JSON.stringify(payload).replace('acme', String.raw`\u0061cme`)],
    ['bytes that are no UTF-8', JSON.stringify(payload).replace('acme', '\u{FFFD}')],
  ])('when what was signed has %s', ([name, text]) => {
    const bytes = Buffer.from(text, name.startsWith('bytes') ? 'latin1' : 'utf8');
    const signed = signedWith(bytes, `${review.platform}\n${review.repository}`);
    expect(verify(signed)).toEqual({
      kind: 'unreadable',
      reason: 'it holds what this version of the program does not know',
    });
  });
});

/** The line of any bytes, signed with the key of a scope and the key id of the usual one. */
function signedWith(bytes: Uint8Array, info: string): string {
  const key = Buffer.from(hkdfSync('sha256', token, 'ifmatch record v1', info, 32));
  const mac = createHmac('sha256', key).update(bytes).digest('hex');
  return withParts(line, { payload: Buffer.from(bytes).toString('base64url'), mac });
}

describe('a record is forged', () => {
  test.for<[string, RecordPayload]>([
    ['the pull request', { ...payload, pull: 13 }],
    ['the head', { ...payload, head: 'c'.repeat(40) }],
    ['the merge', { ...payload, merge: 'c'.repeat(40) }],
    ['the settings', { ...payload, settings: digestOf('7') }],
    ['the plan', { ...payload, plan: digestOf('7') }],
    ['the id of the deployment', { ...payload, deployment: { id: '1235', slug: 'acme' } }],
    ['the slug of the deployment', { ...payload, deployment: { id: '1234', slug: 'acme2' } }],
    ['the run', { ...payload, run: { id: 901, attempt: 1 } }],
    ['the attempt', { ...payload, run: { id: 900, attempt: 2 } }],
    [
      'the kind of a bundle',
      {
        ...payload,
        bundles: payload.bundles
          .filter(({ kind }) => kind !== 'detection/secrets')
          .map((bundle) => (bundle.kind === 'detection/code' ? { ...bundle, kind: 'detection/secrets' } : bundle)),
      },
    ],
    ['the bundle that is sent', withBundle({ bundle: digestOf('7') })],
    ['the state version', withBundle({ stateVersion: 'v2' })],
    ['the diff', withBundle({ diff: digestOf('7') })],
    ['the creates', withBundle({ creates: 2 })],
    ['the updates', withBundle({ updates: 0 })],
    ['the deletes', withBundle({ deletes: 0 })],
    ['a bundle less', { ...payload, bundles: payload.bundles.slice(1) }],
  ])('when somebody changed %s', ([, changed]) => {
    expect(changed).not.toEqual(payload);
    // The holder of the token may sign it, so it is the MAC that refuses.
    expect(verify(signRecord(changed, token))).toEqual({ kind: 'valid', payload: changed });
    expect(verify(withPayload(line, changed))).toEqual({
      kind: 'forged',
      reason: 'it does not match its signature',
    });
  });

  test.for<[string, Partial<RecordPayload>, string]>([
    ['repository', { repository: '4712' }, 'it is of another repository'],
    ['platform', { platform: 'https://other.example' }, 'it is of another platform'],
  ])('when it is of another %s, whoever signed it', ([, change, reason]) => {
    const foreign = { ...payload, ...change };
    for (const body of [signRecord(foreign, token), signRecord(foreign, other), withPayload(line, foreign)])
      expect(verify(body)).toEqual({ kind: 'forged', reason });
    // Signed here with the key of this repository and platform, but speaking of others.
    expect(
      verify(signedWith(Buffer.from(JSON.stringify(foreign)), `${review.platform}\n${review.repository}`)),
    ).toEqual({ kind: 'forged', reason });
  });

  test('when it says that it is of this repository, but was signed for another', () => {
    const there = signRecord({ ...payload, repository: '4712' }, token);
    expect(verify(withPayload(there, payload)).kind).toBe('other-token');
    expect(verify(withParts(there, { payload: partsOf(line).payload, keyId: partsOf(line).keyId })).kind).toBe(
      'forged',
    );
  });

  test('when its key id was changed', () => {
    const reason = 'its key id was changed';
    expect(verify(withParts(line, { keyId: '0'.repeat(16) }))).toEqual({ kind: 'forged', reason });
  });

  test.for(['hello', '[]', 'null', '7', '{}', '{"__proto__":{"repository":"4711"}}'])(
    'when its payload was replaced by %s',
    (text) => {
      const body = withParts(line, { payload: base64(text) });
      expect(verify(body)).toEqual({ kind: 'forged', reason: "the comment's first line was cut or edited" });
    },
  );
});

describe('a token that was rotated', () => {
  const reason = 'it was signed with another API token';

  test('is told from tampering, and again with the old token the record is good', () => {
    expect(verify(line, other)).toEqual({ kind: 'other-token', reason });
    expect(verify(line, token).kind).toBe('valid');
    expect(verify(signRecord(payload, other), token)).toEqual({ kind: 'other-token', reason });
  });

  test('does not make an edited record good', () => {
    expect(verify(withPayload(line, { ...payload, pull: 13 }), other).kind).toBe('other-token');
    expect(verify(withParts(line, { keyId: partsOf(signRecord(payload, other)).keyId }), other).kind).toBe('forged');
  });

  test('has a key id of its own in each repository and on each platform, which tells nothing of the token', () => {
    const ids = [
      payload,
      { ...payload, repository: '4712' },
      { ...payload, platform: 'https://other.example' },
    ].flatMap((one) => [token, other].map((secret) => partsOf(signRecord(one, secret)).keyId));
    expect(new Set(ids).size).toBe(6);
  });

  test('cannot be confused by where one part of the scope ends and the next begins', () => {
    const one = { ...bindings, platform: 'https://a.example', repository: '11' };
    const body = signRecord({ ...payload, platform: 'https://a.example1', repository: '1' }, token);
    expect(verify(body, token, one).kind).toBe('forged');
  });
});
