/** In bytes. GitHub's largest answers are commit comparisons, with files. */
const largestBody = 32 * 1024 * 1024;

type Request = Pick<FetchInit, 'method' | 'headers' | 'body'> & { readonly url: string };

/** Sends a request once, follows no redirect, and has the whole answer within `timeout` milliseconds or throws Unanswered. */
async function exchange(fetch: Fetch, { url, ...request }: Request, timeout: number): Promise<Reply> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
  try {
    const { status, headers, body } = await fetch(url, { ...request, redirect: 'manual', signal });
    const reply = { status, headers: new Map(headers), text: await readText(body) };
    if (status >= 300 && status < 400) throw redirected(status, reply.headers.get('location') ?? '', url);
    return reply;
  } catch (error) {
    // fetch throws only network errors; the kind decides whether a retry is safe.
    if (error instanceof Unanswered) throw error;
    throw signal.aborted ? late(timeout) : broken(error);
  }
}

/** The token and the text of a comment go to no other address. */
function redirected(status: number, location: string, from: string): Unanswered {
  const target = URL.canParse(location, from) ? new URL(location, from) : null;
  // The query, and a password, may be secrets.
  const where = target === null || location === '' ? '' : ` to ${target.protocol}//${target.host}${target.pathname}`;
  return new Unanswered(`it answered ${String(status)}, a redirect${where}, which was not followed`, {
    processed: 'no',
    passing: false,
    hint: 'If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.',
  });
}

async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection. Counts decompressed bytes.
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const hint =
  'Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.';

const tooLarge = (): Unanswered =>
  new Unanswered(`the answer has over ${String(largestBody)} bytes`, { processed: 'unknown', passing: false, hint });

const late = (timeout: number): Unanswered =>
  new Unanswered(`no complete answer came within ${String(Math.ceil(timeout / 1000))} s`, {
    processed: 'unknown',
    passing: true,
    hint,
  });

function broken(error: unknown): Unanswered {
  const causes = leaves(error);
  const processed = causes.length > 0 && causes.every(beforeSending) ? 'no' : 'unknown';
  const says = new Set(causes.map(({ message, code }) => (message === '' ? (code ?? 'it broke') : message)));
  return new Unanswered(`the connection failed: ${[...says].join('; ')}`, { processed, passing: true, hint });
}

/** undici wraps the network error, and Node bundles those of all addresses of a host. */
function leaves(error: unknown): NodeJS.ErrnoException[] {
  if (error instanceof AggregateError) return error.errors.flatMap(leaves);
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause instanceof Error ? leaves(error.cause) : [error];
}

/** Only these occur before the first byte of a request. */
const beforeSending = ({ syscall, code }: NodeJS.ErrnoException): boolean =>
  syscall === 'connect' || syscall?.startsWith('getaddrinfo') === true || code === 'UND_ERR_CONNECT_TIMEOUT';

/** A request, as passed to `fetch`. */
type FetchInit = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
};

/**
 * The part of undici's `fetch` that we use. It is passed in, bound to the dispatcher of the process, which configures proxies and
 * certificates.
 */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{
  readonly status: number;
  readonly headers: Iterable<[string, string]>;
  readonly body: AsyncIterable<Uint8Array> | null;
}>;

/** A complete answer. Header names are in lower case. */
export type Reply = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
};

/** No usable answer arrived. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** Whether the request may still have been processed. */
  readonly processed: 'no' | 'unknown';
  readonly hint: string;
  /** Whether a retry may help. */
  readonly passing: boolean;
  constructor(message: string, facts: { processed: 'no' | 'unknown'; passing: boolean; hint: string }) {
    super(message);
    this.processed = facts.processed;
    this.passing = facts.passing;
    this.hint = facts.hint;
  }
}

/** GitHub's default wait, in milliseconds. */
const minute = 60_000;

/**
 * The rate limit wait that GitHub requests, in milliseconds, or null if it did not refuse for too many requests. It answers 403 as often as
 * 429, with `Retry-After`, with the reset time of its count, or with neither.
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

const retries = 4;

const firstBackoff = 500;

/** In milliseconds. GitHub asks for about a minute when throttling; an exhausted hourly limit is left to a person. */
const longestWait = 90_000;

/** In milliseconds: one request from start to last byte, and a call with all attempts and waits. */
const deadlines = { request: 20_000, call: 2 * longestWait };

/**
 * Maximum total wait of a run for rate limits, in milliseconds. A run over hundreds of deployments writes as many comments, and GitHub
 * accepts about 80 per minute.
 */
const mostPatience = 600_000;

/** Sends requests to GitHub, and counts them. */
export class Transport {
  requests = 0;
  private waited = 0;
  /** The last rate limit refusal that waiting could not resolve, and when it ends. */
  private refused: { readonly method: string; readonly reply: Reply; readonly until: number } | null = null;
  private readonly fetch: Fetch;
  private readonly clock: Clock;
  private readonly log: (line: string) => void;

  constructor(fetch: Fetch, clock: Clock, log: (line: string) => void) {
    this.fetch = fetch;
    this.clock = clock;
    this.log = log;
  }

  /** Sends a request, retries if that helps and is safe, and stays on the same host. Throws Unanswered. */
  async send(request: Request, repeatable: boolean): Promise<Reply> {
    const known = this.knownRefusal(request);
    if (known !== null) return known;
    const end = this.clock.now() + deadlines.call;
    for (let attempt = 1; ; attempt += 1) {
      const came = await this.once(request, end).catch(unanswered);
      const now = this.clock.now();
      const limited = 'status' in came ? rateLimitWait(came, now) : null;
      const wait = this.delay(came, limited, attempt, repeatable);
      const isTooLong = now + wait >= end || (limited !== null && this.waited + wait > mostPatience);
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

  /**
   * Milliseconds to wait before the next attempt; infinite to give up. A rate limit is always retried if its wait is short; a failure of
   * GitHub or the network only if repeating is safe, with full jitter over 0.5, 1, 2 and 4 seconds.
   */
  private delay(came: Reply | Unanswered, limited: number | null, attempt: number, repeatable: boolean): number {
    const random = this.clock.random();
    if (attempt > retries) return Infinity;
    // Up to a second more, so that many jobs do not retry at once.
    if (limited !== null) return limited > longestWait ? Infinity : Math.round(limited + random * 1000);
    const passing = 'status' in came ? came.status >= 500 : came.passing;
    const safe = repeatable || ('processed' in came && came.processed === 'no');
    return passing && safe ? Math.round(random * firstBackoff * 2 ** (attempt - 1)) : Infinity;
  }

  /** Requests during a rate limit prolong it, so they are not sent; a limit on writes does not apply to reads. */
  private knownRefusal({ method }: Request): Reply | null {
    if (this.refused === null || this.clock.now() >= this.refused.until) return null;
    return method === 'GET' && this.refused.method !== 'GET' ? null : this.refused.reply;
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
      // Only for the log.
      tell('got no answer');
      throw error;
    }
  }
}

/** A missing answer becomes a value here, since a retry may help; a bug does not. */
function unanswered(error: unknown): Unanswered {
  if (error instanceof Unanswered) return error;
  throw error;
}

function answerOf(came: Reply | Unanswered): Reply {
  if (came instanceof Unanswered) throw came;
  return came;
}

/** Time, randomness and waiting, replaced in tests. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  sleep(milliseconds: number): Promise<void>;
};
