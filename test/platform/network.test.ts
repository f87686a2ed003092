import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPlatform } from '../../src/platform/platform-client.ts';
import { Token } from '../../src/platform/token.ts';
import { authorityFile, host, startConnectProxy, startTls } from './tls-platform.ts';
import { connect, secret } from './connect-client.ts';
import { always, startServer } from '../rig/recording-server.ts';

/** Runs the client in a process of its own, for Node reads its certificates when it starts. */
async function askFrom(env: Record<string, string>, address: string): Promise<string> {
  const script = join(import.meta.dirname, 'network-child.ts');
  const options = { env: { TOKEN: secret, ADDRESS: address, ...env }, timeout: 100_000 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script], options, (error, stdout) =>
      error === null ? resolve(stdout.trim()) : reject(new Error(error.message)),
    );
  });
}

describe('a platform with a private certificate authority, behind a proxy', () => {
  test('is reached with NODE_EXTRA_CA_CERTS and HTTPS_PROXY, and the proxy never sees the token', async () => {
    const tls = await startTls();
    const proxy = await startConnectProxy(tls.port);
    const env = { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.url.replace('//', '//me:sesame@') };
    expect(await askFrom(env, `https://${host}`)).toBe('[{"id":"1","slug":"1.1"}]');
    expect([proxy.asked, tls.tokens]).toEqual([[`${host}:443`], [`Bearer ${secret}`]]);
    expect(proxy.headers).toContain(Buffer.from('me:sesame').toString('base64'));
    expect(proxy.headers).not.toMatch(/canary|Bearer/i);
  });

  test('is reached with HTTP_PROXY if HTTPS_PROXY is not set, also without http://', async () => {
    const tls = await startTls();
    const proxy = await startConnectProxy(tls.port);
    const env = { NODE_EXTRA_CA_CERTS: authorityFile(), HTTP_PROXY: proxy.url.replace('http://', '') };
    expect(await askFrom(env, `https://${host}:8443`)).toBe('[{"id":"1","slug":"1.1"}]');
    expect(proxy.asked).toEqual([`${host}:8443`]);
  });

  test.for<[string, string, boolean, RegExp]>([
    ['without the authority, and that cannot be switched off', host, false, /not trusted \(.*NODE_EXTRA_CA_CERTS/],
    ['under another name', 'other.test', true, /not trusted \(.*altnames/],
  ])('is not trusted %s', async ([, name, isKnown, says]) => {
    const tls = await startTls();
    const proxy = await startConnectProxy(tls.port);
    const authority = isKnown ? { NODE_EXTRA_CA_CERTS: authorityFile() } : { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(await askFrom({ ...authority, HTTPS_PROXY: proxy.url }, `https://${name}`)).toMatch(says);
    expect([proxy.asked.length, tls.tokens.length]).toEqual([1, 0]);
  });

  test('that the proxy refuses is a clear error', async () => {
    const proxy = await startConnectProxy(1, 407);
    const said = await askFrom({ HTTPS_PROXY: proxy.url }, `https://${host}`);
    expect(said).toMatch(/the proxy does not let us through to it \(.*407.*Check HTTPS_PROXY/);
    expect(proxy.asked.length).toBe(5);
  });
});

describe('a proxy', () => {
  test.for<[string, (url: string) => Record<string, string>]>([
    ['for a host in NO_PROXY', (url) => ({ HTTPS_PROXY: url, NO_PROXY: 'x.example,.test' })],
    ['of the environment of the process, only one that is given', (url) => ({ https_proxy: url, http_proxy: url })],
  ])('is not used %s', async ([, env]) => {
    const proxy = await startConnectProxy(1);
    // No name server is asked for a label of over 63 bytes.
    const unknown = `https://${'x'.repeat(64)}.test`;
    expect(await askFrom(env(proxy.url), unknown)).toContain('it cannot be reached (getaddrinfo');
    expect(proxy.asked).toEqual([]);
  });

  test('is never used for loopback', async () => {
    const proxy = await startConnectProxy(1);
    const server = await startServer(always(200, { deployments: [] }));
    const { platform } = connect(server.url, { env: { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url } });
    expect(await platform.deployments()).toEqual([]);
    expect(proxy.asked).toEqual([]);
  });

  test.for(['socks5://proxy.example:1080', 'http://', 'http://sesame@:99999', 'no proxy'])(
    'of the address %j is refused without showing it',
    (HTTPS_PROXY) => {
      const options = { address: 'https://platform.example', token: new Token(secret) };
      const open = (env = {}) => openPlatform({ ...options, env });
      expect(() => open({ HTTPS_PROXY })).toThrow('HTTPS_PROXY is not the address of an HTTP proxy.');
      expect(() => open({ HTTPS_PROXY })).not.toThrow('sesame');
      expect(() => open({ HTTPS_PROXY: ' ', HTTP_PROXY: '' })).not.toThrow();
    },
  );
});

test('closing one platform does not close another', async () => {
  const server = await startServer(always(200, { deployments: [] }));
  const [one, other] = [connect(server.url).platform, connect(server.url).platform];
  await Promise.all([one.deployments(), other.deployments()]);
  await one.close();
  expect(await other.deployments()).toEqual([]);
  await expect(one.deployments()).rejects.toMatchObject({ name: 'PlatformError' });
});

test('a server without TLS at an https address is reported in one line', async () => {
  const server = await startServer(always(200, []));
  const { platform } = connect(server.url.replace('http:', 'https:'));
  const error: unknown = await platform.deployments().catch((one: unknown) => one);
  expect(String(error)).toContain('the answer cannot be decoded (wrong version number (ERR_SSL_WRONG_VERSION_NUMBER))');
  expect(String(error)).not.toContain('\n');
});
