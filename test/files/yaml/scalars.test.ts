import fc from 'fast-check';
import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parse as parseOther } from 'yaml';
import { isCore, readsAs } from '../../../src/files/yaml/scalars.ts';

const seed = 20_261_121;

// What some reader of YAML 1.1 or 1.2 sees in a plain scalar.
const table: readonly (readonly [string, ReturnType<typeof readsAs>])[] = [
  ['1e3', 'number'],
  ['1E+3', 'number'],
  ['017', 'number'],
  ['08', 'number'],
  ['0o17', 'number'],
  ['0x1f', 'number'],
  ['0b101', 'number'],
  ['1.10', 'number'],
  ['1.', 'number'],
  ['.5', 'number'],
  ['-.5e-3', 'number'],
  ['+1', 'number'],
  ['-1', 'number'],
  ['0', 'number'],
  ['42', 'number'],
  ['1_000', 'number'],
  ['1_000.5', 'number'],
  ['12:30', 'number'],
  ['12:30:00', 'number'],
  ['190:20:30.15', 'number'],
  ['12345678901234567890', 'number'],
  ['.inf', 'number'],
  ['-.Inf', 'number'],
  ['.nan', 'number'],
  ['.NaN', 'number'],
  ['null', 'null'],
  ['Null', 'null'],
  ['NULL', 'null'],
  ['~', 'null'],
  ['', 'null'],
  ['true', 'boolean'],
  ['True', 'boolean'],
  ['FALSE', 'boolean'],
  ['yes', 'boolean'],
  ['Yes', 'boolean'],
  ['no', 'boolean'],
  ['NO', 'boolean'],
  ['on', 'boolean'],
  ['On', 'boolean'],
  ['off', 'boolean'],
  ['OFF', 'boolean'],
  ['y', 'boolean'],
  ['n', 'boolean'],
  ['Y', 'boolean'],
  ['2027-01-31', 'date'],
  ['2027-1-3 10:20:30', 'date'],
  ['2027-01-31T10:20:30Z', 'date'],
  ['2027-01-31 10:20:30.5 +02:00', 'date'],
  ['1.2.3', null],
  ['10.0.0.1', null],
  ['1e', null],
  ['e3', null],
  ['0x', null],
  ['0xzz', null],
  ['v1', null],
  ['1.10-rc1', null],
  ['12:61:00', null],
  ['tRUE', null],
  ['nope', null],
  ['nulls', null],
  ['-', null],
  ['.', null],
  ['...', null],
  ['CVE-2027-0131', null],
  ['critical', null],
  ['2027-01', null],
  ['p/default', null],
];

describe('a plain scalar', () => {
  test.for(table)('%s reads as %s', ([text, reads]) => {
    expect(readsAs(text)).toBe(reads);
  });

  // Three dashes or dots are a marker, no scalar.
  const scalar = fc
    .oneof(
      fc.stringMatching(/^[-+.0-9_:xob]{1,8}$/),
      fc.stringMatching(/^[-+]?[0-9a-fA-F_.:eExob]{1,10}$/),
      fc.stringMatching(/^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([T ][0-9]{1,2}:[0-9]{2}:[0-9]{2}Z?)?$/),
      fc.stringMatching(/^[a-zA-Z~.]{1,5}$/),
      fc.constantFrom(...table.map(([text]) => text)),
    )
    .filter((text) => !/^(?:---|\.\.\.)$/.test(text));

  test('is in doubt whenever js-yaml or yaml, by 1.1 or 1.2, takes it for anything but text', () => {
    const readers = [
      (text: string) => load(text, { schema: CORE_SCHEMA }),
      (text: string) => load(text, { schema: YAML11_SCHEMA }),
      (text: string): unknown => parseOther(text, { version: '1.1', logLevel: 'silent' }),
      (text: string): unknown => parseOther(text, { version: '1.2', logLevel: 'silent' }),
    ];
    // A pattern for floats that matches without digits (`.`, `e3`) makes NaN of them.
    const isSlip = (value: unknown, text: string) => Number.isNaN(value) && !/^\.nan$/i.test(text);
    const sees = (read: (text: string) => unknown, text: string): unknown => {
      try {
        return read(text);
      } catch {
        return text; // no scalar at all
      }
    };
    const doubted = fc.property(scalar, (text) => {
      const isOther = (value: unknown) =>
        value === null || value instanceof Date || !/^(?:string|object)$/.test(typeof value);
      const others = readers.map((read) => sees(read, text)).filter((value) => isOther(value) && !isSlip(value, text));
      expect({ text, reads: readsAs(text) !== null }).toEqual({
        text,
        reads: readsAs(text) !== null || others.length > 0,
      });
    });
    fc.assert(doubted, { seed, numRuns: 20_000 });
  });

  test('is core exactly when the core schema takes it for anything but text', () => {
    const agrees = fc.property(scalar, (text) => {
      let value: unknown;
      try {
        value = load(text, { schema: CORE_SCHEMA });
      } catch {
        return; // no scalar at all
      }
      if (typeof value === 'object' && value !== null) return;
      expect({ text, core: isCore(text) }).toEqual({ text, core: typeof value !== 'string' });
    });
    fc.assert(agrees, { seed, numRuns: 20_000 });
  });

  test('is judged quickly, however long it is', () => {
    const worst = [
      '1'.repeat(100_000),
      `${'1'.repeat(99_999)}x`,
      `1${'_'.repeat(99_998)}x`,
      `1${':1'.repeat(49_999)}x`,
      `0x${'f'.repeat(99_990)}g`,
      `1.${'1'.repeat(99_990)}e`,
      `2027-01-31${' '.repeat(99_000)}x`,
    ];
    for (const text of worst) {
      const start = performance.now();
      readsAs(text);
      isCore(text);
      expect(performance.now() - start).toBeLessThan(20);
    }
  });
});
