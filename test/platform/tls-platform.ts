import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer as createProxy, type IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from '../rig/loopback.ts';
import { sendJson } from '../rig/recording-server.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

export const host = 'platform.test';
let cachedAuthority: ReturnType<typeof selfSigned> | null = null;
const authority = (): ReturnType<typeof selfSigned> => (cachedAuthority ??= selfSigned(host));

/** A platform over TLS whose certificate nobody trusts yet. */
export async function startTls(): Promise<{ port: number; tokens: string[] }> {
  const tokens: string[] = [];
  const server = createServer(authority(), (request, response) => {
    tokens.push(request.headers.authorization ?? '');
    sendJson(response, 200, { deployments: [{ id: 1, slug: request.httpVersion }] });
  });
  return { port: await listen(server), tokens };
}

type Proxy = { readonly url: string; readonly asked: string[]; readonly headers: string };

/** A proxy that knows one host name: ours. What it was sent in the clear is kept. */
export async function startConnectProxy(target: number, refuse: number | null = null): Promise<Proxy> {
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
  const { port, close } = await listenOnLoopback(server);
  onTestFinished(close);
  return port;
}

/** Makes that certificate one that Node trusts, by NODE_EXTRA_CA_CERTS. */
export function authorityFile(): string {
  const folder = temporaryFolder();
  const path = join(folder, 'ca.pem');
  writeFileSync(path, authority().cert);
  return path;
}

// ── A certificate that no store trusts; none may lie in a repository ────────────────────────────────────────────────────────────

/** A self-signed X.509 certificate authority and server in one, and its private key, both as PEM. */
function selfSigned(name: string): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = certificateBody(name, publicKey);
  const certificate = sequence(
    body,
    sequence(ecdsaWithSha256),
    der(0x03, Buffer.of(0), sign('sha256', body, privateKey)),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function certificateBody(subject: string, publicKey: KeyObject): Buffer {
  const name = sequence(set(sequence(commonName, der(0x0c, Buffer.from(subject)))));
  const extensions = sequence(
    extension(subjectAltName, sequence(der(0x82, Buffer.from(subject)))),
    extension(basicConstraints, sequence(der(0x01, Buffer.of(0xff)))),
  );
  return sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(createHash('sha256').update(subject).digest().subarray(0, 8)),
    sequence(ecdsaWithSha256),
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
}

/** Tag, length, content (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  if (size < 128) return Buffer.concat([Buffer.of(tag, size), content]);
  return Buffer.concat([Buffer.of(tag, 0x82, size >> 8, size & 0xff), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const set = (...parts: Buffer[]): Buffer => der(0x31, ...parts);
/** A leading zero keeps it positive. */
const integer = (bytes: Buffer): Buffer =>
  der(0x02, (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
const extension = (id: Buffer, value: Buffer): Buffer => sequence(id, der(0x04, value));

const ecdsaWithSha256 = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const subjectAltName = der(0x06, Buffer.from('551d11', 'hex'));
const basicConstraints = der(0x06, Buffer.from('551d13', 'hex'));
