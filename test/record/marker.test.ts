import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Marker } from '../../src/domain/record.ts';
import { endMarker, isSealed, readMarker, statusMarker } from '../../src/record/comment-line.ts';
import { deriveKey } from '../../src/record/key.ts';
import { signRecord } from '../../src/record/record.ts';
import { base64, line, payload, token, verify, withParts, withPayload } from './build-record.ts';

const config = '0123456789abcdef';
const of = { deployment: 'acme', config, run: { id: 900, attempt: 2 } };
/** What a comment without a last line does not say. */
const plain = { head: null, number: 1, state: null, hasRecord: false, isDamaged: false };
const status = statusMarker(of);
const statusOf = (text: string): string => `<!-- ifmatch:status:v1:${base64(text)} -->`;

describe('the marker of a comment', () => {
  test('with a record tells deployment, config and run', () => {
    const run = { id: 900, attempt: 1 };
    const marker: Marker = { ...plain, deployment: 'acme', config, run, head: payload.head, hasRecord: true };
    const named = signRecord({ ...payload, config }, token);
    expect(readMarker(named)).toEqual(marker);
    expect(readMarker(`${named}\r\n### Policies`)).toEqual(marker);
  });

  test('with nothing to apply tells the same, and has no record', () => {
    expect(status).toBe(statusOf(`{"deployment":"acme","config":"${config}","run":{"id":900,"attempt":2}}`));
    expect(readMarker(`${status}\n### Policies`)).toEqual({ ...plain, ...of });
    expect(verify(status)).toEqual({ kind: 'missing' });
  });

  test('of a comment about all deployments names none, and never has a record', () => {
    const all = { ...of, deployment: null };
    expect(readMarker(statusMarker(all))).toEqual({ ...plain, ...all });
    expect(() => statusMarker({ ...all, config: null })).toThrow('a marker cannot hold this');
    const unnamed = JSON.stringify({ ...payload, config, deployment: { slug: null } });
    expect(readMarker(withParts(line, { payload: base64(unnamed) }))).toBeNull();
    expect(readMarker(statusOf('{"deployment":null,"run":{"id":900,"attempt":2}}'))).toBeNull();
  });

  test('names its config by a text', () => {
    expect(readMarker(statusOf('{"deployment":"a","config":1234567890123456,"run":{"id":9,"attempt":2}}'))).toBeNull();
  });

  test('of an older version names no config', () => {
    const older = { ...of, config: null, run: { id: 900, attempt: 1 } };
    expect(readMarker(line)).toEqual({ ...plain, ...older, head: payload.head, hasRecord: true });
    const written = statusOf('{"deployment":"acme","run":{"id":900,"attempt":1}}');
    expect(readMarker(written)).toEqual({ ...plain, ...older });
    expect(statusMarker(older)).toBe(written);
  });

  test('that somebody edited is still found, for the comment is ours; only its record is not believed', () => {
    const edited = withPayload(line, { ...payload, pull: 13 });
    expect(readMarker(edited)).toEqual({
      ...plain,
      ...of,
      config: null,
      run: { id: 900, attempt: 1 },
      head: payload.head,
      hasRecord: true,
    });
    expect(verify(edited).kind).toBe('forged');
  });

  test.for(['', 'é\u{1F600}', '--> <!--', '\u202E', '\uD800', 'a'.repeat(255), '"\\\n'])(
    'keeps the name of a deployment whatever it is: %j',
    (deployment) => {
      const written = statusMarker({ ...of, deployment });
      expect(written).toMatch(/^<!-- [\w:-]+ -->$/);
      expect(readMarker(written)).toEqual({ ...plain, ...of, deployment });
    },
  );

  test.for<[string, Parameters<typeof statusMarker>[0]]>([
    ['a deployment that is too long', { ...of, deployment: 'a'.repeat(256) }],
    ['a config that is no digest', { ...of, config: 'ifmatch.yaml' }],
    ['no run', { ...of, run: { id: 0, attempt: 1 } }],
    ['half a run', { ...of, run: { id: 1, attempt: 0.5 } }],
  ])('is not written for %s', ([, marker]) => {
    expect(() => statusMarker(marker)).toThrow('a marker cannot hold this');
  });

  test.for<[string, string]>([
    ['nothing', ''],
    ['text', 'Hello'],
    ['a byte order mark before it', `\uFEFF${status}`],
    ['a blank before it', ` ${status}`],
    ['it on the second line', `\n${status}`],
    ['it after other text', `Hello\n${status}`],
    ['text after it on its line', `${status} Hello`],
    ['a status of a newer version', status.replace('v1', 'v2')],
    ['a record of a newer version', line.replace('v1', 'v2')],
    ['a payload that is no JSON', statusOf('hello')],
    ['a payload that is a list', statusOf('[]')],
    ['a payload that is null', statusOf('null')],
    ['no deployment', statusOf('{"run":{"id":1,"attempt":1}}')],
    ['a config that is no digest', statusOf(JSON.stringify({ ...of, config: `${config}0` }))],
    ['a config that is a number', statusOf(JSON.stringify({ ...of, config: 1 }))],
    ['no run', statusOf('{"deployment":"acme"}')],
    ['a run that is text', statusOf('{"deployment":"acme","run":{"id":"1","attempt":1}}')],
    ['a run beyond numbers', statusOf('{"deployment":"acme","run":{"id":1e300,"attempt":1}}')],
    ['a run below nothing', statusOf('{"deployment":"acme","run":{"id":-1,"attempt":1}}')],
    ['fields that come with every object', statusOf('{"__proto__":{"deployment":"acme","run":{"id":1,"attempt":1}}}')],
    ['a long deployment', statusOf(JSON.stringify({ ...of, deployment: 'a'.repeat(256) }))],
    ['a status that says what a record says', statusOf(JSON.stringify(payload))],
    ['a record that says what a status says', withParts(line, { payload: base64(JSON.stringify(of)) })],
  ])('is not found in %s', ([, body]) => {
    expect(readMarker(body)).toBeNull();
  });
});

describe('the last line of a comment', () => {
  const marker = { ...of, head: 'c'.repeat(40), number: 3, state: 'planned', hasRecord: true };
  const key = deriveKey(token, payload);
  const numbered = signRecord({ ...payload, config, number: 3, run: of.run, head: marker.head }, token);
  const end = endMarker(marker, numbered, key);

  test('says what the first one does not', () => {
    expect(end).toMatch(/^<!-- [\w:-]+ -->$/);
    expect(readMarker(`${numbered}\ntext\n\n${end}\n`)).toEqual({ ...marker, isDamaged: false });
    expect(readMarker(`${numbered}\r\ntext\r\n${end}\r\n`)).toEqual({ ...marker, isDamaged: false });
    expect(readMarker(`${status}\ntext\n${endMarker({ ...marker, hasRecord: false }, '', null)}`)).toEqual({
      ...marker,
      hasRecord: false,
      isDamaged: false,
    });
  });

  test.for<[string, string, boolean]>([
    ['was taken away', '', false],
    ['was cut', numbered.slice(5), false],
    ['lost its end', numbered.slice(0, -20), false],
    ['stands behind other text', `Hello\n${numbered}`, false],
    ['is a status', status, false],
    ['holds no JSON', withParts(numbered, { payload: 'AAAA' }), true],
  ])('finds the comment whose record %s', ([, first, hasRecord]) => {
    expect(readMarker(`${first}\ntext\n${end}`)).toEqual({ ...marker, hasRecord, isDamaged: true });
    expect(verify(`${first}\ntext\n${end}`).kind).not.toBe('valid');
  });

  test('tells which deployment a comment is about, whatever somebody makes of the first', () => {
    const edited = withPayload(numbered, { ...payload, config, deployment: { id: '1', slug: 'other' } });
    expect(readMarker(`${edited}\n${end}`)).toMatchObject({ deployment: 'acme', hasRecord: true });
  });

  test('is sealed together with the first, whatever stands between them', () => {
    const body = `${numbered}\ntext\n${end}\n`;
    expect(isSealed(body, key)).toBe(true);
    expect(isSealed(body.replace('text', 'other').replaceAll('\n', '\r\n'), key)).toBe(true);
    const unsigned = endMarker({ ...marker, hasRecord: false }, '', null);
    for (const edited of [
      body.replace(numbered, line),
      body.replace(numbered, status),
      body.replace(end, unsigned),
      body.replace(end, endMarker(marker, numbered, deriveKey('x'.repeat(24), payload))),
      body.slice(0, -end.length),
      '',
    ])
      expect(isSealed(edited, key)).toBe(false);
  });

  test('makes nothing a record that is none', () => {
    expect(readMarker(`text\n${endMarker({ ...marker, hasRecord: false }, '', null)}`)).toMatchObject({
      isDamaged: false,
    });
    expect(verify(end)).toEqual({ kind: 'missing' });
    expect(readMarker(`${end}\nHello`)).toBeNull();
  });
});

describe('a hostile first line', () => {
  const many = 20_000_000;
  const deep = '['.repeat(12_000);

  test.for<[string, () => string]>([
    ['a payload of 20 MB', () => withParts(line, { payload: 'A'.repeat(many) })],
    ['a status of 20 MB', () => `<!-- ifmatch:status:v1:${'A'.repeat(many)} -->`],
    ['a start that never ends', () => `<!-- ifmatch:record:v1:${'0'.repeat(many)}`],
    ['colons without end', () => `<!-- ifmatch:record:v1${':'.repeat(many)}`],
    ['a version without end', () => `<!-- ifmatch:record:v${'1'.repeat(many)}`],
    ['blanks without end', () => ' '.repeat(many)],
    ['carriage returns without end', () => `${line}${'\r'.repeat(many)}`],
    ['many starts', () => '<!-- ifmatch:record:v1:'.repeat(many / 23)],
    ['a good one before 20 MB', () => `${line}\n${'x'.repeat(many)}`],
    ['JSON 12,000 deep', () => withParts(line, { payload: base64(deep).slice(0, 16_000) })],
    ['JSON 12,000 deep in a status', () => `<!-- ifmatch:status:v1:${base64(deep)} -->`],
    ['a hundred thousand markers', () => `${status}\n`.repeat(100_000)],
    // With the square of its length, each would take far longer than a test may.
  ])('of %s takes no time', ([, make]) => {
    const body = make();
    // Strings of JavaScript are built lazily; this one exists now.
    expect(body.codePointAt(body.length - 1)).toBeGreaterThan(0);
    readMarker(body);
    verify(body, token);
  });

  test.for([
    [16_384, 'forged'],
    [16_385, 'unreadable'],
    [16_387, 'unreadable'],
  ] as const)('of %d characters is %s, for longer ones are not read', ([length, kind]) => {
    const spare = length - withParts(line, { payload: '' }).length;
    const record = withParts(line, { payload: 'A'.repeat(spare) });
    expect(record).toHaveLength(length);
    expect(Buffer.from('A'.repeat(spare), 'base64url').toString('base64url')).toHaveLength(spare);
    expect([record, `${record}\n`, `${record}\r\nmore`].map((body) => verify(body).kind)).toEqual([kind, kind, kind]);
  });

  test('is never an exception, and never believed (seed 20261121, 5,000 lines)', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 4 }).map(base64),
      fc.jsonValue().map((value) => base64(JSON.stringify({ deployment: value, run: value }))),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    );
    const lines = fc.tuple(
      fc.constantFrom('record:v1:0000000000000000:', 'record:v1:', 'status:v1:', 'record:', ''),
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
