import type { Reply } from './reply.ts';
import { rateLimitWait } from './rate-limit.ts';

export type Attempt = {
  /** How many requests were sent already. */
  readonly attempt: number;
  /** What came: an answer, or nothing, which `processed` and `passing` explain. */
  readonly came: Reply | { readonly processed: 'no' | 'unknown'; readonly passing: boolean };
  /** Whether the request may be processed twice. */
  readonly repeatable: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: number;
};

const retries = 4;
const firstBackoff = 500;
/** GitHub asks for a minute or so when it wants fewer requests; an hour, when all are used up, is for a person to decide. */
export const longestWait = 90_000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. A refusal for too many requests is always worth another attempt, when
 * it names a time that is near; trouble of GitHub or of the network only where repeating is safe, after a full jitter over 0.5, 1, 2 and
 * 4 seconds.
 */
export function retryDelay({ attempt, came, repeatable, now, random }: Attempt): number | null {
  if (attempt > retries) return null;
  const limited = 'status' in came ? rateLimitWait(came, now) : null;
  // Up to a second more, so that many jobs do not come back at once.
  if (limited !== null) return limited > longestWait ? null : Math.round(limited + random * 1000);
  const passing = 'status' in came ? came.status >= 500 : came.passing;
  const safe = repeatable || ('processed' in came && came.processed === 'no');
  return passing && safe ? Math.round(random * firstBackoff * 2 ** (attempt - 1)) : null;
}
