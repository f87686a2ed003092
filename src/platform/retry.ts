import { setTimeout } from 'node:timers/promises';
import {
  exchange,
  type Exchange,
  type Failure,
  failures,
  type Headers,
  type Request,
  requestIdOf,
  type Transport,
} from './http.ts';
import type { Profile } from './profile.ts';

/** In milliseconds: one request from its start to the last byte of its answer, and a call with all its attempts and waits. */
export type Deadlines = { readonly attempt: number; readonly call: number };

/** What sending needs besides the request. */
export type Wire = {
  readonly open: () => Promise<Transport>;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** How often a request is sent again at most, up to 4 times. */
  readonly retries?: number;
  /** Given when no one wants the answers any more. */
  readonly closing: AbortSignal;
  /** Given then, or when no one has the time for another attempt. */
  readonly hurry: AbortSignal;
  log(line: string): void;
  /** Gets what is being waited for, for a person who watches. */
  progress?(text: string): void;
};

/**
 * Sends a request, again where that is safe: a dry run or a read up to 4 times more after a broken connection, a timeout or a status
 * that asks for it; one that writes only when it surely was not processed (nothing was sent, or 429). No wait begins that would end
 * after the deadline of the call, or when there is no time: then the last answer stands.
 */
export async function send(wire: Wire, request: Request): Promise<Exchange> {
  const { clock, deadlines, closing, hurry } = wire;
  if (closing.aborted) return { kind: 'failure', failure: calledOff };
  const transport = await wire.open();
  const end = clock.now() + deadlines.call;
  for (let attempt = 1; ; attempt += 1) {
    const start = clock.now();
    const came = await exchange(transport, request, Math.min(deadlines.attempt, end - start), closing);
    wire.log(describe(request, came, clock.now() - start, wire.profile));
    const wait = waitAfter(wire, request, attempt, came);
    if (wait === null || clock.now() + wait >= end) return came;
    wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
    const why = came.kind === 'failure' ? failures[came.failure.kind].says : `HTTP ${String(came.reply.status)}`;
    wire.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
    await clock.sleep(wait, hurry);
    if (hurry.aborted) return came;
  }
}

const calledOff: Failure = { kind: 'called-off', detail: 'the program is stopping' };

const mostRetries = 4;
const firstBackoff = 1000;
const longestWait = 120_000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. Without `Retry-After` full jitter over 1, 2, 4 and 8 seconds;
 * with it what the platform asks for and up to a second more, so that many clients do not come back at once. Never over 120 seconds.
 */
function waitAfter(
  { profile, clock, hurry, retries = mostRetries }: Wire,
  { writes }: Request,
  attempt: number,
  came: Exchange,
): number | null {
  if (hurry.aborted || attempt > Math.min(retries, mostRetries)) return null;
  let asked: number | null = null;
  if (came.kind === 'failure') {
    const { repeat, processed } = failures[came.failure.kind];
    if (!repeat || (writes && processed !== 'no')) return null;
  } else {
    const { status, headers } = came.reply;
    if (!(writes ? profile.unprocessedStatuses : profile.retryStatuses).includes(status)) return null;
    asked = retryAfter(headers, clock.now());
  }
  const random = clock.random();
  const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1000;
  return Math.round(Math.min(wait, longestWait));
}

/** A line for `--verbose`; it holds nothing that could be a secret. */
function describe({ method, path }: Request, came: Exchange, took: number, profile: Profile): string {
  if (came.kind === 'failure') {
    return `${method} ${path} failed after ${seconds(took)}: ${failures[came.failure.kind].says}`;
  }
  const id = requestIdOf(came.reply.headers, profile);
  return `${method} ${path} ${String(came.reply.status)} in ${seconds(took)}${id === null ? '' : `, request ${id}`}`;
}

const seconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** What `Retry-After` asks for (RFC 9110, 10.2.3: seconds or a date), in milliseconds; null when it is absent or nonsense. */
function retryAfter(headers: Headers, now: number): number | null {
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

/** Time, chance and waiting, so that tests need none of them. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Ends early when the signal is given. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal) {
    // It rejects when the signal is given; whoever waits asks the signal itself.
    await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
  },
};
