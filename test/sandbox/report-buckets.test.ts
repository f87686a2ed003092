import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bucketsOf } from '../../src/sandbox/reports.ts';
import { day } from './finding-world.ts';

const iso = (time: number): string => new Date(time).toISOString();
const midnight = (date: string): string => `${date}T00:00`;

describe('a period is told', () => {
  const startsOf = (since: string, until: string): string[] =>
    bucketsOf({ since: Date.parse(since), until: Date.parse(until) }, Number.MAX_SAFE_INTEGER, null).map((bucket) =>
      iso(bucket.since).slice(0, 16),
    );

  test('in days for up to 31 days', () => {
    expect(startsOf('2026-02-27T10:00:00Z', '2026-03-02T00:00:00Z')).toEqual([
      '2026-02-27T10:00',
      '2026-02-28T00:00',
      '2026-03-01T00:00',
    ]);
    expect(startsOf('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z')).toHaveLength(31);
  });

  test('in weeks from Monday for up to 26 weeks', () => {
    const starts = startsOf('2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z');
    expect(starts).toEqual(['2026-01-01', '2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26'].map(midnight));
    expect(startsOf('2026-01-05T00:00:00Z', '2026-07-06T00:00:00Z')).toHaveLength(26);
  });

  test('in calendar months for up to ten years, and in years beyond', () => {
    const months = startsOf('2025-11-15T08:00:00Z', '2026-06-01T00:00:00Z');
    expect(months.slice(0, 3)).toEqual(['2025-11-15T08:00', '2025-12-01T00:00', '2026-01-01T00:00']);
    expect(months).toHaveLength(7);
    expect(startsOf('2016-01-01T00:00:00Z', '2026-01-01T00:00:00Z')).toHaveLength(120);
    expect(startsOf('0098-06-01T00:00:00Z', '0120-01-01T00:00:00Z').slice(0, 4)).toEqual(
      ['0098-06-01', '0099-01-01', '0100-01-01', '0101-01-01'].map(midnight),
    );
  });

  test('without gaps, from its beginning to its end', () => {
    const bound = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(bound, fc.oneof(fc.nat(40 * day), fc.nat(40 * 365 * day)), (since, length) => {
        const buckets = bucketsOf({ since, until: since + length }, Number.MAX_SAFE_INTEGER, null);
        expect(buckets.map(({ until }) => until)).toEqual([
          ...buckets.slice(1).map((bucket) => bucket.since),
          ...(length === 0 ? [] : [since + length]),
        ]);
        expect(buckets[0]?.since).toBe(length === 0 ? undefined : since);
        expect(buckets.every((bucket) => bucket.since < bucket.until)).toBe(true);
      }),
    );
  });
});
