import fc from 'fast-check';
import type { RecordPayload } from '../../../src/domain/record.ts';
import { signRecord } from '../../../src/record/record.ts';
import { base64, line, partsOf, payload, token, withParts } from '../../record/build-record.ts';

type Base = { readonly payload: RecordPayload; readonly line: string };

/** The same of another config. */
const configured: RecordPayload = { ...payload, config: 'fedcba9876543210' };

const bases: readonly [Base, Base] = [
  { payload, line },
  { payload: configured, line: signRecord(configured, token) },
];

/** The lines of all records that are good here. */
export const goodLines: readonly string[] = bases.map((base) => base.line);

/** Other records that are good elsewhere, to be mixed with this one. */
const others = [
  { ...payload, pull: 13 },
  { ...payload, repository: '4712' },
  { ...payload, platform: 'https://other.example' },
  { ...payload, bundles: payload.bundles.slice(1) },
].map((one) => signRecord(one, 'another-token-of-acme-0123456789'));

type Mutation = (record: string) => string;

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
  (base: Base, [at, length, text]: [number, number, string]): Mutation =>
  (record) => {
    const json = Buffer.from(partsOf(base.line).payload, 'base64url').toString();
    const start = at % json.length;
    return withParts(record, { payload: base64(`${json.slice(0, start)}${text}${json.slice(start + length)}`) });
  };

const editField =
  (base: Base, path: readonly string[], value: unknown): Mutation =>
  (record) => {
    const changed = structuredClone(base.payload) as RecordPayload & Record<string, unknown>;
    const last = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce((one, key) => one[key] as typeof one, changed as Record<string, unknown>);
    parent[last] = value;
    return withParts(record, { payload: base64(JSON.stringify(changed)) });
  };

const pathsOf = (of: RecordPayload): string[][] => [
  ...Object.keys(of).map((field) => [field]),
  ...Object.keys(of.deployment).map((inner) => ['deployment', inner]),
  ...of.bundles.flatMap((bundle, index) => Object.keys(bundle).map((field) => ['bundles', String(index), field])),
];

const values = fc.oneof(fc.nat(), fc.string(), fc.constantFrom(null, undefined, [], [7], configured.config));

const mutationOf = (base: Base): fc.Arbitrary<Mutation> => {
  const place = fc.nat({ max: base.line.length - 1 });
  const edits = fc.constantFrom('0', '1', '9', 'a', '"', ',', ' ');
  return fc.oneof(
    fc.tuple(place, fc.nat({ max: 6 })).map(([at, bit]) => flip(at, bit)),
    fc.tuple(place, fc.nat({ max: 40 }), hostile).map(([at, length, text]) => splice(at, length, text)),
    fc.tuple(place, place, fc.nat({ max: 80 })).map(([at, to, length]) => exchange(at, to, length)),
    fc
      .tuple(fc.constantFrom(...others, ...goodLines), fc.subarray(['keyId', 'payload', 'mac'] as const))
      .map(([from, parts]) => transplant(from, parts)),
    fc.tuple(place, fc.nat({ max: 4 }), edits).map((edit) => editJson(base, edit)),
    fc.tuple(fc.constantFrom(...pathsOf(base.payload)), values).map(([path, value]) => editField(base, path, value)),
  );
};

/** The body of a comment whose record somebody changed, one to three times; seldom it ends as it was. */
export const editedRecord: fc.Arbitrary<string> = fc
  .constantFrom(...bases)
  .chain((base) =>
    fc.array(mutationOf(base), { minLength: 1, maxLength: 3 }).map((mutations) => mutations.reduce(tryOn, base.line)),
  );

/** The same with one bit of one character, for each bit of each character. */
export const flippedRecords = (): string[] =>
  goodLines.flatMap((good) =>
    Array.from({ length: good.length }, (_, at) => at).flatMap((at) =>
      [0, 1, 2, 3, 4, 5, 6].map((bit) => flip(at, bit)(good)),
    ),
  );

/** A second mutation finds no parts to exchange where a first one broke the line; then the line stays as broken. */
function tryOn(record: string, mutation: Mutation): string {
  try {
    return mutation(record);
  } catch {
    return record;
  }
}
