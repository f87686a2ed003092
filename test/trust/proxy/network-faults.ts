import { gzipSync } from 'node:zlib';
import type { Random } from '../suite.ts';
import type { Exchange, Reply } from './fault-proxy.ts';

/** What a fault may use besides its exchange. */
export type FaultContext = {
  readonly random: Random;
  /** The address of a server that the tool must never call. */
  readonly forbiddenUrl: string;
  /** Lets the deadline of the request pass, and resolves when the tool no longer waits. */
  readonly passDeadline: (exchange: Exchange) => Promise<void>;
  /** Resolves when the run of the tool has ended. */
  readonly runEnded: Promise<void>;
};

export type NetworkFault = {
  /** Whether the tool cannot know from the response if a PUT was carried out. */
  readonly hidesResult: boolean;
  inject(exchange: Exchange, context: FaultContext): Promise<void>;
};

const json = { 'content-type': 'application/json' };
const signInPage = '<!doctype html><title>Sign in</title><p>Please sign in.';
const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...json, ...headers },
  body: Buffer.from(JSON.stringify(body)),
});

/** Responds without forwarding the request. */
const respondInstead = (status: number, code?: string, hidesResult = false): NetworkFault => ({
  hidesResult,
  inject: (exchange) => exchange.reply(jsonReply(status, { error: 'no', ...(code === undefined ? {} : { code }) })),
});

/** Forwards the request, and replaces the response. */
const replaceReply = (makeReply: (reply: Reply, random: Random) => Reply): NetworkFault => ({
  hidesResult: true,
  inject: async (exchange, { random }) => exchange.reply(makeReply(await exchange.forward(), random)),
});

const hidingResult = (inject: NetworkFault['inject']): NetworkFault => ({ hidesResult: true, inject });
const resetConnection = (exchange: Exchange): void => void exchange.response.socket?.resetAndDestroy();

const unusualRetryAfter = [
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
const hugeBody = Buffer.alloc(11 << 20, 32);
const gzipBomb = gzipSync(Buffer.alloc(64 << 20, 32));

/** The faults of one exchange. `refused` comes before it: the connection is not accepted. */
export const faults = {
  refused: { hidesResult: false, inject: () => Promise.resolve() },
  'reset before the platform': hidingResult(async (exchange) => resetConnection(exchange)),
  'reset after the platform': hidingResult(async (exchange) => {
    await exchange.forward();
    resetConnection(exchange);
  }),
  'answered after the deadline': hidingResult(async (exchange, { passDeadline }) => {
    await exchange.forward();
    await passDeadline(exchange);
  }),
  'delivered after the deadline': hidingResult(async (exchange, { passDeadline }) => {
    await passDeadline(exchange);
    await exchange.forward();
  }),
  'delivered after the run': hidingResult(async (exchange, { passDeadline, runEnded }) => {
    await Promise.all([passDeadline(exchange), runEnded]);
    await exchange.forward();
  }),
  'delivered twice': hidingResult(async (exchange) => {
    await exchange.forward();
    await exchange.reply(await exchange.forward());
  }),
  'header stripped': {
    hidesResult: false,
    inject: async (exchange) =>
      exchange.reply(await exchange.forward(exchange.operation === 'PUT' ? 'if-match' : 'authorization')),
  },
  redirect: hidingResult(async (exchange, { random, forbiddenUrl }) =>
    exchange.reply(jsonReply(random.pick([301, 302, 303, 307, 308]), {}, { location: forbiddenUrl + exchange.path })),
  ),
  // A gateway may send these although the platform carried out the PUT.
  '401': respondInstead(401, undefined, true),
  '403': respondInstead(403, undefined, true),
  '404': respondInstead(404, undefined, true),
  '409 stale': respondInstead(409, 'STATE_VERSION_MISMATCH', true),
  '409 other': respondInstead(409, 'RESERVED_SLUG'),
  '410': respondInstead(410, undefined, true),
  '412': respondInstead(412, undefined, true),
  '428': respondInstead(428, 'IF_MATCH_REQUIRED'),
  '429': {
    hidesResult: false,
    inject: (exchange, { random }) =>
      exchange.reply(jsonReply(429, { error: 'slow down' }, { 'retry-after': random.pick(unusualRetryAfter) })),
  },
  '500': respondInstead(500, undefined, true),
  '502': respondInstead(502, undefined, true),
  '503': respondInstead(503, undefined, true),
  '504': respondInstead(504, undefined, true),
  '5xx after the platform': replaceReply((_, random) => jsonReply(random.pick([500, 502, 503, 504]), { error: 'no' })),
  truncated: hidingResult(async (exchange) => {
    const { status, body } = await exchange.forward();
    exchange.response.writeHead(status, { ...json, 'content-length': body.length });
    exchange.response.write(body.subarray(0, body.length >> 1), () => exchange.response.destroy());
    await exchange.clientClosed;
  }),
  HTML: replaceReply(() => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(signInPage) })),
  empty: replaceReply(() => ({ status: 200, headers: json, body: Buffer.alloc(0) })),
  huge: replaceReply(() => ({ status: 200, headers: json, body: hugeBody })),
  'gzip bomb': replaceReply(() => ({ status: 200, headers: { ...json, 'content-encoding': 'gzip' }, body: gzipBomb })),
  drip: hidingResult(async (exchange, { passDeadline }) => {
    await exchange.forward();
    exchange.response.writeHead(200, json);
    await new Promise((written) => exchange.response.write(' ', () => exchange.response.write(' ', written)));
    await passDeadline(exchange);
  }),
} as const satisfies Record<string, NetworkFault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];
