import type { Clock } from '../clock.ts';
import { exchange, type Request } from './exchange.ts';
import type { Fetch } from './fetch.ts';
import { endless, followed, isRedirect, mostHops } from './redirect.ts';
import { type Reply, Unanswered } from './reply.ts';
import { rateLimitWait } from './rate-limit.ts';
import { longestWait, retryDelay } from './retry-delay.ts';

/** In milliseconds: one request from its start to the last byte of its answer, and all attempts and waits of a call. */
const deadlines = { request: 20_000, call: 2 * longestWait };

/**
 * In milliseconds: how long a run waits in all because GitHub wants fewer requests. A run over hundreds of deployments writes as many
 * comments, and GitHub takes some 80 a minute.
 */
const mostPatience = 600_000;

/** The way to GitHub, and how often it was gone. */
export class Transport {
  requests = 0;
  private waited = 0;
  /** What was refused for too many requests, until when, when no more waiting helped. */
  private refused: { readonly method: string; readonly reply: Reply; readonly until: number } | null = null;
  private readonly fetch: Fetch;
  private readonly clock: Clock;
  private readonly log: (line: string) => void;

  constructor(fetch: Fetch, clock: Clock, log: (line: string) => void) {
    this.fetch = fetch;
    this.clock = clock;
    this.log = log;
  }

  /** Sends a request, again where that helps and is safe, and stays on the same host. Throws Unanswered. */
  async send(request: Request, repeatable: boolean): Promise<Reply> {
    const known = this.knownRefusal(request);
    if (known !== null) return known;
    const end = this.clock.now() + deadlines.call;
    for (let attempt = 1; ; attempt += 1) {
      const came = await this.follow(request, end).catch(unanswered);
      const now = this.clock.now();
      const limited = 'status' in came ? rateLimitWait(came, now) : null;
      const wait = retryDelay({ attempt, came, repeatable, now, random: this.clock.random() });
      const isTooLong = wait === null || now + wait >= end || (limited !== null && this.waited + wait > mostPatience);
      if (isTooLong) {
        if ('status' in came && limited !== null)
          this.refused = { method: request.method, reply: came, until: now + limited };
        return answerOf(came);
      }
      if (limited !== null) this.waited += wait;
      this.log(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
      await this.clock.sleep(wait);
    }
  }

  /** GitHub wants no more requests for a while, and each that comes makes that longer; but one for writing says nothing of reading. */
  private knownRefusal({ method }: Request): Reply | null {
    if (this.refused === null || this.clock.now() >= this.refused.until) return null;
    return method === 'GET' && this.refused.method !== 'GET' ? null : this.refused.reply;
  }

  private async follow(request: Request, end: number): Promise<Reply> {
    let next = request;
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const reply = await this.once(next, end);
      if (!isRedirect(reply)) return reply;
      next = followed(next, reply);
    }
    throw endless();
  }

  private async once(request: Request, end: number): Promise<Reply> {
    const start = this.clock.now();
    this.requests += 1;
    const tell = (what: string): void => {
      const { pathname, search } = new URL(request.url);
      this.log(`${request.method} ${pathname}${search} ${what} in ${String(Math.round(this.clock.now() - start))} ms`);
    };
    try {
      const reply = await exchange(this.fetch, request, Math.min(deadlines.request, end - start));
      const id = reply.headers.get('x-github-request-id');
      tell(`${String(reply.status)}${id === undefined ? '' : `, request ${id},`}`);
      return reply;
    } catch (error) {
      // Only to write it down.
      tell('got no answer');
      throw error;
    }
  }
}

/** That no answer came is a value here, since it may be worth another attempt; a bug is not. */
function unanswered(error: unknown): Unanswered {
  if (error instanceof Unanswered) return error;
  throw error;
}

function answerOf(came: Reply | Unanswered): Reply {
  if (came instanceof Unanswered) throw came;
  return came;
}
