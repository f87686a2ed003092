import { Readable } from 'node:stream';
import { UsageError, PlatformError, withFix } from '../domain/errors.ts';
import type { CallOptions, Client } from '../generated/client.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { version } from '../generated/version.ts';
import { type Args, defaultDeadlines, openCall } from '../platform/call.ts';
import { Slots } from '../util/parallel.ts';
import { maxRetries, type Transport, type Wire } from '../platform/http.ts';
import { isObject } from '../util/json.ts';
import { systemClock } from '../platform/clock.ts';
import { parseAddress } from '../platform/network.ts';
import { type Credentials, Token } from '../platform/token.ts';
import { answersOf, callOne, type Page, type PagedId } from '../platform/web-api.ts';
import { whatIs, wrongOption } from './options.ts';
import { tidyAnswer } from './tidy-answer.ts';

/** Options of a client. */
export type ClientOptions = {
  /** The address of the platform: https, or http on loopback. A path is kept as a prefix. */
  readonly baseUrl: string;
  /** An API token with the Web API permission. */
  readonly token?: string;
  /** A user's JSON Web Token, for the operations that accept or want one. */
  readonly userToken?: string;
  /** Replaces the global `fetch`, for example to use a proxy. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every request; `ifmatch/<version>` by default. */
  readonly userAgent?: string;
  /** Milliseconds for one request and its whole answer; 60,000 by default. */
  readonly timeout?: number;
  /**
   * Retries after a broken connection, a timeout or a status 429, 502, 503 or 504: 0 to 4, default 4. A write is retried only if it surely was not
   * processed.
   */
  readonly retries?: number;
};

/** Why a call failed. An aborted call throws the reason of its signal instead. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The id of the operation; null if the client could not be created. */
  readonly operation: string | null = null;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null = null;
  /** The platform's code, for example `STATE_VERSION_MISMATCH`; null when it gave none. */
  readonly code: string | null = null;
  /** The request id, for the operator of the platform. */
  readonly requestId: string | null = null;
  /** The body of the answer if it is a JSON object, without tokens; else empty. */
  readonly body: Readonly<Record<string, unknown>> = {};
  /** Whether a write may have been processed nevertheless. It is not retried. */
  readonly maybeProcessed: boolean = false;

  constructor(message: string, facts: Partial<Omit<ApiError, keyof Error>> = {}) {
    super(message);
    Object.assign(this, facts);
  }
}

const clientOptions = {
  baseUrl: 'string',
  token: 'string',
  userToken: 'string',
  fetch: 'function',
  userAgent: 'string',
  timeout: 'number',
  retries: 'number',
} as const satisfies Record<keyof ClientOptions, unknown>;

const callOptions = { signal: 'object' } as const satisfies Record<keyof CallOptions, unknown>;

/** Creates a client; sends nothing yet. Throws `ApiError` if an option, the address or a token is invalid. */
export function createClient(options: ClientOptions): Client {
  try {
    const mistake = wrongOption('createClient', options, clientOptions, ['baseUrl']);
    if (mistake !== null) throw new ApiError(mistake);
    const target = targetOf(options);
    const methods = Object.keys(operations).map((id) => [id, methodOf(id as OperationId, target)]);
    return Object.fromEntries(methods) as Client;
  } catch (error) {
    throw toApiError(error, null);
  }
}

type Params = Readonly<Record<string, unknown>>;

type Target = {
  readonly address: URL;
  readonly credentials: Credentials;
  readonly wire: Omit<Wire, 'closing' | 'stopRetrying'>;
};

/** The maximum of Node's timers; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

function targetOf(options: ClientOptions): Target {
  const { baseUrl, token, userToken, timeout = defaultDeadlines.attempt, retries = maxRetries } = options;
  if (!(timeout >= 1 && timeout <= longestTimer))
    throw new ApiError(`timeout must be 1 to ${String(longestTimer)} ms.`);
  if (!Number.isInteger(retries) || retries < 0 || retries > maxRetries)
    throw new ApiError(`retries must be a whole number from 0 to ${String(maxRetries)}.`);
  return {
    address: parseAddress(baseUrl),
    credentials: {
      token: token === undefined ? null : new Token(token, 'token'),
      userToken: userToken === undefined ? null : new Token(userToken, 'userToken'),
    },
    wire: {
      open: () => Promise.resolve(transportOf(options)),
      clock: systemClock,
      deadlines: { attempt: timeout, call: Math.max(timeout, defaultDeadlines.call) },
      // The caller decides how many calls to make at once.
      slots: new Slots(Infinity),
      retries,
      log: () => undefined,
    },
  };
}

/** Wraps `fetch` as a dispatcher. It follows no redirects and returns decompressed bodies. */
// eslint-disable-next-line no-restricted-properties -- The library brings no undici, and a user of it may hand in another fetch.
function transportOf({ fetch = globalThis.fetch, userAgent = `ifmatch/${version}` }: ClientOptions): Transport {
  return {
    async request({ method, origin, path, headers, body, signal }) {
      const sent = { ...headers, 'user-agent': userAgent };
      const init = { method, headers: sent, body, signal, redirect: 'manual' } as const;
      const response = await fetch(origin + path, init).catch((error: unknown) => {
        // The message «fetch failed» says nothing; its cause decides whether a retry is safe.
        throw error instanceof TypeError ? (error.cause ?? error) : error;
      });
      return {
        statusCode: response.status,
        headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'content-encoding')),
        body: response.body === null ? Readable.from([]) : Readable.fromWeb(response.body),
      };
    },
  };
}

function methodOf(id: OperationId, target: Target): (params?: Params, options?: CallOptions) => unknown {
  if (operations[id].paging === null) {
    return async (params = {}, options = {}) => {
      const signal = signalOf(options);
      try {
        checkCall(id, params, options);
        return tidyAnswer(id, params, await callOperation(id, argsOf(id, params), target, signal));
      } catch (error) {
        throw toApiError(error, id, signal);
      }
    };
  }
  return (params = {}, options = {}) => {
    const answers = () => tidyAnswers(id as PagedId, params, target, options);
    return {
      [Symbol.asyncIterator]: () => itemsOf(id as PagedId, answers()),
      pages: () => pagesOf(operations[id].paging?.by === 'page' ? knowingTheNext(answers()) : answers()),
    };
  };
}

type AnyPage = Page<PagedId>;

/** The answers to the pages of an operation, as the types of the client have them. */
async function* tidyAnswers(
  id: PagedId,
  params: Params,
  target: Target,
  options: CallOptions,
): AsyncGenerator<AnyPage> {
  const signal = signalOf(options);
  try {
    checkCall(id, params, options);
    const args = argsOf(id, params);
    const pages = answersOf(id, args, (changed) => callOperation(id, { ...args, ...changed }, target, signal));
    for await (const page of pages) yield { ...page, answer: tidyAnswer(id, params, page.answer) as AnyPage['answer'] };
  } catch (error) {
    throw toApiError(error, id, signal);
  }
}

async function* itemsOf(id: PagedId, pages: AsyncIterable<AnyPage>) {
  for await (const { answer } of pages) yield* answer[operations[id].paging.items] as readonly unknown[];
}

/** Numbered pages, each when it is known whether the next one has items. The empty page behind the last, which only says so, is left out. */
async function* knowingTheNext(pages: AsyncIterable<AnyPage>): AsyncGenerator<AnyPage> {
  let last: AnyPage | null = null;
  for await (const page of pages) {
    const isBehind: boolean = last !== null && page.items.length === 0 && !page.hasMore;
    if (last !== null) yield { ...last, hasMore: !isBehind };
    last = isBehind ? null : page;
  }
  if (last !== null) yield { ...last, hasMore: false };
}

/** Whole answers with what `PageProgress` says, and with their number where pages have one. */
async function* pagesOf(pages: AsyncIterable<AnyPage>) {
  let counted = 0;
  for await (const { answer, items, page, hasMore } of pages) {
    counted += items.length;
    const total = countOf(answer['total']);
    const fetched = countOf(answer['fetched']) ?? counted;
    yield {
      ...answer,
      ...(page !== null && { page }),
      ...(total !== undefined && { total }),
      fetched,
      hasMore,
    };
  }
}

/** A count of an answer, which a platform may send as text. */
const countOf = (value: unknown): number | undefined =>
  /^[0-9]{1,15}$/.test(String(value)) ? Number(value) : undefined;

/** Of options that may be anything. */
const signalOf = (options: CallOptions | null): AbortSignal | undefined =>
  options?.signal instanceof AbortSignal ? options.signal : undefined;

/** Callers without types may hand in anything. Throws `ApiError`. */
function checkCall(id: OperationId, params: unknown, options: CallOptions): void {
  if (!isObject(params)) throw misuse(id, `${id} takes an object with arguments, not ${whatIs(params)}.`);
  const mistake = wrongOption(id, options, callOptions);
  if (mistake !== null) throw misuse(id, mistake);
  if (options.signal !== undefined && signalOf(options) === undefined)
    throw misuse(id, `The option signal of ${id} must be an AbortSignal.`);
}

/** One call with its attempts. */
async function callOperation<Id extends OperationId>(id: Id, args: Args<Id>, target: Target, signal?: AbortSignal) {
  signal?.throwIfAborted();
  const stop = signal ?? new AbortController().signal;
  const wire = { ...target.wire, closing: stop, stopRetrying: stop };
  const call = openCall(wire, target.address, target.credentials);
  return callOne(call, id, args);
}

/** Puts the values of a request where they belong. Throws `ApiError` for an unknown name, so that no filter is lost. */
function argsOf<Id extends OperationId>(id: Id, params: Params): Args<Id> {
  const { inputs } = requests[id];
  const parts: Record<Input['in'], Record<string, unknown>> = { path: {}, query: {}, body: {}, header: {} };
  for (const [name, value] of Object.entries(params)) {
    const input = inputs.find((one) => nameOf(one) === name);
    if (input === undefined) {
      const names = [...new Set(inputs.map(nameOf))];
      throw misuse(id, `${id} does not take ${JSON.stringify(name)}. It takes ${names.join(', ') || 'nothing'}.`);
    }
    if ([value].flat().includes(null)) throw misuse(id, `${id} takes no null for ${name}. Leave out what is not set.`);
    if (value !== undefined) parts[input.in][name] = input.in === 'path' ? `${value as string | number}` : value;
  }
  const missing = inputs.find((one) => one.required && (params[nameOf(one)] ?? '') === '');
  if (missing !== undefined) throw misuse(id, `${id} needs ${nameOf(missing)}.`);
  const { header, body, ...others } = parts;
  return { ...others, ...header, body: operations[id].body === null ? null : withNumericIds(id, body) } as Args<Id>;
}

/** Ids that an answer has as text go out as the numbers that they are, however large. */
function withNumericIds(id: OperationId, body: Params): Params {
  const lists = requests[id].inputs.filter((input) => input.in === 'body' && input.kind === 'integer' && input.list);
  return lists.reduce((whole, { path }) => changedAt(whole, path, numericIds), body);
}

function changedAt(
  object: Params,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Params {
  const value = object[name];
  if (rest.length === 0) return value === undefined ? object : { ...object, [name]: change(value) };
  return isObject(value) ? { ...object, [name]: changedAt(value, rest, change) } : object;
}

const numericIds = (ids: unknown): unknown =>
  Array.isArray(ids)
    ? ids.map((id: unknown) => (/^[0-9]{1,19}$/.test(String(id)) ? JSON.rawJSON(String(id)) : id))
    : ids;

const nameOf = ({ path: [name = ''] }: Input): string => (name === 'If-Match' ? 'ifMatch' : name);

const misuse = (operation: OperationId, message: string): ApiError =>
  new ApiError(`${message} Nothing was sent.`, { operation });

/** Any other error, such as the reason of the signal, is thrown as it is. */
function toApiError(error: unknown, operation: OperationId | null, signal?: AbortSignal): unknown {
  if (signal?.aborted === true) return signal.reason;
  if (error instanceof UsageError) return new ApiError(withFix(error), { operation });
  if (!(error instanceof PlatformError)) return error;
  const { message, status, code, requestId, body, processed } = error;
  const maybeProcessed = operation !== null && operations[operation].writes && processed !== 'no';
  return new ApiError(message, { operation, status, code, requestId, body, maybeProcessed });
}
