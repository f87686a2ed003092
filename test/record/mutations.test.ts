import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordPayload, Verified } from '../../src/domain/record.ts';
import { signRecord } from '../../src/record/sign.ts';
import { base64, isNightly, line, partsOf, payload, verify, withParts } from './build-record.ts';

const runs = isNightly ? 100_000 : 4000;
const seed = 20_261_121;

/** Other records that are good elsewhere, to be mixed with this one. */
const others = [
  { ...payload, pull: 13 },
  { ...payload, repository: '4712' },
  { ...payload, platform: 'https://other.example' },
  { ...payload, bundles: payload.bundles.slice(1) },
].map((one) => signRecord(one, 'another-token-of-acme-0123456789'));

type Mutation = (record: string) => string;

const place = fc.nat({ max: line.length - 1 });
const hostile = fc.constantFrom(
  '',
  ' ',
  ':',
  '-',
  '_',
  '=',
  'A',
  'a',
  '0',
  'f',
  '+',
  '/',
  '\n',
  '\r\n',
  '\uFEFF',
  '-->',
  '<!-- ',
  line,
);

const splice =
  (at: number, length: number, text: string): Mutation =>
  (record) =>
    `${record.slice(0, at)}${text}${record.slice(at + length)}`;

const flip =
  (at: number, bit: number): Mutation =>
  (record) =>
    splice(at, 1, String.fromCodePoint((record.codePointAt(at) ?? 0) ^ (1 << bit)))(record);

/** Exchanges two pieces of the line. */
const exchange =
  (at: number, to: number, length: number): Mutation =>
  (record) => {
    const [a, b] = [Math.min(at, to), Math.max(at, to)];
    const n = Math.min(length, b - a);
    return [
      record.slice(0, a),
      record.slice(b, b + n),
      record.slice(a + n, b),
      record.slice(a, a + n),
      record.slice(b + n),
    ].join('');
  };

/** Takes some parts of the line from another good record. */
const transplant =
  (from: string, parts: readonly ('keyId' | 'payload' | 'mac')[]): Mutation =>
  (record) =>
    withParts(record, Object.fromEntries(parts.map((part) => [part, partsOf(from)[part]])));

/** Edits the JSON inside, as somebody would who knows what it is. */
const editJson =
  (at: number, length: number, text: string): Mutation =>
  (record) => {
    const json = Buffer.from(partsOf(line).payload, 'base64url').toString();
    const start = at % json.length;
    return withParts(record, { payload: base64(`${json.slice(0, start)}${text}${json.slice(start + length)}`) });
  };

const editField =
  (path: readonly string[], value: unknown): Mutation =>
  (record) => {
    const changed = structuredClone(payload) as RecordPayload & Record<string, unknown>;
    const last = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce((one, key) => one[key] as typeof one, changed as Record<string, unknown>);
    parent[last] = value;
    return withParts(record, { payload: base64(JSON.stringify(changed)) });
  };

const paths: readonly (readonly string[])[] = [
  ...Object.keys(payload).map((field) => [field]),
  ['deployment', 'id'],
  ['deployment', 'slug'],
  ['run', 'id'],
  ['run', 'attempt'],
  ...payload.bundles.flatMap((bundle, index) => Object.keys(bundle).map((field) => ['bundles', String(index), field])),
];

const one: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.nat({ max: 6 })).map(([at, bit]) => flip(at, bit)),
  fc.tuple(place, fc.nat({ max: 40 }), hostile).map(([at, length, text]) => splice(at, length, text)),
  fc.tuple(place, place, fc.nat({ max: 80 })).map(([at, to, length]) => exchange(at, to, length)),
  fc
    .tuple(fc.constantFrom(...others), fc.subarray(['keyId', 'payload', 'mac'] as const))
    .map(([from, parts]) => transplant(from, parts)),
  fc
    .tuple(place, fc.nat({ max: 4 }), fc.constantFrom('0', '1', '9', 'a', '"', ',', ' '))
    .map(([at, length, text]) => editJson(at, length, text)),
  fc
    .tuple(fc.constantFrom(...paths), fc.oneof(fc.nat(), fc.string(), fc.constant(null)))
    .map(([path, value]) => editField(path, value)),
);

describe(`a record that was changed in any way (seed ${String(seed)}, ${String(runs)} mutations)`, () => {
  test('is not believed', { timeout: 600_000 }, () => {
    const found = new Map<Verified['kind'] | 'unchanged', number>();
    const property = fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (mutations) => {
      const body = mutations.reduce(tryOn, line);
      const isUnchanged = body.split(/\r?\n/, 1)[0] === line;
      const { kind } = verify(body);
      const as = isUnchanged ? 'unchanged' : kind;
      found.set(as, (found.get(as) ?? 0) + 1);
      return (kind === 'valid') === isUnchanged;
    });
    expect(fc.check(property, { seed, numRuns: runs })).toMatchObject({ failed: false, numRuns: runs });
    // A mutation that hits nothing proves nothing: most must change the line, in every way that there is.
    expect(found.get('unchanged') ?? 0).toBeLessThan(runs / 10);
    for (const kind of ['forged', 'unreadable', 'missing', 'other-token'] as const)
      expect([kind, (found.get(kind) ?? 0) > runs / 200]).toEqual([kind, true]);
    expect(found.get('valid')).toBeUndefined();
  });

  test('even in a single bit of any character', () => {
    const changed = Array.from({ length: line.length }, (_, at) => at).flatMap((at) =>
      [0, 1, 2, 3, 4, 5, 6].map((bit) => flip(at, bit)(line)),
    );
    expect(changed.filter((body) => body !== line)).toHaveLength(line.length * 7);
    expect(changed.filter((body) => verify(body).kind === 'valid')).toEqual([]);
  });
});

/** A second mutation finds no parts to exchange where a first one broke the line; then the line stays as broken. */
function tryOn(record: string, mutation: Mutation): string {
  try {
    return mutation(record);
  } catch {
    return record;
  }
}
