import { onTestFinished } from 'vitest';
import { Token } from '../../src/platform/token.ts';
import { openWebApi, type WebApi, type WebApiOptions } from '../../src/platform/web-api.ts';
import { type Answer, secret, sendJson, type Server, startServer } from './server.ts';

export const jwt = 'eyJhbGciOiJub25lIn0.canary-of-the-user.0123456789';

type Met = { readonly api: WebApi; readonly server: Server; readonly waits: number[]; readonly lines: string[] };

/** The whole API of a server, with both tokens unless told otherwise; waits take no time and are written down. */
export async function meetApi(answer: Answer, options: Partial<WebApiOptions> = {}): Promise<Met> {
  const server = await startServer(answer);
  const waits: number[] = [];
  const lines: string[] = [];
  const api = openWebApi({
    address: server.url,
    token: new Token(secret),
    userToken: new Token(jwt),
    env: { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined },
    log: (line) => lines.push(line),
    clock: {
      now: () => Date.now(),
      random: () => 0.5,
      async sleep(milliseconds) {
        waits.push(milliseconds);
        await Promise.resolve();
      },
    },
    ...options,
  });
  onTestFinished(() => api.close());
  return { api, server, waits, lines };
}

/** The same answer to everything. */
export const always =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    sendJson(response, status, body);

/** All pages, each as what `pick` makes of its items. */
export async function collect<T, R>(pages: AsyncIterable<readonly T[]>, pick: (item: T) => R): Promise<R[][]> {
  const all: R[][] = [];
  for await (const items of pages) all.push(items.map(pick));
  return all;
}
