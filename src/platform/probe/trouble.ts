import type { Failure, FailureKind } from '../http/failure.ts';

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
