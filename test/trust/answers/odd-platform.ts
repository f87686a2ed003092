import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPlatform } from '../../../src/platform/client.ts';
import { Token } from '../../../src/platform/token.ts';
import type { Platform } from '../../../src/domain/platform.ts';
import type { Answer } from './mutate-answer.ts';
import { systemClock } from '../../../src/platform/clock.ts';

/** A platform on loopback that gives whatever answer it is told to, and our client for it. */
export type OddPlatform = { readonly platform: Platform; answerWith(answer: Answer): void; close(): Promise<void> };

export async function startOddPlatform(): Promise<OddPlatform> {
  let next: Answer | null = null;
  const server = createServer((request, response) => {
    request.resume().on('end', () => (next === null ? response.destroy() : send(response, next)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const platform = openPlatform({
    address: `http://127.0.0.1:${String(port)}`,
    token: new Token('token-of-the-odd-platform-0123456789'),
    env: {},
    clock: { ...systemClock, sleep: async () => Promise.resolve() },
  });
  return {
    platform,
    answerWith: (answer) => void (next = answer),
    async close() {
      await platform.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send(response: ServerResponse, { status, headers, body, isCut }: Answer): void {
  const given = Object.entries(headers).filter(([, value]) => value !== '');
  response.writeHead(status, { ...Object.fromEntries(given), 'content-length': body.length + (isCut ? 10 : 0) });
  if (!isCut) return void response.end(body);
  response.write(body, () => response.destroy());
}
