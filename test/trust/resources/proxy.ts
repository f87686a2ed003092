import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request as send } from 'undici';

/** A request on its way to the platform. */
export type Passing = { readonly method: string; readonly path: string; readonly body: Buffer };
export type Answer = { readonly status: number; readonly body: string };

export type Hooks = {
  /** Before the request is passed on; an answer is given in the platform's place. */
  before?(passing: Passing): Promise<Answer | void> | Answer | void;
  /** Before the platform's answer is passed back; another one is given in its place. */
  after?(passing: Passing, answer: Answer): Promise<Answer | void> | Answer | void;
};

export type Proxy = {
  readonly url: string;
  /** Every request, oldest first. */
  readonly seen: readonly Passing[];
  /** How many were on their way at once, at most, by what they are. */
  readonly peaks: ReadonlyMap<What, number>;
  close(): Promise<void>;
};

type What = 'dry run' | 'PUT' | 'other';

export const whatIs = ({ method, path }: Passing): What => {
  if (method === 'PUT') return 'PUT';
  return path.endsWith(':dryRun') ? 'dry run' : 'other';
};

/** Stands in front of a platform, on loopback. */
export async function startProxy(platform: string, hooks: Hooks): Promise<Proxy> {
  const seen: Passing[] = [];
  const flying = new Map<What, number>();
  const peaks = new Map<What, number>();
  const move = (what: What, by: 1 | -1): void => {
    const now = (flying.get(what) ?? 0) + by;
    flying.set(what, now);
    peaks.set(what, Math.max(peaks.get(what) ?? 0, now));
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passing = { method: request.method ?? '', path: request.url ?? '', body: await bytesOf(request) };
    seen.push(passing);
    const what = whatIs(passing);
    move(what, 1);
    try {
      const own = await hooks.before?.(passing);
      const answer = own ?? (await passOn(platform, request, passing));
      const { status, body } = (await hooks.after?.(passing, answer)) ?? answer;
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    } finally {
      move(what, -1);
    }
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    peaks,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function passOn(
  platform: string,
  { headers }: IncomingMessage,
  { method, path, body }: Passing,
): Promise<Answer> {
  const { authorization = '', 'content-type': type = 'application/json', 'if-match': version } = headers;
  const answer = await send(platform + path, {
    method: method as 'GET',
    headers: { authorization, 'content-type': type, ...(version === undefined ? {} : { 'if-match': version }) },
    body: body.length === 0 ? null : body,
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
