import { isLoopback } from '../http/address.ts';
import { type Proxies, shareNetwork } from '../http/dispatcher.ts';

/** How an address is reached: `proxy` without user name and password, or why none is asked. */
export type Way =
  | { readonly kind: 'proxy'; readonly proxy: string; readonly variable: 'HTTPS_PROXY' | 'HTTP_PROXY' }
  | { readonly kind: 'direct'; readonly because: 'loopback' | 'no-proxy' | 'unset' };

/** The way to a platform, as the connection takes it. Throws PlatformError when a proxy's address is no good. */
export function wayTo(address: URL, proxies: Proxies): Way {
  // It reads the same values; nothing is opened by it.
  shareNetwork(address, proxies);
  if (isLoopback(address)) return { kind: 'direct', because: 'loopback' };
  const https = given(proxies.httpsProxy);
  const http = given(proxies.httpProxy);
  const value = https ?? http;
  if (value === null) return { kind: 'direct', because: 'unset' };
  if (excepted(address, proxies.noProxy ?? '')) return { kind: 'direct', because: 'no-proxy' };
  return { kind: 'proxy', proxy: originOf(value), variable: https === null ? 'HTTP_PROXY' : 'HTTPS_PROXY' };
}

const given = (value: string | undefined): string | null => (value?.trim() ?? '') || null;

function originOf(value: string): string {
  const { protocol, host } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`);
  return `${protocol}//${host}`;
}

/** Whether NO_PROXY names a host, as undici reads it: names with or without a leading dot, `*.name` for what is below, a port, or `*`. */
function excepted({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '').toLowerCase();
  const own = port === '' ? usualPort(protocol) : port;
  return noProxy
    .split(/[,\s]+/)
    .filter(Boolean)
    .some((entry) => {
      const [, bracketed, plain, wanted] = /^(?:\[(.+)\]|([^:]+|[^:]*:[^:]*:.*))(?::(\d+))?$/.exec(entry) ?? [];
      const name = (bracketed ?? plain ?? '').toLowerCase();
      return (wanted === undefined || wanted === own) && matches(host, name);
    });
}

const usualPort = (protocol: string): string => (protocol === 'https:' ? '443' : '80');

function matches(host: string, name: string): boolean {
  if (name === '*') return true;
  const bare = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return host.endsWith(`.${bare}`) || (host === bare && !name.startsWith('*'));
}
