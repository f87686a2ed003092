import type { Reply } from './reply.ts';

/** What GitHub wants a client to wait when it says nothing better. */
const minute = 60_000;

/**
 * How many milliseconds GitHub wants us to wait before we ask again, or null when it did not refuse for too many requests. It answers 403
 * as often as 429, with `Retry-After`, with the time at which its count starts anew, or with neither.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export function rateLimitWait(reply: Reply, now: number): number | null {
  if (!isRateLimit(reply)) return null;
  const after = digits(reply.headers.get('retry-after'));
  if (after !== null) return after * 1000;
  const reset = digits(reply.headers.get('x-ratelimit-reset'));
  if (reply.headers.get('x-ratelimit-remaining') !== '0' || reset === null) return minute;
  // GitHub's clock counts, not ours, and its seconds are rounded.
  const theirs = Date.parse(reply.headers.get('date') ?? '');
  return Math.max(0, reset * 1000 - (Number.isNaN(theirs) ? now : theirs)) + 1000;
}

function isRateLimit({ status, headers, text }: Reply): boolean {
  if (status === 429) return true;
  return status === 403 && (headers.has('retry-after') || /rate limit|abuse detection/i.test(text));
}

const digits = (header: string | undefined): number | null =>
  header !== undefined && /^[0-9]{1,12}$/.test(header.trim()) ? Number(header) : null;
