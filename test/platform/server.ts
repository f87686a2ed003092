import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { BundleContent, DetectionKind } from '../../src/domain/bundle.ts';
import type { Platform } from '../../src/domain/preview.ts';
import { openPlatform, type PlatformOptions } from '../../src/platform/client.ts';
import { Token } from '../../src/platform/token.ts';

/** A request that a server got, whole. */
export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Answer = (request: Seen, response: ServerResponse, count: number) => void;

export type Server = { readonly url: string; readonly port: number; readonly seen: Seen[] };

/** A server on loopback that lives as long as the test. `count` is 1 for the first request. */
export async function startServer(answer: Answer): Promise<Server> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      answer(seen.at(-1) as Seen, response, seen.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, port, seen };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export const secret = 'canary-token/with+odd=chars&"0123456789"';
export const acme = { id: '1234', slug: 'acme' };

/** What a platform was told to wait, and what it logged. */
export type Watched = { readonly platform: Platform; readonly waits: number[]; readonly lines: string[] };

/** Our client for a server; waits take no time and are written down. */
export function connect(url: string, options: Partial<PlatformOptions> = {}): Watched {
  const waits: number[] = [];
  const lines: string[] = [];
  const platform = openPlatform({
    address: url,
    token: new Token(secret),
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
  onTestFinished(() => platform.close());
  return { platform, waits, lines };
}

/** A platform that gives one answer to everything. */
export async function meet(
  status: number,
  body: unknown,
  options: Partial<PlatformOptions> = {},
  headers: Record<string, string> = {},
) {
  const server = await startServer((_request, response) => sendJson(response, status, body, headers));
  return { server, ...connect(server.url, options) };
}

export const remediation: BundleContent = { kind: 'remediation', content: { policies: [] } };
export const detection: Extract<BundleContent, { kind: DetectionKind }> = {
  kind: 'detection/code',
  content: { rulesets: [], rules: [], disabled: [], exceptions: [] },
};
