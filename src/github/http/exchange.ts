import type { Fetch, FetchInit } from './fetch.ts';
import { type Reply, Unanswered } from './reply.ts';

/** GitHub's largest answers are comparisons of commits, with their files. */
const largestBody = 32 * 1024 * 1024;

export type Request = Pick<FetchInit, 'method' | 'headers' | 'body'> & { readonly url: string };

/** Sends a request once, follows nothing, and has the whole answer after `timeout` milliseconds or throws Unanswered. */
export async function exchange(fetch: Fetch, { url, ...request }: Request, timeout: number): Promise<Reply> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
  try {
    const { status, headers, body } = await fetch(url, { ...request, redirect: 'manual', signal });
    return { status, headers: new Map(headers), text: await readText(body) };
  } catch (error) {
    // Whatever fetch throws is about the network; what kind it is decides what is safe to do next.
    if (error instanceof Unanswered) throw error;
    throw signal.aborted ? late(timeout) : broken(error);
  }
}

async function readText(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection. The size counts after unpacking.
    if (size > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const hint =
  'Run the job again. If it stays like this, check the network of the runner, HTTPS_PROXY and NO_PROXY, and for a GitHub Enterprise Server with a certificate authority of its own NODE_EXTRA_CA_CERTS.';

const tooLarge = (): Unanswered =>
  new Unanswered(`the answer has over ${String(largestBody)} bytes`, { processed: 'unknown', passing: false, hint });

const late = (timeout: number): Unanswered =>
  new Unanswered(`no complete answer came within ${String(Math.ceil(timeout / 1000))} s`, {
    processed: 'unknown',
    passing: true,
    hint,
  });

function broken(error: unknown): Unanswered {
  const causes = leaves(error);
  const processed = causes.length > 0 && causes.every(beforeSending) ? 'no' : 'unknown';
  const says = new Set(causes.map(({ message, code }) => (message === '' ? (code ?? 'it broke') : message)));
  return new Unanswered(`the connection failed: ${[...says].join('; ')}`, { processed, passing: true, hint });
}

/** undici wraps the error of the network, and Node bundles those of all addresses of a host. */
function leaves(error: unknown): NodeJS.ErrnoException[] {
  if (error instanceof AggregateError) return error.errors.flatMap(leaves);
  if (!(error instanceof Error)) return [new Error(String(error))];
  return error.cause instanceof Error ? leaves(error.cause) : [error];
}

/** Only these come before the first byte of a request. */
const beforeSending = ({ syscall, code }: NodeJS.ErrnoException): boolean =>
  syscall === 'connect' || syscall?.startsWith('getaddrinfo') === true || code === 'UND_ERR_CONNECT_TIMEOUT';
