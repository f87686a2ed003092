import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Loopback, listenOnLoopback } from '../../rig/loopback.ts';

/** A server on loopback; `authorizations` are those that it was shown, also by a client that takes it for a proxy. */
export type Host = Loopback & { readonly requests: string[]; readonly authorizations: string[] };

export type Seen = { readonly request: IncomingMessage; readonly body: string };

/** Answers everything in one way, and writes down what it was shown. */
export async function startHost(answer: (seen: Seen, response: ServerResponse) => void): Promise<Host> {
  const requests: string[] = [];
  const authorizations: string[] = [];
  const note = ({ method = '', url = '', headers }: IncomingMessage): void => {
    requests.push(`${method} ${url}`);
    if (headers.authorization !== undefined) authorizations.push(headers.authorization);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      note(request);
      answer({ request, body }, response);
    });
  });
  server.on('connect', (request, socket) => {
    note(request);
    socket.end('HTTP/1.1 502 No\r\n\r\n');
  });
  return { ...(await listenOnLoopback(server)), requests, authorizations };
}

/** A host that nobody has a reason to call. */
export const startStranger = (): Promise<Host> =>
  startHost((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"deployments":[],"state_version":"v1","bundle":{}}');
  });
