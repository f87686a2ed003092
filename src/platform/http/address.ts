import { PlatformError } from '../../domain/preview.ts';

/**
 * The address of a platform. Strict, because the token goes there: https (http for loopback only), written plainly, without
 * credentials, query or fragment; a path is kept as a prefix. Throws PlatformError.
 */
export function parseAddress(text: string): URL {
  const oddity = oddities.find(({ pattern }) => pattern.test(text));
  if (oddity !== undefined) return refuse(oddity.says);
  const written = split(text);
  if (written === null || !URL.canParse(text)) return refuse('is not an address');
  const url = new URL(text);
  const fault = faultOf(url, written);
  return fault === null ? url : refuse(fault);
}

/** The path in front of the API, without a slash at the end. */
export const prefixOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '');

/** Whether an address is of this machine: http is accepted there, and no proxy is asked. */
export function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(\.[0-9]{1,3}){3}$/.test(url.hostname);
}

const oddities: readonly { pattern: RegExp; says: string }[] = [
  { pattern: /^$/, says: 'is empty' },
  { pattern: /[^\x21-\x7e]/, says: 'has white space in it, or characters that are not ASCII' },
  { pattern: /\\/, says: 'has a backslash in it' },
  { pattern: /^(?!https?:\/\/)/i, says: 'must begin with https://' },
  { pattern: /^https?:\/\/[^/?#]*@/i, says: 'has a user name or a password in it' },
  { pattern: /\?/, says: 'has a query' },
  { pattern: /#/, says: 'has a fragment' },
];

type Written = { readonly host: string; readonly port: string | undefined; readonly path: string | undefined };

function split(text: string): Written | null {
  const [, host, port, path] = /^https?:\/\/(\[[^\]/]*\]|[^:[\]/]+)(?::([0-9]{1,5}))?(\/.*)?$/i.exec(text) ?? [];
  return host === undefined ? null : { host: host.toLowerCase(), port, path };
}

/** The URL parser understands much, like 0x7f.1 or /a/%2e%2e/b: what it reads must be what is written. */
function faultOf(url: URL, { host, port, path = url.pathname }: Written): string | null {
  if (url.hostname !== host) return `is not written plainly: its host means ${url.hostname}`;
  if (/^\.|\.\./.test(host) || Number(port) === 0) return 'has a host or a port that cannot be';
  if (url.pathname !== path || /\/\/./.test(path)) return 'has a path that is not written plainly';
  if (url.protocol === 'https:' || isLoopback(url)) return null;
  return 'must begin with https://, since anybody on the way could read the token';
}

function refuse(says: string): never {
  throw new PlatformError(`The address of the platform ${says}.`, {
    hint: 'Write it like https://platform.example, or with a path in front of the API like https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only.',
  });
}
