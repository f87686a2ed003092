import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address at which no server listens: port 1 is reserved for the system. */
export const closedAddress = 'http://127.0.0.1:1';

/** The address of a server, and how to close it. */
export type Loopback = { readonly url: string; readonly port: number; readonly close: () => Promise<void> };

/** Starts a server on a free port of loopback. */
export async function listenOnLoopback(server: Server): Promise<Loopback> {
  // On a slow machine an idle connection would be closed while the next request is on its way, which looks like a lost connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
