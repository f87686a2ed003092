import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as send } from 'undici';
import { listenOnLoopback } from './loopback.ts';

/** A request that the proxy forwards to the platform. */
export type ProxiedRequest = { readonly method: string; readonly path: string; readonly body: string };
export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Hooks = {
  /** Replaces the client's token. */
  readonly token?: string;
  /** Returns a body that replaces the client's. */
  rewrite?(passing: ProxiedRequest): string;
  /** Called before the request is forwarded. A returned answer is sent instead of forwarding. */
  before?(passing: ProxiedRequest): Promise<Answer | void> | Answer | void;
  /** Called with the platform's answer. A returned answer replaces it. */
  after?(passing: ProxiedRequest, answer: Answer): Promise<Answer | void> | Answer | void;
};

/** A proxy in front of a platform, with all requests that it received, oldest first. */
export type Proxy = { readonly url: string; readonly requests: readonly ProxiedRequest[]; close(): Promise<void> };

export const isDryRun = ({ path }: ProxiedRequest): boolean => path.endsWith(':dryRun');

/** Starts a proxy in front of a platform, on loopback. */
export async function startProxy(platform: string, hooks: Hooks): Promise<Proxy> {
  const seen: ProxiedRequest[] = [];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Uint8Array[]);
    const passing = { method: request.method ?? '', path: request.url ?? '', body: body.toString('utf8') };
    seen.push(passing);
    const { method, url, headers: sent } = request;
    const passed = hooks.token === undefined ? sent : { ...sent, authorization: `Bearer ${hooks.token}` };
    const answer =
      (await hooks.before?.(passing)) ??
      (await forward(platform, { method, url, headers: passed }, hooks.rewrite?.(passing) ?? body));
    const { status, body: text, headers } = (await hooks.after?.(passing, answer)) ?? answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }
  const { url, close } = await listenOnLoopback(server);
  return { url, requests: seen, close };
}

async function forward(
  platform: string,
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer | string,
): Promise<Answer> {
  const { host: _, connection: __, 'accept-encoding': ___, 'content-length': ____, ...passed } = headers;
  const answer = await send(`${platform}${url ?? ''}`, {
    method: method as 'GET',
    headers: passed,
    body: body.length === 0 ? null : body,
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
