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

  test('is reached with HTTP_PROXY where HTTPS_PROXY is not set, and without http:// in front', async () => {
    const tls = await startTls();
    const proxy = await startProxy(tls.port);
    const env = { NODE_EXTRA_CA_CERTS: authorityFile(), HTTP_PROXY: proxy.url.replace('http://', '') };
    expect(await askFrom(env, `https://${host}:8443`)).toBe('[{"id":"1","slug":"1.1"}]');
    expect(proxy.asked).toEqual([`${host}:8443`]);
  });

  test('is not trusted without the authority, and that cannot be switched off', async () => {
    const tls = await startTls();
    const proxy = await startProxy(tls.port);
    const said = await askFrom({ NODE_TLS_REJECT_UNAUTHORIZED: '0', HTTPS_PROXY: proxy.url }, `https://${host}`);
    expect(said).toMatch(/its certificate is not trusted \(.*NODE_EXTRA_CA_CERTS/);
    expect([proxy.asked.length, tls.tokens.length]).toEqual([1, 0]);
  });

  test('is not trusted under another name', async () => {
    const tls = await startTls();
    const proxy = await startProxy(tls.port);
    const said = await askFrom({ NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.url }, 'https://other.test');
    expect(said).toMatch(/its certificate is not trusted \(.*altnames/);
    expect(tls.tokens).toEqual([]);
  });

  test.for([403, 407, 502])('that the proxy refuses with %i is an error that says so', async (status) => {
    const proxy = await startProxy(1, status);
    const said = await askFrom({ HTTPS_PROXY: proxy.url }, `https://${host}`);
    expect(said).toMatch(
      new RegExp(`the proxy does not let us through to it \\(.*${String(status)}.*Check HTTPS_PROXY`),
    );
    expect(proxy.asked.length).toBe(5);
  });
});

describe('a proxy', () => {
  const direct = { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined };

  test('is not asked for a host in NO_PROXY', async () => {
    const proxy = await startProxy(1);
    const said = await askFrom({ HTTPS_PROXY: proxy.url, NO_PROXY: 'x.example,.test' }, `https://${host}`);
    expect(said).toContain('it cannot be reached (getaddrinfo');
    expect(proxy.asked).toEqual([]);
  });

  test('is never asked for loopback', async () => {
    const proxy = await startProxy(1);
    const server = await startServer((_request, response) => sendJson(response, 200, { deployments: [] }));
    const { platform } = connect(server.url, { env: { httpsProxy: proxy.url, httpProxy: proxy.url, noProxy: '' } });
    expect(await platform.deployments()).toEqual([]);
    expect(proxy.asked).toEqual([]);
  });

  test('in the environment of the process is not asked, only one that is given', async () => {
    const proxy = await startProxy(1);
    const said = await askFrom({ https_proxy: proxy.url, http_proxy: proxy.url }, `https://${host}`);
    expect(said).toContain('it cannot be reached (getaddrinfo');
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

  test('that is empty is none', () => {
    const env = { httpsProxy: ' ', httpProxy: '', noProxy: undefined };
    expect(() => openPlatform({ address: 'https://platform.example', token: new Token(secret), env })).not.toThrow();
  });
});

test('closing one platform leaves another one open', async () => {
  const server = await startServer((_request, response) => sendJson(response, 200, { deployments: [] }));
  const [one, other] = [connect(server.url).platform, connect(server.url).platform];
  await Promise.all([one.deployments(), other.deployments()]);
  await one.close();
  expect(await other.deployments()).toEqual([]);
  await expect(one.deployments()).rejects.toMatchObject({ name: 'PlatformError' });
});

test('a server that does not speak TLS at an https address is told as that, in one line', async () => {
  const server = await startServer((_, answer) => sendJson(answer, 200, []));
  const { platform } = connect(server.url.replace('http:', 'https:'));
  const error: unknown = await platform.deployments().catch((one: unknown) => one);
  expect(String(error)).toContain('does not speak TLS (wrong version number (ERR_SSL_WRONG_VERSION_NUMBER))');
  expect(String(error)).not.toContain('\n');
});
