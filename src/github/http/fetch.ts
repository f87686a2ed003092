/** A request, as it is given to `fetch`. */
export type FetchInit = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
};

/**
 * The part of undici's `fetch` that we use. It comes from outside, bound to the dispatcher of the process, so that proxies and
 * certificates are settled in one place.
 */
export type Fetch = (
  url: string,
  init: FetchInit,
) => Promise<{
  readonly status: number;
  readonly headers: Iterable<[string, string]>;
  readonly body: AsyncIterable<Uint8Array> | null;
}>;
