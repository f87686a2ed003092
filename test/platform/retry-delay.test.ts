import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attempt, retryAfter, retryDelay } from '../../src/platform/retry.ts';

const now = Date.UTC(2026, 7, 1, 12, 0, 0);
const base: Attempt = { attempt: 1, status: 503, headers: {}, retryStatuses: [429, 502, 503, 504], now, random: 1 };

describe('the wait before the next attempt', () => {
  test('is up to 1, 2, 4 and 8 seconds, then there is none', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => retryDelay({ ...base, attempt }))).toEqual([1000, 2000, 4000, 8000, null]);
  });

  test('is drawn from the whole range', () => {
    expect([0, 0.25, 0.999].map((random) => retryDelay({ ...base, attempt: 3, random }))).toEqual([0, 1000, 3996]);
  });

  test.for([200, 301, 400, 401, 403, 404, 408, 409, 412, 428, 500, 501, 505])('is none after a %s', (status) => {
    expect(retryDelay({ ...base, status, headers: { 'retry-after': '1' } })).toBeNull();
  });

  test('is there when no answer came', () => {
    expect(retryDelay({ ...base, status: null })).toBe(1000);
  });

  test('is what the platform asks for, and up to a second more', () => {
    const asked = { ...base, status: 429, headers: { 'retry-after': '7' } };
    expect([0, 0.5].map((random) => retryDelay({ ...asked, random }))).toEqual([7000, 7500]);
  });

  test('is never over 120 seconds', () => {
    for (const text of ['121', '3600', '99999999999999999999', '9'.repeat(400), 'Fri, 01 Jan 2100 00:00:00 GMT']) {
      expect(retryDelay({ ...base, status: 429, headers: { 'retry-after': text } })).toBe(120_000);
    }
  });

  test('is between 0 and 120 seconds, whatever a platform sends (seed 20260801)', () => {
    const values = fc.oneof(
      fc.string(),
      fc.nat().map(String),
      fc.date().map(String),
      fc.constantFrom('-1', '1e9', '0x10', ' 5 ', '5;', 'Mon'),
    );
    fc.assert(
      fc.property(
        values,
        values,
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (after, date, attempt, random) => {
          const wait = retryDelay({ ...base, headers: { 'retry-after': after, date }, attempt, random });
          expect(wait).not.toBeNull();
          expect(Number.isInteger(wait) && Number(wait) >= 0 && Number(wait) <= 120_000).toBe(true);
        },
      ),
      { seed: 20_260_801, numRuns: 5000 },
    );
  });
});

describe('Retry-After', () => {
  test.for<[string, number]>([
    ['0', 0],
    ['5', 5000],
    [' 5 ', 5000],
    ['Sat, 01 Aug 2026 12:00:30 GMT', 30_000],
    ['Saturday, 01-Aug-26 12:00:30 GMT', 30_000],
    ['Sat Aug  1 12:00:30 2026', 30_000],
    ['Sat, 01 Aug 2026 11:00:00 GMT', 0],
  ])('%j is %s ms', ([text, wait]) => {
    expect(retryAfter({ 'retry-after': text }, now)).toBe(wait);
  });

  test.for([
    '',
    'soon',
    '-5',
    '5.5',
    '1e3',
    '0x10',
    '5, 10',
    '5s',
    'Sat',
    'Sat, 99 Foo 2026',
    '2026-08-01T12:00:30Z',
    'null',
    '∞',
  ])('%j is nonsense', (text) => {
    expect(retryAfter({ 'retry-after': text }, now)).toBeNull();
  });

  test('as a date counts from the clock of the platform', () => {
    const headers = { 'retry-after': 'Sat, 01 Aug 2026 15:00:10 GMT', date: 'Sat, 01 Aug 2026 15:00:00 GMT' };
    expect(retryAfter(headers, now)).toBe(10_000);
  });

  test('is nothing when it is absent', () => {
    expect(retryAfter({}, now)).toBeNull();
  });
});
