import type { Dispatcher } from 'undici';
import { PlatformError } from '../../domain/preview.ts';
import { isLoopback } from './address.ts';

/** The values of HTTPS_PROXY, HTTP_PROXY and NO_PROXY. */
export type Proxies = {
  readonly httpsProxy: string | undefined;
  readonly httpProxy: string | undefined;
  readonly noProxy: string | undefined;
};

/** The way to the network. It opens with the first request and is closed by `release`. */
export type Network = { open(): Promise<Dispatcher>; release(): Promise<void> };

type Shared = { readonly dispatcher: Promise<Dispatcher>; users: number };
const inUse = new Map<string, Shared>();

/**
 * The dispatcher of the process for these proxies; whoever needs it shares it. A platform on loopback is never reached through a
 * proxy. As undici does it, HTTP_PROXY stands in for a missing HTTPS_PROXY. Throws PlatformError when a proxy's address is no good.
 */
export function shareNetwork(address: URL, proxies: Proxies): Network {
  const route = isLoopback(address) ? null : routeOf(proxies);
  const key = JSON.stringify(route);
  let mine: Shared | null = null;
  return {
    open() {
      mine ??= join(key, () => openDispatcher(route));
      return mine.dispatcher;
    },
    async release() {
      const left = mine;
      mine = null;
      if (left !== null) await leave(key, left);
    },
  };
}

function join(key: string, open: () => Promise<Dispatcher>): Shared {
  const shared = inUse.get(key) ?? { dispatcher: open(), users: 0 };
  shared.users += 1;
  inUse.set(key, shared);
  return shared;
}

async function leave(key: string, shared: Shared): Promise<void> {
  shared.users -= 1;
  if (shared.users > 0) return;
  inUse.delete(key);
  await (await shared.dispatcher).close();
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
  const { Agent, EnvHttpProxyAgent } = await import('./undici.ts');
  // undici reads the environment of the process for whatever is undefined, so every value of a route is a string.
  return route === null
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, ...route, requestTls: tls, proxyTls: tls });
}
