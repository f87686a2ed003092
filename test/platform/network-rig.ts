import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createProxy, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { selfSigned } from './certificate.ts';
import { sendJson } from './server.ts';

export const host = 'platform.test';
const certificate = selfSigned(host);

/** A platform over TLS whose certificate nobody trusts yet. */
export async function startTls(): Promise<{ port: number; tokens: string[] }> {
  const tokens: string[] = [];
  const server = createServer(certificate, (request, response) => {
    tokens.push(request.headers.authorization ?? '');
    sendJson(response, 200, { deployments: [{ id: 1, slug: request.httpVersion }] });
  });
  return { port: await listen(server), tokens };
}

type Proxy = { readonly url: string; readonly asked: string[]; readonly headers: string };

/** A proxy that knows one host name: ours. What it was sent in the clear is kept. */
export async function startProxy(target: number, refuse: number | null = null): Promise<Proxy> {
  const asked: string[] = [];
  const proxy = { url: '', asked, headers: '' };
  const server = createProxy();
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    asked.push(request.url ?? '');
    proxy.headers += JSON.stringify(request.rawHeaders);
    if (refuse !== null) {
      socket.end(`HTTP/1.1 ${String(refuse)} No\r\n\r\n`);
      return;
    }
    const onward = dial(target, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    onward.pipe(socket).on('error', () => onward.destroy());
    socket.pipe(onward).on('error', () => socket.destroy());
  });
  server.on('request', (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(400).end();
  });
  return Object.assign(proxy, { url: `http://127.0.0.1:${String(await listen(server))}` });
}

async function listen(server: ReturnType<typeof createProxy> | ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Makes that certificate one that Node trusts, by NODE_EXTRA_CA_CERTS. */
export function authorityFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-ca-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'ca.pem');
  writeFileSync(path, certificate.cert);
  return path;
}
