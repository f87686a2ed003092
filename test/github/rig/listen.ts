import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listener = { readonly url: string; close(): Promise<void> };

/** Serves on loopback, on a free port. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Listener> {
  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // A bug of the rig: let it be seen in the client's error, whatever the client is.
      if (!response.headersSent) response.writeHead(599, { 'content-type': 'text/plain' });
      response.end(`the rig failed: ${cause instanceof Error ? String(cause.stack) : String(cause)}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The whole body. A client that goes away in the middle of it throws. */
export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
