import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Loopback, listenOnLoopback } from '../../rig/loopback.ts';

/** A server on loopback that records its requests. `authorizations` also has those of clients that use it as a proxy. */
export type Host = Loopback & { readonly requests: string[]; readonly authorizations: string[] };

export type ReceivedRequest = { readonly request: IncomingMessage; readonly body: string };

/** Starts a server that records every request and responds to it. */
export async function startHost(respond: (received: ReceivedRequest, response: ServerResponse) => void): Promise<Host> {
  const requests: string[] = [];
  const authorizations: string[] = [];
  const record = ({ method = '', url = '', headers }: IncomingMessage): void => {
    requests.push(`${method} ${url}`);
    if (headers.authorization !== undefined) authorizations.push(headers.authorization);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      record(request);
      respond({ request, body }, response);
    });
  });
  server.on('connect', (request, socket) => {
    record(request);
    socket.end('HTTP/1.1 502 No\r\n\r\n');
  });
  return { ...(await listenOnLoopback(server)), requests, authorizations };
}

/** Starts a server that no program has a reason to call. */
export const startForbiddenHost = (): Promise<Host> =>
  startHost((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"deployments":[],"state_version":"v1","bundle":{}}');
  });
