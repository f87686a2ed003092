import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { authorityFile, host, startConnectProxy, startTls } from '../platform/tls-platform.ts';
import { secret } from '../platform/connect-client.ts';
import { startServer } from '../rig/recording-server.ts';
import { ifmatch } from './run-program.ts';

/** Asks a platform for its deployments by the built program, whose undici is a part of the whole one. */
async function ask(address: string, env: Record<string, string> = {}) {
  const { code, out, err } = await ifmatch(['deployments', '--format', 'json'], {
    env: { IFMATCH_BASE_URL: address, IFMATCH_API_TOKEN: secret, ...env },
  });
  return { code, said: out + err };
}

describe('the built program', () => {
  test('reaches a platform with a private certificate authority through a proxy over HTTP/1.1', async () => {
    const tls = await startTls();
    const proxy = await startConnectProxy(tls.port);
    const env = { NODE_EXTRA_CA_CERTS: authorityFile(), HTTPS_PROXY: proxy.url.replace('//', '//me:sesame@') };
    const { code, said } = await ask(`https://${host}`, env);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('"1.1"') as unknown });
    expect([proxy.asked, tls.tokens]).toEqual([[`${host}:443`], [`Bearer ${secret}`]]);
  });

  test('does not trust another certificate authority', async () => {
    const tls = await startTls();
    const proxy = await startConnectProxy(tls.port);
    const { code, said } = await ask(`https://${host}`, { HTTPS_PROXY: proxy.url });
    expect(code).toBe(1);
    expect(said).toContain('its certificate is not trusted');
    expect(tls.tokens).toEqual([]);
  });

  test.for([{}, { UNDICI_NO_WASM_SIMD: '1' }, { UNDICI_USE_MILO: '1' }])(
    'reads a compressed answer with the HTTP parser set by the environment: %j',
    async (env) => {
      const answer = gzipSync(JSON.stringify({ deployments: [{ id: 7, slug: 'acme' }] }));
      const server = await startServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(answer);
      });
      const { code, said } = await ask(server.url, env);
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('acme') as unknown });
    },
  );
});
