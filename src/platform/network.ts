import type { Dispatcher, fetch as undiciFetch, RequestInit } from 'undici';
import { PlatformError } from '../domain/preview.ts';
import { operations } from '../generated/operations.ts';
import { exchange, type Failure, isRedirect, type Reply } from './http.ts';

/**
 * The address of a platform. Strict, because the token goes there: https (http for loopback only), written plainly, without
 * credentials, query or fragment; a path is kept as a prefix. Throws PlatformError.
 */
export function parseAddress(text: string): URL {
  const fault = faults.find(({ pattern }) => pattern.test(text))?.says;
  if (fault !== undefined) return refuse(fault);
  if (!URL.canParse(text)) return refuse('is not an address');
  const url = new URL(text);
  // The parser understands much, like 0x7f.1 or /a/%2e%2e/b: what it reads must be what is written.
  const written = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
  if (url.href !== written && url.href !== `${written}/`) return refuse(`is not written plainly: it means ${url.href}`);
  if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith('.'))
    return refuse('has a host or a path that cannot be');
  if (url.protocol === 'http:' && !isLoopback(url))
    return refuse('must begin with https://, since anybody on the way could read the token');
  return url;
}

const faults: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /^$/, says: 'is empty' },
  { pattern: /[^\x21-\x7e]/, says: 'has white space in it, or characters that are not ASCII' },
  { pattern: /^(?!https?:\/\/)/i, says: 'must begin with https://' },
  { pattern: /^https?:\/\/[^/?#]*@/i, says: 'has a user name or a password in it' },
  { pattern: /[?#]/, says: 'has a query or a fragment' },
];

function refuse(says: string): never {
  throw new PlatformError(`The address of the platform ${says}.`, {
    hint: 'Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only.',
  });
}

/** The path in front of the API, without a slash at the end. */
export const prefixOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** Whether an address is of this machine: http is accepted there, and no proxy is asked. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.[0-9]{1,3}){3}$/.test(hostname);

/** The values of HTTPS_PROXY, HTTP_PROXY and NO_PROXY. */
export type Proxies = {
  readonly httpsProxy: string | undefined;
  readonly httpProxy: string | undefined;
  readonly noProxy: string | undefined;
};

/** The way to the network. It opens with the first request and is closed by `release`. */
export type Network = { open(): Promise<Dispatcher>; release(): Promise<void> };

/**
 * The way to an address by these proxies. A platform on loopback is never reached through one. As undici does it, HTTP_PROXY stands in for
 * a missing HTTPS_PROXY. Throws PlatformError when a proxy's address is no good.
 */
export function networkTo(address: URL, proxies: Proxies): Network {
  const route = isLoopback(address) ? null : routeOf(proxies);
  let opened: Promise<Dispatcher> | null = null;
  return {
    open: () => (opened ??= openDispatcher(route)),
    async release() {
      const dispatcher = opened;
      opened = null;
      await (await dispatcher)?.close();
    },
  };
}

type Route = { readonly httpsProxy: string; readonly httpProxy: string; readonly noProxy: string };

/** Null when no proxy is set. */
function routeOf({ httpsProxy, httpProxy, noProxy }: Proxies): Route | null {
  const route = {
    httpsProxy: proxyAddress('HTTPS_PROXY', httpsProxy),
    httpProxy: proxyAddress('HTTP_PROXY', httpProxy),
    noProxy: noProxy ?? '',
  };
  return route.httpsProxy === '' && route.httpProxy === '' ? null : route;
}

function proxyAddress(variable: string, value: string | undefined): string {
  const text = value?.trim() ?? '';
  if (text === '') return '';
  // `proxy.example:3128` is what many people write; curl reads it in this way too.
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (/^https?:/i.test(address) && URL.canParse(address)) return address;
  // The value is not shown: it may hold a password.
  throw new PlatformError(`${variable} is not the address of an HTTP proxy.`, {
    hint: `Set ${variable} to something like http://proxy.example:3128, or unset it.`,
  });
}

/** Stated, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not switch it off. Private authorities come in by NODE_EXTRA_CA_CERTS. */
const tls = { rejectUnauthorized: true, allowH2: false };
/** HTTP/1.1 only: an HTTP/2 session may repeat a request by itself, and a PUT must be sent once. */
const options = { allowH2: false, connect: tls };

async function openDispatcher(route: Route | null): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent } = await import('undici');
  // undici reads the environment of the process for whatever is undefined, so every value of a route is a string.
  return route === null
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, ...route, requestTls: tls, proxyTls: tls });
}

/** undici's `fetch` on the same dispatcher, for other services: proxies and certificates are settled in one place. */
export function openFetch(
  address: URL,
  proxies: Proxies,
): { fetch: (url: string, init: RequestInit) => ReturnType<typeof undiciFetch>; close(): Promise<void> } {
  const network = networkTo(address, proxies);
  return {
    async fetch(url, init) {
      const [{ fetch }, dispatcher] = await Promise.all([import('undici'), network.open()]);
      return fetch(url, { ...init, dispatcher });
    },
    close: () => network.release(),
  };
}

/** The proxy that stands in the way to an address, without user name and password; null where none is asked. `NO_PROXY` is not looked at. */
export function proxyOf(address: URL, proxies: Proxies): string | null {
  const route = isLoopback(address) ? null : routeOf(proxies);
  if (route === null) return null;
  const { protocol, host } = new URL(route.httpsProxy || route.httpProxy);
  return `${protocol}//${host}`;
}

// ── A request without a token ───────────────────────────────────────────────────────────────────────────────────────────────────

/** An answer to a request without a token. Times are milliseconds since 1970. */
export type Probed = {
  readonly status: number;
  /** Where a redirect points, without its query; null for any other answer. */
  readonly location: string | null;
  /** Whether the answer is a page for people. */
  readonly isPage: boolean;
  /** When the platform says that it answered; null when it does not. */
  readonly date: number | null;
  /** Halfway between the request and its answer, by our clock. */
  readonly middle: number;
};

export type ProbeOptions = {
  readonly proxies: Proxies;
  /** Milliseconds that the answer may take. */
  readonly timeout: number;
  readonly now: () => number;
};

/** Asks an address for the list of deployments, once and without a token, only to see who answers. */
export async function probe(address: URL, { proxies, timeout, now }: ProbeOptions): Promise<Probed | Failure> {
  const network = networkTo(address, proxies);
  try {
    const path = prefixOf(address) + operations.listDeployments.path;
    const headers = { accept: 'application/json', 'user-agent': 'ifmatch', 'cache-control': 'no-cache' };
    const request = { method: 'GET', origin: address.origin, path, headers, body: null, writes: false } as const;
    const sent = now();
    const came = await exchange(await network.open(), request, timeout, new AbortController().signal);
    if ('failure' in came) return came;
    const { date, age, 'content-type': type = '' } = came.headers;
    const time = Date.parse(date ?? '');
    return {
      status: came.status,
      location: redirectTarget(came, request.origin + path),
      isPage: /\bhtml\b/i.test(type),
      // An answer out of a cache is as old as it says (RFC 9111, 5.1).
      date: Number.isNaN(time) ? null : time + (Number(age) || 0) * 1000,
      middle: (sent + now()) / 2,
    };
  } finally {
    await network.release();
  }
}

/** Where a redirect points. Its query is left out, for it may hold secrets. */
export function redirectTarget({ status, headers: { location = '' } }: Reply, base: string): string | null {
  if (!isRedirect(status) || !URL.canParse(location, base)) return null;
  const { host, protocol, origin, pathname } = new URL(location, base);
  return host === '' ? protocol : origin + pathname;
}
