import type { Dispatcher } from 'undici';
import type { Profile } from '../profile.ts';
import type { Clock } from './clock.ts';
import { exchange, type Exchange, type Request } from './exchange.ts';
import { type Failure, failures } from './failure.ts';
import { requestIdOf } from './request-id.ts';
import { retryDelay } from './retry-delay.ts';

/** In milliseconds: one request from its start to the last byte of its answer, and a call with all its attempts and waits. */
export type Deadlines = { readonly attempt: number; readonly call: number };

/** What sending needs besides the request. */
export type Wire = {
  readonly open: () => Promise<Dispatcher>;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** Given when nobody wants the answers any more. */
  readonly closing: AbortSignal;
  /** Given then, or when nobody has the time for another attempt. */
  readonly hurry: AbortSignal;
  log(line: string): void;
};

/**
 * Sends a request, again where that is safe: a dry run or a read up to 4 times more after a broken connection, a timeout or a status
 * that asks for it; one that writes only when it surely was not processed (nothing was sent, or 429). No wait begins that would end
 * after the deadline of the call, or when there is no time: then the last answer stands.
 */
export async function send(wire: Wire, request: Request): Promise<Exchange> {
  const { clock, deadlines, closing, hurry } = wire;
  if (closing.aborted) return { kind: 'failure', failure: calledOff };
  const dispatcher = await wire.open();
  const end = clock.now() + deadlines.call;
  for (let attempt = 1; ; attempt += 1) {
    const start = clock.now();
    const came = await exchange(dispatcher, request, Math.min(deadlines.attempt, end - start), closing);
    wire.log(describe(request, came, clock.now() - start, wire.profile));
    const wait = waitAfter(wire, request, attempt, came);
    if (wait === null || clock.now() + wait >= end) return came;
    wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
    await clock.sleep(wait, hurry);
    if (hurry.aborted) return came;
  }
}

const calledOff: Failure = { kind: 'called-off', detail: 'the program is stopping' };

function waitAfter(
  { profile, clock, hurry }: Wire,
  { writes }: Request,
  attempt: number,
  came: Exchange,
): number | null {
  if (hurry.aborted) return null;
  const safe = !writes;
  const moment = { attempt, now: clock.now(), random: clock.random() };
  if (came.kind === 'failure') {
    const { repeat, processed } = failures[came.failure.kind];
    if (!repeat || !(safe || processed === 'no')) return null;
    return retryDelay({ ...moment, status: null, headers: {}, retryStatuses: [] });
  }
  const { status, headers } = came.reply;
  return retryDelay({
    ...moment,
    status,
    headers,
    retryStatuses: safe ? profile.retryStatuses : profile.unprocessedStatuses,
  });
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
