/** Why no usable answer came. */
export type FailureKind =
  | 'unreachable'
  | 'untrusted'
  | 'no-tls'
  | 'proxy'
  | 'called-off'
  | 'interrupted'
  | 'timeout'
  | 'too-large'
  | 'garbled';

export type Failure = { readonly kind: FailureKind; readonly detail: string };

type Traits = {
  /** Continues «… the platform:» in messages. */
  readonly says: string;
  readonly hint: string;
  /** Whether the request may have been processed although no answer came. */
  readonly processed: 'no' | 'unknown';
  /** Whether a dry run or a read is worth another attempt. */
  readonly repeat: boolean;
};

const lookBetween = 'Try again. If it stays like this, look at the proxies and gateways between here and the platform.';

export const failures: Readonly<Record<FailureKind, Traits>> = {
  unreachable: {
    says: 'it cannot be reached',
    hint: 'Check the address (IFMATCH_BASE_URL or --base-url), the network, and HTTPS_PROXY and NO_PROXY.',
    processed: 'no',
    repeat: true,
  },
  untrusted: {
    says: 'its certificate is not trusted',
    hint: 'If your company has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be switched off.',
    processed: 'no',
    repeat: false,
  },
  'no-tls': {
    says: 'what answers there does not speak TLS',
    hint: 'Check the port in the address, and the proxies in between; http:// works for localhost, 127.0.0.1 and [::1] only.',
    processed: 'unknown', // a gateway may fall back to plain text in the middle
    repeat: false,
  },
  proxy: {
    says: 'the proxy does not let us through to it',
    hint: 'Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.',
    processed: 'no',
    repeat: true,
  },
  'called-off': { says: 'it was not asked any more', hint: 'Run again.', processed: 'no', repeat: false },
  interrupted: {
    says: 'the connection broke before the answer was complete',
    hint: lookBetween,
    processed: 'unknown',
    repeat: true,
  },
  timeout: { says: 'no complete answer came in time', hint: lookBetween, processed: 'unknown', repeat: true },
  'too-large': {
    says: 'the answer is too large',
    hint: 'Ask for smaller pages, where the operation has them. Else check that the address is the API of the platform.',
    processed: 'unknown',
    repeat: false,
  },
  garbled: {
    says: 'the answer cannot be decoded',
    hint: 'Check that the address is the API of the platform and speaks HTTP/1.1. Look at the proxies and gateways in between.',
    processed: 'unknown',
    repeat: false,
  },
};

/** What an error of undici or of Node's network means. */
export function toFailure(error: unknown): Failure {
  const causes = leaves(error);
  const kind = causes.map(kindOf).find((known) => known !== null) ?? 'interrupted';
  return {
    kind,
    detail: causes.map(detailOf).join('; '),
  };
}

function detailOf({ code, message }: Cause): string {
  // OpenSSL says in between where in its sources it was.
  const says = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
  return code === '' || says.includes(code) ? says : `${says} (${code})`;
}

type Cause = { readonly name: string; readonly code: string; readonly message: string; readonly syscall: string };

/** Node bundles the errors of all addresses of a host. */
function leaves(error: unknown): Cause[] {
  if (error instanceof AggregateError) return error.errors.flatMap(leaves);
  if (!(error instanceof Error)) return [{ name: '', code: '', message: String(error), syscall: '' }];
  const { name, code, syscall, message } = error as NodeJS.ErrnoException;
  return [{ name, code: typeof code === 'string' ? code : '', message, syscall: syscall ?? '' }];
}

function kindOf({ name, code, message, syscall }: Cause): FailureKind | null {
  // Only these two calls come before the first byte of a request.
  if (syscall === 'connect' || syscall.startsWith('getaddrinfo') || code === 'UND_ERR_CONNECT_TIMEOUT') {
    return 'unreachable';
  }
  if (code.startsWith('UND_ERR_PRX') || message.startsWith('Proxy response (')) return 'proxy';
  if (certificate.test(code)) return 'untrusted';
  if (name === 'HTTPParserError') return message.includes('EOF') ? 'interrupted' : 'garbled';
  if (noTls.test(message)) return 'no-tls';
  return code === 'UND_ERR_HEADERS_OVERFLOW' || /^(EPROTO$|ERR_SSL)/.test(code) ? 'garbled' : null;
}

/** How OpenSSL and Node name what is wrong with a certificate. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;

/** What OpenSSL says of plain text where a record of TLS should be. */
const noTls = /:(?:wrong version number|packet length too long):/;
