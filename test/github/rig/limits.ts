import { type Answer, refusal } from './site.ts';

export type Limits = {
  /** Requests an hour of one job's token. */
  readonly requests: number;
  /** Requests a minute that create or change something. */
  readonly writes: number;
};

/** GitHub's figures for a job's token. */
export const usual: Limits = { requests: 1000, writes: 80 };

const hour = 3_600_000;
const minute = 60_000;

/** Counts the requests of a repository. */
export class RateLimit {
  readonly #limits: Limits;
  readonly #resets = Date.now() + hour;
  #used = 0;
  #writes: number[] = [];

  constructor(limits: Partial<Limits>) {
    this.#limits = { ...usual, ...limits };
  }

  /** Counts one request and answers with a refusal when it is one too many. */
  count(method: string, now = Date.now()): Answer | null {
    this.#used += 1;
    if (this.#used > this.#limits.requests) {
      return refusal(403, 'API rate limit exceeded for installation ID 1.');
    }
    if (method === 'GET') return null;
    this.#writes = [...this.#writes.filter((at) => now - at < minute), now];
    if (this.#writes.length <= this.#limits.writes) return null;
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
    return { ...refusal(403, message), headers: { 'retry-after': '60' } };
  }

  /** What every answer tells. */
  headers(): Record<string, string> {
    const { requests } = this.#limits;
    return {
      'x-ratelimit-limit': String(requests),
      'x-ratelimit-remaining': String(Math.max(0, requests - this.#used)),
      'x-ratelimit-used': String(Math.min(requests, this.#used)),
      'x-ratelimit-reset': String(Math.ceil(this.#resets / 1000)),
      'x-ratelimit-resource': 'core',
    };
  }
}
