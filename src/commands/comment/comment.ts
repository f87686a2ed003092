import { ForgeError } from '../../domain/errors.ts';
import { sendOnce } from '../../platform/http.ts';
import { type Network, createNetwork } from '../../platform/network.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { currentRequest, type Method, marker } from './services.ts';

/**
 * Writes a text as the one comment of this program on the merge request or pull request that a job is about, in place of the former one. Returns what
 * became of it. Throws UsageError outside of such a job, and ForgeError if the service refuses.
 */
export async function comment(text: string, runtime: Runtime): Promise<'created' | 'updated'> {
  const { service, thread: commentsUrl, token } = currentRequest(runtime.env);
  const network = createNetwork(new URL(commentsUrl), runtime.env);
  const call = async (method: Method, address: string, body?: object): Promise<unknown> =>
    send({ method, address, body, headers: service.authorize(token) }, network, runtime);
  try {
    const body = `${marker}\n${text}`;
    const commentUrl = await service.findComment(commentsUrl, call);
    if (commentUrl === null) await service.createComment(commentsUrl, body, call);
    else await service.updateComment(commentUrl, body, call);
    return commentUrl === null ? 'created' : 'updated';
  } finally {
    await network.release();
  }
}

type ServiceRequest = {
  readonly method: Method;
  readonly address: string;
  readonly body: object | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

async function send(
  { method, address, body, headers }: ServiceRequest,
  network: Network,
  { clock }: Runtime,
): Promise<unknown> {
  const { origin, pathname, search } = new URL(address);
  const request = {
    method,
    origin,
    path: pathname + search,
    headers: { accept: 'application/json', 'user-agent': 'ifmatch', 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    writes: method !== 'GET',
  };
  const response = await sendOnce(await network.open(), request, timeout, undefined, clock);
  if ('failure' in response) throw new ForgeError(`No answer to ${method} ${origin}${pathname}: ${response.detail}.`);
  if (response.status < 200 || response.status > 299)
    throw new ForgeError(`${method} ${origin}${pathname} was answered with ${String(response.status)}.`, {
      status: response.status,
      fix: response.status < 500 ? 'Check what the token may do.' : null,
    });
  try {
    const answer: unknown = JSON.parse(Buffer.from(response.body).toString());
    return answer;
  } catch (cause) {
    throw new ForgeError(`${method} ${origin}${pathname} was answered with something else than JSON.`, { cause });
  }
}

/** Milliseconds for one request. */
const timeout = 30_000;
