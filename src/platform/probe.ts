import type { Environment } from '../util/environment.ts';
import { operations } from '../generated/operations.ts';
import type { Clock } from './clock.ts';
import { type Failure, retryAfter, sendOnce } from './http.ts';
import { createNetwork, pathPrefixOf, redirectTarget } from './network.ts';

/** The response to a request without a token. Times are milliseconds since 1970. */
export type ProbeResult = {
  readonly status: number;
  /** Target of a redirect, without its query; null for any other response. */
  readonly location: string | null;
  /** Whether the response is an HTML page. */
  readonly isPage: boolean;
  /** How long the platform asks to wait, in milliseconds; null if it does not. */
  readonly retryAfter: number | null;
  /** Time of the response by the platform's clock; null if the response has none. */
  readonly serverTime: number | null;
  /** Time halfway between the request and the response, by the local clock. */
  readonly localTime: number;
};

export type ProbeOptions = {
  readonly env: Environment;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  readonly clock: Clock;
};

/** Requests the list of deployments once, without a token, to check what answers at the address. */
export async function probe(address: URL, { env, timeout, clock }: ProbeOptions): Promise<ProbeResult | Failure> {
  const network = createNetwork(address, env);
  try {
    const path = pathPrefixOf(address) + operations.listDeployments.path;
    const headers = { accept: 'application/json', 'user-agent': 'ifmatch', 'cache-control': 'no-cache' };
    const request = { method: 'GET', origin: address.origin, path, headers, body: null, writes: false } as const;
    const sentAt = clock.now();
    const response = await sendOnce(await network.open(), request, timeout, undefined, clock);
    if ('failure' in response) return response;
    const { date, age, 'content-type': type = '' } = response.headers;
    const time = Date.parse(date ?? '');
    return {
      status: response.status,
      location: redirectTarget(response, request.origin + path),
      isPage: /\bhtml\b/i.test(type),
      retryAfter: retryAfter(response.headers, clock.now()),
      // A cached response has an `Age` (RFC 9111, 5.1).
      serverTime: Number.isNaN(time) ? null : time + (Number(age) || 0) * 1000,
      localTime: (sentAt + clock.now()) / 2,
    };
  } finally {
    await network.release();
  }
}
