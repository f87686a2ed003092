import { operations } from '../generated/operations.ts';
import { exchange, type Failure, type FailureKind, type Headers, isRedirect } from './http.ts';
import { prefixOf, type Proxies, networkTo } from './network.ts';

/** What came of a request without a token. Times are milliseconds since 1970. */
export type Knocked =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** Where a redirect points, without its query; null for any other answer. */
      readonly location: string | null;
      /** Whether the answer is a page for people. */
      readonly isPage: boolean;
      /** When the platform says that it answered; null when it does not. */
      readonly date: number | null;
      /** Halfway between the request and its answer, by our clock. */
      readonly middle: number;
    }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly detail: string };

export type KnockOptions = {
  readonly proxies: Proxies;
  /** Milliseconds that the answer may take. */
  readonly timeout: number;
  readonly now: () => number;
};

/** Asks an address for the list of deployments, once and without a token, only to see who answers. */
export async function knock(address: URL, { proxies, timeout, now }: KnockOptions): Promise<Knocked> {
  const network = networkTo(address, proxies);
  try {
    const path = prefixOf(address) + operations.listDeployments.path;
    const headers = { accept: 'application/json', 'user-agent': 'ifmatch', 'cache-control': 'no-cache' };
    const request = { method: 'GET', origin: address.origin, path, headers, body: null, writes: false } as const;
    const sent = now();
    const came = await exchange(await network.open(), request, timeout, new AbortController().signal);
    if (came.kind === 'failure') return { kind: 'trouble', ...troubleOf(came.failure) };
    const { status, headers: got } = came.reply;
    return {
      kind: 'answer',
      status,
      location: isRedirect(status) ? locationOf(got, address.origin + path) : null,
      isPage: /\bhtml\b/i.test(got['content-type'] ?? ''),
      date: dateOf(got),
      middle: (sent + now()) / 2,
    };
  } finally {
    await network.release();
  }
}

function locationOf({ location }: Headers, base: string): string | null {
  if (location === undefined || !URL.canParse(location, base)) return null;
  const { origin, pathname } = new URL(location, base);
  return origin + pathname;
}

/** An answer out of a cache is as old as it says (RFC 9111, 5.1). */
function dateOf({ date, age }: Headers): number | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time + (Number(age ?? 0) || 0) * 1000;
}

/** Why an address does not answer, as far as it changes what to do. */
export type Trouble =
  | 'no-such-host'
  | 'refused'
  | 'unreachable'
  | 'unknown-authority'
  | 'expired'
  | 'other-host'
  | 'untrusted'
  | 'no-tls'
  | 'proxy'
  | 'timeout'
  | 'broken';

/** Names a failure more closely by the codes of Node, OpenSSL and the system that its detail ends with. */
export function troubleOf({ kind, detail }: Failure): { readonly trouble: Trouble; readonly detail: string } {
  const known = codes.find(({ pattern, kinds }) => kinds.includes(kind) && pattern.test(detail));
  return { trouble: known?.trouble ?? byKind[kind], detail };
}

const codes: readonly { pattern: RegExp; kinds: readonly FailureKind[]; trouble: Trouble }[] = [
  { pattern: /ENOTFOUND|EAI_AGAIN|ENODATA/, kinds: ['unreachable'], trouble: 'no-such-host' },
  { pattern: /ECONNREFUSED/, kinds: ['unreachable'], trouble: 'refused' },
  { pattern: /TIMEOUT|ETIMEDOUT/, kinds: ['unreachable'], trouble: 'timeout' },
  { pattern: /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/, kinds: ['untrusted'], trouble: 'expired' },
  { pattern: /ALTNAME|HOSTNAME_MISMATCH/, kinds: ['untrusted'], trouble: 'other-host' },
  {
    pattern: /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/,
    kinds: ['untrusted'],
    trouble: 'unknown-authority',
  },
];

const byKind: Readonly<Record<FailureKind, Trouble>> = {
  unreachable: 'unreachable',
  untrusted: 'untrusted',
  'no-tls': 'no-tls',
  proxy: 'proxy',
  'called-off': 'broken',
  interrupted: 'broken',
  timeout: 'timeout',
  'too-large': 'broken',
  garbled: 'broken',
};
