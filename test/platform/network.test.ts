import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPlatform } from '../../src/platform/client.ts';
import { Token } from '../../src/platform/token.ts';
import { authorityFile, host, startProxy, startTls } from './network-rig.ts';
import { connect, secret, sendJson, startServer } from './server.ts';

/** Runs the client in a process of its own, for Node reads its certificates when it starts. */
async function askFrom(env: Record<string, string>, address: string): Promise<string> {
  const script = join(import.meta.dirname, 'network-child.ts');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script],
      { env: { TOKEN: secret, ADDRESS: address, ...env }, timeout: 60_000 },
      (error, stdout) => (error === null ? resolve(stdout.trim()) : reject(new Error(error.message))),
    );
  });
}

describe('a platform with a private certificate authority, behind a proxy', () => {
  test('is reached with NODE_EXTRA_CA_CERTS and HTTPS_PROXY, and the proxy never sees the token', async () => {
    const tls = await startTls();
    const proxy = await startProxy(tls.port);
    const env = { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.url.replace('//', '//me:sesame@') };
    expect(await askFrom(env, `https://${host}`)).toBe('[{"id":"1","slug":"1.1"}]');
    expect(proxy.asked).toEqual([`${host}:443`]);
    expect(tls.tokens).toEqual([`Bearer ${secret}`]);
    expect(proxy.headers).toContain(Buffer.from('me:sesame').toString('base64'));
    expect(proxy.headers).not.toMatch(/canary|Bearer/i);
  });
});

describe('a proxy', () => {
  const direct = { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined };

  test('is never asked for loopback', async () => {
    const proxy = await startProxy(1);
    const server = await startServer((_request, response) => sendJson(response, 200, { deployments: [] }));
    const { platform } = connect(server.url, { env: { httpsProxy: proxy.url, httpProxy: proxy.url, noProxy: '' } });
    expect(await platform.deployments()).toEqual([]);
    expect(proxy.asked).toEqual([]);
  });

  test.for(['socks5://proxy.example:1080', 'ftp://proxy.example', 'http://', 'http://sesame@:99999', 'no proxy'])(
    'of the address %j is refused without showing it',
    (httpsProxy) => {
      const options = { address: 'https://platform.example', token: new Token(secret) };
      const open = () => openPlatform({ ...options, env: { ...direct, httpsProxy } });
      expect(open).toThrow('HTTPS_PROXY is not the address of an HTTP proxy.');
      expect(open).not.toThrow('sesame');
    },
  );
});
