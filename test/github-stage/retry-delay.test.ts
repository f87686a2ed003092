import { describe, expect, test } from 'vitest';
import { type Attempt, rateLimitWait, type Reply, retryDelay } from '../../src/github/http.ts';
import { start } from './server.ts';

const reply = (status: number, headers: Record<string, string> = {}, text = ''): Reply => ({
  status,
  headers: new Map(Object.entries(headers)),
  text,
});
const wait = (came: Attempt['came'], facts: Partial<Attempt> = {}) =>
  retryDelay({ attempt: 1, came, repeatable: true, now: start, random: 0.5, ...facts });
const seconds = (after: number): string => String(start / 1000 + after);

describe('how long GitHub wants us to wait', () => {
  test.for([
    ['429 with seconds', reply(429, { 'retry-after': '7' }), 7000],
    ['429 alone', reply(429), 60_000],
    ['429 with nonsense', reply(429, { 'retry-after': 'soon' }), 60_000],
    ['403 with seconds', reply(403, { 'retry-after': '30' }), 30_000],
    ['403 that speaks of a secondary limit', reply(403, {}, 'You have exceeded a secondary rate limit.'), 60_000],
    ['403 that speaks of abuse', reply(403, {}, 'You have triggered an abuse detection mechanism.'), 60_000],
    [
      'a used up hour, by the clock of GitHub',
      reply(
        403,
        { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(3620), date: 'Sat, 31 Jan 2026 13:00:00 GMT' },
        'API rate limit exceeded for installation ID 1.',
      ),
      21_000,
    ],
    [
      'a used up hour, by ours where it does not tell its own',
      reply(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(20) }),
      21_000,
    ],
    ['an hour that is over', reply(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(-9) }), 1000],
    [
      'a limit that is not used up',
      reply(429, { 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': seconds(9) }),
      60_000,
    ],
    ['403 for a missing permission', reply(403, { 'x-ratelimit-remaining': '0' }, 'Resource not accessible'), null],
    ['500', reply(500, { 'retry-after': '7' }), null],
    ['200', reply(200, { 'x-ratelimit-remaining': '0' }), null],
  ] as const)('%s', ([, came, expected]) => {
    expect(rateLimitWait(came, start)).toBe(expected);
  });
});

describe('the wait before another attempt', () => {
  test('grows by halves of a second, with full jitter, four times', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => wait(reply(502), { attempt }))).toEqual([250, 500, 1000, 2000, null]);
    expect(wait(reply(503), { random: 0 })).toBe(0);
    expect(wait(reply(500), { random: 0.999 })).toBe(500);
  });

  test('is what GitHub asks for and a bit more, for any request', () => {
    expect(wait(reply(429, { 'retry-after': '7' }), { repeatable: false })).toBe(7500);
    expect(wait(reply(403, { 'retry-after': '90' }), { random: 0 })).toBe(90_000);
  });

  test('is none when GitHub wants more than a person would wait', () => {
    expect(wait(reply(429, { 'retry-after': '91' }))).toBeNull();
    expect(wait(reply(429, { 'retry-after': '999999999999' }))).toBeNull();
    expect(wait(reply(429, { 'retry-after': '1' }), { attempt: 5 })).toBeNull();
  });

  test('is none for an answer that another attempt would not change', () => {
    for (const status of [200, 301, 400, 401, 403, 404, 409, 410, 422]) expect(wait(reply(status))).toBeNull();
  });

  test('is none where a request would be done twice', () => {
    expect(wait(reply(502), { repeatable: false })).toBeNull();
    expect(wait({ processed: 'unknown', passing: true }, { repeatable: false })).toBeNull();
    expect(wait({ processed: 'no', passing: true }, { repeatable: false })).toBe(250);
    expect(wait({ processed: 'unknown', passing: true })).toBe(250);
    expect(wait({ processed: 'no', passing: false })).toBeNull();
  });
});
