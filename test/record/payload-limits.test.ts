import { describe, expect, test } from 'vitest';
import type { RecordPayload } from '../../src/domain/record.ts';
import { oddField, readPayload, recordPayload, writePayload } from '../../src/record/payload.ts';
import { bundles, digestOf, payload, planOf, review } from './build-record.ts';

const commit = 'a'.repeat(40);
const digest = digestOf('5');
const [bundle] = payload.bundles;
if (bundle === undefined) throw new Error('the payload has bundles');

const oddWith = (change: Partial<Record<keyof RecordPayload, unknown>>): string | null =>
  oddField({ ...payload, ...change } as RecordPayload);
const oddBundle = (change: object): string | null => oddWith({ bundles: [{ ...bundle, ...change }] });

describe('a payload', () => {
  test('as it is made is not odd', () => {
    expect(oddField(payload)).toBeNull();
  });

  test.each<[keyof RecordPayload, string]>([
    ['settings', digest],
    ['plan', digest],
    ['head', commit],
    ['merge', 'b'.repeat(64)],
    ['repository', '4711'],
    ['platform', 'https://platform.example'],
  ])('holds nothing before, after or beside its %s', (field, good) => {
    expect(oddWith({ [field]: good })).toBeNull();
    for (const bad of [` ${good}`, `${good} `, `${good}\n`, `\n${good}`, '', [good], `${good.toUpperCase()}\u00E9`]) {
      expect([bad, oddWith({ [field]: bad })]).toEqual([bad, field]);
    }
  });

  test.each([39, 41, 63, 65])('has no commit of %i digits', (length) => {
    expect(oddWith({ head: 'a'.repeat(length) })).toBe('head');
  });

  test.each([63, 65])('has no digest of %i digits', (length) => {
    expect(oddWith({ plan: `sha256:${'a'.repeat(length)}` })).toBe('plan');
    expect(oddWith({ plan: `a${digest}` })).toBe('plan');
  });

  test('has a deployment whose id is of 1 to 19 digits', () => {
    const withId = (id: unknown): string | null => oddWith({ deployment: { id, slug: 'acme' } });
    expect([withId('0'), withId('9'.repeat(19))]).toEqual([null, null]);
    for (const id of ['', '9'.repeat(20), '1x', 'x1', 1]) expect(withId(id)).toBe('deployment');
  });

  test('has a repository whose id does not begin with zero', () => {
    expect(oddWith({ repository: '0' })).toBe('repository');
    expect(oddWith({ repository: '1'.repeat(19) })).toBeNull();
    expect(oddWith({ repository: '1'.repeat(20) })).toBe('repository');
  });

  test('counts from nothing, in whole numbers that are exact', () => {
    for (const field of ['creates', 'updates', 'deletes']) {
      for (const good of [0, 1, Number.MAX_SAFE_INTEGER]) expect(oddBundle({ [field]: good })).toBeNull();
      for (const bad of [-1, 0.5, Number.MAX_SAFE_INTEGER + 1, '1', null]) {
        expect(oddBundle({ [field]: bad })).toBe('bundles');
      }
    }
  });

  test('names its changes by 16 digits each, a hundred at most, or not at all', () => {
    const short = '0123456789abcdef';
    const hundred = Array.from({ length: 100 }, () => short);
    for (const changes of [null, [], [short], hundred]) expect(oddBundle({ changes })).toBeNull();
    for (const changes of [
      undefined,
      short,
      [...hundred, short],
      [`${short}0`],
      [`0${short}`],
      [short.slice(1)],
      [0],
    ]) {
      expect(oddBundle({ changes })).toBe('bundles');
    }
  });

  test('has no bundle that is odd, wherever it stands', () => {
    const [remediation, code] = payload.bundles;
    expect(oddWith({ bundles: [remediation, { ...code, diff: '' }] })).toBe('bundles');
    expect(oddWith({ bundles: [{ ...remediation, diff: '' }, code] })).toBe('bundles');
  });

  test.each([
    [100, 100],
    [101, undefined],
  ])('of a bundle with %i changes names so many of them: %s', (count, named) => {
    const [first] = planOf(bundles).bundles.flatMap((one) => (one.kind === 'remediation' ? [one] : []));
    const [change] = first!.changes;
    const changes = Array.from({ length: count }, () => change!);
    const [recorded] = recordPayload(planOf([{ ...first!, changes }]), review).bundles;
    expect(recorded?.changes?.length).toBe(named);
    expect(recorded!.creates + recorded!.updates + recorded!.deletes).toBe(count);
  });

  test('has each kind of bundle once, in their order', () => {
    const [remediation, code, secrets] = payload.bundles;
    expect([remediation, code, secrets].map((one) => one?.kind)).toEqual([
      'remediation',
      'detection/code',
      'detection/secrets',
    ]);
    expect(oddWith({ bundles: [remediation, secrets] })).toBeNull();
    for (const wrong of [[code, remediation], [remediation, secrets, code], [code, code], [null], [[]], 'text']) {
      expect(oddWith({ bundles: wrong })).toBe('bundles');
    }
  });
});

describe('the bytes of a payload', () => {
  const text = writePayload(payload);
  const read = (changed: string): RecordPayload | null => readPayload(Buffer.from(changed));

  test('are read as they were written', () => {
    expect(read(text)).toEqual(payload);
  });

  test.each([
    ['a blank more', `${text} `],
    ['a field more', text.replace('{', '{"more":1,')],
    ['a field twice', text.replace('{', '{"version":1,')],
    ['another spelling of a number', text.replace('"version":1', '"version":1.0')],
    ['another spelling of a text', text.replace('acme', '\\u0061cme')],
    ['a byte order mark', `\uFEFF${text}`],
    ['half of it', text.slice(0, -1)],
    ['nothing', ''],
    ['a list around it', `[${text}]`],
    ['no object', '1'],
  ])('with %s are not read', (_, changed) => {
    expect(changed).not.toBe(text);
    expect(read(changed)).toBeNull();
  });
});
