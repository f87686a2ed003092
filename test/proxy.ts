import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as send } from 'undici';
import { onLoopback } from './loopback.ts';

/** A request on its way to the platform. */
export type Passing = { readonly method: string; readonly path: string; readonly body: string };
export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Hooks = {
  /** The token that the platform gets in place of the client's. */
  readonly token?: string;
  /** The body that the platform gets in place of this one. */
  rewrite?(passing: Passing): string;
  /** Before the request is passed on; an answer is given in the platform's place. */
  before?(passing: Passing): Promise<Answer | void> | Answer | void;
  /** Before the platform's answer is passed back; another one is given in its place. */
  after?(passing: Passing, answer: Answer): Promise<Answer | void> | Answer | void;
};

/** A proxy in front of a platform, and every request that it got, oldest first. */
export type Proxy = { readonly url: string; readonly seen: readonly Passing[]; close(): Promise<void> };

export const isDryRun = ({ path }: Passing): boolean => path.endsWith(':dryRun');

/** Stands in front of a platform, on loopback. */
export async function startProxy(platform: string, hooks: Hooks): Promise<Proxy> {
  const seen: Passing[] = [];
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
      (await passOn(platform, { method, url, headers: passed }, hooks.rewrite?.(passing) ?? body));
    const { status, body: text, headers } = (await hooks.after?.(passing, answer)) ?? answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }
  const { url, close } = await onLoopback(server);
  return { url, seen, close };
}

async function passOn(
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
