import { gzipSync } from 'node:zlib';
import type { Random } from '../suite.ts';
import type { Exchange, Reply } from './fault-proxy.ts';

/** What a fault may use besides the request that it strikes. */
export type Around = {
  readonly random: Random;
  /** A server that nobody may ask. */
  readonly elsewhere: string;
  /** Lets the deadline of the request pass, and resolves when the tool waits no more. */
  readonly deadline: (exchange: Exchange) => Promise<void>;
  /** When the run of the tool has ended. */
  readonly runEnded: Promise<void>;
};

export type Fault = {
  /** Whether nobody can tell from the answer if a PUT was written. */
  readonly doubtful: boolean;
  strike(exchange: Exchange, around: Around): Promise<void>;
};

const json = { 'content-type': 'application/json' };
const html = '<!doctype html><title>Sign in</title><p>Please sign in.';
const asJson = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...json, ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

/** An answer in the platform's place: the request never gets there. */
const instead = (status: number, code?: string, doubtful = false): Fault => ({
  doubtful,
  strike: (exchange) => exchange.reply(asJson(status, { error: 'no', ...(code === undefined ? {} : { code }) })),
});

/** The platform does its work, and something else comes back. */
const afterwards = (make: (reply: Reply, random: Random) => Reply): Fault => ({
  doubtful: true,
  strike: async (exchange, { random }) => exchange.reply(make(await exchange.forward(), random)),
});

const lost = (strike: Fault['strike']): Fault => ({ doubtful: true, strike });
const reset = (exchange: Exchange): void => void exchange.response.socket?.resetAndDestroy();

const oddRetryAfter = [
  '',
  '0',
  '-5',
  '1e9',
  'soon',
  '99999999999',
  '0.5',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '7, 9',
] as const;
const huge = Buffer.alloc(11 << 20, 32);
const bomb = gzipSync(Buffer.alloc(64 << 20, 32));

/** What can happen to one exchange. `refused` strikes before there is one: the connection is not accepted. */
export const faults = {
  refused: { doubtful: false, strike: () => Promise.resolve() },
  'reset before the platform': lost(async (exchange) => reset(exchange)),
  'reset after the platform': lost(async (exchange) => {
    await exchange.forward();
    reset(exchange);
  }),
  'answered after the deadline': lost(async (exchange, { deadline }) => {
    await exchange.forward();
    await deadline(exchange);
  }),
  'delivered after the deadline': lost(async (exchange, { deadline }) => {
    await deadline(exchange);
    await exchange.forward();
  }),
  'delivered after the run': lost(async (exchange, { deadline, runEnded }) => {
    await Promise.all([deadline(exchange), runEnded]);
    await exchange.forward();
  }),
  'delivered twice': lost(async (exchange) => {
    await exchange.forward();
    await exchange.reply(await exchange.forward());
  }),
  'header stripped': {
    doubtful: false,
    strike: async (exchange) =>
      exchange.reply(await exchange.forward(exchange.what === 'PUT' ? 'if-match' : 'authorization')),
  },
  redirect: lost(async (exchange, { random, elsewhere }) =>
    exchange.reply(asJson(random.pick([301, 302, 303, 307, 308]), {}, { location: elsewhere + exchange.path })),
  ),
  // A gateway may answer so to what was written.
  '401': instead(401, undefined, true),
  '403': instead(403, undefined, true),
  '404': instead(404, undefined, true),
  '409 stale': instead(409, 'STATE_VERSION_MISMATCH', true),
  '409 other': instead(409, 'RESERVED_SLUG'),
  '410': instead(410, undefined, true),
  '412': instead(412, undefined, true),
  '428': instead(428, 'IF_MATCH_REQUIRED'),
  '429': {
    doubtful: false,
    strike: (exchange, { random }) =>
      exchange.reply(asJson(429, { error: 'slow down' }, { 'retry-after': random.pick(oddRetryAfter) })),
  },
  '500': instead(500, undefined, true),
  '502': instead(502, undefined, true),
  '503': instead(503, undefined, true),
  '504': instead(504, undefined, true),
  '5xx after the platform': afterwards((_, random) => asJson(random.pick([500, 502, 503, 504]), { error: 'no' })),
  truncated: lost(async (exchange) => {
    const { status, body } = await exchange.forward();
    exchange.response.writeHead(status, { ...json, 'content-length': body.length });
    exchange.response.write(body.subarray(0, body.length >> 1), () => exchange.response.destroy());
    await exchange.gone;
  }),
  HTML: afterwards(() => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) })),
  empty: afterwards(() => ({ status: 200, headers: json, body: Buffer.alloc(0) })),
  huge: afterwards(() => ({ status: 200, headers: json, body: huge })),
  'gzip bomb': afterwards(() => ({ status: 200, headers: { ...json, 'content-encoding': 'gzip' }, body: bomb })),
  drip: lost(async (exchange, { deadline }) => {
    await exchange.forward();
    exchange.response.writeHead(200, json);
    await new Promise((written) => exchange.response.write(' ', () => exchange.response.write(' ', written)));
    await deadline(exchange);
  }),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];
