import { createServer as createTls } from 'node:https';
import { createServer as createRaw, type AddressInfo, type Server as NetServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lookAtConnection } from '../../src/commands/doctor/platform.ts';
import { wayTo } from '../../src/platform/network.ts';
import { troubleOf } from '../../src/platform/probe.ts';
import { selfSigned } from '../platform/certificate.ts';
import { sendJson, startServer } from '../platform/server.ts';
import { canary, examine } from './examine.ts';

const env = (url: string, more: Record<string, string> = {}) => ({
  IFMATCH_BASE_URL: url,
  IFMATCH_API_TOKEN: canary,
  ...more,
});

async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('where nothing listens the cure is to check the address', async () => {
  const raw = createRaw();
  const port = await listen(raw);
  await new Promise((closed) => raw.close(closed));
  const { is } = await examine({ env: env(`http://127.0.0.1:${String(port)}`) });
  expect(is('connection')).toMatchObject({ status: 'failed', fix: expect.stringContaining('Check the address') });
  expect(is('connection').says).toMatch(/^Nothing listens at 127\.0\.0\.1:\d+ \(.*ECONNREFUSED/);
  expect(is('permission')).toMatchObject({ status: 'skipped', says: 'the check "connection" failed' });
});

test('a name that does not exist is a matter of the name server', async () => {
  const { is } = await examine({ env: env('https://no-such-host.invalid') });
  expect(is('connection').says).toMatch(/^The name of no-such-host\.invalid cannot be resolved/);
});

test('a certificate of an unknown authority is cured with NODE_EXTRA_CA_CERTS, and no token was sent', async () => {
  const seen: (string | undefined)[] = [];
  const server = createTls(selfSigned('localhost'), (request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  });
  const port = await listen(server);
  const { is } = await examine({ env: env(`https://localhost:${String(port)}`) });
  expect(is('connection')).toMatchObject({ status: 'failed', fix: expect.stringContaining('NODE_EXTRA_CA_CERTS') });
  expect(seen).toEqual([]);
});

test('a server that does not speak TLS at an https address is named', async () => {
  const server = await startServer((_, response) => sendJson(response, 200, {}));
  const { is } = await examine({ env: env(`https://localhost:${String(server.port)}`) });
  expect(is('connection').says).toContain('does not speak TLS at this port');
});

test('a platform that never answers is given up on, and the whole run ends', async () => {
  const server = await startServer(() => {});
  const { is } = await examine({ env: env(server.url), limits: { check: 200 } });
  expect(is('connection')).toMatchObject({
    status: 'failed',
    says: expect.stringContaining('does not answer in time'),
  });
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('a platform that answers only without a token is given up on as well', async () => {
  const server = await startServer((request, response) => {
    if (request.headers.authorization === undefined) sendJson(response, 401, {});
  });
  const { is } = await examine({ env: env(server.url), limits: { check: 200 } });
  expect(is('connection').status).toBe('ok');
  expect(is('permission')).toMatchObject({ status: 'failed', says: 'There was no answer within 0.2 s.' });
  expect(is('vocabulary')).toMatchObject({ status: 'skipped', says: 'the check "permission" failed' });
});

test('when the run has taken long enough nothing more is begun', async () => {
  const server = await startServer((_, response) => sendJson(response, 401, {}));
  const { is } = await examine({ env: env(server.url), limits: { run: 0 } });
  expect(is('permission').says).toContain('took too long');
});

test.for([
  [302, { location: 'https://login.example/start?token=x' }, 'a redirect to https://login.example/start.'],
  [503, {}, 'it is not well, or too busy'],
  [429, {}, 'it is not well, or too busy'],
  [200, { 'content-type': 'text/html; charset=utf-8' }, 'a page for people'],
] as const)('an address that answers %i is not the API', async ([status, headers, says]) => {
  const server = await startServer((_, response) => response.writeHead(status, headers).end('<html>'));
  const { is } = await examine({ env: env(server.url) });
  expect(is('connection').status).toBe('failed');
  expect(is('connection').says).toContain(says);
  expect(server.seen.every(({ headers: sent }) => sent.authorization === undefined)).toBe(true);
});

describe('the clock', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  test.for([
    [0, {}, 'ok', 'within a minute'],
    [59, {}, 'ok', 'within a minute'],
    [-300, {}, 'warning', '5 min ahead of'],
    [10_800, {}, 'warning', '3 h behind'],
    [-864_000, {}, 'warning', '10 days ahead of'],
    [-300, { age: '300' }, 'ok', 'within a minute'],
  ] as const)('of a platform %i s off is %o', async ([seconds, headers, status, says]) => {
    const date = new Date(now + seconds * 1000).toUTCString();
    const server = await startServer((_, response) => sendJson(response, 401, {}, { date, ...headers }));
    const { is } = await examine({ env: env(server.url), now: () => now });
    expect(is('clock').status).toBe(status);
    expect(is('clock').says).toContain(says);
  });

  test('cannot be compared with a platform that sends no date', async () => {
    const server = await startServer((_, response) => {
      response.sendDate = false;
      sendJson(response, 401, {});
    });
    expect((await examine({ env: env(server.url) })).is('clock').status).toBe('skipped');
  });
});

describe('the proxy', () => {
  const proxies = { httpsProxy: undefined, httpProxy: undefined, noProxy: undefined };
  const platform = new URL('https://api.platform.example');

  test.for([
    [{}, { kind: 'direct', because: 'unset' }],
    [
      { httpsProxy: 'http://user:canary@proxy.example:3128' },
      { proxy: 'http://proxy.example:3128', variable: 'HTTPS_PROXY' },
    ],
    [{ httpProxy: 'proxy.example:3128' }, { proxy: 'http://proxy.example:3128', variable: 'HTTP_PROXY' }],
    [{ httpsProxy: 'http://p', noProxy: 'platform.example' }, { because: 'no-proxy' }],
    [{ httpsProxy: 'http://p', noProxy: 'x, .platform.example:443' }, { because: 'no-proxy' }],
    [{ httpsProxy: 'http://p', noProxy: '*' }, { because: 'no-proxy' }],
    [{ httpsProxy: 'http://p', noProxy: 'platform.example:8443' }, { kind: 'proxy' }],
    [{ httpsProxy: 'http://p', noProxy: '*.api.platform.example' }, { kind: 'proxy' }],
    [{ httpsProxy: 'http://p', noProxy: 'form.example' }, { kind: 'proxy' }],
  ] as const)('%o leads to %o', ([given, expected]) => {
    expect(wayTo(platform, { ...proxies, ...given })).toMatchObject(expected);
  });

  test('is not asked for this machine', () => {
    expect(wayTo(new URL('http://127.0.0.1:1'), { ...proxies, httpsProxy: 'http://p' })).toMatchObject({
      because: 'loopback',
    });
  });

  test('whose address is none fails without showing its password', async () => {
    const { is } = await examine({ env: env('https://platform.example', { HTTPS_PROXY: 'socks5://u:canary@p' }) });
    expect(is('proxy').status).toBe('failed');
    expect(JSON.stringify(is('proxy'))).not.toContain('canary');
  });

  test('is the one to blame when it refuses', async () => {
    const raw = createRaw();
    const port = await listen(raw);
    await new Promise((closed) => raw.close(closed));
    const proxy = `http://user:canary@127.0.0.1:${String(port)}`;
    const { is } = await examine({ env: env('https://platform.example', { HTTPS_PROXY: proxy }) });
    expect(is('proxy').says).toBe(`through http://127.0.0.1:${String(port)} (HTTPS_PROXY)`);
    expect(is('connection').says).toContain(`Nothing listens at the proxy http://127.0.0.1:${String(port)}`);
    expect(is('connection')).toMatchObject({ fix: expect.stringContaining('HTTPS_PROXY') });
  });
});

test.for([
  ['untrusted', 'certificate has expired (CERT_HAS_EXPIRED)', 'expired'],
  ['untrusted', "Host: a. is not in the cert's altnames: DNS:b (ERR_TLS_CERT_ALTNAME_INVALID)", 'other-host'],
  ['untrusted', 'unable to get local issuer certificate (UNABLE_TO_GET_ISSUER_CERT_LOCALLY)', 'unknown-authority'],
  ['untrusted', 'certificate revoked (CERT_REVOKED)', 'untrusted'],
  ['unreachable', 'getaddrinfo EAI_AGAIN x', 'no-such-host'],
  ['unreachable', 'connect ENETUNREACH', 'unreachable'],
  ['interrupted', 'other side closed (UND_ERR_SOCKET)', 'broken'],
  ['proxy', 'Proxy response (407)', 'proxy'],
] as const)('%s with «%s» is %s, and has a cure', ([kind, detail, trouble]) => {
  const known = troubleOf({ kind, detail });
  expect(known.trouble).toBe(trouble);
  const way = { kind: 'direct', because: 'unset' } as const;
  const { result } = lookAtConnection(new URL('https://p.example'), way, { kind: 'trouble', ...known });
  expect(result).toMatchObject({ status: 'failed', fix: expect.stringMatching(/^[A-Z].*\.$/) });
});
