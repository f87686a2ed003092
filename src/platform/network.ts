import type { Dispatcher } from 'undici';
import type { Environment } from '../util/environment.ts';
import { PlatformError } from '../domain/errors.ts';
import { matchesNoProxy } from './no-proxy.ts';
import { isRedirect, type HttpResponse } from './http.ts';

/**
 * Parses the address of a platform. Strict, because the token is sent there: https (http for loopback only), in normal form, without
 * credentials, query or fragment; a path is kept as a prefix. Throws PlatformError.
 */
export function parseAddress(text: string): URL {
  const problem = addressProblems.find(({ pattern }) => pattern.test(text))?.message;
  if (problem !== undefined) return refuseAddress(problem);
  if (!URL.canParse(text)) return refuseAddress('is not an address');
  const url = new URL(text);
  // The parser normalizes 0x7f.1 or /a/%2e%2e/b: the address must already be in normal form.
  const expected = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
  if (url.href !== expected && url.href !== `${expected}/`)
    return refuseAddress(`is not written plainly: it means ${url.href}`);
  if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith('.'))
    return refuseAddress('has a host or a path that cannot be');
  if (url.protocol === 'http:' && !isLoopback(url))
    return refuseAddress('must begin with https://, since anybody on the way could read the token');
  const [, prefix] = /^(.*)\/api\/(?:v\d+|policies)(?:\/.*)?$/.exec(pathPrefixOf(url)) ?? [];
  if (prefix !== undefined)
    throw new PlatformError(
      `The address of the platform ends in the path ${pathPrefixOf(url).slice(prefix.length)}, which ifmatch adds itself.`,
      {
        fix: `Set the address to ${url.origin}${prefix}.`,
      },
    );
  return url;
}

const addressProblems: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /^$/, message: 'is empty' },
  { pattern: /[^\x21-\x7e]/, message: 'has white space in it, or characters that are not ASCII' },
  { pattern: /^(?!https?:\/\/)/i, message: 'must begin with https://' },
  { pattern: /^https?:\/\/[^/?#]*@/i, message: 'has a user name or a password in it' },
  { pattern: /[?#]/, message: 'has a query or a fragment' },
];

function refuseAddress(message: string): never {
  throw new PlatformError(`The address of the platform ${message}.`, {
    fix: 'Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only.',
  });
}

/** The path prefix of an address, without a trailing slash. */
export const pathPrefixOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** Whether an address is on this machine: http is allowed, and no proxy is used. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.[0-9]{1,3}){3}$/.test(hostname);

/** Network access. It is opened by the first request and closed by `release`. */
export type Network = { open(): Promise<Dispatcher>; release(): Promise<void> };

/**
 * Network access to an address by HTTPS_PROXY, HTTP_PROXY and NO_PROXY; without a proxy for loopback. As in undici, HTTP_PROXY replaces a
 * missing HTTPS_PROXY. Throws PlatformError if a proxy's address is invalid.
 */
export function createNetwork(address: URL, env: Environment): Network {
  const isDirect = isLoopback(address) || matchesNoProxy(address, readVariable('NO_PROXY', env));
  const proxySettings = isDirect ? null : readProxySettings(env);
  let opened: Promise<Dispatcher> | null = null;
  return {
    open: () => (opened ??= openDispatcher(proxySettings)),
    async release() {
      const closing = opened;
      opened = null;
      await (await closing)?.close();
    },
  };
}

type ProxySettings = { readonly httpsProxy: string; readonly httpProxy: string; readonly noProxy: string };

/** The proxy settings of the environment; null if no proxy is set. */
function readProxySettings(env: Environment): ProxySettings | null {
  const proxySettings = {
    httpsProxy: proxyAddress('HTTPS_PROXY', env),
    httpProxy: proxyAddress('HTTP_PROXY', env),
    noProxy: readVariable('NO_PROXY', env),
  };
  return proxySettings.httpsProxy === '' && proxySettings.httpProxy === '' ? null : proxySettings;
}

/** A variable in upper or lower case. */
const readVariable = (variable: string, env: Environment): string =>
  (env[variable] ?? env[variable.toLowerCase()] ?? '').trim();

function proxyAddress(variable: string, env: Environment): string {
  const text = readVariable(variable, env);
  if (text === '') return '';
  // `proxy.example:3128` is common, and curl accepts it too.
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (/^https?:/i.test(address) && URL.canParse(address)) return address;
  // The value is not shown: it may hold a password.
  throw new PlatformError(`${variable} is not the address of an HTTP proxy.`, {
    fix: `Set ${variable} to something like http://proxy.example:3128, or unset it.`,
  });
}

/** Set explicitly, so that NODE_TLS_REJECT_UNAUTHORIZED=0 cannot disable the check. NODE_EXTRA_CA_CERTS adds private authorities. */
const tls = { rejectUnauthorized: true, allowH2: false };
/** HTTP/1.1 only: HTTP/2 may repeat a request by itself, and a PUT must be sent once. */
const options = { allowH2: false, connect: tls };

async function openDispatcher(proxySettings: ProxySettings | null): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent } = await import('undici');
  // undici reads the process environment for undefined values, so every value is a string.
  return proxySettings === null
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, ...proxySettings, requestTls: tls, proxyTls: tls });
}

/** Target of a redirect, without its query, which may hold secrets. */
export function redirectTarget({ status, headers: { location = '' } }: HttpResponse, base: string): string | null {
  if (!isRedirect(status) || !URL.canParse(location, base)) return null;
  const { host, protocol, origin, pathname } = new URL(location, base);
  return host === '' ? protocol : origin + pathname;
}
