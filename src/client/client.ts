import { Readable } from 'node:stream';
import { UsageError, PlatformError, withFix } from '../domain/errors.ts';
import type { CallOptions, Client } from '../generated/client.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { version } from '../generated/version.ts';
import { type Args, defaultDeadlines, createCall } from '../platform/call.ts';
import { Semaphore } from '../util/parallel.ts';
import { maxRetries, type Transport, type SendContext } from '../platform/http.ts';
import { isObject } from '../util/json.ts';
import { systemClock } from '../platform/clock.ts';
import { parseAddress } from '../platform/network.ts';
import { type Credentials, Token } from '../platform/token.ts';
import { readPages, callWebOperation, type Page, type PagedId } from '../platform/web-api.ts';
import { describeType, describeInvalidOption } from './options.ts';
import { normalizeResponse } from './normalize-response.ts';

/** Options of a client. */
export type ClientOptions = {
  /** The address of the platform: https, or http on loopback. A path is kept as a prefix. */
  readonly baseUrl: string;
  /** An API token with the Web API permission. */
  readonly token?: string;
  /** A user's JSON Web Token, for the operations that accept or require one. */
  readonly userToken?: string;
  /** Replaces the global `fetch`, for example to use a proxy. */
  readonly fetch?: typeof globalThis.fetch;
  /** Sent with every request; `ifmatch/<version>` by default. */
  readonly userAgent?: string;
  /** Timeout in milliseconds for one request and its complete response; 60,000 by default. */
  readonly timeout?: number;
  /**
   * Retries after a broken connection, a timeout or a status 429, 502, 503 or 504: 0 to 4, default 4. A write is retried only if it cannot have been
   * processed.
   */
  readonly retries?: number;
};

/** Why a call failed. An aborted call throws the reason of its signal instead. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  /** The id of the operation; null if the client could not be created. */
  readonly operation: string | null = null;
  /** The HTTP status; null without a response. */
  readonly status: number | null = null;
  /** The platform's error code, for example `STATE_VERSION_MISMATCH`; null if the response has none. */
  readonly code: string | null = null;
  /** The request id, for the operator of the platform. */
  readonly requestId: string | null = null;
  /** The response body if it is a JSON object, with tokens redacted; else empty. */
  readonly body: Readonly<Record<string, unknown>> = {};
  /** Whether a write may have been processed despite the error. It is not retried. */
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
    const mistake = describeInvalidOption('createClient', options, clientOptions, ['baseUrl']);
    if (mistake !== null) throw new ApiError(mistake);
    const connection = toConnection(options);
    const methods = Object.keys(operations).map((id) => [id, createMethod(id as OperationId, connection)]);
    return Object.fromEntries(methods) as Client;
  } catch (error) {
    throw toApiError(error, null);
  }
}

type Params = Readonly<Record<string, unknown>>;

type Connection = {
  readonly address: URL;
  readonly credentials: Credentials;
  readonly sendOptions: Omit<SendContext, 'giveUp' | 'stopRetrying'>;
};

/** The maximum delay of Node's timers; a longer one would fire immediately. */
const maxTimerDelay = 2 ** 31 - 1;

function toConnection(options: ClientOptions): Connection {
  const { baseUrl, token, userToken, timeout = defaultDeadlines.attempt, retries = maxRetries } = options;
  if (!(timeout >= 1 && timeout <= maxTimerDelay))
    throw new ApiError(`timeout must be 1 to ${String(maxTimerDelay)} ms.`);
  if (!Number.isInteger(retries) || retries < 0 || retries > maxRetries)
    throw new ApiError(`retries must be a whole number from 0 to ${String(maxRetries)}.`);
  return {
    address: parseAddress(baseUrl),
    credentials: {
      token: token === undefined ? null : new Token(token, 'token'),
      userToken: userToken === undefined ? null : new Token(userToken, 'userToken'),
    },
    sendOptions: {
      open: () => Promise.resolve(fetchTransport(options)),
      clock: systemClock,
      deadlines: { attempt: timeout, call: Math.max(timeout, defaultDeadlines.call) },
      // The caller decides how many calls to make at once.
      slots: new Semaphore(Infinity),
      retries,
      log: () => undefined,
    },
  };
}

/** Wraps `fetch` as a dispatcher. It follows no redirects and returns decompressed bodies. */
// eslint-disable-next-line no-restricted-properties -- The library has no dependency on undici, and its user may pass another fetch.
function fetchTransport({ fetch = globalThis.fetch, userAgent = `ifmatch/${version}` }: ClientOptions): Transport {
  return {
    async request({ method, origin, path, headers, body, signal }) {
      const init = {
        method,
        headers: { ...headers, 'user-agent': userAgent },
        body,
        signal,
        redirect: 'manual',
      } as const;
      const response = await fetch(origin + path, init).catch((error: unknown) => {
        // The message is only «fetch failed»; the cause decides whether a retry is safe.
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

function createMethod(id: OperationId, connection: Connection): (params?: Params, options?: CallOptions) => unknown {
  if (operations[id].paging === null) {
    return async (params = {}, options = {}) => {
      const signal = signalOf(options);
      try {
        checkCall(id, params, options);
        return normalizeResponse(id, params, await callOperation(id, toArgs(id, params), connection, signal));
      } catch (error) {
        throw toApiError(error, id, signal);
      }
    };
  }
  return (params = {}, options = {}) => {
    const readNormalizedPages = () => normalizedPages(id as PagedId, params, connection, options);
    return {
      [Symbol.asyncIterator]: () => itemsOfPages(id as PagedId, readNormalizedPages()),
      pages: () =>
        publicPages(
          operations[id].paging?.by === 'page' ? withLookahead(readNormalizedPages()) : readNormalizedPages(),
        ),
    };
  };
}

type AnyPage = Page<PagedId>;

/**
 * The pages of an operation, normalized. They pass through these generators: `readPages` requests them, this one normalizes them. From here `itemsOfPages`
 * yields their items; or `withLookahead` finds out whether a numbered page is the last one, and `publicPages` adds the progress.
 */
async function* normalizedPages(
  id: PagedId,
  params: Params,
  connection: Connection,
  options: CallOptions,
): AsyncGenerator<AnyPage> {
  const signal = signalOf(options);
  try {
    checkCall(id, params, options);
    const args = toArgs(id, params);
    const pages = readPages(id, args, (changed) => callOperation(id, { ...args, ...changed }, connection, signal));
    for await (const page of pages)
      yield { ...page, answer: normalizeResponse(id, params, page.answer) as AnyPage['answer'] };
  } catch (error) {
    throw toApiError(error, id, signal);
  }
}

async function* itemsOfPages(id: PagedId, pages: AsyncIterable<AnyPage>) {
  for await (const { answer } of pages) yield* answer[operations[id].paging.items] as readonly unknown[];
}

/** Yields each numbered page once the next one is known, so that `hasMore` is certain. Omits the empty page after the last one with items. */
async function* withLookahead(pages: AsyncIterable<AnyPage>): AsyncGenerator<AnyPage> {
  let previous: AnyPage | null = null;
  for await (const page of pages) {
    const isTrailingEmptyPage: boolean = previous !== null && page.items.length === 0 && !page.hasMore;
    if (previous !== null) yield { ...previous, hasMore: !isTrailingEmptyPage };
    previous = isTrailingEmptyPage ? null : page;
  }
  if (previous !== null) yield { ...previous, hasMore: false };
}

/** The pages as the client returns them: the response, the fields of `PageProgress`, and the page number if pages have one. */
async function* publicPages(pages: AsyncIterable<AnyPage>) {
  let counted = 0;
  for await (const { answer, items, page, hasMore } of pages) {
    counted += items.length;
    const total = parseCount(answer['total']);
    const fetched = parseCount(answer['fetched']) ?? counted;
    yield {
      ...answer,
      ...(page !== null && { page }),
      ...(total !== undefined && { total }),
      fetched,
      hasMore,
    };
  }
}

/** A count, which a platform may send as text. */
const parseCount = (value: unknown): number | undefined =>
  /^[0-9]{1,15}$/.test(String(value)) ? Number(value) : undefined;

/** The signal in unchecked options. */
const signalOf = (options: CallOptions | null): AbortSignal | undefined =>
  options?.signal instanceof AbortSignal ? options.signal : undefined;

/** Checks the arguments of callers without TypeScript. Throws `ApiError`. */
function checkCall(id: OperationId, params: unknown, options: CallOptions): void {
  if (!isObject(params)) throw misuseError(id, `${id} takes an object with arguments, not ${describeType(params)}.`);
  const mistake = describeInvalidOption(id, options, callOptions);
  if (mistake !== null) throw misuseError(id, mistake);
  if (options.signal !== undefined && signalOf(options) === undefined)
    throw misuseError(id, `The option signal of ${id} must be an AbortSignal.`);
}

/** Calls an operation, with retries. */
async function callOperation<Id extends OperationId>(
  id: Id,
  args: Args<Id>,
  connection: Connection,
  signal?: AbortSignal,
) {
  signal?.throwIfAborted();
  // The signal of the caller both aborts the request under way and stops retries.
  const abort = signal ?? new AbortController().signal;
  const context = { ...connection.sendOptions, giveUp: abort, stopRetrying: abort };
  const call = createCall(context, connection.address, connection.credentials);
  return callWebOperation(call, id, args);
}

/**
 * Arguments have four names on their way: the user of the client passes `params`, one object for all. `inputs` describes what the operation takes. `args`
 * are sorted into path, query, body and headers, as `callWebOperation` takes them. `options` concern the call, not the request.
 *
 * Sorts `params` into `args`. Throws `ApiError` for an unknown name, so that no filter is lost.
 */
function toArgs<Id extends OperationId>(id: Id, params: Params): Args<Id> {
  const { inputs } = requests[id];
  const parts: Record<Input['in'], Record<string, unknown>> = { path: {}, query: {}, body: {}, header: {} };
  for (const [name, value] of Object.entries(params)) {
    const input = inputs.find((candidate) => parameterName(candidate) === name);
    if (input === undefined) {
      const names = [...new Set(inputs.map(parameterName))];
      throw misuseError(id, `${id} does not take ${JSON.stringify(name)}. It takes ${names.join(', ') || 'nothing'}.`);
    }
    if ([value].flat().includes(null))
      throw misuseError(id, `${id} takes no null for ${name}. Leave out what is not set.`);
    if (value !== undefined) parts[input.in][name] = input.in === 'path' ? `${value as string | number}` : value;
  }
  const missing = inputs.find((input) => input.required && (params[parameterName(input)] ?? '') === '');
  if (missing !== undefined) throw misuseError(id, `${id} needs ${parameterName(missing)}.`);
  const { header, body, ...others } = parts;
  return { ...others, ...header, body: operations[id].body === null ? null : withNumericIds(id, body) } as Args<Id>;
}

/** Sends ids as JSON numbers, however large: responses have them as text. */
function withNumericIds(id: OperationId, body: Params): Params {
  const lists = requests[id].inputs.filter((input) => input.in === 'body' && input.kind === 'integer' && input.list);
  return lists.reduce((changed, { path }) => changeAtPath(changed, path, numericIds), body);
}

function changeAtPath(
  object: Params,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): Params {
  const value = object[name];
  if (rest.length === 0) return value === undefined ? object : { ...object, [name]: change(value) };
  return isObject(value) ? { ...object, [name]: changeAtPath(value, rest, change) } : object;
}

const numericIds = (ids: unknown): unknown =>
  Array.isArray(ids)
    ? ids.map((id: unknown) => (/^[0-9]{1,19}$/.test(String(id)) ? JSON.rawJSON(String(id)) : id))
    : ids;

const parameterName = ({ path: [name = ''] }: Input): string => (name === 'If-Match' ? 'ifMatch' : name);

const misuseError = (operation: OperationId, message: string): ApiError =>
  new ApiError(`${message} Nothing was sent.`, { operation });

/** Converts a known error to ApiError. Returns any other, such as the reason of the signal, unchanged. */
function toApiError(error: unknown, operation: OperationId | null, signal?: AbortSignal): unknown {
  if (signal?.aborted === true) return signal.reason;
  if (error instanceof UsageError) return new ApiError(withFix(error), { operation });
  if (!(error instanceof PlatformError)) return error;
  const { message, status, code, requestId, body, processed } = error;
  const maybeProcessed = operation !== null && operations[operation].writes && processed !== 'no';
  return new ApiError(message, { operation, status, code, requestId, body, maybeProcessed });
}
