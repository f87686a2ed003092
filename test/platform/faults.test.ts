import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Platform } from '../../src/domain/platform.ts';
import { fixOf, PlatformError } from '../../src/domain/errors.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { closedAddress } from '../rig/loopback.ts';
import { acme, connect, remediation, secret } from './connect-client.ts';
import { always, sendJson, startServer } from '../rig/recording-server.ts';

/** `expire` lets the deadline of the request pass. */
type Answer = (response: ServerResponse, expire: () => void) => void;

/**
 * A name, what the message of the error says, and the answer. A dry run or a read always ends in one PlatformError, after 5 requests where
 * `again`; a PUT is sent once, but for 429, and comes to the third word.
 */
type Fault = readonly [string, string, Answer, ('unanswered' | 'stale' | 'refused')?];

const json = { 'content-type': 'application/json' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<!doctype html><title>Sign in</title>';
const good = '{"state_version":"v1","bundle":{},"deployments":[]}';
const raw =
  (text: string | Buffer, headers: Record<string, string> = json, code = 200): Answer =>
  (response) =>
    void response.writeHead(code, headers).end(text);
const status = (code: number, body = '{"error":"no"}'): Answer => raw(body, json, code);
const packed = (bytes: Buffer, encoding = 'gzip') => raw(bytes, { ...json, 'content-encoding': encoding });
const cut =
  (headers: Record<string, string>): Answer =>
  (response) => {
    response.writeHead(200, { ...json, ...headers }).write(good, () => response.destroy());
  };
const drip: Answer = (response, expire) => {
  response.writeHead(200, json);
  response.write(' ', () => response.write(' ', expire));
};

const again: readonly Fault[] = [
  ['reset before an answer', 'broke before', (response) => response.destroy()],
  ['truncated by content-length', 'broke before', cut({ 'content-length': '5000' })],
  ['truncated within chunks', 'broke before', cut({})],
  ['silence', 'no complete answer came in time', (_, expire) => expire()],
  ['a drip', 'no complete answer came in time', drip],
  ...[502, 503, 504].map((code): Fault => [`a ${String(code)}`, `answered ${String(code)}, "no"`, status(code)]),
  ['a 429', 'answered 429, "no"', status(429), 'refused'],
];

const once: readonly Fault[] = [
  ['a 500', 'answered 500, "no"', status(500)],
  ['a 599 without a body', 'answered 599.', raw('', {}, 599)],
  ['a 204', 'answered 204', (response) => response.writeHead(204).end()],
  ['a 202', 'answered 202', status(202, good)],
  ['a 408', 'answered 408', status(408)],
  ...[400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 428].map((code): Fault => {
    return [`a ${String(code)}`, `answered ${String(code)}, "no"`, status(code), 'refused'];
  }),
  ['a 403 with a page', 'answered 403 with a web page, "Sign in"', raw(page, html, 403), 'refused'],
  ['a 412 without a body', 'answered 412.', raw('', {}, 412), 'stale'],
  ['an HTML page with 200', 'with text/html instead of JSON, "Sign in"', raw(page, html)],
  ['an HTML page that says it is JSON', 'not JSON, or it was cut off, "Sign in"', raw(page)],
  ['plain text', 'with text/plain instead of JSON', raw('ok', { 'content-type': 'text/plain' })],
  ['JSON of no type', 'with no content type instead of JSON', raw(good, {})],
  ['an empty body', 'with an empty body', raw('')],
  ['JSON that was cut off', 'not JSON, or it was cut off', raw(good.slice(0, -5))],
  ['a field twice', 'a name occurs twice in one object', raw(good.replace('bundle', 'state_version'))],
  ['bytes that are not UTF-8', 'not UTF-8', raw(Buffer.from(good.replace('v1', 'v\xFF'), 'latin1'))],
  ['JSON that is too deep', 'over 64 levels', raw(`{"x":${'['.repeat(500)}${']'.repeat(500)}}`)],
  ...['null', '[]', '"ok"', '{"deployments":{}}'].map((text): Fault => {
    return [`the JSON ${text}`, 'in a shape that is not understood', raw(text)];
  }),
  ['a gzip bomb', 'too large', packed(gzipSync(Buffer.alloc(60 << 20, 32)))],
  ['a huge body', 'too large', raw(Buffer.alloc(11 << 20, 32))],
  ['gzip that was cut off', 'cannot be decoded', packed(gzipSync(good).subarray(0, -9))],
  ['an encoding that was not asked for', 'packed in a way that was not asked for', packed(Buffer.from(good), 'zstd')],
  ['no HTTP', 'cannot be decoded', (response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')],
];

async function meet(answer: Answer) {
  const server = await startServer((_request, response) => answer(response, () => client.deadlines.expire()));
  const client = connect(server.url);
  return { ...client, seen: server.requests };
}

async function errorOf(work: Promise<unknown>): Promise<PlatformError> {
  const value: unknown = await work.catch((error: unknown) => error);
  expect(value).toBeInstanceOf(PlatformError);
  return value as PlatformError;
}

const cases = [...again.map((fault) => [5, ...fault] as const), ...once.map((fault) => [1, ...fault] as const)];

test.for(cases)('%i requests end in one clear error after %s', async ([reads, name, says, answer, put]) => {
  const { platform, seen, waits } = await meet(answer);
  const error = await errorOf(platform.dryRun(acme, remediation));
  expect(error.message).toMatch(/^Preview a remediation policies apply \(acme\): /);
  expect(error.message).toContain(says);
  expect(fixOf(error)).toMatch(/\.$/);
  expect([seen.length, waits.length]).toEqual([reads, reads - 1]);
  expect((await errorOf(platform.deployments())).message).toContain(says);
  const before = seen.length;
  const ended = await platform
    .put(acme, remediation, 'v1')
    .catch((one: unknown) => ({ kind: 'refused', message: (one as PlatformError).message }));
  expect(ended).toMatchObject({ kind: put ?? 'unanswered', message: expect.stringContaining(says) as string });
  expect(seen.length - before).toBe(name === 'a 429' ? 5 : 1);
});

describe('a redirect', () => {
  test.for([300, 301, 302, 303, 304, 307, 308])('with %i is an error, and is not followed', async (code) => {
    const canary = await startServer(always(200, good));
    const { platform, seen, lines } = await meet((response) => {
      response.writeHead(code, { location: `${canary.url}/login?next=sesame#sesame` });
      // A body that never ends must not hide the redirect.
      if (code === 304) response.end();
      else response.write('<a>moved</a>');
    });
    const says = `a redirect to ${canary.url}/login. It was not followed.`;
    for (const work of [
      platform.deployments(),
      platform.dryRun(acme, remediation),
      platform.read(acme, 'remediation'),
    ]) {
      const fix = expect.stringContaining('only to the address that you set') as string;
      expect(await errorOf(work)).toMatchObject({
        status: code,
        message: expect.stringContaining(says) as string,
        fix,
      });
    }
    const message = expect.stringContaining(says) as string;
    expect(await platform.put(acme, remediation, 'v1')).toMatchObject({ kind: 'unanswered', message });
    expect([canary.requests.length, seen.length, lines.join('').includes('sesame')]).toEqual([0, 4, false]);
  });

  test.for<[string, string]>([
    ['/elsewhere?x=1', '/elsewhere. It was'],
    ['https://user:sesame@other.example/x', 'to https://other.example/x. It was'],
    ['javascript:sesame', 'to javascript:. It was'],
    ['https://[', 'without saying where. It was'],
  ])('to %j is shown without its secrets', async ([location, says]) => {
    const { platform } = await meet((response) => void response.writeHead(302, { location }).end());
    const { message } = await errorOf(platform.deployments());
    expect(message).toContain(says);
    expect(message).not.toContain('sesame');
  });
});

describe('a token that the platform echoes', () => {
  const forms = [secret, encodeURIComponent(secret), Buffer.from(`Bearer ${secret}`).toString('base64')].join(' ');

  test('is not in the result', async () => {
    const entry = { kind: 'RemediationPolicy', key: { slug: 'a' }, after: { name: forms, [secret]: [{ x: forms }] } };
    const error = { code: 'X', message: forms, context: { value: forms } };
    const ask: readonly [unknown, (platform: Platform) => Promise<unknown>][] = [
      [{ state_version: 'v1', validation_errors: [error] }, (platform) => platform.dryRun(acme, remediation)],
      [{ state_version: 'v1', creates: [entry] }, (platform) => platform.dryRun(acme, remediation)],
      [
        { state_version: 'v1', bundle: { policies: [{ slug: 'a', name: forms }] } },
        (platform) => platform.read(acme, 'remediation'),
      ],
    ];
    for (const [answer, question] of ask) {
      const text = JSON.stringify(answer);
      const spelt = text.replaceAll('/', String.raw`\/`).replaceAll('canary', String.raw`\u0063anary`);
      for (const body of [text, spelt]) {
        const printed = inspect(await question((await meet(raw(body))).platform), { depth: 20 });
        expect(printed).toContain('[redacted]');
        expect(printed).not.toMatch(/canary|0123456789|Y2FuYXJ5/);
      }
    }
  });

  const url = encodeURIComponent(secret);
  test.for<[string, Answer]>([
    ['a 500', status(500, JSON.stringify({ error: `bad header: Bearer ${forms}` }))],
    ['a 400', raw(JSON.stringify({ code: secret, message: forms }), { ...json, 'x-request-id': url }, 400)],
    ['a page', raw(`<pre>Authorization: ${forms}</pre>`, html)],
    ['broken JSON', raw(`{"seen": ${forms}`)],
    ['a redirect', raw('', { location: `https://evil.example/${url}?t=${url}` }, 302)],
    ['a shape', raw(JSON.stringify({ state_version: 'v1', creates: [{ kind: secret, key: {} }] }))],
    ['no HTTP', (response) => response.socket?.end(`BROKEN ${secret}\r\n`)],
  ])('is in no error and no log line: %s', async ([, answer]) => {
    const { platform, lines } = await meet(answer);
    const error = await errorOf(platform.dryRun(acme, remediation));
    expect(inspect(error, { depth: 9, showHidden: true }) + lines.join('\n')).not.toMatch(/canary|0123456789/);
  });
});

// ── Attempts ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const empty = { stateVersion: 'v1', entries: [], rejections: [] };
const written = { kind: 'written', stateVersion: 'v1' };

/** A platform that refuses the first requests and then answers. */
async function refuse(first: number, code: number, headers = {}, options: Parameters<typeof connect>[1] = {}) {
  const server = await startServer((_request, response, count) =>
    count <= first ? sendJson(response, code, { error: 'not now' }, headers) : sendJson(response, 200, good),
  );
  return { server, ...connect(server.url, options) };
}

describe('a dry run', () => {
  test.for([1, 4])('succeeds after %i refusals', async (refusals) => {
    const { platform, waits } = await refuse(refusals, 503);
    expect(await platform.dryRun(acme, remediation)).toEqual(empty);
    expect(waits).toEqual([500, 1000, 2000, 4000].slice(0, refusals));
  });

  test.for<[string, number]>([
    ['3', 3500],
    ['0', 500],
    ['soon', 500],
    ['-1', 500],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 500],
    ['Sat, 01 Aug 2026 12:00:09 GMT', 9500], // by the clock of the platform
    ['119', 119_500],
  ])('with Retry-After: %s waits %i ms', async ([text, wait]) => {
    const headers = { date: 'Sat, 01 Aug 2026 12:00:00 GMT', 'retry-after': text };
    const { platform, waits } = await refuse(1, 429, headers);
    expect(await platform.dryRun(acme, remediation)).toEqual(empty);
    expect(waits).toEqual([wait]);
  });

  test.for<[string, string]>([
    ['600', 'not to be called before 12:10:00 UTC (in 10 minutes). Retry then.'],
    ['90000', 'not to be called before 13:00:00 UTC on 2026-08-02 (in 1500 minutes). Retry then.'],
    ['Sat, 01 Aug 2026 12:30:00 GMT', 'not to be called before 12:30:00 UTC (in 30 minutes). Retry then.'],
  ])('with Retry-After: %s is not repeated, and the error says when to retry', async ([text, fix]) => {
    const headers = { date: 'Sat, 01 Aug 2026 12:00:00 GMT', 'retry-after': text };
    const clock = { ...systemClock, now: () => Date.UTC(2026, 7, 1, 12) };
    const { platform, server } = await refuse(9, 429, headers, { clock });
    await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ fix: expect.stringContaining(fix) });
    expect(server.requests.length).toBe(1);
  });

  test.for([401, 403, 404])('with %i and a web page says nothing about the token', async (code) => {
    const { platform } = await meet(status(code, '<!DOCTYPE html><title>Just a moment...</title>'));
    await expect(platform.deployments()).rejects.toMatchObject({
      message: expect.stringContaining(`answered ${String(code)} with a web page, "Just a moment..."`),
      fix: expect.stringContaining('says nothing about the token'),
    });
  });

  test.for<[string, Answer]>([
    ['plain text of a firewall', raw('Request blocked', { 'content-type': 'text/plain' }, 403)],
    ['the mark of a bot check', raw('{}', { ...json, 'cf-mitigated': 'challenge' }, 403)],
  ])('with 403 and %s says nothing about the token', async ([, answer]) => {
    const { platform } = await meet(answer);
    await expect(platform.deployments()).rejects.toMatchObject({
      fix: expect.stringContaining('says nothing about the token'),
    });
  });

  test('at an address with a path too much names the path', async () => {
    const server = await startServer(always(404, {}));
    const { platform } = connect(`${server.url}/appsec`);
    await expect(platform.deployments()).rejects.toMatchObject({
      fix: expect.stringMatching(/^Remove the path \/appsec from the address/),
    });
  });

  test('is asked three times within three seconds if nothing listens there', async () => {
    const waits: number[] = [];
    const sleep = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
    const { platform } = connect('http://127.0.0.1:1', { clock: { ...systemClock, random: () => 1, sleep } });
    await expect(platform.deployments()).rejects.toThrow('no answer of http://127.0.0.1:1, it cannot be reached');
    expect(waits).toEqual([1000, 1000]);
  });

  test('does not wait beyond the deadline of the call', async () => {
    let now = 0;
    const sleep = (milliseconds: number) => Promise.resolve(void (now += milliseconds));
    const clock = { ...systemClock, now: () => now, random: () => 0, sleep };
    const { platform, server } = await refuse(9, 429, { 'retry-after': '90' }, { clock });
    await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 429 });
    // 0, 90, 180 and 270 seconds; the next one would be at 360, after 300.
    expect([now, server.requests.length]).toEqual([270_000, 4]);
  });

  test('gives each attempt only the remaining time of the call', async () => {
    let now = 0;
    const [sleep, deadlines] = [(milliseconds: number) => Promise.resolve(void (now += milliseconds)), [] as number[]];
    const timer = (milliseconds: number) => {
      deadlines.push(milliseconds);
      return () => {};
    };
    const { platform } = await refuse(
      9,
      503,
      {},
      { clock: { now: () => now, random: () => 0.5, sleep, timer }, deadlines: { attempt: 3000, call: 4000 } },
    );
    await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 503 });
    // After waits of 0.5, 1 and 2 seconds.
    expect(deadlines).toEqual([3000, 3000, 2500, 500]);
  });

  test('logs each request and each wait', async () => {
    const { platform, lines } = await refuse(1, 503, { 'x-request-id': 'r-1' });
    await platform.dryRun(acme, remediation);
    const path = 'POST /api/policies/v2/deployments/1234/remediation-policies:dryRun';
    expect(lines.map((line) => line.replace(/in \d+ ms/, 'in 1 ms'))).toEqual([
      `${path} 503 in 1 ms, request r-1`,
      'waiting 500 ms, then attempt 2',
      `${path} 200 in 1 ms`,
    ]);
  });
});

describe('a PUT', () => {
  test('is retried after a 429, since it was not processed', async () => {
    const { platform, server, waits } = await refuse(2, 429, { 'retry-after': '1' });
    expect(await platform.put(acme, remediation, 'v1')).toEqual(written);
    expect([server.requests.length, waits]).toEqual([3, [1500, 1500]]);
    expect(new Set(server.requests.map(({ body, headers }) => `${body} ${headers['if-match'] ?? ''}`)).size).toBe(1);
  });

  test('that never reaches the platform is retried, and then fails as not written', async () => {
    const { platform, waits } = connect(closedAddress);
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      name: 'PlatformError',
      message: expect.stringMatching(/it cannot be reached \(.*ECONNREFUSED/) as string,
      fix: expect.arrayContaining([{ option: 'base-url' }]) as unknown,
      unsent: true,
    });
    expect(waits.length).toBe(2);
  });
});

describe('closing', () => {
  test('sends no further PUT, and says so', async () => {
    const { platform, server } = await refuse(0, 200);
    await platform.close();
    await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({
      message: expect.stringContaining('it was not asked any more') as string,
      unsent: true,
    });
    expect(server.requests).toEqual([]);
  });

  test('ends a request and a wait at once', async () => {
    const silent = await startServer(() => {});
    const busy = await startServer(always(503, {}, { 'retry-after': '100' }));
    for (const { url } of [silent, busy]) {
      const lines: string[] = [];
      const { platform } = connect(url, { clock: systemClock, log: (line) => void lines.push(line) });
      const work = platform.dryRun(acme, remediation).catch((error: unknown) => error);
      const isUnderWay = () => (url === silent.url ? silent.requests.length === 1 : lines.length === 2);
      await expect.poll(isUnderWay, { timeout: 100_000 }).toBe(true);
      await platform.close();
      expect(await work).toMatchObject({ name: 'PlatformError' });
    }
  });
});

test('once retries are stopped, a wait ends at once and nothing is retried', async () => {
  const stop = new AbortController();
  const log = (line: string) => (line.startsWith('waiting') ? stop.abort() : undefined);
  const options = { clock: systemClock, stopRetrying: stop.signal, log };
  const { platform, server } = await refuse(2, 429, { 'retry-after': '100' }, options);
  await expect(platform.put(acme, remediation, 'v1')).rejects.toMatchObject({ status: 429 });
  await expect(platform.dryRun(acme, remediation)).rejects.toMatchObject({ status: 429 });
  expect(server.requests.length).toBe(2);
  expect(await platform.dryRun(acme, remediation)).toEqual(empty);
});
