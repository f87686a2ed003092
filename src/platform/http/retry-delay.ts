import type { Headers } from './exchange.ts';

export type Attempt = {
  /** How many requests were sent already. */
  readonly attempt: number;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly headers: Headers;
  /** Statuses that are worth another attempt. */
  readonly retryStatuses: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: number;
};

const retries = 4;
const firstBackoff = 1000;
const longestWait = 120_000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. Without `Retry-After` full jitter over 1, 2, 4 and 8 seconds;
 * with it what the platform asks for and up to a second more, so that many clients do not come back at once. Never over 120 seconds.
 */
export function retryDelay({ attempt, status, headers, retryStatuses, now, random }: Attempt): number | null {
  if (attempt > retries) return null;
  if (status !== null && !retryStatuses.includes(status)) return null;
  const asked = retryAfter(headers, now);
  const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1000;
  return Math.round(Math.min(wait, longestWait));
}

/** What `Retry-After` asks for (RFC 9110, 10.2.3: seconds or a date), in milliseconds; null when it is absent or nonsense. */
export function retryAfter(headers: Headers, now: number): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]+$/.test(text)) return Number(text) * 1000;
  const until = parseDate(text);
  if (until === null) return null;
  // The clock of the platform counts, not ours: a difference between the two must not become a wait.
  return Math.max(0, until - (parseDate(headers['date'] ?? '') ?? now));
}

/** All three forms of RFC 9110, 5.6.7; the oldest names no zone and means UTC as well. */
function parseDate(text: string): number | null {
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(text)) return null;
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
