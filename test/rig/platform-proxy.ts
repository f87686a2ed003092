import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as send } from 'undici';
import { listenOnLoopback } from './loopback.ts';

// A proxy between a client and a platform: a test sees, changes, answers or breaks requests.

/** A request that the proxy forwards to the platform. `path` includes the query. */
export type ProxiedRequest = { readonly method: string; readonly path: string; readonly body: string };
export type ProxyResponse = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ProxyHooks = {
  /** Replaces the client's token. */
  readonly token?: string;
  /** Returns a body that replaces the client's. */
  rewrite?(request: ProxiedRequest): string;
  /** Called before the request is forwarded. A returned answer is sent instead of forwarding. */
  before?(request: ProxiedRequest): Promise<ProxyResponse | void> | ProxyResponse | void;
  /** Called with the platform's answer. A returned answer replaces it. */
  after?(request: ProxiedRequest, answer: ProxyResponse): Promise<ProxyResponse | void> | ProxyResponse | void;
  /** Answers a request instead of `before` and `after`; `pass` forwards it. null breaks the connection. */
  respond?(request: ProxiedRequest, pass: () => Promise<ProxyResponse>): Promise<ProxyResponse | null>;
};

/** A proxy in front of a platform, with all requests that it received, oldest first. */
export type Proxy = { readonly url: string; readonly requests: readonly ProxiedRequest[]; close(): Promise<void> };

export const isDryRun = ({ path }: ProxiedRequest): boolean => path.endsWith(':dryRun');

/** Starts a proxy in front of a platform, on loopback. */
export async function startPlatformProxy(platform: string, hooks: ProxyHooks): Promise<Proxy> {
  const requests: ProxiedRequest[] = [];
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch(() => response.destroy());
  });
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat((await incoming.toArray()) as Uint8Array[]);
    const request = { method: incoming.method ?? '', path: incoming.url ?? '', body: bytes.toString('utf8') };
    requests.push(request);
    const answer = await answerTo(request, incoming.headers, bytes);
    if (answer === null) response.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
  }
  async function answerTo(
    request: ProxiedRequest,
    headers: IncomingMessage['headers'],
    bytes: Buffer,
  ): Promise<ProxyResponse | null> {
    const forwarded = hooks.token === undefined ? headers : { ...headers, authorization: `Bearer ${hooks.token}` };
    const pass = (): Promise<ProxyResponse> => forward(platform, request, forwarded, hooks.rewrite?.(request) ?? bytes);
    if (hooks.respond !== undefined) return hooks.respond(request, pass);
    const answer = (await hooks.before?.(request)) ?? (await pass());
    return (await hooks.after?.(request, answer)) ?? answer;
  }
  const { url, close } = await listenOnLoopback(server);
  return { url, requests, close };
}

/** Headers that belong to the connection between the client and the proxy. */
const connectionHeaders = ['host', 'connection', 'accept-encoding', 'content-length'];

async function forward(
  platform: string,
  { method, path }: ProxiedRequest,
  headers: IncomingMessage['headers'],
  body: Buffer | string,
): Promise<ProxyResponse> {
  const answer = await send(`${platform}${path}`, {
    method: method as 'GET',
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name))),
    body: body.length === 0 ? null : body,
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
