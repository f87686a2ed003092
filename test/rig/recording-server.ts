import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from './loopback.ts';

// A server for tests of clients: it answers as the test says, and records every request.

export type ReceivedRequest = {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Answers a request. `count` is 1 for the first one. */
export type Responder<Request = ReceivedRequest> = (request: Request, response: ServerResponse, count: number) => void;

export type RecordingServer<Request = ReceivedRequest> = {
  readonly url: string;
  readonly port: number;
  /** Oldest first. */
  readonly requests: Request[];
  readonly close: () => Promise<void>;
};

/** Starts a server on loopback that is closed after the test. */
export async function startServer(answer: Responder): Promise<RecordingServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    incoming.on('end', () => {
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      answer(request, response, requests.length);
    });
  });
  const loopback = await listenOnLoopback(server);
  onTestFinished(loopback.close);
  return { ...loopback, requests };
}

/** Sends a body; a string is sent as it is. */
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

/** Gives the same answer to every request. */
export const always =
  (status: number, body: unknown, headers: Record<string, string> = {}): Responder =>
  (_request, response) =>
    sendJson(response, status, body, headers);
