import { gzipSync } from 'node:zlib';
import type { Random } from '../suite.ts';
import type { Exchange, Reply } from './fault-proxy.ts';

/** What a fault may use besides its request. */
export type FaultContext = {
  readonly random: Random;
  /** The address of a server that the tool must never call. */
  readonly elsewhere: string;
  /** Lets the deadline of the request pass, and resolves when the tool no longer waits. */
  readonly deadline: (exchange: Exchange) => Promise<void>;
  /** Resolves when the run of the tool has ended. */
  readonly runEnded: Promise<void>;
};

export type NetworkFault = {
  /** Whether the answer leaves open if a PUT was carried out. */
  readonly hidesResult: boolean;
  strike(exchange: Exchange, around: FaultContext): Promise<void>;
};

const json = { 'content-type': 'application/json' };
const html = '<!doctype html><title>Sign in</title><p>Please sign in.';
const asJson = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...json, ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

/** Answers without forwarding the request. */
const answerInstead = (status: number, code?: string, hidesResult = false): NetworkFault => ({
  hidesResult,
  strike: (exchange) => exchange.reply(asJson(status, { error: 'no', ...(code === undefined ? {} : { code }) })),
});

/** Forwards the request, and replaces the answer. */
const replaceAnswer = (make: (reply: Reply, random: Random) => Reply): NetworkFault => ({
  hidesResult: true,
  strike: async (exchange, { random }) => exchange.reply(make(await exchange.forward(), random)),
});

const lost = (strike: NetworkFault['strike']): NetworkFault => ({ hidesResult: true, strike });
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

/** The faults of one exchange. `refused` comes before it: the connection is not accepted. */
export const faults = {
  refused: { hidesResult: false, strike: () => Promise.resolve() },
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
    hidesResult: false,
    strike: async (exchange) =>
      exchange.reply(await exchange.forward(exchange.what === 'PUT' ? 'if-match' : 'authorization')),
  },
  redirect: lost(async (exchange, { random, elsewhere }) =>
    exchange.reply(asJson(random.pick([301, 302, 303, 307, 308]), {}, { location: elsewhere + exchange.path })),
  ),
  // A gateway may send these although the platform carried out the PUT.
  '401': answerInstead(401, undefined, true),
  '403': answerInstead(403, undefined, true),
  '404': answerInstead(404, undefined, true),
  '409 stale': answerInstead(409, 'STATE_VERSION_MISMATCH', true),
  '409 other': answerInstead(409, 'RESERVED_SLUG'),
  '410': answerInstead(410, undefined, true),
  '412': answerInstead(412, undefined, true),
  '428': answerInstead(428, 'IF_MATCH_REQUIRED'),
  '429': {
    hidesResult: false,
    strike: (exchange, { random }) =>
      exchange.reply(asJson(429, { error: 'slow down' }, { 'retry-after': random.pick(oddRetryAfter) })),
  },
  '500': answerInstead(500, undefined, true),
  '502': answerInstead(502, undefined, true),
  '503': answerInstead(503, undefined, true),
  '504': answerInstead(504, undefined, true),
  '5xx after the platform': replaceAnswer((_, random) => asJson(random.pick([500, 502, 503, 504]), { error: 'no' })),
  truncated: lost(async (exchange) => {
    const { status, body } = await exchange.forward();
    exchange.response.writeHead(status, { ...json, 'content-length': body.length });
    exchange.response.write(body.subarray(0, body.length >> 1), () => exchange.response.destroy());
    await exchange.clientGone;
  }),
  HTML: replaceAnswer(() => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(html) })),
  empty: replaceAnswer(() => ({ status: 200, headers: json, body: Buffer.alloc(0) })),
  huge: replaceAnswer(() => ({ status: 200, headers: json, body: huge })),
  'gzip bomb': replaceAnswer(() => ({ status: 200, headers: { ...json, 'content-encoding': 'gzip' }, body: bomb })),
  drip: lost(async (exchange, { deadline }) => {
    await exchange.forward();
    exchange.response.writeHead(200, json);
    await new Promise((written) => exchange.response.write(' ', () => exchange.response.write(' ', written)));
    await deadline(exchange);
  }),
} as const satisfies Record<string, NetworkFault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];
