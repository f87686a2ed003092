import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { BundleContent, DetectionKind } from '../../src/domain/bundle.ts';
import type { Platform } from '../../src/domain/platform.ts';
import { type ConnectionOptions, openConnection } from '../../src/platform/call.ts';
import { openPlatform } from '../../src/platform/client.ts';
import { type Credentials, Token } from '../../src/platform/token.ts';
import { ManualDeadlines } from '../deadlines.ts';
import { listenOnLoopback } from '../loopback.ts';
import { type WebApi, createWebApi } from '../../src/platform/web-api.ts';

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
  const { url, port, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return { url, port, seen };
}

/** A body that is a text is JSON as it stands. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The same answer to everything. */
export const always =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    sendJson(response, status, body, headers);

export const secret = 'canary-token/with+odd=chars&"0123456789"';
export const jwt = 'eyJhbGciOiJub25lIn0.canary-of-the-user.0123456789';
export const acme = { id: '1234', slug: 'acme' };

/** How long a client waited, the deadlines of its requests, and what it logged. */
type Watch = { readonly waits: number[]; readonly deadlines: ManualDeadlines; readonly lines: string[] };

/** Waits take no time and are written down. */
function watched(url: string): Watch & { readonly options: ConnectionOptions } {
  const [waits, lines]: [number[], string[]] = [[], []];
  const deadlines = new ManualDeadlines();
  const clock = {
    now: () => Date.now(),
    random: () => 0.5,
    sleep: (milliseconds: number) => Promise.resolve(void waits.push(milliseconds)),
    timer: deadlines.timer,
  };
  const options = { address: url, env: {}, log: (line: string) => void lines.push(line), clock };
  return { waits, deadlines, lines, options };
}

/** Our client for a server. */
export function connect(url: string, given: Partial<ConnectionOptions> = {}): Watch & { readonly platform: Platform } {
  const { options, ...watch } = watched(url);
  const platform = openPlatform({ ...options, token: new Token(secret), ...given });
  onTestFinished(() => platform.close());
  return { platform, ...watch };
}

/** A platform that gives one answer to everything. */
export async function meet(
  status: number,
  body: unknown,
  options: Partial<ConnectionOptions> = {},
  headers: Record<string, string> = {},
) {
  const server = await startServer(always(status, body, headers));
  return { server, ...connect(server.url, options) };
}

type Met = Watch & { readonly api: WebApi; readonly server: Server };

/** The whole API of a server, with both tokens unless told otherwise. */
export async function meetApi(answer: Answer, given: Partial<Credentials> = {}): Promise<Met> {
  const server = await startServer(answer);
  const { options, ...watch } = watched(server.url);
  const both = { token: new Token(secret), userToken: new Token(jwt, 'IFMATCH_USER_JWT') };
  const connection = openConnection(options, { ...both, ...given });
  onTestFinished(() => connection.close());
  return { api: createWebApi(connection), server, ...watch };
}

export const remediation: BundleContent = { kind: 'remediation', content: { policies: [] } };
export const detection: Extract<BundleContent, { kind: DetectionKind }> = {
  kind: 'detection/code',
  content: { rulesets: [], rules: [], disabled: [], exceptions: [] },
};
