import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address where nobody listens: only the system may give this port away. */
export const nowhere = 'http://127.0.0.1:1';

/** Where a server listens. */
export type Loopback = { readonly url: string; readonly port: number; readonly close: () => Promise<void> };

/** Lets a server listen on loopback, at a free port. */
export async function onLoopback(server: Server): Promise<Loopback> {
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
